import { isWeekday } from '../../reading/dates/calendar-words.ts';
import { daysInWords } from '../../reading/dates/days-in-words.ts';
import { type Concept, classOf } from '../../reading/lexicon/concepts.ts';
import { meaningOf } from '../../reading/meaning.ts';
import { type ValueType, valueType } from '../../reading/value-types.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';
import { PAID_FOR } from './clause-matters.ts';
import { leadOfDay } from './day-leads.ts';
import { sentencesOf } from './sentences.ts';
import { toldPersonCandidates } from './told-person.ts';

/** A value that tells by its form what it is, within a sentence. */
const VALUE =
  /(?<![\p{L}\p{N}])(?:\d{1,2}(?:\.|°|º|er|st|nd|rd|th|η[ςν]?|-?(?:го|ого|е|а|ви|ти|ри))?\s(?:de\s|of\s)?\p{L}{3,12}\.?\s(?:de\s)?\d{4}|[٠-٩۰-۹]{1,2}\/[٠-٩۰-۹]{1,2}\/[٠-٩۰-۹]{4}\s?(?:م|هـ?)?|[٠-٩۰-۹]{4}\/[٠-٩۰-۹]{1,2}\/[٠-٩۰-۹]{1,2}\s?(?:م|هـ?)?|\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{4}|(?:19|20)\d{2}\/(?:19|20)?\d{2}|[A-Z]{2}\d{2}(?:\s?[\dA-Z]{4}){2,7}(?:\s?[\dA-Z]{1,4})?(?=[\s,.;)]|$)|\p{Lu}{1,5}[-/]?\d[\d\p{Lu}/-]{2,}\d|\d[\d.]*[.-]?[X*•x]{2,}[\dX*•x.-]*|[*•]{2,}[\d.]{4,}[-\d*•]*|(?!(?:ID|NO|NR|REF|TEL|FAX)\s)[A-Z]{2,5}\s\d[\d-]*(?:[ -][\dA-Z-]+|\.\d{2,4}(?=[.-]\d))*(?![.,]\d)|[€$£]\s?\d[\d.,' ]*\d|\d{1,3}(?:[.,]\d{1,2})?\s?%|\d[\d.,]*\s?(?:m²|m2|qm|kvm|кв\.?\s?м)|\d[\d.,' ]*\d\s?(?:€|EUR|euros?|euroa|kr|zł|lei|Kč|Ft|грн|руб|TL|₺|₴|₽|USD|GBP|CHF))(?![\p{L}\p{N}])/gu;
