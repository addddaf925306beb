import type { Confidence } from '../inquiry/assessment.ts';
import { CONFIDENCES } from '../inquiry/assessment.ts';
import { toldName } from '../inquiry/told-name.ts';
import { whyDoubted } from './doubt-words.ts';
import type { EvidenceFindings, Finding } from './findings.ts';
import { isOpenHttp, type SiteComparer } from './site-relation.ts';
import { whyUnlikely } from './why-unsure.ts';

/** Something that keeps the confidence from being higher than this. */
type Concern = { atMost: Confidence; why: string };

/** Traces of editing; the others speak of less. */
export const EDITED: readonly string[] = ['incremental_update', 'modified_after_creation', 'editor_producer'];
/** All of it, or a page, is a picture: there is no text that would tell how it came about. */
export const PICTURE = 'picture';
/** A sheet hides rows, columns or cells that hold something. */
export const HIDDEN_CELLS = 'hidden_cells';
/** A message has files attached to it, which are not read. */
export const ATTACHED = 'attached_files';
/** Pictures in a document of text say what its text does not; they were read by their letters' looks alone. */
export const PICTURED_WORDS = 'pictured_words';
/** Pictures in a document could not be looked at. */
export const UNSEEN_PICTURES = 'unseen_pictures';
/** What speaks of no change to a document. */
const NO_CHANGES: readonly string[] = [PICTURE, HIDDEN_CELLS, ATTACHED, PICTURED_WORDS, UNSEEN_PICTURES];

const named = (findings: readonly Finding[]) =>
  [...new Set(findings.map(finding => toldName(finding.extraction.name)))].join(', ');

function aboutPixels(findings: readonly Finding[]): Concern[] {
  const denied = findings.filter(finding => finding.pixels === 'disagree');
  const unseen = findings.filter(finding => finding.pixels === 'unreadable' || finding.pixels === 'not_checked');
  const byModel = unseen.filter(finding => finding.isReadByModel);
  const unread = unseen.filter(finding => !finding.isReadByModel);
  const covered = findings.filter(finding => finding.isCovered);
  const concerns: Concern[] = [];
  if (denied.length > 0)
    concerns.push({ atMost: 'low', why: `The picture does not show what the page's text says for ${named(denied)}.` });
  if (unread.length > 0)
    concerns.push({ atMost: 'medium', why: `The picture could not be read to confirm ${named(unread)}.` });
  if (byModel.length > 0)
    concerns.push({ atMost: 'medium', why: `Only the model could read the picture of ${named(byModel)}.` });
  if (covered.length > 0)
    concerns.push({ atMost: 'medium', why: `Something lies on top of ${named(covered)} on the page.` });
  return concerns;
}

function aboutScreenshot({ evidence, findings, snapshot }: EvidenceFindings, siteRelation: SiteComparer): Concern[] {
  const concerns = aboutPixels(findings);
  if (snapshot?.stable === false) concerns.push({ atMost: 'medium', why: 'The page changed while it was captured.' });
  if (snapshot?.truncated) concerns.push({ atMost: 'medium', why: 'The page held more text than was kept.' });
  if (snapshot && siteRelation(snapshot.url, evidence.sourceUrl) !== 'same')
    concerns.push({ atMost: 'low', why: 'The text and the picture come from different addresses.' });
  return concerns;
}

function aboutDocument({ evidence, findings, integrityFlags }: EvidenceFindings): Concern[] {
  const concerns: Concern[] = [];
  const changes = integrityFlags.filter(flag => !NO_CHANGES.includes(flag));
  const flags = changes.map(flag => flag.replace(/_/g, ' ')).join(', ');
  const unread = findings.filter(finding => finding.pixels === 'unreadable');
  const edited = integrityFlags.some(flag => EDITED.includes(flag));
  if (flags !== '')
    concerns.push({ atMost: edited ? 'low' : 'medium', why: `The document shows traces of changes: ${flags}.` });
  if (integrityFlags.includes(PICTURE))
    concerns.push({ atMost: 'medium', why: 'The document is a picture of a page, which anybody can make.' });
  if (integrityFlags.includes(ATTACHED))
    concerns.push({ atMost: 'medium', why: 'Files are attached to the message, which were not read.' });
  if (integrityFlags.includes(PICTURED_WORDS))
    concerns.push({ atMost: 'medium', why: 'Pictures in the document say what its text does not.' });
  if (integrityFlags.includes(UNSEEN_PICTURES))
    concerns.push({ atMost: 'low', why: 'The document holds pictures that could not be looked at.' });
  if (unread.length > 0)
    concerns.push({ atMost: 'medium', why: `The picture of the document is hard to read at ${named(unread)}.` });
  if (evidence.mode === 'manual') concerns.push({ atMost: 'medium', why: 'The document was handed in by the user.' });
  return concerns;
}

