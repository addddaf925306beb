/** What may come on a connection. */
export type FrameLimits<Head> = {
  /** Bytes of a head. */
  longestHead: number;
  /** What a head is held against. @throws when it is none. */
  parse(head: unknown): Head;
  /** Bytes of the body that a message with this head may have. */
  longestBody(head: Head): number;
};

/** What stands before each frame: both lengths. */
export const PREFIX_BYTES = 8;
const NOTHING = Buffer.alloc(0);

/** Frame: length of the head and of the body as 32 bits each, big endian; the head as JSON; the body. */
export function encodeFrame(head: object, body: Uint8Array = NOTHING): Buffer {
  const text = Buffer.from(JSON.stringify(head));
  const prefix = Buffer.alloc(PREFIX_BYTES);
  prefix.writeUInt32BE(text.length, 0);
  prefix.writeUInt32BE(body.length, 4);
  return Buffer.concat([prefix, text, body]);
}

/** Takes frames out of a stream of bytes. Nothing is kept of one that is larger than its kind may be. */
export class FrameReader<Head> {
  readonly #limits: FrameLimits<Head>;
  readonly #onFrame: (head: Head, body: Buffer) => void;
  #parts: Buffer[] = [];
  #length = 0;
  #head: { head: Head; bodyLength: number } | null = null;

  constructor(limits: FrameLimits<Head>, onFrame: (head: Head, body: Buffer) => void) {
    this.#limits = limits;
    this.#onFrame = onFrame;
  }

  /** @throws when what comes is not what may come. */
  push(chunk: Buffer): void {
    this.#parts.push(chunk);
    this.#length += chunk.length;
    while (this.#advance());
  }

  #advance(): boolean {
    if (this.#head === null) {
      if (this.#length < PREFIX_BYTES) return false;
      const prefix = this.#peek(PREFIX_BYTES);
      const [headLength, bodyLength] = [prefix.readUInt32BE(0), prefix.readUInt32BE(4)];
      if (headLength > this.#limits.longestHead) throw new Error(`a head of ${headLength} bytes`);
      if (this.#length < PREFIX_BYTES + headLength) return false;
      const text = this.#take(PREFIX_BYTES + headLength).toString('utf8', PREFIX_BYTES);
      const head = this.#limits.parse(JSON.parse(text));
      if (bodyLength > this.#limits.longestBody(head)) throw new Error(`a body of ${bodyLength} bytes`);
      this.#head = { head, bodyLength };
    }
    const { head, bodyLength } = this.#head;
    if (this.#length < bodyLength) return false;
    this.#head = null;
    this.#onFrame(head, this.#take(bodyLength));
    return this.#length > 0;
  }

  #peek(bytes: number): Buffer {
    if ((this.#parts[0]?.length ?? 0) < bytes) this.#parts = [Buffer.concat(this.#parts)];
    return (this.#parts[0] ?? NOTHING).subarray(0, bytes);
  }

  #take(bytes: number): Buffer {
    const taken = this.#peek(bytes);
    this.#length -= bytes;
    const rest = (this.#parts[0] ?? NOTHING).subarray(bytes);
    this.#parts = rest.length === 0 ? this.#parts.slice(1) : [rest, ...this.#parts.slice(1)];
    return taken;
  }
}
