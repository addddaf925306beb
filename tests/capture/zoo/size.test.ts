import { setTimeout as pause } from 'node:timers/promises';
import * as assert from 'uvu/assert';
import { DESKTOP, PHONE, site } from '../../support/capture-visits.ts';
import { eventually } from '../../support/eventually.ts';
import { type ZooVisit, zooSuite } from '../../support/zoo.ts';

type Size = [width: number, height: number, scale: number];

/** By then a page that changes its size is drawn in it, and finely. */
const SETTLED_MS = 1_000;

type Canvas = { width: number; height: number };

/** How large the picture itself is: what was drawn last, which may be shown smaller until the next one comes. */
const drawn = (visit: ZooVisit) =>
  site(visit.tab).evaluate(canvas => {
    const { width, height } = canvas as unknown as Canvas;
    return { width, height };
  });

const drawnWidth = async (visit: ZooVisit) => (await drawn(visit)).width;

const sizeOf = (visit: ZooVisit) => (visit.told('size').at(-1) ?? [0, 0, 0]) as Size;

await zooSuite('the size of the website at the hosted page', (test, zoo) => {
  test('the website follows a window that is resized, and what is clicked afterwards is hit', async () => {
    const visit = await zoo.visit('wide');
    await visit.tab.setViewportSize({ width: 1000, height: 760 });
    await eventually('a narrower page', () => sizeOf(visit)[0] === 1000);
    await eventually('its picture', async () => (await drawnWidth(visit)) === 1000);
    assert.is((await site(visit.tab).boundingBox())?.width, 1000);
    await visit.press(760, 330);
    await visit.tells('click', 'far');
  });

  test('the website follows a phone that is turned, and fills it', async () => {
    const visit = await zoo.visit('corner', PHONE);
    assert.is(sizeOf(visit)[0], 390);
    await visit.tab.setViewportSize({ width: 780, height: 390 });
    const [, height] = await eventually('a wide page', () => sizeOf(visit)[0] === 780 && sizeOf(visit));
    assert.ok(height < 390);
    await eventually('the picture', async () => ((await site(visit.tab).boundingBox())?.width ?? 0) > 770);
    await zoo.leave();
  });

  test('a soft keyboard takes nothing from the website', async () => {
    const visit = await zoo.visit('typing', PHONE);
    const { tab } = visit;
    await visit.press(100, 120, 'tap');
    await eventually('the invisible field', () => tab.evaluate("document.activeElement?.className === 'text-entry'"));
    const before = (await site(tab).boundingBox())?.width;
    await tab.setViewportSize({ width: 390, height: 440 });
    await new Promise(resolve => setTimeout(resolve, 600));
    assert.is((await site(tab).boundingBox())?.width, before);
    await tab.keyboard.type('on');
    await visit.tells('long', 'on');
    await tab.setViewportSize(PHONE.viewport);
  });

  test('a fine screen is drawn as fine as it is, within bounds', async () => {
    const visit = await zoo.visit('corner', { ...PHONE, deviceScaleFactor: 3 });
    assert.is(sizeOf(visit)[2], 2);
    await eventually('a fine picture', async () => (await drawnWidth(visit)) === 780);
    const zoomed = await zoo.visit('corner', { viewport: DESKTOP, deviceScaleFactor: 2 });
    // The page of before is still open, and tells of itself as well.
    const [width, height, scale] = await eventually('its size', () => sizeOf(zoomed)[0] > 1000 && sizeOf(zoomed));
    assert.ok(scale > 1.2 && width * height * scale ** 2 < 2_500_000, `${width} by ${height} at ${scale}`);
  });

  for (const [device, how, options] of [
    ['phone', 'tap', { ...PHONE, deviceScaleFactor: 2 }],
    ['computer', 'click', { deviceScaleFactor: 1 }],
  ] as const) {
    test(`what fills the screen of a ${device} fills its picture, and is hit where it is seen`, async () => {
      const visit = await zoo.visit('full-screen', options);
      const { width, height } = (await site(visit.tab).boundingBox()) ?? { width: 0, height: 0 };
      const fine = options.deviceScaleFactor;
      const whole = { width: width * fine, height: Math.round(height) * fine };
      const isWhole = async () => JSON.stringify(await drawn(visit)) === JSON.stringify(whole);
      await eventually('the fine picture', isWhole);
      const foot = Math.floor(height) - 30;
      await visit.press(80, 30, how);
      await visit.tells('full', [true, Math.round(width), Math.round(height)]);
      await pause(SETTLED_MS);
      await eventually('a picture of all of it', isWhole);
      await visit.press(80, foot, how);
      await visit.tells('pressed', [80, foot]);
      await visit.tells('full', [false, Math.round(width), Math.round(height)]);
      await pause(SETTLED_MS);
      await eventually('a picture of all of it', isWhole);
      await visit.press(200, foot, how);
      await visit.tells('pressed', [200, foot]);
    });
  }
});
