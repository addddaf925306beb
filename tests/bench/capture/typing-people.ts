import { say } from '../progress.ts';
import { type FigureRow, median } from '../row.ts';
import type { Setting } from '../setting.ts';
import type { BareBrowsers } from './bare-browsers.ts';
import { typistOn } from './bare-typist.ts';
import { captureOf } from './captures.ts';
import { joinCapture, type SocketPerson } from './socket-person.ts';
import { type Typist, typeTogether } from './typing.ts';

const MEDIAN_MS = 50;
const GOAL = 16;

/** How many were borne, and the median of the last step, ms. */
type Measured = { people: number; median: number };

/**
 * Adds typing people, two at a time, until the median from key to picture passes 50 ms or there are `most`.
 * @param join one person more, who types from then on
 */
async function ramp(what: string, join: () => Promise<Typist>, most: number, seconds: number): Promise<Measured> {
  const typists: Typist[] = [];
  let people = 0;
  let ms = 0;
  while (typists.length < most) {
    for (let more = Math.min(2, most - typists.length); more > 0; more--) typists.push(await join());
    ms = median(await typeTogether(typists, seconds));
    say(`${what}: ${typists.length} people, median ${ms.toFixed(1)} ms`);
    if (ms > MEDIAN_MS) break;
    people = typists.length;
  }
  return { people, median: ms };
}

/** How many people may type at once, each in a session of their own, and see within 50 ms what it does. */
export async function measureTypingPeople(
  { setting, site, bare }: { setting: Setting; site: string; bare: BareBrowsers },
  most: number,
  seconds: number,
): Promise<FigureRow> {
  const people: SocketPerson[] = [];
  const join = async () => {
    const person = await joinCapture(await captureOf(setting, `${site}/type`));
    people.push(person);
    return person;
  };
  const ours = await ramp('typing people', join, most, seconds);
  await Promise.all(people.map(person => person.leave()));
  const limit = await ramp('typing people, bare', () => bareTypist(bare, site), most, seconds);
  const last = `${ours.median.toFixed(0)} ms, bare ${limit.median.toFixed(0)}`;
  const name = `typing people below ${MEDIAN_MS} ms (last step ${last})`;
  return { name, unit: `of at most ${most}`, value: ours.people, bare: limit.people, goal: GOAL, better: 'more' };
}

/** A browser of their own, as everybody has. */
async function bareTypist(bare: BareBrowsers, site: string): Promise<Typist> {
  const browser = await bare.launch();
  const page = await browser.openPage();
  await page.goTo(`${site}/type`);
  return typistOn(page);
}
