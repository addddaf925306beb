import { descendants } from '../../support/descendants.ts';
import type { FigureRow, SkippedRow } from '../row.ts';
import { ussOf } from './hosts.ts';

const GOALS_MB = { host: 45, chromium: 75 };

/** What one session has for itself alone. @param bare processes of a bare browser that shows the same page */
export function measureMemory(host: number | undefined, bare: readonly number[]): (FigureRow | SkippedRow)[] {
  const hostMb = host === undefined ? Number.NaN : ussOf([host]);
  if (host === undefined || Number.isNaN(hostMb)) {
    return [{ name: 'memory of a session', skipped: 'this system does not tell what a process has for itself' }];
  }
  const chromium = descendants(host).map(({ pid }) => pid);
  const figure = { unit: 'MB USS', better: 'less' } as const;
  return [
    { ...figure, name: 'memory of a session, host', value: hostMb, bare: null, goal: GOALS_MB.host },
    {
      ...figure,
      name: 'memory of a session, Chromium',
      value: ussOf(chromium),
      bare: ussOf(bare),
      goal: GOALS_MB.chromium,
    },
  ];
}
