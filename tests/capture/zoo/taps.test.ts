import * as assert from 'uvu/assert';
import { DESKTOP, PHONE, site } from '../../support/capture-visits.ts';
import { eventually } from '../../support/eventually.ts';
import { zooSuite } from '../../support/zoo.ts';
import { drag, fingers } from '../../support/zoo-fingers.ts';

/** Writes down what the hosted page tells the service of fingers. */
const WATCH_TOUCHES = `{
  globalThis.sentTouches = [];
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (data) {
    const message = typeof data === 'string' ? JSON.parse(data) : {};
    const { type, kind } = message.type === 'numbered' ? message.input : message;
    if (type === 'touch') sentTouches.push(kind);
    return send.call(this, data);
  };
}`;

/** The middle of what is seen of a button, in the picture: fingers that zoom move a page a little as well. */
const SEEN_OF_FAR = `(() => {
  const { left, right, top, bottom } = document.getElementById('far').getBoundingClientRect();
  const { scale, offsetLeft, offsetTop, width, height } = visualViewport;
  const x = (Math.max(left, offsetLeft) + Math.min(right, offsetLeft + width)) / 2;
  const y = (Math.max(top, offsetTop) + Math.min(bottom, offsetTop + height)) / 2;
  return [(x - offsetLeft) * scale, (y - offsetTop) * scale];
})()`;

/** A tap that hit has told so by then. */
const ANSWERS_MS = 3_000;
const MIDDLE = PHONE.viewport.width / 2;
/** How large the page is shown: pixels of the picture to a pixel of a page that is laid out 980 wide. */
const SHRUNK = PHONE.viewport.width / 980;

