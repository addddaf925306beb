import { type Concept, classOf } from '../reading/lexicon/concepts.ts';
import { meaningOf, names, type Word } from '../reading/meaning.ts';
import type { FieldWording, LabelWording } from '../reading/wordings.ts';
import type { Candidate } from './candidates/candidate.ts';
import { pathOf } from './regions.ts';

/** What a list is of, by its heading or its title. */
const THINGS = /^(?:thing|term|title|institution)$/;
/** Headings are looked at from the innermost out. */
const MOST_HEADINGS = 2;

const thingsIn = (words: readonly Word[]) =>
  words.flatMap(({ concepts }) => concepts).filter(concept => THINGS.test(classOf(concept)));

/**
 * Whether a field asks for what only the place of a value says of it. The latest row counts for the last of what the list
 * is called after, since a list of movements holds other things too; a price for that of a thing that the field names in
 * words which the line has.
 */
export function asksForImplied(
  implied: Concept,
  { region }: Candidate,
  label: LabelWording,
  { name, description }: FieldWording,
): boolean {
  const asked = [...name, ...description];
  if (!names(asked, implied)) return false;
  if (implied === 'price')
    return asked.some(({ text, concepts }) => concepts.length === 0 && label.words.some(word => word.text === text));
  const headings = pathOf(region ?? null).flatMap(({ heading }) => heading ?? []);
  const listed = [...label.words, ...headings.slice(-MOST_HEADINGS).flatMap(meaningOf)];
  return thingsIn(asked).some(thing => names(listed, thing));
}

/** A label with what the place of its value says besides. */
export const withImplied = (wording: LabelWording, { implies }: Candidate): LabelWording =>
  implies ? { ...wording, words: [...wording.words, { text: implies, concepts: [implies] }] } : wording;
