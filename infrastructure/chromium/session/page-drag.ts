import type { DevtoolsSession } from '../devtools/protocol.ts';

type Place = { x: number; y: number };
type Way = { place: Place; modifiers: number };

type DragData = {
  items: { mimeType: string; data: string; title?: string; baseURL?: string }[];
  files?: string[];
  dragOperationsMask: number;
};

/**
 * What is dragged on a page by its own means (`draggable`, links, selected text). Chromium hands it over instead of
 * dragging it itself, which a machine without a desktop does badly: a button that is let go of early drops nothing.
 * Nothing is awaited: the pipe keeps the order.
 */
export class PageDrag {
  readonly #session: DevtoolsSession;
  #data: DragData | null = null;
  #isOver = false;
  /** Where the button was let go of; null: it is down. What comes into the hand only after that is dropped there. */
  #released: Way | null = null;

  constructor(session: DevtoolsSession) {
    this.#session = session;
    session.on('Input.dragIntercepted', ({ data }) => {
      this.#data = data;
      this.#isOver = false;
      if (this.#released !== null) this.#drop(this.#released);
    });
    session.send('Input.setInterceptDrags', { enabled: true }).catch(() => undefined);
  }

  /** Does with what is in the hand what the mouse does. null: there is nothing, and the page gets the mouse. */
  take(kind: 'move' | 'down' | 'up', place: Place, modifiers: number): Promise<unknown> | null {
    const way = { place, modifiers };
    if (kind !== 'move') this.#released = kind === 'up' ? way : null;
    if (this.#data === null || kind === 'down') return null;
    return kind === 'move' ? this.#move(way) : this.#drop(way);
  }

  /** Lets go of it where it came from, as Escape does. */
  cancel(): void {
    void this.#send('dragCancel', { place: { x: 0, y: 0 }, modifiers: 0 });
    this.#data = null;
  }

  #move(way: Way): Promise<unknown> {
    if (!this.#isOver) void this.#send('dragEnter', way);
    this.#isOver = true;
    return this.#send('dragOver', way);
  }

  #drop(way: Way): Promise<unknown> {
    void this.#move(way);
    const dropped = this.#send('drop', way);
    this.#data = null;
    return dropped;
  }

  /** A page that is gone takes nothing. */
  async #send(type: 'dragEnter' | 'dragOver' | 'drop' | 'dragCancel', { place, modifiers }: Way): Promise<void> {
    const data = this.#data;
    if (data === null) return;
    await this.#session.send('Input.dispatchDragEvent', { type, ...place, data, modifiers }).catch(() => undefined);
  }
}
