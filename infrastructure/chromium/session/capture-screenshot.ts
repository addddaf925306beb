import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Capture, Viewport } from '../../../application/ports/remote-browser.ts';
import type { PageSnapshot } from '../../../domain/reading/page-snapshot.ts';
import { withinTime } from '../deadline.ts';
import { PAGE_WORLD, snapshotExpression } from '../page-scripts.ts';
import { type TakenSnapshot, takenSnapshotShape } from '../wire/page-snapshot-shape.ts';
import { layOut } from './layout.ts';
import { takeStill } from './still.ts';
import type { Tab } from './tab.ts';

const TRIES = 3;
const TIMEOUT_MS = 10_000;
/** Chromium draws no surface that is longer, in device pixels. */
const LONGEST_SIDE = 16_384;

/**
 * A screenshot of the viewport and what the page said just before and just after it. When the two differ the page
 * moved meanwhile and everything is taken again; a page that never rests gets `stable: false`.
 * @throws when the page does not answer in time or a dialog blocks it.
 */
export async function captureViewport(tab: Tab): Promise<Capture> {
  return await capture(tab, false);
}

/** The same for the whole page, laid out at its full length meanwhile; what is longer than Chromium draws is cut. */
export async function captureWholePage(tab: Tab, viewport: Viewport): Promise<Capture> {
  const metrics = await withinTime(TIMEOUT_MS, 'the size of the page', tab.session.send('Page.getLayoutMetrics'));
  const length = Math.ceil(metrics.cssContentSize.height);
  if (length <= viewport.height) return await capture(tab, true);
  const { pageX, pageY } = metrics.cssVisualViewport;
  const height = Math.min(length, Math.floor(LONGEST_SIDE / viewport.scale));
  await layOut(tab.session, { ...viewport, height }, viewport);
  try {
    const { png, snapshot } = await capture(tab, true);
    return { png, snapshot: { ...snapshot, truncated: snapshot.truncated || height < length } };
  } finally {
    await layOut(tab.session, viewport);
    await evaluate(tab, `scrollTo({ left: ${pageX}, top: ${pageY}, behavior: 'instant' })`);
  }
}

/** What the page says now, without its picture. @throws when it does not answer in time or a dialog blocks it. */
export async function readSnapshot(tab: Tab, wholePage: boolean): Promise<PageSnapshot> {
  if (tab.dialog) throw new Error('a dialog of the page is open');
  return { ...(await readPage(tab, wholePage)), stable: true };
}

async function capture(tab: Tab, wholePage: boolean): Promise<Capture> {
  if (tab.dialog) throw new Error('a dialog of the page is open: answer it before capturing');
  let before = await readPage(tab, wholePage);
  for (let attempt = 1; ; attempt++) {
    const png = await takeStill(tab.session, { format: 'png' }, TIMEOUT_MS);
    const after = await readPage(tab, wholePage);
    const stable = isDeepStrictEqual(before, after);
    if (stable || attempt === TRIES) {
      const snapshot: PageSnapshot = { ...after, stable };
      return { png, snapshot };
    }
    before = after;
  }
}

async function readPage(tab: Tab, wholePage: boolean): Promise<TakenSnapshot> {
  const taken = takenSnapshotShape.parse(await evaluate(tab, snapshotExpression(wholePage)));
  return { ...taken, url: tab.page.nameOf(taken.url) };
}

/** Runs in an isolated world: what the page did to its prototypes does not reach there. */
async function evaluate(tab: Tab, expression: string): Promise<unknown> {
  const tree = await withinTime(TIMEOUT_MS, 'the frames of the page', tab.session.send('Page.getFrameTree'));
  const { executionContextId } = await withinTime(
    TIMEOUT_MS,
    'an isolated world',
    tab.session.send('Page.createIsolatedWorld', { frameId: tree.frameTree.frame.id, worldName: PAGE_WORLD }),
  );
  const { result, exceptionDetails } = await withinTime(
    TIMEOUT_MS,
    'what the page says',
    tab.session.send('Runtime.evaluate', { expression, contextId: executionContextId, returnByValue: true }),
  );
  if (exceptionDetails)
    throw new Error(`the page could not be read: ${z.string().catch('').parse(exceptionDetails.text)}`);
  return result.value;
}
