import type { FieldFinder } from '../../application/ports/field-finder.ts';
import type { TextRun } from '../../application/ports/page-snapshot.ts';
import { extract } from './extraction/extract.ts';

/** Text beyond this is not looked at, in characters: a glance must cost next to nothing whatever the page says. */
const MOST_TEXT = 20_000;
const LONGEST_RUN = 500;

function atAGlance(runs: readonly TextRun[]): TextRun[] {
  let left = MOST_TEXT;
  return runs.filter(({ text }) => {
    if (text.length > LONGEST_RUN || text.length > left) return false;
    left -= text.length;
    return true;
  });
}

/** Finds fields as the analysis does, by positioned text; it looks at no pixels and promises nothing. */
export const fieldFinder: FieldFinder = {
  async find({ runs, pairs }, fields) {
    const glanced = pairs.filter(({ label, value }) => label.length + value.length <= LONGEST_RUN).slice(0, 500);
    return extract({ runs: atAGlance(runs), pairs: glanced }, fields).map(({ name }) => name);
  },
};
