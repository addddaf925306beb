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

/**
 * How far a mouse has moved from where it was pressed, in pixels, when it drags: more than Chromium asks for of pictures
 * and all else, and of links.
 */
const DRAGS_PX = [8, 60];

/**
 * What is dragged on a page by its own means (`draggable`, links, selected text). Chromium hands it over instead of
 * dragging it itself, which a machine without a desktop does badly: a button that is let go of early drops nothing.
 * Nothing is awaited: the pipe keeps the order.
 *
 * Where frames of other sites have processes of their own, Chromium tells each move to the frame below it alone. A press is
 * followed by moves close to it, so that the frame that was pressed begins to drag however far the first move went. Nothing
 * is dragged between frames of two sites, as in any Chromium; but that from which something came is told after each drop
 * that it is over, for it would drag for ever, and nothing on the page could be dragged again.
 */
export class PageDrag {
  readonly #session: DevtoolsSession;
  readonly #hasOtherProcesses: () => boolean;
  #dragged: Dragged | null = null;
  #isOver = false;
  #pressed: Way = { place: { x: 0, y: 0 }, modifiers: 0 };
  /** How far from there the page has seen the mouse so far, in pixels. */
  #strayed = Number.POSITIVE_INFINITY;
  /** What the page has dropped while the button was down again: where it came from may not know it yet. */
  #unended: Dragged | null = null;
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
      if (this.#unended) this.#end(this.#unended);
      this.#pressed = way;
      this.#strayed = 0;
    }
    if (this.#dragged === null || kind === 'down') return null;
    return kind === 'move' ? this.#move(this.#dragged, way) : this.#drop(this.#dragged, way);
  }

  /** Places that a pressed mouse passes on its way to this one, where it would begin to drag. */
  passedTo({ x, y }: Place): Place[] {
    if (this.#released !== null || !this.#hasOtherProcesses()) return [];
    const from = this.#pressed.place;
    const distance = Math.hypot(x - from.x, y - from.y);
    const strayed = this.#strayed;
    this.#strayed = Math.max(strayed, distance);
    return DRAGS_PX.filter(passed => strayed < passed && passed < distance).map(passed => ({
      x: from.x + ((x - from.x) * passed) / distance,
      y: from.y + ((y - from.y) * passed) / distance,
    }));
  }

  /** Lets go of it where it came from, as Escape does. */
  cancel(): void {
    if (this.#dragged) void this.#send('dragCancel', this.#dragged, this.#dragged.from);
    this.#dragged = null;
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
    await this.#send('drop', dragged, way);
    if (!this.#hasOtherProcesses()) return;
    // Where the same frame was dragged from it knows by now; what it would undo is a drag that begins.
    if (this.#released !== null) this.#end(dragged);
    else this.#unended = dragged;
  }

  #end(dropped: Dragged): void {
    this.#unended = null;
    void this.#send('dragCancel', dropped, dropped.from);
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
