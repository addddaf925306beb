import type { PagePart, ValueToMark } from '../../application/ports/document-viewer.ts';
import type { PositionedText } from '../../domain/extraction/candidates/candidates-of.ts';
import { pageOf } from '../../domain/extraction/page.ts';
import { type FoundValue, findValue } from '../../domain/extraction/place.ts';
import type { Rect } from '../../domain/reading/page-snapshot.ts';
import { folded, normalise } from '../../domain/reading/text.ts';

/** Where a value stands on its page: the pieces of text, and the rectangle around it there. */
export type MarkedPlace = { value: number; found: FoundValue; rect: Rect };

const plain = (text: string) => folded(text).replaceAll(' ', '');
const withoutColon = (label: string) => label.replace(/\s*[:：]\s*$/, '');

/** The part of a piece of text that is the value: letters are taken to be of one width. */
function rectOf({ rect, runs, text }: FoundValue): Rect {
  const [only, second] = runs;
  const start = only === undefined || second !== undefined ? -1 : only.text.lastIndexOf(text);
  if (only === undefined || start < 0 || only.text.length === 0) return rect;
  const letter = rect.width / only.text.length;
  return { ...rect, x: rect.x + start * letter, width: text.length * letter };
}

/**
 * Finds values where they stand on a page: beside the label that they were read by, or, where that is not there, where
 * they stand first. What stands nowhere is left out.
 * @param values with their places in the list of all that are to be marked
 */
export function markedPlaces(
  text: PositionedText,
  values: readonly { value: ValueToMark; at: number }[],
): MarkedPlace[] {
  if (values.length === 0) return [];
  const { candidates } = pageOf(text);
  const { runs } = text;
  return values.flatMap(({ at, value: { label, value } }) => {
    const same = candidates.filter(candidate => plain(candidate.value).includes(plain(value)));
    const beside = same.find(candidate => plain(withoutColon(candidate.label)) === plain(withoutColon(label ?? '')));
    const found = findValue(normalise(value), beside?.runs ?? runs) ?? findValue(normalise(value), runs);
    return found === null ? [] : [{ value: at, found, rect: rectOf(found) }];
  });
}

const share = (length: number, whole: number) => Math.max(0, Math.min(1, length / whole));

/** A rectangle on a sheet of this size as shares of it. */
export function partOf({ x, y, width, height }: Rect, sheet: { width: number; height: number }): PagePart {
  return {
    x: share(x, sheet.width),
    y: share(y, sheet.height),
    width: share(width, sheet.width),
    height: share(height, sheet.height),
  };
}
