import { parseArgs } from 'node:util';

/** What was asked of a command that takes pictures: where they go, which walks, and whether axe looks at them too. */
export type Asked = { output: string; walks: readonly string[]; axe: boolean };

const OPTIONS = {
  output: { type: 'string', default: 'pictures' },
  only: { type: 'string' },
  axe: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/**
 * Reads the command line of a command that takes pictures. Ends the process with its help, or with what can't be done.
 * @param help what the command does
 * @param walks the names of all its walks
 */
export function asked(help: string, walks: readonly string[]): Asked {
  const told = `${help}\n\n--output FOLDER  where the pictures go (pictures)\n--only WALK      one of ${walks.join(', ')}\n`;
  try {
    const { output, only, axe, ...values } = parseArgs({ options: OPTIONS }).values;
    if (values.help) {
      process.stdout.write(told);
      process.exit(0);
    }
    if (only !== undefined && !walks.includes(only)) throw new Error(`There is no walk ${only}.`);
    return { output, walks: only === undefined ? walks : [only], axe };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${told}`);
    process.exit(2);
  }
}
