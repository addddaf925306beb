import { extract } from '../../domain/extraction/extract.ts';
import { pageOf } from '../../domain/extraction/page.ts';
import type { EvidenceReading } from '../../domain/judging/findings.ts';
import { isInstructing, partsOf } from '../../domain/provenance/instructing.ts';
import { type RawEvidence, textOf } from './evidence-text.ts';
import { findingsIn } from './findings-in.ts';
import { type ExtractedPage, groundProposals } from './model/ground.ts';
import { readingText } from './model/reading-text.ts';
import type { Asked, DocumentReader, PixelReader } from './parts.ts';

/**
 * Reads one piece of evidence: its text with places, the values of the fields in it, what a model proposes held against
 * it, and what the pixels say of all of these. Every byte is a stranger's: it runs in a process of its own.
 */
export async function readEvidence(
  evidence: RawEvidence,
  { fields, query, ai_instruction, proposals, excerpt }: Asked,
  { documents, pixels }: { documents: DocumentReader; pixels: PixelReader },
): Promise<EvidenceReading> {
  const text = await textOf(evidence, documents);
  const { integrityFlags, refused, isCut, snapshot } = text;
  const instructing = text.pages.some(({ page, text: { runs } }) => isInstructing(partsOf(runs, page !== null)));
  const said = { integrityFlags, refused, isCut, snapshot, instructing };
  if (excerpt > 0) return { ...said, findings: [], ungrounded: 0, excerpt: readingText(evidence, text, excerpt) };
  const own = text.pages.map(({ page, text }): ExtractedPage => {
    const found = pageOf(text);
    return { page, text: found, extractions: extract(found, fields, query) };
  });
  const { pages, ungrounded } = groundProposals(own, proposals, { fields, ai_instruction });
  return { ...said, findings: await findingsIn(evidence, text, pages, pixels), ungrounded, excerpt: '' };
}
