import { classOf } from '../../reading/lexicon/concepts.ts';
import { meaningOf } from '../../reading/meaning.ts';
import type { TextRun } from '../../reading/page-snapshot.ts';
import { normalise } from '../../reading/text.ts';
import { looksLikeLabel } from '../../reading/value-types.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';
import { isPersonsName } from './persons-name.ts';

/**
 * Without a space only behind a letter that is of no alphabet with spaces, which forms fill up with blanks ("予約番号 ：A-12"):
 * 12:30 and https://… are no labels.
 */
const COLON =
  /^([^:]{2,45})(?::\s+|(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]\s?):)(\S.*)$/u;
const NUMBER_SIGN = /^([\p{L} ]{3,30}#)\s*(\S.*)$/u;
const NUMBER_LABEL =
  /^([\p{L} ]{3,40}\b(?:No\.|NO\.|no\.|number|Number|NUMBER|ID|reference|Reference|ref|code|Code))\s+([A-Za-z0-9][\w/ -]*\d[\w/ -]*)$/u;

/** "Radosław Piątkiewicz (ubezpieczony)": what stands in brackets behind a name says who that is. */
const BRACKETED_ROLE = /^(?:[-•·|]\s*)?([^()]{3,60}?)\s*\(([^()]{3,40})\)$/u;

/** So many words that end in a stop are a sentence, whatever is set apart in it. */
const SENTENCE = /(?:\S+\s+){7}.*[.!?。！？]$/u;

const textOf = (runs: readonly TextRun[]) => runs.map(run => run.text).join(' ');

/** Signs and ends of sentences behind which another label may stand. */
const PIECES = /\s+[·•]\s+|\s*\|\s*|(?<=(?:\p{Ll}{2}|\p{Nd}{2})[.!?])\s+(?=\p{Lu}[^.:]{1,40}:\s)/u;

const COLON_BEHIND = /[:：]\s+(?=\S)/gu;
const MOST_LABEL_WORDS = 3;

/** Where the label of a second value begins in what stands behind a first label: "Ada Palmer Member no.: 204"; -1 where none does. */
function nextLabelIn(value: string): number {
  for (const { index } of value.matchAll(COLON_BEHIND)) {
    const words = [...value.slice(0, index).matchAll(/\S+/g)];
    for (let size = Math.min(MOST_LABEL_WORDS, words.length - 1); size > 0; size--) {
      const at = words.at(-size)?.index ?? 0;
      if (looksLikeLabel(value.slice(at, index))) return at;
    }
  }
  return -1;
}

/** A text in parts that begin with a label each, where several pairs stand in it without a sign between them. */
function pairsIn(text: string): string[] {
  const pairs: string[] = [];
  let rest = text;
  for (let label = COLON.exec(rest)?.[1]; label !== undefined; label = COLON.exec(rest)?.[1]) {
    const from = rest.indexOf(':', label.length) + 1;
    const next = nextLabelIn(rest.slice(from));
    if (next < 0) break;
    pairs.push(rest.slice(0, from + next).trim());
    rest = rest.slice(from + next);
  }
  return [...pairs, rest];
}

/** "Current state: Registered · Practising": whether a text without a label or a figure behind a sign may be part of the value. */
const mayGoOn = (next: string | undefined) => next !== undefined && !COLON.test(next) && !/\p{N}/u.test(next);

/**
 * A figure that a sentence ends with, and the next sentence behind it: the stop is the sentence's, but for that of a short form
 * of a currency or a year, and of a Hungarian day.
 */
const FIGURE = String.raw`(?:\S{1,4}\s)?\S*\p{Nd}[\p{Nd}.,/-]*\p{Nd}`;
const NEXT = String.raw`\s+\p{Lu}\p{Ll}.*$`;
const BEFORE_NEXT_SENTENCE = new RegExp(
  String.raw`^(${FIGURE}\s(?:kr|Fr|Rs|руб|грн|р|г|r)\.)${NEXT}|^(${FIGURE}(?<!\.\s?\p{Nd}{1,2})(?:\s\p{L}{1,4})?)\.${NEXT}|^([^\s./]*\p{Nd}{3})\.$`,
  'u',
);

const MOST_OF_ORDINAL = 2;

function figureAhead(value: string): string {
  const [, withUnit, withNext, alone] = BEFORE_NEXT_SENTENCE.exec(value) ?? [];
  const figure = withUnit ?? withNext ?? alone ?? value;
  // "12. Januar", "10. Klasse": the stop of an ordinal ends no sentence.
  return (figure.match(/\p{Nd}/gu)?.length ?? 0) > MOST_OF_ORDINAL ? figure : value;
}

/** "Label: value", "Order # 12", "Member no. SJ 448"; several of them between middle dots or in sentences. */
function byPunctuation(segment: Segment, candidates: Candidate[]): void {
  const pieces = segment.text.split(PIECES).flatMap(pairsIn);
  const matches =
    pieces.length > 1
      ? pieces.map(piece => COLON.exec(piece))
      : [COLON.exec(segment.text) ?? NUMBER_SIGN.exec(segment.text) ?? NUMBER_LABEL.exec(segment.text)];
  for (const [at, match] of matches.entries()) {
    const [, label, behind] = match ?? [];
    if (label === undefined || behind === undefined || /^https?$/i.test(label)) continue;
    const value = figureAhead(behind);
    const unsure = mayGoOn(pieces[at + 1]);
    propose(candidates, { label, value, plausibility: 0.96, source: 'colon', runs: segment.parts, unsure });
  }
}

/** A name with the role of who bears it in brackets. */
function byRole({ text, parts }: Segment, candidates: Candidate[]): void {
  for (const piece of [text, ...parts.map(part => normalise(part.text))]) {
    const [, value, label] = BRACKETED_ROLE.exec(piece) ?? [];
    if (value === undefined || label === undefined || !isPersonsName(value)) continue;
    const isRole = meaningOf(label).some(({ concepts }) => concepts.some(concept => classOf(concept) === 'who'));
    if (isRole) propose(candidates, { label, value, plausibility: 0.85, source: 'inline', runs: parts });
  }
}

/** Runs that change between two looks: each in the look of the first is a label of what follows it. */
function byAlternation(segment: Segment, candidates: Candidate[]): void {
  const { parts } = segment;
  if (parts.length < 4 || segment.text.length >= 160) return;
  const look = (run: TextRun | undefined) => run && `${run.fontSize}/${run.fontWeight}/${run.color}`;
  const labelLook = look(parts[0]);
  const isSentence = SENTENCE.test(segment.text);
  let index = 0;
  while (index < parts.length) {
    const label = parts[index];
    let end = index + 1;
    while (end < parts.length && look(parts[end]) !== labelLook) end++;
    const value = parts.slice(index + 1, end);
    if (label && value.length > 0)
      propose(candidates, {
        label: label.text,
        value: textOf(value),
        plausibility: isSentence ? 0.8 : 0.9,
        source: isSentence ? 'prose' : 'alternating',
        runs: value,
      });
    index = end;
  }
}

/** A change of look or element in a line parts a label from a value. */
function byStyle(segment: Segment, candidates: Candidate[]): void {
  const { parts } = segment;
  if (parts.length < 2 || segment.text.length >= 120) return;
  for (let split = 1; split < parts.length; split++) {
    const before = parts[split - 1];
    const after = parts[split];
    if (!before || !after) continue;
    const differentFace = before.fontWeight !== after.fontWeight || before.color !== after.color;
    if (!differentFace && before.parent === after.parent) continue;
    const styled = differentFace || before.fontSize !== after.fontSize;
    const plausibility = styled ? 0.85 : parts.length === 2 ? 0.6 : 0.2;
    const value = parts.slice(split);
    const label = textOf(parts.slice(0, split));
    propose(candidates, { label, value: textOf(value), plausibility, source: 'inline', runs: value });
  }
}

/** Label and value within one line of text. */
export function inlineCandidates(segment: Segment): Candidate[] {
  const candidates: Candidate[] = [];
  byPunctuation(segment, candidates);
  byAlternation(segment, candidates);
  byStyle(segment, candidates);
  byRole(segment, candidates);
  return candidates;
}
