import { valueType } from '../../reading/value-types.ts';
import { bottom, type Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';
import { isPersonsName } from './persons-name.ts';

const LINES_BELOW = 2;
/** In heights of a line. */
const FARTHEST = 1.6;
const LONGEST_LINE = 50;
/** A street with its number, and a place with its postcode. */
const STREET = /\p{L}{2}.*\d|^\d+\p{L}?,?\s\p{L}{2}/u;
const PLACE =
  /(?<!\d)\d{4,6}(?!\d).*\p{L}{2}|\p{L}{2}.*(?<!\d)\d{5}(?!\d)|\p{Lu}{1,2}\d{1,2}\p{Lu}?\s?\d\p{Lu}{2}$|(?<!\d)\d{2,3}[- ]\d{2,3}\s\p{L}{2}/u;

/** The next line of the same block: straight below, at the same left edge. */
function below({ rect }: Segment, all: readonly Segment[]): Segment | undefined {
  return all.find(
    ({ rect: other }) =>
      Math.abs(other.x - rect.x) <= 0.5 * rect.height &&
      other.y >= bottom(rect) - 0.4 * rect.height &&
      other.y - bottom(rect) <= FARTHEST * rect.height,
  );
}

const mayBeLine = ({ text }: Segment | { text: string }) =>
  text.length <= LONGEST_LINE && !/[:：]/u.test(text) && !/^(?:date|money|period)$/.test(valueType(text));

/** To whom a letter is sent: the one person's name that stands above a street and a place. */
export function addressBlockCandidates(segments: readonly Segment[]): Candidate[] {
  const plain = segments.filter(({ cell, tag }) => cell === null && tag === '');
  const named = plain.filter(segment => {
    if (!isPersonsName(segment.text)) return false;
    const block: Segment[] = [];
    for (let next = below(segment, plain); next && block.length < LINES_BELOW; next = below(next, plain))
      block.push(next);
    const [street, place] = block;
    return street !== undefined && place !== undefined && [street, place].every(mayBeLine)
      ? STREET.test(street.text) && PLACE.test(place.text)
      : false;
  });
  const candidates: Candidate[] = [];
  const [only, second] = named;
  if (only && !second)
    propose(candidates, {
      label: 'name',
      value: only.text,
      plausibility: 0.58,
      source: 'greeting',
      runs: only.parts,
      unsure: true,
    });
  return candidates;
}
