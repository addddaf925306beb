/**
 * Path of the first field that a schema does not know; undefined when it knows them all.
 * @param known what the schema made of `given`: without the fields that it does not know.
 */
export function unknownField(given: unknown, known: unknown): string | undefined {
  if (given === known || typeof given !== 'object' || given === null) return undefined;
  if (typeof known !== 'object' || known === null) return undefined;
  for (const [key, value] of Object.entries(given)) {
    if (!Object.hasOwn(known, key)) return key;
    const inside = unknownField(value, Reflect.get(known, key));
    if (inside !== undefined) return `${key}.${inside}`;
  }
  return undefined;
}
