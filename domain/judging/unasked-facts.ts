import type { Clause } from '../guide/clause.ts';
import type { EstablishedValue, UnaskedFacts } from '../guide/facts.ts';
import { fieldsIn } from '../guide/parts-of-clause.ts';
import { clausesOfLabels } from '../guide/unasked/clauses-of-labels.ts';
import { fieldsNamed, type NamedLabels } from '../guide/unasked/named-labels.ts';
import type { Field, InquiryConfiguration } from '../inquiry/configuration.ts';
import { type BestFinding, bestFindings } from './best-findings.ts';
import type { EvidenceFindings } from './findings.ts';

/** The best value beside each label that conditions are about, over all evidence. */
export function unaskedFindings(read: readonly EvidenceFindings[]): Map<string, BestFinding> {
  const named = read.flatMap(({ unasked }) => unasked.named);
  const own = read.map(one => ({ ...one, findings: one.unasked.findings }));
  return bestFindings(own, fieldsNamed(named));
}

/** What conditions are read as by labels: many things are held against one inquiry, and the reading takes longest. */
const readConditions = new WeakMap<InquiryConfiguration, Map<string, Clause[] | null>>();

function clausesFor(
  condition: string,
  labels: readonly Field[],
  configuration: InquiryConfiguration,
  fields: readonly Field[],
): Clause[] | null {
  const known = readConditions.get(configuration) ?? new Map<string, Clause[] | null>();
  readConditions.set(configuration, known);
  const key = JSON.stringify([condition, labels.map(({ name }) => name)]);
  const read = known.get(key);
  if (read !== undefined) return read;
  const clauses = clausesOfLabels(condition, labels, { fields, query: configuration.query });
  known.set(key, clauses);
  return clauses;
}

const labelsOf = (named: readonly NamedLabels[], condition: string) =>
  fieldsNamed(named.filter(one => one.condition === condition));

/** By each condition that is about labels of the evidence what stands beside these; what nobody asks for is understood by the labels alone. */
export function unaskedFacts(
  read: readonly EvidenceFindings[],
  best: ReadonlyMap<string, BestFinding>,
  { configuration, fields }: { configuration: InquiryConfiguration; fields: readonly Field[] },
  established: (one: BestFinding) => EstablishedValue,
): Map<string, UnaskedFacts> {
  const named = read.flatMap(({ unasked }) => unasked.named);
  const values = new Map([...best].map(([name, one]) => [name, established(one)]));
  const facts = new Map<string, UnaskedFacts>();
  for (const { condition } of named) {
    if (facts.has(condition)) continue;
    const labels = labelsOf(named, condition);
    const clauses = clausesFor(condition, labels, configuration, fields);
    if (clauses === null) continue;
    const meant = fieldsIn(clauses);
    facts.set(condition, { fields: labels.filter(({ name }) => meant.includes(name)), values, clauses });
  }
  return facts;
}
