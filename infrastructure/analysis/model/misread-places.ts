import { findInSentence, findValue, standsAmongLetters } from '../../../domain/extraction/place.ts';
import { folded, normalise } from '../../../domain/reading/text.ts';
import { alikeIn } from './misread.ts';
import type { ProposedValue } from './model-answer.ts';
import type { ExtractedPage } from './placed.ts';

/** What our own reader made of a proposed value, and on which page. @property apart how many letters are wrong */
export type MisreadPlace = { page: ExtractedPage; text: string; apart: number };

const stands = (value: string, { text: { runs } }: ExtractedPage) =>
  findValue(value, runs) !== null || findInSentence(value, runs) !== null || standsAmongLetters(value, runs);

/**
 * Where a value may stand that was read off a picture with other letters, the likeliest first; empty where it stands as it was
 * proposed. A model that sees the picture reads marks of letters and scripts better than our reader does.
 * @param scans the pages that were read off pictures
 */
export function misreadPlaces({ value }: ProposedValue, scans: readonly ExtractedPage[]): MisreadPlace[] {
  const wanted = normalise(value);
  if (scans.some(page => stands(wanted, page))) return [];
  return scans
    .flatMap(page =>
      page.text.lines.flatMap(({ text }) => {
        const found = alikeIn(wanted, text);
        return found === null ? [] : [{ page, text: found.text, apart: found.apart }];
      }),
    )
    .sort((a, b) => a.apart - b.apart);
}

/** The one place of several at which a value stands; null where another one is as like it. */
export function likeliest([best, next]: readonly MisreadPlace[]): MisreadPlace | null {
  const isOpen = best !== undefined && next?.apart === best.apart && folded(next.text) !== folded(best.text);
  return best === undefined || isOpen ? null : best;
}
