import { signedType } from '../../../application/file-signature.ts';
import type { DocumentPage } from '../parts.ts';
import { OcrFailure } from '../pixels/ocr-failure.ts';
import type { PageReader, PicturedPage } from '../pixels/page-reader.ts';
import { stampLooks } from '../pixels/stamp-looks.ts';
import { writtenLanguage } from '../pixels/written-language.ts';
import { languageOfLetters } from '../pixels/written-letters.ts';
import { packedPicture } from './office-parts.ts';
import { claimedSize, PICTURE_PIXELS, pagesOfPicture } from './picture-pages.ts';
import { holdsWords } from './pictured-words.ts';
import type { PlacedPicture } from './placed-pictures.ts';
import { POINTS_A_PIXEL } from './png.ts';

/** A picture that can be looked at, as the file holds it. */
export type KeptPicture = { type: 'png' | 'jpeg'; bytes: Uint8Array; size: { width: number; height: number } };

/** What is narrower is a rule or a bullet, and what is no longer an icon; in points on paper. */
const NARROWEST = 12;
const SHORTEST = 36;
/** Fewer pixels show no word, however large they are drawn. */
const FEWEST_PIXELS = { across: 8, along: 24 };
/** Pictures that are told apart, those of them that are read, and the time after which no other is begun. */
const MOST_TOLD = 60;
const MOST_READ = 6;
const READING_MS = 20_000;
/** What is larger on paper may hold what the document says, in points; and so many letters beside it tell its language. */
const LARGE = 120_000;
const LETTERS_THAT_TELL = 24;

function isDecoration({ width, height }: { width: number; height: number }, least: number, long: number): boolean {
  return Math.min(width, height) < least || Math.max(width, height) < long;
}

/** What comes of a picture: one to be looked at, one that says nothing, or one that nobody can look at here. */
function keptPicture(file: Uint8Array, { part, size }: PlacedPicture): KeptPicture | 'decoration' | 'unseen' {
  if (size !== null && isDecoration(size, NARROWEST, SHORTEST)) return 'decoration';
  const bytes = part === null ? null : packedPicture(file, part);
  const signed = bytes === null ? null : signedType(bytes);
  if (bytes === null || (signed !== 'image/png' && signed !== 'image/jpeg')) return 'unseen';
  const type = signed === 'image/png' ? 'png' : 'jpeg';
  const pixels = claimedSize(type, bytes);
  if (pixels === null || pixels.width * pixels.height > PICTURE_PIXELS) return 'unseen';
  if (isDecoration(pixels, FEWEST_PIXELS.across, FEWEST_PIXELS.along)) return 'decoration';
  const onPaper = size ?? { width: pixels.width * POINTS_A_PIXEL, height: pixels.height * POINTS_A_PIXEL };
  return isDecoration(onPaper, NARROWEST, SHORTEST) ? 'decoration' : { type, bytes, size: onPaper };
}

/**
 * The pictures of each part of a document that can be looked at, of those that are no decoration.
 * @param placed those of each part
 * @returns `isAll`: there are no others
 */
export function keptPictures(
  file: Uint8Array,
  placed: readonly (readonly PlacedPicture[])[],
): { kept: KeptPicture[][]; isAll: boolean } {
  let [told, read, isAll] = [0, 0, true];
  const kept = placed.map(pictures =>
    pictures.flatMap(one => {
      if (++told > MOST_TOLD) isAll = false;
      const picture = told > MOST_TOLD ? 'decoration' : keptPicture(file, one);
      if (picture === 'decoration') return [];
      if (picture === 'unseen' || ++read > MOST_READ) {
        isAll = false;
        return [];
      }
      return [picture];
    }),
  );
  return { kept, isAll };
}

/** The language of a document's own text, in whose letters its pictures most likely are. */
function languageOf(text: string): string {
  const latin = text.match(/\p{sc=Latin}/gu)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const other = 2 * latin >= letters ? null : languageOfLetters(text);
  return other === null ? writtenLanguage(text) : other === 'uk' ? writtenLanguage(text, other) : other;
}

/** Reads a picture as a page, and as a stamp where that finds no words. */
function asPageOrStamp(readPage: PageReader, page: unknown, stamp: unknown): PageReader {
  const isRead = ({ words }: PicturedPage) => holdsWords(words.map(({ text }) => text).join(' '));
  return async image => {
    const read = await readPage(image, page);
    if (isRead(read)) return read;
    for (const look of stampLooks(image)) {
      const seen = await readPage(look, stamp);
      if (isRead(seen)) return seen;
    }
    return read;
  };
}

/** A page that is a picture of which no word was read, and which is shown to whoever looks at the document. */
const unread = ({ size }: KeptPicture): DocumentPage => ({ page: 1, runs: [], pairs: [], size });

/** Reads pictures of a document, each as a page, as long as there is time. @param text what the document says beside them */
export function createPictureReading(readPage: PageReader, text: string) {
  const startedAt = performance.now();
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const language = languageOf(text);
  return async (picture: KeptPicture): Promise<{ page: DocumentPage; isRead: boolean }> => {
    const { type, bytes, size } = picture;
    // To try the letters of every script takes seconds, which a signature below a letter is not worth.
    const isOpen = letters <= LETTERS_THAT_TELL && size.width * size.height > LARGE;
    try {
      if (performance.now() - startedAt > READING_MS) return { page: unread(picture), isRead: false };
      const [page] = await pagesOfPicture(type, bytes, asPageOrStamp(readPage, isOpen ? null : language, language));
      return page?.picture ? { page, isRead: true } : { page: unread(picture), isRead: false };
    } catch (problem) {
      if (problem instanceof OcrFailure) throw problem;
      return { page: unread(picture), isRead: false };
    }
  };
}
