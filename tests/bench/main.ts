/**
 * Measures the service against the bare limit of what it stands on, on the same machine in the same run: absolute
 * numbers differ from machine to machine, the ratios should not.
 */
import { parseArgs } from 'node:util';
import { createInquiry } from './create-inquiry.ts';
import { appendToEventStoreDb } from './engines-eventstoredb.ts';
import { readInquiries } from './read-inquiries.ts';
import { rebuildReadModels } from './rebuild.ts';
import type { Bench, Row } from './row.ts';
import { deliverWebhooks } from './webhooks.ts';

const BENCHES: Record<string, Bench> = {
  create: createInquiry,
  read: readInquiries,
  rebuild: rebuildReadModels,
  webhooks: deliverWebhooks,

  'engines-eventstoredb': appendToEventStoreDb,
};

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
  process.stdout.write(`npm run bench [-- ${Object.keys(BENCHES).join('|')}] [-- --seconds N --rounds N]\n`);
  process.exit(values.help ? 0 : 2);
}

function line({ name, unit, ours, bare, goal }: Row): string {
  const ratio = ours / bare;
  const verdict = ratio >= goal ? 'ok' : 'BELOW GOAL';
  const numbers = `${Math.round(ours)} ${unit}  bare ${Math.round(bare)}  ratio ${ratio.toFixed(2)}  goal ${goal}`;
  return `${name.padEnd(44)} ${numbers}  ${verdict}`;
}

const names = positionals.length > 0 ? positionals : Object.keys(BENCHES);
for (const name of names) {
  const bench = BENCHES[name];
  if (bench === undefined) continue;
  const rows = await bench({ seconds: Number(values.seconds), rounds: Number(values.rounds) });
  for (const row of rows) process.stdout.write(`${line(row)}\n`);
}
