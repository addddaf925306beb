import type { Field } from '../inquiry/configuration.ts';
import { type DateSpan, monthOf } from '../reading/dates/date-span.ts';
import { readDates } from '../reading/dates/read-dates.ts';
import { plainDigits } from '../reading/digits.ts';
import { meaningOf, names } from '../reading/meaning.ts';
import { normalise } from '../reading/text.ts';
import { isExpiry } from './expiry.ts';
import { readValue } from './values/typed-value.ts';

/** How cards say until when they are valid: the month and two digits of the year. */
const MONTH_OF_CARD = /^(0[1-9]|1[0-2])\s?\/\s?(\d{2})$/;

const isOfCard = (field: Field, query: string) =>
  isExpiry(field) && names(meaningOf(`${field.name.replace(/[_-]+/g, ' ')} ${field.description} ${query}`), 'card');

/**
 * The days that a value names, in every way that it can be read; a month in digits is one, too: "08/2029", and of a card
 * "04/29".
 */
export function daysOf(value: string, field?: Field, query = ''): readonly DateSpan[] {
  const read = readDates(value);
  if (read.length > 0) return read;
  const typed = readValue(value, 'date');
  if (typed.kind === 'date') return typed.spans;
  const [, month, year] = MONTH_OF_CARD.exec(plainDigits(normalise(value))) ?? [];
  const span =
    month !== undefined && field && isOfCard(field, query) ? monthOf(2000 + Number(year), Number(month)) : null;
  return span ? [span] : [];
}
