import { datesWithin } from '../../reading/dates/read-dates.ts';
import { meaningOf } from '../../reading/meaning.ts';
import { folded } from '../../reading/text.ts';
import { DATE_IN_TEXT, valueType } from '../../reading/value-types.ts';
import { cutOf } from '../cut.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';
import { AMOUNTS_TO, EMPLOYED_NOW, isPlainlyNow, OF_THEM, SINCE, THEY_WORK } from './employed-words.ts';
import { letterheadCandidates } from './letterhead.ts';
import { companyAhead } from './organisation.ts';
import { positionIn } from './position-told.ts';
import { sentencesOf } from './sentences.ts';
import { confirmedIn, nameAhead } from './told-person.ts';

const LONGEST = 1000;
/** A sentence that a letter makes its own says as much as a label beside a value. */
const PLAUSIBILITY = 0.9;
const IS_QUOTED = /["“”„«»]/u;
/** A number of something, or where somebody was born or lives, between a name and what is said of its bearer. */
const SAID_OF_NAME = '(?:\\s*,[^,]{2,80},|\\s*\\([^()]{2,80}\\))?';

/** A day as sentences write it, with a name for its month or in figures. */
const DAY = `(?:${DATE_IN_TEXT}|\\d{1,2}(?:\\.|er|º|st|nd|rd|th)?\\s(?:de\\s|of\\s)?\\p{L}{3,10}\\.?\\s(?:de\\s)?\\d{4})`;
const SAYS_AMOUNT = new RegExp(
  `^${OF_THEM}\\s?(?<label>\\p{L}[\\p{L}\\p{M}'’-]*(?:\\s\\p{L}[\\p{L}\\p{M}'’-]*){0,4})\\s${AMOUNTS_TO}\\s(?<rest>.*)$`,
  'u',
);
/** Where an amount ends. */
const ENDS = /[;()]|,(?!\d)|[.!?](?:\s|$)/u;
/** Somebody who is addressed. */
const ADDRESSED =
  /(?<![\p{L}\p{M}.])(?:Mr|Mrs|Ms|Miss|Dr|Herrn?|Frau|Monsieur|Madame|M\.|Mme|Don|Doña|Sr\.|Sra\.|Sig\.|Sig\.ra|Dhr\.|Mevr\.|Pan|Pani)\.?\s(\p{Lu}[\p{L}\p{M}'’-]+)/gu;

/** Whether a line is headed or signed by a company. */
const isCalled = (line: string, company: string) =>
  folded(line) === folded(company) || folded(line).startsWith(`${folded(company)} `) || companyAhead(line) === company;

type Sentence = { text: string; segment: Segment };

/** The sentences of a letter: what stands in tables, and what has the markup of a site, are none. */
const sentencesOfLetter = (segments: readonly Segment[]): Sentence[] =>
  segments
    .filter(
      ({ tag, cell, text }) => tag === '' && cell === null && text.length <= LONGEST && /\p{Ll}.*[.!?]$/u.test(text),
    )
    .flatMap(segment => sentencesOf(segment.text).map(text => ({ text, segment })));

/** Of no name that a letter tells is a part a word for something. */
const isOnlyName = (name: string) => meaningOf(name).every(({ concepts }) => concepts.length === 0);

/** Who is said to work somewhere now, and what else is said there; null where a sentence says nothing of the kind. */
function employedIn({ text }: Sentence): { name: string; said: string } | null {
  const said = confirmedIn(text) ?? text;
  const name = nameAhead(said);
  if (name === undefined || !isOnlyName(name) || IS_QUOTED.test(text) || !isPlainlyNow(said)) return null;
  const rest = said.slice(said.indexOf(name) + name.length);
  const isOfName = new RegExp(`^${SAID_OF_NAME}\\s*,?\\s*(?:${SINCE}.{4,80}?)?${EMPLOYED_NOW}`, 'iu').test(rest);
  // In some languages the verb ends the sentence.
  const isAtEnd =
    confirmedIn(text) !== null && /(?:ist|is)[.]?$/u.test(rest) && new RegExp(EMPLOYED_NOW, 'iu').test(rest);
  return isOfName || isAtEnd ? { name, said: rest } : null;
}

/** The one employer of a sentence: a company by its legal form, or who heads the letter. Null where several may be meant. */
function employerIn(said: string, head: string | null): string | null {
  const words = [...said.matchAll(/(?<=\s\p{Ll}[\p{Ll}\p{M}’']*\s)\p{Lu}\S*/gu)];
  const companies = new Set(words.flatMap(({ index }) => companyAhead(said.slice(index).replace(/\.$/, '')) ?? []));
  const [only, second] = companies;
  if (second !== undefined) return null;
  const isHead = head !== null && only === undefined && /\p{Ll}\s$/u.test(said.split(head, 1)[0] ?? '');
  return only ?? (isHead && said.includes(head) ? head : null);
}

/** Since when it is so. */
const dayIn = (said: string): string | null => new RegExp(`${SINCE}\\s+(${DAY})`, 'iu').exec(said)?.[1] ?? null;

/** An amount that a sentence says of whom the letter is about; null where it tells of another day as well. */
function amountIn(text: string): { label: string; value: string } | null {
  const { label, rest = '' } = SAYS_AMOUNT.exec(text)?.groups ?? {};
  const value = rest.slice(0, ENDS.exec(rest)?.index ?? rest.length).trim();
  if (label === undefined || !isPlainlyNow(text) || datesWithin(text).length > 0 || IS_QUOTED.test(text)) return null;
  const told = cutOf('money', value) ?? value;
  return valueType(told) === 'money' && value.startsWith(told) ? { label, value } : null;
}

const THEIR_WORK = new RegExp(`^${THEY_WORK}\\s(?:${EMPLOYED_NOW})\\s`, 'u');

/** Whether a sentence names somebody else, so that who follows it may be them. */
const namesAnother = (text: string, name: string) =>
  [...text.matchAll(ADDRESSED)].some(([, other = '']) => !name.includes(other));

/**
 * What a letter says of the one person whose work it confirms: who that is, for whom and since when they work, what as, and
 * what they are paid. Only what it says plainly and of now is as sure as a label beside a value; and an employer only where the
 * letter is theirs.
 */
export function employmentCandidates(segments: readonly Segment[]): Candidate[] {
  const candidates: Candidate[] = [];
  const sentences = sentencesOfLetter(segments);
  const confirmed = sentences.flatMap((sentence, at) => {
    const told = employedIn(sentence);
    return told ? [{ ...told, at, sentence }] : [];
  });
  const [first] = confirmed;
  if (!first || confirmed.some(({ name }) => folded(name) !== folded(first.name))) return candidates;
  const add = (label: string, value: string | null, { segment }: Sentence, unsure = false) => {
    if (value === null) return;
    propose(candidates, {
      label,
      value,
      plausibility: PLAUSIBILITY,
      source: 'prose',
      runs: segment.parts,
      plain: !unsure,
    });
  };
  const [head] = letterheadCandidates(segments);
  const employer = employerIn(first.said, head?.value ?? null);
  const isTheirs =
    employer !== null && segments.some(one => one !== first.sentence.segment && isCalled(one.text, employer));
  add('employee', first.name, first.sentence);
  add('employer', employer, first.sentence, !isTheirs);
  add('position', positionIn(first.said), first.sentence);
  add('employed since', dayIn(first.said), first.sentence);
  for (const sentence of sentences.slice(first.at + 1)) {
    if (namesAnother(sentence.text, first.name)) break;
    if (THEIR_WORK.test(sentence.text) && isPlainlyNow(sentence.text))
      add('position', positionIn(sentence.text), sentence);
    const amount = amountIn(sentence.text);
    if (amount) add(amount.label, amount.value, sentence);
  }
  return candidates;
}
