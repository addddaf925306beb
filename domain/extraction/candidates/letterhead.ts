import { meaningOf } from '../../reading/meaning.ts';
import { folded } from '../../reading/text.ts';
import { valueType } from '../../reading/value-types.ts';
import { bottom, type Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';
import { companyAhead, namesOrganisation } from './organisation.ts';

/** What the name of whoever made a paper stands for as a label. */
export const LETTERHEAD = 'letterhead';

/** Share of a page's height within which a head begins. */
const HEAD = 0.08;
/** In heights of the highest text. */
const LEAST_HEAD = 3.4;
const FIRST_LINE = 1.2;
const SECOND_LINE = 2.8;
/** Below the name stands where it is found: no farther than so many of its heights. */
const FARTHEST_CONTACT = 2;
const LONGEST_NAME = 60;
const PARTS = /\s*[|·•]\s*|\s[-–—]\s/u;
/** A postcode, the number of a house, a telephone, a site: what stands below a name at the head of a letter. */
const IS_CONTACT = /\p{L}.*\d|\d.*\p{L}|@|www\./u;
const SENTENCES = /(?<=[\p{L}\p{N})][.!?])\s+(?=\p{Lu})/u;
const IS_SENTENCE = /[.!?:：]$|[@<>]/u;

/** A line that stands in no table, and on no site. */
export const isPlain = ({ cell, tag }: Segment) => cell === null && tag === '';

/** Letters of word processors set their head as a table of one row: the name beside the address. */
function cellsOfHead(segments: readonly Segment[]): Segment[] {
  const table = segments[0]?.cell?.table;
  const cells = segments.filter(({ cell, tag }) => cell?.table === table && tag === '');
  return table !== undefined && cells.every(({ cell }) => cell?.row === 0) ? cells : [];
}

