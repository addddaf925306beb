import { parseArgs } from 'node:util';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import { NoUsableBrowser } from '../../application/ports/remote-browser.ts';
import { StorageFailure } from '../../application/ports/storage-failure.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { openApplication } from '../../infrastructure/composition/application.ts';
import { readBrowsersConfig } from '../../infrastructure/settings/browsers-config.ts';
import { readConfig } from '../../infrastructure/settings/config.ts';
import { ConfigError } from '../../infrastructure/settings/config-error.ts';
import { ScratchTaken } from '../../projections/scratch.ts';
import { type Answer, type Command, checkInput, type Input, UsageError } from './command.ts';
import { envelopeDelete, inquiryDelete } from './commands/captured-delete.ts';
import { envelopeShow } from './commands/envelope-show.ts';
import { envelopeTemplateCreate } from './commands/envelope-template-create.ts';
import { events } from './commands/events.ts';
import { guideCheck } from './commands/guide-check.ts';
import { keyCreate } from './commands/key-create.ts';
import { keyList } from './commands/key-list.ts';
import { keyRevoke } from './commands/key-revoke.ts';
import { kycRecord } from './commands/kyc-record.ts';
import { operatorInvite, operatorList, operatorRevoke } from './commands/operators.ts';
import { orgCreate } from './commands/org-create.ts';
import { rebuild } from './commands/rebuild.ts';
import { envelopeReview, resultReviews } from './commands/result-review.ts';
import { themeCreate } from './commands/theme-create.ts';
import { webhookDeliveries } from './commands/webhook-deliveries.ts';
import { Interrupted } from './interruption.ts';
import { runService } from './run-service.ts';
import { BROWSERS_HELP, SERVE_HELP } from './service-help.ts';

const COMMANDS: readonly Command[] = [
  orgCreate,
  keyCreate,
  keyList,
  keyRevoke,
  operatorInvite,
  operatorList,
  operatorRevoke,
  themeCreate,
  kycRecord,
  ...resultReviews,
  inquiryDelete,
  envelopeShow,
  envelopeReview,
  envelopeDelete,
  envelopeTemplateCreate,
  ...webhookDeliveries,
  guideCheck,
  events,
  rebuild,
];

/** What a command line is given by its process: settings, and where answers and complaints go. */
export type Surroundings = {
  env: Readonly<Record<string, string | undefined>>;
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown };
};

function overview(): string {
  const width = Math.max(...COMMANDS.map(command => command.name.length));
  const lines = COMMANDS.map(command => `  ${command.name.padEnd(width)}  ${command.summary}`);
  const services = [
    `  ${'serve'.padEnd(width)}  Run the service`,
    `  ${'browsers'.padEnd(width)}  Run remote browsers for services on other machines`,
  ];
  return `affiant <command> [--json] [--help]\n\n${[...services, ...lines].join('\n')}\n`;
}

function help(command: Command): string {
  return `affiant ${command.name} ${command.usage} [--json]\n\n${command.summary}.\n`;
}

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

async function run(command: Command, rest: string[], { env, stderr }: Surroundings): Promise<Answer> {
  const input = inputOf(command, rest);
  if ('runAlone' in command) return command.runAlone(input);
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
  const wantsHelp = args.includes('--help') || args.includes('-h');
  const rest = args.filter(arg => arg !== '--json' && arg !== '--help' && arg !== '-h');
  const name = rest.slice(0, 2).join(' ');
  const command = COMMANDS.find(candidate => name === candidate.name || rest[0] === candidate.name);
  try {
    if (rest[0] === 'serve' && !wantsHelp) {
      const { settings, supervised } = serveOptions(rest.slice(1));
      return await runService(readConfig({ ...env, ...settings }), env, { supervised });
    }
    if (rest[0] === 'browsers' && !wantsHelp) return await runBrowsers(rest.slice(1), env);
    if (rest[0] === 'serve') stdout.write(SERVE_HELP);
    else if (rest[0] === 'browsers') stdout.write(BROWSERS_HELP);
    else if (command === undefined && (wantsHelp || rest.length === 0)) stdout.write(overview());
    else if (command === undefined) throw new UsageError(`there is no command ${name}; see affiant --help`);
    else if (wantsHelp) stdout.write(help(command));
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
