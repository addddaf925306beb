/** Bytes as the scan of a JPEG has them: bits from the highest on, and no 0xff that could be a marker. */
export class BitWriter {
  #bytes: Uint8Array;
  #length: number;
  #buffer = 0;
  #held = 0;

  /** @param head what stands before the bits */
  constructor(head: Uint8Array) {
    this.#length = head.length;
    this.#bytes = new Uint8Array(head.length + 4_096);
    this.#bytes.set(head);
  }

  /** At most 16 bits. */
  write(bits: number, length: number): void {
    this.#buffer = ((this.#buffer << length) | bits) & 0xffffff;
    this.#held += length;
    for (; this.#held >= 8; this.#held -= 8) this.#put((this.#buffer >> (this.#held - 8)) & 0xff);
  }

  /** Fills the last byte up and ends with these. */
  end(tail: Uint8Array): Uint8Array {
    if (this.#held > 0) this.write((1 << (8 - this.#held)) - 1, 8 - this.#held);
    const all = new Uint8Array(this.#length + tail.length);
    all.set(this.#bytes.subarray(0, this.#length));
    all.set(tail, this.#length);
    return all;
  }

  #put(byte: number): void {
    if (this.#length + 2 > this.#bytes.length) {
      const larger = new Uint8Array(2 * this.#bytes.length);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes[this.#length++] = byte;
    if (byte === 0xff) this.#bytes[this.#length++] = 0;
  }
}
