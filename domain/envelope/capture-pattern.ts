/** A part of a pattern: text that must stand there, or a variable that takes what stands there. */
type Part = { literal: string } | { variable: string };

/** A `capture_on` pattern: an http(s) URL some of whose path segments or query values are `:variables`. */
export type CapturePattern = {
  origin: string;
  path: Part[];
  query: { name: string; value: Part }[];
};

const VARIABLE = /^:([A-Za-z_][0-9A-Za-z_]*)$/;

/** Percent-decoded; as it stands when it is not encoded well. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function partOf(text: string): Part {
  const variable = VARIABLE.exec(text)?.[1];
  return variable === undefined ? { literal: text } : { variable };
}

/** Segments of a path; a slash at its end makes no difference. */
function segmentsOf(url: URL): string[] {
  return url.pathname
    .replace(/^\/|\/$/g, '')
    .split('/')
    .map(decoded);
}

/** Reads a pattern; undefined when it is none. The fragment plays no part: what it names is in the same document. */
export function parseCapturePattern(text: string): CapturePattern | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const { protocol, username, password, origin } = url;
  if (!['http:', 'https:'].includes(protocol) || username !== '' || password !== '') return undefined;
  const parts = segmentsOf(url).map(partOf);
  // A segment that begins like a variable and is none would silently match nothing.
  if (parts.some(part => 'literal' in part && part.literal.startsWith(':'))) return undefined;
  const query = [...url.searchParams].map(([name, value]) => ({ name, value: partOf(value) }));
  return { origin, path: parts, query };
}

/** The names of the pattern's variables, each once, in the order in which they stand. */
export function variablesOf({ path, query }: CapturePattern): string[] {
  const parts = [...path, ...query.map(({ value }) => value)];
  return [...new Set(parts.flatMap(part => ('variable' in part ? [part.variable] : [])))];
}

/**
 * The values of the pattern's variables at an address; null when the address does not match. Origin and segments must
 * be equal; query parameters of the pattern must be there, others may be. A variable takes no empty value, and the same
 * value wherever it stands.
 */
export function matchCapturePattern(pattern: CapturePattern, address: string): Record<string, string> | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const segments = segmentsOf(url);
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
      if (text === '' || (values.get(part.variable) ?? text) !== text) return null;
      values.set(part.variable, text);
    }
  }
  return Object.fromEntries(values);
}
