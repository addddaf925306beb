import { convertToCommandError, type Position } from '@eventstore/db-client';
import type { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import { AppendRefused, CallEnded, NoAnswer } from './failures.ts';

/** What became of an append: where its last event stands, if the server says so, or that the revision was another one. */
export type AppendOutcome = { last: Position | undefined } | 'wrong_revision';

/** A call of the server's method BatchAppend, on which requests go there and answers come back. */
export type BatchCall = ReturnType<StreamsClient['batchAppend']>;

type Waiting = { resolve: (outcome: AppendOutcome) => void; reject: (error: Error) => void };

const WRONG_REVISION = 'event_store.client.WrongExpectedVersion';

/** One call that many appends share, and those who wait on it. */
export class AppendCall {
  readonly #opened: Promise<BatchCall>;
  readonly #waiting = new Map<string, Waiting>();
  #isLeft = false;

  constructor(opened: Promise<BatchCall>) {
    this.#opened = opened;
    opened.then(
      call => {
        call.on('data', (response: BatchAppendResp) => this.#settle(response));
        call.on('error', (error: Error) => this.#break(convertToCommandError(error)));
        call.on('end', () => {
          // It is over only when both sides have ended it.
          call.end();
          this.#break(new CallEnded());
        });
      },
      error => this.#break(error),
    );
  }

  /** Whether it takes no more appends: it is broken, or has left one without an answer. */
  get isLeft(): boolean {
    return this.#isLeft;
  }

  /** @throws NoAnswer after so many ms; AppendRefused; what the client says of a broken connection. */
  async append(id: string, request: BatchAppendReq, ms: number): Promise<AppendOutcome> {
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<AppendOutcome>((resolve, reject) => {
        timer = setTimeout(() => {
          this.#isLeft = true;
          reject(new NoAnswer(ms));
        }, ms);
        this.#waiting.set(id, { resolve, reject });
        this.#opened.then(call => this.#waiting.has(id) && call.write(request), reject);
      });
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(id);
      if (this.#isLeft && this.#waiting.size === 0) this.#cancel();
    }
  }

  /** The server ends no call by itself, and allows a connection only so many: then all others would wait. */
  #cancel(): void {
    this.#opened.then(
      call => call.cancel(),
      () => {},
    );
  }

  #break(error: Error): void {
    this.#isLeft = true;
    for (const waiting of this.#waiting.values()) waiting.reject(error);
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
