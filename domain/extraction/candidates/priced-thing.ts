import { valueType } from '../../reading/value-types.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';

const LONGEST_LINE = 140;
/** What parts a thing from its price: a dash, a dot, a colon or more. */
const PARTS = /^(?<thing>.*\p{L}{3}.*?)(?:\s+[-–—·|]+\s+|\s*[:：]\s+|\s{2,}|\s+@\s+)(?<price>[^-–—·|]{2,24})$/u;

/**
 * What a line that names a thing says behind it that this costs: "Trail boots, size 42 — €129.00". Nothing else tells that
 * it is a price, so that it counts for what asks for the price of that thing alone.
 */
export function pricedThingCandidates({ text, parts }: Segment): Candidate[] {
  const candidates: Candidate[] = [];
  const { thing = '', price = '' } = (text.length <= LONGEST_LINE && PARTS.exec(text)?.groups) || {};
  if (thing !== '' && valueType(price.trim()) === 'money')
    propose(candidates, {
      label: thing,
      value: price,
      plausibility: 0.9,
      source: 'line',
      runs: parts,
      implies: 'price',
      unsure: true,
    });
  return candidates;
}
