import { looksLikeLabel } from '../../reading/value-types.ts';
import type { Segment } from '../segments.ts';
import type { Candidate, CandidateSource } from './candidate.ts';

/** A label and a value that stand beside each other or one below the other, and look otherwise. */
export type Placed = { label: Segment; value: Segment; candidate: Candidate };

const BESIDE_LABEL: readonly CandidateSource[] = ['right', 'below'];
const LEAST_PAIRS = 3;
const LEAST_PLAUSIBILITY = 0.75;
/** Of a pair that is set like several others. */
const AS_OTHERS = 0.9;

const lookOf = ({ fontSize, fontWeight, tag, parts: [first] }: Segment) =>
  `${fontSize} ${fontWeight} ${tag} ${first?.color ?? ''}`;

/**
 * Makes pairs surer that are set like others: where each label has one look and each value another, the page itself says what
 * is label and what is value, whatever words stand there. Most of the labels have to be words that labels are made of.
 */
export function asRepeated(pairs: readonly Placed[]): Candidate[] {
  const groups = new Map<string, Placed[]>();
  for (const pair of pairs) {
    const { label, value, candidate } = pair;
    if (!BESIDE_LABEL.includes(candidate.source) || candidate.plausibility < LEAST_PLAUSIBILITY) continue;
    const key = `${candidate.source}/${lookOf(label)}/${lookOf(value)}`;
    const known = groups.get(key);
    if (known) known.push(pair);
    else groups.set(key, [pair]);
  }
  const repeated = new Set<Candidate>();
  for (const [key, group] of groups) {
    if (group.length < LEAST_PAIRS || key.split('/')[1] === key.split('/')[2]) continue;
    const labels = group.filter(({ label }) => looksLikeLabel(label.text)).length;
    const values = group.filter(({ value }) => looksLikeLabel(value.text)).length;
    if (2 * labels < group.length || 3 * values > group.length) continue;
    for (const { candidate } of group) repeated.add(candidate);
  }
  return pairs.map(({ candidate }) =>
    repeated.has(candidate)
      ? { ...candidate, source: 'item', plausibility: Math.max(AS_OTHERS, candidate.plausibility) }
      : candidate,
  );
}
