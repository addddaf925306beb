import type { Analyser, AnalysisRequest, EvidenceForAnalysis } from '../../application/ports/analyser.ts';
import { SURE_SCORE } from '../../domain/extraction/sure-score.ts';
import { conditionsOfNoField } from '../../domain/guide/open-conditions.ts';
import type { Assessment, GroundedClaim } from '../../domain/inquiry/assessment.ts';
import { CONFIGURATION_DEFAULTS, type InquiryConfiguration } from '../../domain/inquiry/configuration.ts';
import { decideVerdict } from '../../domain/inquiry/verdict.ts';
import { bestFindings } from '../../domain/judging/best-findings.ts';
import type { EvidenceFindings } from '../../domain/judging/findings.ts';
import { withOutdated } from '../../domain/judging/outdated.ts';
import { type Case, type Question, questionsOf } from './case.ts';
import { evidenceOf } from './evidence.ts';
import { type Hindrance, hindrancesOf } from './hindrances.ts';
import { type Judged, type JudgedQuestion, judgeFields } from './judgement.ts';
import type { Rendering } from './rendering.ts';

export type JudgeParts = {
  rendering: Rendering;
  /** The analyser that is asked about this case, and what its reader read last. */
  analyserFor(one: Case): { analyser: Analyser; lastRead(): EvidenceFindings | null };
};

const TIMEOUT_MS = 180_000;

const configurationOf = (one: Case, { text }: Question): InquiryConfiguration => ({
  ...CONFIGURATION_DEFAULTS,
  name: one.name,
  query: one.query,
  fields: one.fields,
  acceptance_guide: text,
  start_url: one.url,
  return_url: 'https://customer.example/',
  capture_type: one.kind === 'page' ? 'screenshot' : 'document',
});

/** The conditions of all guides of a case that no field of it is about. */
export const conditionsOf = (one: Case): string[] => [
  ...new Set(questionsOf(one).flatMap(question => conditionsOfNoField(configurationOf(one, question)))),
];

function requestFor(one: Case, question: Question, evidence: EvidenceForAnalysis): AnalysisRequest {
  return {
    configuration: configurationOf(one, question),
    readings: [],
    submittedAt: new Date(`${one.captured_on}T12:00:00Z`),
    evidence: [evidence],
  };
}

const nothing = { fields: [], questions: [], refused: null, problem: null, ms: 0 };

/** What is refused at the door is no evidence: nothing is read, and nothing approved. */
function refusedAtTheDoor(one: Case): Judged {
  const questions = questionsOf(one).map(question => ({
    question,
    outcome: 'retry' as const,
    reason: '',
    hindrances: ['document refused'] satisfies Hindrance[],
  }));
  const fields = judgeFields(one, [], new Set());
  return { ...nothing, one, fields, questions, refused: 'No file of this kind is taken.' };
}

/** The fields whose values only a second reading of a model made certain. */
function assuredIn({ claims }: Assessment, read: EvidenceFindings | null): string[] {
  const isRaised = ({ property, value, score, pixels }: GroundedClaim) =>
    score >= SURE_SCORE &&
    pixels === 'agree' &&
    read?.findings.some(
      ({ extraction }) =>
        extraction.source === 'model' &&
        extraction.name === property &&
        extraction.value === value &&
        extraction.score < SURE_SCORE,
    );
  return claims.filter(isRaised).map(({ property }) => property);
}

async function judge(one: Case, { rendering, analyserFor }: JudgeParts): Promise<Judged> {
  const evidence = await evidenceOf(one, rendering);
  if (evidence === null) return refusedAtTheDoor(one);
  const { analyser, lastRead } = analyserFor(one);
  const questions: JudgedQuestion[] = [];
  let judged: Judged = { ...nothing, one };
  let sure = new Set<string>();
  for (const question of questionsOf(one)) {
    const startedAt = performance.now();
    const assessment = await analyser.analyse(requestFor(one, question, evidence), AbortSignal.timeout(TIMEOUT_MS));
    const { outcome, reason } = decideVerdict(assessment, true);
    if (questions.length === 0) {
      const read = lastRead();
      const best =
        read === null ? new Map() : bestFindings(withOutdated([read], new Date(one.captured_on)), one.fields);
      const certain = [...best].filter(([, finding]) => finding.certain).map(([name]) => name);
      sure = new Set([...certain, ...assuredIn(assessment, read)]);
      const fields = judgeFields(one, assessment.claims, sure);
      judged = { ...judged, fields, refused: read?.refused ?? null, ms: performance.now() - startedAt };
    }
    const hindrances = outcome === 'approved' ? [] : hindrancesOf(assessment, sure, judged.refused);
    questions.push({ question, outcome, reason, hindrances });
  }
  return { ...judged, questions };
}

/** Captures a case, has it analysed by each of its guides and without one, and decides. Never throws. */
export async function judgeCase(one: Case, parts: JudgeParts): Promise<Judged> {
  return judge(one, parts).catch(problem => ({ ...nothing, one, problem: String(problem) }));
}
