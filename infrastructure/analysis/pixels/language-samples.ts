import type { GreyImage } from './grey-image.ts';

/** Share of the page among whose lines the sample is looked for. */
const SAMPLE_SHARE = 0.16;
const SAMPLES = 2;
/** Some thirty words hold enough frequent ones; each more costs as much as it will cost once again with the right letters. */
const ENOUGH_WORDS = 32;
/** A blank between words, in heights of the line. */
const BLANK = 0.3;
/** In pixels; what is lower holds no two lines of text. */
const LEAST_ROWS = 60;
/** Rows of white that are left around a cut, in pixels. */
const MARGIN = 6;
const INK = 128;
/** Of a row's pixels: specks. */
const SPECKS = 0.002;

type Span = { from: number; to: number };

/** Where values lie above a limit, without a break. */
function spansAbove(values: Uint32Array, limit: number): Span[] {
  const spans: Span[] = [];
  let from = -1;
  for (let at = 0; at <= values.length; at++) {
    const isAbove = at < values.length && (values[at] ?? 0) > limit;
    if (isAbove && from < 0) from = at;
    if (!isAbove && from >= 0) {
      spans.push({ from, to: at });
      from = -1;
    }
  }
  return spans;
}

function inkOfRows({ width, height, data }: GreyImage): Uint32Array {
  return Uint32Array.from({ length: height }, (_, row) => {
    let ink = 0;
    for (let at = row * width; at < (row + 1) * width; at++) if ((data[at] ?? 255) < INK) ink++;
    // A ruled line or a dark edge is no text.
    return ink > width / 2 ? 0 : ink;
  });
}

const rowsOf = ({ width, data }: GreyImage, { from, to }: Span): GreyImage => {
  return { width, height: to - from, data: data.subarray(from * width, to * width) };
};

/** About how many words stand in a line of text, by the gaps between them. */
function wordsIn(line: GreyImage): number {
  const { width, height, data } = line;
  const columns = new Uint32Array(width);
  for (let at = 0; at < data.length; at++) {
    const column = at % width;
    if ((data[at] ?? 255) < INK) columns[column] = (columns[column] ?? 0) + 1;
  }
  const letters = spansAbove(columns, 0);
  return letters.filter((letter, at) => letter.from - (letters[at - 1]?.to ?? -width) > BLANK * height).length;
}

/** The first lines of a part of a page that hold words enough; all of it where no lines can be told apart. */
function firstLines(part: GreyImage): GreyImage {
  // A line that begins above the part is cut through.
  const lines = spansAbove(inkOfRows(part), SPECKS * part.width).filter(({ from }) => from > 0);
  const from = Math.max(0, (lines[0]?.from ?? 0) - MARGIN);
  let words = 0;
  for (const line of lines) {
    words += wordsIn(rowsOf(part, line));
    const to = Math.min(part.height, line.to + MARGIN);
    if (words >= ENOUGH_WORDS && to - from >= LEAST_ROWS) return rowsOf(part, { from, to });
  }
  return part;
}

/**
 * Some lines of a page to tell its language by: of the rows that hold the most ink the first, and behind them the same of
 * what is left, since the first may be a code or a photograph.
 */
export function languageSamples(page: GreyImage): GreyImage[] {
  const inked = inkOfRows(page);
  const { height } = page;
  const rows = Math.min(height, Math.max(LEAST_ROWS, Math.round(height * SAMPLE_SHARE)));
  const samples: GreyImage[] = [];
  while (samples.length < SAMPLES) {
    let sum = inked.subarray(0, rows).reduce((all, ink) => all + ink, 0);
    let [best, most] = [0, sum];
    for (let top = 1; top + rows <= height; top++) {
      sum += (inked[top + rows - 1] ?? 0) - (inked[top - 1] ?? 0);
      if (sum > most) [best, most] = [top, sum];
    }
    if (most === 0 && samples.length > 0) break;
    samples.push(firstLines(rowsOf(page, { from: best, to: best + rows })));
    inked.fill(0, best, best + rows);
  }
  return samples;
}
