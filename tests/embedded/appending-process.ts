/**
 * A process that appends to a shared log and prints the id of each event once it is acknowledged.
 * Arguments: file, category, and how many events to append; all go to streams of their own but every tenth, which goes
 * to the stream that all processes fight for.
 */
import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { RevisionConflict } from '../../application/ports/event-store.ts';
import { EmbeddedEventStore } from '../../infrastructure/embedded/event-store.ts';
import { systemClock } from '../../infrastructure/system/clock.ts';
import { someEvent } from '../support/some-event.ts';

const [file = '', category = '', count = '0'] = process.argv.slice(2);
const store = new EmbeddedEventStore({ file, clock: systemClock });

async function appendOwn(): Promise<void> {
  const event = someEvent();
  await store.append(`${category}-${randomUUID()}`, [event], 'no_stream');
  writeSync(1, `${event.id}\n`);
}

async function appendShared(): Promise<void> {
  const event = someEvent();
  for (;;) {
    const standing = await store.read('shared-1');
    try {
      await store.append('shared-1', [event], standing.at(-1)?.revision ?? 'no_stream');
      writeSync(1, `${event.id}\n`);
      return;
    } catch (error) {
      if (!(error instanceof RevisionConflict)) throw error;
    }
  }
}

let left = Number(count);
const worker = async () => {
  while (left > 0) {
    left -= 1;
    await (left % 10 === 0 ? appendShared() : appendOwn());
  }
};
await Promise.all(Array.from({ length: 8 }, worker));
await store.close();
