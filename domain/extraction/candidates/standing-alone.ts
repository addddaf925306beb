import { isWeekday } from '../../reading/dates/calendar-words.ts';
import type { FieldType } from '../../reading/field-types.ts';
import { isGoodState } from '../../reading/joined-states.ts';
import { classOf } from '../../reading/lexicon/concepts.ts';
import { meaningOf } from '../../reading/meaning.ts';
import { stateOf } from '../../reading/states.ts';
import { folded } from '../../reading/text.ts';
import { usualSize } from '../../reading/usual-size.ts';
import { EMAIL, HANDLE, NAME, STATUS, type ValueType, valueType } from '../../reading/value-types.ts';
import { holdsValue } from '../cut.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, type CandidateSource, propose } from './candidate.ts';
import { leadOfDay } from './day-leads.ts';
import { isPersonsName } from './persons-name.ts';

const LONGEST_STATUS = 48;
const VERB_AND_REST = /^([A-Za-z]{3,12}(?: (?:on|since|until))?)\s+(.+)$/;

/** Whether the text is a label or a title: "Gültig bis" and "Current plan" say nothing of what is so. */
const namesSomething = (text: string) =>
  !/\d/.test(text) && meaningOf(text).some(({ concepts }) => concepts.some(one => LABELLING.test(classOf(one))));
const LABELLING = /^(?:moment|thing|id|kind|amount|count|period)$/;

/** Values whose own form tells what they are: a status badge, "Joined May 2016", a handle. */
export function selfLabelledCandidates(segment: Segment): Candidate[] {
  const candidates: Candidate[] = [];
  const { text, parts } = segment;
  const add = (label: string, value: string, plausibility: number, source: CandidateSource) =>
    propose(candidates, { label, value, plausibility, source, runs: parts });
  for (const piece of text.split(/\s*[\p{Extended_Pictographic}·|•]+\s*/u)) {
    const [, verb, rest] = VERB_AND_REST.exec(piece.trim()) ?? [];
    // Over a column it says when its amounts hold: "seit 01.04.2026".
    const isTitle = segment.cell?.header === true && leadOfDay(verb ?? '', '', isWeekday) !== null;
    if (verb && rest && !isTitle && valueType(rest) === 'date') add(verb, rest, 0.8, 'verb and date');
  }
  const isWhole = text.length < LONGEST_STATUS && (stateOf(text) !== null || isGoodState(text));
  if (isWhole || (text.length < LONGEST_STATUS && STATUS.test(text) && !namesSomething(text)))
    add('status', text, isWhole || text.split(' ').length <= 2 ? 0.66 : 0.5, 'bare status');
  if (HANDLE.test(text)) add('handle', text, 0.9, 'handle');
  if (EMAIL.test(text)) add('email', text, 0.7, 'bare e-mail');
  return candidates;
}

/** A name of the site stands in its line of rights, or begins the page. */
const RIGHTS = /©|\(c\)|copyright/i;

/** Bands, shops and departments have a name that begins or is joined so; hardly anybody has. */
const OF_A_THING = /&|^(?:The|Das|Die|Les|Los|Las|Gli|Het)\s/;

const LONGEST_NAME = 60;
const LONGEST_HEADING = 90;
/** Signs that a name is marked by, and a number that is told behind it. */
const MARKED = /\s*(?:[✔✓☑✅⭐★]\ufe0f?|[-–|·]\s+(?=\S*\p{Nd})\S+)\s*$/u;
const nameIn = (text: string) => text.replace(MARKED, '');
/** Two people who share what the page is about. */
function isCouple(text: string): boolean {
  const both = text.split(/\s+(?:&|and|und|et|y|e|en|och|og|i|a)\s+/u);
  return both.length === 2 && both.every(name => name.includes(' ') && NAME.test(name) && isPersonsName(name));
}

/** Two words and more of a script that has no capitals and writes names in several. */
const CASELESS =
  /^(?!.*[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}])[\p{Lo}\p{M}'’-]{2,}(?:\s[\p{Lo}\p{M}'’-]{2,}){1,5}$/u;
/** How people are addressed by a letter or two before their name: "أ. ريم", "ד״ר נועה". */
const TITLED = /^\p{Lo}{1,2}[.״"׳'’]\p{Lo}?\s+/u;
const untitled = (text: string) => text.replace(TITLED, '');
const isCaselessName = (text: string) =>
  CASELESS.test(untitled(text)) && meaningOf(untitled(text)).every(({ concepts }) => concepts.length === 0);

/** In CSS pixels; a page that was scanned has more of them, so that a heading is also larger than most of its text. */
const LEAST_HEADING = 20;
const LEAST_BOLD_HEADING = 17;
const BOLD = 600;
const LARGER = 1.15;

/**
 * A name set as a heading, as profile pages do (what is set large in a document without markup is whose paper it is): of words that are nothing but a name, and not that of the site. */
export function headingCandidates(segments: readonly Segment[]): Candidate[] {
  const candidates: Candidate[] = [];
  const usual = usualSize(segments);
  const rights = segments.filter(({ text }) => RIGHTS.test(text)).map(({ text }) => folded(text));
  for (const [at, { text: whole, tag, fontSize, fontWeight, parts }] of segments.entries()) {
    const least = fontWeight >= BOLD ? LEAST_BOLD_HEADING : LEAST_HEADING;
    const isHeading = /^h[1-3]$/.test(tag) || (tag !== '' && fontSize >= least && fontSize > LARGER * usual);
    if (!isHeading || whole.length >= LONGEST_HEADING) continue;
    const text = nameIn(whole);
    if (isCaselessName(text) && at > 0 && !rights.some(line => line.includes(folded(text))))
      propose(candidates, {
        label: 'name',
        value: untitled(text),
        plausibility: 0.6,
        source: 'heading',
        runs: parts,
        unsure: true,
      });
    if (OF_A_THING.test(text) && !isCouple(text)) continue;
    if (text.length >= LONGEST_NAME || !(NAME.test(text) || isCouple(text))) continue;
    const isOfSite = at === 0 || rights.some(line => line.includes(folded(text)));
    if (!isOfSite && (isPersonsName(text) || isCouple(text)))
      propose(candidates, { label: 'name', value: text, plausibility: 0.6, source: 'heading', runs: parts });
  }
  return candidates;
}

const TELLING_TYPES: readonly FieldType[] = ['money', 'email', 'phone', 'percent'];

/** A value that is the only one of its form on the page. */
export function onlyOneCandidates(segments: readonly Segment[]): Candidate[] {
  const byType = new Map<ValueType, Map<string, Segment>>();
  for (const segment of segments) {
    const type = valueType(segment.text);
    const known = byType.get(type) ?? new Map<string, Segment>();
    if (!known.has(segment.text)) known.set(segment.text, segment);
    byType.set(type, known);
  }
  const candidates: Candidate[] = [];
  for (const type of TELLING_TYPES) {
    const [only, second] = byType.get(type)?.values() ?? [];
    if (!only || second) continue;
    const { text, parts } = only;
    // Another one may stand in a line: "£12 a month".
    if (segments.some(other => other !== only && other.text !== text && holdsValue(type, other.text))) continue;
    const source = 'only one of its kind';
    candidates.push({ label: type, value: text, plausibility: 0.6, source, runs: parts, onlyOne: type });
  }
  return candidates;
}
