import { setTimeout as pause } from 'node:timers/promises';
import type { Frame, Viewport } from '../../../application/ports/remote-browser.ts';
import type { DevtoolsSession } from '../devtools/protocol.ts';

/** JPEG quality while things move. */
const MOVING_QUALITY = 60;
/** Chromium refuses a screencast while it exchanges the page for the next one, which takes some 20 ms. */
const ASK_AGAIN_MS = 15;

/** A picture of a page. Chromium takes only some more until it is acknowledged. */
export type Arrived = { frame: Frame; acknowledge(): void };

/**
 * Has pictures of a page taken, at most of this size. Asks until Chromium begins: what it has refused stays mute.
 * @param isWanted asked before each try
 */
export async function beginPictures(
  session: DevtoolsSession,
  { width, height, scale }: Viewport,
  isWanted: () => boolean,
): Promise<void> {
  const options = {
    format: 'jpeg',
    quality: MOVING_QUALITY,
    maxWidth: Math.round(width * scale),
    maxHeight: Math.round(height * scale),
    // What a page shows last is not lost because frames before it were still on their way.
    sendLastFrame: true,
  } as const;
  while (isWanted()) {
    const begun = await session.send('Page.startScreencast', options).then(
      () => true,
      () => false,
    );
    if (begun) return;
    await pause(ASK_AGAIN_MS);
  }
}

/** Tells of every picture of a page from now on. */
export function onPicture(session: DevtoolsSession, listener: (arrived: Arrived) => void): void {
  session.on('Page.screencastFrame', event => {
    const { deviceWidth, deviceHeight } = event.metadata;
    const frame = { jpeg: Buffer.from(event.data, 'base64'), width: deviceWidth, height: deviceHeight };
    const acknowledge = () => {
      session.send('Page.screencastFrameAck', { sessionId: event.sessionId }).catch(() => undefined);
    };
    listener({ frame, acknowledge });
  });
}

/** Whether a picture is the last one once more. */
export const isSame = (one: Frame, other: Frame | null): boolean =>
  other !== null && Buffer.compare(one.jpeg, other.jpeg) === 0;
