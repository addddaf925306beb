import { once } from 'node:events';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerWritableStream } from '@grpc/grpc-js';
import { eventFilterOf } from './event-filter.ts';
import type { EventLog, LoggedEvent } from './event-log.ts';
import { eventResponse, streamName } from './messages.ts';

export type ReadCall = ServerWritableStream<ReadReq, ReadResp>;

const BACKWARDS = 1;

/** Sends one answer, and waits while the client is slow. */
export async function send(call: ReadCall, response: ReadResp): Promise<void> {
  if (call.cancelled || call.destroyed) return;
  if (call.write(response)) return;
  const waited = new AbortController();
  const { signal } = waited;
  await Promise.race(['drain', 'cancelled', 'close'].map(event => once(call, event, { signal }).catch(() => {})));
  waited.abort();
}

/**
 * A stream from a revision on, both directions; a missing stream is an answer, not an error:
 * EventStore/EventStore v24.10.0, Enumerator.ReadStreamForwards.cs, ReadPage, and ReadStreamBackwards.cs.
 */
export async function readStream(log: EventLog, call: ReadCall, options: ReadReq.Options): Promise<void> {
  const of = options.getStream();
  const identifier = of?.getStreamIdentifier();
  const events = log.stream(streamName(identifier));
  if (events.length === 0) {
    await send(
      call,
      new streams.ReadResp().setStreamNotFound(new streams.ReadResp.StreamNotFound().setStreamIdentifier(identifier)),
    );
    return;
  }
  const backwards = options.getReadDirection() === BACKWARDS;
  const first = of?.hasRevision() ? Number(of.getRevision()) : of?.hasEnd() ? events.length - 1 : 0;
  const selected = backwards ? events.slice(0, first + 1).reverse() : events.slice(first);
  await sendEvents(call, selected, Number(options.getCount()));
}

/**
 * The whole log. Forwards a position is the first record that may come, backwards the end of the last one:
 * EventStore/EventStore v24.10.0, AllReader.cs, the docstrings of IAllReader.
 */
export async function readAll(log: EventLog, call: ReadCall, options: ReadReq.Options): Promise<void> {
  const place = options.getAll()?.getPosition()?.getCommitPosition();
  const isEnd = options.getAll()?.hasEnd() ?? false;
  const backwards = options.getReadDirection() === BACKWARDS;
  const from = place === undefined ? (isEnd ? log.events.length : 0) : log.indexFrom(BigInt(place));
  const selected = backwards ? log.events.slice(0, from).reverse() : log.events.slice(from);
  await sendEvents(call, selected.filter(eventFilterOf(options.getFilter())), Number(options.getCount()));
}

async function sendEvents(call: ReadCall, events: readonly LoggedEvent[], count: number): Promise<void> {
  for (const event of events.slice(0, count)) await send(call, eventResponse(event));
}
