import { folded, isPartOf } from '../../reading/text.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, isOnPaper } from './candidate.ts';
import { isPlainlyNow } from './employed-words.ts';
import { companyAhead, namesCompany, namesOrganisation } from './organisation.ts';
import { sentencesOf } from './sentences.ts';

/** As surely as a label says it. */
const PLAUSIBILITY = 0.82;
/** A maker's name stands at the head of a paper, and in its text, where it is signed, or at its foot; with its legal form once is enough. */
const FEWEST_PLACES = 2;
/** Patterns on longer texts take long. */
const LONGEST = 1000;

const hasForm = ({ value }: Candidate) => companyAhead(value) === value;

/** Whether one of two names is a part of the other, as a name is of itself with a legal form or a branch. */
const isOne = (a: string, b: string) => isPartOf(folded(a), folded(b)) || isPartOf(folded(b), folded(a));

/** A word with a capital before a name belongs to it: "Berkenye Általános Biztosító Zrt." */
const NAMED_BEFORE = /(?<![\p{L}\p{M}])\p{Lu}[\p{Ll}\p{M}'’-]+\s$/u;

/**
 * Who made a paper, where all places that tell it agree and no other company is named: a head alone may be that of a bank or an
 * office that writes of another's employee.
 */
export function makerOfPaper(candidates: readonly Candidate[], segments: readonly Segment[]): Candidate[] {
  const makers = candidates.filter(one => one.source === 'company' && isOnPaper(one));
  const named = makers.filter(({ value }) => namesOrganisation(value));
  const [maker] = named.toSorted((a, b) => Number(hasForm(b)) - Number(hasForm(a)) || b.value.length - a.value.length);
  if (!maker || !makers.every(({ value }) => isOne(value, maker.value))) return [];
  const { value } = maker;
  const texts = segments.map(({ text }) => text);
  const places = texts.filter(text => folded(text).includes(folded(value)));
  if (places.length < FEWEST_PLACES && !hasForm(maker)) return [];
  if (places.some(text => NAMED_BEFORE.test(text.slice(0, Math.max(0, text.indexOf(value)))))) return [];
  // A letter that says what was so names for whom somebody worked, and not for whom they do.
  if (!places.flatMap(text => sentencesOf(text).filter(one => one.includes(value))).every(isPlainlyNow)) return [];
  const isOther = (company: string) => !isOne(company, value);
  if (texts.some(text => text.length > LONGEST || namesCompany(text, isOther))) return [];
  return [{ ...maker, plausibility: PLAUSIBILITY, unsure: false }];
}
