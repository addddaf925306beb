import type { Analyser, AnalysisRequest } from '../../../application/ports/analyser.ts';
import { wantedOf } from '../../../domain/guide/accept.ts';
import type { ToldCondition } from '../../../domain/guide/facts.ts';
import { openConditions } from '../../../domain/guide/open-conditions.ts';
import { queryAsCondition } from '../../../domain/guide/told-query.ts';
import { type Assessment, instructionUse } from '../../../domain/inquiry/assessment.ts';
import type { Cutting, EvidenceFindings } from '../../../domain/judging/findings.ts';
import type { Origin } from '../../../domain/judging/judge.ts';
import { fieldsAskedOf, instructionFor, instructionsOf, readingsFor } from '../asked-of.ts';
import { assess } from '../assess.ts';
import { type AnalyserParts, LOCAL } from '../local-analyser.ts';
import type { EvidenceReader } from '../parts.ts';
import { ANALYSER_VERSION } from '../version.ts';
import { ask } from './asking.ts';
import { contested, disputed } from './disputed.ts';
import { assured, distrusted } from './ground.ts';
import type { ModelAnswer, ProposedValue } from './model-answer.ts';
import type { ModelClient } from './model-client.ts';
import { cuttingsSeen, pairsOf } from './pairs.ts';
import { promptFor, shareOf } from './prompt.ts';
import { secondPromptFor } from './second-prompt.ts';
import { confirms, isDecisive, onItsWord } from './second-reading.ts';
import { borneOut, statementsOn } from './statements.ts';
import { neededOf, toldBy } from './told.ts';
import { rearmed } from './untrusted-block.ts';

/** Name under which the model analyser stands in an assessment. */
const MODEL = 'model';
/** More than any inquiry has fields times evidence; what comes after them is not read. */
const MOST_PROPOSALS = 100;

type Told = ReadonlyMap<string, ToldCondition>;

/** What a first reading came to. */
type FirstReading = {
  request: AnalysisRequest;
  read: EvidenceFindings[];
  /** What a second reading may make certain of it. */
  cuttings: Cutting[];
  told: Told;
  origin: Origin;
};

function proposalsFor({ values }: ModelAnswer, index: number): ProposedValue[] {
  return values
    .slice(0, MOST_PROPOSALS)
    .filter(({ evidence }) => evidence === index + 1)
    .map(one => ({ ...one, value: rearmed(one.value), label: one.label === null ? null : rearmed(one.label) }));
}

/** What every piece of evidence says, for the model. */
async function excerptsOf({ evidence }: AnalysisRequest, reader: EvidenceReader, signal: AbortSignal) {
  const asked = {
    fields: [],
    query: '',
    readings: [],
    ai_instruction: '',
    proposals: [],
    excerpt: shareOf(evidence.length),
  };
  const excerpts: string[] = [];
  for (const one of evidence) excerpts.push((await reader.read(one, asked, signal)).excerpt);
  return excerpts;
}

/** What was read, with what a second reading puts to the same fields. */
const withAssured = (read: readonly EvidenceFindings[], cuttings: readonly Cutting[]) =>
  read.map(one => ({ ...one, findings: one.findings.map(finding => assured(finding, cuttings)) }));

const withoutTrust = (read: readonly EvidenceFindings[]) =>
  read.map(one => ({ ...one, findings: one.findings.map(distrusted) }));

/** What was read with what the model proposed, and how much of that stood nowhere. */
async function readAll(
  request: AnalysisRequest,
  answer: ModelAnswer | null,
  reader: EvidenceReader,
  signal: AbortSignal,
): Promise<{ read: EvidenceFindings[]; cuttings: Cutting[]; invented: number; isTrusted: boolean }> {
  const wanted = wantedOf(request.configuration).fields.map(({ name }) => name);
  const read: EvidenceFindings[] = [];
  const cuttings: Cutting[] = [];
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
    const asked = { fields, query, readings, ai_instruction, proposals, excerpt: 0 };
    const { ungrounded, cuttings: cut, excerpt: _, ...findings } = await reader.read(evidence, asked, signal);
    read.push({ evidence, ...findings });
    invented += ungrounded;
    cuttings.push(...cut);
  }
  const isTrusted = invented === 0 && answer?.instructions_in_evidence !== true;
  return {
    read: isTrusted ? read : withoutTrust(read),
    cuttings: isTrusted ? cuttings : [],
    invented,
    isTrusted,
  };
}

