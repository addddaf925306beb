import type { Field } from '../inquiry/configuration.ts';
import { meaningOf, names } from '../reading/meaning.ts';

/** Dates until which something was counted, not until which it holds. */
const COUNTED = /\b(statement|period|billing|invoice|pay)/i;

/** Whether a field asks for the day until which something holds. */
export function isExpiry({ name, description }: Field): boolean {
  return names(meaningOf(`${name} ${description}`), 'until') && !COUNTED.test(`${name} ${description}`);
}
