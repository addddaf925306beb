import { isUnspaced } from '../reading/lexicon/written-form.ts';
import { folded } from '../reading/text.ts';
import { tellsCancelled } from './cancelled.ts';
import { MATTER_WORDS, MATTERS, type MatterNamed } from './matters.ts';

/**
 * What evidence may speak of anywhere, whatever was read from it: a matter of the list, or that something was cancelled.
 */
export const MENTIONS = [...MATTERS, 'cancelled'] as const;
export type Mention = (typeof MENTIONS)[number];

/** A word so long may be a part of another one: "Gasthörer" of "Ehrengasthörer". */
const LEAST_FOR_COMPOUNDS = 6;
/** One so short is the beginning of too many others: "cart" of "carton". */
const MOST_OF_A_WHOLE = 4;
const MOST_OF_ENDING = 2;

type Forms = { spaced: string[]; unspaced: string[] };

/** Words as they are looked for: signs are spaces, so that the apostrophe of "d'attente" is one, too. */
export const asSearched = (text: string): string =>
  ` ${folded(text)
    .replace(/[^\p{L}\p{M}\p{N}-]+/gu, ' ')
    .trim()} `;

let known: ReadonlyMap<MatterNamed, Forms> | undefined;

function forms(): ReadonlyMap<MatterNamed, Forms> {
  known ??= new Map(
    MATTERS.map((matter): [MatterNamed, Forms] => {
      const all = MATTER_WORDS[matter].split(', ').map(form => folded(form.replace(/^~/, '')));
      return [matter, { spaced: all.filter(form => !isUnspaced(form)), unspaced: all.filter(isUnspaced) }];
    }),
  );
  return known;
}

/** Whether words, as `asSearched` gives them, hold a form with whatever ending, or in a compound. */
export function holdsForm(searched: string, form: string): boolean {
  if (form.length >= LEAST_FOR_COMPOUNDS) return searched.includes(form);
  for (let at = searched.indexOf(` ${form}`); at >= 0; at = searched.indexOf(` ${form}`, at + 1)) {
    const rest = searched.indexOf(' ', at + 1 + form.length) - (at + 1 + form.length);
    if (form.length > MOST_OF_A_WHOLE || rest <= MOST_OF_ENDING) return true;
  }
  return false;
}

/** Of which matters a text speaks, in whatever language, form or compound. */
export function mattersIn(text: string): MatterNamed[] {
  const plain = folded(text);
  const searched = asSearched(text);
  const isSaid = (form: string) => holdsForm(searched, form);
  return [...forms()].flatMap(([matter, { spaced, unspaced }]) =>
    spaced.some(isSaid) || unspaced.some(form => plain.includes(form)) ? [matter] : [],
  );
}

/**
 * Of what the texts of evidence speak.
 * @param texts its statements, as `partsOf` parts them
 * @param controls what is pressed or chosen in it: it is called by what it does, and tells of no cancelling
 */
export function mentionsIn(texts: readonly string[], controls: readonly string[]): Mention[] {
  const matters = new Set(mattersIn([...texts, ...controls].join('\n')));
  const isSaid = (mention: Mention) => (mention === 'cancelled' ? texts.some(tellsCancelled) : matters.has(mention));
  return MENTIONS.filter(isSaid);
}
