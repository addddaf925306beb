import type { CDPSession } from 'playwright-core';
import type { Viewport } from '../../../application/ports/remote-browser.ts';
import { withinTime } from '../deadline.ts';

/**
 * Lays the page out for this viewport. The protocol session that takes the pictures has to ask for it itself: Chromium
 * draws a session's screenshots with the scale that this session set.
 */
export async function layOut(session: CDPSession, viewport: Viewport): Promise<void> {
  const { width, height, scale, touch } = viewport;
  const metrics = { width, height, deviceScaleFactor: scale, mobile: touch };
  await withinTime(10_000, 'a layout of the page', session.send('Emulation.setDeviceMetricsOverride', metrics));
}
