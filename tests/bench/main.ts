/**
 * Measures the service against the bare limit of what it stands on, on the same machine in the same run: absolute
 * numbers differ from machine to machine, the ratios should not.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { measureAnalysis } from './analysis/analysis.ts';
import { measureCapture } from './capture/capture.ts';
import { measureBusyConsole } from './console-busy.ts';
import { measureConsole } from './console-lists.ts';
import { createInquiry } from './create-inquiry.ts';
import { measureEngines } from './engines/engines.ts';
import { linesOf } from './line.ts';
import { clearProgress } from './progress.ts';
import { readInquiries } from './read-inquiries.ts';
import { rebuildReadModels } from './rebuild.ts';
import type { Bench } from './row.ts';
import { deliverWebhooks } from './webhooks.ts';

const BENCHES: Record<string, Bench> = {
  create: createInquiry,
  read: readInquiries,
  rebuild: rebuildReadModels,
  webhooks: deliverWebhooks,
  engines: measureEngines,
  capture: measureCapture,
  analysis: measureAnalysis,
  console: measureConsole,
  'console-busy': measureBusyConsole,
};

const HELP = `npm run bench [-- ${Object.keys(BENCHES).join('|')}] [-- --slices N --seconds N --rounds N --starts N --sessions N
              --checkout FOLDER]

Each side, ours and the bare limit, is measured for a second in turn, --slices times (15): what disturbs the machine
disturbs both. The ratio is the median of the slices' ratios. Printed beside it: between what half of them lie, the
processor time of the serving process for one request, what the machine below gave to others ("stolen") and what other
processes took meanwhile. Of a machine with others on it believe little: slow disks and full processors take more from
whoever waits for both (create), and commits that fewer requests share cost each of them more.

create    Create inquiry against a bare route that inserts the bytes durably      goal 0.2
read      Get and List inquiry against bare routes that answer the same bytes     goals 0.4 and 0.5
rebuild   of 10,000 inquiries against a bare scan and parse of the same events    goal 0.25, --rounds times
webhooks  to 20 endpoints against a bare client that signs and posts the same     goal 0.5
engines   the log, the read models and the bus, embedded and as services: EventStoreDB at EVENT_STORE_URL, else the
          test server; MongoDB at READ_MODEL_URL and NATS at MESSAGE_BUS_URL when these are set:
          scripts/services up; eval "$(scripts/services env)". What it makes there it removes again, but for the events
          in EventStoreDB, whose streams have a name of their own for each run. A lag counts from the command, with its
          append. With the usual --seconds (5) and --rounds (3) it takes less than two minutes.
capture   what people feel at the hosted page, beside DevTools of the same browser with nothing between: the first picture
          of --starts starts (20), input to pixel and pictures while scrolling in a real browser, memory of a session,
          capture to evidence, and how many people may type at once, at most --sessions (24). It takes about four minutes;
          a small form is --starts 3 --seconds 1 --sessions 4. Whatever else runs on the machine is measured too.
analysis  from Finish to the verdict, on --starts pages (20) and on a scanned page, beside bare Tesseract on the same
          pictures, and the memory of a reader. It takes about two minutes.
console   how long its lists take with 100,000 inquiries, a tenth of which wait for a person: goal 150 ms, 95 of 100
console-busy
          what somebody at a list of it notices of 200 events a second: flicker, focus, place. It takes a minute.

--checkout FOLDER measures the built service of another checkout, for example of the version before; not for engines.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    slices: { type: 'string', default: '15' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    starts: { type: 'string', default: '20' },
    sessions: { type: 'string', default: '24' },
    checkout: { type: 'string', default: join(import.meta.dirname, '..', '..', '..') },
    help: { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter(name => BENCHES[name] === undefined);
if (values.help || unknown.length > 0) {
  process.stdout.write(HELP);
  process.exit(values.help ? 0 : 2);
}

const names = positionals.length > 0 ? positionals : Object.keys(BENCHES);
for (const name of names) {
  const rows = await BENCHES[name]?.({
    slices: Number(values.slices),
    seconds: Number(values.seconds),
    rounds: Number(values.rounds),
    starts: Number(values.starts),
    sessions: Number(values.sessions),
    checkout: resolve(values.checkout),
  });
  clearProgress();
  for (const row of rows ?? []) process.stdout.write(linesOf(row));
}
