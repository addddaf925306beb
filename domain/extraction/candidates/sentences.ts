/**
 * Where one sentence ends and the next begins: behind a whole word, a year or an amount, and neither behind a short form nor
 * behind the day of a month.
 */
const BETWEEN = /(?<=[\p{L}\p{Nd})][.!?])(?<!(?<![\p{Nd}.,])\p{Nd}{1,3}\.)(?<!(?:^|\s)\p{L}{1,4}\.)\s+(?=\p{Lu})/u;

/** The sentences of a text, in their order. */
export const sentencesOf = (text: string): string[] => text.split(BETWEEN);
