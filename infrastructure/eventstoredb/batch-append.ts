import { randomUUID } from 'node:crypto';
import { convertToCommandError, type EventStoreDBClient, type Position } from '@eventstore/db-client';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import empty from 'google-protobuf/google/protobuf/empty_pb.js';
import type { ExpectedRevision, NewEvent } from '../../application/ports/event-store.ts';
import { AppendRefused, CallEnded, NoAnswer } from './failures.ts';

/** What became of an append: where its last event stands, or that the stream was not at the expected revision. */
export type AppendOutcome = { last: Position } | 'wrong_revision';

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

type Waiting = { resolve: (outcome: AppendOutcome) => void; reject: (error: Error) => void };

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
        timer = setTimeout(() => reject(new NoAnswer(ms)), ms);
        this.#waiting.set(id, { resolve, reject });
        this.#current().then(
          call => call.write(request),
          error => reject(error),
        );
      });
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(id);
    }
  }

  #current(): Promise<BatchCall> {
    this.#call ??= this.#start();
    return this.#call;
  }

  async #start(): Promise<BatchCall> {
    try {
      const call = await this.#open();
      call.on('data', (response: BatchAppendResp) => this.#settle(response));
      // A call may end and then fail; by then another one may have begun.
      let isBroken = false;
      const broken = (error: Error) => {
        if (!isBroken) this.#broken(error);
        isBroken = true;
      };
      call.on('error', (error: Error) => broken(convertToCommandError(error)));
      call.on('end', () => broken(new CallEnded()));
      return call;
    } catch (error) {
      this.#call = undefined;
      throw error;
    }
  }

  #broken(error: Error): void {
    this.#call = undefined;
    for (const { reject } of this.#waiting.values()) reject(error);
  }

  #settle(response: BatchAppendResp): void {
    // Who waited too long is gone already.
    const waiting = this.#waiting.get(response.getCorrelationId()?.getString() ?? '');
    if (waiting === undefined) return;
    const error = response.getError();
    const position = response.getSuccess()?.getPosition();
    const refused = error?.getDetails()?.getTypeName() ?? '';
    if (refused === WRONG_REVISION) waiting.resolve('wrong_revision');
    else if (position === undefined) waiting.reject(new AppendRefused(refused, error?.getMessage() ?? ''));
    else {
      const [commit, prepare] = [position.getCommitPosition(), position.getPreparePosition()].map(BigInt);
      waiting.resolve({ last: { commit: commit ?? 0n, prepare: prepare ?? 0n } });
    }
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
