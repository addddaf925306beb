import { rebuild } from '../../../projections/rebuild.ts';
import { type BenchOptions, median, type Row } from '../row.ts';
import type { BareLog } from './bare-log.ts';
import { inquiriesOf, type OpenedSet } from './engine-set.ts';
import { EVENTS_PER_STORY, tell } from './stories.ts';

const EVENTS = 20_000;
const STORIES = Math.ceil(EVENTS / EVENTS_PER_STORY);
const WRITERS = 64;
const GOAL = 0.4;
/** Shares of the usual length of a measurement: a busy machine writes a shorter log, and measures fewer rounds. */
const WRITING = 4;
const REBUILDING = 4;

/** Writes a log of whole inquiries. @returns how many events it has. */
export async function writeLog({ log }: OpenedSet, category: string, { seconds }: BenchOptions): Promise<number> {
  const endsAt = performance.now() + seconds * 1000 * WRITING;
  let told = 0;
  await tell(category, ({ stream, events, expected }) => log.append(stream, events, expected), {
    writers: WRITERS,
    more: stories => {
      const more = stories < STORIES && performance.now() < endsAt;
      if (more) told = stories + 1;
      return more;
    },
  });
  return told * EVENTS_PER_STORY;
}

/**
 * Events a second of a rebuild of that log into the documents, against a bare scan of it.
 * @param all how many events the log has.
 */
export async function measureRebuild(
  category: string,
  name: string,
  { log: store, documents, settings, reservations }: OpenedSet,
  bareLog: BareLog,
  all: number,
  { rounds, seconds: length }: BenchOptions,
): Promise<Row> {
  const projection = inquiriesOf(category);
  const endsAt = performance.now() + length * 1000 * REBUILDING;
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round <= rounds && (ours.length === 0 || performance.now() < endsAt); round += 1) {
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
