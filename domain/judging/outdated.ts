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
  return read.map(one => {
    if (one.evidence.type !== 'screenshot' || !one.findings.some(finding => isOutdated(finding, on))) return one;
    const findings = one.findings.map(finding =>
      isOutdated(finding, on)
        ? { ...finding, extraction: { ...finding.extraction, doubt: 'other_time' as const } }
        : finding,
    );
    return { ...one, findings };
  });
}
