import type { Analyser, AnalysisRequest } from '../../application/ports/analyser.ts';
import type { Log } from '../../application/ports/log.ts';
import { instructionUse } from '../../domain/inquiry/assessment.ts';
import type { EvidenceFindings } from '../../domain/judging/findings.ts';
import type { Origin } from '../../domain/judging/judge.ts';
import { askedOf, instructionsOf } from './asked-of.ts';
import { assess } from './assess.ts';
import type { EvidenceReader } from './parts.ts';
import { ANALYSER_VERSION } from './version.ts';

/** Name under which the local analyser stands in an assessment. */
export const LOCAL = 'local';

/** What evidence is read with. */
export type AnalyserParts = { reader: EvidenceReader; log: Log };

function originOf(request: AnalysisRequest): Origin {
  return {
    // Its rules read fields, labels and the guide; free text is beyond them.
    ai_instruction_use: instructionUse(instructionsOf(request), false),
    analyser: LOCAL,
    analyser_version: ANALYSER_VERSION,
    model: null,
  };
}

async function readAll(
  request: AnalysisRequest,
  reader: EvidenceReader,
  signal: AbortSignal,
): Promise<EvidenceFindings[]> {
  const read: EvidenceFindings[] = [];
  // One at a time: each reader is allowed much memory.
  for (const evidence of request.evidence)
    read.push({ evidence, ...(await reader.read(evidence, askedOf(request, evidence), signal)) });
  return read;
}

/** The analyser that needs no key and no network: it reads positioned text, checks it against the pixels, and applies the guide. */
export function createLocalAnalyser({ reader, log }: AnalyserParts): Analyser {
  return {
    name: LOCAL,
    version: ANALYSER_VERSION,
    async analyse(request, signal) {
      const startedAt = performance.now();
      const read = await readAll(request, reader, signal);
      const assessment = assess(request, read, originOf(request));
      log.info('evidence analysed', {
        evidence: request.evidence.length,
        refused: read.filter(one => one.refused !== null).length,
        claims: assessment.claims.length,
        acceptance: assessment.acceptance,
        confidence: assessment.confidence,
        ms: Math.round(performance.now() - startedAt),
      });
      return assessment;
    },
    close: () => reader.close(),
  };
}
