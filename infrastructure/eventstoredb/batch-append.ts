import { randomUUID } from 'node:crypto';
import type { EventStoreDBClient } from '@eventstore/db-client';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import empty from 'google-protobuf/google/protobuf/empty_pb.js';
import type { ExpectedRevision, NewEvent } from '../../application/ports/event-store.ts';
import { AppendCall, type AppendOutcome, type BatchCall } from './append-call.ts';

/** The client's own way of making a call: over its connection, found anew when the node is gone, with its user. */
type CallMaker = {
  GRPCStreamCreator(
    service: typeof StreamsClient,
    name: string,
    make: (service: StreamsClient) => BatchCall,
  ): () => Promise<BatchCall>;
  callArguments(
    options: { requiresLeader: boolean },
    call: { deadline: number },
  ): Parameters<StreamsClient['batchAppend']>;
};

/**
 * Appends over one shared BatchAppend call, as the client does, but with a time limit for each, and so that a broken
 * call fails only its own appends. The client's version 6.2.1 ends the process instead: what waits in
 * backpressuredWrite.ts when the connection breaks is rejected where nobody looks, and batchAppend.ts keeps the
 * appends of all clients in one map.
 */
export class BatchAppend {
  readonly #open: () => Promise<BatchCall>;
  #call: AppendCall | undefined;

  constructor(client: EventStoreDBClient) {
    const maker = client as unknown as CallMaker;
    this.#open = maker.GRPCStreamCreator(StreamsClient, 'append', service =>
      service.batchAppend(...maker.callArguments({ requiresLeader: true }, { deadline: Number.POSITIVE_INFINITY })),
    );
  }

  /** @throws NoAnswer after so many ms; AppendRefused; what the client says of a broken connection. */
  append(stream: string, events: readonly NewEvent[], expected: ExpectedRevision, ms: number): Promise<AppendOutcome> {
    // After an append without an answer the next ones go over a call of their own; those on the old one may yet be answered.
    if (this.#call === undefined || this.#call.isLeft) this.#call = new AppendCall(this.#open());
    const id = randomUUID();
    return this.#call.append(id, requestOf(id, stream, events, expected), ms);
  }
}

function requestOf(id: string, stream: string, events: readonly NewEvent[], expected: ExpectedRevision) {
  const options = new streams.BatchAppendReq.Options().setStreamIdentifier(
    new shared.StreamIdentifier().setStreamName(Buffer.from(stream)),
  );
  if (expected === 'no_stream') options.setNoStream(new empty.Empty());
  else options.setStreamPosition(String(expected));
  const messages = events.map(event => {
    const message = new streams.BatchAppendReq.ProposedMessage()
      .setId(new shared.UUID().setString(event.id))
      .setData(Buffer.from(JSON.stringify(event.data)))
      .setCustomMetadata(Buffer.from(JSON.stringify(event.metadata)));
    message.getMetadataMap().set('type', event.type).set('content-type', 'application/json');
    return message;
  });
  return new streams.BatchAppendReq()
    .setCorrelationId(new shared.UUID().setString(id))
    .setOptions(options)
    .setProposedMessagesList(messages)
    .setIsFinal(true);
}
