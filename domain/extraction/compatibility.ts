import type { FieldType } from '../reading/field-types.ts';
import type { ValueType } from '../reading/value-types.ts';

const OTHERWISE = 0.05;

/** How well a value of one form serves a field of one kind, 0 to 1; measured on rendered pages. */
const COMPATIBILITY: Record<FieldType, Partial<Record<ValueType, number>>> = {
  date: { date: 1, period: 0.5, text: 0.12 },
  period: { period: 1, date: 0.5, text: 0.3 },
  money: { money: 1, number: 0.35, percent: 0, date: 0, name: 0 },
  number: { number: 1, quantity: 0.9, money: 0.2, id: 0.3, text: 0.45 },
  email: { email: 1 },
  phone: { phone: 1, id: 0.3, number: 0.1 },
  percent: { percent: 1, number: 0.25, text: 0.1 },
  id: { id: 1, number: 0.85, phone: 0.85, text: 0.2, date: 0.1 },
  name: { name: 1, text: 0.45, status: 0.2, date: 0, money: 0, email: 0.1, phone: 0, number: 0 },
  status: { status: 1, text: 0.8, name: 0.8, date: 0.1, id: 0.2 },
  address: { address: 1, text: 0.75, name: 0.6, id: 0.1, money: 0, date: 0 },
  handle: { handle: 1, name: 0.75, email: 0.75, id: 0.7, text: 0.5 },
  text: {
    text: 1,
    quantity: 0.9,
    name: 1,
    status: 0.8,
    address: 0.8,
    id: 0.75,
    number: 0.45,
    money: 0.3,
    date: 0.3,
    phone: 0.3,
    email: 0.25,
    percent: 0.4,
    handle: 0.4,
    period: 0.3,
  },
};

/** How well such a value serves such a field, 0 to 1. */
export function compatibility(field: FieldType, value: ValueType): number {
  return COMPATIBILITY[field][value] ?? OTHERWISE;
}
