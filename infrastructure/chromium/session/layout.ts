import type { Viewport } from '../../../application/ports/remote-browser.ts';
import { withinTime } from '../deadline.ts';
import type { DevtoolsSession } from '../devtools/protocol.ts';

/** How a page is laid out until it is known who will watch. */
export const UNSEEN: Viewport = { width: 1280, height: 800, scale: 1, touch: false };

/**
 * Lays the page out for this viewport. The protocol session that takes the pictures has to ask for it itself: Chromium
 * draws a session's screenshots with the scale that this session set.
 */
export async function layOut(session: DevtoolsSession, viewport: Viewport): Promise<void> {
  const { width, height, scale, touch } = viewport;
  const metrics = { width, height, deviceScaleFactor: scale, mobile: touch };
  const laidOut = Promise.all([
    session.send('Emulation.setDeviceMetricsOverride', metrics),
    session.send('Emulation.setTouchEmulationEnabled', { enabled: touch }),
  ]);
  await withinTime(10_000, 'a layout of the page', laidOut);
}
