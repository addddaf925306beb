import type { Field } from '../inquiry/configuration.ts';
import { fieldType } from '../reading/field-types.ts';
import { readNumbers } from '../reading/numbers.ts';
import { normalise } from '../reading/text.ts';
import { CALENDAR_UNITS, type Clause, type Operator } from './clause.ts';
import { referredField, referredFields } from './field-reference.ts';

const FIELDS = '(?:fields?|details?|values?|data|information)';
const WHICH = '(?: of)?(?: the| these)?(?: required| requested| listed| mandatory)?';
const SEEN = '(?:present|visible|shown|found|readable|legible|displayed|available|extracted|clear)';
const UNSEEN =
  '(?:missing|absent|unreadable|hidden|unclear|illegible|not (?:visible|shown|present|found|readable|displayed|available))';
const BE = '(?:is|are|was|were|can be|must be|has been|have been)';
const COUNTS: Record<string, number> = { a: 1, one: 1, two: 2, three: 3, six: 6, twelve: 12 };
const OPERATORS: readonly [Operator, RegExp][] = [
  ['>=', /^(?:at least|>=|≥|no less than)$/i],
  ['<=', /^(?:at most|<=|≤|no more than|up to)$/i],
  ['>', /^(?:over|above|more than|greater than|exceeds|>)$/i],
  ['<', /^(?:under|below|less than|lower than|<)$/i],
];
/** Words that a plain value never holds: with one of them the clause says more than "is equal to". */
const MORE_THAN_A_VALUE =
  /\b(and|is|are|was|unless|except|but|only|if|when|than|with|without|while|because|least|most|over|under|past|future|last|within|before|after|visible|missing|shown|present|found|readable|looks?|seems?|likely|probably|not|no)\b/i;

