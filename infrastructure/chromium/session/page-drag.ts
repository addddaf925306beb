import type { DevtoolsSession } from '../devtools/protocol.ts';

type Place = { x: number; y: number };
type Way = { place: Place; modifiers: number };

type DragData = {
  items: { mimeType: string; data: string; title?: string; baseURL?: string }[];
  files?: string[];
  dragOperationsMask: number;
};

/** In the hand, and where it was taken. */
type Dragged = { data: DragData; from: Way };
type Dropped = { dragged: Dragged; timer?: NodeJS.Timeout };

/** A frame that has not told so long after a drop, in ms, that its drag has ended does not know it. */
const ENDS_MS = 300;

/**
 * What is dragged on a page by its own means (`draggable`, links, selected text). Chromium hands it over instead of
 * dragging it itself, which a machine without a desktop does badly: a button that is let go of early drops nothing.
 * Nothing is awaited: the pipe keeps the order.
 *
 * Between frames of two sites nothing is dragged, as in any Chromium. Where they have processes of their own, a drop is told
 * to the frame below it alone; that from which it came would drag for ever, and nothing on the page could be dragged again.
 */
export class PageDrag {
  readonly #session: DevtoolsSession;
  readonly #hasOtherProcesses: () => boolean;
  #dragged: Dragged | null = null;
  #isOver = false;
  #pressed: Way = { place: { x: 0, y: 0 }, modifiers: 0 };
  /** What was dropped, until the frame that it came from has told that it knows. */
  #dropped: Dropped | null = null;
  /** Where the button was let go of; null: it is down. What comes into the hand only after that is dropped there. */
  #released: Way | null = null;

  /** @param hasOtherProcesses whether frames of the page have processes of their own now. */
  constructor(session: DevtoolsSession, hasOtherProcesses: () => boolean) {
    this.#session = session;
    this.#hasOtherProcesses = hasOtherProcesses;
    session.on('Input.dragIntercepted', ({ data }) => {
      this.#dragged = { data, from: this.#pressed };
      this.#isOver = false;
      if (this.#released !== null) void this.#drop(this.#dragged, this.#released);
    });
    session.send('Input.setInterceptDrags', { enabled: true }).catch(() => undefined);
  }

  /** Does with what is in the hand what the mouse does. null: there is nothing, and the page gets the mouse. */
  take(kind: 'move' | 'down' | 'up', place: Place, modifiers: number): Promise<unknown> | null {
    const way = { place, modifiers };
    if (kind !== 'move') this.#released = kind === 'up' ? way : null;
    if (kind === 'down') {
      // Before the drop is answered the word that it is over would undo it.
      if (this.#dropped?.timer) this.#endDropped();
      this.#pressed = way;
    }
    if (this.#dragged === null || kind === 'down') return null;
    return kind === 'move' ? this.#move(this.#dragged, way) : this.#drop(this.#dragged, way);
  }

  /** Lets go of it where it came from, as Escape does. */
  cancel(): void {
    if (this.#dragged) void this.#send('dragCancel', this.#dragged, this.#dragged.from);
    this.#dragged = null;
  }

  /** The frame that it came from knows that it is let go of. */
  ended(): void {
    clearTimeout(this.#dropped?.timer);
    this.#dropped = null;
  }

  #move(dragged: Dragged, way: Way): Promise<unknown> {
    // A frame of another site that is entered first would take what Chromium keeps from it.
    if (!this.#isOver) void this.#send('dragEnter', dragged, dragged.from);
    this.#isOver = true;
    return this.#send('dragOver', dragged, way);
  }

  async #drop(dragged: Dragged, way: Way): Promise<void> {
    void this.#move(dragged, way);
    this.#dragged = null;
    const dropped: Dropped | null = this.#hasOtherProcesses() ? { dragged } : null;
    this.#dropped = dropped;
    await this.#send('drop', dragged, way);
    if (dropped && this.#dropped === dropped) dropped.timer = setTimeout(() => this.#endDropped(), ENDS_MS);
  }

  #endDropped(): void {
    if (this.#dropped) void this.#send('dragCancel', this.#dropped.dragged, this.#dropped.dragged.from);
    this.ended();
  }

  /** A page that is gone takes nothing. */
  async #send(
    type: 'dragEnter' | 'dragOver' | 'drop' | 'dragCancel',
    { data }: Dragged,
    { place, modifiers }: Way,
  ): Promise<void> {
    await this.#session.send('Input.dispatchDragEvent', { type, ...place, data, modifiers }).catch(() => undefined);
  }
}
