import type { Field } from '../inquiry/configuration.ts';
import { datesWithin } from '../reading/dates/read-dates.ts';
import { fieldType } from '../reading/field-types.ts';
import { folded, normalise } from '../reading/text.ts';
import { isHolding } from './bag-of-words.ts';
import type { Clause } from './clause.ts';
import { isBeginning } from './day-meant.ts';
import type { ReadingContext } from './reading-context.ts';
import { saysUntilDay } from './until-day.ts';
import { clauseOfValidity, expiryMeant } from './validity-clause.ts';
import type { Literal } from './values/literal.ts';

/** Words that lead to the one day on which something holds, in the languages of guides. */
const ON =
  /(?<!\p{L})(?:on|as of|as at|am|zum|per|le|el(?: día)?|em|il|op|den|på|pr\.?|dne|dnia|w dniu|na dzień|ke dni|dňa|pe|la data de|на|στις|την|σε|ngày|vào ngày|pada(?: tanggal)?|ในวันที่|في|ב|ב-)\s*$/iu;
/** The same behind a day. */
const BEHIND = /^\s?(?:tarihinde|-[áée]n|時点で(?:は)?|现在|當日|当日|(?:に|에)(?=\s|$))/u;
/** What is still so then is so. */
const STILL =
  /(?<!\p{L})(?:noch|still|encore|todavía|aún|ainda|ancora|nog|fortfarande|stadig|fortsatt|nadal|ještě)\s*$/iu;

/** The one day of a line, and the rest of its words; null where it names none, several, or leads to it in other words. */
function dayOn(line: string): { day: Literal; rest: string } | null {
  const text = normalise(line);
  const [date, ...others] = datesWithin(text);
  if (!date || others.length > 0 || saysUntilDay(text)) return null;
  if (!date.readings.every(({ from, to }) => from === to)) return null;
  const [before, behind] = [text.slice(0, date.start), text.slice(date.end)];
  const [last = ''] = before.trim().split(' ').slice(-1);
  const isLedTo = ON.test(before) || BEHIND.test(behind) || last === '' || isHolding(folded(last));
  if (!isLedTo) return null;
  return {
    day: { text: text.slice(date.start, date.end), kind: 'date', whole: true },
    rest: `${before.replace(ON, ' ')} ${behind.replace(BEHIND, ' ')}`.replace(STILL, ' ').replace(/\s+/gu, ' ').trim(),
  };
}

/** Whether a line of validity says that the thing holds, and not only that it is not over. */
const saysItHolds = (clause: Clause): boolean =>
  clause.kind === 'all' || (clause.kind === 'equals' && !clause.negated && clause.values[0]?.text === 'active');

const days = ({ fields = [] }: ReadingContext) => fields.filter(field => fieldType(field) === 'date');

/** The only end that is asked for, or the only one that what the line is about may mean. */
function endOf(fields: readonly Field[], validity: Clause, context: ReadingContext): Field | null {
  const named = validity.kind === 'all' ? validity.of.find(one => one.kind === 'in_future') : undefined;
  if (named?.kind === 'in_future') return fields.find(({ name }) => name === named.field) ?? null;
  return expiryMeant(() => true, context);
}

/**
 * Reads a line that says that something holds on a day: "The pass is valid on 1 December 2026", "bilet ważny 24.11.2026". It
 * must hold now as far as "the pass is valid" is known to, end on that day or later, and have begun by then: by its first day,
 * or, where none is asked for, because that day has not passed.
 */
export function clauseOfValidDay(line: string, context: ReadingContext): Clause | null {
  const told = dayOn(line);
  const validity = told && clauseOfValidity(told.rest, context);
  if (!told || !validity || !saysItHolds(validity)) return null;
  const dates = days(context);
  const end = endOf(dates, validity, context);
  const [beginning, ...others] = dates.filter(isBeginning);
  if (!end || others.length > 0) return null;
  const { day } = told;
  const begun: Clause = beginning
    ? { kind: 'compare', field: beginning.name, operator: '<=', bound: day }
    : { kind: 'day_to_come', day };
  const state = validity.kind === 'all' ? validity.of.filter(one => one.kind !== 'in_future') : [validity];
  return { kind: 'all', of: [{ kind: 'compare', field: end.name, operator: '>=', bound: day }, begun, ...state] };
}
