/** The value that must be there. @throws when it is not. */
export function present<Value>(value: Value | null | undefined, what = 'a value'): Value {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}
