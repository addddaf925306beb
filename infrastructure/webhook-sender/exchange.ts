import type { Connection } from './connection.ts';
import { type FailureReason, failureReason } from './failure.ts';

/** Kept of an answer's body. */
const BODY_START_BYTES = 4 * 1024;
/** An answer's body is read to its end up to here, so that the connection can be used again; then it is cut off. */
const BODY_LIMIT_BYTES = 1024 * 1024;
/** A status of this kind says that the real answer is still to come. */
const LAST_INTERIM_STATUS = 199;
const SWITCHING_PROTOCOLS = 101;

export type Outgoing = {
  /** With its query. */
  path: string;
  /** Names and values in turn. */
  headers: string[];
  body: Buffer;
  /** After so many milliseconds the time is up. */
  limitMs: number;
};

export type Outcome = {
  /** null when no answer began. */
  status: number | null;
  /** null when the answer came whole. */
  failure: FailureReason | null;
  bodyStart: string;
  /** The connection was an idle one that the receiver had closed meanwhile: it has seen nothing of this request. */
  stale: boolean;
};

/**
 * One POST and its answer. Never rejects for what the network or the receiver does. A connection that did not come to
 * the end of an answer is destroyed.
 */
export function exchange(connection: Connection, { path, headers, body, limitMs }: Outgoing): Promise<Outcome> {
  return new Promise(resolve => {
    let status: number | null = null;
    let received = 0;
    const start: Buffer[] = [];

    const settle = (failure: FailureReason | null) => {
      clearTimeout(deadline);
      const stale = failure === 'reset' && status === null && connection.hasAnswered;
      resolve({ status, failure, bodyStart: textOf(start), stale });
    };
    // Settles by itself: nothing that a receiver does to the connection may keep an attempt beyond its time.
    const breakOff = (failure: FailureReason | null) => {
      settle(failure);
      connection.destroy();
    };
    const deadline = setTimeout(() => breakOff('timeout'), limitMs);

    connection.post(path, headers, body, {
      onConnect: () => undefined,
      onHeaders(code) {
        if (code > LAST_INTERIM_STATUS) status = code;
        return true;
      },
      onData(chunk) {
        if (received < BODY_START_BYTES) start.push(Buffer.from(chunk.subarray(0, BODY_START_BYTES - received)));
        received += chunk.length;
        if (received > BODY_LIMIT_BYTES) breakOff(null);
        return true;
      },
      onComplete() {
        settle(null);
        connection.answered();
      },
      onError(error) {
        // The client tells of the one status that it never hands over in words only.
        const isUpgrade = error.message === 'bad upgrade';
        if (isUpgrade) status = SWITCHING_PROTOCOLS;
        breakOff(isUpgrade ? 'protocol' : failureReason(error));
      },
    });
  });
}

/** As UTF-8; what is not is replaced, and a character that the cut went through is left out. */
function textOf(chunks: readonly Buffer[]): string {
  if (chunks.length === 0) return '';
  return new TextDecoder().decode(Buffer.concat(chunks), { stream: true });
}
