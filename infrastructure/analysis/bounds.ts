import type { PositionedText } from '../../domain/extraction/candidates/candidates-of.ts';
import type { LabelledValue, Rect, TextRun } from '../../domain/reading/page-snapshot.ts';

/** How much of one piece of evidence is read: many times what a page or document that people read has. */
export const BOUNDS = { runs: 50_000, pairs: 5_000, characters: 1_000_000 };

/** One page of it, and one run, in characters. */
const RUNS_OF_PAGE = 20_000;
const LONGEST_RUN = 20_000;
const MOST_REGIONS = 5_000;
/** In CSS pixels or points; nothing that is shown stands farther away or is larger. */
const FARTHEST = 1_000_000;
const LARGEST = 100_000;
const LARGEST_FONT = 1_000;

/** Bounds page after page of one piece of evidence. */
export type Bounding = {
  page(text: PositionedText): PositionedText;
  /** Whether anything was left out, shortened or moved so far. */
  readonly isCut: boolean;
};

/** Within these limits; what is no number is the lower one. */
function within(value: number, least: number, most: number): number {
  return value >= least ? Math.min(value, most) : least;
}

function boundedRect({ x, y, width, height }: Rect): Rect {
  return {
    x: within(x, -FARTHEST, FARTHEST),
    y: within(y, -FARTHEST, FARTHEST),
    width: within(width, 0, LARGEST),
    height: within(height, 0, LARGEST),
  };
}

const isSame = (a: Rect, b: Rect) => a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

/**
 * Leaves of a text what is read of it: so many runs, pairs and letters, and places on a page as there are. What reads
 * it from here on takes a time that grows with these bounds and no faster than n log n.
 */
export function boundText(bounds = BOUNDS): Bounding {
  const left = { ...bounds };
  let isCut = false;

  function runOf(run: TextRun): TextRun {
    const rect = boundedRect(run.rect);
    const fontSize = within(run.fontSize, 0, LARGEST_FONT);
    const text = run.text.slice(0, LONGEST_RUN);
    if (isSame(rect, run.rect) && fontSize === run.fontSize && text === run.text) return run;
    isCut = true;
    return { ...run, text, rect, fontSize };
  }

  function fits(characters: number, of: 'runs' | 'pairs'): boolean {
    if (left[of] > 0 && characters <= left.characters) {
      left[of]--;
      left.characters -= characters;
      return true;
    }
    isCut = true;
    return false;
  }

  return {
    page({ runs, pairs, regions }) {
      if (runs.length > RUNS_OF_PAGE) isCut = true;
      const kept: TextRun[] = [];
      for (const given of runs.slice(0, RUNS_OF_PAGE)) {
        const run = runOf(given);
        if (fits(run.text.length, 'runs')) kept.push(run);
      }
      const keptPairs: LabelledValue[] = pairs.filter(({ label, value }) => fits(label.length + value.length, 'pairs'));
      return { runs: kept, pairs: keptPairs, regions: regions?.slice(0, MOST_REGIONS) };
    },
    get isCut() {
      return isCut;
    },
  };
}
