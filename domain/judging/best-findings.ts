import type { Field } from '../inquiry/configuration.ts';
import type { DateReader } from '../reading/dates/date-span.ts';
import { isPartOf, normalise } from '../reading/text.ts';
import type { EvidenceFindings, Finding, PieceOfEvidence } from './findings.ts';

/** From this score on no wrong value was seen on the measured pages. */
const SURE_SCORE = 0.65;
const NEARLY_AS_GOOD = 0.93;

/** The value that stands for a field, and whether it is beyond doubt. */
export type BestFinding = { evidence: PieceOfEvidence; finding: Finding; certain: boolean };

const plain = (value: string) => normalise(value).toLowerCase();

function sameDate(a: string, b: string, readDates: DateReader): boolean {
  const [first, ...others] = readDates(a);
  const [second, ...more] = readDates(b);
  if (!first || !second || others.length > 0 || more.length > 0) return false;
  return first.from === second.from && first.to === second.to;
}

function agree(a: Finding, b: Finding, readDates: DateReader): boolean {
  if (isPartOf(plain(a.extraction.value), plain(b.extraction.value))) return true;
  return a.extraction.type === 'date' && sameDate(a.extraction.value, b.extraction.value, readDates);
}

/** Another value, likely enough to be the right one. */
function contradicts(other: Finding, best: Finding, readDates: DateReader): boolean {
  const { score, doubt } = other.extraction;
  if (doubt !== null && best.extraction.doubt === null) return false;
  const isLikely = score >= SURE_SCORE || score > NEARLY_AS_GOOD * best.extraction.score;
  return isLikely && !agree(other, best, readDates);
}

function isCertain(
  { evidence, finding }: Omit<BestFinding, 'certain'>,
  all: readonly Finding[],
  readDates: DateReader,
): boolean {
  const { score, ambiguous, doubt } = finding.extraction;
  const isText = evidence.type === 'document' && finding.pixels === 'not_checked';
  const seen = isText || (finding.pixels === 'agree' && !finding.isCovered);
  const stands = seen && score >= SURE_SCORE && !ambiguous && doubt === null;
  return stands && !all.some(other => contradicts(other, finding, readDates));
}

/** The best value of each field over all evidence. What the pixels deny is never one. */
export function bestFindings(
  all: readonly EvidenceFindings[],
  fields: readonly Field[],
  readDates: DateReader,
): Map<string, BestFinding> {
  const best = new Map<string, BestFinding>();
  for (const { name } of fields) {
    const found = all.flatMap(({ evidence, findings }) =>
      findings
        .filter(finding => finding.extraction.name === name && finding.pixels !== 'disagree')
        .map(finding => ({ evidence, finding })),
    );
    const [first] = found.sort(
      ({ finding: { extraction: a } }, { finding: { extraction: b } }) =>
        Number(a.doubt !== null) - Number(b.doubt !== null) || b.score - a.score,
    );
    if (!first) continue;
    const findings = found.map(one => one.finding);
    best.set(name, { ...first, certain: isCertain(first, findings, readDates) });
  }
  return best;
}
