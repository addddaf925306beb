/**
 * Judges the analyser by cases that somebody wrote who has not seen it: captures each in the bundled browser, has it read,
 * holds it against each of its guides, and counts. Cases of a folder `unseen` are only counted.
 */
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createLocalAnalyser } from '../../infrastructure/analysis/local-analyser.ts';
import { createConfinedReader } from '../../infrastructure/reader/confined-reader.ts';
import { clearProgress, say } from '../bench/progress.ts';
import { quietLog } from '../support/remote-browser.ts';
import { type Case, casesIn } from './case.ts';
import { groupsOf } from './counts.ts';
import { judgeCase } from './judge-case.ts';
import type { Judged } from './judgement.ts';
import { rememberingReader } from './remembering-reader.ts';
import { startRendering } from './rendering.ts';
import { missesOf, tableOf } from './table.ts';

const HELP = `npm run judge -- FOLDER… [--show] [--json] [--jobs 1|2] [--only WORD]

Judges the analyser by the cases of the folders (tests/judge/README.md says how one is written): how many of the stated
values are read, how many of what is read is right, what is approved, and what is approved wrongly.

--show   also says of each case what went wrong; refused for a folder named "unseen", which is only counted
--json   prints the counts as JSON
--jobs   how many cases at once (2)
--only   cases whose name holds the word
`;

/** A loaded machine must not change what is read: a reader may take as long as it needs, within bounds. */
const PATIENT = { picture: { milliseconds: 150_000, memoryMb: 900 }, text: { milliseconds: 60_000, memoryMb: 600 } };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    show: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    jobs: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
});
const jobs = Number(values.jobs);
if (values.help || positionals.length === 0 || (jobs !== 1 && jobs !== 2)) {
  process.stdout.write(HELP);
  process.exit(values.help ? 0 : 2);
}
if (values.show && positionals.some(folder => basename(resolve(folder)) === 'unseen')) {
  process.stderr.write('Cases of a folder named "unseen" are only counted: leave --show out.\n');
  process.exit(2);
}

const cases = positionals.flatMap(casesIn).filter(({ id }) => id.includes(values.only));
const waiting = [...cases];
const judged = new Map<Case, Judged>();

async function judgeInTurn(): Promise<void> {
  const rendering = await startRendering();
  const reader = createConfinedReader({ log: quietLog, limits: PATIENT });
  const analyserFor = () => {
    const remembering = rememberingReader(reader);
    return { analyser: createLocalAnalyser({ reader: remembering, log: quietLog }), lastRead: remembering.last };
  };
  try {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      judged.set(one, await judgeCase(one, { rendering, analyserFor }));
      const done = Math.round((20 * judged.size) / cases.length);
      say(`[${'#'.repeat(done).padEnd(20, '.')}] ${judged.size} of ${cases.length} cases`);
    }
  } finally {
    await Promise.all([rendering.close(), reader.close()]);
  }
}

await Promise.all(Array.from({ length: Math.min(jobs, cases.length) }, judgeInTurn));
clearProgress();
const inOrder = cases.flatMap(one => judged.get(one) ?? []);
if (values.show) for (const one of inOrder) for (const line of missesOf(one)) process.stdout.write(`${line}\n`);
const groups = groupsOf(inOrder);
process.stdout.write(values.json ? `${JSON.stringify(groups, null, 1)}\n` : tableOf(groups));
