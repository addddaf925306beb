import type { EventLog, LoggedEvent, ProposedEvent } from './event-log.ts';

export type Expected = number | 'no_stream' | 'any' | 'stream_exists';

export type Committed = { result: 'committed'; last: LoggedEvent | undefined };
export type WrongVersion = { result: 'wrong_expected_version'; current: number };

/**
 * Appends if the stream is at the expected version, answers a repeat of the same ids as the first time, and refuses
 * everything else. After EventStore/EventStore v24.10.0, IndexWriter.cs, CheckCommit; a repeat that is only partly the
 * same is a wrong version, too: StorageWriterService.cs, ActOnCommitCheckFailure, CorruptedIdempotency.
 */
export function commit(
  log: EventLog,
  stream: string,
  expected: Expected,
  events: readonly ProposedEvent[],
): Committed | WrongVersion {
  const current = log.lastRevision(stream);
  const wrong: WrongVersion = { result: 'wrong_expected_version', current };
  if (expected === 'stream_exists' && current < 0) return wrong;
  if (expected === 'any' || expected === 'stream_exists') {
    const first = log.stream(stream).findIndex(event => event.id === events[0]?.id);
    return first < 0 ? append(log, stream, events) : (repeated(log, stream, first, events) ?? wrong);
  }
  const version = expected === 'no_stream' ? -1 : expected;
  if (version < current) return repeated(log, stream, version + 1, events) ?? wrong;
  return version > current ? wrong : append(log, stream, events);
}

function append(log: EventLog, stream: string, events: readonly ProposedEvent[]): Committed {
  return { result: 'committed', last: log.append(stream, events).at(-1) };
}

/** What was committed when exactly these ids stand in the stream from here on. */
function repeated(
  log: EventLog,
  stream: string,
  from: number,
  events: readonly ProposedEvent[],
): Committed | undefined {
  const standing = log.stream(stream).slice(from, from + events.length);
  const same = events.length > 0 && events.every((event, index) => event.id === standing[index]?.id);
  return same ? { result: 'committed', last: standing.at(-1) } : undefined;
}
