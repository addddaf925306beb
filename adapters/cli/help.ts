import { type Command, UsageError } from './command.ts';
import { COMMANDS, SERVICES } from './commands.ts';
import { browsersHelp, serveHelp } from './service-help.ts';

/** Every command in a line. */
export function overview(): string {
  const told = [...SERVICES, ...COMMANDS];
  const width = Math.max(...told.map(({ name }) => name.length));
  const lines = told.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  const more = '`affiant help COMMAND` says how one is called; `affiant --version` which version this is.';
  return `affiant <command> [--json] [--help]\n\n${lines.join('\n')}\n\n${more}\n`;
}

/** How a command is called. */
export function help(command: Command): string {
  const call = ['affiant', command.name, command.usage, '[--json]'].filter(part => part !== '').join(' ');
  return `${call}\n\n${command.summary}.\n`;
}

/** What is said of the words behind `help`: a service, a command, or the commands that begin so. @throws UsageError */
export function helpAbout(words: readonly string[], command: Command | undefined): string {
  if (words[0] === 'serve') return serveHelp();
  if (words[0] === 'browsers') return browsersHelp();
  if (command !== undefined) return help(command);
  const family = COMMANDS.filter(({ name }) => words.length === 1 && name.startsWith(`${words[0]} `));
  if (family.length === 0) throw unknown(words);
  return family.map(help).join('\n');
}

/** Says what there is instead, where the first word is right. */
export function unknown(words: readonly string[]): UsageError {
  const family = COMMANDS.filter(({ name }) => name.startsWith(`${words[0]} `)).map(({ name }) => name);
  const instead = family.length === 0 ? '' : ` (there is ${family.join(', ')})`;
  return new UsageError(`there is no command ${words.slice(0, 2).join(' ')}${instead}; see affiant --help`);
}
