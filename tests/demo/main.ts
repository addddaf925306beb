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

/** undefined when they cannot be read. */
function argumentsOf(line: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: line,
      allowPositionals: true,
      options: {
        output: { type: 'string', default: 'demo-output' },
        help: { type: 'boolean', default: false },
      },
    });
    const [scenario = 'approve', ...others] = positionals;
    return others.length > 0 ? undefined : { ...values, scenario };
  } catch {
    return undefined;
  }
}

const values = argumentsOf(process.argv.slice(2));
const scenario = values === undefined ? undefined : SCENARIOS[values.scenario];
if (values === undefined || values.help || scenario === undefined) {
  process.stdout.write(`${USAGE}\n`);
  process.exit(values?.help ? 0 : 2);
}
const output = join(values.output, values.scenario);
rmSync(output, { recursive: true, force: true });
try {
  await tell(scenario, output, { engines: enginesFromEnvironment() });
} catch (error) {
  process.stderr.write(`\nThe demo failed: ${error instanceof Error ? error.stack : error}\n`);
  process.exitCode = 1;
}
