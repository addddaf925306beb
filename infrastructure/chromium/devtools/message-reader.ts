/** A screenshot of the longest page in Base64 fits, and little more. */
const LONGEST_MESSAGE = 64 * 1024 * 1024;

/** Takes messages that end with a zero byte out of a stream of bytes. */
export class MessageReader {
  readonly #onMessage: (text: string) => void;
  #parts: Buffer[] = [];
  #length = 0;

  constructor(onMessage: (text: string) => void) {
    this.#onMessage = onMessage;
  }

  /** @throws when a message is longer than any that is wanted. */
  push(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, start)) {
      const last = chunk.subarray(start, end);
      const text = this.#parts.length === 0 ? last.toString() : Buffer.concat([...this.#parts, last]).toString();
      this.#parts = [];
      this.#length = 0;
      this.#onMessage(text);
      start = end + 1;
    }
    if (start === chunk.length) return;
    this.#parts.push(chunk.subarray(start));
    this.#length += chunk.length - start;
    if (this.#length > LONGEST_MESSAGE) throw new Error('the browser sends a message without end');
  }
}
