import type { Acceptance } from '../inquiry/assessment.ts';
import type { Field } from '../inquiry/configuration.ts';
import type { FieldType } from '../reading/field-types.ts';
import type { Clause } from './clause.ts';
import { contextOf } from './context-of.ts';
import { explained } from './explain.ts';
import { LANGUAGES } from './languages/languages.ts';
import { parseConditions } from './parse-conditions.ts';
import { parseGuide } from './parse-guide.ts';
import type { ReadingContext } from './reading-context.ts';

/** One condition of a guide, and how it is understood. */
export type CheckedCondition = {
  level: Acceptance;
  /** All that the guide says of it under its level: the items below one level are one rule where all of them must hold. */
  rule: string;
  understood_as: string;
  /** A machine decides it; otherwise a person or a model must. */
  is_decided: boolean;
  /** What its author can do about it, as a sentence; null when there is nothing. */
  advice: string | null;
};

const ARTICLES = new Set(LANGUAGES.flatMap(({ aroundField }) => aroundField.flatMap(words => words.split(' '))));
/** Verbs end the name of a field wherever one stands. */
const VERBS = new Set(['is', 'are', 'was', 'were', 'ist', 'sind', 'est', 'sont', 'es', 'está', 'son', 'é', 'são']);
const MOST_WORDS = 4;

/** Takes every name for that of a field: for a guide whose fields nobody told. */
function anyField(words: string, type?: FieldType): Field | null {
  if (type !== undefined) return null;
  const parts = words.trim().split(/[\s_]+/);
  const isName = parts.length <= MOST_WORDS && parts.every(part => /^[\p{L}\p{N}'-]+$/u.test(part));
  if (!isName || parts.some(part => ARTICLES.has(part.toLowerCase()) || VERBS.has(part.toLowerCase()))) return null;
  const name = parts.join('_').toLowerCase();
  return { name, description: '', required: true };
}

/** No value proves that words which may be a description are no reason to reject. */
function isDecided(clause: Clause, level: Acceptance = 'high'): boolean {
  if (clause.kind === 'all' || clause.kind === 'any') return clause.of.every(one => isDecided(one, level));
  if (clause.kind === 'not') return isDecided(clause.of, level);
  const mayBeMore = (clause.kind === 'equals' && clause.open !== undefined) || clause.kind === 'includes';
  // Nor does any that something else than these words is meant.
  if (mayBeMore) return level !== 'reject' && !(clause.kind === 'equals' && clause.negated);
  // What it is other than, no name of a field would tell.
  return clause.kind !== 'not_understood' && clause.kind !== 'other';
}

/** Whether only the name of a field stands between a condition and its meaning. */
function namesNoField(clause: Clause, fields: readonly Field[]): boolean {
  if (clause.kind !== 'not_understood' || fields.length === 0) return false;
  return parseConditions(clause.text, { referred: anyField }).every(one => isDecided(one));
}

const IN_QUOTES = 'Only these very words meet it: put them in quotes if they are what stands there.';

/** Whether words of a clause may be a description, which only the very same words meet. */
const hasOpenWords = (clause: Clause): boolean =>
  clause.kind === 'all' || clause.kind === 'any'
    ? clause.of.some(hasOpenWords)
    : clause.kind === 'equals' &&
      clause.open !== undefined &&
      clause.values.some(({ text, whole }) => !whole && /(?<!\p{L})\p{Ll}{3,}/u.test(text));

function adviceFor(clause: Clause, level: Acceptance, fields: readonly Field[]): string | null {
  if (isDecided(clause, level)) return hasOpenWords(clause) ? IN_QUOTES : null;
  const parts = clause.kind === 'all' || clause.kind === 'any' ? clause.of : [clause];
  if (!parts.some(part => namesNoField(part, fields))) return null;
  const names = fields.map(field => field.name).join(', ');
  return `Decided where the evidence says it beside a label of these words. Surer: begin with the name of a field, ${names}, or ask for one that holds it.`;
}

function understoodAs(clause: Clause, level: Acceptance): string {
  const isOpen = clause.kind === 'equals' && clause.open !== undefined && !isDecided(clause, level);
  return isOpen ? `needs a person or a model unless ${explained(clause)}: ${clause.open}` : explained(clause);
}

/**
 * How a guide is understood, condition by condition, in its order.
 * @param fields those of the inquiry; with none, every name is taken for a field
 * @param query what the inquiry asks, which tells what a line speaks of that names no field
 */
export function checkGuide(guide: string, fields: readonly Field[], query = ''): CheckedCondition[] {
  const context: ReadingContext = fields.length > 0 ? contextOf(fields, query) : { referred: anyField };
  return parseGuide(guide, context).flatMap(({ level, clauses, text }) =>
    clauses.map(clause => ({
      level,
      rule: text,
      understood_as: understoodAs(clause, level),
      is_decided: isDecided(clause, level),
      advice: adviceFor(clause, level, fields),
    })),
  );
}
