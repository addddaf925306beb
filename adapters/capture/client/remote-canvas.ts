import { element } from './dom.ts';
import type { Viewport } from './protocol.ts';
import { say } from './say.ts';

const MIN = { width: 360, height: 480 };
const MAX = { width: 1600, height: 1000 };

function within(value: number, min: number, max: number): number {
  return Math.round(Math.min(max, Math.max(min, value)));
}

/** The picture of the remote page, fitted into the room that the stage has. */
export class RemoteCanvas {
  readonly canvas: HTMLCanvasElement;
  readonly stage: HTMLElement;
  readonly #context: CanvasRenderingContext2D | null;
  readonly #watcher: ResizeObserver;
  #viewport: Viewport | null = null;
  #drawing: Promise<void> = Promise.resolve();

  constructor() {
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
    this.#watcher = new ResizeObserver(() => this.#fit());
    this.#watcher.observe(this.stage);
  }

  /** The viewport that would fill the stage as it is now. */
  bestViewport(): Viewport {
    return {
      width: within(this.stage.clientWidth, MIN.width, MAX.width),
      height: within(this.stage.clientHeight, MIN.height, MAX.height),
      scale: 1,
      touch: matchMedia('(pointer: coarse)').matches,
    };
  }

  setViewport(viewport: Viewport): void {
    this.#viewport = viewport;
    this.#fit();
  }

  /** Draws frames in the order in which they came. */
  draw(jpeg: Blob): Promise<void> {
    const decoded = createImageBitmap(jpeg);
    this.#drawing = this.#drawing
      .then(() => decoded)
      .then(bitmap => {
        const { canvas } = this;
        if (canvas.width !== bitmap.width || canvas.height !== bitmap.height) {
          canvas.width = bitmap.width;
          canvas.height = bitmap.height;
        }
        this.#context?.drawImage(bitmap, 0, 0);
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
    this.#watcher.disconnect();
  }

  /** Keeps the aspect of the remote viewport. Blown up at most to its own size: larger would only blur. */
  #fit(): void {
    const viewport = this.#viewport;
    if (viewport === null) return;
    const { clientWidth, clientHeight } = this.stage;
    const factor = Math.min(clientWidth / viewport.width, clientHeight / viewport.height, 1);
    this.canvas.style.width = `${Math.floor(viewport.width * factor)}px`;
    this.canvas.style.height = `${Math.floor(viewport.height * factor)}px`;
  }
}
