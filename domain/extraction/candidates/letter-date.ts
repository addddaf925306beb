import { datesWithin } from '../../reading/dates/read-dates.ts';
import { yearsWithin } from '../../reading/dates/years-within.ts';
import { type Concept, classOf } from '../../reading/lexicon/concepts.ts';
import { meaningOf } from '../../reading/meaning.ts';
import { normalise } from '../../reading/text.ts';
import { looksLikeLabel } from '../../reading/value-types.ts';
import { bottom, type Segment, sharedHeight } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';

/** What the day of a letter and the month of a statement stand for as labels. */
export const DAY_OF_LETTER = 'day of letter';
export const MONTH_OF_TITLE = 'month of title';
export const YEAR_OF_TITLE = 'year of title';

const MADE: readonly Concept[] = ['date', 'issued', 'created'];
/** "Fait à Lyon, le", "Umeå den": a place, and words of grammar. */
const MOST_WORDS_AHEAD = 5;
const MOST_WORDS_OF_TITLE = 6;
/** What stands behind the day in some languages: "16 listopada 2026 r." */
const BEHIND = /^[\s.,]*(?:(?:r|г|р|года|року)(?!\p{L})\.?)?[\s.]*$/u;
/** Titles stand in this part of a page. */
const UPPER_PART = 0.4;
const IS_YEAR = /^(?:19|20)\d{2}$/;
/** "Council Tax bill 2025/26". */
const ENDS_IN_YEARS = /^(\P{N}+)\s((?:19|20)\d{2}\s?[/-]\s?(?:20)?\d{2})$/u;

const isOfOtherDay = (text: string) =>
  meaningOf(text).some(({ concepts }) =>
    concepts.some(concept => /^(?:when|moment)$/.test(classOf(concept)) && !MADE.includes(concept)),
  );
const isOfMaking = (text: string) =>
  meaningOf(text).some(({ concepts }) => concepts.some(concept => MADE.includes(concept)));
const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Papers whose title ends in the day on which they were made: "Facture du 4 novembre 2026". */
const TITLED: readonly Concept[] = ['invoice', 'certificate', 'notice', 'document', 'issued'];
/** "Vejle, den", "Białystok, dnia": a place, a comma, and a word of grammar at most. */
const IS_PLACE = /^\p{Lu}[^,，،]*[,，،](?:\s*\p{L}{1,5}\.?)?$/u;
/** Words that say of which day something is: "от 20 ноября 2026 г.", "du 21 octobre 2026". */
const OF_WHICH_DAY =
  'от|від|з|с|du|vom|den|dated|din|del?|d\\.d\\.|dne|ze dne|zo dňa|dňa|z dnia|dnia|af|per|της|στις|από|το|con fecha|data[dt]?';
/** A line of its own that says of which day a letter is. */
const OF_DAY = new RegExp(`^(?:${OF_WHICH_DAY})$`, 'iu');
/** The number of a letter, behind which its day stands: "Nr. 412/18.11.2026", "Исх. № 318-к от 17 ноября 2026 г.". */
const OF_NUMBER = new RegExp(
  `^(?:(?:nr|no|n|num|ref|reg|исх|вих|изх|рег|č\\.?\\s?j|zn|sayı|l\\.?\\s?dz|klasa|ur\\.?\\s?broj|iktatószám|αρ|αρ\\.?\\s?πρωτ)\\.?[º°]?(?:\\s?№)?|№|n[º°])\\s?:?\\s?[\\p{L}\\p{N}./-]*\\p{N}[\\p{L}\\p{N}./-]*\\s?(?:[/,]|,?\\s(?:${OF_WHICH_DAY}))?$`,
  'iu',
);
const BEHIND_NUMBER = /(?<=\p{N})\/(?=\p{Nd}{1,2}\.\p{Nd}{1,2}\.\p{Nd}{4}\.?$)/u;
/** Which of how many pages it is, behind the day in the head of a bill: "du 06/11/2026 page 1/2". */
const PAGE_BEHIND =
  /\s+[([]?(?:page|seite|blatt|pág(?:ina)?|pag(?:ina)?|blad|strona|strana|str|sida|side|sivu|oldal|стр(?:аница)?|сторінка|стор|σελ(?:ίδα)?|sayfa|trang|halaman|hal)\.?\s*\d{1,3}\s*(?:\/|of|von|sur|de|di|van|z|ze|av|af|из|з|από|dari)\s*\d{1,3}[)\]]?$/iu;
