/**
 * Path of the first field that a schema does not know; undefined when it knows them all.
 * @param known what the schema made of `given`: without the fields that it does not know.
 */
export function unknownField(given: unknown, known: unknown): string | undefined {
  if (given === known || typeof given !== 'object' || given === null) return undefined;
  if (typeof known !== 'object' || known === null) return undefined;
  const inGiven = given as Record<string, unknown>;
  const inKnown = known as Record<string, unknown>;
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(known, key)) return key;
    const inside = unknownField(inGiven[key], inKnown[key]);
    if (inside !== undefined) return `${key}.${inside}`;
  }
  return undefined;
}