/**
 * The analyser that also asks a vision model. The model proposes values; each must stand in the evidence's own text and
 * pass the pixels, our own reading goes beside it, and our own rules hold all of it against the guide. It says what the
 * conditions come to that our rules do not understand. What would decide on its word alone is asked a second time,
 * without the evidence and without the guide, together with statements whose truth is known. Without a usable answer the
 * assessment is that of the local analyser, and says so.
 */
export function createModelAnalyser({ client, reader, log }: AnalyserParts & { client: ModelClient }): Analyser {
  /** What comes of a first reading with so much of what a second one may make certain, and what it needs for that. */
  function assessed({ request, read, told, origin }: FirstReading, cuttings: readonly Cutting[]) {
    const sure = withAssured(read, cuttings);
    const needed = neededOf(told, some => {
      const { rules, acceptance, acceptance_certain } = assess(request, sure, origin, some);
      return JSON.stringify([rules, acceptance, acceptance_certain]);
    });
    return { assessment: assess(request, sure, origin, needed), needed };
  }

  /** What an assessment comes to when a second reading says otherwise, or nothing in time. */
  async function confirmed(first: FirstReading, signal: AbortSignal, leftMs: number): Promise<Assessment> {
    const { request, read, origin } = first;
    const own = assessed(first, []);
    // What can be decided without them is not put at stake.
    const cuttings = isDecisive(own.assessment) ? [] : first.cuttings;
    const { assessment, needed: decisive } = cuttings.length === 0 ? own : assessed(first, cuttings);
    if (!isDecisive(assessment)) return own.assessment;
    // Without a guide, that everything was found on the model's word is no answer to what the query asks.
    const query = cuttings.length === 0 ? null : queryAsCondition(request.configuration);
    const answered = query === null ? undefined : first.told.get(query);
    if (query !== null && answered?.outcome !== 'met') return own.assessment;
    const needed: Told = query === null || !answered ? decisive : new Map([...decisive, [query, answered]]);
    const word = onItsWord(assessment, read, needed, cuttings);
    if (word.claims.length === 0 && cuttings.length === 0 && needed.size === 0) return assessment;
    const statements = statementsOn([...needed.keys()]);
    const pairs = pairsOf(assessment.claims, cuttings, wantedOf(request.configuration).fields);
    // Only what is decided by words needs to know what else the words of the evidence tell.
    const said = needed.size === 0 ? [] : read.flatMap(one => one.openLines);
    const second = await ask(client, secondPromptFor(request, statements, pairs, said), log, signal, leftMs);
    const alone = () => assess(request, withoutTrust(read), origin);
    if ('failure' in second) return alone();
    const left = borneOut(needed, statements, second.answer);
    if (left === null || !confirms(second.answer, word)) return contested(alone());
    if (query !== null && !left.has(query)) return own.assessment;
    const seen = cuttingsSeen(pairs, second.answer);
    if (left.size === needed.size && seen.length === cuttings.length) return assessment;
    return assess(request, withAssured(read, seen), origin, left);
  }

  async function analyse(request: AnalysisRequest, signal: AbortSignal): Promise<Assessment> {
    const startedAt = performance.now();
    const open = openConditions(request.configuration);
    const excerpts = await excerptsOf(request, reader, signal);
    const askedAt = performance.now();
    const asked = await ask(client, promptFor(request, open, excerpts), log, signal, client.timeoutMs);
    const leftMs = client.timeoutMs - (performance.now() - askedAt);
    const answer = 'answer' in asked ? asked.answer : null;
    const { read, cuttings, invented, isTrusted } = await readAll(request, answer, reader, signal);
    const told: Told = answer && isTrusted ? toldBy(answer, open) : new Map();
    const origin = {
      ai_instruction_use: instructionUse(instructionsOf(request), answer !== null),
      analyser: answer === null ? LOCAL : MODEL,
      analyser_version: ANALYSER_VERSION,
      model: { name: client.model, failure: 'failure' in asked ? asked.failure : null },
    };
    const assessment = await confirmed({ request, read, cuttings, told, origin }, signal, leftMs);
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
    close: () => reader.close(),
  };
}
