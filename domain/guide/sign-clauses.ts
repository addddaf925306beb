import type { FieldType } from '../reading/field-types.ts';
import type { Clause } from './clause.ts';
import { withQuotations } from './quotes.ts';

/** Letters among digits, or capital ones alone: a word in lower case is no part of a number. */
const SIGNS = /^(?:[\p{Lu}\p{N}./-]|\p{Ll}(?=\S*\d)|(?<=\d\S*)\p{Ll})+$/u;
/** With which a number may begin. */
const BEGINNING = /^[\p{Lu}\p{N}+][\p{Lu}\p{N}./-]*$/u;

/** What is asked of a field's signs: its kind, and the texts that the condition quotes. */
type Asked = { type: FieldType; quotations: readonly string[] };

const isOfSigns = (type: FieldType) => type === 'id' || type === 'phone';

/** How a number is to end; null where the words name no signs. Only what is made of signs ends in some of them. */
export function endingOf(values: string | undefined, field: string, { type, quotations }: Asked): Clause | null {
  const text = withQuotations(values ?? '', quotations).trim();
  // Of an address by mail the whole of its domain.
  if (type === 'email' && /^@[\w.-]+\.\w{2,}$/u.test(text)) return { kind: 'ends_in', field, text };
  const areSigns = isOfSigns(type) && text.split(' ').every(part => SIGNS.test(part));
  return areSigns && /\p{N}/u.test(text) ? { kind: 'ends_in', field, text } : null;
}

/** How a number is to begin, in capitals or digits, or an address, by its first lines; null where the words name neither. */
export function beginningOf(values: string | undefined, field: string, { type, quotations }: Asked): Clause | null {
  const text = withQuotations(values ?? '', quotations).trim();
  if (type === 'address' && /\p{N}/u.test(text) && /\p{L}/u.test(text))
    return { kind: 'equals', field, values: [{ text, kind: 'text', whole: true }], negated: false };
  return isOfSigns(type) && BEGINNING.test(text) ? { kind: 'begins_with', field, text } : null;
}
