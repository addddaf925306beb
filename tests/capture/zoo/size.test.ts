import * as assert from 'uvu/assert';
import { DESKTOP, PHONE, site } from '../../support/capture-visits.ts';
import { eventually } from '../../support/eventually.ts';
import { type ZooVisit, zooSuite } from '../../support/zoo.ts';

type Size = [width: number, height: number, scale: number];

/** How wide the picture itself is: what was drawn last, which may be shown smaller until the next one comes. */
const drawnWidth = (visit: ZooVisit) =>
  site(visit.tab).evaluate(canvas => (canvas as unknown as { width: number }).width);

const sizeOf = (visit: ZooVisit) => (visit.told('size').at(-1) ?? [0, 0, 0]) as Size;

zooSuite('the size of the website at the hosted page', (test, zoo) => {
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
});
