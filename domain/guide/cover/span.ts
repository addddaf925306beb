import type { Field } from '../../inquiry/configuration.ts';

/**
 * What a line says of fields: a value, a bound that it keeps, that its thing holds, that it is shown, the customer's word for a
 * state that is given beside it, or that this is so today.
 */
export type Said = 'value' | 'bound' | 'holding' | 'shown' | 'gloss' | 'today';

/**
 * Where in a line something is said that certain values bear out, each of these fields for itself; of today no field need be.
 * Offsets in UTF-16.
 */
export type Span = { from: number; to: number; said: Said; fields: readonly Field[] };

/** A word of a line without the signs around it; one of these may be the sign of an amount: "10 €". */
export type Token = { text: string; from: number; to: number };

const WORD = /^([("'„“”«»「『（[,;:*]*)(.*?)[)"'„“”«»」』）\].,;:!?。、*]*$/u;

/** The words of a line; signs alone are none. */
export function tokensOf(line: string): Token[] {
  return [...line.matchAll(/\S+/gu)].flatMap(({ 0: written, index }) => {
    const [, before = '', text = ''] = WORD.exec(written) ?? [];
    const from = index + before.length;
    return /[\p{L}\p{N}\p{Sc}%]/u.test(text) ? [{ text, from, to: from + text.length }] : [];
  });
}

/** Runs of words of a line, at most so many. */
export function runsOf(line: string, most: number): { text: string; from: number; to: number }[] {
  const tokens = tokensOf(line);
  return tokens.flatMap(({ from }, at) =>
    tokens.slice(at, at + most).map(({ to }) => ({ text: line.slice(from, to), from, to })),
  );
}

/** Whether two spans share a place. */
export const overlap = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

/** Of spans that overlap the longest, in the order of the line. */
export function longestOf(spans: readonly Span[]): Span[] {
  const longest = spans.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  return longest
    .filter((span, at) => !longest.slice(0, at).some(one => overlap(one, span)))
    .sort((a, b) => a.from - b.from);
}
