import { plainDigits } from '../../../domain/reading/digits.ts';

const MARKS = /[\s\p{Cf}]/gu;

/**
 * What two writings of the same letters have in common: quotes, dashes, blanks, the digits of a script and the size of letters
 * are set by chance. Every letter, accent and sign counts.
 */
export const lettersIn = (text: string): string =>
  plainDigits(text.normalize('NFKC'))
    .replace(MARKS, '')
    .replace(/[’‘`´′]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .toLowerCase();
