import type { Forms } from './forms.ts';

/**
 * How nouns and adjectives of a language end, in plain form, with commas between: as its forms stand in the lexicon, and
 * with the endings of their number, case, gender, article or owner. A form may also have no ending at all,
 * and a word where `-` stands among its endings.
 */
export type Inflection = { forms: readonly Forms[]; ofForms: string; ofWords: string };