await zooSuite('taps at the hosted page', (test, zoo) => {
  test('what a mouse drags is dropped where the button is let go of, however soon', async () => {
    const visit = await zoo.visit('draggable', { viewport: DESKTOP });
    for (let times = 1; times <= 3; times++) {
      // Elsewhere each time: what is pressed twice at one place is a double click, which drags nothing.
      await drag(visit, [40 + 20 * times, 80], [100, 380], 'click');
      await eventually('the drop', () => visit.told('drag').length === 3 * times);
      assert.equal(visit.told('drag').slice(-3), ['start', 'drop the card', 'end copy']);
    }
    await visit.press(60, 80);
    await visit.tells('click', 'card');
  });

  test('a mouse clicks and double-clicks where it points', async () => {
    const visit = await zoo.visit('wide', { viewport: DESKTOP });
    await visit.press(760, 330);
    await visit.tells('click', 'far');
    await site(visit.tab).dblclick({ position: { x: 760, y: 330 } });
    await visit.tells('dblclick', 'far');
  });

  test('a tap hits what it is on while a still of a fine screen is taken', async () => {
    const visit = await zoo.visit('fits', { ...PHONE, deviceScaleFactor: 2 });
    // Chromium enlarges the page for each of them.
    const captured = visit.tab.getByText('Screenshot captured').waitFor();
    await visit.tab.getByRole('button', { name: 'Capture', exact: true }).tap();
    for (let taps = 1; taps <= 12; taps++) {
      await visit.press(260, 330, 'tap');
      await eventually(`${taps} taps`, () => visit.told('click').length === taps);
    }
    await captured;
  });

  test('a tap hits what it is on, on a page that is laid out wider than the phone', async () => {
    const visit = await zoo.visit('wide', PHONE);
    await visit.press(760 * SHRUNK, 330 * SHRUNK, 'tap');
    await visit.tells('click', 'far');
    await visit.press(100 * SHRUNK, 930 * SHRUNK, 'tap');
    await visit.tells('click', 'low');
  });

  test('a finger that has lain long drags what is sorted, and one that moves at once scrolls', async () => {
    const visit = await zoo.visit('sortable', PHONE);
    const touch = await fingers(visit);
    const at = (y: number) => [{ id: 1, x: 100, y }];
    await touch('touchStart', at(30));
    await eventually('the item that is lifted', () => visit.told('lifted').length > 0);
    for (let y = 45; y <= 150; y += 15) await touch('touchMove', at(y));
    await touch('touchEnd', []);
    await visit.tells('order', 'b,c,a,d');
    await touch('touchStart', at(220));
    for (let y = 200; y >= 80; y -= 20) await touch('touchMove', at(y));
    await touch('touchEnd', []);
    await eventually('the page below', () => Number(visit.told('scroll').at(-1)) > 60);
    assert.is(visit.told('lifted').length, 1);
  });

  test('a finger that rests on what can be dragged lifts it, and one that moves at once scrolls', async () => {
    const visit = await zoo.visit('draggable', PHONE);
    const touch = await fingers(visit);
    const at = (y: number) => [{ id: 1, x: 60, y }];
    await touch('touchStart', at(100));
    for (let y = 90; y >= 40; y -= 10) await touch('touchMove', at(y));
    await touch('touchEnd', []);
    await eventually('the page below', () => Number(visit.told('scroll').at(-1)) > 20);
    assert.equal(visit.told('drag'), []);
    // While the swing of the swipe is under way it goes on from where the page is put.
    await eventually('the page that rests', () => visit.told('rests').length === 1);
    await visit.ask('scrollTo(0, 0)');
    await visit.tells('rests', 0);
    await touch('touchStart', at(80));
    await eventually('the finger that lies', () => visit.told('finger').length === 2);
    await new Promise(resolve => setTimeout(resolve, 700));
    for (let y = 110; y <= 380; y += 30) await touch('touchMove', at(y));
    await touch('touchEnd', []);
    await visit.tells('drag', 'end copy');
    assert.equal(visit.told('drag'), ['start', 'drop the card', 'end copy']);
    assert.equal(visit.told('cancelled'), [true], 'the page hears that the finger no longer touches');
  });

  test('two fingers zoom, and a tap hits what it is on after it', async () => {
    const visit = await zoo.visit('fits', PHONE);
    const touch = await fingers(visit);
    const at = (distance: number) => [
      { id: 1, x: MIDDLE - distance, y: 330 },
      { id: 2, x: MIDDLE + distance, y: 330 },
    ];
    // Chromium takes fingers that are nearer to each other for one.
    await touch('touchStart', at(65));
    for (let distance = 70; distance <= 130; distance += 5) await touch('touchMove', at(distance));
    await touch('touchEnd', at(130).slice(0, 1));
    await touch('touchEnd', []);
    const scale = await eventually('a page that is zoomed', () =>
      visit.told('scale').find(value => Number(value) > 1.2),
    );
    assert.ok(Number(scale) < 3, `zoomed to ${scale}`);
    // The page may zoom on, and what is seen comes later still: a tap before the last picture of it hits something else.
    await eventually('a tap on what is far', async () => {
      const [x, y] = (await visit.ask(SEEN_OF_FAR)) as [number, number];
      await visit.press(x, y, 'tap');
      return eventually('the click', () => visit.told('click').at(-1) === 'far', ANSWERS_MS).catch(() => null);
    });
  });

  test('a finger drags what the page lets be dragged', async () => {
    const visit = await zoo.visit('wide', PHONE);
    const touch = await fingers(visit);
    const at = (moved: number) => [{ id: 1, x: 340 * SHRUNK + moved, y: 540 * SHRUNK }];
    await touch('touchStart', at(0));
    for (let moved = 5; moved <= 40; moved += 5) await touch('touchMove', at(moved));
    await touch('touchEnd', []);
    await eventually('the drag', () => visit.told('dragged').length > 0);
    const [[right, down]] = visit.told('dragged') as [[number, number]];
    assert.ok(Math.abs(right - 40 / SHRUNK) < 5 && Math.abs(down) < 5, `${right}, ${down}`);
  });

  test('two taps are a double click', async () => {
    const visit = await zoo.visit('fits', PHONE);
    // They are if they come soon after each other, which a busy machine may not let them.
    await eventually('a double click', async () => {
      await visit.press(260, 330, 'tap');
      await visit.press(260, 330, 'tap');
      return visit.told('dblclick').includes('far');
    });
  });

  test('two quick taps on what leads into a field leave the keyboard there', async () => {
    const visit = await zoo.visit('fits', PHONE);
    const places = { label: 435, 'a text that the page acts on': 470 };
    let typed = '';
    for (const [what, y] of Object.entries(places)) {
      await eventually(`two taps on ${what}`, async () => {
        const before = visit.told('taps').length;
        await visit.press(80, y, 'tap');
        await visit.press(80, y, 'tap');
        await eventually('both', () => visit.told('taps').length === before + 2);
        if (visit.told('taps').at(-1) === 2) return true;
        // A busy machine was too slow for two taps to be one thing.
        await visit.press(300, 600, 'tap');
        return false;
      });
      await eventually('the keyboard', () => visit.tab.evaluate("document.activeElement.className === 'text-entry'"));
      await visit.tab.keyboard.type('x');
      typed += 'x';
      await visit.tells('name', typed);
      await visit.press(300, 600, 'tap');
    }
  });

  test('a finger that is lifted soon is told whole, and one that stays as soon as that is known', async () => {
    const visit = await zoo.visit('fits', PHONE);
    const touch = await fingers(visit);
    await visit.tab.evaluate(WATCH_TOUCHES);
    await visit.tab.clock.install();
    await visit.tab.clock.pauseAt(Date.now() + 60_000);
    const sent = () => visit.tab.evaluate('sentTouches.join()');
    await touch('touchStart', [{ id: 1, x: 260, y: 330 }]);
    await touch('touchMove', [{ id: 1, x: 262, y: 331 }]);
    assert.is(await sent(), '');
    await touch('touchEnd', []);
    assert.is(await sent(), 'start,end');
    await visit.tells('click', 'far');
    await touch('touchStart', [{ id: 1, x: 60, y: 500 }]);
    await visit.tab.clock.runFor(250);
    assert.is(await sent(), 'start,end,start');
    await touch('touchEnd', []);
    assert.is(await sent(), 'start,end,start,end');
    await zoo.leave();
  });
});
