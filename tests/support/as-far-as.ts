const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was found, at any depth without the fields that nobody expects: those that came after the expectation. */
export function asFarAs(expected: unknown, found: unknown): unknown {
  if (Array.isArray(expected) && Array.isArray(found)) return found.map((item, at) => asFarAs(expected[at], item));
  if (!isObject(expected) || !isObject(found)) return found;
  const known = Object.entries(found).filter(([name]) => Object.hasOwn(expected, name));
  return Object.fromEntries(known.map(([name, value]) => [name, asFarAs(expected[name], value)]));
}
