import type { PlacedLetter } from './drawn-letters.ts';
import { DrawnLines } from './drawn-lines.ts';
import { DrawnRules, type Rules } from './drawn-rules.ts';
import { type GraphicsState, GraphicsStates } from './graphics-state.ts';
import { type Box, contains, intersection, type Matrix, transformedBox } from './matrix.ts';
import { PaintedAreas } from './painted-areas.ts';
import { FILLS, fillsItsBox, pathBox } from './painted-path.ts';
import { type ShownWord, showWords } from './shown-words.ts';
import type { Word } from './text-lines.ts';

/** What a page is, apart from its operations. */
export type PageSurroundings = {
  /** From the page's space to points from its top left. */
  base: Matrix;
  width: number;
  height: number;
  /** Width unit of a font (one thousandth for most) and whether it is bold. */
  font(name: string): { unit: number; bold: boolean };
  /** Whether the optional content with these properties is switched on. */
  isLayerVisible(properties: unknown): boolean;
};

/** An image with its place: the matrix takes the unit square to points from the page's top left. */
export type PlacedImage = { source: unknown; matrix: Matrix; box: Box };

/** How the letters of a word look, and how many of them the file does not name. */
export type WordLooks = { word: Word; letters: readonly PlacedLetter[]; unnamed: number };

/** Words that can be seen, how they look, the images, and how many characters were painted so that nobody sees them. */
export type PageWords = {
  words: Word[];
  looks: WordLooks[];
  images: PlacedImage[];
  rules: Rules;
  hiddenCharacters: number;
};

/** The same of `stroke` and `closeStroke`. */
const STROKES: ReadonlySet<unknown> = new Set([20, 21]);
/** Text rendering modes (ISO 32000-2, 9.3.6): neither filled nor stroked; stroked only. */
const WITHOUT_INK: ReadonlySet<number> = new Set([3, 7]);
const STROKED: ReadonlySet<number> = new Set([1, 5]);
const LEAST_SIZE = 1;
const LEAST_OPACITY = 0.1;
/** A scan comes in strips at most; more are a pattern. */
const MOST_IMAGES = 200;

type ShownOnPage = ShownWord & { color: string | null; order: number; bold: boolean };

/** What has been painted on a page so far. Text that leaves no ink on the page is counted and left out, and what is struck is left out. */
export class PageWalk {
  readonly states: GraphicsStates;
  readonly #page: PageSurroundings;
  readonly #pageBox: Box;
  readonly #areas = new PaintedAreas();
  readonly #lines = new DrawnLines();
  readonly #rules = new DrawnRules();
  readonly #shown: ShownOnPage[] = [];
  readonly #images: PlacedImage[] = [];
  readonly #layers: boolean[] = [];
  #hiddenLayers = 0;
  #hiddenCharacters = 0;
  #clipsNext = false;

  constructor(page: PageSurroundings) {
    this.#page = page;
    this.#pageBox = { left: 0, top: 0, right: page.width, bottom: page.height };
    this.states = new GraphicsStates(page.base, this.#pageBox);
  }

  get state(): GraphicsState {
    return this.states.state;
  }

  /** The next path becomes the clip as well. */
  clipNext(): void {
    this.#clipsNext = true;
  }

  clipTo(bounds: unknown): void {
    const box = pathBox(bounds);
    if (box !== null) this.states.clipTo(transformedBox(this.state.matrix, ...box));
  }

  /** Annotations are clipped by the page alone. */
  leaveClip(): void {
    this.state.clip = this.#pageBox;
  }

  path(purpose: unknown, data: unknown, bounds: unknown, order: number): void {
    const box = pathBox(bounds);
    if (box !== null && this.#inks()) this.#drawLine(purpose, data, transformedBox(this.state.matrix, ...box));
    if (box !== null && FILLS.has(purpose) && this.#inks() && fillsItsBox(data, box))
      this.#paint(transformedBox(this.state.matrix, ...box), this.state.fillColor, order);
    if (this.#clipsNext) this.clipTo(bounds);
    this.#clipsNext = false;
  }

  image(source: unknown, order: number): void {
    const { matrix, clip } = this.state;
    const box = intersection(transformedBox(matrix, 0, 0, 1, 1), clip);
    this.#paint(box, null, order);
    if (this.#inks() && this.#images.length < MOST_IMAGES) this.#images.push({ source, matrix, box });
  }

  enterContent(tag: unknown, properties: unknown): void {
    const isVisible = tag !== 'OC' || this.#page.isLayerVisible(properties);
    this.#layers.push(isVisible);
    if (!isVisible) this.#hiddenLayers++;
  }

  leaveContent(): void {
    if (this.#layers.pop() === false) this.#hiddenLayers--;
  }

  text(shown: readonly unknown[], order: number): void {
    const { unit, bold } = this.#page.font(this.state.fontName);
    const { fillColor, strokeColor, renderingMode } = this.state;
    const color = STROKED.has(renderingMode) ? strokeColor : fillColor;
    for (const word of showWords(this.states, shown, unit)) {
      if (this.#inks() && !WITHOUT_INK.has(renderingMode) && word.fontSize >= LEAST_SIZE && this.#isWithinClip(word))
        this.#shown.push({ ...word, color, order, bold });
      else this.#hiddenCharacters += word.text.length;
    }
  }

  /** The words that still show when everything is painted. */
  finish(): PageWords {
    const words: Word[] = [];
    const looks: WordLooks[] = [];
    for (const { text, box, color, order, bold, fontSize, letters, unnamed } of this.#shown) {
      if (!this.#areas.shows({ box, color, order })) {
        this.#hiddenCharacters += text.length;
        continue;
      }
      // It held once: whoever drew the line took it back.
      if (this.#lines.strike(box, color)) continue;
      const size = { width: box.right - box.left, height: box.bottom - box.top };
      const word = { text, x: box.left, y: box.top, ...size, fontSize, color: color ?? '#000000', bold };
      words.push(word);
      looks.push({ word, letters, unnamed });
    }
    return { words, looks, images: this.#images, rules: this.#rules.rules, hiddenCharacters: this.#hiddenCharacters };
  }

  #drawLine(purpose: unknown, data: unknown, box: Box): void {
    if (FILLS.has(purpose) || STROKES.has(purpose)) this.#rules.draw(purpose, data, this.state.matrix);
    if (FILLS.has(purpose)) this.#lines.draw(box, this.state.fillColor);
    else if (STROKES.has(purpose)) this.#lines.draw(box, this.state.strokeColor);
  }

  #paint(box: Box, color: string | null, order: number): void {
    this.#areas.paint(intersection(box, this.state.clip), color, order);
  }

  #inks(): boolean {
    return this.state.fillOpacity >= LEAST_OPACITY && this.#hiddenLayers === 0;
  }

  #isWithinClip({ box }: ShownWord): boolean {
    return contains(this.state.clip, (box.left + box.right) / 2, (box.top + box.bottom) / 2);
  }
}
