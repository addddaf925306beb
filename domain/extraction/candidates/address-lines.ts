import { looksLikeAddress } from '../../reading/addresses.ts';
import { normalise } from '../../reading/text.ts';
import { valueType } from '../../reading/value-types.ts';
import { bottom, type Segment } from '../segments.ts';
import { type Candidate, type CandidateSource, propose } from './candidate.ts';
import { isPersonsName } from './persons-name.ts';

/** What stands for the label of where somebody lives to whom a letter is sent; they are read as `column`. */
export const OF_RECIPIENT = 'address';
const LEAST_LINES = 2;
const MOST_LINES = 5;
/** In heights of a line. */
const FARTHEST = 1.2;
const LONGEST_LINE = 60;
const LONGEST_LABEL = 40;
const STREET = /\p{L}{3}.*\d|^\d+\p{L}?,?\s\p{L}{2}/u;
/** A place with its postcode. */
const PLACE =
  /(?<!\d)\d{4,6}(?!\d).*\p{L}{3}|\p{L}{3}.*(?<!\d)\d{5}(?!\d)|\p{Lu}{1,2}\d{1,2}\p{Lu}?\s?\d\p{Lu}{2}$|(?<!\d)\d{2,3}[- ]\d{2,3}\s\p{L}{2}/u;

/** The next line of the same block: straight below, at the same left edge, in the same look. */
function below({ rect, fontSize, parts: [first] }: Segment, all: readonly Segment[]): Segment | undefined {
  return all.find(
    ({ rect: other, fontSize: size, parts: [part] }) =>
      Math.abs(other.x - rect.x) <= 0.5 * rect.height &&
      other.y >= bottom(rect) - 0.4 * rect.height &&
      other.y - bottom(rect) <= FARTHEST * rect.height &&
      Math.abs(size - fontSize) < 0.5 &&
      part?.color === first?.color,
  );
}

const mayBeLine = ({ text }: Segment) =>
  text.length <= LONGEST_LINE &&
  !/^\p{L}[^:]{2,}[:：]\s/u.test(text) &&
  !/^(?:date|money|period|email|phone)$/.test(valueType(text));

/** The lines of an address from the one on, up to its place; empty where there is none. */
function addressFrom(first: Segment | undefined, all: readonly Segment[]): Segment[] {
  const lines: Segment[] = [];
  for (let line = first; line && lines.length < MOST_LINES && mayBeLine(line); line = below(line, all)) {
    lines.push(line);
    const street = lines
      .slice(0, -1)
      .map(({ text }) => text)
      .join(' ');
    if (PLACE.test(line.text) && lines.length >= LEAST_LINES) return STREET.test(street) ? lines : [];
  }
  // In Hungary the place stands above its street.
  const [place, street] = lines;
  return place && street && PLACE.test(place.text) && STREET.test(street.text) ? [place, street] : [];
}

/** What stands below a text and nearest to it, whatever its look. */
const under = ({ rect }: Segment, all: readonly Segment[]): Segment | undefined =>
  all.find(
    ({ rect: other }) =>
      Math.abs(other.x - rect.x) <= 0.5 * rect.height &&
      other.y >= bottom(rect) - 0.4 * rect.height &&
      other.y - bottom(rect) <= FARTHEST * rect.height,
  );

const mayBeLabel = ({ text }: Segment) =>
  text.length <= LONGEST_LABEL && !/\p{Nd}/u.test(text) && /\p{L}{3}/u.test(text) && !isPersonsName(text);

/**
 * Addresses of several lines: below what they are called by, "Lieu de consommation", or below the one person's name to whom a
 * letter is sent. Only where they stand tells how far they go, so that they are never sure.
 */
export function addressLinesCandidates(segments: readonly Segment[]): Candidate[] {
  const plain = segments.filter(({ cell, tag }) => cell === null && tag === '');
  const candidates: Candidate[] = [];
  const recipients: Segment[][] = [];
  for (const segment of plain) {
    const lines = addressFrom(under(segment, plain), plain);
    if (lines.length === 0) continue;
    if (isPersonsName(segment.text)) recipients.push(lines);
    else if (mayBeLabel(segment)) add(candidates, segment.text, lines, 0.7);
  }
  const [only, another] = recipients;
  if (only && !another) add(candidates, OF_RECIPIENT, only, 0.6);
  return candidates;
}

function add(candidates: Candidate[], label: string, lines: readonly Segment[], plausibility: number): void {
  propose(candidates, {
    label,
    value: lines.map(({ text }) => text).join(' '),
    plausibility,
    source: 'column',
    runs: lines.flatMap(({ parts }) => parts),
    unsure: true,
  });
}

const BY_PLACE: readonly CandidateSource[] = ['item', 'below', 'right', 'dl', 'column', 'row header'];
/** A line that is a street and the number of a house, and no more. */
const IS_STREET = /^\d+(?:[/-]\d+)?\p{L}?\s\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}*\.?){1,3}$/u;
const mayBeStreet = (text: string) =>
  !/[,;:()]/u.test(text) && (IS_STREET.test(text) || (looksLikeAddress(text) && !PLACE.test(text)));
/** A line that is a place with its postcode, and no more. */
const IS_PLACE =
  /^(?:\p{Lu}{1,2}[- ])?\d{2,5}(?:[- ]\d{2,3})?(?:\s\p{Lu}{2})?\s\p{Lu}[\p{L}\s'’().-]{2,30}$|^\p{Lu}[\p{L}\s'’.-]{2,30},?\s(?:\p{Lu}{2,3}\s\d{4,5}(?:-\d{4})?|\p{Lu}{1,2}\d{1,2}\p{Lu}?\s\d\p{Lu}{2}|(?:\p{Lu}{2}\s)?\p{Lu}\d\p{Lu}\s\d\p{Lu}\d)$/u;

/**
 * Says of each value of a page that is the street of an address, of which the place stands below it in the same look, that
 * both are the value.
 */
export function joinAddresses(candidates: readonly Candidate[], segments: readonly Segment[]): void {
  const shown = segments.filter(({ tag }) => tag !== '');
  const first = new Map(shown.map(segment => [segment.parts[0], segment]));
  for (const candidate of candidates) {
    const street = BY_PLACE.includes(candidate.source) ? first.get(candidate.runs[0]) : undefined;
    if (!street || normalise(street.text) !== candidate.value || !mayBeStreet(street.text)) continue;
    const { cell } = street;
    const isOfCell = (one: Segment) => one.cell?.table === cell?.table && one.cell?.row === cell?.row;
    const place = below(
      street,
      shown.filter(one => one !== street && isOfCell(one) && one.cell?.column === cell?.column),
    );
    if (!place || !IS_PLACE.test(place.text)) continue;
    candidate.value = `${street.text} ${place.text}`;
    candidate.runs = [...street.parts, ...place.parts];
  }
}