/** The clause without what changes nothing in its meaning. */
function plain(text: string): string {
  return normalise(text)
    .replace(/["“”]/g, '"')
    .replace(/[.;,]$/, '')
    .replace(/\b(?:clearly|fully|currently|explicitly|both|also|all clearly)\s+/gi, '')
    .replace(new RegExp(`\\b${SEEN}(?:,? and ${SEEN})+$`, 'i'), 'visible')
    .replace(/^(?:that|if|when|where|and|or)\s+/i, '')
    .replace(
      /^(?:the )?(?:page|screenshot|evidence|document|capture) (?:shows|displays|states|says)(?: that)?\s+(?=.* (?:is|are) )/i,
      '',
    )
    .replace(/^(?:the|an?|user's)\s+(?=\S)/i, '')
    .trim();
}

type Reader = (clause: string, fields: readonly Field[]) => Clause | null;

const matches = (pattern: string, text: string) => new RegExp(`^${pattern}$`, 'i').test(text);

const aboutAllFields: Reader = clause => {
  if (
    matches(`(?:all|every|each)${WHICH} ${FIELDS}(?: ${BE}(?: all)? ${SEEN})?`, clause) ||
    matches(`everything (?:is )?${SEEN}`, clause)
  )
    return { kind: 'all_present', requiredOnly: /required|mandatory/i.test(clause) };
  if (
    matches(`(?:no|none)${WHICH} ${FIELDS}(?: (?:${BE} )?${SEEN})?`, clause) ||
    matches(`nothing(?: (?:is )?${SEEN})?`, clause)
  )
    return { kind: 'none_present' };
  if (matches(`(?:some|any|one or more|at least one)${WHICH} ${FIELDS} ${BE} ${UNSEEN}`, clause))
    return { kind: 'some_missing' };
  return null;
};

function dateField(words: string | undefined, fields: readonly Field[]): string | null {
  const field = words === undefined ? null : referredField(words, fields);
  return field && fieldType(field) === 'date' ? field.name : null;
}

const aboutDate: Reader = (clause, fields) => {
  const future =
    /^(.+?)\s+(?:(?:is|are|must be|has) )?(?:in the future|not (?:yet )?(?:expired|in the past)|still valid|(?:after|later than) today)$/i.exec(
      clause,
    );
  const ahead = dateField(future?.[1], fields);
  if (ahead) return { kind: 'in_future', field: ahead };
  const past = /^(.+?)\s+(?:(?:is|are|has|has been) )?(?:in the past|expired|(?:before|earlier than) today)$/i.exec(
    clause,
  );
  const behind = dateField(past?.[1], fields);
  if (behind) return { kind: 'in_past', field: behind };
  const recent =
    /^(.+?)\s+(?:(?:is|are|was) )?(?:dated )?(?:within|in) (?:the )?(?:last|past) (\d+|a|one|two|three|six|twelve)?\s*(day|week|month|year)s?$/i.exec(
      clause,
    );
  const within = dateField(recent?.[1], fields);
  if (!recent || !within) return null;
  const amount = (recent[2] ?? 'one').toLowerCase();
  const unit = CALENDAR_UNITS.find(one => one === recent[3]?.toLowerCase()) ?? 'day';
  return { kind: 'within_last', field: within, count: COUNTS[amount] ?? Number(amount), unit };
};

const aboutAmount: Reader = (clause, fields) => {
  const match =
    /^(.+?)\s+(?:(?:is|are|must be|of) )?(at least|no less than|>=|≥|over|above|more than|greater than|exceeds|>|at most|no more than|up to|<=|≤|under|below|less than|lower than|<)\s*([$€£¥]?\s*\d[\d.,]*\s*[\w%]*)$/i.exec(
      clause,
    );
  const [, words = '', comparison = '', bound = ''] = match ?? [];
  const operator = OPERATORS.find(([, pattern]) => pattern.test(comparison))?.[0];
  const field = referredField(words, fields);
  if (!match || !operator || !field || readNumbers(bound).length === 0 || fieldType(field) === 'date') return null;
  return { kind: 'compare', field: field.name, operator, bound };
};

const aboutPresence: Reader = (clause, fields) => {
  const seen = new RegExp(`^(.+?)\\s+${BE}\\s+${SEEN}$`, 'i').exec(clause)?.[1];
  const shown = /^(?:page|screenshot|evidence|document|capture) (?:shows|displays|contains|includes) (.+)$/i.exec(
    clause,
  )?.[1];
  const unseen =
    new RegExp(`^(.+?)\\s+${BE}\\s+${UNSEEN}$`, 'i').exec(clause)?.[1] ?? /^(?:no|missing) (.+)$/i.exec(clause)?.[1];
  const words = seen ?? shown ?? unseen;
  const found = words === undefined ? null : referredFields(words, fields);
  // "A or B is missing" and "A and B are missing" differ; one name at a time is certain.
  if (!found || (words === unseen && found.length > 1)) return null;
  const names = found.map(field => field.name);
  return words === unseen ? { kind: 'missing', fields: names } : { kind: 'present', fields: names };
};

const aboutEquality: Reader = (clause, fields) => {
  const match =
    /^(.+?)\s*(?:\s(?:is|are|equals|shows|says|reads|must be)(?: (?:equal to|marked as|shown as|set to|listed as|either|one of|as))?\b:?|=|:)\s*(not )?(.+)$/i.exec(
      clause,
    );
  const [, words = '', not, list = ''] = match ?? [];
  const field = referredField(words, fields);
  const values = list
    .replace(/["']/g, '')
    .split(/\s*(?:,\s*or\b|\bor\b|,|\/)\s*/i)
    .map(value => value.trim())
    .filter(value => value !== '');
  if (!match || !field || values.length === 0) return null;
  if (values.some(value => MORE_THAN_A_VALUE.test(value) || value.split(' ').length > 3)) return null;
  return { kind: 'equals', field: field.name, values, negated: not !== undefined };
};

const READERS = [aboutAllFields, aboutDate, aboutAmount, aboutPresence, aboutEquality];

/** Reads one condition; null when it says more than what can be checked. Nothing is guessed. */
export function parseClause(text: string, fields: readonly Field[]): Clause | null {
  const clause = plain(text);
  for (const read of READERS) {
    const understood = read(clause, fields);
    if (understood) return understood;
  }
  return null;
}
