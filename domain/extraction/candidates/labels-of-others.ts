import { classOf } from '../../reading/lexicon/concepts.ts';
import { meaningOf } from '../../reading/meaning.ts';
import type { TextRun } from '../../reading/page-snapshot.ts';
import { folded } from '../../reading/text.ts';
import { looksLikeLabel } from '../../reading/value-types.ts';
import type { Candidate, CandidateSource } from './candidate.ts';

/** Pairs of this plausibility say that the value has a label of its own. */
export const CLEARLY_PAIRED = 0.8;

/** Only where they stand says that two texts belong together. */
export const BY_LAYOUT: readonly CandidateSource[] = ['right', 'below', 'above', 'inline'];

/** The page itself says of these what is label and what is value. */
const STATED: readonly CandidateSource[] = ['dl', 'label', 'row header', 'colon', 'item'];

/** In a document the looks alone make tables: what is a label there names values elsewhere too. */
const BY_LOOKS: readonly CandidateSource[] = ['row', 'column', 'row header', ...BY_LAYOUT];
const isOfDocument = ({ runs: [first] }: Candidate) => first !== undefined && first.tag === '';

/** "Member" is how somebody stands as often as it is a title. */
const namesWho = (value: string) =>
  meaningOf(value).every(({ concepts }) => concepts.some(one => classOf(one) === 'who'));

/** Whether the markup says of a text that it names what follows, whatever its words are. */
const isMarkedLabel = ({ runs: [first] }: Candidate) => first?.tag === 'dt' || first?.tag === 'th';

/** Says of a pair that only the layout makes whether its value is the label of another one that the page states. */
export function labelsOfOthers(candidates: readonly Candidate[]): (candidate: Candidate) => boolean {
  const clear = candidates.filter(({ plausibility }) => plausibility >= CLEARLY_PAIRED);
  const stated = clear.filter(({ source }) => STATED.includes(source));
  const labels = new Set(stated.map(({ label }) => folded(label)));
  const values = new Set(stated.map(({ value }) => folded(value)));
  const ofFigures = clear.filter(
    one => isOfDocument(one) && BY_LOOKS.includes(one.source) && /\p{Nd}/u.test(one.value),
  );
  const byLooks = new Set(ofFigures.map(({ label }) => folded(label)));
  return candidate => {
    const { source, value } = candidate;
    const text = folded(value);
    const isLabel = BY_LAYOUT.includes(source) && labels.has(text) && !values.has(text);
    const isTitle = BY_LOOKS.includes(source) && isOfDocument(candidate) && byLooks.has(text);
    return (
      (isLabel && isMarkedLabel(candidate)) || ((isLabel || (isTitle && !namesWho(value))) && looksLikeLabel(value))
    );
  };
}

/** Says of a pair that only a place makes whether its value is another label's, as the markup of a list of terms says. */
export function termsOfOthers(candidates: readonly Candidate[]): (candidate: Candidate) => boolean {
  const terms = new Map<TextRun, Set<string>>();
  for (const { source, label, runs } of candidates)
    if (source === 'dl' && runs[0]) terms.set(runs[0], (terms.get(runs[0]) ?? new Set()).add(folded(label)));
  return ({ source, label, runs }) => {
    const own = runs[0] && terms.get(runs[0]);
    return own !== undefined && (source === 'item' || BY_LAYOUT.includes(source)) && !own.has(folded(label));
  };
}
