import type { Concept } from './concepts.ts';

/**
 * The words and phrases by which the labels of one language name concepts, in lower case, with commas between. One that
 * ends in `-` stands for its inflected forms too. `nothing`: words of grammar, which name nothing.
 */
export type Forms = Readonly<Partial<Record<Concept | 'nothing', string>>>;
