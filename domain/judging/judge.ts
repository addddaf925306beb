import { accept, wantedOf } from '../guide/accept.ts';
import type { GuideVerdict } from '../guide/evaluate-guide.ts';
import type { EvidenceSignals } from '../guide/evidence-signals.ts';
import type { EstablishedValue, ToldCondition } from '../guide/facts.ts';
import { isQueryTold } from '../guide/told-query.ts';
import type { Assessment, Confidence, GroundedClaim } from '../inquiry/assessment.ts';
import type { InquiryConfiguration } from '../inquiry/configuration.ts';
import { requiredFields } from '../inquiry/required-fields.ts';
import { toldName } from '../inquiry/told-name.ts';
import { asHabitual, NO_HABITS } from '../reading/habits.ts';
import type { TaughtReading } from '../teaching/taught-reading.ts';
import { brokenReadings, usedReadings } from '../teaching/used-readings.ts';
import { type BestFinding, bestFindings, unsaidFindings } from './best-findings.ts';
import { confidenceIn } from './confidence.ts';
import { type EvidenceFindings, extractedField, type Finding, type PieceOfEvidence, rounded } from './findings.ts';
import { mendableIn } from './mendable.ts';
import { withOutdated } from './outdated.ts';
import { canShowDoubts, mentionsOf, signalsOf, tellsNoDoubt } from './signals-of.ts';
import type { SiteComparer } from './site-relation.ts';
import { unaskedFacts, unaskedFindings } from './unasked-facts.ts';
import { whyUnsure } from './why-unsure.ts';

/** What there is to establish, and by when. */
export type Matter = {
  configuration: InquiryConfiguration;
  submittedAt: Date;
  evidence: readonly PieceOfEvidence[];
  /** How people taught us to read evidence of the template. */
  readings: readonly TaughtReading[];
};

type Reliability = { confidence: Confidence; reason: string };

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

/** What stands for a field, as the guide is held against it. */
function establishedValue(one: BestFinding, read: readonly EvidenceFindings[]): EstablishedValue {
  const { finding, certain, rival } = one;
  const { value, type, regions } = finding.extraction;
  const habits = read.find(({ evidence }) => evidence.id === one.evidence.id)?.habits ?? NO_HABITS;
  return {
    value,
    certain,
    rival,
    whyUnsure: whyUnsure(one),
    meant: asHabitual(value, type, habits),
    under: regions.flatMap(({ heading }) => heading ?? []),
  };
}

const INSTRUCTING =
  'The evidence holds text that tells whoever reviews it what to decide, so that a person has to look.';

/** Nothing is granted on evidence that asks for it. */
function unlessInstructed(verdict: GuideVerdict, { instructing }: EvidenceSignals): GuideVerdict {
  if (instructing !== 'met' || verdict.acceptance === 'reject') return verdict;
  return { ...verdict, certain: false, reason: `${INSTRUCTING} ${verdict.reason}` };
}

const CONTRADICTED =
  'No guide says what must hold, and the document also tells of something that does not hold or is still open, so that a person has to look.';

/** Without a guide nothing is granted on a document that anywhere tells of a state that does not hold: it may be this one. */
function unlessContradicted(
  verdict: GuideVerdict,
  { acceptance_guide }: InquiryConfiguration,
  read: readonly EvidenceFindings[],
): GuideVerdict {
  const tells = read.some(one => one.evidence.type === 'document' && one.doubtfulState);
  if (!tells || acceptance_guide.trim() !== '' || verdict.acceptance === 'reject') return verdict;
  return { ...verdict, certain: false, reason: `${verdict.reason} ${CONTRADICTED}` };
}

/**
 * Without a guide nothing is granted where a field's value stands in an input alone, required or not: whoever shows the page may
 * have typed it, and perhaps whose it is.
 */
function unlessTyped(
  verdict: GuideVerdict,
  { acceptance_guide }: InquiryConfiguration,
  unsaid: readonly Finding[],
): GuideVerdict {
  const typed = unsaid.filter(({ extraction }) => extraction.doubt === 'editable').map(one => one.extraction.name);
  if (typed.length === 0 || acceptance_guide.trim() !== '' || verdict.acceptance === 'reject') return verdict;
  const named = [...new Set(typed)].map(toldName).join(', ');
  const reason = `${verdict.reason} No guide says what must hold, and this may have been typed by whoever shows the page: ${named}.`;
  return { ...verdict, certain: false, reason };
}

