import type { Field } from '../inquiry/configuration.ts';
import { fieldType } from '../reading/field-types.ts';
import { wordsCovered } from '../reading/label-similarity.ts';
import type { Concept } from '../reading/lexicon/concepts.ts';
import { meaningOf, names, type Word } from '../reading/meaning.ts';
import { meaningOfField } from '../reading/meaning-of-field.ts';
import { isDenied } from '../reading/states.ts';
import { normalise } from '../reading/text.ts';
import { wordingOf } from '../reading/wordings.ts';
import type { Clause } from './clause.ts';
import { evaluateClause } from './evaluate-clause.ts';
import type { Facts } from './facts.ts';
import type { Relation } from './languages/language.ts';
import type { Slots } from './languages/phrase.ts';
import { narrowed, type Phrasebook, phrasebooksFor, relationsIn } from './languages/phrasebook.ts';
import type { Outcome } from './outcome.ts';
import { clauseOfRelation } from './relation-clause.ts';
import { readAmount } from './values/amounts.ts';

/** A bound that a text sets, in its words, and whether the one value that it can mean keeps it. */
export type BoundInQuery = { text: string; outcome: Outcome };

type Found = BoundInQuery & { count: number };

const MOST_OF_A_BOUND = 6;
const MOST_WORDS = 40;
const AMOUNTS: readonly Relation[] = ['at_least', 'at_most', 'more_than', 'less_than'];
/** Words of a field that tell of no amount which one it is. */
const TELLS_NOTHING: readonly Concept[] = ['money', 'number', 'date', 'current', 'detail', 'name', 'status'];
const BEGINNINGS: readonly Concept[] = ['start', 'joined'];

/** The words of a query that name what a field asks for. */
function wordsNaming(field: Field, asked: readonly Word[]): string[] {
  const wording = wordingOf(field);
  const isNaming = (word: Word) =>
    !word.concepts.some(concept => TELLS_NOTHING.includes(concept)) && wordsCovered({ words: [word] }, wording);
  return asked.filter(isNaming).map(({ text }) => text);
}

/** The field that the query names by all that it names any other by, and more; what is left of something needs no name. */
function fieldMeant(fields: readonly Field[], asked: readonly Word[]): Field | null {
  const [only] = fields;
  if (fields.length === 1 && only && names(meaningOfField(only), 'balance')) return only;
  const named = fields.map(field => ({ field, words: wordsNaming(field, asked) }));
  const isMeant = ({ field, words }: (typeof named)[number]) =>
    named.every(
      other =>
        other.field.name === field.name ||
        (other.words.length < words.length && other.words.every(word => words.includes(word))),
    );
  return named.find(one => one.words.length > 0 && isMeant(one))?.field ?? null;
}

/** The fields that may hold what a bound measures. */
function fieldsFor(bound: string, facts: Facts): Field[] {
  const measure = readAmount(bound)?.measure;
  return facts.fields.filter(field => {
    const type = fieldType(field);
    const shown = readAmount(facts.values.get(field.name)?.value ?? '')?.measure;
    if (measure?.kind === 'money') return type === 'money' || shown?.kind === 'money';
    return (
      shown !== undefined &&
      type !== 'id' &&
      type !== 'phone' &&
      (measure?.kind !== 'percent' || shown.kind === 'percent')
    );
  });
}

/** "10 years or more": what began that long ago. */
function sinceBeginning(relation: Relation, slots: Slots, facts: Facts): Clause | null {
  const { measure, readings } = readAmount(slots.bound ?? '') ?? {};
  const [count] = readings ?? [];
  if (measure?.kind !== 'duration' || count === undefined || (relation !== 'at_least' && relation !== 'more_than'))
    return null;
  const [field, ...others] = facts.fields.filter(
    one => fieldType(one) === 'date' && BEGINNINGS.some(concept => names(meaningOfField(one), concept)),
  );
  return field && others.length === 0 ? { kind: 'older_than', field: field.name, count, unit: measure.unit } : null;
}

function outcomeOf(relation: Relation, slots: Slots, rest: string, book: Phrasebook, facts: Facts): Outcome {
  const field = fieldMeant(fieldsFor(slots.bound ?? '', facts), meaningOf(rest));
  const ofField =
    field && clauseOfRelation(relation, slots, field.name, { book, type: fieldType(field), quotations: [] });
  const clause = ofField ?? (field ? null : sinceBeginning(relation, slots, facts));
  return clause === null ? 'unknown' : evaluateClause(clause, facts, 'grants');
}

/** An amount with a unit that is known, or with none: "300 000 kr i" says more than that. */
const isPlainAmount = (text: string) => {
  const measure = readAmount(text)?.measure;
  return measure !== undefined && (measure.kind !== 'count' || measure.of === '');
};

/** The year in which something is handed in, or one beside it, is a time: Swedish "under 2026" says during it. */
const isYear = (bound: string, { submittedAt }: Facts) =>
  /^\d{4}$/.test(bound) && Math.abs(Number(bound) - submittedAt.getUTCFullYear()) <= 1;
const isAnyAmount = (text: string) => readAmount(text) !== null;

/** The longest bound from a place on, as "no more than 5" is none of "more than 5"; a thing counted only where nothing else is. */
function boundAt(words: readonly string[], at: number, book: Phrasebook, facts: Facts): Found | null {
  for (const isAmount of [isPlainAmount, isAnyAmount])
    for (let count = Math.min(MOST_OF_A_BOUND, words.length - at); count > 1; count--) {
      const text = words.slice(at, at + count).join(' ');
      for (const { relation, slots } of relationsIn(book, text)) {
        const bound = slots.bound ?? '';
        if (!AMOUNTS.includes(relation) || !isAmount(bound)) continue;
        if (relation === 'less_than' && isYear(bound, facts)) continue;
        const rest = [...words.slice(0, at), ...words.slice(at + count)].join(' ');
        const outcome = isDenied(rest) ? 'unknown' : outcomeOf(relation, slots, rest, book, facts);
        return { text, count, outcome };
      }
    }
  return null;
}

/** The amounts that a query bounds ("at least £20,000 in savings"), each with whether the one value that it can mean keeps it. */
export function boundsInQuery(query: string, facts: Facts): BoundInQuery[] {
  const words = normalise(query)
    .split(' ')
    .map(word => word.replace(/[?.,;!]+$/u, ''))
    .slice(0, MOST_WORDS);
  for (const whole of phrasebooksFor(query)) {
    const book = narrowed(whole, query);
    const bounds: BoundInQuery[] = [];
    for (let at = 0; at < words.length; ) {
      const found = /\d/.test(words.slice(at, at + MOST_OF_A_BOUND).join(' ')) ? boundAt(words, at, book, facts) : null;
      if (found) bounds.push({ text: found.text, outcome: found.outcome });
      at += found?.count ?? 1;
    }
    if (bounds.length > 0) return bounds;
  }
  return [];
}
