import { randomUUID } from 'node:crypto';
import { convertToCommandError, type EventStoreDBClient, type Position } from '@eventstore/db-client';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import empty from 'google-protobuf/google/protobuf/empty_pb.js';
import type { ExpectedRevision, NewEvent } from '../../application/ports/event-store.ts';
import { AppendRefused, CallEnded, NoAnswer } from './failures.ts';

/** What became of an append: where its last event stands, if the server says so, or that the revision was another one. */
export type AppendOutcome = { last: Position | undefined } | 'wrong_revision';

type BatchCall = ReturnType<StreamsClient['batchAppend']>;

/** The client's own way of making a call: over its connection, found anew when the node is gone, with its user. */
type CallMaker = {
  GRPCStreamCreator(
    service: typeof StreamsClient,
    name: string,
    make: (service: StreamsClient) => BatchCall,
  ): () => Promise<BatchCall>;
  callArguments(options: object, call: { deadline: number }): Parameters<StreamsClient['batchAppend']>;
};

/** Who waits, and on which call. */
type Waiting = { call: Promise<BatchCall>; resolve: (outcome: AppendOutcome) => void; reject: (error: Error) => void };

const WRONG_REVISION = 'event_store.client.WrongExpectedVersion';

/**
 * Appends over one shared BatchAppend call, as the client does, but with a time limit for each, and so that a broken
 * call fails only its own appends. The client's version 6.2.1 ends the process instead: what waits in
 * backpressuredWrite.ts when the connection breaks is rejected where nobody looks, and batchAppend.ts keeps the
 * appends of all clients in one map.
 */
export class BatchAppend {
  readonly #open: () => Promise<BatchCall>;
  readonly #waiting = new Map<string, Waiting>();
  #call: Promise<BatchCall> | undefined;

  constructor(client: EventStoreDBClient) {
    const maker = client as unknown as CallMaker;
    this.#open = maker.GRPCStreamCreator(StreamsClient, 'append', service =>
      service.batchAppend(...maker.callArguments({}, { deadline: Number.POSITIVE_INFINITY })),
    );
  }

  /** @throws NoAnswer after so many ms; AppendRefused; what the client says of a broken connection. */
  async append(
    stream: string,
    events: readonly NewEvent[],
    expected: ExpectedRevision,
    ms: number,
  ): Promise<AppendOutcome> {
    const id = randomUUID();
    const request = requestOf(id, stream, events, expected);
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<AppendOutcome>((resolve, reject) => {
        const call = this.#current();
        timer = setTimeout(() => {
          reject(new NoAnswer(ms));
          this.#leave(call);
        }, ms);
        this.#waiting.set(id, { call, resolve, reject });
        call.then(opened => opened.write(request), reject);
      });
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(id);
    }
  }

  #current(): Promise<BatchCall> {
    if (this.#call !== undefined) return this.#call;
    const call = this.#open();
    this.#call = call;
    const broken = (error: Error) => this.#broken(call, error);
    call.then(opened => {
      opened.on('data', (response: BatchAppendResp) => this.#settle(response));
      opened.on('error', (error: Error) => broken(convertToCommandError(error)));
      opened.on('end', () => broken(new CallEnded()));
    }, broken);
    return call;
  }

  /** The next append opens a call of its own; what is still under way on this one may yet be answered. */
  #leave(call: Promise<BatchCall>): void {
    if (this.#call !== call) return;
    this.#call = undefined;
    call.then(
      opened => opened.end(),
      () => {},
    );
  }

  #broken(call: Promise<BatchCall>, error: Error): void {
    if (this.#call === call) this.#call = undefined;
    for (const waiting of this.#waiting.values()) if (waiting.call === call) waiting.reject(error);
  }

  #settle(response: BatchAppendResp): void {
    // Who waited too long is gone already.
    const waiting = this.#waiting.get(response.getCorrelationId()?.getString() ?? '');
    if (waiting === undefined) return;
    const error = response.getError();
    const refused = error?.getDetails()?.getTypeName() ?? '';
    if (refused === WRONG_REVISION) waiting.resolve('wrong_revision');
    else if (error !== undefined) waiting.reject(new AppendRefused(refused, error.getMessage()));
    else waiting.resolve({ last: positionOf(response) });
  }
}

function positionOf(response: BatchAppendResp): Position | undefined {
  const position = response.getSuccess()?.getPosition();
  if (position === undefined) return undefined;
  return { commit: BigInt(position.getCommitPosition()), prepare: BigInt(position.getPreparePosition()) };
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
