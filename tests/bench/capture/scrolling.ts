import { setTimeout as pause } from 'node:timers/promises';
import type { FigureRow } from '../row.ts';
import type { BarePage } from './bare-browsers.ts';
import type { RealViewer } from './real-viewer.ts';

const GOAL = 25;
const TURN_EVERY_MS = 16;
const TURN_PX = 40;

/** Turns the wheel at an even pace, whatever becomes of it. */
async function turn(seconds: number, wheel: () => unknown): Promise<void> {
  const startedAt = performance.now();
  for (let turns = 1; performance.now() - startedAt < seconds * 1000; turns++) {
    await wheel();
    await pause(Math.max(0, startedAt + turns * TURN_EVERY_MS - performance.now()));
  }
}

/** Pictures a second that are drawn in the person's browser while they turn the wheel. */
export async function measureScrolling(viewer: RealViewer, bare: BarePage, seconds: number): Promise<FigureRow> {
  const { mouse } = viewer.tab;
  await viewer.tab.locator('canvas').hover();
  const before = await viewer.drawn();
  const startedAt = performance.now();
  await turn(seconds, () => mouse.wheel(0, TURN_PX));
  const ours = ((await viewer.drawn()) - before) / ((performance.now() - startedAt) / 1000);

  let pictures = 0;
  bare.onPicture(() => pictures++);
  const bareAt = performance.now();
  const wheel = { type: 'mouseWheel', x: 300, y: 300, deltaX: 0, deltaY: TURN_PX } as const;
  await turn(seconds, () => void bare.session.send('Input.dispatchMouseEvent', wheel).catch(() => undefined));
  const limit = pictures / ((performance.now() - bareAt) / 1000);
  return { name: 'pictures while scrolling', unit: '/s', value: ours, bare: limit, goal: GOAL, better: 'more' };
}
