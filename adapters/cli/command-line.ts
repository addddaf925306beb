import { parseArgs } from 'node:util';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import { NoUsableBrowser } from '../../application/ports/remote-browser.ts';
import { StorageFailure } from '../../application/ports/storage-failure.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { openApplication } from '../../infrastructure/composition/application.ts';
import { ConfigError, readConfig } from '../../infrastructure/settings/config.ts';
import { ScratchTaken } from '../../projections/scratch.ts';
import { type Answer, type Command, checkInput, type Input, UsageError } from './command.ts';
import { envelopeDelete, inquiryDelete } from './commands/captured-delete.ts';
import { envelopeShow } from './commands/envelope-show.ts';
import { envelopeTemplateCreate } from './commands/envelope-template-create.ts';
import { events } from './commands/events.ts';
import { keyCreate } from './commands/key-create.ts';
import { keyList } from './commands/key-list.ts';
import { keyRevoke } from './commands/key-revoke.ts';
import { kycRecord } from './commands/kyc-record.ts';
import { orgCreate } from './commands/org-create.ts';
import { rebuild } from './commands/rebuild.ts';
import { envelopeReview, resultReviews } from './commands/result-review.ts';
import { themeCreate } from './commands/theme-create.ts';
import { webhookDeliveries } from './commands/webhook-deliveries.ts';
import { Interrupted } from './interruption.ts';
import { runService } from './run-service.ts';

const COMMANDS: readonly Command[] = [
  orgCreate,
  keyCreate,
  keyList,
  keyRevoke,
  themeCreate,
  kycRecord,
  ...resultReviews,
  inquiryDelete,
  envelopeShow,
  envelopeReview,
  envelopeDelete,
  envelopeTemplateCreate,
  ...webhookDeliveries,
  events,
  rebuild,
];

/** What a command line is given by its process: settings, and where answers and complaints go. */
export type Surroundings = {
  env: Readonly<Record<string, string | undefined>>;
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown };
};

const SERVE_HELP = `affiant serve [--role ROLES] [--supervised]

Run the service, or some of it: http, projector, processes, capture, separated by commas (all). With --supervised (npm
start has it) a process that dies is started again, after pauses that grow.
Settings come from the environment:
  PORT                      port to listen on (8080)
  HOST                      address to listen on (0.0.0.0)
  AFFIANT_URL               public address (http://localhost:$PORT)
  AFFIANT_ROLES             as --role
  AFFIANT_WORKERS           processes that serve the API side by side (1)
  AFFIANT_NODE_URL          address at which other capture nodes reach this one
  AFFIANT_DATA              data folder (./data)
  AFFIANT_MASTER_KEY        32 bytes in hex or Base64 that seal secrets (made once in the data folder)
  AFFIANT_INQUIRY_TTL       seconds until an inquiry expires (86400)
  AFFIANT_RATE_LIMIT        requests a second that each API key may make, 0 for no limit (100)
  AFFIANT_WEBHOOK_SCHEDULE  seconds after which a delivery is tried (0,30,90,270,720)
  AFFIANT_ALLOW_NETWORKS    CIDRs of private networks that may be reached, for development
  AFFIANT_DENY_NETWORKS     CIDRs of networks that are never reached, whatever is opened
  AFFIANT_TRUSTED_PROXIES   CIDRs of the proxies in front, whose X-Forwarded-For is believed
  AFFIANT_LOG_LEVEL         info, warn or error (info)
  CAPTURE_BROWSER           path of the browser to use (found by itself)
  CAPTURE_SANDBOX           on, or off to run the browser without its sandbox (on)
  CAPTURE_SESSIONS          remote browsers at once (8)
  CAPTURE_MEMORY            MiB of memory that each may take (1024)
  CAPTURE_PROCESSES         processes that each may have (64)
  CAPTURE_LEASE             seconds after which the sessions of a dead node are over (15)
Engines are embedded in the data folder unless a service is named:
  EVENT_STORE_URL           esdb://… or esdb+discover://… (EventStoreDB; needs READ_MODEL_URL)
  READ_MODEL_URL            mongodb://… or mongodb+srv://…
  MESSAGE_BUS_URL           nats://… or tls://…
  EVIDENCE_URL              s3://…
`;

function overview(): string {
  const width = Math.max(...COMMANDS.map(command => command.name.length));
  const lines = COMMANDS.map(command => `  ${command.name.padEnd(width)}  ${command.summary}`);
  return `affiant <command> [--json] [--help]\n\n  ${'serve'.padEnd(width)}  Run the service\n${lines.join('\n')}\n`;
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

async function run(command: Command, rest: string[], { env, stderr }: Surroundings): Promise<Answer> {
  const input = inputOf(command, rest);
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
    if (rest[0] === 'serve') stdout.write(SERVE_HELP);
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
