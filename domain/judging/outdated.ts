import type { EvidenceFindings, Finding, PieceOfEvidence } from './findings.ts';

const DAY_MS = 86_400_000;
/** What is told for the end of a month still counts in the middle of the next one. */
const OLDEST_DAYS = 46;
/** A paper is of its day, and a guide says how old it may be; where it does not, nobody takes one of years ago for today's. */
const OLDEST_DAYS_OF_PAPER = 366;

const oldestDays = ({ type }: PieceOfEvidence) => (type === 'screenshot' ? OLDEST_DAYS : OLDEST_DAYS_OF_PAPER);

const isOutdated = ({ extraction: { doubt, toldFor } }: Finding, on: Date, oldest: number): boolean =>
  doubt === null && toldFor !== undefined && on.getTime() - Date.parse(toldFor) > oldest * DAY_MS;

/**
 * What was read, where a value that its evidence tells for a day long ago is in doubt: another may hold by now.
 * @param on the day of which the evidence is to tell
 */
export function withOutdated(read: readonly EvidenceFindings[], on: Date): EvidenceFindings[] {
  return read.map(one => {
    const weighed = (finding: Finding): Finding =>
      isOutdated(finding, on, oldestDays(one.evidence))
        ? { ...finding, extraction: { ...finding.extraction, doubt: 'other_time' } }
        : finding;
    const unasked = { ...one.unasked, findings: one.unasked.findings.map(weighed) };
    return { ...one, findings: one.findings.map(weighed), unasked };
  });
}
