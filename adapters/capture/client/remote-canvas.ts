import { element } from './dom.ts';
import type { FramePlace, Viewport } from './protocol.ts';
import { say } from './say.ts';

const MIN = { width: 320, height: 240 };
const MAX = { width: 1600, height: 1000, scale: 2 };
/** More is too much to take and to send, however fine the screen is. */
const MOST_PIXELS = 2_400_000;
/** A size that changes again within this time, in ms, is still on its way: a window that is being dragged, a rotation. */
const SETTLED_AFTER_MS = 250;

function within(value: number, min: number, max: number): number {
  return Math.round(Math.min(max, Math.max(min, value)));
}

function isSame(one: Viewport, other: Viewport): boolean {
  const near = Math.abs(one.scale - other.scale) < 0.05;
  return one.width === other.width && one.height === other.height && near && one.touch === other.touch;
}

/** The picture of the remote page, fitted into the room that the stage has. */
export class RemoteCanvas {
  readonly canvas: HTMLCanvasElement;
  readonly stage: HTMLElement;
  readonly #context: CanvasRenderingContext2D | null;
  readonly #watcher: ResizeObserver;
  /** Whether somebody types into a field of the page. */
  readonly isTyping: () => boolean;
  #viewport: Viewport | null = null;
  /** The viewport that was asked for last. */
  #asked: Viewport | null = null;
  #onRoom: (viewport: Viewport) => void = () => undefined;
  #settling = 0;
  #drawing: Promise<void> = Promise.resolve();

  constructor(isTyping: () => boolean) {
    this.isTyping = isTyping;
    this.canvas = element('canvas', {
      role: 'application',
      'aria-label': say('live.site'),
      'aria-describedby': 'keys-hint',
      tabindex: '0',
      width: '1',
      height: '1',
    });
    this.stage = element(
      'div',
      { class: 'stage' },
      this.canvas,
      element('p', { id: 'keys-hint', class: 'visually-hidden' }, say('live.keys')),
    );
    this.#context = this.canvas.getContext('2d', { alpha: false, desynchronized: true });
    this.#watcher = new ResizeObserver(() => {
      this.#fit();
      this.#look();
    });
    this.#watcher.observe(this.stage);
  }

  /** The viewport that would fill the stage as it is now. */
  bestViewport(): Viewport {
    const width = within(this.stage.clientWidth, MIN.width, MAX.width);
    const height = within(this.stage.clientHeight, MIN.height, MAX.height);
    const scale = Math.min(devicePixelRatio, MAX.scale, Math.sqrt(MOST_PIXELS / (width * height)));
    const touch = matchMedia('(pointer: coarse)').matches;
    return { width, height, scale: Math.max(1, Math.round(scale * 100) / 100), touch };
  }

  /** Tells of every other viewport that suits the stage better, once it has settled. */
  onRoom(listener: (viewport: Viewport) => void): void {
    this.#onRoom = listener;
    this.#look();
  }

  #look(): void {
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => {
      const best = this.bestViewport();
      const before = this.#asked ?? this.#viewport;
      if (before === null || isSame(best, before)) return;
      // A soft keyboard covers a part of the picture and takes nothing from the page.
      const isKeyboard = best.touch && best.width === before.width && best.height < before.height && this.isTyping();
      if (isKeyboard) return;
      this.#asked = best;
      this.#onRoom(best);
    }, SETTLED_AFTER_MS);
  }

  /** The website has this viewport. What was asked for on a wire that broke is asked for again. */
  setViewport(viewport: Viewport): void {
    this.#viewport = viewport;
    this.#asked = null;
    this.#fit();
    this.#look();
  }

  /** Draws frames in the order in which they came. */
  draw(jpeg: Blob, place: FramePlace): Promise<void> {
    const decoded = createImageBitmap(jpeg);
    this.#drawing = this.#drawing
      .then(() => decoded)
      .then(bitmap => {
        const { canvas } = this;
        const isWhole = place.at === null;
        if (isWhole && (canvas.width !== bitmap.width || canvas.height !== bitmap.height)) {
          canvas.width = bitmap.width;
          canvas.height = bitmap.height;
        }
        this.#context?.drawImage(bitmap, place.at?.x ?? 0, place.at?.y ?? 0);
        this.#follow(place);
        bitmap.close();
      })
      // A picture that can't be decoded is left out; the next one replaces it.
      .catch(() => undefined);
    return this.#drawing;
  }

  /** A place on the window as CSS pixels of the remote viewport. */
  toRemote(place: { clientX: number; clientY: number }): { x: number; y: number } {
    const box = this.canvas.getBoundingClientRect();
    const viewport = this.#viewport;
    if (viewport === null || box.width === 0) return { x: 0, y: 0 };
    const round = (value: number) => Math.round(value * 10) / 10;
    return {
      x: round(((place.clientX - box.left) * viewport.width) / box.width),
      y: round(((place.clientY - box.top) * viewport.height) / box.height),
    };
  }

  /** A small picture of what is shown now. */
  thumbnail(width: number): HTMLCanvasElement {
    const height = Math.round((width * this.canvas.height) / Math.max(1, this.canvas.width));
    const small = element('canvas', { width: String(width), height: String(height), 'aria-hidden': 'true' });
    small.getContext('2d')?.drawImage(this.canvas, 0, 0, width, height);
    return small;
  }

  dispose(): void {
    clearTimeout(this.#settling);
    this.#watcher.disconnect();
  }

  /** Places are those of the picture that is seen: the page may have another size by now. */
  #follow({ width, height }: Pick<Viewport, 'width' | 'height'>): void {
    const viewport = this.#viewport;
    if (viewport === null || (viewport.width === width && viewport.height === height)) return;
    this.#viewport = { ...viewport, width, height };
    this.#fit();
  }

  /** Keeps the aspect of the remote viewport. Blown up at most to its own size: larger would only blur. */
  #fit(): void {
    const viewport = this.#viewport;
    if (viewport === null) return;
    const { clientWidth, clientHeight } = this.stage;
    // Under a soft keyboard the picture keeps its size, and the window moves to where it is typed.
    const isCovered = viewport.touch && this.isTyping() && clientHeight < viewport.height;
    const across = clientWidth / viewport.width;
    const factor = Math.min(across, isCovered ? across : clientHeight / viewport.height, 1);
    this.canvas.style.width = `${Math.floor(viewport.width * factor)}px`;
    this.canvas.style.height = `${Math.floor(viewport.height * factor)}px`;
  }
}
