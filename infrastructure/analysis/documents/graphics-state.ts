import { type Box, IDENTITY, intersection, type Matrix, multiply, translation } from './matrix.ts';

/** What holds until the matching restore (ISO 32000-2, 8.4 and 9.3), as far as it places text or hides it. */
export type GraphicsState = {
  matrix: Matrix;
  clip: Box;
  fillColor: string | null;
  fillOpacity: number;
  strokeColor: string | null;
  fontName: string;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  leading: number;
  rise: number;
  renderingMode: number;
};

/** Graphics states and the text position of a page that is being walked through. */
export class GraphicsStates {
  readonly #saved: GraphicsState[] = [];
  readonly #base: Matrix;
  state: GraphicsState;
  textMatrix: Matrix = IDENTITY;
  #lineMatrix: Matrix = IDENTITY;

  constructor(base: Matrix, page: Box) {
    this.#base = base;
    this.state = {
      matrix: base,
      clip: page,
      fillColor: '#000000',
      fillOpacity: 1,
      strokeColor: '#000000',
      fontName: '',
      fontSize: 0,
      charSpacing: 0,
      wordSpacing: 0,
      horizontalScale: 1,
      leading: 0,
      rise: 0,
      renderingMode: 0,
    };
  }

  save(): void {
    this.#saved.push({ ...this.state });
  }

  restore(): void {
    this.state = this.#saved.pop() ?? this.state;
  }

  transform(matrix: Matrix): void {
    this.state.matrix = multiply(this.state.matrix, matrix);
  }

  /** Annotations are painted in the page's own space, whatever the content left behind. */
  resetTransform(): void {
    this.state.matrix = this.#base;
  }

  clipTo(box: Box): void {
    this.state.clip = intersection(this.state.clip, box);
  }

  setTextMatrix(matrix: Matrix): void {
    this.textMatrix = matrix;
    this.#lineMatrix = matrix;
  }

  moveText(x: number, y: number): void {
    this.setTextMatrix(multiply(this.#lineMatrix, translation(x, y)));
  }

  /** Moves on by what was shown, in text space. */
  advance(width: number): void {
    this.textMatrix = multiply(this.textMatrix, translation(width, 0));
  }
}
