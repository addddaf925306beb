import type { Field } from '../inquiry/configuration.ts';
import type { PaperKind } from '../papers/kinds.ts';
import type { Concept } from '../reading/lexicon/concepts.ts';
import { meaningOfField } from '../reading/meaning-of-field.ts';
import { isExpiry } from './expiry.ts';
import type { Facts } from './facts.ts';

/** Papers by which something is to be paid, or was: what they say of themselves does not run out. */
const BILLS: readonly PaperKind[] = [
  'invoice',
  'utility_bill',
  'electricity_bill',
  'water_bill',
  'gas_bill',
  'telecom_bill',
  'mobile_bill',
  'receipt',
  'rent_receipt',
  'payment_request',
];
const OF_DAYS: readonly Concept[] = ['until', 'date', 'due'];

/**
 * Whether the evidence is nothing but bills, and a field names the last day of nothing: "vencimiento", "scadenza" and "échéance"
 * are in many languages the end of what holds, and on a bill the day until which it is to be paid.
 */
function isOfBill(field: Field, { papers = [] }: Pick<Facts, 'papers'>): boolean {
  const areBills = papers.every(
    ({ named }) => named.length > 0 && named.every(kinds => kinds.every(kind => BILLS.includes(kind))),
  );
  const words = meaningOfField(field);
  return papers.length > 0 && areBills && words.every(({ concepts }) => concepts.some(one => OF_DAYS.includes(one)));
}

/** Whether a field asks for the day until which something holds, on this evidence. */
export const isEndOfWhatHolds = (field: Field, facts: Pick<Facts, 'papers'>): boolean =>
  isExpiry(field) && !isOfBill(field, facts);
