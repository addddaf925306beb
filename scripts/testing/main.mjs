// Builds and runs the tests: `npm test -- [WORD…]`. Says first what it will run; its last line is `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { partsWithoutSuite } from './placement.mjs';
import { Report, tellPlan } from './report.mjs';
import { runSuites } from './schedule.mjs';
import { SharedServers } from './shared-servers.mjs';
import { allSuites, chosenSuites, onAnotherNode, root } from './suites.mjs';

const HELP = `npm test -- [--portable] [--on NODE]… [--built] [--list] [WORD…]

Builds, and runs every suite below tests/, or those whose path holds one of the words.

--portable  only what depends on the version of Node
--on NODE   that once more on another Node, by its path
--built     runs what is built already
--list      says what would run, and ends

REQUIRE_ENGINES=nats,mongodb,s3,eventstoredb names the engines whose suites must not be skipped.
EVENT_STORE_REAL=1 beside EVENT_STORE_URL names a real server to test with, and leaves out what harms one; so do
READ_MODEL_REAL, MESSAGE_BUS_REAL and EVIDENCE_REAL.
TEST_PICTURES=FOLDER keeps what the people of end-to-end suites see there.
TEST_SIZE=whole lets suites that repeat themselves do all of it.
`;

/** What was asked for; ends the process when it can't be done. */
function asked() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        on: { type: 'string', multiple: true, default: [] },
        portable: { type: 'boolean', default: false },
        built: { type: 'boolean', default: false },
        list: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const suites = chosenSuites(positionals, values);
    return { ...values, suites: [...suites, ...values.on.flatMap(program => onAnotherNode(program, suites))] };
  } catch (error) {
    process.stderr.write(`${error.message}\n\n${HELP}`);
    process.exit(2);
  }
}

const { suites, list, built, help } = asked();
if (help) process.stdout.write(HELP);
else tellPlan(suites);
if (help || list) process.exit(0);
if (!built) {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'build.mjs')], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

const report = new Report(suites.length);
for (const part of partsWithoutSuite(allSuites().map(({ name }) => name))) {
  report.fault(`scripts/testing/placement.mjs names ${part}, but no suite's name begins so`);
}
const servers = new SharedServers(line => process.stdout.write(`${line}\n`));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => void servers.stop().then(() => process.exit(1)));
}
try {
  await runSuites(suites, servers, report);
} finally {
  await servers.stop();
}
process.exitCode = report.end() ? 0 : 1;
