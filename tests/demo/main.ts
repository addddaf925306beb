/**
 * The main job end to end, for real: a customer's server asks, a person shows it in a browser, Affiant decides, and the
 * customer learns it by redirect, by API and by signed webhook. Exits with 1 when any step fails. With the addresses of
 * engines in the environment the service works with these.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { enginesFromEnvironment } from '../support/engine-settings.ts';
import { SCENARIOS } from './scenarios.ts';
import { tell } from './story.ts';

const USAGE = `npm run demo [${Object.keys(SCENARIOS).join('|')}] [-- --output FOLDER]`;

function leave(problem?: string): never {
  const text = problem === undefined ? USAGE : `${problem}\n${USAGE}`;
  (problem === undefined ? process.stdout : process.stderr).write(`${text}\n`);
  process.exit(problem === undefined ? 0 : 2);
}

function argumentsOf(line: string[]) {
  const options = { output: { type: 'string', default: 'demo-output' }, help: { type: 'boolean' } } as const;
  try {
    return parseArgs({ args: line, allowPositionals: true, options });
  } catch (error) {
    return leave((error as Error).message);
  }
}

const { values, positionals } = argumentsOf(process.argv.slice(2));
if (values.help) leave();
const name = positionals.length === 0 ? 'approve' : positionals.join(' ');
const scenario = SCENARIOS[name] ?? leave(`there is no scenario ${name}`);
const output = join(values.output, name);
rmSync(output, { recursive: true, force: true });
try {
  await tell(scenario, output, { engines: enginesFromEnvironment() });
} catch (error) {
  process.stderr.write(`\nThe demo failed: ${error instanceof Error ? error.stack : error}\n`);
  process.exitCode = 1;
}
