import { setTimeout as pause } from 'node:timers/promises';
import { say } from '../progress.ts';
import { type FigureRow, median, quantile } from '../row.ts';
import type { BarePage } from './bare-browsers.ts';
import { typistOn } from './bare-typist.ts';
import type { Colour, RealViewer } from './real-viewer.ts';
import { latencyOfPress } from './typing.ts';

const GOALS_MS = { median: 45, p95: 80 };
const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [0, 0, 0];
const PRESSES_A_SECOND = 5;

const between = () => pause(120 + Math.random() * 160);

/** From a key in the person's browser to what it changes on the site, drawn in the same browser. */
export async function measureInput(viewer: RealViewer, bare: BarePage, seconds: number): Promise<FigureRow[]> {
  const presses = Math.max(4, seconds * PRESSES_A_SECOND);
  await viewer.tab.locator('canvas').focus();
  const ours: number[] = [];
  for (let press = 0; press < presses; press++) {
    await between();
    await viewer.tab.keyboard.press('a');
    ours.push(await viewer.until(press % 2 === 0 ? BLACK : WHITE));
    say(`input to pixel: ${press + 1} of ${presses}, ${Math.round(ours.at(-1) ?? 0)} ms`);
  }
  const typist = typistOn(bare);
  const limit: number[] = [];
  for (let press = 0; press < presses; press++) {
    await between();
    limit.push(await latencyOfPress(typist));
  }
  const figure = { unit: 'ms', better: 'less' } as const;
  return [
    { ...figure, name: 'input to pixel, median', value: median(ours), bare: median(limit), goal: GOALS_MS.median },
    {
      ...figure,
      name: 'input to pixel, 95 of 100',
      value: quantile(ours, 0.95),
      bare: quantile(limit, 0.95),
      goal: GOALS_MS.p95,
    },
  ];
}
