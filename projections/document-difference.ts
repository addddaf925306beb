import type { DocumentWrite } from '../application/ports/documents.ts';

/**
 * One place where a document that serves is not what the log makes of it. Of values only the type, the size and a
 * fingerprint are told: they may be personal data.
 */
export type Difference = {
  /** Path in the stored document: `body.fields[2].name`, `keys.status`, `listed.name`, `position`; `document` for all. */
  field: string;
  live: string;
  rebuilt: string;
};

/** A short text that is the same for the same text, and tells nothing about it to who does not hold a key. */
export type Fingerprint = (text: string) => string;

const PLAIN_NAME = /^[A-Za-z_]\w{0,63}$/;

/** Names every place where two versions of a document differ; undefined stands for a document that is missing. */
export function* differencesBetween(
  live: DocumentWrite | undefined,
  rebuilt: DocumentWrite | undefined,
  fingerprint: Fingerprint,
): Generator<Difference, void, undefined> {
  if (live === undefined || rebuilt === undefined) {
    if (live !== rebuilt) yield { field: 'document', live: presence(live), rebuilt: presence(rebuilt) };
    return;
  }
  for (const field of ['position', 'deleted'] as const) {
    if (live[field] !== rebuilt[field]) yield { field, live: String(live[field]), rebuilt: String(rebuilt[field]) };
  }
  yield* within('body', live.body, rebuilt.body, fingerprint);
  yield* within('keys', live.keys, rebuilt.keys, fingerprint);
  // Compared as values: the order of a row's members means nothing, and depends on how its events were read.
  if (live.listed !== rebuilt.listed) {
    yield* within('listed', parsed(live.listed), parsed(rebuilt.listed), fingerprint);
  }
}

function* within(
  path: string,
  live: unknown,
  rebuilt: unknown,
  fingerprint: Fingerprint,
): Generator<Difference, void, undefined> {
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
  yield { field: path, live: shape(live, fingerprint), rebuilt: shape(rebuilt, fingerprint) };
}

function presence(document: DocumentWrite | undefined): string {
  return document === undefined ? 'missing' : `there, at position ${document.position}`;
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

/** The row behind a list route's text; the text itself when somebody has broken it. */
function parsed(listed: string | null): unknown {
  if (listed === null) return null;
  try {
    return JSON.parse(listed);
  } catch {
    return listed;
  }
}
