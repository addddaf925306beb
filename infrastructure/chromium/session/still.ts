import { withinTime } from '../deadline.ts';
import type { DevtoolsSession } from '../devtools/protocol.ts';
import { layOutAgain } from './layout.ts';

type Options = { format: 'png' } | { format: 'jpeg'; quality: number; optimizeForSpeed: boolean };

/**
 * A picture of a page as it stands. One that was given up on goes on in Chromium, which puts back afterwards how the page
 * was laid out before it: whatever came meanwhile is asked for again then.
 * @throws when the page is gone, or gives none in time
 */
export async function takeStill(session: DevtoolsSession, options: Options, timeoutMs: number): Promise<Buffer> {
  const taken = session.send('Page.captureScreenshot', options);
  try {
    const { data } = await withinTime(timeoutMs, 'a picture', taken);
    return Buffer.from(data, 'base64');
  } catch (error) {
    taken.then(() => layOutAgain(session)).catch(() => undefined);
    throw error;
  }
}
