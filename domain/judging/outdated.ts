import type { EvidenceFindings, Finding } from './findings.ts';

const DAY_MS = 86_400_000;
/** What is told for the end of a month still counts in the middle of the next one. */
const OLDEST_DAYS = 46;

const isOutdated = ({ extraction: { doubt, toldFor } }: Finding, on: Date): boolean =>
  doubt === null && toldFor !== undefined && on.getTime() - Date.parse(toldFor) > OLDEST_DAYS * DAY_MS;

/**
 * What was read, where a value that its page tells for a day long ago is in doubt: another may hold by now. A paper is of its
 * day, and a guide says how old it may be.
 * @param on the day of which the evidence is to tell
 */
export function withOutdated(read: readonly EvidenceFindings[], on: Date): EvidenceFindings[] {
  const weighed = (finding: Finding): Finding =>
    isOutdated(finding, on) ? { ...finding, extraction: { ...finding.extraction, doubt: 'other_time' } } : finding;
  return read.map(one => {
    if (one.evidence.type !== 'screenshot') return one;
    const unasked = { ...one.unasked, findings: one.unasked.findings.map(weighed) };
    return { ...one, findings: one.findings.map(weighed), unasked };
  });
}
