import type { Field } from '../../inquiry/configuration.ts';
import { fieldType } from '../../reading/field-types.ts';
import { isUnspaced } from '../../reading/lexicon/written-form.ts';
import { folded } from '../../reading/text.ts';
import { LONGEST_FILLER } from '../languages/filler/all-filler.ts';
import { ENDINGS } from '../languages/filler/endings.ts';
import { isMatter, isPerson, isThingAtHand, namesField } from './mentions.ts';

/** Where scripts have no spaces, the longest piece that is looked at as one word, in characters. */
const LONGEST_PIECE = 12;

/** What may be left of a line beside its values. */
export type Known = {
  filler: ReadonlySet<string>;
  /** Those whose values stand in the line. */
  fields: readonly Field[];
  /** Those of the inquiry. */
  asked: readonly Field[];
  query: string;
  /** Something of the line is said of a thing, and not only what is written there. */
  isOfThing: boolean;
  /** Whether a word says no more than of which moment a bound is. */
  isMoment(word: string): boolean;
};

/** Whether a word names a field whose value does not stand in the line and could be taken for one that does: "the holder is Ada", of a user. */
const isOfOther = (word: string, { fields, asked }: Known) =>
  asked.some(
    other =>
      !fields.includes(other) &&
      namesField(word, other) &&
      fields.some(field => fieldType(field) === fieldType(other) || (arePeople(field) && arePeople(other))),
  );

/** Fields whose values are people, or may be. */
const arePeople = (field: Field) => ['name', 'text', 'handle'].includes(fieldType(field));

const isNamed = (word: string, known: Known) => {
  const { fields, asked, query, isMoment } = known;
  if (fields.some(field => namesField(word, field)) || isMoment(word)) return true;
  if (isOfOther(word, known)) return false;
  return (
    isMatter(word, query) ||
    (known.isOfThing && isThingAtHand(word, known)) ||
    (!fields.some(arePeople) && isPerson(word, asked))
  );
};

/** Articles that are elided, and those of Arabic: "l'abonné", "الحالة". */
const PREFIXED = /^(?:[ldn]['’]|qu['’]|un['’]|dell['’]|all['’]|nell['’]|وال|بال|لل|ال|و|ב|ה|ל)(?=\p{L}{2})/iu;

const isKnownWord = (word: string, known: Known): boolean => {
  if (known.filler.has(word) || isNamed(word, known)) return true;
  const bare = word.replace(PREFIXED, '').replace(/['’]s$/u, '');
  return bare !== word && (known.filler.has(bare) || isNamed(bare, known));
};

/** Whether signs that have no spaces between them can be cut into known words and nothing else. */
function isCutWhole(word: string, known: Known): boolean {
  const reached = [true];
  for (let to = 1; to <= word.length; to++) {
    const starts = Array.from({ length: Math.min(LONGEST_PIECE, to) }, (_, back) => to - 1 - back);
    reached[to] = starts.some(from => {
      const piece = word.slice(from, to);
      return (reached[from] ?? false) && (known.filler.has(piece) || (to - from > 1 && isNamed(piece, known)));
    });
  }
  return reached[word.length] ?? false;
}

/** The words of a text from one of them on that are known together, as a number of words; 0 for none. */
function knownFrom(words: readonly string[], at: number, known: Known): number {
  for (let count = Math.min(LONGEST_FILLER, words.length - at); count > 1; count--)
    if (known.filler.has(words.slice(at, at + count).join(' '))) return count;
  const word = words[at] ?? '';
  return isKnownWord(word, known) || (isUnspaced(word) && isCutWhole(word, known)) ? 1 : 0;
}

/**
 * Whether what stands between the values of a line says nothing more: words that change nothing and words that name the
 * fields of these values.
 * @param isBehind a value stands right before it, so that it may begin with an ending of grammar
 */
export function addsNothing(text: string, isBehind: boolean, known: Known): boolean {
  const [ending = ''] = isBehind ? (/^[\p{L}\p{M}]+/u.exec(text) ?? []) : [];
  const isEnding = ending !== '' && isUnspaced(ending) && ENDINGS.some(one => one.test(ending));
  const rest = isEnding ? text.slice(ending.length) : text;
  if (/[\p{N}\p{Sc}%<>=≥≤+±~≠!?*/\\]/u.test(rest.replace(/[!.]+$/u, ''))) return false;
  const words = folded(rest)
    .split(/[^\p{L}\p{M}'’-]+/u)
    .filter(word => /\p{L}/u.test(word));
  for (let at = 0; at < words.length; ) {
    const count = knownFrom(words, at, known);
    if (count === 0) return false;
    at += count;
  }
  return true;
}
