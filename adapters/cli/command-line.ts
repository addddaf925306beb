import { parseArgs } from 'node:util';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import { GuideNotWritten } from '../../application/ports/guide-writer.ts';
import { NoUsableBrowser } from '../../application/ports/remote-browser.ts';
import { StorageFailure } from '../../application/ports/storage-failure.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { openApplication } from '../../infrastructure/composition/application.ts';
import { readBrowsersConfig } from '../../infrastructure/settings/browsers-config.ts';
import { readConfig } from '../../infrastructure/settings/config.ts';
import { ConfigError } from '../../infrastructure/settings/config-error.ts';
import { PROGRAM_VERSION } from '../../infrastructure/settings/program-version.ts';
import { ScratchTaken } from '../../projections/scratch.ts';
import { type Answer, type Command, checkInput, type Input, type Surroundings, UsageError } from './command.ts';
import { COMMANDS } from './commands.ts';
import { help, helpAbout, overview, unknown } from './help.ts';
import { Interrupted } from './interruption.ts';
import { runService } from './run-service.ts';

function inputOf(command: Command, rest: string[]): Input {
  try {
    const { values, positionals } = parseArgs({ args: rest, options: command.options, allowPositionals: true });
    const named = Object.entries(values);
    const input: Input = {
      options: Object.fromEntries(named.filter(([, value]) => typeof value === 'string')) as Input['options'],
      flags: new Set(named.filter(([, value]) => value === true).map(([name]) => name)),
      words: positionals,
    };
    checkInput(command, input);
    return input;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** What stands behind `serve`. @throws UsageError */
function serveOptions(args: string[]): { settings: { AFFIANT_ROLES?: string }; supervised: boolean } {
  const supervised = args.includes('--supervised');
  const [option, roles, more] = args.filter(arg => arg !== '--supervised');
  if (option === undefined) return { settings: {}, supervised };
  if (option !== '--role') throw new UsageError(`what is ${option}? Settings come from the environment`);
  if (roles === undefined || more !== undefined) throw new UsageError('--role takes names, separated by commas');
  return { settings: { AFFIANT_ROLES: roles }, supervised };
}

/** Loaded only here, as the service is. @throws UsageError */
async function runBrowsers([option]: string[], env: Surroundings['env']): Promise<number> {
  if (option !== undefined) throw new UsageError(`what is ${option}? Settings come from the environment`);
  const config = readBrowsersConfig(env);
  const { serveBrowsers } = await import('./serve-browsers.ts');
  return await serveBrowsers(config);
}

async function run(command: Command, rest: string[], surroundings: Surroundings): Promise<Answer> {
  const { env, stderr } = surroundings;
  const input = inputOf(command, rest);
  if ('runAlone' in command) return command.runAlone(input, surroundings);
  const application = await openApplication(readConfig(env), line => stderr.write(line));
  try {
    await application.catchUp();
    return await command.run(input, application);
  } finally {
    await application.close();
  }
}

/** Tells what went wrong and answers the exit code: 2 for a wrong call, the signal's when interrupted, 1 otherwise. */
function report(error: unknown, json: boolean, command: Command | undefined, to: Surroundings): number {
  const known = [
    DomainError,
    UsageError,
    ConfigError,
    EngineUnavailable,
    GuideNotWritten,
    NoUsableBrowser,
    StorageFailure,
    Interrupted,
    ScratchTaken,
  ].some(kind => error instanceof kind);
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof DomainError ? error.code : error instanceof UsageError ? 'USAGE' : 'ERROR';
  if (json) to.stdout.write(`${JSON.stringify({ error: { code, message } })}\n`);
  else to.stderr.write(`affiant: ${message}\n`);
  if (!known && error instanceof Error && !json) to.stderr.write(`${error.stack}\n`);
  if (error instanceof UsageError && command !== undefined && !json) to.stderr.write(`\n${help(command)}`);
  if (error instanceof Interrupted) return error.exitCode;
  return error instanceof UsageError ? 2 : 1;
}

/**
 * Does what a command line asks for: a command, help, or the service until it is told to stop. Only the service and what
 * can be interrupted touch the process itself.
 * @returns the exit code: 0, 1 when it was refused or failed, 2 for a wrong call, the signal's when it was interrupted
 */
export async function runCommandLine(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { env, stdout } = surroundings;
  const json = args.includes('--json');
  const rest = args.filter(arg => arg !== '--json' && arg !== '--help' && arg !== '-h');
  const asked = rest[0] === 'help' ? rest.slice(1) : rest;
  const wantsHelp = rest.length === 0 || asked !== rest || args.includes('--help') || args.includes('-h');
  const command = commandOf(asked);
  try {
    if (rest[0] === '--version')
      stdout.write(json ? `${JSON.stringify({ version: PROGRAM_VERSION })}\n` : `${PROGRAM_VERSION}\n`);
    else if (wantsHelp) stdout.write(asked.length === 0 ? overview() : helpAbout(asked, command));
    else if (rest[0] === 'serve') {
      const { settings, supervised } = serveOptions(rest.slice(1));
      return await runService(readConfig({ ...env, ...settings }), env, { supervised });
    } else if (rest[0] === 'browsers') return await runBrowsers(rest.slice(1), env);
    else if (command === undefined) throw unknown(asked);
    else {
      const answer = await run(command, rest.slice(command.name.split(' ').length), surroundings);
      stdout.write(json ? `${JSON.stringify(answer.json)}\n` : `${answer.text}\n`);
      return answer.exitCode ?? 0;
    }
    return 0;
  } catch (error) {
    return report(error, json, command, surroundings);
  }
}

function commandOf(words: readonly string[]): Command | undefined {
  const name = words.slice(0, 2).join(' ');
  return COMMANDS.find(candidate => name === candidate.name || words[0] === candidate.name);
}
