import { isWeekday } from '../../reading/dates/calendar-words.ts';
import { daysInWords } from '../../reading/dates/days-in-words.ts';
import { valueType } from '../../reading/value-types.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';
import { BEGAN, ENDED, type Matter, matterOf, PAID_FOR } from './clause-matters.ts';
import { type DayLead, leadOfDay } from './day-leads.ts';
import { sentencesOf } from './sentences.ts';

/** A day as sentences write it, or a month of a year. */
const DAY =
  /(?<![\p{L}\p{N}.,/]|\p{L}-)(?:\d{1,2}(?:\.|°|º|er|st|nd|rd|th|-?го)?\s(?:de\s|of\s|di\s)?\p{L}{3,12}\.?,?\s(?:de\s|del\s)?\d{4}|\p{L}{3,10}\.?\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4}|\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}\.\s?(?:\d{1,2}|\p{L}{3,10})\.?\s?\d{1,2}\.?|(?<!\p{N}[^\s\p{N}]{0,3}\s(?:de\s|of\s)?)\p{L}{3,12}\s(?:de\s|del\s)?(?:19|20)\d{2})(?![\p{L}\p{N}]|[./]\d)/gu;
/** Between the two ends of what lasted from one day to another. */
const ENDS_BEHIND =
  /^\s?[–—-]\s?(?:\p{Nd}{1,4}[./-]\s?\p{Nd}|\p{Nd}{1,2}\.?\s(?:de\s)?\p{L}{3,12}\.?\s(?:de\s)?\p{Nd}{4})/u;
const BEGINS_BEFORE = /\p{Nd}{4}\.?\s?[–—-]\s?$/u;
const SHORTEST = 24;
const LONGEST = 1000;
const PLAUSIBILITY = 0.78;
/** Where nothing says of what it is an end, so that what the text itself says before the day comes first. */
const PLAUSIBILITY_UNTOLD = 0.7;
/** What does not end as sentences do may be a line of a foot or of a list. */
const IS_WHOLE = /[.!?:;]$/u;
/** Where one piece of a sentence ends and another begins: "till och med" is one word for an end. */
const PIECES =
  /[,;:](?!\d)\s*|(?<!\d)\s[–—-]\s|[()]|\s(?:and|und|et|y|e|ed|en(?!\smet\s)|og(?!\smed\s)|och(?!\smed\s)|i|a|și|oraz|и|та|й|και|ja|és|ve|sowie|but|aber|mais|pero|ma|mas|maar|ale|но|але)\s/giu;

/** Until when something is paid for, which is not when it ends. */
export const PAID_UNTIL = 'paid until';
const PAID: Matter = { since: [], until: [PAID_UNTIL] };

type Piece = { text: string; start: number };

function piecesOf(sentence: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (const { 0: cut, index } of sentence.matchAll(PIECES)) {
    pieces.push({ text: sentence.slice(start, index), start });
    start = index + cut.length;
  }
  pieces.push({ text: sentence.slice(start), start });
  return pieces;
}

/** The pieces of a sentence in the order in which they may say of what a day in one of them is. */
function nearestFirst(pieces: readonly Piece[], at: number): string[] {
  const before = pieces.slice(0, at).toReversed();
  return [pieces[at], ...before, ...pieces.slice(at + 1)].flatMap(piece => piece?.text ?? []);
}

const daysIn = (piece: string) => [
  ...[...piece.matchAll(DAY)].map(({ 0: found, index }) => ({ text: found, index })),
  ...daysInWords(piece),
];

/** The labels of a day by what its clause says, the likeliest first. */
function labelsOf(lead: DayLead, matter: Matter | null): readonly string[] {
  if (lead === 'by') return ['deadline', 'due date'];
  return matter?.[lead] ?? [lead === 'since' ? 'since' : 'until'];
}

/** What happened on the day of a piece: it is an end of something by the words before it, or by the verb of its piece. */
function endOf(piece: string, from: number, to: number): DayLead | null {
  if (ENDS_BEHIND.test(piece.slice(to))) return 'since';
  if (BEGINS_BEFORE.test(piece.slice(0, from))) return 'until';
  const lead = leadOfDay(piece.slice(0, from), piece.slice(to), isWeekday);
  if (lead !== null) return lead;
  const rest = `${piece.slice(0, from)} ${piece.slice(to)}`;
  const [began, ended] = [BEGAN.test(rest), ENDED.test(rest)];
  if (began === ended) return null;
  return began ? 'since' : 'until';
}

/**
 * The days in the sentences of a document, by what their clause says of them: "has been a member since 1 August 2018", "entered
 * our service on 3 February 2020", "trwała do 31 października 2026 r.". On pages of sites anybody writes sentences: what has no
 * markup is a document.
 */
export function daysOfClauses({ text, tag, cell, parts }: Segment): Candidate[] {
  const candidates: Candidate[] = [];
  if (tag !== '' || cell !== null || text.length < SHORTEST || text.length > LONGEST) return candidates;
  for (const sentence of sentencesOf(text)) {
    const pieces = piecesOf(sentence);
    for (const [at, { text: piece }] of pieces.entries())
      for (const { text: day, index } of daysIn(piece)) {
        if (valueType(day) !== 'date') continue;
        const end = endOf(piece, index, index + day.length);
        if (end === null) continue;
        const matter = PAID_FOR.test(piece) && end === 'until' ? PAID : matterOf(nearestFirst(pieces, at));
        if (matter === null && !IS_WHOLE.test(sentence)) continue;
        for (const label of labelsOf(end, matter))
          propose(candidates, {
            label,
            value: day,
            plausibility: matter === null ? PLAUSIBILITY_UNTOLD : PLAUSIBILITY,
            source: 'prose',
            runs: parts,
            // What a verb says of a day may be of something else than what is asked for.
            unsure: true,
          });
      }
  }
  return candidates;
}
