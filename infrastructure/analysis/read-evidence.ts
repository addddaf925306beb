import { extract } from '../../domain/extraction/extract.ts';
import type { EvidenceReading } from '../../domain/judging/findings.ts';
import { type RawEvidence, textOf } from './evidence-text.ts';
import { findingsIn, type PageExtractions } from './findings-in.ts';
import { groundProposals } from './model/ground.ts';
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
  const said = { integrityFlags, refused, isCut, snapshot };
  if (excerpt > 0) return { ...said, findings: [], ungrounded: 0, excerpt: readingText(evidence, text, excerpt) };
  const own = text.pages.map(
    ({ page, text }): PageExtractions => ({ page, extractions: extract(text, fields, query) }),
  );
  const { pages, ungrounded } = groundProposals(text.pages, proposals, { fields, ai_instruction }, own);
  return { ...said, findings: await findingsIn(evidence, text, pages, pixels), ungrounded, excerpt: '' };
}