/** What a model says of a condition is never better than this. */
function atMostMedium({ confidence, reason }: Reliability): Reliability {
  const why = 'Only the model says what a condition of the guide comes to.';
  return confidence === 'high' ? { confidence: 'medium', reason: why } : { confidence, reason: `${reason} ${why}` };
}

/**
 * Holds what was read against the inquiry: the best value of each field, the guide, and how reliable all of it is.
 * @param siteRelation which addresses belong together
 * @param told what a model says of conditions that the guide's language does not understand
 */
export function judge(
  { configuration, submittedAt, evidence, readings }: Matter,
  found: readonly EvidenceFindings[],
  origin: Origin,
  siteRelation: SiteComparer,
  told: ReadonlyMap<string, ToldCondition> = new Map(),
): Assessment {
  const read = withOutdated(found, submittedAt);
  const wanted = wantedOf(configuration);
  const best = bestFindings(read, wanted.fields);
  const values = new Map([...best].map(([name, one]) => [name, establishedValue(one, read)]));
  const beside = unaskedFindings(read);
  const asked = { configuration, fields: wanted.fields };
  const unasked = unaskedFacts(read, beside, asked, one => establishedValue(one, read));
  const signals = signalsOf(read, best, wanted.fields, configuration.start_url, siteRelation);
  const papers = read.filter(one => one.evidence.type === 'document').map(one => one.paper);
  const mentions = mentionsOf(read, best, wanted.fields);
  const established = {
    values,
    signals,
    tellsNoDoubt: tellsNoDoubt(read),
    sawDoubts: told.size > 0 && canShowDoubts(read),
    mentions,
    beginnings: read.flatMap(one => one.beginnings),
    papers,
    submittedAt,
    told,
    unasked,
  };
  const accepted = accept(configuration, wanted, established);
  const isSeen = established.sawDoubts && isQueryTold(configuration, { ...established, fields: wanted.fields });
  const agreed = isSeen ? accepted : unlessContradicted(accepted, configuration, read);
  const unsaid = unsaidFindings(read, best);
  const verdict = unlessInstructed(unlessTyped(agreed, configuration, unsaid), signals);
  // What stands beside a label that the guide speaks of decides where nothing is open about it.
  const named = [...beside].filter(([, { certain }]) => certain);
  const used = [...best, ...named].map(([, one]) => one.finding);
  const reliability = confidenceIn(read, [...used, ...unsaid], configuration.start_url, siteRelation);
  const { confidence, reason } = told.size > 0 ? atMostMedium(reliability) : reliability;
  const refused = read.flatMap(one => one.refused ?? []);
  const required = requiredFields(wanted.fields);
  const tried = usedReadings(
    readings,
    read.flatMap(one => one.tried),
  );
  const isBroken = brokenReadings(tried, required).length > 0;
  return {
    claims: [...best, ...named].map(claimOf),
    acceptance: verdict.acceptance,
    acceptance_reason: [verdict.reason, ...new Set(refused)].join(' '),
    acceptance_by_guide: verdict.byGuide,
    acceptance_certain: verdict.certain && !isBroken,
    confidence,
    confidence_reason: reason,
    rules: verdict.rules,
    required_fields: required,
    found_fields: required.filter(name => best.has(name)),
    // Another try shows the same text again.
    mendable:
      signals.instructing === 'met'
        ? []
        : mendableIn(read, {
            required_fields: required,
            rules: verdict.rules,
            acceptance: verdict.acceptance,
            acceptance_certain: verdict.certain,
            best,
            startUrl: configuration.start_url,
            siteRelation,
          }),
    readings: tried,
    extracted_fields: read.map(({ evidence: { id }, findings, unasked }) => ({
      evidence_id: id,
      fields: [...findings, ...unasked.findings].map(extractedField),
    })),
    evidence: evidence.map(({ id, sha256 }) => ({ id, sha256 })),
    ...origin,
    error: null,
  };
}