/** The number that a school or a shop has in its name: "Szkoła Podstawowa nr 3", "Hardware #114". */
const OWN_NUMBER = /(?:№|#|n[ro]?[.º°]*)\s?\d{1,4}(?!\d)/iu;
/** A scan has specks and strokes above its head that are read as letters. */
const HOLDS_WORD = /[\p{L}\p{N}]{2}/u;
/** Words, of which letters without capitals need no second one. */
const ARE_WORDS = /\p{L}{3}.*\s\S|\p{Lo}{4}/u;

/** Whether a text can be what somebody is called: words, and neither a title, a label nor a value. */
const mayBeCalled = (text: string) =>
  text.length <= LONGEST_NAME &&
  !IS_SENTENCE.test(text) &&
  !/\d/.test(text.replace(OWN_NUMBER, '')) &&
  ARE_WORDS.test(text) &&
  /^(?:name|text)$/.test(valueType(text));

/** Who may have made a paper, and where the name stands. */
type Maker = { value: string; segment: Segment };

/** Who made a paper, where all that names somebody for it names the same. It has no label, so that it is never sure. */
export function onlyMaker(named: readonly Maker[]): Candidate[] {
  const candidates: Candidate[] = [];
  const [only] = named;
  if (only && named.every(({ value }) => value === only.value))
    propose(candidates, {
      label: LETTERHEAD,
      value: only.value,
      plausibility: 0.6,
      source: 'company',
      runs: only.segment.parts,
      unsure: true,
    });
  return candidates;
}

/** Whether a line just below a text, at its left edge, says where somebody is found. */
function hasContact({ rect }: Segment, lines: readonly Segment[]): boolean {
  const reach = FARTHEST_CONTACT * rect.height;
  return lines.some(
    ({ rect: below, text }) =>
      below.y >= bottom(rect) - 0.3 * rect.height &&
      below.y - bottom(rect) <= reach &&
      Math.abs(below.x - rect.x) <= rect.height &&
      IS_CONTACT.test(text.replace(OWN_NUMBER, '')) &&
      !/^\p{L}+:/u.test(text),
  );
}

const ONE_WORD = /^\p{Lu}[\p{L}\p{M}.&+'-]{3,30}$/u;

/** Whether a text can be what a maker is called who is named again: perhaps one word, and none that says what a paper is. */
const mayBeMaker = (text: string) =>
  (mayBeCalled(text) || ONE_WORD.test(text)) && meaningOf(text).every(({ concepts }) => concepts.length === 0);

/** Of a paper's height, from which its foot begins. */
const FOOT = 0.8;
/** How a place, a contact or a legal form goes on behind a name: " · Postfach 11 40", ", Box 4417", " SAS au capital". */
const GOES_ON = /^(?:$|\s?[·•|,]\s?|\s[–-]\s|\s(?:\p{Lu}|a\.|s\.|e\.))/u;

/**
 * How the foot of a paper, or the line of a sender above an address, calls whoever stands at its head: only who made it is named
 * in both, whatever they are called, and there perhaps with their legal form. Null where nothing there begins so.
 */
function namedAgain(value: string, segment: Segment, all: readonly Segment[]): Maker | null {
  const name = folded(value);
  const end = all.reduce((most, { rect }) => Math.max(most, bottom(rect)), 0);
  const said = all
    .filter(other => other !== segment && other.rect.y > segment.rect.y && isPlain(other))
    .filter(({ rect, fontSize }) => rect.y >= FOOT * end || fontSize < segment.fontSize)
    .flatMap(other => other.text.split(SENTENCES).map(text => ({ text, segment: other })))
    .filter(({ text }) => folded(text).startsWith(name) && GOES_ON.test(text.slice(value.length)));
  if (said.length === 0) return null;
  const [whole] = said.flatMap(one => {
    const company = companyAhead(one.text);
    return company === null ? [] : [{ value: company, segment: one.segment }];
  });
  return whole ?? { value, segment };
}

/**
 * Who made a paper, as its head says: the one company there, told by its legal form, or else what stands highest and is
 * called as organisations are, or has an address below it.
 */
export function letterheadCandidates(segments: readonly Segment[]): Candidate[] {
  const lines = [...cellsOfHead(segments), ...segments.filter(isPlain)];
  const told = segments.filter(({ text }) => HOLDS_WORD.test(text));
  const top = told.reduce((least, { rect }) => Math.min(least, rect.y), Number.POSITIVE_INFINITY);
  const end = segments.reduce((most, { rect }) => Math.max(most, bottom(rect)), 0);
  const [highest] = lines.filter(({ text }) => HOLDS_WORD.test(text)).toSorted((a, b) => a.rect.y - b.rect.y);
  if (!highest || highest.rect.y > top + FIRST_LINE * highest.rect.height) return [];
  const height = highest.rect.height;
  const head = lines.filter(({ rect }) => rect.y - top <= Math.max(LEAST_HEAD * height, HEAD * (end - top)));
  const companies = head.flatMap(segment => {
    const value = companyAhead(segment.text);
    return value === null ? [] : [{ value, segment }];
  });
  const within = (lines: number) =>
    head
      .filter(({ rect }) => rect.y - top <= lines * Math.max(height, rect.height))
      .map(segment => ({
        value: segment.text.split(PARTS, 1)[0] ?? '',
        segment,
      }));
  const first = within(FIRST_LINE).flatMap(one => {
    const { value, segment } = one;
    const again = mayBeMaker(value) ? namedAgain(value, segment, segments) : null;
    if (again !== null) return again;
    return mayBeCalled(value) && (namesOrganisation(value) || hasContact(segment, lines)) ? one : [];
  });
  // Above a school stands the state whose it is, or what the paper is; what stands below a name is a part of it.
  const second = within(SECOND_LINE).filter(({ value }) => mayBeCalled(value) && namesOrganisation(value));
  const [below] = second;
  const called = first.length > 0 || below === undefined ? first : [below];
  const all = companies.length > 0 ? companies : called;
  return onlyMaker(all);
}
