import type { FieldType } from '../reading/field-types.ts';
import { isUnspaced, wordsOf } from '../reading/lexicon/written-form.ts';
import { folded, normalise } from '../reading/text.ts';
import { isOrdinary, isProper } from './named-in-query.ts';
import { withoutQuotations } from './quotes.ts';
import { equalsAny } from './values/equal.ts';
import { readValue } from './values/typed-value.ts';

/** A certain value, and the kind of its field. */
export type ShownValue = { value: string; type: FieldType };

/** What the words of a condition name that values can show, and which of it none shows. */
export type Naming = { shown: readonly string[]; missing: readonly string[] };

/** A date in words with its weekday, or a name of several words. */
const LONGEST = 8;
/** What stands before a value where words have no spaces: particles, and signs. */
const BEFORE_VALUE = /(?:[はがを为為是은는이가:：「『]|^)\s*$/u;
const AROUND = /^[\s("'„“”«»「『]+|[\s)"'„“”«»」』.,;:!?。、]+$/gu;

type Part = { text: string; isQuoted: boolean };

/** The words of a condition; a quotation is one. */
function partsOf(condition: string): Part[] {
  const { text, quotations } = withoutQuotations(normalise(condition));
  return text.split(/(\uE000\d+\uE000)|\s+/u).flatMap((part): Part[] => {
    const quoted = /^\uE000(\d+)\uE000$/u.exec(part ?? '')?.[1];
    if (quoted !== undefined) return [{ text: quotations[Number(quoted)] ?? '', isQuoted: true }];
    const bare = (part ?? '').replace(AROUND, '');
    return bare === '' ? [] : [{ text: bare, isQuoted: false }];
  });
}

/** Whether some words of a guide are a value, compared whole and as what it is. */
function isSame(text: string, { value, type }: ShownValue): boolean {
  return equalsAny(value, [{ text, kind: readValue(text, type).kind, whole: true }], type) === 'met';
}

/** Where words have no spaces: a value that stands whole behind a particle. */
function shownUnspaced(condition: string, values: readonly ShownValue[]): string[] {
  const text = folded(condition);
  return values.flatMap(({ value }) => {
    const plain = folded(value);
    const at = isUnspaced(plain) ? text.indexOf(plain) : -1;
    return at >= 0 && BEFORE_VALUE.test(text.slice(0, at)) ? [plain] : [];
  });
}

/**
 * What a condition names (what it quotes, everything with a digit, capitals within a sentence) and whether certain values
 * show it. Words of the fields and their kinds are no names.
 * @param ofFields the words of the fields' names and descriptions
 */
export function namingOf(condition: string, values: readonly ShownValue[], ofFields: ReadonlySet<string>): Naming {
  const unspaced = shownUnspaced(condition, values);
  const parts = partsOf(unspaced.reduce((text, value) => text.replace(value, ' '), normalise(condition)));
  const shownAt = new Set<number>();
  const shown: string[] = [...unspaced];
  for (let from = 0; from < parts.length; from++)
    for (let to = from + 1; to <= Math.min(parts.length, from + LONGEST); to++) {
      const text = parts
        .slice(from, to)
        .map(part => part.text)
        .join(' ');
      if (!values.some(value => isSame(text, value))) continue;
      shown.push(text);
      for (let at = from; at < to; at++) shownAt.add(at);
    }
  const missing = parts.flatMap(({ text, isQuoted }, at) => {
    if (shownAt.has(at)) return [];
    if (isQuoted || /\p{N}/u.test(text)) return [text];
    if (!isProper(text, parts[at - 1]?.text ?? '')) return [];
    return wordsOf(text).every(word => ofFields.has(word) || isOrdinary(word)) ? [] : [text];
  });
  return { shown, missing };
}
