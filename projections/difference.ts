import type { DocumentWrite } from '../application/ports/documents.ts';

/** One field that is not what it should be. The values are shortened: they may hold personal data. */
export type FieldDifference = {
  /** Where it is, such as `body.inquiry.result.claims[0].value`. */
  path: string;
  live: string;
  rebuilt: string;
};

/** Fields named for one document. */
const MAX_FIELDS = 20;
const SHOWN_CHARACTERS = 2;

/** A document as far as it is compared. Absent parts are not looked at. */
export type Compared = Pick<DocumentWrite, 'deleted' | 'body'> & Partial<Pick<DocumentWrite, 'keys' | 'listed'>>;

/** The fields in which a live document is not what the log makes of it, at most 20. */
export function differencesOf(live: Compared, rebuilt: Compared): FieldDifference[] {
  const found: FieldDifference[] = [];
  collect('', plain(live), plain(rebuilt), found);
  return found.slice(0, MAX_FIELDS);
}

function plain({ deleted, body, keys, listed }: Compared): Record<string, unknown> {
  const row = typeof listed === 'string' ? JSON.parse(listed) : listed;
  return { deleted, body, ...(keys === undefined ? {} : { keys }), ...(listed === undefined ? {} : { listed: row }) };
}

function collect(path: string, live: unknown, rebuilt: unknown, found: FieldDifference[]): void {
  if (found.length >= MAX_FIELDS || Object.is(live, rebuilt)) return;
  if (Array.isArray(live) && Array.isArray(rebuilt)) {
    const length = Math.max(live.length, rebuilt.length);
    for (let index = 0; index < length; index++) collect(`${path}[${index}]`, live[index], rebuilt[index], found);
  } else if (isObject(live) && isObject(rebuilt)) {
    for (const name of new Set([...Object.keys(rebuilt), ...Object.keys(live)])) {
      collect(path === '' ? name : `${path}.${name}`, own(live, name), own(rebuilt, name), found);
    }
  } else found.push({ path, live: shortened(live), rebuilt: shortened(rebuilt) });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Only what the object itself has: `__proto__` is a field name like any other. */
function own(value: Record<string, unknown>, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Enough of a value to see what kind of thing it is, and too little to tell who it is about. */
function shortened(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return `"${value.slice(0, SHOWN_CHARACTERS)}…" (${value.length} characters)`;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isObject(value)) return `an object of ${Object.keys(value).length} fields`;
  return String(value);
}
