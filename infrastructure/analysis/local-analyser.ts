import type { Analyser, AnalysisRequest } from '../../application/ports/analyser.ts';
import type { Log } from '../../application/ports/log.ts';
import { type Assessment, type GroundedClaim, instructionUse } from '../../domain/inquiry/assessment.ts';
import { requiredFields } from '../../domain/inquiry/configuration.ts';
import { accept, wantedOf } from './accept.ts';
import { type BestFinding, bestFindings } from './best-findings.ts';
import { confidenceIn } from './confidence.ts';
import { type EvidenceFindings, extractedField, rounded } from './findings.ts';
import type { DocumentReader, PixelReader } from './parts.ts';
import { type Readers, readEvidence } from './read-evidence.ts';
import { ANALYSER_VERSION } from './version.ts';

const NAME = 'local';

function claimOf([property, { evidence, finding }]: [string, BestFinding]): GroundedClaim {
  const { extraction, place, pixels } = finding;
  return {
    property,
    value: extraction.value,
    source_url: evidence.sourceUrl,
    evidence_id: evidence.id,
    score: rounded(extraction.score),
    label: extraction.label,
    place,
    pixels,
  };
}

function assess(request: AnalysisRequest, read: readonly EvidenceFindings[]): Assessment {
  const { configuration, submittedAt, evidence } = request;
  const wanted = wantedOf(configuration);
  const best = bestFindings(read, wanted.fields);
  const values = new Map(
    [...best].map(([name, { finding, certain }]) => [name, { value: finding.extraction.value, certain }]),
  );
  const verdict = accept(configuration, wanted, values, submittedAt);
  const used = [...best.values()].map(one => one.finding);
  const { confidence, reason } = confidenceIn(read, used, configuration.start_url);
  const refused = read.flatMap(one => one.refused ?? []);
  const required = requiredFields(wanted.fields);
  return {
    claims: [...best].map(claimOf),
    acceptance: verdict.acceptance,
    acceptance_reason: [verdict.reason, ...new Set(refused)].join(' '),
    acceptance_by_guide: verdict.byGuide,
    acceptance_certain: verdict.certain,
    confidence,
    confidence_reason: reason,
    rules: verdict.rules,
    required_fields: required,
    found_fields: required.filter(name => best.has(name)),
    extracted_fields: read.map(one => ({ evidence_id: one.evidence.id, fields: one.findings.map(extractedField) })),
    evidence: evidence.map(({ id, sha256 }) => ({ id, sha256 })),
    // Its rules read fields, labels and the guide; free text is beyond them.
    ai_instruction_use: instructionUse(configuration.ai_instruction, false),
    analyser: NAME,
    analyser_version: ANALYSER_VERSION,
    error: null,
  };
}

async function readAll(request: AnalysisRequest, readers: Readers, signal: AbortSignal): Promise<EvidenceFindings[]> {
  const { fields } = wantedOf(request.configuration);
  const read: EvidenceFindings[] = [];
  // One at a time: a document and a page of OCR are each allowed much memory.
  for (const evidence of request.evidence) {
    signal.throwIfAborted();
    read.push(await readEvidence(evidence, fields, readers, signal));
  }
  return read;
}

/** The analyser that needs no key and no network: it reads positioned text, checks it against the pixels, and applies the guide. */
export function createLocalAnalyser(parts: { documents: DocumentReader; pixels: PixelReader; log: Log }): Analyser {
  const { documents, pixels, log } = parts;
  return {
    name: NAME,
    version: ANALYSER_VERSION,
    async analyse(request, signal) {
      const startedAt = performance.now();
      const read = await readAll(request, { documents, pixels }, signal);
      const assessment = assess(request, read);
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
    async close() {
      await Promise.all([documents.close(), pixels.close()]);
    },
  };
}
