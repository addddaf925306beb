import { randomUUID } from 'node:crypto';
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { eventFilterOf } from './event-filter.ts';
import type { EventLog } from './event-log.ts';
import { checkpointResponse, eventResponse } from './messages.ts';
import { type ReadCall, send } from './reads.ts';

/** Events looked at for a page unless the client says otherwise: v24.10.0, Enumerator.cs, ReadBatchSize. */
const SEARCH_WINDOW = 32;

/**
 * A catch-up subscription to the whole log, after EventStore/EventStore v24.10.0, Enumerator.AllSubscriptionFiltered.cs,
 * MainLoop: confirmation; what stands in the log behind the checkpoint; a checkpoint at the end and whenever
 * multiplier × window events were considered; then CaughtUp, and what is appended. Checkpoints come with filters only
 * (Enumerator.AllSubscription.cs has none), and never twice for the same place (MoveNextAsync).
 * @param ended whether the subscription is to end, and a promise of it.
 */
export async function followAll(
  log: EventLog,
  call: ReadCall,
  options: ReadReq.Options,
  ended: { is: boolean; promise: Promise<unknown> },
): Promise<void> {
  const filter = options.getFilter();
  const wanted = eventFilterOf(filter);
  const window = filter?.hasMax() ? filter.getMax() : SEARCH_WINDOW;
  const interval = filter === undefined ? Number.POSITIVE_INFINITY : filter.getCheckpointintervalmultiplier() * window;
  const from = options.getAll()?.getPosition()?.getCommitPosition();
  let checkpoint = from === undefined ? -1n : BigInt(from);
  if (options.getAll()?.hasEnd()) checkpoint = log.events.at(-1)?.position ?? -1n;
  let index = log.indexFrom(checkpoint + 1n);
  let lastSent: bigint | undefined;
  let considered = 0;

  const sendCheckpoint = async () => {
    const sentAs = BigInt.asUintN(64, checkpoint);
    if (lastSent !== undefined && sentAs <= lastSent) return;
    lastSent = sentAs;
    await send(call, checkpointResponse(checkpoint));
  };
  const sendRest = async () => {
    for (let event = log.events[index]; event !== undefined && !ended.is; event = log.events[index]) {
      index += 1;
      considered += 1;
      if (wanted(event)) {
        await send(call, eventResponse(event));
        checkpoint = event.position;
      }
      if (considered >= interval) {
        considered %= interval;
        checkpoint = event.position;
        await sendCheckpoint();
      }
    }
  };

  const confirmation = new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(randomUUID());
  await send(call, new streams.ReadResp().setConfirmation(confirmation));
  let appended = () => {};
  const stopListening = log.onAppend(() => appended());
  try {
    const isLive = index >= log.events.length && checkpoint >= 0n;
    await sendRest();
    // Who starts at the end goes live at once, everybody else gets a checkpoint first: MainLoop and CatchUp.
    if (!isLive && filter !== undefined && !ended.is) await sendCheckpoint();
    if (!ended.is) await send(call, new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp()));
    considered = 0;
    while (!ended.is) {
      const more = new Promise<void>(resolve => {
        appended = resolve;
      });
      if (index >= log.events.length) await Promise.race([more, ended.promise]);
      await sendRest();
    }
  } finally {
    stopListening();
  }
}
