import * as assert from 'uvu/assert';
import { wholeBrowser } from '../../support/any-browser.ts';
import { DESKTOP, PHONE, site } from '../../support/capture-visits.ts';
import { eventually } from '../../support/eventually.ts';
import { type ZooVisit, zooSuite } from '../../support/zoo.ts';
import { drag } from '../../support/zoo-fingers.ts';

/** Places of the card and the box that it is dropped on, in the page and in its frame of another site. */
const PLACES = { page: { card: [60, 50], box: [60, 150] }, frame: { card: [210, 250], box: [210, 350] } } as const;
type Where = keyof typeof PLACES;
type How = 'click' | 'rest';

/** What the page, or its frame, has told of drags so far. */
function toldBy(visit: ZooVisit, where: Where): string[] {
  const told = visit.told('drag').map(String);
  return told.filter(each => each.startsWith(where)).map(each => each.slice(where.length + 1));
}

/** Elsewhere each time: what is pressed twice at one place is a double click, which drags nothing. */
function cardOf(where: Where, turn: number): readonly number[] {
  const [x, y] = PLACES[where].card;
  return [x + 8 * turn, y];
}

async function dropsAtHome(visit: ZooVisit, where: Where, turn: number, how: How): Promise<void> {
  const before = toldBy(visit, where).length;
  await drag(visit, cardOf(where, turn), PLACES[where].box, how);
  const expected = ['start', `drop ${where} card`, 'end copy'];
  await eventually(`drop ${turn}`, () => toldBy(visit, where).length >= before + expected.length);
  assert.equal(toldBy(visit, where).slice(before), expected);
}

const browserPath = await wholeBrowser();

await zooSuite(
  'frames of other sites at the hosted page',
  (test, zoo) => {
    for (const [hand, device, how] of [
      ['a mouse', { viewport: DESKTOP }, 'click'],
      ['a finger that rests', PHONE, 'rest'],
    ] as const) {
      test(`what ${hand} drags in a frame of another site is dropped there`, async () => {
        const visit = await zoo.visit('draggable-frames', device);
        const turns = ['frame', 'frame', 'page', 'frame', 'page'] as const;
        for (const [turn, where] of turns.entries()) await dropsAtHome(visit, where, turn, how);
        await zoo.leave();
      });

      test(`what ${hand} drags between a page and a frame of another site comes back, and is dragged again`, async () => {
        const visit = await zoo.visit('draggable-frames', device);
        for (const [turn, from, to] of [
          [0, 'page', 'frame'],
          [1, 'frame', 'page'],
          [2, 'page', 'frame'],
        ] as const) {
          const before = [toldBy(visit, from).length, toldBy(visit, to).length] as const;
          await drag(visit, cardOf(from, turn), PLACES[to].box, how);
          await eventually(`the way back ${turn}`, () => toldBy(visit, from).length >= before[0] + 2);
          assert.equal(toldBy(visit, from).slice(before[0]), ['start', 'end none']);
          assert.equal(toldBy(visit, to).slice(before[1]), []);
          await dropsAtHome(visit, to, turn, how);
          await dropsAtHome(visit, from, turn + 1, how);
        }
        await zoo.leave();
      });
    }

    test('Escape lets go of what is dragged in a frame of another site', async () => {
      const visit = await zoo.visit('draggable-frames', { viewport: DESKTOP });
      const { mouse, keyboard } = visit.tab;
      const corner = (await site(visit.tab).boundingBox()) ?? { x: 0, y: 0 };
      const [x, y] = PLACES.frame.card;
      await mouse.move(corner.x + x, corner.y + y);
      await mouse.down();
      for (const moved of [10, 30, 50]) await mouse.move(corner.x + x, corner.y + y + moved);
      await eventually('the drag', () => toldBy(visit, 'frame').includes('start'));
      await keyboard.press('Escape');
      await eventually('its end', () => toldBy(visit, 'frame').includes('end none'));
      await mouse.up();
      await dropsAtHome(visit, 'frame', 1, 'click');
    });
  },
  { browserPath },
);
