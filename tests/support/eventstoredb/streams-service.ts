import type {
  AppendReq,
  AppendResp,
  BatchAppendReq,
  BatchAppendResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import { type ServerDuplexStream, type ServerReadableStream, type sendUnaryData, status } from '@grpc/grpc-js';
import { followAll } from './all-subscription.ts';
import { type Append, appendOf, appendResponse, BatchAppends, batchAppendResponse } from './appends.ts';
import { type Committed, commit, type WrongVersion } from './commit-check.ts';
import type { EventLog } from './event-log.ts';
import type { Faults } from './faults.ts';
import { type ReadCall, readAll, readStream } from './reads.ts';
import { refusalOf } from './refusals.ts';

/**
 * The Streams service of EventStoreDB: EventStore/EventStore v24.10.0, streams.proto, Streams.
 * @param cut cuts every connection.
 */
export function streamsService(log: EventLog, faults: Faults, cut: () => void) {
  /** What comes of an append; undefined when the client is not to hear of it. */
  async function outcomeOf(append: Append): Promise<Committed | WrongVersion | undefined> {
    await faults.delay();
    if (faults.stopped) return undefined;
    if (faults.swallowAppends > 0) {
      faults.swallowAppends -= 1;
      return undefined;
    }
    const outcome = commit(log, append.stream, append.expected, append.events);
    if (faults.cutAfterCommit === 0) return outcome;
    faults.cutAfterCommit -= 1;
    cut();
    return undefined;
  }

  async function follow(call: ReadCall): Promise<void> {
    const options = call.request.getOptions();
    if (options === undefined) return;
    if (faults.endSubscriptions > 0) {
      faults.endSubscriptions -= 1;
      return;
    }
    const ended = { is: false, how: 'end', promise: Promise.resolve() };
    let resolve = () => {};
    ended.promise = new Promise<void>(resolved => {
      resolve = resolved;
    });
    const end = (how = 'end') => {
      if (ended.is) return;
      ended.is = true;
      ended.how = how;
      resolve();
    };
    const forget = faults.addSubscription(end);
    call.on('cancelled', () => end());
    call.on('close', () => end());
    if (faults.muteSubscriptions > 0) {
      faults.muteSubscriptions -= 1;
      await ended.promise;
    }
    await followAll(log, call, options, ended);
    forget();
    if (ended.how === 'unavailable') {
      throw Object.assign(new Error('Server Is Not Ready'), { code: status.UNAVAILABLE });
    }
  }

  async function read(call: ReadCall): Promise<void> {
    const options = call.request.getOptions();
    const refusal = refusalOf(faults, call);
    if (refusal !== undefined) return void call.emit('error', refusal);
    try {
      await faults.delay();
      if (options?.hasAll() && options.hasSubscription()) await follow(call);
      else if (options?.hasAll()) await readAll(log, call, options);
      else if (options?.hasStream() && options.hasCount()) await readStream(log, call, options);
      else throw Object.assign(new Error('the test server has no such read'), { code: status.UNIMPLEMENTED });
      call.end();
    } catch (error) {
      call.emit('error', error);
    }
  }

  function append(call: ServerReadableStream<AppendReq, AppendResp>, callback: sendUnaryData<AppendResp>): void {
    const refusal = refusalOf(faults, call);
    if (refusal !== undefined) return void callback(refusal);
    const messages: AppendReq[] = [];
    call.on('data', (message: AppendReq) => messages.push(message));
    call.on('error', () => {});
    call.on('end', async () => {
      const wanted = appendOf(messages);
      const outcome = await outcomeOf(wanted);
      if (outcome !== undefined) callback(null, appendResponse(wanted, outcome));
    });
  }

  function batchAppend(call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>): void {
    const appends = new BatchAppends();
    call.on('error', () => {});
    // The end of the requests ends nothing: the server keeps the call for as long as its client does.
    call.on('data', async (message: BatchAppendReq) => {
      const wanted = appends.add(message);
      if (wanted === undefined) return;
      // Also on a call that was taken while it was the leader: Streams.BatchAppend.cs, ConvertMessage, NotHandled.
      const refusal = refusalOf(faults, call);
      if (refusal !== undefined) return void call.emit('error', refusal);
      if (faults.endAppendCalls > 0) {
        faults.endAppendCalls -= 1;
        return void call.end();
      }
      const outcome = await outcomeOf(wanted);
      if (outcome !== undefined && !call.destroyed) call.write(batchAppendResponse(message, wanted, outcome));
    });
  }

  const missing = (_call: unknown, callback: sendUnaryData<never>) =>
    callback({ code: status.UNIMPLEMENTED, details: 'the test server deletes nothing' });
  return { read, append, batchAppend, delete: missing, tombstone: missing };
}
