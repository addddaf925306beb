import { parseUrl } from '../parse-url.ts';

/** A part of a pattern: text that must stand there, or a variable that takes what stands there. */
type Part = { literal: string } | { variable: string };

/** A `capture_on` pattern: an http(s) URL some of whose path segments or query values are `:variables`. */
export type CapturePattern = {
  origin: string;
  path: Part[];
  query: { name: string; value: Part }[];
  /** The pattern as a URL. */
  url: string;
};

/** The values of variables by their names. */
export type Variables = Readonly<Record<string, string>>;

const VARIABLE = /^:([A-Za-z_][0-9A-Za-z_]*)$/;

/** A variable takes no longer value, in characters: a page chooses its own address. */
export const LONGEST_VALUE = 1024;

/** Percent-decoded; as it stands when it is not encoded well. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Segments of a path as they are written; a slash at its end makes no difference. */
function segmentsOf(url: URL): string[] {
  return url.pathname.replace(/^\/|\/$/g, '').split('/');
}

/** The parameters of a query as they are written. */
function parametersOf(url: URL): { name: string; value: string }[] {
  const pairs = url.search.slice(1).split('&');
  return pairs.flatMap(pair => {
    const end = pair.includes('=') ? pair.indexOf('=') : pair.length;
    return pair === '' ? [] : [{ name: pair.slice(0, end), value: pair.slice(end + 1) }];
  });
}

/** What a name or value of a query means. */
const meant = (text: string): string => new URLSearchParams(`_=${text}`).get('_') ?? '';

/** The name of the variable that is written here. A colon that is none is written `%3A`. */
const variableIn = (text: string): string | undefined => VARIABLE.exec(text)?.[1];

function partOf(text: string, decode: (text: string) => string): Part {
  const variable = variableIn(text);
  return variable === undefined ? { literal: decode(text) } : { variable };
}

/** Reads a pattern; undefined when it is none. The fragment plays no part: what it names is in the same document. */
export function parseCapturePattern(text: string): CapturePattern | undefined {
  const url = parseUrl(text);
  if (url === null) return undefined;
  const { protocol, username, password, origin } = url;
  if (!['http:', 'https:'].includes(protocol) || username !== '' || password !== '') return undefined;
  // A segment that begins like a variable and is none would silently match nothing.
  if (segmentsOf(url).some(segment => segment.startsWith(':') && variableIn(segment) === undefined)) return undefined;
  url.hash = '';
  return {
    origin,
    path: segmentsOf(url).map(segment => partOf(segment, decoded)),
    query: parametersOf(url).map(({ name, value }) => ({ name: meant(name), value: partOf(value, meant) })),
    url: url.href,
  };
}

/** The names of the pattern's variables, each once, in the order in which they stand. */
export function variablesOf({ path, query }: CapturePattern): string[] {
  const parts = [...path, ...query.map(({ value }) => value)];
  return [...new Set(parts.flatMap(part => ('variable' in part ? [part.variable] : [])))];
}

/**
 * The values of the pattern's variables at an address; null when the address does not match. Origin and segments must
 * be equal; query parameters of the pattern must be there, others may be. A variable takes no empty value, none of more
 * than `LONGEST_VALUE` characters, and the same value wherever it stands.
 */
export function matchCapturePattern(pattern: CapturePattern, address: string): Record<string, string> | null {
  const url = parseUrl(address);
  if (url === null) return null;
  const segments = segmentsOf(url).map(decoded);
  if (url.origin !== pattern.origin || segments.length !== pattern.path.length) return null;
  const pairs: [Part, string | null][] = [
    ...pattern.path.map((part, index): [Part, string | null] => [part, segments[index] ?? null]),
    ...pattern.query.map(({ name, value }): [Part, string | null] => [value, url.searchParams.get(name)]),
  ];
  const values = new Map<string, string>();
  for (const [part, text] of pairs) {
    if (text === null) return null;
    if ('literal' in part) {
      if (part.literal !== text) return null;
    } else {
      if (text === '' || text.length > LONGEST_VALUE || (values.get(part.variable) ?? text) !== text) return null;
      values.set(part.variable, text);
    }
  }
  return Object.fromEntries(values);
}

/** The pattern's URL with this in the place of each variable. */
function filled(pattern: CapturePattern, put: (variable: string) => string): string {
  const url = new URL(pattern.url);
  const fill = (text: string) => {
    const variable = variableIn(text);
    return variable === undefined ? text : put(variable);
  };
  const path = url.pathname.split('/').map(fill).join('/');
  const query = parametersOf(url).map(({ name, value }) => `${name}=${fill(value)}`);
  return `${url.origin}${path}${query.length === 0 ? '' : `?${query.join('&')}`}`;
}

const knownOf = (variables: Variables, name: string): string | undefined =>
  Object.hasOwn(variables, name) ? variables[name] : undefined;

/** The address that the pattern names with these values, or the variables that have none yet. */
export function addressOf(
  pattern: CapturePattern,
  variables: Variables,
): { address: string } | { missing: [string, ...string[]] } {
  const [first, ...others] = variablesOf(pattern).filter(name => knownOf(variables, name) === undefined);
  if (first !== undefined) return { missing: [first, ...others] };
  return { address: filled(pattern, name => encodeURIComponent(knownOf(variables, name) ?? '')) };
}

/** The address as a person may read it: without the protocol, and with `…` for what is not known. */
export function placeOf(pattern: CapturePattern, variables: Variables): string {
  const place = filled(pattern, name => {
    const value = knownOf(variables, name);
    return value === undefined ? '…' : encodeURIComponent(value);
  });
  return place.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
