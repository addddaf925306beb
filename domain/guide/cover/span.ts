import type { Field } from '../../inquiry/configuration.ts';

/** Where in a line the certain value of a field stands, or the values of several that are the same. Offsets in UTF-16. */
export type Span = { from: number; to: number; fields: readonly Field[] };

/** A word of a line without the signs around it. */
export type Token = { text: string; from: number; to: number };

const WORD = /^([("'„“”«»「『（[,;:*]*)(.*?)[)"'„“”«»」』）\].,;:!?。、*]*$/u;

/** The words of a line; signs alone are none. */
export function tokensOf(line: string): Token[] {
  return [...line.matchAll(/\S+/gu)].flatMap(({ 0: written, index }) => {
    const [, before = '', text = ''] = WORD.exec(written) ?? [];
    const from = index + before.length;
    return /[\p{L}\p{N}]/u.test(text) ? [{ text, from, to: from + text.length }] : [];
  });
}