/** The number of a paper between its title and its day: "Facture n° 26 1106 0077 du", "Invoice no. 118 of". */
const NUMBERED_TITLE =
  /^(?<title>\P{N}{3,40}?)\s(?:n[°º]|n[ro]?\.?|nr\.?|num\.?|núm\.?|№|#|č\.?|αρ\.?)\s?[\p{Lu}\p{N}\s./-]*\p{N},?\s(?<of>\p{L}{2,6}\.?(?:\s\p{L}{2,6})?)$/iu;
const isTitleOfPaper = (text: string) =>
  meaningOf(text).some(({ concepts }) => TITLED.some(concept => concepts.includes(concept)));

/** In heights of its letters: what stands closer above may be the label of a day. */
const CLOSE = 2.2;
const SAME_LINE = 0.5;
/** What is longer is a paragraph, and labels nothing. */
const LONGEST_LABEL = 70;

/** Of the languages that set the day last some write a stop behind it, which is no end of a sentence: "2026. október 21." */
const ENDS_IN_DAY = /^\d{4}\.\s\p{L}+\s\d{1,2}$/u;

/** As surely as a label says it. */
const PLAUSIBILITY_OF_SAID = 0.82;
/** The month of a paper before what the paper is, in languages that set it there: "令和8年10月分給与明細書", "2026년 10월 급여명세서". */
const MONTH_AHEAD =
  /^(?<month>(?:令和|平成|民國|民国)?\s?(?:\p{Nd}{1,4}|元)\s?[年년]\s?\p{Nd}{1,2}\s?[月월])\s?[分份度분]?(?:\s?\([^()]*\))?\s?(?=$|給与|給料|賞与|賃金|工资|工資|薪[资資]|급여|임금|상여|電気|ガス|水道|電費|电费|水费|관리비|전기|명세|明細|账单|帳單|請求)/u;

/** How a day stands there: behind the title of its paper, behind a place or by itself, or behind other words. */
type Manner = 'titled' | 'placed' | 'other';
const MANNERS: readonly Manner[] = ['titled', 'placed', 'other'];

type Told = {
  value: string;
  label: string;
  segment: Segment;
  manner: Manner;
  /** What stands before it in its line says of which paper it is, or where that was made. */
  isSaid: boolean;
};

/** "V Břeclavi dne", "Villarrubia del Tajo, a": where a paper was made, and a word of grammar. */
const WHERE_MADE = /^\p{Lu}[\p{L}\p{M}]*(?:\s\p{Lu}[\p{L}\p{M}-]+)+\s(?:dne|dňa|dnia|den|le|am|el|a|il|u|dana)$/u;
/** Of these scripts a whole day is written with its own signs, and stands alone only where it is the day of the paper. */
const IN_SIGNS = /^[^-/.]*[年년][^-/.]*[日일]$/u;

/** Whether words before a day are the title of a paper with its number. */
function isNumberedTitle(ahead: string): boolean {
  const { title = '', of = '' } = NUMBERED_TITLE.exec(ahead)?.groups ?? {};
  return OF_DAY.test(of) && isTitleOfPaper(title);
}

function mannerOf(ahead: string): Manner {
  if (isNumberedTitle(ahead)) return 'titled';
  if (ahead === '' || IS_PLACE.test(ahead) || OF_DAY.test(ahead) || OF_NUMBER.test(ahead)) return 'placed';
  return isTitleOfPaper(ahead) ? 'titled' : 'other';
}

/** Whether a day that stands by itself has a label of its own before it or above it, that is not of the day of a paper. */
function isLabelled({ rect }: Segment, all: readonly Segment[]): boolean {
  return all.some(({ rect: other, text }) => {
    if (text.length > LONGEST_LABEL) return false;
    const isBefore =
      other.x + other.width <= rect.x && sharedHeight(other, rect) > SAME_LINE * Math.min(other.height, rect.height);
    const isAbove =
      other.y < rect.y &&
      rect.y - bottom(other) < CLOSE * Math.max(rect.height, other.height) &&
      other.x < rect.x + rect.width &&
      rect.x < other.x + other.width;
    const isLabel = isOfOtherDay(text) || (isBefore && looksLikeLabel(text) && !isOfMaking(text));
    return (isBefore || isAbove) && isLabel;
  });
}

const withOwnStop = ({ value, segment }: Told) =>
  ENDS_IN_DAY.test(value) && normalise(segment.text).endsWith(`${value}.`) ? `${value}.` : value;

/** The one day, month or year in which a line ends, behind a few words. */
function toldIn(segment: Segment, all: readonly Segment[]): Told | null {
  const { cell, tag } = segment;
  const text = normalise(segment.text).replace(PAGE_BEHIND, '').replace(BEHIND_NUMBER, ' / ');
  if (cell !== null || tag !== '') return null;
  const [, title = '', span = ''] = ENDS_IN_YEARS.exec(text) ?? [];
  if (span !== '' && wordsIn(title) <= MOST_WORDS_OF_TITLE && !/[:：]$/u.test(title))
    return { value: span, label: YEAR_OF_TITLE, segment, manner: 'other', isSaid: false };
  const { month } = MONTH_AHEAD.exec(text)?.groups ?? {};
  if (month !== undefined)
    return { value: month, label: MONTH_OF_TITLE, segment, manner: 'other', isSaid: month !== text };
  const [dates, years] = [datesWithin(text), yearsWithin(text)];
  const [found, more] = dates.length > 0 ? dates : years;
  const [told, ...others] = found?.readings ?? [];
  // Whichever of its figures is the month, it is a day.
  const isDay = told !== undefined && [told, ...others].every(({ from, to }) => from === to);
  if (!found || more || !told || (others.length > 0 && !isDay) || !BEHIND.test(text.slice(found.end))) return null;
  const ahead = text.slice(0, found.start).trim();
  const value = text.slice(found.start, found.end);
  const isOfDay = OF_DAY.test(ahead) || OF_NUMBER.test(ahead) || isNumberedTitle(ahead);
  if (!isOfDay && (/[\p{N}]|[:：]$/u.test(ahead) || isOfOtherDay(ahead))) return null;
  if (!isOfDay && wordsIn(ahead) > (isDay ? MOST_WORDS_AHEAD : MOST_WORDS_OF_TITLE)) return null;
  const manner = mannerOf(ahead);
  if (isDay) {
    const isPlaced = IS_PLACE.test(ahead) || WHERE_MADE.test(ahead) || OF_NUMBER.test(ahead);
    const isSaid = isPlaced || manner === 'titled' || IN_SIGNS.test(value);
    return ahead === '' && isLabelled(segment, all) ? null : { value, label: DAY_OF_LETTER, segment, manner, isSaid };
  }
  const isOfTitle = ahead !== '' && meaningOf(ahead).some(({ concepts }) => concepts.length > 0);
  if (told.from.slice(0, 7) === told.to.slice(0, 7))
    return { value, label: MONTH_OF_TITLE, segment, manner: 'other', isSaid: isOfTitle };
  return IS_YEAR.test(value) && ahead !== ''
    ? { value, label: YEAR_OF_TITLE, segment, manner: 'other', isSaid: false }
    : null;
}

/** The day on which a letter was written, and the month or the year of which a statement is, where no other line is like it. */
export function letterDateCandidates(segments: readonly Segment[]): Candidate[] {
  const candidates: Candidate[] = [];
  const end = segments.reduce((most, { rect }) => Math.max(most, rect.y + rect.height), 0);
  const told = segments
    .flatMap(segment => toldIn(segment, segments) ?? [])
    .filter(({ label, segment }) => label === DAY_OF_LETTER || segment.rect.y <= UPPER_PART * end);
  for (const label of [DAY_OF_LETTER, MONTH_OF_TITLE, YEAR_OF_TITLE]) {
    const ofLabel = told.filter(one => one.label === label);
    const likeliest = MANNERS.find(manner => ofLabel.some(one => one.manner === manner));
    const all = ofLabel.filter(({ manner }) => manner === likeliest);
    const [only] = all;
    if (only && new Set(all.map(({ value }) => value)).size === 1)
      propose(candidates, {
        label,
        value: withOwnStop(only),
        plausibility: only.isSaid ? PLAUSIBILITY_OF_SAID : 0.62,
        source: 'title',
        runs: only.segment.parts,
        unsure: !only.isSaid,
      });
  }
  return candidates;
}
