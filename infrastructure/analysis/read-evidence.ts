import { beginningsIn } from '../../domain/extraction/beginnings.ts';
import { contradictionsIn } from '../../domain/extraction/contradicted.ts';
import type { Doubt } from '../../domain/extraction/doubt.ts';
import { type Extraction, extract } from '../../domain/extraction/extract.ts';
import { toldInMirror } from '../../domain/extraction/mirrored.ts';
import { toldOtherwise } from '../../domain/extraction/other-form.ts';
import { pageOf } from '../../domain/extraction/page.ts';
import { HIDDEN_CELLS, PICTURE } from '../../domain/judging/confidence.ts';
import type { EvidenceReading } from '../../domain/judging/findings.ts';
import { NOTHING_UNASKED } from '../../domain/judging/nothing-read.ts';
import { mentionsIn } from '../../domain/mentions/mentions-in.ts';
import { UNNAMED } from '../../domain/papers/paper.ts';
import { paperOf } from '../../domain/papers/paper-of.ts';
import { isControl, isInstructing, partsOf } from '../../domain/provenance/instructing.ts';
import { isMarkedSpecimen } from '../../domain/provenance/provenance-of.ts';
import { tellsUndone } from '../../domain/provenance/undone.ts';
import { isMarkedVoid } from '../../domain/provenance/void-marks.ts';
import { isDoubtfulState, tellsDoubtfulState } from '../../domain/reading/doubtful-states.ts';
import { habitsOf } from '../../domain/reading/habits.ts';
import { byReadings } from './by-readings.ts';
import { type EvidenceText, type RawEvidence, textOf } from './evidence-text.ts';
import { findingsIn, type PageExtractions } from './findings-in.ts';
import { cropsIn } from './model/crops.ts';
import { groundProposals } from './model/ground.ts';
import { openLines } from './model/open-lines.ts';
import type { ExtractedPage } from './model/placed.ts';
import { readingText } from './model/reading-text.ts';
import type { Asked, DocumentReader, PixelReader } from './parts.ts';
import { unaskedIn } from './unasked-in.ts';

/** Why nothing that a document says is beyond doubt, whichever of its pages tells so; null where nothing tells it. */
function doubtOfAll({ pages, integrityFlags }: EvidenceText): Doubt | null {
  if (pages.some(({ text: { runs } }) => isMarkedSpecimen(runs) || isMarkedVoid(runs))) return 'void';
  // A stamp that is a picture within a text leans as it likes, and is read as one.
  const isScan = integrityFlags.includes(PICTURE);
  if (isScan && pages.some(({ picture }) => picture?.isWrittenAcross)) return 'written_across';
  if (pages.some(({ picture }) => picture?.isGrainy)) return 'grainy';
  return integrityFlags.includes(HIDDEN_CELLS) ? 'part_hidden' : null;
}

/**
 * Reads one piece of evidence: its text with places, the values of the fields in it, what a model proposes held against
 * it, and what the pixels say of all of these. Every byte is a stranger's: it runs in a process of its own.
 */
export async function readEvidence(
  evidence: RawEvidence,
  { fields, query, conditions, readings, ai_instruction, proposals, excerpt }: Asked,
  { documents, pixels }: { documents: DocumentReader; pixels: PixelReader },
): Promise<EvidenceReading> {
  const words = [query, ...fields.flatMap(({ name, description }) => [name, description])].join('\n');
  const text = await textOf(evidence, documents, words);
  const { integrityFlags, refused, isCut, snapshot } = text;
  const parts = text.pages.map(({ page, text: { runs } }) => partsOf(runs, page !== null));
  const instructing = parts.some(isInstructing);
  const controls = text.pages.flatMap(({ text: { runs } }) => runs.filter(isControl).map(run => run.text));
  // What somebody presses is called by what it does; one that is a state and nothing else may be a badge.
  const isUndone = text.pages.some(({ page, text: { runs } }) => page !== null && runs.some(tellsUndone));
  const doubtfulState = isUndone || parts.some(tellsDoubtfulState) || controls.some(isDoubtfulState);
  const mentions = mentionsIn(parts, controls);
  const paper = evidence.type === 'document' ? paperOf(text.pages.map(one => one.text.runs)) : UNNAMED;
  const habits = habitsOf(parts.join('\n'));
  const pictured = text.pages.flatMap(({ page, picture }) => (page !== null && picture !== null ? [page] : []));
  const said = {
    pictured,
    paper,
    integrityFlags,
    refused,
    isCut,
    snapshot,
    instructing,
    doubtfulState,
    mentions,
    habits,
  };
  if (excerpt > 0)
    return {
      ...said,
      openLines: [],
      findings: [],
      unasked: NOTHING_UNASKED,
      tried: [],
      ungrounded: 0,
      beginnings: [],
      cuttings: [],
      crops: [],
      excerpt: readingText(evidence, text, excerpt),
    };
  const own = text.pages.map(({ page, text }): ExtractedPage => {
    const found = pageOf(text);
    return { page, text: found, extractions: extract(found, fields, query) };
  });
  const { named, labels, beside } = unaskedIn(own, conditions, { fields, query });
  const beginnings = own.flatMap(one => beginningsIn(one.text, one.extractions, { fields, query }));
  const { pages, ungrounded, cuttings } = groundProposals(own, proposals, { fields, query, ai_instruction, pictured });
  const { pages: taught, tried } = byReadings(text.pages, pages, readings, fields);
  const doubt = evidence.type === 'document' ? doubtOfAll(text) : null;
  const held = contradictionsIn(evidence.type === 'document' ? own.map(one => one.text) : []);
  const isToldOtherwise = toldOtherwise(text.beside.map(pageOf), [...fields, ...labels], query);
  const isMirrored = toldInMirror(own.map(one => one.text));
  const isOneOfMany = (one: Extraction) => isToldOtherwise(one) || isMirrored(one);
  const doubtOf = (one: Extraction) => one.doubt ?? doubt ?? (isOneOfMany(one) ? 'one_of_many' : null);
  const asked = new Map(fields.map(({ name, description }) => [name, `${name.replace(/[_-]+/g, ' ')} ${description}`]));
  const weighed = ({ page, extractions }: PageExtractions): PageExtractions => {
    const said = extractions.map(one => held(one, asked.get(one.name) ?? one.name));
    return { page, extractions: said.map(one => ({ ...one, doubt: doubtOf(one) })) };
  };
  const doubted = taught.map(weighed);
  const findings = await findingsIn(evidence, text, doubted, pixels);
  const unasked = { named, findings: await findingsIn(evidence, text, beside.map(weighed), pixels) };
  // Only for what a model says is it of use what exactly tells it.
  const isAsked = doubtfulState && proposals.length > 0;
  const open = isAsked
    ? openLines(
        own.map(one => one.text),
        evidence.type === 'document',
      )
    : [];
  const crops = proposals.length > 0 ? cropsIn(evidence, text, doubted, findings) : [];
  const grounded = { ungrounded, cuttings: doubt === null ? cuttings : [] };
  return { ...said, beginnings, openLines: open, findings, unasked, tried, ...grounded, crops, excerpt: '' };
}
