import { withinTime } from '../deadline.ts';
import type { DevtoolsSession } from '../devtools/protocol.ts';
import { layOutAgain } from './layout.ts';

type Options = { format: 'png' } | { format: 'jpeg'; quality: number; optimizeForSpeed: boolean };

/** What Chromium says when a page that stands gave it no frame: that of a busy machine gives the next one. */
const NO_FRAME = /Unable to capture screenshot/;
const TRIES = 3;

async function pictureOf(session: DevtoolsSession, options: Options, tries = TRIES): Promise<Buffer> {
  try {
    const { data } = await session.send('Page.captureScreenshot', options);
    return Buffer.from(data, 'base64');
  } catch (error) {
    if (tries > 1 && error instanceof Error && NO_FRAME.test(error.message)) {
      return pictureOf(session, options, tries - 1);
    }
    throw error;
  }
}

/**
 * A picture of a page as it stands. One that was given up on goes on in Chromium, which puts back afterwards how the page
 * was laid out before it: whatever came meanwhile is asked for again then.
 * @throws when the page is gone, or gives none in time
 */
export async function takeStill(session: DevtoolsSession, options: Options, timeoutMs: number): Promise<Buffer> {
  const taken = pictureOf(session, options);
  try {
    return await withinTime(timeoutMs, 'a picture', taken);
  } catch (error) {
    taken.then(() => layOutAgain(session)).catch(() => undefined);
    throw error;
  }
}
