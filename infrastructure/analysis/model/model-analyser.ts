import type { Analyser, AnalysisRequest } from '../../../application/ports/analyser.ts';
import type { Log } from '../../../application/ports/log.ts';
import { wantedOf } from '../../../domain/guide/accept.ts';
import { type Assessment, instructionUse } from '../../../domain/inquiry/assessment.ts';
import { fieldsAskedOf, instructionFor, instructionsOf } from '../asked-of.ts';
import { assess } from '../assess.ts';
import { type EvidenceText, readTexts } from '../evidence-text.ts';
import { extract } from '../extraction/extract.ts';
import type { EvidenceFindings } from '../findings.ts';
import { findingsIn, type PageExtractions } from '../findings-in.ts';
import { type AnalyserParts, LOCAL } from '../local-analyser.ts';
import { ANALYSER_VERSION } from '../version.ts';
import { disputed } from './disputed.ts';
import { distrusted, groundProposals } from './ground.ts';
import type { ModelAnswer, ProposedValue } from './model-answer.ts';
import type { ModelClient } from './model-client.ts';
import { ModelFailure } from './model-failure.ts';
import { promptFor } from './prompt.ts';
import { rearmed } from './untrusted-block.ts';

/** Name under which the model analyser stands in an assessment. */
const MODEL = 'model';
/** More than any inquiry has fields times evidence; what comes after them is not read. */
const MOST_PROPOSALS = 100;

/** What the model said; `failure` when it said nothing that can be used. */
type Asked = { answer: ModelAnswer } | { failure: string };

async function ask(
  client: ModelClient,
  request: AnalysisRequest,
  texts: readonly EvidenceText[],
  log: Log,
  signal: AbortSignal,
): Promise<Asked> {
  const startedAt = performance.now();
  const ms = () => Math.round(performance.now() - startedAt);
  try {
    const { answer, ...cost } = await client.ask(promptFor(request, texts), signal);
    log.info('model answered', { model: client.model, values: answer.values.length, ...cost, ms: ms() });
    return { answer };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    log.warn('model gave no usable answer, going on without it', {
      model: client.model,
      failure: error.message,
      ms: ms(),
    });
    return { failure: error.message };
  }
}

function proposalsFor({ values }: ModelAnswer, index: number): ProposedValue[] {
  return values
    .slice(0, MOST_PROPOSALS)
    .filter(({ evidence }) => evidence === index + 1)
    .map(one => ({ ...one, value: rearmed(one.value), label: one.label === null ? null : rearmed(one.label) }));
}

/** What was read page by page, and how much of the answer stood nowhere. */
function readings(
  texts: readonly EvidenceText[],
  request: AnalysisRequest,
  answer: ModelAnswer | null,
): { pages: PageExtractions[][]; invented: number } {
  const wanted = wantedOf(request.configuration).fields.map(({ name }) => name);
  const asked = texts.map(({ evidence }) => ({
    fields: fieldsAskedOf(request, evidence),
    ai_instruction: instructionFor(request, evidence),
  }));
  const own = texts.map(({ pages }, index) =>
    pages.map(({ page, text }) => ({ page, extractions: extract(text, asked[index]?.fields ?? []) })),
  );
  if (answer === null) return { pages: own, invented: 0 };
  const grounded = texts.map((text, index) => {
    const { fields, ai_instruction } = asked[index] ?? { fields: [], ai_instruction: '' };
    // The value of a field that only another step asks for is not invented, and not read here.
    const here = fields.map(({ name }) => name);
    const proposals = proposalsFor(answer, index).filter(
      ({ field }) => here.includes(field) || !wanted.includes(field),
    );
    return groundProposals(text, proposals, { fields, ai_instruction }, own[index] ?? []);
  });
  const nowhere = answer.values.filter(({ evidence }) => texts[evidence - 1] === undefined).length;
  const invented = grounded.reduce((sum, one) => sum + one.ungrounded, nowhere);
  const isTrusted = invented === 0 && !answer.instructions_in_evidence;
  return { pages: grounded.map(({ pages }) => (isTrusted ? pages : pages.map(distrusted))), invented };
}

/**
 * The analyser that also asks a vision model. The model proposes values; each must stand in the evidence's own text and
 * pass the pixels, our own reading goes beside it, and our own rules hold all of it against the guide. Without a usable
 * answer the assessment is that of the local analyser, and says so.
 */
export function createModelAnalyser({ client, ...parts }: AnalyserParts & { client: ModelClient }): Analyser {
  const { documents, pixels, log } = parts;

  async function analyse(request: AnalysisRequest, signal: AbortSignal): Promise<Assessment> {
    const startedAt = performance.now();
    const texts = await readTexts(request.evidence, documents, signal);
    const asked = await ask(client, request, texts, log, signal);
    const answer = 'answer' in asked ? asked.answer : null;
    const { pages, invented } = readings(texts, request, answer);
    const read: EvidenceFindings[] = [];
    for (const [index, text] of texts.entries()) read.push(await findingsIn(text, pages[index] ?? [], pixels, signal));
    const assessment = assess(request, read, {
      ai_instruction_use: instructionUse(instructionsOf(request), answer !== null),
      analyser: answer === null ? LOCAL : MODEL,
      analyser_version: ANALYSER_VERSION,
      model: { name: client.model, failure: 'failure' in asked ? asked.failure : null },
    });
    log.info('evidence analysed', {
      analyser: assessment.analyser,
      evidence: request.evidence.length,
      refused: read.filter(one => one.refused !== null).length,
      claims: assessment.claims.length,
      invented,
      acceptance: assessment.acceptance,
      confidence: assessment.confidence,
      ms: Math.round(performance.now() - startedAt),
    });
    return answer === null ? assessment : disputed(assessment, request.configuration, answer.acceptance);
  }

  return {
    name: MODEL,
    version: ANALYSER_VERSION,
    analyse,
    async close() {
      await Promise.all([documents.close(), pixels.close()]);
    },
  };
}