const TELLING: readonly ValueType[] = [
  'date',
  'id',
  'money',
  'period',
  'percent',
  'quantity',
  'number',
  'phone',
  'text',
];
const SHORTEST = 40;
/** What has no markup is a document, where short lines are sentences as well: "Payé par virement le 05/10/2026." */
const SHORTEST_OF_DOCUMENT = 24;
const LONGEST = 1000;
const MOST_LABEL_WORDS = 4;
/** Where a clause ends: what stands before it names nothing behind it. */
const CLAUSE_END = /[,;:()·•|]|[.!?]\s/u;
/** The same in a letter, where the stop of a short form for a number ends none. */
const CLAUSE_END_OF_LETTER =
  /[,;:()·•|]|(?<!(?:^|[\s’'])(?:n|nr|no|num|núm|nro|č|št|br|sz|ref|prot|reg|№|nº|n\.º|n\.o|αρ|бр))[.!?]\s/iu;

/** Digits alone are a value only behind words of which one says that a number follows: "členské číslo 0219". */
const DIGITS = /(?<![\p{L}\p{N}.,/:-]|\d\s)(?:\d{3,12}|\d{1,4}(?:\s\d{2,4}){1,4})(?![\p{L}\p{N}]|[.,/:-]\d|\s\d)/gu;

/** The same in parts, perhaps with a letter: "colegiada con el número 46-01377", "под № 112/2018". */
const IN_PARTS = /(?<![\p{L}\p{N}.,/:-]|\d\s)\d{1,8}(?:[-/]\p{Lu}?\d{1,8}){1,3}(?![\p{L}\p{N}]|[.,/:-]\d)/gu;

const saysNumber = (words: readonly string[]) =>
  meaningOf(words.join(' ')).some(({ concepts }) => concepts.includes('number'));

const DAY =
  '\\d{1,2}(?:\\.|°|º|er|st|nd|rd|th)?\\s(?:de\\s)?\\p{L}{3,10}\\.?\\s(?:de\\s)?\\d{4}|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[./]\\d{1,2}[./]\\d{4}';
/** The other end behind the day with which a period begins. */
const TO_ITS_END = new RegExp(
  `^\\s(?:au|to|until|till|through|bis|bis\\szum|al|hasta\\sel|a|até|ao|t/m|tot|tot\\sen\\smet|do|til|[–—-])\\s(?:${DAY})`,
  'u',
);

const names = (label: string, concept: Concept) => meaningOf(label).some(({ concepts }) => concepts.includes(concept));

/** Which of them, of what, or of what day: before a day they say nothing of it, unless another end follows. */
const OF_A_DAY = /^(?:vom|von|den|dem|der)$/iu;
/** "The contract of 11 April" has no beginning by it. */
const OF_THE_DAY = /\svom$/iu;
/** Before a word for a number: the one of a company is not that of whoever asks for a number. */
const NAMES_ITS_NUMBER = /^\p{L}{5,}$/u;

/** Whether words before a value say of it too little to be its label: a preposition before a day, or "number" behind whose it is. */
function saysTooLittle(label: string, before: string | undefined, value: string, end: string): boolean {
  if (valueType(value) === 'date') return end === '' && OF_A_DAY.test(label);
  return before !== undefined && NAMES_ITS_NUMBER.test(before) && /^number$/iu.test(label);
}

/** Whether all that words before a number say is that it is one, and the clause that it is of whoever made the paper. */
const isOfMaker = (label: string, words: readonly string[], clause: string): boolean =>
  OF_REGISTER.test(clause) && (words.length === 1 || !OF_REGISTER.test(label)) && saysOnlyNumber(label);

/** An old contract's number is not that of the contract, however few of the words before it are taken for its label. */
const nameFormer = (words: readonly string[]) => words.some(word => names(word, 'former'));

/** What stands before a place, without the comma that sets a number apart: "Your membership number, 40718, does not change". */
const beforeApposition = (text: string, at: number): string =>
  /^[\p{N}/.-]+,/u.test(text.slice(at)) ? text.slice(0, at).replace(/,\s$/, ' ') : text.slice(0, at);

/** The number under which whoever made a paper is registered, at its foot: "registered in England and Wales no. 00718834". */
const OF_REGISTER =
  /(?<![\p{L}\p{M}])(?:registered|charity|company|incorporated|VAT|HRB|HRA|RCS|SIREN|SIRET|KvK|KRS|REGON|salida|entrada|saída|protocollo|wychodząc\p{L}*)(?![\p{L}\p{M}])/iu;

/** Parts of figures are a year and a count as often as a number: what they are of has to be said. */
const IN_PARTS_ALONE = /^\d+(?:[-/]\p{Lu}?\d+)+$/u;
const saysOnlyNumber = (label: string) =>
  meaningOf(label).every(({ concepts }) => concepts.every(one => one === 'number'));

/** The number under which a letter went out is that of nothing that it speaks of: "Registro de salida n.º 1187/2026". */
const OF_OUTGOING =
  /(?<![\p{L}\p{M}])(?:registro de (?:salida|entrada)|registo de saída|protocollo (?:in )?uscita|courrier (?:départ|sortant)|postausgang|wychodząc\p{L}* nr|исходящ\p{L}*|изходящ\p{L}*)(?![\p{L}\p{M}])/iu;

/** The clause before a place in a text. */
const clauseBefore = ({ text, tag }: Segment, at: number): string =>
  beforeApposition(text, at)
    .split(tag === '' ? CLAUSE_END_OF_LETTER : CLAUSE_END)
    .at(-1) ?? '';

/** The last words of a clause before a place in a text, of which some may name what stands there. */
function wordsBefore(segment: Segment, at: number): string[] {
  const clause = clauseBefore(segment, at);
  // Names of machines stand in no letter but where it tells a machine what to say.
  return clause.includes('_') ? [] : clause.trim().split(/\s+/).filter(Boolean).slice(-MOST_LABEL_WORDS);
}

/** Whether words say of a day no more than that something lasts until then, or from then on. */
const isLead = (label: string) => leadOfDay(label, '', isWeekday) !== null && saysOnlyWhen(label);
const saysOnlyWhen = (label: string) =>
  meaningOf(label).every(({ concepts }) => concepts.every(one => classOf(one) === 'moment' || one === 'date'));

/** Whether a clause speaks of what is paid, and so says of a day before its end until when: "the account is clear to 8 December". */
const isOfPayment = ({ text }: Segment, at: number) =>
  PAID_FOR.test(sentencesOf(text.slice(0, at)).at(-1)?.split(/[,;:]/u).at(-1) ?? '');

/** Values in a sentence behind the words that name them: "matricola LA-20418", "geldig tot 15 maart 2025". */
function namedInSentence(segment: Segment, candidates: Candidate[]): void {
  const { text, parts } = segment;
  const told = [...text.matchAll(VALUE)].filter(([value]) => TELLING.includes(valueType(value)));
  const inParts =
    segment.tag === ''
      ? [...text.matchAll(IN_PARTS)].filter(([value]) => !/^(?:date|period|money)$/.test(valueType(value)))
      : [];
  const counted = [...text.matchAll(DIGITS), ...inParts].filter(({ index }) =>
    saysNumber(wordsBefore(segment, index).slice(-2)),
  );
  const spelt = daysInWords(text).map(({ text: value, index }) => ({ 0: value, index }));
  for (const { 0: value, index } of [...told, ...counted, ...spelt]) {
    const words = wordsBefore(segment, index);
    if (nameFormer(words)) continue;
    const isPaidUntil = segment.tag === '' && valueType(value) === 'date' && isOfPayment(segment, index);
    const end = TO_ITS_END.exec(text.slice(index + value.length))?.[0] ?? '';
    for (let size = 1; size <= words.length; size++) {
      const label = words.slice(-size).join(' ');
      if (isPaidUntil && isLead(label)) continue;
      if (IN_PARTS_ALONE.test(value) && saysOnlyNumber(label)) continue;
      const clause = clauseBefore(segment, index);
      if (isOfMaker(label, words, clause) || OF_OUTGOING.test(clause)) continue;
      if (size === 1 && saysTooLittle(label, words.at(-2), value, end)) continue;
      propose(candidates, {
        label: end === '' && valueType(value) === 'date' ? label.replace(OF_THE_DAY, '') : label,
        value: end !== '' && names(label, 'period') ? `${value}${end}` : value,
        plausibility: 0.75,
        source: 'prose',
        runs: parts,
      });
    }
  }
}

/** What letters and certificates state in sentences, in any language that separates words. */
export function attestedCandidates(segment: Segment, at: number, all: readonly Segment[]): Candidate[] {
  const candidates: Candidate[] = [];
  const isSentence = segment.tag === '' && segment.cell === null && /\p{L}.*[\p{L}\p{N}]\.$/u.test(segment.text);
  const shortest = isSentence ? SHORTEST_OF_DOCUMENT : SHORTEST;
  if (segment.text.length > LONGEST) return candidates;
  // Certificates set the words before the name in a line of their own: "Si attesta che".
  candidates.push(...toldPersonCandidates(segment, all[at + 1], segment.text.length >= shortest));
  if (segment.text.length < shortest) return candidates;
  namedInSentence(segment, candidates);
  return candidates;
}
