import { closeSync, existsSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';

/** An event as it is proposed to the server. */
export type ProposedEvent = { id: string; type: string; isJson: boolean; data: Buffer; metadata: Buffer };

/**
 * An event as the server holds it. A write through gRPC makes one log record for each event, and commit and prepare
 * position are both that record's place: EventStore/EventStore v24.10.0, AllReader.cs, ReadAllEventsForwardInternal
 * (`new CommitEventRecord(eventRecord, prepare.LogPosition)`).
 */
export type LoggedEvent = ProposedEvent & {
  stream: string;
  revision: number;
  position: bigint;
  /** Place right behind its record: where a read that has seen it goes on. */
  end: bigint;
  createdMs: number;
};

/** One append as a line of the file. */
type Line = {
  stream: string;
  at: number;
  events: { id: string; type: string; isJson: boolean; d: string; m: string }[];
};

/** Size of a record beside its type, data and metadata. What it is exactly does not matter: places have gaps. */
const RECORD_OVERHEAD = 120;

/** The transaction log of the test server: in memory, and in a file when it is to outlive the server. */
export class EventLog {
  readonly #events: LoggedEvent[] = [];
  readonly #streams = new Map<string, LoggedEvent[]>();
  readonly #listeners = new Set<() => void>();
  readonly #file: number | undefined;
  #end = 0n;

  constructor(file?: string) {
    const torn = file !== undefined && existsSync(file) ? this.#load(file) : 0;
    if (file !== undefined && torn > 0) truncateSync(file, torn);
    this.#file = file === undefined ? undefined : openSync(file, 'a', 0o600);
    // A fresh database is not empty: it made its users (UserManagementService.cs) and more before the first client came.
    if (this.#events.length === 0) this.append('$user-admin', [systemEvent('$UserCreated', { loginName: 'admin' })]);
  }

  /** Last revision of the stream, -1 when there is none. */
  lastRevision(stream: string): number {
    return (this.#streams.get(stream)?.length ?? 0) - 1;
  }

  stream(name: string): readonly LoggedEvent[] {
    return this.#streams.get(name) ?? [];
  }

  get events(): readonly LoggedEvent[] {
    return this.#events;
  }

  /** Index of the first event whose position is at least this one. */
  indexFrom(position: bigint): number {
    let low = 0;
    let high = this.#events.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#events[middle]?.position ?? 0n) < position) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  append(stream: string, events: readonly ProposedEvent[]): LoggedEvent[] {
    const at = Date.now();
    if (this.#file !== undefined) {
      const encoded = events.map(({ id, type, isJson, data, metadata }) => {
        return { id, type, isJson, d: data.toString('base64'), m: metadata.toString('base64') };
      });
      writeSync(this.#file, `${JSON.stringify({ stream, at, events: encoded } satisfies Line)}\n`);
    }
    const logged = this.#add(stream, at, events);
    for (const listener of this.#listeners) listener();
    return logged;
  }

  /** Calls after every append. @returns what ends it. */
  onAppend(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
  }

  #add(stream: string, createdMs: number, events: readonly ProposedEvent[]): LoggedEvent[] {
    const standing = this.#streams.get(stream) ?? [];
    this.#streams.set(stream, standing);
    return events.map(event => {
      const position = this.#end;
      this.#end += BigInt(
        RECORD_OVERHEAD + stream.length + event.type.length + event.data.length + event.metadata.length,
      );
      const logged = { ...event, stream, revision: standing.length, position, end: this.#end, createdMs };
      standing.push(logged);
      this.#events.push(logged);
      return logged;
    });
  }

  /** @returns where the whole lines end, when a half-written one follows them, else 0. */
  #load(file: string): number {
    const text = readFileSync(file);
    const end = text.lastIndexOf('\n') + 1;
    for (const line of text.subarray(0, end).toString('utf8').split('\n')) {
      if (line === '') continue;
      const { stream, at, events } = JSON.parse(line) as Line;
      const proposed = events.map(({ id, type, isJson, d, m }) => {
        return { id, type, isJson, data: Buffer.from(d, 'base64'), metadata: Buffer.from(m, 'base64') };
      });
      this.#add(stream, at, proposed);
    }
    return end < text.length ? end : 0;
  }
}

function systemEvent(type: string, data: unknown): ProposedEvent {
  const id = '00000000-0000-4000-8000-000000000001';
  return { id, type, isJson: true, data: Buffer.from(JSON.stringify(data)), metadata: Buffer.alloc(0) };
}
