import { join, resolve } from 'node:path';
import { z } from 'zod';
import { TOKEN_SETTINGS, type TokenSource, tokenSource } from './browsers-settings.ts';
import { ConfigError } from './config-error.ts';
import { LIMIT_SETTINGS, limitsOf } from './limit-settings.ts';
import { parseSettings } from './parse.ts';
import { settingWords, type ToldSetting, toldSettings } from './setting-words.ts';
import { SHARED_SETTINGS } from './shared-settings.ts';
import { port, wholeNumber } from './values.ts';

/** Eight sessions and the spare of one service. */
const HOSTS = 9;
/** Each needs a user of its own where this process is root. */
const MOST_HOSTS = 200;
/** So long, in seconds, may go on what is live when the process is told to stop: most captures take less. */
const DRAIN = 120;
/** No session lasts longer. */
const LONGEST_DRAIN = 3600;

const { PORT, HOST, AFFIANT_DATA, AFFIANT_ALLOW_NETWORKS, AFFIANT_DENY_NETWORKS } = SHARED_SETTINGS;
const { AFFIANT_LOG_LEVEL, CAPTURE_BROWSER, CAPTURE_SANDBOX } = SHARED_SETTINGS;

const environment = z.object({
  ...TOKEN_SETTINGS,
  CAPTURE_BROWSERS_PORT: port.default(7300).register(settingWords, {
    help: 'port for services',
    table: 'of `affiant browsers`: port that it listens on for services',
  }),
  CAPTURE_BROWSERS_LIMIT: wholeNumber
    .pipe(z.number().min(1, 'must be at least 1').max(MOST_HOSTS, `must be at most ${MOST_HOSTS}`))
    .default(HOSTS)
    .register(settingWords, {
      help: 'browsers at once, the spare of each service among them',
      table: 'of `affiant browsers`: browsers at once, the spare of each service among them',
    }),
  CAPTURE_BROWSERS_DRAIN: wholeNumber
    .pipe(z.number().max(LONGEST_DRAIN, `must be at most ${LONGEST_DRAIN}: no session lasts longer`))
    .default(DRAIN)
    .register(settingWords, {
      help: 'seconds that live sessions may go on for once it is told to stop',
      table: `of \`affiant browsers\`: seconds that live sessions may go on for once it is told to stop, 0 to ${LONGEST_DRAIN}`,
    }),
  HOST,
  PORT,
  AFFIANT_ALLOW_NETWORKS,
  AFFIANT_DENY_NETWORKS,
  AFFIANT_DATA,
  AFFIANT_LOG_LEVEL,
  CAPTURE_BROWSER,
  CAPTURE_SANDBOX,
  ...LIMIT_SETTINGS,
});

/** The environment variables that `affiant browsers` reads. */
export const BROWSERS_SETTING_NAMES: readonly string[] = Object.keys(environment.shape);

/** What is told of them. */
export const toldBrowsersSettings = (): ToldSetting[] => toldSettings(environment.shape, 'browsers');

/** What a process must not have that strangers' pages come to. */
const SECRETS = [
  'AFFIANT_MASTER_KEY',
  'AFFIANT_MASTER_KEY_FILE',
  'EVENT_STORE_URL',
  'READ_MODEL_URL',
  'MESSAGE_BUS_URL',
  'EVIDENCE_URL',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'ANALYSER_KEY',
];

/** How `affiant browsers` is set up. */
export type BrowsersConfig = {
  /** Where services connect. */
  host: string;
  browsersPort: number;
  /** Where it answers for its health. */
  port: number;
  token: TokenSource;
  /** Hosts at once, spares of services among them. */
  limit: number;
  /** So long may sessions go on once it is told to stop. */
  drainSeconds: number;
  /** What a session may take of this machine; memory in bytes. */
  limits: { memory: number; processes: number };
  networks: { allow: string[]; deny: string[] };
  browser: string | undefined;
  sandbox: 'on' | 'off';
  /** Where the bundled browser is unpacked. */
  cacheFolder: string;
  logLevel: 'info' | 'warn' | 'error';
};

/** Reads the settings of `affiant browsers`. @throws ConfigError, also when it is given a secret that it has no use for */
export function readBrowsersConfig(variables: Readonly<Record<string, string | undefined>>): BrowsersConfig {
  const { settings, present } = parseSettings(environment, variables);
  const secrets = SECRETS.filter(name => present[name] !== undefined);
  if (secrets.length > 0) {
    throw new ConfigError(
      `${secrets.join(', ')} must not be set for \`affiant browsers\`: strangers' pages run beside it, so it holds no secret and knows no engine`,
    );
  }
  const token = tokenSource(settings);
  if (token === undefined) {
    throw new ConfigError(
      'CAPTURE_BROWSERS_TOKEN (or CAPTURE_BROWSERS_TOKEN_FILE) is required: make one with `openssl rand -hex 32`, and give the same one to the role capture',
    );
  }
  return {
    host: settings.HOST,
    browsersPort: settings.CAPTURE_BROWSERS_PORT,
    port: settings.PORT,
    token,
    limit: settings.CAPTURE_BROWSERS_LIMIT,
    drainSeconds: settings.CAPTURE_BROWSERS_DRAIN,
    limits: limitsOf(settings),
    networks: { allow: settings.AFFIANT_ALLOW_NETWORKS, deny: settings.AFFIANT_DENY_NETWORKS },
    browser: settings.CAPTURE_BROWSER,
    sandbox: settings.CAPTURE_SANDBOX,
    cacheFolder: join(resolve(settings.AFFIANT_DATA), 'browser'),
    logLevel: settings.AFFIANT_LOG_LEVEL,
  };
}
