import type { Json } from './json.ts';

function text(value: string): string {
  if (/\p{Surrogate}/u.test(value)) throw new TypeError('a text with half a character has no canonical JSON');
  return JSON.stringify(value);
}

/**
 * The one way to write a value as JSON: keys in the order of their UTF-16 code units, no white space, numbers and texts
 * as ECMAScript writes them (RFC 8785, JSON Canonicalization Scheme).
 * @throws TypeError for what JSON can't say: numbers that are not finite, texts with half a surrogate pair.
 */
export function canonicalJson(value: Json): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return text(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError('a number that is not finite has no canonical JSON');
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([key, member]) => `${text(key)}:${canonicalJson(member)}`).join(',')}}`;
}
