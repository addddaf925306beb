import type { EvidenceText } from './evidence-text.ts';
import type { Extraction } from './extraction/extract.ts';
import type { EvidenceFindings, Finding } from './findings.ts';
import type { PixelReader } from './parts.ts';

/** Values that were read from one page of a document, or from a screenshot (`page` is null). */
export type PageExtractions = { page: number | null; extractions: readonly Extraction[] };

async function seenInPicture(
  { evidence }: EvidenceText,
  extractions: readonly Extraction[],
  pixels: PixelReader,
  signal: AbortSignal,
): Promise<Finding[]> {
  if (extractions.length === 0) return [];
  const claims = extractions.map(({ value, rect, runs: [first] }) => {
    return { value, rect, fontSize: first?.fontSize ?? rect.height, input: first?.kind === 'input' };
  });
  const checks = await pixels.check(evidence.bytes, evidence.snapshot?.scale ?? 1, claims, signal);
  if (checks.length !== claims.length)
    throw new Error(`The pixel check answered ${checks.length} times for ${claims.length} values.`);
  return extractions.map((extraction, index) => {
    return { extraction, place: { rect: extraction.rect }, pixels: checks[index] ?? 'not_checked' };
  });
}

/** Gives the values of one piece of evidence their places; those of a screenshot are held against its pixels. */
export async function findingsIn(
  text: EvidenceText,
  read: readonly PageExtractions[],
  pixels: PixelReader,
  signal: AbortSignal,
): Promise<EvidenceFindings> {
  const { evidence, integrityFlags, refused } = text;
  const findings: Finding[] = [];
  for (const { page, extractions } of read) {
    signal.throwIfAborted();
    if (page === null) findings.push(...(await seenInPicture(text, extractions, pixels, signal)));
    else for (const extraction of extractions) findings.push({ extraction, place: { page }, pixels: 'not_checked' });
  }
  return { evidence, findings, integrityFlags, refused };
}
