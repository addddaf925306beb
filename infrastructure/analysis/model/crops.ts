import type { Extraction } from '../../../domain/extraction/extract.ts';
import type { Crop, Finding } from '../../../domain/judging/findings.ts';
import type { TextRun } from '../../../domain/reading/page-snapshot.ts';
import type { EvidenceText, RawEvidence, TextPage } from '../evidence-text.ts';
import { isWorthALook, type PageExtractions } from '../findings-in.ts';
import { decodeGrey, type GreyImage } from '../pixels/grey-image.ts';
import { textPicture } from '../pixels/text-picture.ts';
import { LARGEST_CROP, MOST_CROPS } from './crop-bounds.ts';
import { shuffled } from './shuffled.ts';
import { lettersIn } from './written-down.ts';

const MOST_DECOYS = 6;
/** In letters: what is shorter might be guessed. */
const SHORTEST_DECOY = 6;
const LONGEST_DECOY = 40;

type Picturing = { image: GreyImage; scale: number };

function cropOf(
  { image, scale }: Picturing,
  { text, isRead, of, ...place }: Omit<Crop, 'png'> & { rect: Extraction['rect']; fontSize: number },
): Crop[] {
  const png = textPicture(image, scale, place)?.toString('base64');
  return png === undefined || png.length > LARGEST_CROP ? [] : [{ text, isRead, of, png }];
}

/** Other texts of the page that stand by themselves, with nothing in them that could be told without looking. */
function decoysIn({ page, text }: TextPage, taken: readonly Crop[], picturing: Picturing): Crop[] {
  const isDecoy = ({ text, kind, onTop }: TextRun) => {
    const letters = lettersIn(text);
    const isLong = letters.length >= SHORTEST_DECOY && letters.length <= LONGEST_DECOY;
    return isLong && kind === 'text' && onTop !== false && !taken.some(one => lettersIn(one.text).includes(letters));
  };
  return shuffled(text.runs.filter(isDecoy))
    .slice(0, MOST_DECOYS)
    .flatMap(({ text, rect, fontSize }) =>
      cropOf(picturing, { text, isRead: page !== null, of: null, rect, fontSize }),
    );
}

/**
 * Cuts out what our own reader of letters could make nothing of, where that alone keeps it from being certain, and some other
 * texts beside it, by which another reader can be tried. What the pixels deny, or what something lies on, is no such value.
 */
export function cropsIn(
  evidence: RawEvidence,
  { pages }: EvidenceText,
  read: readonly PageExtractions[],
  findings: readonly Finding[],
): Crop[] {
  const isUnread = ({ name, value }: Extraction, page: number | null) =>
    findings.some(
      ({ extraction, place, pixels, isCovered }) =>
        pixels === 'unreadable' &&
        !isCovered &&
        extraction.name === name &&
        extraction.value === value &&
        ('page' in place ? place.page : null) === page,
    );
  return pages
    .flatMap((shown): Crop[] => {
      const { page, picture, scale } = shown;
      const extractions = read.find(one => one.page === page)?.extractions ?? [];
      const unread = extractions.filter(
        one => one.doubt === null && isWorthALook(one) && isUnread(one, page) && (page === null || picture !== null),
      );
      if (unread.length === 0) return [];
      const picturing = { image: picture?.image ?? decodeGrey(evidence.bytes), scale };
      const crops = unread.flatMap(({ name, value, rect, runs }) => {
        const fontSize = runs[0]?.fontSize ?? rect.height;
        const text = runs.map(run => run.text).join(' ');
        return cropOf(picturing, { text, isRead: page !== null, of: { field: name, value }, rect, fontSize });
      });
      return crops.length === 0 ? [] : [...decoysIn(shown, crops, picturing), ...crops];
    })
    .slice(0, MOST_CROPS);
}
