/** Where one sentence ends and the next begins: behind a whole word or a figure, and neither behind a short form nor within a date. */
const BETWEEN = /(?<=[\p{L}\p{Nd})][.!?])(?<!\p{Nd}\.)(?<!(?:^|\s)\p{L}{1,4}\.)\s+(?=\p{Lu})/u;

/** The sentences of a text, in their order. */
export const sentencesOf = (text: string): string[] => text.split(BETWEEN);
