import { join } from 'node:path';
import autocannon from 'autocannon';
import Database from 'libsql';
import { mainOf, runCliProcess } from '../support/cli.ts';
import { serviceEnvironment } from '../support/service.ts';
import { say } from './progress.ts';
import { type Bench, median } from './row.ts';
import { INQUIRY, withService } from './setting.ts';

const INQUIRIES = 10_000;
const GOAL = 0.25;

type Row = { data: string; metadata: string };

/** Events a second of a bare scan and parse of the log's inquiry events, in the log's order. */
function scan(file: string): number {
  const db = new Database(file, { readonly: true });
  const startedAt = performance.now();
  let events = 0;
  const rows = db
    .prepare("SELECT data, metadata FROM events WHERE category IN ('inquiry', 'capture') ORDER BY position")
    .iterate() as Iterable<Row>;
  for (const row of rows) {
    JSON.parse(row.data);
    JSON.parse(row.metadata);
    events += 1;
  }
  db.close();
  return events / ((performance.now() - startedAt) / 1000);
}

/** `affiant rebuild inquiries` over 10,000 inquiries against a bare scan and parse of the same events. */
export const rebuildReadModels: Bench = ({ rounds, checkout }) =>
  withService(checkout, async ({ folder, service, key }) => {
    const name = `rebuild of ${INQUIRIES} inquiries`;
    say(`${name}: creating them`);
    await autocannon({
      url: `${service.url}/api/v1/web/inquiry`,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'api-key': key },
      body: JSON.stringify(INQUIRY),
      connections: 32,
      amount: INQUIRIES,
    });
    const data = join(folder, 'data');
    const env = serviceEnvironment(data, 0);
    const seen: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
    for (let round = 0; round < rounds; round++) {
      const { stdout, stderr } = await runCliProcess(['rebuild', 'inquiries', '--json'], env, mainOf(checkout));
      const [rebuilt] = (JSON.parse(stdout) as { rebuilt: { events_per_second: number }[] }).rebuilt;
      if (rebuilt === undefined) throw new Error(`rebuild answered nothing: ${stderr}`);
      seen.ours.push(rebuilt.events_per_second);
      seen.bare.push(scan(join(data, 'log.db')));
      say(`${name}: round ${round + 1} of ${rounds}`);
    }
    return [{ name, unit: 'events/s', ours: median(seen.ours), bare: median(seen.bare), goal: GOAL }];
  });
