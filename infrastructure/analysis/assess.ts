import type { AnalysisRequest } from '../../application/ports/analyser.ts';
import { accept, wantedOf } from '../../domain/guide/accept.ts';
import type { Assessment, GroundedClaim } from '../../domain/inquiry/assessment.ts';
import { requiredFields } from '../../domain/inquiry/required-fields.ts';
import { type BestFinding, bestFindings } from './best-findings.ts';
import { confidenceIn } from './confidence.ts';
import { readDates } from './dates.ts';
import { signalsOf } from './evidence-signals.ts';
import { type EvidenceFindings, extractedField, rounded } from './findings.ts';
import { mendableIn } from './mendable.ts';

/** What an assessment says of how it came about. */
export type Origin = Pick<Assessment, 'analyser' | 'analyser_version' | 'model' | 'ai_instruction_use'>;

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

/** Holds what was read against the inquiry: the best value of each field, the guide, and how reliable all of it is. */
export function assess(request: AnalysisRequest, read: readonly EvidenceFindings[], origin: Origin): Assessment {
  const { configuration, submittedAt, evidence } = request;
  const wanted = wantedOf(configuration);
  const best = bestFindings(read, wanted.fields);
  const values = new Map(
    [...best].map(([name, { finding, certain }]) => [name, { value: finding.extraction.value, certain }]),
  );
  const signals = signalsOf(read, best, wanted.fields, configuration.start_url);
  const verdict = accept(configuration, wanted, { values, signals, submittedAt, readDates });
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
    mendable: mendableIn(read, {
      required_fields: required,
      rules: verdict.rules,
      acceptance: verdict.acceptance,
      acceptance_certain: verdict.certain,
      best,
      startUrl: configuration.start_url,
    }),
    extracted_fields: read.map(one => ({ evidence_id: one.evidence.id, fields: one.findings.map(extractedField) })),
    evidence: evidence.map(({ id, sha256 }) => ({ id, sha256 })),
    ...origin,
    error: null,
  };
}
