import { keepGoing } from '../keep-going.ts';
import type { Checkpoints } from '../ports/checkpoints.ts';
import type { EventStore, RecordedEvent } from '../ports/event-store.ts';
import type { Log } from '../ports/log.ts';
import { LateCheckpoint } from './late-checkpoint.ts';

/** Follows the log and acts on events. Its checkpoint is its own: a rebuild of read models never touches it. */
export type Process<Event extends RecordedEvent = RecordedEvent> = {
  name: string;
  categories: readonly string[];
  /** Must be safe to do again for the same events: the checkpoint is stored only after it. */
  handle(events: readonly Event[]): Promise<void>;
};

/** The name under which a process of this name keeps its checkpoint. */
export const checkpointName = (process: string): string => `process:${process}`;

export type RunningProcess = { stop(): Promise<void> };

/** Runs a process until it is stopped; an error makes it start again at its checkpoint after a growing pause. */
export function runProcess(
  process: Process,
  parts: { store: EventStore; checkpoints: Checkpoints; log: Log },
): RunningProcess {
  const { store, checkpoints, log } = parts;
  const stopping = new AbortController();
  const checkpoint = new LateCheckpoint(checkpointName(process.name), checkpoints);

  const follow = async () => {
    const from = await checkpoint.read();
    const { categories } = process;
    for await (const batch of store.subscribe({ categories, from, signal: stopping.signal })) {
      if (batch.events.length > 0) await process.handle(batch.events);
      checkpoint.passed(batch.checkpoint);
    }
  };
  const running = keepGoing(`process ${process.name}`, log, stopping.signal, follow);
  return {
    async stop() {
      stopping.abort();
      await running;
      await checkpoint
        .store()
        .catch(error => log.warn('a checkpoint was not stored', { process: process.name, error }));
    },
  };
}
