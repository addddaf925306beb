import type { Analyser, AnalysisRequest } from '../../../application/ports/analyser.ts';
import { wantedOf } from '../../../domain/guide/accept.ts';
import { openConditions } from '../../../domain/guide/open-conditions.ts';
import { queryAsCondition } from '../../../domain/guide/told-query.ts';
import { type Assessment, instructionUse } from '../../../domain/inquiry/assessment.ts';
import type { Cutting, EvidenceFindings } from '../../../domain/judging/findings.ts';
import { instructionsOf } from '../asked-of.ts';
import { assess } from '../assess.ts';
import { type AnalyserParts, LOCAL } from '../local-analyser.ts';
import type { DrawPage, EvidenceReader } from '../parts.ts';
import { ANALYSER_VERSION } from '../version.ts';
import { ask } from './asking.ts';
import { contested, disputed, grants } from './disputed.ts';
import { type FirstReading, readAll, type Told, withAssured, withoutTrust } from './first-reading.ts';
import type { ModelClient } from './model-client.ts';
import { cuttingsSeen, pairsOf } from './pairs.ts';
import { picturePromptFor } from './picture-prompt.ts';
import { type CropOfEvidence, picturesFor, picturesSeen, withPictures } from './picture-reading.ts';
import { promptFor, shareOf } from './prompt.ts';
import { secondPromptFor } from './second-prompt.ts';
import { confirms, isDecisive, onItsWord } from './second-reading.ts';
import { picturesOf } from './shown-pictures.ts';
import { borneOut, statementsOn } from './statements.ts';
import { neededOf, toldBy } from './told.ts';

/** Name under which the model analyser stands in an assessment. */
const MODEL = 'model';

/** What every piece of evidence says, for the model, and which of its pages are pictures. */
async function excerptsOf({ evidence }: AnalysisRequest, reader: EvidenceReader, signal: AbortSignal) {
  const asked = {
    fields: [],
    query: '',
    conditions: [],
    readings: [],
    ai_instruction: '',
    proposals: [],
    excerpt: shareOf(evidence.length),
  };
  const excerpts: string[] = [];
  const scans: (readonly number[])[] = [];
  for (const one of evidence) {
    const read = await reader.read(one, asked, signal);
    excerpts.push(read.excerpt);
    scans.push(read.pictured);
  }
  return { excerpts, scans };
}

/**
 * The analyser that also asks a vision model. The model proposes values; each must stand in the evidence's own text and
 * pass the pixels, our own reading goes beside it, and our own rules hold all of it against the guide. It says what the
 * conditions come to that our rules do not understand. What would decide on its word alone is asked a second time,
 * without the evidence and without the guide, together with statements whose truth is known. Without a usable answer the
 * assessment is that of the local analyser, and says so.
 */
export function createModelAnalyser({
  client,
  reader,
  log,
  draw,
}: AnalyserParts & { client: ModelClient; draw: DrawPage }): Analyser {
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

  /** What was read, with what a reading of single pictures confirms; asked only where all else grants something. */
  async function pictured(first: FirstReading, signal: AbortSignal, leftMs: number): Promise<EvidenceFindings[]> {
    const { request, origin, read, told, crops, cuttings } = first;
    const isGranted = (seen: readonly CropOfEvidence[]) => {
      const assessment = assess(request, withAssured(withPictures(read, seen), cuttings), origin, told);
      return isDecisive(assessment) && grants(assessment.acceptance) ? assessment : null;
    };
    const granted = crops.length === 0 || isGranted([]) ? null : isGranted(crops);
    if (granted === null) return read;
    const readings = picturesFor(granted, crops).map(async shown => {
      const asked = await ask(
        client,
        picturePromptFor(shown.map(({ number, crop: { png } }) => ({ number, png }))),
        log,
        signal,
        leftMs,
      );
      return 'answer' in asked ? picturesSeen(shown, asked.answer) : [];
    });
    return withPictures(read, (await Promise.all(readings)).flat());
  }

  async function analyse(request: AnalysisRequest, signal: AbortSignal): Promise<Assessment> {
    const startedAt = performance.now();
    const open = openConditions(request.configuration);
    const { excerpts, scans } = await excerptsOf(request, reader, signal);
    const { pictures, whole } = await picturesOf(request.evidence, scans, draw, signal);
    const askedAt = performance.now();
    const prompt = promptFor(request, open, excerpts, pictures);
    const asked = await ask(client, prompt, log, signal, client.timeoutMs);
    let leftMs = client.timeoutMs - (performance.now() - askedAt);
    const answer = 'answer' in asked ? asked.answer : null;
    const { invented, isTrusted, ...reading } = await readAll(request, answer, whole, reader, signal);
    const told: Told = answer && isTrusted ? toldBy(answer, open) : new Map();
    const origin = {
      ai_instruction_use: instructionUse(instructionsOf(request), answer !== null),
      analyser: answer === null ? LOCAL : MODEL,
      analyser_version: ANALYSER_VERSION,
      model: { name: client.model, failure: 'failure' in asked ? asked.failure : null },
    };
    const first = { request, ...reading, told, origin };
    const lookedAt = performance.now();
    const read = await pictured(first, signal, leftMs);
    leftMs -= performance.now() - lookedAt;
    const assessment = await confirmed({ ...first, read }, signal, leftMs);
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
