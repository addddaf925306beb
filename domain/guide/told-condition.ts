import type { Field } from '../inquiry/configuration.ts';
import { fieldType } from '../reading/field-types.ts';
import { labelSimilarity } from '../reading/label-similarity.ts';
import type { Concept } from '../reading/lexicon/concepts.ts';
import { wordsOf } from '../reading/lexicon/written-form.ts';
import { meaningOf, names } from '../reading/meaning.ts';
import { meaningOfField } from '../reading/meaning-of-field.ts';
import { isDenied, isUnknownState, namesDoubtfulState, type State, stateOf } from '../reading/states.ts';
import { folded } from '../reading/text.ts';
import { labelWordingOf, wordingOf } from '../reading/wordings.ts';
import { excludes } from './exclusions.ts';
import { isExpiry } from './expiry.ts';
import type { Facts, Stance } from './facts.ts';
import { hasSign, signsOver } from './named-over.ts';
import type { Outcome } from './outcome.ts';
import { namingOf } from './shown-in-condition.ts';
import { isStillToCome } from './still-to-come.ts';

/** Words for what lies ahead and what is over. */
const AHEAD =
  /(?<!\p{L})(future|upcoming|to come|zukunft|zukünftig|künftig|futur|à venir|futuro|futura|toekomst|framtiden|przyszłości)(?!\p{L})/iu;
const OVER =
  /(?<!\p{L})(past|ended|lapsed|expired|elapsed|vergangenheit|vergangen|verstrichen|abgelaufen|vorbei|passé|passée|dépassée|expirée|pasado|pasada|passado|passada|passato|passata|verleden|förflutna|przeszłości)\b/iu;
/** A day passes, and an inspection is passed. */
const DAY_PASSED =
  /\b(?:date|day|deadline|term|time|period|month|year|end|expiry|validity)\s(?:\p{L}+\s){0,3}passed\b|\b(?:has|have|is)\s(?:already\s|long\s)?passed\b(?!\s\p{L})|\bpassed\s(?:its|their|the)\s(?:end|expiry|deadline|date|term)\b/iu;
const isOverIn = (text: string) => OVER.test(text) || DAY_PASSED.test(text);

/** Whether whoever judges conditions knows of everything in the evidence that tells of a state that does not hold. */
export const leavesNoDoubt = ({ tellsNoDoubt, sawDoubts }: Facts): boolean =>
  tellsNoDoubt === true || sawDoubts === true;

type Sure = { field: Field; value: string };

/** Whether what is sure goes with what a condition says; null where it says nothing of the kind. */
type Check = boolean | null;

/** Portuguese "no" leads to what follows it and denies nothing before it: "matriculado no ano letivo". */
const endsInPreposition = ({ at, some }: { at: number; some: readonly string[] }, words: readonly string[]) =>
  some.length > 1 && some.at(-1) === 'no' && at + some.length < words.length;

/** Some words of a condition, up to three that follow each other and that no mark parts: "nicht mehr aktiv", in "Active (not frozen)" no "active not". */
const windowsOf = (text: string): string[] =>
  folded(text)
    .split(/[,;:()[\]–—.!?、。，；：（）]+/u)
    .flatMap(part => {
      const words = part.split(/[^\p{L}\p{M}]+/u).filter(word => word !== '');
      const windows = words.flatMap((_, at) => [1, 2, 3].map(count => ({ at, some: words.slice(at, at + count) })));
      return windows.filter(window => !endsInPreposition(window, words)).map(({ some }) => some.join(' '));
    });

/** The states that a condition names. */
const statesIn = (text: string): State[] => windowsOf(text).flatMap(words => stateOf(words) ?? []);

const namesGoodState = (text: string) => statesIn(text).some(({ polarity }) => polarity === 'positive');

/** Whether a condition says that a good state does not hold. "Not suspended" says nothing of the kind. */
const deniesGoodState = (text: string) =>
  windowsOf(text).some(words => isDenied(words) && stateOf(words)?.polarity === 'negative');

/**
 * How the values stand that say so; null: in none of the words that we know. Where nothing of the evidence tells of a state
 * that does not hold, or all of that was seen, such words speak against no condition: whoever judged it knew them.
 */
const polaritiesOf = (sure: readonly Sure[], facts: Facts) =>
  sure.flatMap(({ field, value }) =>
    fieldType(field) !== 'status' || (leavesNoDoubt(facts) && isUnknownState(value))
      ? []
      : [stateOf(value)?.polarity ?? null],
  );

/** Values that say how a thing stands, held against words of the condition that do. */
function stateCheck(text: string, polarities: readonly (State['polarity'] | null)[], stance: Stance): Check {
  // "Lapsed or cancelled: declined" goes with every good state, and with no other.
  if (stance === 'grants' && !isDenied(text) && excludes(text))
    return !namesGoodState(text) && polarities.some(one => one !== 'positive') ? false : null;
  if (isDenied(text))
    return deniesGoodState(text) && polarities.length > 0 ? polarities.every(one => one !== 'positive') : null;
  const states = statesIn(text);
  const isGood = namesGoodState(text);
  const isDoubtful = namesDoubtfulState(text) || states.some(({ polarity }) => polarity !== 'positive');
  if ((!isGood && !isDoubtful) || polarities.length === 0) return null;
  // Behind the state that it asks for, a condition names those that it does not want: "active; reject suspended ones".
  const isWanted = stance === 'grants' && states[0]?.polarity === 'positive';
  return polarities.every(one => (one === 'positive' ? isWanted || !isDoubtful : !isGood));
}

/** What the clock says of the dates of some fields. */
function clockOf(sure: readonly Sure[], now: Date, fits: (field: Field) => boolean): Outcome[] {
  const dates = sure.filter(({ field }) => fieldType(field) === 'date' && fits(field));
  return dates.map(({ field, value }) => isStillToCome(value, field, '', now));
}

