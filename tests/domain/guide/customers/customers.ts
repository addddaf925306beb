import type { Field } from '../../../../domain/inquiry/configuration.ts';
import { fieldsOf } from '../sentences/sentences.ts';

/** What every customer of these tables asks for. */
export const ASKED = [
  'holder',
  'status',
  'plan',
  'valid_until',
  'member_since',
  'issued',
  'balance',
  'debt',
  'number',
] as const;
type Asked = (typeof ASKED)[number];

/** The values that every sentence of these tables is held against, on 21 November 2026. */
export const VALUES: Readonly<Record<Asked, string>> = {
  holder: 'Ana Novak',
  status: '',
  plan: 'Comfort Plus',
  valid_until: '2027-05-31',
  member_since: '2019-03-01',
  issued: '2026-11-02',
  balance: '2846,09 EUR',
  debt: '0,00 EUR',
  number: '77120-4',
};

/** Sentences of one language about these values: those that hold, and those that must not be taken to. */
export type CustomerTable = {
  fields: readonly Field[];
  values: Readonly<Record<Asked, string>>;
  holds: readonly string[];
  misses: readonly string[];
};

const linesOf = (text: string) => text.split('\n').flatMap(line => line.trim() || []);

/**
 * @param described what the fields are called, in the order of ASKED, one a line
 * @param values those of the language, such as its word for a membership that holds
 */
export function customerTable(
  described: string,
  values: Partial<Record<Asked, string>> & { status: string },
  holds: string,
  misses: string,
): CustomerTable {
  const descriptions = linesOf(described);
  const names = Object.fromEntries(ASKED.map((name, at) => [name, descriptions[at] ?? '']));
  return { fields: fieldsOf(names), values: { ...VALUES, ...values }, holds: linesOf(holds), misses: linesOf(misses) };
}
