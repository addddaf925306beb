import type { Viewport } from '../../../application/ports/remote-browser.ts';
import { withinTime } from '../deadline.ts';
import type { DevtoolsSession } from '../devtools/protocol.ts';

/** How a page is laid out until it is known who will watch. */
export const UNSEEN: Viewport = { width: 1280, height: 800, scale: 1, touch: false };

/** How each page was laid out last. */
const laidOutLast = new WeakMap<DevtoolsSession, () => Promise<unknown>>();

/**
 * Lays the page out for this viewport. The protocol session that takes the pictures has to ask for it itself: Chromium
 * draws a session's screenshots with the scale that this session set.
 * @param screen that the page is told of
 */
export async function layOut(
  session: DevtoolsSession,
  viewport: Viewport,
  screen: Pick<Viewport, 'width' | 'height'> = viewport,
): Promise<void> {
  const { width, height, scale, touch } = viewport;
  const isUpright = screen.height > screen.width;
  const metrics = {
    width,
    height,
    screenWidth: screen.width,
    screenHeight: screen.height,
    screenOrientation: {
      type: isUpright ? 'portraitPrimary' : 'landscapePrimary',
      angle: touch && !isUpright ? 90 : 0,
    },
    deviceScaleFactor: scale,
    mobile: touch,
  } as const;
  const lay = () => session.send('Emulation.setDeviceMetricsOverride', metrics);
  laidOutLast.set(session, lay);
  await withinTime(10_000, 'a layout of the page', lay());
}

/** Lays a page out as it was asked for last, when something else has changed it. */
export async function layOutAgain(session: DevtoolsSession): Promise<void> {
  await laidOutLast.get(session)?.();
}

/** Fits the window around it. A page that fills its window, and a window that fills its screen: the sizes that a page is told agree. */
export async function fitWindow(session: DevtoolsSession, { width, height }: Viewport): Promise<void> {
  const fitted = async () => {
    const { windowId } = await session.send('Browser.getWindowForTarget');
    await session.send('Browser.setWindowBounds', { windowId, bounds: { left: 0, top: 0, width, height } });
  };
  await withinTime(10_000, 'the window of the page', fitted());
}