/** Dates held against words for what lies ahead or is over; an expiry that is not to come, against what still holds. */
function clockCheck(text: string, sure: readonly Sure[], now: Date): Check {
  const [isAhead, isOver] = [AHEAD.test(text), isOverIn(text)];
  if (!isAhead && !isOver) {
    const isPast = clockOf(sure, now, isExpiry).some(outcome => outcome !== 'met');
    return isPast && namesGoodState(text) ? false : null;
  }
  const dates = clockOf(sure, now, () => true);
  if (dates.length === 0) return null;
  return isAhead !== isOver && dates.every(outcome => outcome === (isAhead ? 'met' : 'not_met'));
}

/** Days on which something came about: that they are over ends nothing. */
const BEGINNINGS: readonly Concept[] = ['issued', 'birth', 'start', 'joined', 'created'];

/**
 * Whether a day may be the one of which a condition says that it is over: one that its words name, a day of expiry, and where
 * there is none any other on which nothing began. A day of beginning is named by that it began: "lapsed members" are not those
 * of `member_since`.
 */
function mayBeOver(text: string, sure: readonly Sure[]): (field: Field) => boolean {
  const said = labelWordingOf(text);
  const meant = meaningOf(text);
  const hasExpiry = sure.some(({ field }) => isExpiry(field));
  return field => {
    const words = meaningOfField(field);
    const begun = BEGINNINGS.filter(concept => names(words, concept));
    if (isExpiry(field)) return true;
    if (begun.length > 0) return begun.some(concept => names(meant, concept));
    return labelSimilarity(wordingOf(field), said) > 0 || !hasExpiry;
  };
}

/** Whether a date that is sure may go with a reason to reject. */
function clockMayReject(text: string, sure: readonly Sure[], now: Date): boolean {
  const [isAhead, isOver] = [AHEAD.test(text), isOverIn(text)];
  if (isAhead && clockOf(sure, now, () => true).some(outcome => outcome !== 'not_met')) return true;
  if (isOver && clockOf(sure, now, mayBeOver(text, sure)).some(outcome => outcome !== 'met')) return true;
  return namesDoubtfulState(text) && clockOf(sure, now, isExpiry).some(outcome => outcome !== 'met');
}

/** The sure values that a condition can mean: of two dates that were asked for, the one whose field it names. */
function meantBy(text: string, sure: readonly Sure[], fields: readonly Field[]): Sure[] {
  const said = labelWordingOf(text);
  const likeness = (field: Field) => labelSimilarity(wordingOf(field), said);
  return sure.filter(({ field }) =>
    fields.every(
      other => other.name === field.name || fieldType(other) !== fieldType(field) || likeness(field) > likeness(other),
    ),
  );
}

/** Where words stand without spaces, their letters part what is written in others: "不早于2026年9月" holds no sign. */
const UNSPACED_LETTERS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]+/u;
const isSign = (piece: string) => /\p{L}/u.test(piece) && /\p{N}.*\p{N}.*\p{N}/u.test(piece);

/** What names one thing among many: what is quoted, and signs with digits among letters. */
const isIdentifier = (word: string, text: string) =>
  word.split(UNSPACED_LETTERS).some(isSign) || new RegExp(`["“„«「『]\\s*${escaped(word)}`, 'u').test(text);
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * What a condition comes to that somebody else has judged, in two readings that could not know what is hoped for. Their
 * word counts only on certain values, and where nothing that we know ourselves speaks against it: the states and times
 * that the condition names, and what it quotes. That there is no reason to reject must not be gainsaid by any value; that
 * there is one is for a rule of ours, or for a person.
 */
export function outcomeTold(text: string, facts: Facts, stance: Stance): Outcome {
  const { outcome, restsOn } = facts.told?.get(text) ?? { outcome: 'unknown', restsOn: [] };
  const sure = facts.fields.flatMap((field): Sure[] => {
    const found = facts.values.get(field.name);
    return found?.certain ? [{ field, value: found.value }] : [];
  });
  const rested = sure.filter(({ field }) => restsOn.includes(field.name));
  if (restsOn.length === 0 || !restsOn.every(name => rested.some(({ field }) => field.name === name))) return 'unknown';
  const isRejecting = stance === 'rejects';
  if (isRejecting ? outcome !== 'not_met' : outcome !== 'met') return isRejecting ? 'unknown' : outcome;
  const ofFields = new Set(facts.fields.flatMap(({ name, description }) => wordsOf(`${name} ${description}`)));
  const meant = isRejecting ? sure : meantBy(text, rested, facts.fields);
  const values = meant.map(({ field, value }) => ({ value, type: fieldType(field) }));
  const { shown, missing } = namingOf(text.replace(AHEAD, ' ').replace(OVER, ' '), values, ofFields);
  const polarities = polaritiesOf(sure, facts);
  if (isRejecting) {
    // A state in words that we do not know is none of those that reject: whoever judged it knew them.
    const states = stateCheck(
      text,
      polarities.filter(one => one !== null),
      stance,
    );
    const isNamed = shown.length > 0 && missing.length === 0;
    const mayHold = isNamed || states === true || clockMayReject(text, sure, facts.submittedAt);
    return mayHold ? 'unknown' : 'not_met';
  }
  const states = stateCheck(text, polarities, stance);
  // How far a "not" reaches can't be told, so that times shown go neither with it nor against it.
  const clock = isDenied(text) ? null : clockCheck(text, rested, facts.submittedAt);
  const over = signsOver(facts);
  const isElsewhere = missing.some(word => isIdentifier(word, text) && !hasSign(over, word));
  return isElsewhere || states === false || clock === false ? 'unknown' : 'met';
}
