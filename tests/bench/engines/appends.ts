import { type BenchOptions, median, type Row } from '../row.ts';
import type { BareLog } from './bare-log.ts';
import type { OpenedSet } from './engine-set.ts';
import { type AppendTo, tell } from './stories.ts';

const WRITERS = 64;
const GOAL = 0.8;
/** Share of the usual length of a measurement: three are measured in each round. */
const SHARE = 0.3;

/**
 * Appends a second of whole inquiries, 64 at a time: through the port, and sealed as the use cases write them, with a new
 * data key for each inquiry; against the bare client.
 */
export async function measureAppends(
  run: string,
  name: string,
  { rawLog, log }: OpenedSet,
  bareLog: BareLog,
  { seconds, rounds }: BenchOptions,
): Promise<Row[]> {
  const rate = (side: string, append: AppendTo, share = SHARE) => {
    const endsAt = performance.now() + seconds * 1000 * share;
    return tell(`${run}${side}`, append, { writers: WRITERS, more: () => performance.now() < endsAt });
  };
  const sides = {
    bare: bareLog.append,
    raw: ({ stream, events, expected }) => rawLog.append(stream, events, expected),
    coded: ({ stream, events, expected }) => log.append(stream, events, expected),
  } satisfies Record<string, AppendTo>;
  const seen = { bare: [] as number[], raw: [] as number[], coded: [] as number[] };
  for (const [side, append] of Object.entries(sides)) await rate(side, append, SHARE / 3);
  for (let round = 0; round < rounds; round += 1) {
    seen.bare.push(await rate('bare', sides.bare));
    seen.raw.push(await rate('raw', sides.raw));
    seen.coded.push(await rate('coded', sides.coded));
  }
  const unit = 'appends/s';
  const bare = median(seen.bare);
  return [
    { name: `append, ${name}`, unit, ours: median(seen.raw), bare, goal: GOAL },
    { name: `append sealed, ${name}`, unit, ours: median(seen.coded), bare, goal: null },
  ];
}
