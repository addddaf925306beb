import { ID_PREFIXES } from '../../domain/identifiers.ts';

const ID = new RegExp(`\\b(?:${[...ID_PREFIXES].sort((a, b) => b.length - a.length).join('|')})[0-9A-Z]{26,}`, 'g');
const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;
const TIME = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z\b/g;
const SECRET = /\b(?:whsec_|secret_(?:live|test)_)[A-Za-z0-9+/=_-]+/g;
const HASH = /\b[0-9a-f]{64}\b/g;
const SIGNATURE = /expires=\d+&signature=[^"&]+/g;
const ADDRESS = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/g;
/** Members whose values are numbers or texts that no second run repeats. */
const UNREPEATABLE = /"(requestId|duration_ms)":(?:"[^"]*"|-?\d+(?:\.\d+)?)/g;

/**
 * The same answers with everything that no second run repeats put aside: ids become `<id 1>`, `<id 2>` … in the order in
 * which they are first seen, so that a reference still has to be a reference to the same thing.
 */
export function masked<Answers>(answers: Answers): Answers {
  const names = new Map<string, string>();
  const named = (kind: string) => (found: string) => {
    const name = names.get(found) ?? `<${kind} ${names.size + 1}>`;
    names.set(found, name);
    return name;
  };
  const text = JSON.stringify(answers)
    .replace(UNREPEATABLE, '"$1":"<unrepeatable>"')
    .replace(SIGNATURE, '<signature>')
    .replace(ADDRESS, '<address>')
    .replace(SECRET, '<secret>')
    .replace(TIME, '<time>')
    .replace(HASH, '<hash>')
    .replace(UUID, named('uuid'))
    .replace(ID, named('id'));
  return JSON.parse(text) as Answers;
}
