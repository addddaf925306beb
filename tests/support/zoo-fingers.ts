import { site } from './capture-visits.ts';
import { eventually } from './eventually.ts';
import type { ZooVisit } from './zoo.ts';

/** A finger on the picture, at a place of the remote viewport. */
export type Finger = { id: number; x: number; y: number };

/** Puts fingers on the picture, moves them and lifts them. */
export async function fingers({ tab }: ZooVisit) {
  const wire = await tab.context().newCDPSession(tab);
  const box = (await site(tab).boundingBox()) ?? { x: 0, y: 0 };
  return async (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Finger[]): Promise<void> => {
    const touchPoints = points.map(({ id, x, y }) => ({ id, x: x + box.x, y: y + box.y }));
    await wire.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
}

/** A finger that has lain for so long, in ms, rests. */
const RESTS_MS = 700;

/**
 * Drags from one place of the remote viewport to another, by mouse, by finger, or by a finger that rests first: on what tells
 * `finger` when one comes.
 */
export async function drag(
  visit: ZooVisit,
  from: readonly number[],
  to: readonly number[],
  how: 'click' | 'tap' | 'rest',
) {
  const [x = 0, y = 0] = from;
  const way = Array.from({ length: 8 }, (_, step) => ({
    x: x + (((to[0] ?? 0) - x) * (step + 1)) / 8,
    y: y + (((to[1] ?? 0) - y) * (step + 1)) / 8,
  }));
  if (how !== 'click') {
    const touch = await fingers(visit);
    const before = visit.told('finger').length;
    await touch('touchStart', [{ id: 1, x, y }]);
    if (how === 'rest') {
      await eventually('the finger', () => visit.told('finger').length > before);
      await new Promise(resolve => setTimeout(resolve, RESTS_MS));
    }
    for (const place of way) await touch('touchMove', [{ id: 1, ...place }]);
    await touch('touchEnd', []);
    return;
  }
  const { mouse } = visit.tab;
  const box = (await site(visit.tab).boundingBox()) ?? { x: 0, y: 0 };
  await mouse.move(x + box.x, y + box.y);
  await mouse.down();
  for (const place of way) await mouse.move(place.x + box.x, place.y + box.y);
  await mouse.up();
}
