import type { EstablishedValue, UnaskedFacts } from '../guide/facts.ts';
import { clausesOfLabels, fieldsIn, type WhatIsAsked } from '../guide/unasked/clauses-of-labels.ts';
import { fieldsNamed, type NamedLabels } from '../guide/unasked/named-labels.ts';
import { type BestFinding, bestFindings } from './best-findings.ts';
import type { EvidenceFindings } from './findings.ts';

/** The best value beside each label that conditions are about, over all evidence. */
export function unaskedFindings(read: readonly EvidenceFindings[]): Map<string, BestFinding> {
  const named = read.flatMap(({ unasked }) => unasked.named);
  const own = read.map(one => ({ ...one, findings: one.unasked.findings }));
  return bestFindings(own, fieldsNamed(named));
}

const labelsOf = (named: readonly NamedLabels[], condition: string) =>
  fieldsNamed(named.filter(one => one.condition === condition));

/** By each condition that is about labels of the evidence what stands beside these; what nobody asks for is understood by the labels alone. */
export function unaskedFacts(
  read: readonly EvidenceFindings[],
  best: ReadonlyMap<string, BestFinding>,
  asked: WhatIsAsked,
  established: (one: BestFinding) => EstablishedValue,
): Map<string, UnaskedFacts> {
  const named = read.flatMap(({ unasked }) => unasked.named);
  const values = new Map([...best].map(([name, one]) => [name, established(one)]));
  const facts = new Map<string, UnaskedFacts>();
  for (const { condition } of named) {
    if (facts.has(condition)) continue;
    const labels = labelsOf(named, condition);
    const clauses = clausesOfLabels(condition, labels, asked);
    if (clauses === null) continue;
    const meant = fieldsIn(clauses);
    facts.set(condition, { fields: labels.filter(({ name }) => meant.includes(name)), values, clauses });
  }
  return facts;
}
