import { type Segment, segments, sharedHeight } from '../extraction/segments.ts';
import { datesWithin } from '../reading/dates/read-dates.ts';
import { type Concept, type ConceptClass, classOf } from '../reading/lexicon/concepts.ts';
import { meaningOf } from '../reading/meaning.ts';
import type { TextRun } from '../reading/page-snapshot.ts';
import { normalise } from '../reading/text.ts';

/** How labels call the day on which a paper was made. */
const MADE: readonly Concept[] = ['date', 'issued', 'created'];
const OF_DAYS: readonly ConceptClass[] = ['when', 'moment'];
/** "Umeå den 20 augusti 2026", "Fait à Lyon, le 4 novembre 2026": a place, and words of grammar. */
const MOST_OF_A_PLACE = 5;
/** In heights of its letters: what stands closer above may be the label of a day. */
const CLOSE = 2.2;
/** Share of the lower one's height. */
const SAME_LINE = 0.5;
/** What is longer is a paragraph, and labels nothing. */
const LONGEST_LABEL = 70;

type Day = { day: string; isLabelled: boolean };

const isOfOtherDay = (text: string) =>
  meaningOf(text).some(({ concepts }) =>
    concepts.some(concept => OF_DAYS.includes(classOf(concept)) && !MADE.includes(concept)),
  );

/** Whether a text is a label for the day on which a paper was made. */
const isOfMaking = (text: string) =>
  !/\p{N}/u.test(text) &&
  !isOfOtherDay(text) &&
  meaningOf(text).some(({ concepts }) => concepts.some(concept => MADE.includes(concept)));

/** What stands before a line at its height. */
const before = ({ rect }: Segment, all: readonly Segment[]): Segment | undefined =>
  all.find(
    ({ rect: other }) =>
      other.x < rect.x && sharedHeight(other, rect) > SAME_LINE * Math.min(other.height, rect.height),
  );

/** What stands just above a line. */
function above({ rect }: Segment, all: readonly Segment[]): Segment | undefined {
  return all
    .filter(
      ({ rect: other, text }) =>
        text.length <= LONGEST_LABEL &&
        other.y < rect.y &&
        rect.y - other.y <= CLOSE * Math.max(rect.height, other.height) &&
        other.x < rect.x + rect.width &&
        rect.x < other.x + other.width,
    )
    .sort((a, b) => b.rect.y - a.rect.y)[0];
}

function dayIn(line: Segment, all: readonly Segment[]): Day | null {
  const text = normalise(line.text);
  const [found, ...more] = datesWithin(text);
  const [span, other] = found?.readings ?? [];
  if (!found || !span || other || more.length > 0 || span.from !== span.to) return null;
  const [lead, behind] = [text.slice(0, found.start), text.slice(found.end)];
  if (/[\p{L}\p{N}]/u.test(behind.replace(/\b(?:r|г|р)\b\.?|年|日/gu, ''))) return null;
  if (isOfOtherDay(lead) || /\p{N}/u.test(lead)) return null;
  if (/[:：]\s*$/.test(lead)) return isOfMaking(lead) ? { day: span.from, isLabelled: true } : null;
  const beside = before(line, all);
  if (beside) return lead === '' && isOfMaking(beside.text) ? { day: span.from, isLabelled: true } : null;
  if (line.cell || lead.split(/\s+/).length > MOST_OF_A_PLACE + 1) return null;
  const upper = above(line, all)?.text ?? '';
  return isOfOtherDay(upper) ? null : { day: span.from, isLabelled: isOfMaking(upper) };
}

/** The day on which a document was made: the one that it labels so, or else the only one that stands by itself. */
export function dayMade(pages: readonly (readonly TextRun[])[]): string | null {
  const days = pages.flatMap(runs => {
    const lines = segments(runs);
    return lines.flatMap(line => dayIn(line, lines) ?? []);
  });
  const all = new Set(days.map(({ day }) => day));
  const labelled = new Set(days.filter(({ isLabelled }) => isLabelled).map(({ day }) => day));
  const [day, ...others] = labelled.size > 0 ? labelled : all;
  return day !== undefined && others.length === 0 ? day : null;
}
