import { type Segment, segments } from '../extraction/segments.ts';
import { timeOf } from '../extraction/time-told.ts';
import { type ConceptClass, classOf } from '../reading/lexicon/concepts.ts';
import { meaningOf } from '../reading/meaning.ts';
import type { TextRun } from '../reading/page-snapshot.ts';
import { withoutParts } from '../reading/text.ts';
import { usualSize } from '../reading/usual-size.ts';
import { valueType } from '../reading/value-types.ts';
import type { PaperKind } from './kinds.ts';
import { namesFound } from './names-found.ts';

/** What is named behind so many is no title. */
export const MOST_NAMES = 20;
const LONGEST_TITLE = 90;
const MOST_WORDS = 10;
const MOST_OTHER_WORDS = 6;
/** A title without letters of its own stands among the first lines. */
const FIRST_LINES = 12;
/** In heights of letters. */
const CLOSE = 2.5;
/** In usual heights of letters. */
const LARGE = 1.2;
/** What a letter is about: "Re: confirmation of membership". */
const SUBJECT =
  /^(?:re|subject|betreff|betr\.?|objet|asunto|assunto|oggetto|betreft|onderwerp|ärende|vedr\.?|emne|aihe|dotyczy|věc|тема|konu|tárgy|subiect|θέμα|الموضوع|הנדון|件名|主题|제목)\s*[:：]\s*/iu;
/** For whom or until when a bill is, is no title: "Bill to", "Rechnung an". */
const LEADS_ON =
  /\s(?:to|for|from|of|by|an|am|vom|von|für|bis|à|de|du|pour|para|a|al|por|per|di|van|voor|aan|till|för|til|for|do|dla|pro|od|за|от|для|do)$/iu;
/** What stands with the name of a paper in a label: its number, its day, what is to be paid. */
const OF_LABELS: readonly ConceptClass[] = ['id', 'when', 'moment', 'amount', 'count'];

const isSentence = (text: string) => /[.!?。]\s+\p{Lu}|\p{L}{3}[.!?。]$/u.test(text);

/** The papers that a line names as a title does; none where it is a sentence, a label or a row. */
function namedAsTitle(line: string): (readonly PaperKind[])[] {
  const text = line.replace(SUBJECT, '').trim();
  const words = text.split(/\s+/);
  if (text.length > LONGEST_TITLE || words.length > MOST_WORDS || isSentence(text)) return [];
  if (/[:：](?!\d)/.test(text) || LEADS_ON.test(text) || timeOf(text) === 'past') return [];
  const { plain, named } = namesFound(text);
  if (named.length === 0) return [];
  const rest = withoutParts(plain, named);
  const others = meaningOf(rest.replace(/[\p{N}]+/gu, ' '));
  const isLabel = others.some(({ concepts }) => concepts.some(concept => OF_LABELS.includes(classOf(concept))));
  const isLong = rest.split(/\s+/).filter(word => /\p{L}{2}/u.test(word)).length > MOST_OTHER_WORDS;
  return isLabel || isLong ? [] : named.map(({ kinds }) => kinds);
}

/** A cell is a title where nothing stands beside it. */
function isAlone({ cell }: Segment, all: readonly Segment[]): boolean {
  if (!cell) return true;
  return all.every(({ cell: other }) => other?.table !== cell.table || other.row !== cell.row || other === cell);
}

/** A word by itself right above a number is its label: "Contrato", "FS-330981". */
const isLabelOf = ({ text, rect, fontSize }: Segment, all: readonly Segment[]): boolean =>
  !/\s/.test(text) &&
  text !== text.toUpperCase() &&
  all.some(
    ({ text: below, rect: other, fontSize: size }) =>
      /\p{N}/u.test(below) &&
      size >= fontSize &&
      Math.abs(other.x - rect.x) < fontSize &&
      other.y > rect.y &&
      other.y - rect.y < CLOSE * Math.max(fontSize, size),
  );

/** The names of papers in the titles of a document: its first lines, and those of its first page that stand out. */
export function namedInTitles(runs: readonly TextRun[]): (readonly PaperKind[])[] {
  const all = segments(runs).sort((a, b) => a.rect.y - b.rect.y);
  const lines = all.filter(({ text }) => /\p{L}/u.test(text));
  const usual = usualSize(runs);
  // What stands below an amount is a row.
  const rows = all.find(({ text }) => valueType(text) === 'money')?.rect.y ?? Number.POSITIVE_INFINITY;
  const titles = lines.filter(
    (line, at) =>
      isAlone(line, lines) &&
      ((at < FIRST_LINES && line.rect.y < rows) ||
        line.fontSize >= LARGE * usual ||
        line.parts.every(({ heading }) => heading !== undefined)),
  );
  return titles
    .filter(title => !isLabelOf(title, all))
    .flatMap(({ text }) => namedAsTitle(text))
    .slice(0, MOST_NAMES);
}
