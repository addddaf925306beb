/**
 * The main job end to end, for real: a customer's server asks, a person shows it in a browser, Affiant decides, and the
 * customer learns it by redirect, by API and by signed webhook. Exits with 1 when any step fails. With the addresses of
 * engines in the environment the service works with these.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { enginesFromEnvironment } from '../support/engine-settings.ts';
import { tellGuided } from './guided-story.ts';
import { SCENARIOS } from './scenarios.ts';
import { tell } from './story.ts';

const USAGE = `npm run demo [${Object.keys(SCENARIOS).join('|')}] [-- --guided] [--output FOLDER]

--guided   an envelope: a person is led through the steps of a site
--output   where the screenshots go (demo-output)`;

function leave(problem?: string): never {
  const text = problem === undefined ? USAGE : `${problem}\n${USAGE}`;
  (problem === undefined ? process.stdout : process.stderr).write(`${text}\n`);
  process.exit(problem === undefined ? 0 : 2);
}

function argumentsOf(line: string[]) {
  const options = {
    output: { type: 'string', default: 'demo-output' },
    guided: { type: 'boolean' },
    help: { type: 'boolean' },
  } as const;
  try {
    return parseArgs({ args: line, allowPositionals: true, options });
  } catch (error) {
    return leave((error as Error).message);
  }
}

const { values, positionals } = argumentsOf(process.argv.slice(2));
if (values.help) leave();
if (values.guided && positionals.length > 0) leave(`--guided is a story of its own, without ${positionals.join(' ')}`);
const name = values.guided ? 'guided' : positionals.length === 0 ? 'approve' : positionals.join(' ');
const scenario = values.guided ? undefined : (SCENARIOS[name] ?? leave(`there is no scenario ${name}`));
const output = join(values.output, name);
rmSync(output, { recursive: true, force: true });
try {
  const setting = { engines: enginesFromEnvironment() };
  await (scenario === undefined ? tellGuided(output, setting) : tell(scenario, output, setting));
} catch (error) {
  process.stderr.write(`\nThe demo failed: ${error instanceof Error ? error.stack : error}\n`);
  process.exitCode = 1;
}
