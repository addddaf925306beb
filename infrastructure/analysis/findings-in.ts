import type { Extraction } from '../../domain/extraction/extract.ts';
import { SURE_SCORE } from '../../domain/extraction/sure-score.ts';
import type { PixelCheck } from '../../domain/inquiry/assessment.ts';
import type { Finding } from '../../domain/judging/findings.ts';
import type { TextRun } from '../../domain/reading/page-snapshot.ts';
import { folded, isPartOf } from '../../domain/reading/text.ts';
import type { EvidenceText, RawEvidence } from './evidence-text.ts';
import type { PixelReader } from './parts.ts';
import { stretchesBeside } from './pixels/beside.ts';
import type { ReadPicture } from './pixels/page-reader.ts';
import { hasUnreadWord } from './pixels/unread-beside.ts';

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

/**
 * Looks at each value once more by itself, in a screenshot or in the picture that a page was read from.
 * @param shown all texts of a screenshot; null for the picture of a document
 */
export async function seenInPicture(
  picture: Uint8Array | ReadPicture,
  scale: number,
  extractions: readonly Extraction[],
  pixels: PixelReader,
  shown: readonly TextRun[] | null,
): Promise<PixelCheck[]> {
  if (extractions.length === 0) return [];
  const claims = extractions.map(extraction => {
    const { value, rect, runs } = extraction;
    const [first] = runs;
    const texts = runs.map(({ text }) => text).join(' ');
    // Where a model reads other letters than we did, ours are not looked for again.
    const whole = isPartOf(folded(value), folded(texts)) ? texts : value;
    const fontSize = first?.fontSize ?? rect.height;
    const beside = shown !== null && isWorthALook(extraction) ? stretchesBeside(runs, shown) : [];
    return { value, whole, rect, fontSize, input: first?.kind === 'input', beside };
  });
  const checks = await pixels.check(picture, scale, claims);
  if (checks.length !== claims.length)
    throw new Error(`The pixel check answered ${checks.length} times for ${claims.length} values.`);
  return checks;
}

/** Two looks at one picture that differ say that it is hard to read, not that somebody changed it. */
const secondLook = (check: PixelCheck): PixelCheck => (check === 'disagree' ? 'unreadable' : check);

/**
 * A second look at a scan only tells whether it was read well, and takes a tenth of a second: what other doubts keep from
 * being certain gets none, unless a model may take these away.
 */
export const isWorthALook = ({ score, ambiguous, doubt, source }: Extraction) =>
  source === 'model' || (score >= SURE_SCORE && !ambiguous && doubt === null);

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
    const value = folded(finding.extraction.value);
    if (!best.has(value)) best.set(value, finding);
  }
  return [...best.values()].slice(0, MOST_OF_A_FIELD);
}

/** Gives the values of one piece of evidence their places; what there are pixels of is held against these. */
export async function findingsIn(
  evidence: RawEvidence,
  { pages }: EvidenceText,
  read: readonly PageExtractions[],
  pixels: PixelReader,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { page, extractions } of read) {
    const own = pages.find(one => one.page === page);
    const picture = page === null ? evidence.bytes : (own?.picture ?? null);
    const scale = own?.scale ?? 1;
    const looked = page === null ? extractions : extractions.filter(isWorthALook);
    const shown = page === null ? pages.flatMap(({ text: { runs } }) => runs) : null;
    const checks = picture === null ? [] : await seenInPicture(picture, scale, looked, pixels, shown);
    const scan = own?.picture?.image;
    const isBesideUnread = ({ runs }: Extraction) =>
      scan !== undefined &&
      stretchesBeside(runs, own?.text.runs ?? []).some(stretch => hasUnreadWord(scan, scale, stretch));
    for (const one of extractions) {
      const check = checks[looked.indexOf(one)] ?? 'not_checked';
      const seen =
        page === null ? { place: { rect: one.rect }, pixels: check } : { place: { page }, pixels: secondLook(check) };
      const isDoubted = one.doubt === null && check === 'agree' && isBesideUnread(one);
      findings.push(findingOf(isDoubted ? { ...one, doubt: 'unread_beside' } : one, seen));
    }
  }
  return withoutRepetition(findings);
}
