import { rebuild } from '../../../projections/rebuild.ts';
import { type BenchOptions, median, type Row } from '../row.ts';
import type { BareLog } from './bare-log.ts';
import { inquiriesOf, type OpenedSet } from './engine-set.ts';
import { EVENTS_PER_STORY, tell } from './stories.ts';

const EVENTS = 20_000;
const STORIES = Math.ceil(EVENTS / EVENTS_PER_STORY);
const WRITERS = 64;
const GOAL = 0.4;

/** Writes a log of whole inquiries. */
export async function writeLog({ log }: OpenedSet, category: string): Promise<void> {
  await tell(category, ({ stream, events, expected }) => log.append(stream, events, expected), {
    writers: WRITERS,
    more: stories => stories < STORIES,
  });
}

/** Events a second of a rebuild of that log into the documents, against a bare scan of it. */
export async function measureRebuild(
  category: string,
  name: string,
  { log: store, documents, settings, reservations }: OpenedSet,
  bareLog: BareLog,
  { rounds }: BenchOptions,
): Promise<Row> {
  const projection = inquiriesOf(category);
  const all = STORIES * EVENTS_PER_STORY;
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const startedAt = performance.now();
    const scanned = await bareLog.scan(category);
    const scannedIn = (performance.now() - startedAt) / 1000;
    const { events, seconds } = await rebuild({ store, documents, settings, reservations }, projection, { graceMs: 0 });
    if (events !== all || scanned !== all) {
      throw new Error(`of ${all} events the rebuild found ${events}, the bare scan ${scanned}`);
    }
    // The first round warms up this process and the servers.
    if (round === 0) continue;
    bare.push(scanned / scannedIn);
    ours.push(events / seconds);
  }
  return { name: `rebuild, ${name}`, unit: 'events/s', ours: median(ours), bare: median(bare), goal: GOAL };
}
