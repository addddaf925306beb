import type { EvidenceForAnalysis } from '../../application/ports/analyser.ts';
import type { PageSnapshot } from '../../application/ports/page-snapshot.ts';
import type { Field } from '../../domain/inquiry/configuration.ts';
import { extract } from './extraction/extract.ts';
import type { EvidenceFindings, Finding } from './findings.ts';
import type { DocumentReader, PixelReader } from './parts.ts';
import { pngSize, shownRuns } from './screenshot-area.ts';

/** What evidence is read with. */
export type Readers = { documents: DocumentReader; pixels: PixelReader };

const refusal = (evidence: EvidenceForAnalysis, refused: string): EvidenceFindings => {
  return { evidence, findings: [], integrityFlags: [], refused };
};

async function readScreenshot(
  evidence: EvidenceForAnalysis,
  snapshot: PageSnapshot,
  fields: readonly Field[],
  pixels: PixelReader,
  signal: AbortSignal,
): Promise<EvidenceFindings> {
  const size = pngSize(evidence.bytes);
  if (!size) return refusal(evidence, 'The screenshot is not a PNG picture.');
  const runs = shownRuns(snapshot.runs, size, snapshot.scale);
  const extractions = extract({ runs, pairs: snapshot.pairs }, fields);
  const claims = extractions.map(({ value, rect, runs: [first] }) => {
    return { value, rect, fontSize: first?.fontSize ?? rect.height, input: first?.kind === 'input' };
  });
  const checks = claims.length === 0 ? [] : await pixels.check(evidence.bytes, snapshot.scale, claims, signal);
  if (checks.length !== claims.length)
    throw new Error(`The pixel check answered ${checks.length} times for ${claims.length} values.`);
  const findings = extractions.map((extraction, index): Finding => {
    return { extraction, place: { rect: extraction.rect }, pixels: checks[index] ?? 'not_checked' };
  });
  return { evidence, findings, integrityFlags: [], refused: null };
}

async function readDocument(
  evidence: EvidenceForAnalysis,
  fields: readonly Field[],
  documents: DocumentReader,
  signal: AbortSignal,
): Promise<EvidenceFindings> {
  const answer = await documents.read(evidence.bytes, evidence.contentType, signal);
  if ('refused' in answer) return refusal(evidence, answer.refused);
  const { pages, integrityFlags } = answer.reading;
  const findings = pages.flatMap(page =>
    extract(page, fields).map((extraction): Finding => {
      return { extraction, place: { page: page.page }, pixels: 'not_checked' };
    }),
  );
  return { evidence, findings, integrityFlags, refused: null };
}

/**
 * Reads the fields from one piece of evidence.
 * @throws when a reader broke; what the evidence is or says never throws.
 */
export async function readEvidence(
  evidence: EvidenceForAnalysis,
  fields: readonly Field[],
  { documents, pixels }: Readers,
  signal: AbortSignal,
): Promise<EvidenceFindings> {
  if (evidence.type === 'document') return readDocument(evidence, fields, documents, signal);
  if (!evidence.snapshot) return refusal(evidence, 'The screenshot was stored without the text of its page.');
  return readScreenshot(evidence, evidence.snapshot, fields, pixels, signal);
}
