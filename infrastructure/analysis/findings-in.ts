import type { Extraction } from '../../domain/extraction/extract.ts';
import type { Finding } from '../../domain/judging/findings.ts';
import { normalise } from '../../domain/reading/text.ts';
import type { EvidenceText, RawEvidence } from './evidence-text.ts';
import type { PixelReader } from './parts.ts';

/** Values that were read from one page of a document, or from a screenshot (`page` is null). */
export type PageExtractions = { page: number | null; extractions: readonly Extraction[] };

/** Readings of one field in one piece; where there are more, the best of each value is kept. */
const MOST_OF_A_FIELD = 20;

function findingOf(
  { runs, rect: _, alternatives: __, ...extraction }: Extraction,
  seen: Pick<Finding, 'place' | 'pixels'>,
): Finding {
  return { extraction, ...seen, isCovered: runs.some(run => run.onTop === false) };
}

async function seenInPicture(
  { bytes }: RawEvidence,
  scale: number,
  extractions: readonly Extraction[],
  pixels: PixelReader,
): Promise<Finding[]> {
  if (extractions.length === 0) return [];
  const claims = extractions.map(({ value, rect, runs: [first] }) => {
    return { value, rect, fontSize: first?.fontSize ?? rect.height, input: first?.kind === 'input' };
  });
  const checks = await pixels.check(bytes, scale, claims);
  if (checks.length !== claims.length)
    throw new Error(`The pixel check answered ${checks.length} times for ${claims.length} values.`);
  return extractions.map((one, index) =>
    findingOf(one, { place: { rect: one.rect }, pixels: checks[index] ?? 'not_checked' }),
  );
}

/** Where a long document repeats a field, what it may be: the best reading of each value, and the best of these. */
function withoutRepetition(findings: readonly Finding[]): Finding[] {
  const byField = new Map<string, Finding[]>();
  for (const finding of findings) {
    const { name } = finding.extraction;
    const known = byField.get(name);
    if (known) known.push(finding);
    else byField.set(name, [finding]);
  }
  return [...byField.values()].flatMap(all => (all.length > MOST_OF_A_FIELD ? bestOfEach(all) : all));
}

function bestOfEach(findings: readonly Finding[]): Finding[] {
  const best = new Map<string, Finding>();
  for (const finding of findings.toSorted((a, b) => b.extraction.score - a.extraction.score)) {
    const value = normalise(finding.extraction.value).toLowerCase();
    if (!best.has(value)) best.set(value, finding);
  }
  return [...best.values()].slice(0, MOST_OF_A_FIELD);
}

/** Gives the values of one piece of evidence their places; those of a screenshot are held against its pixels. */
export async function findingsIn(
  evidence: RawEvidence,
  { scale }: EvidenceText,
  read: readonly PageExtractions[],
  pixels: PixelReader,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { page, extractions } of read) {
    if (page === null) findings.push(...(await seenInPicture(evidence, scale, extractions, pixels)));
    else for (const one of extractions) findings.push(findingOf(one, { place: { page }, pixels: 'not_checked' }));
  }
  return withoutRepetition(findings);
}
