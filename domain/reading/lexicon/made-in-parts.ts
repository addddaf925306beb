/**
 * Something that takes long to make. Whoever asks for it gets it whole and waits; whoever has time makes it beforehand, a
 * part at a time, so that nobody waits long meanwhile.
 */
export class MadeInParts<Value> {
  readonly #value: Value;
  readonly #left: (() => void)[];

  /** @param parts in their order; each adds to the value */
  constructor(value: Value, parts: readonly (() => void)[]) {
    this.#value = value;
    this.#left = [...parts];
  }

  /** Makes the next part. @returns false: it is whole, and nothing was left to do */
  proceed(): boolean {
    const part = this.#left.shift();
    part?.();
    return part !== undefined;
  }

  get whole(): Value {
    while (this.proceed());
    return this.#value;
  }
}
