import type { AnalysisRequest } from '../../../application/ports/analyser.ts';
import { wantedOf } from '../../../domain/guide/accept.ts';
import type { ToldCondition } from '../../../domain/guide/facts.ts';
import { conditionsOfNoField } from '../../../domain/guide/open-conditions.ts';
import type { Cutting, EvidenceFindings } from '../../../domain/judging/findings.ts';
import type { Origin } from '../../../domain/judging/judge.ts';
import { fieldsAskedOf, instructionFor, readingsFor } from '../asked-of.ts';
import type { EvidenceReader } from '../parts.ts';
import { assured, distrusted } from './ground.ts';
import type { ModelAnswer, ProposedValue } from './model-answer.ts';
import type { CropOfEvidence } from './picture-reading.ts';
import { rearmed } from './untrusted-block.ts';

/** More than any inquiry has fields times evidence; what comes after them is not read. */
const MOST_PROPOSALS = 100;

export type Told = ReadonlyMap<string, ToldCondition>;

/** What a first reading came to. */
export type FirstReading = {
  request: AnalysisRequest;
  read: EvidenceFindings[];
  /** What a second reading may make certain of it. */
  cuttings: Cutting[];
  told: Told;
  origin: Origin;
  /** What it read of which our own reader of letters made nothing. */
  crops: CropOfEvidence[];
};

function proposalsFor({ values }: ModelAnswer, index: number): ProposedValue[] {
  return values
    .slice(0, MOST_PROPOSALS)
    .filter(({ evidence }) => evidence === index + 1)
    .map(one => ({ ...one, value: rearmed(one.value), label: one.label === null ? null : rearmed(one.label) }));
}

/** What was read, with what a second reading puts to the same fields. */
export const withAssured = (read: readonly EvidenceFindings[], cuttings: readonly Cutting[]) =>
  read.map(one => ({ ...one, findings: one.findings.map(finding => assured(finding, cuttings)) }));

/** What was read, without what makes certain what only a model says. */
export const withoutTrust = (read: readonly EvidenceFindings[]) =>
  read.map(one => ({ ...one, findings: one.findings.map(distrusted) }));

/**
 * What was read with what the model proposed, and how much of that stood nowhere.
 * @param whole the numbers of the pieces of which it was shown all pictures
 */
export async function readAll(
  request: AnalysisRequest,
  answer: ModelAnswer | null,
  whole: ReadonlySet<number>,
  reader: EvidenceReader,
  signal: AbortSignal,
): Promise<Pick<FirstReading, 'read' | 'cuttings' | 'crops'> & { invented: number; isTrusted: boolean }> {
  const wanted = wantedOf(request.configuration).fields.map(({ name }) => name);
  const conditions = conditionsOfNoField(request.configuration);
  const read: EvidenceFindings[] = [];
  const cuttings: Cutting[] = [];
  const crops: CropOfEvidence[] = [];
  let invented = answer?.values.filter(({ evidence }) => request.evidence[evidence - 1] === undefined).length ?? 0;
  for (const [index, evidence] of request.evidence.entries()) {
    const fields = fieldsAskedOf(request, evidence);
    // The value of a field that only another step asks for is not invented, and not read here.
    const here = fields.map(({ name }) => name);
    const proposals = (answer === null ? [] : proposalsFor(answer, index)).filter(
      ({ field }) => here.includes(field) || !wanted.includes(field),
    );
    const { query } = request.configuration;
    const readings = readingsFor(request, evidence);
    const ai_instruction = instructionFor(request, evidence);
    const asked = { fields, query, conditions, readings, ai_instruction, proposals, excerpt: 0 };
    const {
      ungrounded,
      cuttings: cut,
      crops: pictures,
      excerpt: _,
      pictured: __,
      ...findings
    } = await reader.read(evidence, asked, signal);
    // The picture of a page is all of it; that of a screenshot shows what stood there for a moment.
    const isPictureSeen = answer !== null && evidence.type === 'document' && whole.has(index + 1);
    read.push({ evidence, ...findings, isPictureSeen });
    invented += ungrounded;
    cuttings.push(...cut);
    crops.push(...pictures.map(one => ({ ...one, evidence_id: evidence.id })));
  }
  const isTrusted = invented === 0 && answer?.instructions_in_evidence !== true;
  return {
    read: isTrusted ? read : withoutTrust(read),
    cuttings: isTrusted ? cuttings : [],
    crops: isTrusted ? crops : [],
    invented,
    isTrusted,
  };
}
