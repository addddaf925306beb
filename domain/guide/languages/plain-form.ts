/** Words of a line, and those that say the same in fewer ways. */
export type PlainForm = readonly [RegExp, string];

/** @param words source of a pattern, wherever it stands in a line and whatever its capitals are */
export const form = (words: string, instead: string): PlainForm => [new RegExp(words, 'giu'), instead];

/** Sources of patterns: that no letter stands before or behind. */
export const before = '(?<!\\p{L})';
export const behind = '(?!\\p{L})';
