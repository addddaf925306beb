/**
 * Judges the analyser by cases that somebody wrote who has not seen it: captures each in the bundled browser, has it read,
 * holds it against each of its guides, and counts. Cases of a folder `unseen` are only counted.
 */
import { writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createLocalAnalyser } from '../../infrastructure/analysis/local-analyser.ts';
import { createModelAnalyser } from '../../infrastructure/analysis/model/model-analyser.ts';
import { clearProgress, say } from '../bench/progress.ts';
import { quietLog } from '../support/remote-browser.ts';
import { calibrationOf, scoredIn } from './calibration.ts';
import { type Case, casesIn } from './case.ts';
import { groupsOf } from './counts.ts';
import { curveOf } from './curve.ts';
import { drawHere } from './draw-here.ts';
import { conditionsOf, judgeCase } from './judge-case.ts';
import type { Judged } from './judgement.ts';
import { createLastingReader } from './lasting-reader.ts';
import { MODEL_KINDS, pretendedModel } from './pretended-model.ts';
import { rememberingReader } from './remembering-reader.ts';
import { startRendering } from './rendering.ts';
import { missesOf, tableOf } from './table.ts';
import { createTextReader } from './text-reader.ts';
import { createTruthReader, unrendered } from './truth-reader.ts';

const HELP = `npm run judge -- FOLDER… [--show] [--json] [--jobs 1|2] [--only WORD] [--text|--truth]
              [--curve FILE] [--model perfect|inventing|obedient|lying]

Judges the analyser by the cases of the folders (tests/judge/README.md says how one is written): how many of the stated
values are read, how many of what is read is right, what is approved, and what is approved wrongly.

--show   also says of each case what went wrong; refused for a folder named "unseen", which is only counted
--json   prints the counts as JSON
--jobs   how many cases at once (2)
--only   cases whose name holds the word
--text   takes the text of pages at its word: many times as fast, for what has nothing to do with pixels
--truth  takes what each case states for what was read, beyond doubt, and looks at nothing but whether the file tells of a bad
         state: tells in a moment what the language of guides lacks
--model  asks a model as well that knows what is right: one that says it, one that changes every value and grants
         everything, one that takes from the page what the guide wants to hear and grants everything, or one that
         also does it with care when it is asked the other way round
--curve  draws how often values of each score are right (SVG), and says from which score on they are certain
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    show: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    jobs: { type: 'string', default: '2' },
    text: { type: 'boolean', default: false },
    truth: { type: 'boolean', default: false },
    curve: { type: 'string' },
    model: { type: 'string' },
    only: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
});
const jobs = Number(values.jobs);
const model = MODEL_KINDS.find(kind => kind === values.model);
if (
  values.help ||
  positionals.length === 0 ||
  (jobs !== 1 && jobs !== 2) ||
  (values.model !== undefined && model === undefined)
) {
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
  const rendering = values.truth ? unrendered : await startRendering();
  const reader = values.text ? createTextReader() : createLastingReader();
  const analyserFor = (one: Case) => {
    const remembering = rememberingReader(values.truth ? createTruthReader(one) : reader, conditionsOf(one));
    const parts = { reader: remembering, log: quietLog };
    const analyser =
      model === undefined
        ? createLocalAnalyser(parts)
        : createModelAnalyser({ ...parts, client: pretendedModel(model, one, remembering.crops), draw: drawHere() });
    return { analyser, lastRead: remembering.last };
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

if (values.curve !== undefined) {
  const calibration = calibrationOf(scoredIn(inOrder));
  const { bins, sureFrom, sureCount, brier, certain } = calibration;
  const count = bins.reduce((sum, bin) => sum + bin.count, 0);
  writeFileSync(values.curve, curveOf(calibration, `${count} values of ${inOrder.length} cases`));
  for (const bin of bins.filter(({ count }) => count > 0)) {
    const range = `${bin.from.toFixed(2)} to ${bin.to.toFixed(2)}`;
    process.stdout.write(
      `score ${range}: ${bin.right} of ${bin.count} right, ${Math.round((100 * bin.right) / bin.count)} %\n`,
    );
  }
  const sure = sureFrom === null ? 'at no score' : `from ${sureFrom} on (${sureCount} values)`;
  process.stdout.write(`at most 1 in 1,000 is wrong ${sure}; Brier ${brier.toFixed(3)}; `);
  process.stdout.write(`certain: ${certain.count}, wrong of these ${certain.wrong}\n`);
}
