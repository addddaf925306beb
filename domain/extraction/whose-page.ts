import type { Concept } from '../reading/lexicon/concepts.ts';
import { classOf } from '../reading/lexicon/concepts.ts';
import { meaningOf } from '../reading/meaning.ts';
import { folded } from '../reading/text.ts';
import type { Candidate } from './candidates/candidate.ts';
import { isAddressed } from './candidates/honorific.ts';
import { isPersonsName } from './candidates/persons-name.ts';
import type { Page } from './page.ts';
import { hasLabel } from './scoring.ts';

/** Pairs that are less likely say nothing of whose page it is. */
const LEAST_PLAUSIBILITY = 0.6;
const SHORTEST_WORD = 2;
/** A label with one of these and nothing else says whose the page is. */
const WHOSE: readonly Concept[] = [
  'name',
  'person',
  'holder',
  'owner',
  'member',
  'customer',
  'subscriber',
  'policyholder',
  'insured',
  'student',
  'employee',
  'tenant',
  'patient',
  'borrower',
  'account',
  'membership',
  'contract',
  'detail',
];

const wordsOf = (name: string) =>
  new Set((folded(name).match(/[\p{L}\p{M}]+/gu) ?? []).filter(word => word.length >= SHORTEST_WORD));

const share = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].some(word => b.has(word));

function saysWhose(label: string): boolean {
  const words = meaningOf(label);
  const isWhose = words.every(({ concepts }) => concepts.some(concept => WHOSE.includes(concept)));
  return isWhose && words.some(({ concepts }) => concepts.some(concept => /^(?:who|name)$/.test(classOf(concept))));
}

/**
 * Whether a page greets one person and shows what is another's: whose the values are that stand there is then open. A
 * page that greets nobody, or names nobody else, tells nothing of the kind.
 */
export function isOfAnother({ candidates, isStatement }: Page): boolean {
  const isSaid = (one: Candidate) => one.plausibility >= LEAST_PLAUSIBILITY && one.unsure !== true && isStatement(one);
  const greeted = candidates
    .filter(one => one.source === 'greeting' && !isAddressed(one.value) && isSaid(one))
    .map(({ value }) => wordsOf(value));
  if (greeted.length === 0) return false;
  const shown = candidates
    .filter(one => hasLabel(one) && one.source !== 'prose' && saysWhose(one.label) && isPersonsName(one.value))
    .filter(isSaid)
    .map(({ value }) => wordsOf(value));
  return shown.length > 0 && !shown.some(name => greeted.some(other => share(name, other)));
}
