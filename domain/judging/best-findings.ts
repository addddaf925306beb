import type { Doubt } from '../extraction/doubt.ts';
import { SURE_SCORE } from '../extraction/sure-score.ts';
import type { Field } from '../inquiry/configuration.ts';
import { readDates } from '../reading/dates/read-dates.ts';
import { folded, isPartOf } from '../reading/text.ts';
import type { EvidenceFindings, Finding, PieceOfEvidence } from './findings.ts';

const NEARLY_AS_GOOD = 0.93;

/** The value that stands for a field, whether it is beyond doubt, and one that contradicts it; null: none does. */
export type BestFinding = { evidence: PieceOfEvidence; finding: Finding; certain: boolean; rival: string | null };

type Found = Pick<BestFinding, 'evidence' | 'finding'>;

function sameDate(a: string, b: string): boolean {
  const [first, ...others] = readDates(a);
  const [second, ...more] = readDates(b);
  if (!first || !second || others.length > 0 || more.length > 0) return false;
  return first.from === second.from && first.to === second.to;
}

function agree(a: Finding, b: Finding): boolean {
  if (isPartOf(folded(a.extraction.value), folded(b.extraction.value))) return true;
  return a.extraction.type === 'date' && sameDate(a.extraction.value, b.extraction.value);
}

/** Another value, likely enough to be the right one. */
function contradicts(other: Finding, best: Finding): boolean {
  const { score, doubt } = other.extraction;
  if (doubt !== null && best.extraction.doubt === null) return false;
  const isLikely = score >= SURE_SCORE || score > NEARLY_AS_GOOD * best.extraction.score;
  return isLikely && !agree(other, best);
}

/** Whether nothing about the finding itself speaks against it. */
function isSound({ evidence, finding }: Found): boolean {
  const { score, ambiguous, doubt } = finding.extraction;
  const isText = evidence.type === 'document' && finding.pixels === 'not_checked';
  const isRead = finding.pixels === 'agree' || (finding.pixels === 'unreadable' && finding.isReadByModel === true);
  const seen = isText || (isRead && !finding.isCovered);
  return seen && score >= SURE_SCORE && !ambiguous && doubt === null;
}

/** What it is then was not said by the site at all, or any other would be as good: no value, whoever reads it. */
const UNSAID: readonly (Doubt | null)[] = ['example', 'editable', 'control', 'one_of_many'];

const isOf = (name: string, { extraction, pixels }: Finding) =>
  extraction.name === name && pixels !== 'disagree' && !UNSAID.includes(extraction.doubt);

/** What stands for a field in place of its value, and was not said by the site. */
export function unsaidFindings(all: readonly EvidenceFindings[], best: ReadonlyMap<string, BestFinding>): Finding[] {
  return all
    .flatMap(({ findings }) => findings)
    .filter(({ extraction }) => !best.has(extraction.name) && UNSAID.includes(extraction.doubt));
}

/** The best value of each field over all evidence. What the pixels deny is never one, nor what nobody says. */
export function bestFindings(all: readonly EvidenceFindings[], fields: readonly Field[]): Map<string, BestFinding> {
  const best = new Map<string, BestFinding>();
  for (const { name } of fields) {
    const found = all.flatMap(({ evidence, findings }) =>
      findings.filter(finding => isOf(name, finding)).map(finding => ({ evidence, finding })),
    );
    const [first] = found.sort(
      ({ finding: { extraction: a } }, { finding: { extraction: b } }) =>
        Number(a.doubt !== null) - Number(b.doubt !== null) || b.score - a.score,
    );
    if (!first) continue;
    const other = found.find(({ finding }) => contradicts(finding, first.finding));
    const rival = other?.finding.extraction.value ?? null;
    best.set(name, { ...first, certain: rival === null && isSound(first), rival });
  }
  return best;
}
