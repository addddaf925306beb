import { type getDocument, TextLayer } from 'unpdf/pdfjs';

type PdfFile = Awaited<ReturnType<typeof getDocument>['promise']>;
type Size = { width: number; height: number };

/** Pixels of one page: what is more is drawn less sharp. */
const MOST_PIXELS = 16_000_000;
/** A page is at most so many times as high as wide, or as wide as high: a file may say anything. */
const MOST_UNEVEN = 20;
const SHARPEST = 4;

/** The size with sides that can be laid out. */
function bounded({ width, height }: Size): Size {
  const side = (value: number) => (value >= 1 ? Math.min(value, 20_000) : 1);
  const wide = side(width);
  return { width: wide, height: Math.min(Math.max(side(height), wide / MOST_UNEVEN), wide * MOST_UNEVEN) };
}

/** One page of a file: its place, and while it is near what is seen its picture and its text. */
export class PdfPage {
  readonly element = document.createElement('section');
  readonly #file: PdfFile;
  readonly #number: number;
  #size: Size;
  #room = 1;
  /** What its picture was drawn for; it is drawn again only for something else. */
  #drawn = '';

  /** @param size of the page, in CSS pixels, before it is known. */
  constructor(file: PdfFile, number: number, count: number, size: Size) {
    this.#file = file;
    this.#number = number;
    this.#size = bounded(size);
    this.element.setAttribute('aria-label', `${number} / ${count}`);
  }

  /** Lays it out in its own size, or for less room. @param room in CSS pixels */
  fit(room: number): void {
    this.#room = Math.max(1, room);
    const width = Math.min(this.#room, this.#size.width);
    this.element.style.width = `${width}px`;
    this.element.style.height = `${(width * this.#size.height) / this.#size.width}px`;
  }

  /** Draws it for its place and the sharpness of the screen. @throws when the file is broken there. */
  async draw(): Promise<void> {
    const page = await this.#file.getPage(this.#number);
    const own = page.getViewport({ scale: 96 / 72 });
    this.#size = bounded(own);
    this.fit(this.#room);
    const width = Math.min(this.#room, this.#size.width);
    const wanted = Math.min(SHARPEST, devicePixelRatio * (visualViewport?.scale ?? 1));
    const height = (width * this.#size.height) / this.#size.width;
    const sharpness = Math.min(wanted, Math.sqrt(MOST_PIXELS / (width * height)));
    const drawn = `${width} ${sharpness}`;
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    const scale = (own.scale * width) / this.#size.width;
    const canvas = document.createElement('canvas');
    canvas.setAttribute('aria-hidden', 'true');
    canvas.width = Math.max(1, Math.floor(width * sharpness));
    canvas.height = Math.max(1, Math.floor(height * sharpness));
    await page.render({ canvas, viewport: page.getViewport({ scale: scale * sharpness }) }).promise;
    const text = document.createElement('div');
    text.className = 'text';
    text.style.setProperty('--total-scale-factor', String(scale));
    const layer = { textContentSource: page.streamTextContent(), container: text };
    await new TextLayer({ ...layer, viewport: page.getViewport({ scale }) }).render();
    if (this.#drawn === drawn) this.element.replaceChildren(canvas, text);
  }

  /** Gives its picture up while nobody sees it. */
  clear(): void {
    this.#drawn = '';
    this.element.replaceChildren();
  }
}
