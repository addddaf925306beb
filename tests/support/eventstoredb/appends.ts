import shared from '@eventstore/db-client/generated/shared_pb.js';
import grpcStatus from '@eventstore/db-client/generated/status_pb.js';
import type {
  AppendReq,
  AppendResp,
  BatchAppendReq,
  BatchAppendResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import anyMessage from 'google-protobuf/google/protobuf/any_pb.js';
import empty from 'google-protobuf/google/protobuf/empty_pb.js';
import type { Committed, Expected, WrongVersion } from './commit-check.ts';
import type { ProposedEvent } from './event-log.ts';
import { proposedEvent, streamName, uuidOf } from './messages.ts';

export type Append = { stream: string; expected: Expected; events: ProposedEvent[] };

/** An append as its messages say it: first the options, then an event each (Streams.Append.cs, Append). */
export function appendOf(messages: readonly AppendReq[]): Append {
  const [options] = messages.map(message => message.getOptions());
  if (options === undefined) throw new Error('an append begins with its options');
  const events = messages.flatMap(message => {
    const proposed = message.getProposedMessage();
    return proposed === undefined ? [] : [proposedEvent(proposed)];
  });
  let expected: Expected = 'any';
  if (options.hasRevision()) expected = Number(options.getRevision());
  else if (options.hasNoStream()) expected = 'no_stream';
  else if (options.hasStreamExists()) expected = 'stream_exists';
  return { stream: streamName(options.getStreamIdentifier()), expected, events };
}

/** After EventStore/EventStore v24.10.0, Streams.Append.cs, HandleWriteEventsCompleted. */
export function appendResponse({ expected }: Append, outcome: Committed | WrongVersion): AppendResp {
  if (outcome.result === 'committed') {
    const success = new streams.AppendResp.Success();
    if (outcome.last === undefined) return new streams.AppendResp().setSuccess(success.setNoStream(new shared.Empty()));
    const position = outcome.last.position.toString();
    const place = new streams.AppendResp.Position().setCommitPosition(position).setPreparePosition(position);
    success.setCurrentRevision(String(outcome.last.revision)).setPosition(place);
    return new streams.AppendResp().setSuccess(success);
  }
  const wrong = new streams.AppendResp.WrongExpectedVersion();
  if (outcome.current < 0) wrong.setCurrentNoStream(new shared.Empty());
  else wrong.setCurrentRevision(String(outcome.current));
  if (typeof expected === 'number') wrong.setExpectedRevision(String(expected));
  else if (expected === 'no_stream') wrong.setExpectedNoStream(new shared.Empty());
  else if (expected === 'any') wrong.setExpectedAny(new shared.Empty());
  else wrong.setExpectedStreamExists(new shared.Empty());
  return new streams.AppendResp().setWrongExpectedVersion(wrong);
}

/**
 * Appends that share one call. The options come with an append's first message, the last one is marked:
 * EventStore/EventStore v24.10.0, Streams.BatchAppend.cs, Receive.
 */
export class BatchAppends {
  readonly #pending = new Map<string, Append>();

  /** The append that this message completes, if any. */
  add(message: BatchAppendReq): Append | undefined {
    const correlation = uuidOf(message.getCorrelationId());
    const options = message.getOptions();
    if (options !== undefined) {
      let expected: Expected = 'any';
      if (options.hasStreamPosition()) expected = Number(options.getStreamPosition());
      else if (options.hasNoStream()) expected = 'no_stream';
      else if (options.hasStreamExists()) expected = 'stream_exists';
      this.#pending.set(correlation, { stream: streamName(options.getStreamIdentifier()), expected, events: [] });
    }
    const append = this.#pending.get(correlation);
    append?.events.push(...message.getProposedMessagesList().map(proposedEvent));
    if (!message.getIsFinal()) return undefined;
    this.#pending.delete(correlation);
    return append;
  }
}

/** After EventStore/EventStore v24.10.0, Streams.BatchAppend.cs, ConvertMessage. */
export function batchAppendResponse(
  message: BatchAppendReq,
  append: Append,
  outcome: Committed | WrongVersion,
): BatchAppendResp {
  const identifier = new shared.StreamIdentifier().setStreamName(Buffer.from(append.stream));
  const response = new streams.BatchAppendResp()
    .setCorrelationId(message.getCorrelationId())
    .setStreamIdentifier(identifier);
  if (outcome.result === 'committed') {
    const position = outcome.last?.position.toString() ?? '0';
    const place = new shared.AllStreamPosition().setCommitPosition(position).setPreparePosition(position);
    const success = new streams.BatchAppendResp.Success().setPosition(place);
    return response.setSuccess(success.setCurrentRevision(String(outcome.last?.revision ?? 0)));
  }
  const wrong = new shared.WrongExpectedVersion();
  if (outcome.current < 0) wrong.setCurrentNoStream(new empty.Empty());
  else wrong.setCurrentStreamRevision(String(outcome.current));
  if (typeof append.expected === 'number') wrong.setExpectedStreamPosition(String(append.expected));
  else if (append.expected === 'no_stream') wrong.setExpectedNoStream(new empty.Empty());
  else wrong.setExpectedAny(new empty.Empty());
  const details = new anyMessage.Any();
  details.pack(wrong.serializeBinary(), 'event_store.client.WrongExpectedVersion');
  return response.setError(new grpcStatus.Status().setMessage('WrongExpectedVersion').setDetails(details));
}
