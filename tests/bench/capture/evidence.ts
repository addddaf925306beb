import { say } from '../progress.ts';
import { type FigureRow, median } from '../row.ts';
import type { Setting } from '../setting.ts';
import type { BarePage } from './bare-browsers.ts';
import { captureOf } from './captures.ts';
import { joinCapture } from './socket-person.ts';

const CAPTURES = 8;
const GOAL_MS = 300;

/** From Capture to evidence that is stored and in the log. Bare: a screenshot over DevTools. */
export async function measureEvidence(setting: Setting, site: string, bare: BarePage): Promise<FigureRow> {
  const person = await joinCapture(await captureOf(setting, `${site}/account`));
  const ours: number[] = [];
  for (let capture = 1; capture <= CAPTURES; capture++) {
    ours.push(await person.capture());
    say(`capture to evidence: ${capture} of ${CAPTURES}, ${Math.round(ours.at(-1) ?? 0)} ms`);
  }
  await person.leave();
  await bare.goTo(`${site}/account`);
  const limit: number[] = [];
  for (let capture = 0; capture < CAPTURES; capture++) {
    const startedAt = performance.now();
    await bare.session.send('Page.captureScreenshot', { format: 'png' });
    limit.push(performance.now() - startedAt);
  }
  const name = 'capture to evidence, median';
  return { name, unit: 'ms', value: median(ours), bare: median(limit), goal: GOAL_MS, better: 'less' };
}
