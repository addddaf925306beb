import type { Frame, Viewport } from '../../../application/ports/remote-browser.ts';
import type { DevtoolsSession } from '../devtools/protocol.ts';
import { layOutAgain } from './layout.ts';

/**
 * Watches the sizes of pictures for a page that takes another one by itself: what comes to the full screen, or leaves it,
 * is drawn at the size of a window that no person sees.
 */
export class Outgrown {
  #fits = true;

  /**
   * Whether this picture is the first of such a size. Then the page is laid out again, and the picture is nothing to see.
   * Asked for once, so that a page that can't be put right is seen as it is.
   */
  putRight(session: DevtoolsSession, { width, height }: Frame, viewport: Viewport): boolean {
    const fitted = this.#fits;
    this.#fits = width === viewport.width && height === viewport.height;
    if (this.#fits || !fitted) return false;
    layOutAgain(session).catch(() => undefined);
    return true;
  }
}
