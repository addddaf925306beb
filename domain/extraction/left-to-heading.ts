import { classOf } from '../reading/lexicon/concepts.ts';
import type { Word } from '../reading/meaning.ts';
import { folded } from '../reading/text.ts';
import { best } from '../reading/word-sameness.ts';
import { type FieldWording, type LabelWording, labelWordingOf } from '../reading/wordings.ts';
import type { Candidate, CandidateSource } from './candidates/candidate.ts';
import { pathOf } from './regions.ts';

const LONGEST_HEADING = 90;
/** Below one heading these say many things. */
const OF_LISTS: readonly CandidateSource[] = ['column', 'row and column', 'prose', 'inline'];

const namesThing = ({ concepts }: Word) => concepts.some(concept => /^(?:thing|who)$/.test(classOf(concept)));

/**
 * A label with the words of what a field asks that it leaves to the headings above it: "Period" below "Rental contract no.
 * 214/2025" is the contract's, whatever else that heading says. Null where it leaves out nothing, or more than a thing that
 * those name, or says something else itself.
 */
export function withLeftToHeading(
  { region, label, value, source }: Candidate,
  wording: LabelWording,
  field: FieldWording,
): LabelWording | null {
  if (OF_LISTS.includes(source) || wording.words.length === 0 || wording.words.some(namesThing)) return null;
  const asked = [...field.name, ...field.description].flatMap(({ concepts }) => concepts);
  if (!wording.words.every(({ concepts }) => concepts.some(concept => asked.includes(concept)))) return null;
  const left = field.name.filter(word => best(word, wording.words) === 0);
  if (left.length === 0 || left.length === field.name.length || !left.every(namesThing)) return null;
  const own = [folded(label), folded(value)];
  const headings = pathOf(region ?? null)
    .flatMap(({ heading }) => heading ?? [])
    .filter(heading => heading.length <= LONGEST_HEADING && !own.some(text => folded(heading).includes(text)))
    .flatMap(heading => labelWordingOf(heading).words);
  if (!left.every(word => best(word, headings) > 0)) return null;
  return { ...wording, plain: '', words: [...left, ...wording.words] };
}
