import type { Key, PageLanguage, Placeholders } from './protocol.ts';

/** The language that the page came in. */
export const language = JSON.parse(document.getElementById('language')?.textContent ?? '') as PageLanguage;

const { tag, direction, words } = language;
const plurals = new Intl.PluralRules(tag);
const numbers = new Intl.NumberFormat(tag);
const megabytes = new Intl.NumberFormat(tag, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 });

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const PLACEHOLDER = /\{(\w+)\}/;

type Values<Name extends Key, Value> = [Placeholders<Name>] extends [never]
  ? []
  : [values: Readonly<Record<Placeholders<Name>, Value>>];

/** A value of another direction stands apart from the sentence around it (Unicode bidirectional isolates). */
function inserted(value: string | number): string {
  const text = typeof value === 'number' ? numbers.format(value) : value;
  return direction === 'rtl' || RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

function sentence(key: Key, count?: string | number): string {
  const found = words[key];
  if (typeof found === 'string') return found;
  return (typeof count === 'number' && found[plurals.select(count)]) || found.other;
}

/** What the page says, in the language of the person. A number in it is written, and chooses the form, as it does. */
export function say<Name extends Key>(key: Name, ...[values]: Values<Name, string | number>): string {
  const given: Readonly<Record<string, string | number>> = values ?? {};
  const replaced = (_: string, name: string) => inserted(given[name] ?? '');
  return sentence(key, given.count).replaceAll(new RegExp(PLACEHOLDER, 'g'), replaced);
}

/** The same with elements in the places of the values. */
export function sayWith<Name extends Key>(
  key: Name,
  values: Readonly<Record<Placeholders<Name>, Node>>,
): (string | Node)[] {
  const given: Readonly<Record<string, Node>> = values;
  return sentence(key)
    .split(PLACEHOLDER)
    .map((piece, index) => (index % 2 === 0 ? piece : (given[piece] ?? '')));
}

/** A number on its own. */
export function written(number: number): string {
  return numbers.format(number);
}

/** Names one after the other: all of them, or one of them. */
export function listed(names: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(tag, { type }).format(names);
}

/** A size of a file. */
export function size(bytes: number): string {
  return megabytes.format(bytes / 1024 / 1024);
}
