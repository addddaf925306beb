import type { EvidenceForAnalysis } from '../../application/ports/analyser.ts';
import type { PositionedText } from './extraction/candidates/candidates-of.ts';
import type { DocumentReader } from './parts.ts';
import { pngSize } from './picture-size.ts';
import { shownRuns } from './screenshot-area.ts';

/** One page of a document (from 1), or the whole of a screenshot (`page` is null). */
export type TextPage = { page: number | null; text: PositionedText };

/** The text of one piece of evidence, with places. */
export type EvidenceText = {
  evidence: EvidenceForAnalysis;
  pages: TextPage[];
  integrityFlags: string[];
  /** Why nothing could be read, as a sentence; null when it could. */
  refused: string | null;
};

function refusal(evidence: EvidenceForAnalysis, refused: string): EvidenceText {
  return { evidence, pages: [], integrityFlags: [], refused };
}

function textOfScreenshot(evidence: EvidenceForAnalysis): EvidenceText {
  const { snapshot } = evidence;
  if (!snapshot) return refusal(evidence, 'The screenshot was stored without the text of its page.');
  const size = pngSize(evidence.bytes);
  if (!size) return refusal(evidence, 'The screenshot is not a PNG picture.');
  const runs = shownRuns(snapshot.runs, size, snapshot.scale);
  return {
    evidence,
    pages: [{ page: null, text: { runs, pairs: snapshot.pairs } }],
    integrityFlags: [],
    refused: null,
  };
}

async function textOfDocument(
  evidence: EvidenceForAnalysis,
  documents: DocumentReader,
  signal: AbortSignal,
): Promise<EvidenceText> {
  const answer = await documents.read(evidence.bytes, evidence.contentType, signal);
  if ('refused' in answer) return refusal(evidence, answer.refused);
  const { pages, integrityFlags } = answer.reading;
  return { evidence, pages: pages.map(text => ({ page: text.page, text })), integrityFlags, refused: null };
}

/**
 * Reads the text of every piece of evidence, in the order given.
 * @throws when a reader broke; what the evidence is or says never throws.
 */
export async function readTexts(
  evidence: readonly EvidenceForAnalysis[],
  documents: DocumentReader,
  signal: AbortSignal,
): Promise<EvidenceText[]> {
  const texts: EvidenceText[] = [];
  // One at a time: each document is allowed much memory.
  for (const one of evidence) {
    signal.throwIfAborted();
    texts.push(one.type === 'document' ? await textOfDocument(one, documents, signal) : textOfScreenshot(one));
  }
  return texts;
}
