import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { DevtoolsSession } from '../../infrastructure/chromium/devtools/protocol.ts';
import { Screencast } from '../../infrastructure/chromium/session/screencast.ts';
import { eventually } from '../support/eventually.ts';

const test = suite('the pictures of a page');

const VIEWPORT = { width: 640, height: 480, scale: 1, touch: false };

/** A page whose answers and pictures the test gives. */
class ScriptedPage {
  readonly asked: string[] = [];
  readonly acknowledged: unknown[] = [];
  /** How many starts are refused, as Chromium does while it exchanges the page. */
  refusals = 0;
  /** The still pictures that it gives, one after the other; null: it gives none this time. */
  stills: (string | null)[] = [];
  #onFrame: (event: unknown) => void = () => undefined;
  #frames = 0;

  readonly session = {
    on: (event: string, listener: (event: unknown) => void) => {
      if (event === 'Page.screencastFrame') this.#onFrame = listener;
    },
    send: async (method: string, params?: { sessionId?: number }) => {
      if (method === 'Page.screencastFrameAck') {
        this.acknowledged.push(params?.sessionId);
        return;
      }
      this.asked.push(method);
      if (method === 'Page.startScreencast' && this.refusals-- > 0) throw new Error('Not attached to an active page');
      if (method !== 'Page.captureScreenshot') return;
      const still = this.stills.shift();
      if (typeof still !== 'string') throw new Error('Unable to capture screenshot');
      return { data: Buffer.from(still).toString('base64') };
    },
  } as unknown as DevtoolsSession;

  draw(picture: string): void {
    const data = Buffer.from(picture).toString('base64');
    const metadata = { deviceWidth: VIEWPORT.width, deviceHeight: VIEWPORT.height };
    this.#onFrame({ data, metadata, sessionId: ++this.#frames });
  }

  get starts(): number {
    return this.asked.filter(method => method === 'Page.startScreencast').length;
  }
}

/** A viewer that keeps what it is shown, and shows a picture only when it is told to. */
function slowViewer() {
  const seen: string[] = [];
  const shown: (() => void)[] = [];
  return {
    seen,
    show: () => shown.shift()?.(),
    frame({ jpeg }: { jpeg: Uint8Array }) {
      seen.push(Buffer.from(jpeg).toString());
      return new Promise<void>(resolve => shown.push(resolve));
    },
    notice: () => undefined,
  };
}

test('what Chromium refuses while it exchanges the page is asked for until it begins, and then not again', async () => {
  const page = new ScriptedPage();
  page.refusals = 3;
  const screencast = new Screencast();
  screencast.show(page.session);
  assert.is(page.starts, 0, 'nobody is about to watch');
  screencast.begin(VIEWPORT);
  await eventually('a start that is not refused', () => page.starts === 4);
  screencast.unveil({ keepsPage: false });
  const viewer = slowViewer();
  screencast.attach(viewer);
  page.draw('one');
  assert.equal(viewer.seen, ['one']);
  assert.is(page.starts, 4);
  screencast.detach();
});

test('whoever comes to a page that stands still sees it at once, without another start', async () => {
  const page = new ScriptedPage();
  const screencast = new Screencast();
  screencast.show(page.session);
  screencast.begin(VIEWPORT);
  page.draw('blank');
  screencast.unveil({ keepsPage: false });
  page.draw('account');
  assert.equal(page.acknowledged, [1, 2], 'nobody holds the encoder up before somebody watches');
  const first = slowViewer();
  screencast.attach(first);
  assert.equal(first.seen, ['account']);
  const second = slowViewer();
  screencast.attach(second);
  assert.equal(second.seen, ['account']);
  page.draw('next');
  assert.equal(first.seen, ['account']);
  await eventually('the picture after', () => second.seen.at(-1) === 'next');
  assert.is(page.starts, 1);
  screencast.detach();
});

test('a viewer that was away sees what the page shows then, not what it showed before', async () => {
  const page = new ScriptedPage();
  const screencast = new Screencast();
  screencast.show(page.session);
  screencast.begin(VIEWPORT);
  screencast.unveil({ keepsPage: false });
  page.draw('before');
  screencast.attach(slowViewer());
  screencast.detach();
  const back = slowViewer();
  screencast.attach(back);
  assert.equal(back.seen, []);
  assert.is(page.starts, 2);
  page.draw('now');
  assert.equal(back.seen, ['now']);
  screencast.detach();
});

test('the empty page is not shown before the first one, unless there is nothing else to see', async () => {
  for (const keepsPage of [false, true]) {
    const page = new ScriptedPage();
    const screencast = new Screencast();
    screencast.show(page.session);
    screencast.begin(VIEWPORT);
    const viewer = slowViewer();
    screencast.attach(viewer);
    page.draw('blank');
    assert.equal([viewer.seen, page.acknowledged], [[], [1]]);
    screencast.unveil({ keepsPage });
    assert.equal(viewer.seen, keepsPage ? ['blank'] : []);
    page.draw('account');
    await eventually('the first page', () => viewer.seen.at(-1) === 'account');
    screencast.detach();
  }
});

test('a sharp picture that the page did not give is asked for again', async () => {
  const page = new ScriptedPage();
  page.stills = [null, 'sharp'];
  const screencast = new Screencast();
  screencast.show(page.session);
  screencast.begin(VIEWPORT);
  screencast.unveil({ keepsPage: false });
  const viewer = slowViewer();
  screencast.attach(viewer);
  await eventually('a start', () => page.starts === 1);
  page.draw('blurred');
  await eventually('the sharp picture', () => {
    viewer.show();
    return viewer.seen.at(-1) === 'sharp';
  });
  assert.equal(viewer.seen, ['blurred', 'sharp']);
  screencast.detach();
});

test.run();