/** What was not read may say something else. */
function aboutExtent({ evidence, isCut }: EvidenceFindings): Concern[] {
  const what = evidence.type === 'document' ? 'document' : 'page';
  return isCut ? [{ atMost: 'low', why: `The ${what} holds more text, or text farther away, than is read.` }] : [];
}

function aboutSource({ evidence }: EvidenceFindings, startUrl: string, siteRelation: SiteComparer): Concern[] {
  const relation = siteRelation(evidence.sourceUrl, evidence.scope?.capture_on ?? startUrl);
  const concerns: Concern[] = [];
  if (relation === 'different')
    concerns.push({ atMost: 'low', why: 'The evidence is from another site than the one that the inquiry starts on.' });
  if (relation === 'unknown')
    concerns.push({ atMost: 'medium', why: 'It is not known whether the evidence is from the site of the inquiry.' });
  if (isOpenHttp(evidence.sourceUrl))
    concerns.push({ atMost: 'medium', why: 'The page was loaded without encryption.' });
  return concerns;
}

function aboutScores(used: readonly Finding[]): Concern[] {
  // That several may be meant says why one of them is unlikely.
  const weak = used.filter(({ extraction }) => extraction.source !== 'model' && !extraction.ambiguous);
  const ambiguous = used.filter(finding => finding.extraction.ambiguous);
  const inDoubt = used.filter(finding => finding.extraction.doubt !== null);
  const byModel = used.filter(finding => finding.extraction.source === 'model');
  const concerns: Concern[] = [];
  if (byModel.length > 0)
    concerns.push({ atMost: 'medium', why: `Only the model says which text belongs to ${named(byModel)}.` });
  for (const why of weak.flatMap(finding => whyUnlikely(finding) ?? [])) concerns.push({ atMost: 'medium', why });
  if (ambiguous.length > 0)
    concerns.push({ atMost: 'medium', why: `More than one value may be meant for ${named(ambiguous)}.` });
  for (const doubt of new Set(inDoubt.map(finding => finding.extraction.doubt)))
    if (doubt !== null)
      concerns.push({
        atMost: 'medium',
        why: whyDoubted(doubt, named(inDoubt.filter(finding => finding.extraction.doubt === doubt))),
      });
  return concerns;
}

const rank = (confidence: Confidence) => CONFIDENCES.indexOf(confidence);

/** What speaks for the evidence when nothing speaks against it. */
function praise(evidence: readonly EvidenceFindings[]): string {
  const pictures = evidence.some(one => one.evidence.type === 'screenshot');
  const auto = evidence.every(one => one.evidence.mode === 'auto');
  const source = `The evidence is from the site of the inquiry${auto ? ' and was captured automatically' : ''}.`;
  return `${source} ${pictures ? 'The picture shows every value that was read from the page.' : 'The document shows no trace of changes.'}`;
}

/**
 * How reliable the evidence and the reading of it are: as good as the worst thing that is known of it.
 * @param all everything that was read; only evidence that holds a used value, or whose pixels deny one, counts.
 * @param used the findings that stand for a field.
 */
export function confidenceIn(
  all: readonly EvidenceFindings[],
  used: readonly Finding[],
  startUrl: string,
  siteRelation: SiteComparer,
): { confidence: Confidence; reason: string } {
  const counted = all.filter(({ findings }) =>
    findings.some(finding => used.includes(finding) || finding.pixels === 'disagree'),
  );
  if (counted.length === 0) return { confidence: 'low', reason: 'No value was read from the evidence.' };
  const concerns = [
    ...counted.flatMap(one => [
      ...aboutSource(one, startUrl, siteRelation),
      ...aboutExtent(one),
      ...(one.evidence.type === 'screenshot' ? aboutScreenshot(one, siteRelation) : aboutDocument(one)),
    ]),
    ...aboutScores(used),
  ].sort((a, b) => rank(b.atMost) - rank(a.atMost));
  const worst = concerns[0];
  if (!worst) return { confidence: 'high', reason: praise(counted) };
  return { confidence: worst.atMost, reason: [...new Set(concerns.map(concern => concern.why))].join(' ') };
}
