import { createGuideRewriting, type GuideRewriting } from '../../application/guide-rewriting.ts';
import type { GuideWriter } from '../../application/ports/guide-writer.ts';
import type { Log } from '../../application/ports/log.ts';
import type { Config } from '../settings/config.ts';
import type { ModelAt } from '../settings/model-settings.ts';
import { createLog } from '../system/log.ts';

/** Rewriting guides; undefined where no model is named for it. */
export function guideRewritingOf(at: ModelAt | undefined, log: Log): GuideRewriting | undefined {
  return at && createGuideRewriting({ writer: writerLoadedLate(at, log) });
}

/**
 * Rewriting guides for a command, which opens no engine; undefined where no model is named for it.
 * @param write takes what it logs, line by line
 */
export const openGuideRewriting = (
  { guideWriter }: Config,
  write: (line: string) => unknown,
): GuideRewriting | undefined => guideRewritingOf(guideWriter, createLog({ level: 'error', write }));

/** A writer that is loaded with its first guide: the client of models takes longer to load than all the rest. */
function writerLoadedLate(at: ModelAt, log: Log): GuideWriter {
  const load = async () => (await import('../guide-writing/guide-writer.ts')).createGuideWriter({ at, log });
  let loaded: Promise<GuideWriter> | undefined;
  return {
    name: at.model,
    async write(asked, tried, signal) {
      loaded ??= load();
      return (await loaded).write(asked, tried, signal);
    },
  };
}
