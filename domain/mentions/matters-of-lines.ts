import { isUnspaced } from '../reading/lexicon/written-form.ts';
import { folded } from '../reading/text.ts';
import { MATTER_WORDS, MATTERS, type MatterNamed } from './matters.ts';
import { asSearched, holdsForm } from './mentions-in.ts';

/** How many letters more than the listed form a word of a line may have. */
const MOST_OF_ENDING = 7;

let known: readonly (readonly [MatterNamed, string])[] | undefined;

/** What lines of guides mean a matter by. */
function forms() {
  known ??= MATTERS.flatMap(matter =>
    MATTER_WORDS[matter]
      .split(', ')
      .filter(form => !form.startsWith('~'))
      .map(form => [matter, folded(form)] as const),
  );
  return known;
}

/** Which matters a line of a guide names, and its words without those that name them. */
export function matterFormsOfLines(line: string): { matters: MatterNamed[]; rest: string } {
  const matters = new Set<MatterNamed>();
  const searched = isUnspaced(line) ? folded(line) : asSearched(line);
  const words = searched.split(' ').filter(word => word !== '');
  const naming = new Set<string>();
  let rest = searched;
  for (const [matter, form] of forms()) {
    if (form.includes(' ') || isUnspaced(form)) {
      if (!(isUnspaced(form) ? searched.includes(form) : searched.includes(` ${form}`))) continue;
      matters.add(matter);
      rest = rest.replace(form, ' ');
      continue;
    }
    const named = words.filter(word => word.length - form.length <= MOST_OF_ENDING && holdsForm(` ${word} `, form));
    if (named.length > 0) matters.add(matter);
    for (const word of named) naming.add(word);
  }
  const others = rest.split(' ').filter(word => word !== '' && !naming.has(word));
  return { matters: [...matters], rest: others.join(' ') };
}
