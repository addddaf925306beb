import type { Field } from '../../../domain/inquiry/configuration.ts';
import { labelSimilarity } from '../../../domain/reading/label-similarity.ts';
import { labelWordingOf, wordingOf } from '../../../domain/reading/wordings.ts';

/** Matters that hardly anybody asks for, so that no value under one of these labels is what is asked for. */
const MATTERS = [
  'Photo by',
  'Cookie banner',
  'Colour scheme',
  'Weather in the header',
  'Last search in the help pages',
  'Advertisement on the right',
  'Example in the placeholder',
  'Chat window',
  'Typeface of the menu',
  'Printer queue',
  'Draft of a forum post',
  'Newsletter of the canteen',
];
/** A label that is more like a field may be meant by it. */
const MOST_SIMILARITY = 0.3;

/** Labels of matters that none of the fields asks for. */
export function decoyLabels(fields: readonly Field[]): string[] {
  const wordings = fields.map(wordingOf);
  return MATTERS.filter(label =>
    wordings.every(wording => labelSimilarity(wording, labelWordingOf(label)) < MOST_SIMILARITY),
  );
}
