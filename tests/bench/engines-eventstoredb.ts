import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import type { NewEvent } from '../../application/ports/event-store.ts';
import { openEventStoreDb } from '../../infrastructure/eventstoredb/event-store.ts';
import { startServerProcess } from '../support/eventstoredb/server-process.ts';
import { silentLog } from '../support/silent-log.ts';
import { someEvent } from '../support/some-event.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import type { Bench } from './row.ts';
import { median } from './row.ts';
import { INQUIRY } from './setting.ts';

const WRITERS = 32;
const GOAL = 0.8;

/** Appends a second by writers that each wait for one append before the next. */
async function rate(seconds: number, append: (stream: `${string}-${string}`, event: NewEvent) => Promise<unknown>) {
  const startedAt = performance.now();
  let appends = 0;
  const writer = async () => {
    while (performance.now() - startedAt < seconds * 1000) {
      await append(`bench-${randomUUID()}`, someEvent('InquiryCreated', INQUIRY));
      appends += 1;
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  return appends / ((performance.now() - startedAt) / 1000);
}

/**
 * Appends through the engine against the bare client library's own appends, 32 at a time. At `EVENT_STORE_URL` when that
 * is set, else at the test server in a process of its own.
 */
export const appendToEventStoreDb: Bench = async ({ seconds, rounds }) => {
  const given = process.env.EVENT_STORE_URL;
  const server = given === undefined ? await startServerProcess({ file: join(temporaryFolder(), 'log') }) : undefined;
  const url = given ?? server?.url ?? '';
  const store = await openEventStoreDb({ url, log: silentLog });
  const client = EventStoreDBClient.connectionString(url);
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const bareAppend = (stream: string, event: NewEvent) =>
      client.appendToStream(stream, jsonEvent({ ...event, data: INQUIRY }), { expectedRevision: 'no_stream' });
    bare.push(await rate(seconds, bareAppend));
    ours.push(await rate(seconds, (stream, event) => store.append(stream, [event], 'no_stream')));
  }
  await client.dispose();
  await store.close();
  await server?.kill();
  const where = given === undefined ? 'test server' : 'EVENT_STORE_URL';
  const name = `append to EventStoreDB (${where})`;
  return [{ name, unit: 'appends/s', ours: median(ours), bare: median(bare), goal: GOAL }];
};
