import { isDenied, negates } from '../reading/states.ts';
import { asWritten, withBetweenWhole } from './between-whole.ts';
import type { Clause } from './clause.ts';
import { type Phrasebook, phrasebooksFor } from './languages/phrasebook.ts';
import { joinsIn } from './own-and.ts';
import { lentBy } from './verbs-of-lines.ts';

const MOST_PARTS = 8;

const COMMA = /,\s+|(?<=\p{Script=Han}),(?=\p{Script=Han})/u;

/** A part of a line, and whether only a comma stands before it. */
type Part = { text: string; isBehindComma: boolean };

function partsOf(line: string, book: Phrasebook): Part[] {
  const joins = joinsIn(line, book);
  return withBetweenWhole(line)
    .split(joins)
    .flatMap(part => part.split(COMMA).map((text, at) => ({ text: asWritten(text), isBehindComma: at > 0 })))
    .filter(({ text }) => text.trim() !== '');
}

/** What the line asks of one field twice can't both be meant. */
function contradictsItself(clauses: readonly Clause[]): boolean {
  const fields = clauses.flatMap(clause => (clause.kind === 'equals' && !clause.negated ? [clause.field] : []));
  return new Set(fields).size < fields.length;
}

/** Words with capital letters alone: behind "and" they go on with a name, "Marks and Spencer". */
const IS_NAME = /^(?:\p{Lu}[\p{L}\p{M}'’.-]*(?:\s+|$))+$/u;

/** "The employer is Marks and Spencer": a name with the word for "and" in it, or two; only the very same words meet it. */
function withNameWhole(line: string, parts: readonly string[], read: Reader): Clause | null {
  const [first = '', ...others] = parts;
  if (others.length === 0 || !others.every(part => IS_NAME.test(part))) return null;
  const clause = read(first);
  const [value, ...values] = clause?.kind === 'equals' && !clause.negated ? clause.values : [];
  if (clause?.kind !== 'equals' || !value || values.length > 0 || !IS_NAME.test(value.text)) return null;
  const text = line.slice(line.lastIndexOf(value.text, first.length)).trim();
  return { ...clause, values: [{ text, kind: 'text', whole: false }], open: line };
}

/** Reads one condition for all that it says; null where something of it stays open. */
type Reader = (part: string) => Clause | null;

/** That something never was says more than that it is not. */
const NEVER =
  /^(?:never|nie|niemals|jamais|nunca|jamás|mai|nooit|aldrig|aldri|koskaan|ei koskaan|nigdy|nikdy|никогда|ніколи|soha|asla|hiç|niciodată|ποτέ)(?!\p{L})/iu;

function readAll(parts: readonly Part[], { or }: Phrasebook, read: Reader): Clause[] | null {
  const clauses: Clause[] = [];
  let lent: string[] = [];
  for (const { text: part, isBehindComma } of parts) {
    const own = read(part);
    // What goes on behind a comma alone may be said of something else: "at least 5, otherwise high".
    const borrowed =
      own || isBehindComma || NEVER.test(part)
        ? undefined
        : lent.map(words => read(`${words} ${part}`)).find(one => one !== null);
    const clause = own ?? borrowed ?? null;
    // "A and B or C" may be meant in two ways; "3 or more" is one bound.
    if (!clause || (or.test(part) && clause.kind !== 'compare')) return null;
    clauses.push(clause);
    const lends = lentBy(part);
    // Whether what is denied of the first is denied of the second, too, is open: "must not be suspended and in arrears".
    if (isDenied(part) || part.toLowerCase().split(/\s+/u).some(negates)) lent = [];
    else if (own && lends.length > 0) lent = lends;
  }
  return contradictsItself(clauses) ? null : clauses;
}

/**
 * Reads conditions that a language's word for "and" joins in one line. Each part must be understood, by itself or with the
 * subject and the verbs of one before it: "Die Mitgliedschaft muss aktiv sein und vor 2020 begonnen haben". Null where one is
 * not, so that no part is ever lost.
 */
export function clausesJoined(line: string, read: Reader): Clause[] | null {
  for (const book of phrasebooksFor(line)) {
    const parts = partsOf(line, book);
    if (parts.length < 2 || parts.length > MOST_PARTS) continue;
    const name = withNameWhole(
      line,
      parts.map(({ text }) => text),
      read,
    );
    const clauses = name ? [name] : readAll(parts, book, read);
    if (clauses) return clauses;
  }
  return null;
}
