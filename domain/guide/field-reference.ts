import type { Field } from '../inquiry/configuration.ts';
import { type FieldType, fieldType } from '../reading/field-types.ts';
import { labelSimilarity, wordsCovered } from '../reading/label-similarity.ts';
import { type Concept, classOf } from '../reading/lexicon/concepts.ts';
import { meaningOf, names, type Word } from '../reading/meaning.ts';
import { folded } from '../reading/text.ts';
import { STATUS } from '../reading/value-types.ts';
import { type FieldWording, type LabelWording, labelWordingOf, wordingOf } from '../reading/wordings.ts';
import type { ReadingContext } from './reading-context.ts';
import { uninflected } from './uninflected.ts';

const LEAST_SIMILARITY = 0.5;
const LEAST_LEAD = 0.05;
/** Korean sets spaces between words, so that Hangul is none of these. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** A name of a field holds none of these; with one, the words are a condition of their own or name several fields. */
const NO_NAME = /(?<!\p{L})(is|are|was|were|has|have|shows?|says?|equals|must|not|no|and|or|but|nor)(?!\p{L})|[,;]/iu;

/** "Active membership" asks for a state, so it is not the field itself, even if the field's description says "active". */
function namesState(subject: string, wording: FieldWording): boolean {
  return subject
    .toLowerCase()
    .split(' ')
    .some(word => STATUS.test(word) && !wording.plainName.split(' ').includes(word));
}

/** Whose account, card or policy it is says nothing more of the person. */
const HOLDER = /\b(?:account|card|policy|plan|membership|subscription|ticket|pass|licen[cs]e)[ -](?=holder\b)/gi;

/** The word that says no more than what kind of value it is: "tariff end date" of what is called `tariff_ends`. */
const KINDS: Readonly<Partial<Record<FieldType, Concept>>> = { date: 'date', name: 'name', status: 'status' };

function withoutKind(label: LabelWording, field: Field): LabelWording {
  const kind = KINDS[fieldType(field)];
  const words = label.words.filter(({ concepts }) => kind === undefined || !concepts.includes(kind));
  return words.length > 0 ? { ...label, words } : label;
}

const isOfTime = ({ concepts }: Word) => concepts.some(one => classOf(one) === 'when' || classOf(one) === 'moment');

/** "Registered after …" is not asked of the day on which "the registration expires". */
const isOtherDay = ({ words }: LabelWording, { name, description }: FieldWording, field: Field): boolean =>
  fieldType(field) === 'date' &&
  [...name, ...description].some(({ concepts }) => concepts.includes('until')) &&
  !words.some(isOfTime);

const plain = (text: string) => folded(text.replace(/[_-]+/g, ' '));

/** Without spaces between words, one name that begins another is only told from it where all of its parts are known. */
function isKnownWhole(subject: string, field: Field): boolean {
  const { words } = labelWordingOf(subject);
  // "残高" names what is called "利用可能残高"; "会員" does not name "会員番号", nor "契約" its state.
  const others = fieldType(field) === 'status' ? ['who', 'thing'] : ['who'];
  if (words.length === 1)
    return words.every(({ concepts }) => concepts.length > 0 && !concepts.some(one => others.includes(classOf(one))));
  return words.length > 1 && words.every(({ concepts }) => concepts.length > 0);
}

/**
 * How well the words name the field: its name and its description name it surely.
 * @param asked the subject in plain form
 * @param words what the subject says
 */
function similarity(subject: string, asked: string, words: LabelWording, field: Field): number {
  const wording = wordingOf(field);
  if (wording.plainName === asked) return 2;
  if (plain(field.description) === asked) return 1.5;
  if (UNSPACED.test(subject) && !isKnownWhole(subject, field)) return 0;
  const label = withoutKind(words, field);
  const isReference =
    wordsCovered(label, wording) && !namesState(subject, wording) && !isOtherDay(label, wording, field);
  return isReference ? labelSimilarity(wording, label) : 0;
}

/** A finder of the field that some words of a guide name. Whoever asks it often asks one and the same. */
export function fieldFinder(fields: readonly Field[]): ReadingContext['referred'] {
  const known = new Map<string, Field | null>();
  return (words, type) => {
    const key = `${type ?? ''} ${words}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const field =
      type === undefined
        ? (referredField(words, fields) ?? referredField(uninflected(words), fields))
        : onlyField(
            words,
            fields.filter(one => asksFor(one, type)),
          );
    known.set(key, field);
    return field;
  };
}

/** Whether a field asks for a value of a type; a state is told by its words in other languages, too. */
export function asksFor(field: Field, type: FieldType): boolean {
  return (
    fieldType(field) === type || (type === 'status' && names(meaningOf(field.name.replaceAll('_', ' ')), 'status'))
  );
}

/** The one of the fields that has all of the words for its own, whatever else it is called; null when several have. */
function onlyField(words: string, fields: readonly Field[]): Field | null {
  const label = labelWordingOf(words.replace(/_/g, ' '));
  if (label.words.length === 0 || NO_NAME.test(words)) return null;
  const [field, ...others] = fields.filter(one => wordsCovered(label, wordingOf(one)));
  return field && others.length === 0 ? field : null;
}

/**
 * The field that a guide speaks of, or null when none or more than one could be meant.
 * Every word must be one of the field's: "name of the gym" is not the member's name.
 */
function referredField(named: string, fields: readonly Field[]): Field | null {
  const subject = named
    .replace(/_/g, ' ')
    .replace(/'s\b/g, '')
    .replace(/\b(?:over|during|within) the (?=last|past)/i, 'in the ')
    .trim();
  // "Genel not ortalaması" holds a word of English.
  const asked = plain(subject);
  const called = fields.filter(({ description }) => description !== '' && plain(description) === asked);
  if (called.length === 1 && called[0]) return called[0];
  if (subject === '' || NO_NAME.test(subject)) return null;
  // Where a field asks for the holder of that very thing, no other is the holder.
  const whole = labelWordingOf(subject);
  const isAsked = fields.some(field => plain(field.name).search(HOLDER) >= 0 && wordsCovered(whole, wordingOf(field)));
  const words = isAsked ? whole : labelWordingOf(subject.replace(HOLDER, ''));
  const ranked = fields
    .map(field => ({ field, similarity: similarity(subject, asked, words, field) }))
    .sort((a, b) => b.similarity - a.similarity);
  const [best, second] = ranked;
  if (!best || best.similarity <= LEAST_SIMILARITY) return null;
  return second && best.similarity - second.similarity < LEAST_LEAD ? null : best.field;
}
