import type { StoredDocument } from '../application/ports/documents.ts';
import type { Pair } from './pairs.ts';

/**
 * One place where a document that serves is not what the log makes of it. Of values only the type, the size and a
 * fingerprint are told: they may be personal data.
 */
export type FieldDifference = {
  /** Path in the stored document: `listed.fields[2].name`, `body.sessions[0].id`, `keys.status`, `position`. */
  path: string;
  live: string;
  rebuilt: string;
};

/** What is wrong with one document. */
export type DocumentDifference = {
  id: string;
  /** `missing`: the log makes it, and it is not there. `extra`: it is there, and nothing in the log makes it. */
  kind: 'missing' | 'extra' | 'changed';
  /** Where it has changed, at most 20 places. */
  fields: FieldDifference[];
};

/** A short text that is the same for the same text, and tells nothing about it to who does not hold a key. */
export type Fingerprint = (text: string) => string;

type Differences = Generator<FieldDifference, void, undefined>;

const MOST_FIELDS = 20;
const PLAIN_NAME = /^[A-Za-z_]\w{0,63}$/;

/** What is wrong with a document; null when nothing is. */
export function differenceOf({ id, live, rebuilt }: Pair, fingerprint: Fingerprint): DocumentDifference | null {
  if (live === undefined && rebuilt === undefined) return null;
  if (live === undefined) return { id, kind: 'missing', fields: [] };
  if (rebuilt === undefined) return { id, kind: 'extra', fields: [] };
  const fields: FieldDifference[] = [];
  for (const difference of fieldDifferences(live, rebuilt, fingerprint)) {
    if (fields.push(difference) === MOST_FIELDS) break;
  }
  return fields.length === 0 ? null : { id, kind: 'changed', fields };
}

function* fieldDifferences(live: StoredDocument, rebuilt: StoredDocument, fingerprint: Fingerprint): Differences {
  for (const path of ['position', 'deleted'] as const) {
    if (live[path] !== rebuilt[path]) yield { path, live: String(live[path]), rebuilt: String(rebuilt[path]) };
  }
  yield* within('keys', live.keys, rebuilt.keys, fingerprint);
  // Compared as values: the order of members means nothing, and depends on how the events were read.
  for (const path of ['body', 'listed'] as const) {
    if (live[path] !== rebuilt[path]) yield* within(path, parsed(live[path]), parsed(rebuilt[path]), fingerprint);
  }
}

function* within(path: string, live: unknown, rebuilt: unknown, fingerprint: Fingerprint): Differences {
  if (live === rebuilt) return;
  if (Array.isArray(live) && Array.isArray(rebuilt) && live.length === rebuilt.length) {
    for (const [index, each] of live.entries()) yield* within(`${path}[${index}]`, each, rebuilt[index], fingerprint);
    return;
  }
  if (isObject(live) && isObject(rebuilt)) {
    for (const name of new Set([...Object.keys(live), ...Object.keys(rebuilt)])) {
      // Customers choose some names, and may have put anything there.
      const step = PLAIN_NAME.test(name) ? `.${name}` : `[${shape(name, fingerprint)}]`;
      yield* within(path + step, own(live, name), own(rebuilt, name), fingerprint);
    }
    return;
  }
  yield { path, live: shape(live, fingerprint), rebuilt: shape(rebuilt, fingerprint) };
}

function shape(value: unknown, fingerprint: Fingerprint): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  const mark = `#${fingerprint(JSON.stringify(value))}`;
  if (typeof value === 'string') return `text of ${value.length} ${mark}`;
  if (Array.isArray(value)) return `list of ${value.length} ${mark}`;
  return `${typeof value} ${mark}`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function own(object: Record<string, unknown>, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** What a text says; the text itself when somebody has broken it. */
function parsed(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
