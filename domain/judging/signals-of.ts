import type { EvidenceSignals } from '../guide/evidence-signals.ts';
import type { Mentions } from '../guide/facts.ts';
import { asksFor } from '../guide/field-reference.ts';
import { any, type Outcome } from '../guide/outcome.ts';
import { standsWell } from '../guide/stands-well.ts';
import type { Field } from '../inquiry/configuration.ts';
import { requiredFields } from '../inquiry/required-fields.ts';
import type { BestFinding } from './best-findings.ts';
import { EDITED, PICTURE, PICTURED_WORDS } from './confidence.ts';
import type { EvidenceFindings } from './findings.ts';
import type { SiteComparer } from './site-relation.ts';

/** A capture of ours can't be edited on its way; a PDF tells its history; of anything else nothing is known. */
function isAltered({ evidence, findings, integrityFlags, snapshot }: EvidenceFindings): Outcome {
  const denied = findings.some(finding => finding.pixels === 'disagree');
  if (denied || integrityFlags.some(flag => EDITED.includes(flag))) return 'met';
  const isCapture = evidence.type === 'screenshot' && snapshot !== null;
  const isCleanPdf = evidence.contentType === 'application/pdf' && integrityFlags.length === 0;
  return isCapture || isCleanPdf ? 'not_met' : 'unknown';
}

/** A page that we captured is no picture of one, nor is a document that holds text. */
function isPicture({ evidence, integrityFlags, snapshot }: EvidenceFindings): Outcome {
  if (
    integrityFlags.includes(PICTURE) ||
    evidence.contentType.startsWith('image/') !== (evidence.type === 'screenshot')
  )
    return 'met';
  const isText = evidence.type === 'screenshot' ? snapshot !== null : evidence.contentType === 'application/pdf';
  return isText ? 'not_met' : 'unknown';
}

function isForeign({ evidence }: EvidenceFindings, startUrl: string, siteRelation: SiteComparer): Outcome {
  const relation = siteRelation(evidence.sourceUrl, evidence.scope?.capture_on ?? startUrl);
  if (relation === 'unknown') return 'unknown';
  return relation === 'different' ? 'met' : 'not_met';
}

/** A text that was read in part may tell it in the rest. */
function isInstructing({ instructing, isCut, refused }: EvidenceFindings): Outcome {
  if (instructing) return 'met';
  return isCut || refused !== null ? 'unknown' : 'not_met';
}

/** What only a picture shows is not read, nor what a page still changed or had cut off. */
const isShown = ({ evidence, integrityFlags, snapshot }: EvidenceFindings) =>
  evidence.type === 'screenshot'
    ? snapshot?.stable === true && !snapshot.truncated
    : !integrityFlags.includes(PICTURE) && !integrityFlags.includes(PICTURED_WORDS);

/** Whether nothing of the evidence tells of a state that does not hold, and all of it was read as text. */
export const tellsNoDoubt = (read: readonly EvidenceFindings[]): boolean =>
  read.length > 0 && read.every(one => isShown(one) && !one.isCut && one.refused === null && !one.doubtfulState);

/**
 * Whether somebody who does not see the evidence can be shown all of it that tells of a state that does not hold: what only
 * a picture shows can't be, unless the first of two readings saw that picture, nor what was not read.
 */
export const canShowDoubts = (read: readonly EvidenceFindings[]): boolean =>
  read.length > 0 &&
  read.every(
    one =>
      (isShown(one) || one.isPictureSeen === true) &&
      !one.isCut &&
      one.refused === null &&
      (!one.doubtfulState || one.openLines.length > 0),
  );

/** Whether all of the evidence was read, and everything that is asked for beyond doubt. */
const isUndoubted = (
  read: readonly EvidenceFindings[],
  best: ReadonlyMap<string, BestFinding>,
  fields: readonly Field[],
): boolean =>
  read.length > 0 &&
  read.every(one => !one.isCut && one.refused === null) &&
  requiredFields(fields).every(name => best.has(name)) &&
  [...best.values()].every(one => one.certain);

/** Of what the evidence speaks, and whether that is all. */
export const mentionsOf = (
  read: readonly EvidenceFindings[],
  best: ReadonlyMap<string, BestFinding>,
  fields: readonly Field[],
): Mentions => ({
  said: new Set(read.flatMap(({ mentions }) => mentions)),
  isAll: isUndoubted(read, best, fields) && read.every(isShown),
});

/**
 * Whether nothing that was read tells of a state that does not hold, and each status that was asked for is a good one. What
 * only a picture shows may tell of one.
 */
function allStandsWell(
  read: readonly EvidenceFindings[],
  best: ReadonlyMap<string, BestFinding>,
  fields: readonly Field[],
): boolean {
  const statuses = fields.filter(field => asksFor(field, 'status'));
  const areGood = statuses.every(({ name }) => {
    const status = best.get(name)?.finding.extraction.value;
    return status !== undefined && standsWell(status) === 'met';
  });
  return areGood && read.every(one => isShown(one) && !one.doubtfulState);
}

/**
 * What our own look at the evidence answers to a guide that asks about the evidence itself. Doubts of ours are no proof
 * that the evidence is ambiguous, unreadable or contradicts itself; that there are none is proof that it is not.
 */
export function signalsOf(
  read: readonly EvidenceFindings[],
  best: ReadonlyMap<string, BestFinding>,
  fields: readonly Field[],
  startUrl: string,
  siteRelation: SiteComparer,
): EvidenceSignals {
  const undoubted = isUndoubted(read, best, fields);
  const clear: Outcome = undoubted ? 'not_met' : 'unknown';
  return {
    altered: any(read.map(isAltered)),
    unreadable: clear,
    ambiguous: clear,
    contradictory: clear,
    instructing: read.length === 0 ? 'unknown' : any(read.map(isInstructing)),
    specimen: clear,
    signed_out: clear,
    picture: any(read.map(isPicture)),
    doubtful_state: undoubted && allStandsWell(read, best, fields) ? 'not_met' : 'unknown',
    foreign_site: any(read.map(one => isForeign(one, startUrl, siteRelation))),
  };
}
