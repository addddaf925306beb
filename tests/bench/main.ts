/**
 * Measures the service against the bare limit of what it stands on, on the same machine in the same run: absolute
 * numbers differ from machine to machine, the ratios should not.
 */
import { parseArgs } from 'node:util';
import { createInquiry } from './create-inquiry.ts';
import { measureEngines } from './engines/engines.ts';
import { readInquiries } from './read-inquiries.ts';
import { rebuildReadModels } from './rebuild.ts';
import type { Bench, LatencyRow, Row, SkippedRow } from './row.ts';
import { deliverWebhooks } from './webhooks.ts';

const BENCHES: Record<string, Bench> = {
  create: createInquiry,
  read: readInquiries,
  rebuild: rebuildReadModels,
  webhooks: deliverWebhooks,
  engines: measureEngines,
};

const HELP = `npm run bench [-- ${Object.keys(BENCHES).join('|')}] [-- --seconds N --rounds N]

engines  the log, the read models and the bus, embedded and as services: EventStoreDB at EVENT_STORE_URL, else the test
         server; MongoDB at READ_MODEL_URL and NATS at MESSAGE_BUS_URL when these are set:
         scripts/services up; eval "$(scripts/services env)". What it makes there it removes again, but for the events
         in EventStoreDB, whose streams have a name of their own for each run. A lag counts from the command, with its
         append. With the usual --seconds and --rounds it takes less than two minutes.
`;

const NAME_WIDTH = 62;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    help: { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter(name => BENCHES[name] === undefined);
if (values.help || unknown.length > 0) {
  process.stdout.write(HELP);
  process.exit(values.help ? 0 : 2);
}

function line(row: Row | LatencyRow | SkippedRow): string {
  const name = row.name.padEnd(NAME_WIDTH);
  if ('skipped' in row) return `${name} SKIPPED: ${row.skipped}`;
  if ('p99' in row) {
    const { p50, p99, p99Goal } = row;
    const verdict = p99 < p99Goal ? 'ok' : 'BELOW GOAL';
    return `${name} p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms  goal p99 < ${p99Goal} ms  ${verdict}`;
  }
  const { ours, bare, unit, goal } = row;
  const ratio = ours / bare;
  const numbers = `${Math.round(ours)} ${unit}  bare ${Math.round(bare)}  ratio ${ratio.toFixed(2)}`;
  return goal === null
    ? `${name} ${numbers}`
    : `${name} ${numbers}  goal ${goal}  ${ratio >= goal ? 'ok' : 'BELOW GOAL'}`;
}

const names = positionals.length > 0 ? positionals : Object.keys(BENCHES);
for (const name of names) {
  const bench = BENCHES[name];
  if (bench === undefined) continue;
  const rows = await bench({ seconds: Number(values.seconds), rounds: Number(values.rounds) });
  for (const row of rows) process.stdout.write(`${line(row)}\n`);
}
