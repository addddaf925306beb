import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { BROWSERS_SETTINGS, type BrowsersAt, browsersAt } from './browsers-settings.ts';
import { ConfigError } from './config-error.ts';
import { ENGINE_SETTINGS, type EngineUrls, refuseMixture } from './engine-settings.ts';
import { LIMIT_SETTINGS, limitsOf } from './limit-settings.ts';
import { parseSettings } from './parse.ts';
import { isServerRole, SERVER_ROLES, type ServerRole } from './roles.ts';
import { list, logLevel, networks, port, sandbox, wholeNumber } from './values.ts';

const seconds = z
  .string()
  .regex(/^\d+(,\d+)*$/, 'must be whole seconds separated by commas, for example 0,30,90,270,720')
  .transform(text => text.split(',').map(Number));

const roles = list
  .transform(names => names.map(name => name.toLowerCase()))
  .refine(names => names.length > 0 && names.every(isServerRole), {
    error: `must be one or more of ${SERVER_ROLES.join(', ')}, separated by commas`,
  })
  .transform(names => SERVER_ROLES.filter(role => names.includes(role)));

const address = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .transform(url => url.replace(/\/+$/, ''));

const apiUrl = address.refine(url => {
  const { username, password, search, hash } = new URL(url);
  return username === '' && password === '' && search === '' && hash === '';
}, 'must be the base address of an API, without user, password, query or fragment');

/** What a header may carry as a bearer token (RFC 9110, 5.5). */
const headerValue = z.string().regex(/^[\x21-\x7e]+$/, 'must be printable ASCII without spaces');

const environment = z.object({
  PORT: port.default(8080),
  HOST: z.string().default('0.0.0.0'),
  AFFIANT_DATA: z.string().default('./data'),
  AFFIANT_URL: address.optional(),
  AFFIANT_NODE_URL: address.optional(),
  AFFIANT_ROLES: roles.default([...SERVER_ROLES]),
  AFFIANT_WORKERS: wholeNumber.pipe(z.number().min(1, 'must be at least 1').max(64, 'must be at most 64')).default(1),
  AFFIANT_MASTER_KEY: z.string().optional(),
  AFFIANT_MASTER_KEY_FILE: z.string().optional(),
  AFFIANT_ALLOW_NETWORKS: networks.default([]),
  AFFIANT_DENY_NETWORKS: networks.default([]),
  AFFIANT_TRUSTED_PROXIES: networks.default([]),
  AFFIANT_WEBHOOK_SCHEDULE: seconds.default([0, 30, 90, 270, 720]),
  AFFIANT_INQUIRY_TTL: wholeNumber.default(24 * 60 * 60),
  AFFIANT_RATE_LIMIT: wholeNumber.default(100),
  AFFIANT_LOG_LEVEL: logLevel.default('info'),
  CAPTURE_BROWSER: z.string().optional(),
  CAPTURE_SANDBOX: sandbox.default('on'),
  CAPTURE_SESSIONS: wholeNumber.default(8),
  ...LIMIT_SETTINGS,
  ANALYSER_URL: apiUrl.optional(),
  ANALYSER_MODEL: z.string().optional(),
  ANALYSER_KEY: headerValue.optional(),
  ANALYSER_TIMEOUT: wholeNumber
    .refine(seconds => seconds >= 1 && seconds <= 40, 'must be 1 to 40 seconds: an analysis is given a minute in all')
    .default(25),
  CAPTURE_PATIENCE: wholeNumber.pipe(z.number().min(1, 'must be 1 to 120').max(120, 'must be 1 to 120')).default(10),
  CAPTURE_LEASE: wholeNumber.pipe(z.number().min(1, 'must be at least 1')).default(15),
  ...BROWSERS_SETTINGS,
  ...ENGINE_SETTINGS,
});

type Settings = z.infer<typeof environment>;

/** The environment variables that are read here. */
export const SETTING_NAMES: readonly string[] = Object.keys(environment.shape);

/** How this process is set up. Times in milliseconds unless the name says otherwise. */
export type Config = {
  port: number;
  host: string;
  /** Absolute path of the folder that holds everything in embedded mode. */
  dataFolder: string;
  /** Public address without a slash at its end. */
  publicUrl: string;
  /** Address at which other nodes reach this one, without a slash at its end. */
  nodeUrl: string;
  /** What this process does. */
  roles: readonly ServerRole[];
  /** Whether it does all of it with the engines in its folder, so that no other process serves what it serves. */
  alone: boolean;
  /** How many processes serve the API side by side. */
  workers: number;
  engineUrls: EngineUrls;
  /** The `AWS_…` settings, as every client of S3 reads them. */
  aws: Readonly<Record<string, string | undefined>>;
  /** The master key itself, or the absolute path of the file that holds it; neither: it is made in the data folder. */
  masterKey: string | undefined;
  masterKeyFile: string | undefined;
  /** Networks that may be reached although they are private; those that never are. */
  allowNetworks: string[];
  denyNetworks: string[];
  /** Networks of the proxies whose word on who the client is counts. */
  trustedProxies: string[];
  webhookScheduleSeconds: number[];
  inquiryTtlMs: number;
  /** Requests a second that each API key may make; 0: as many as it likes. */
  rateLimit: number;
  logLevel: 'info' | 'warn' | 'error';
  capture: {
    browser: string | undefined;
    sandbox: 'on' | 'off';
    sessions: number;
    /** What a session may take of this machine; memory in bytes. */
    limits: { memory: number; processes: number };
    /** How long a page waits for a verdict, in seconds. */
    patience: number;
    leaseMs: number;
    cacheFolder: string;
    /** Where `affiant browsers` runs the browsers; undefined: they run on this machine. */
    browsers: BrowsersAt | undefined;
  };
  /** The vision model that is asked; undefined: evidence is analysed by this machine alone. */
  model: { url: string; model: string; key: string | undefined; timeoutMs: number } | undefined;
};

function modelOf(settings: Settings): Config['model'] {
  const { ANALYSER_URL: url, ANALYSER_MODEL: model, ANALYSER_KEY: key, ANALYSER_TIMEOUT: seconds } = settings;
  if (url === undefined) {
    const without = model !== undefined ? 'ANALYSER_MODEL' : key !== undefined ? 'ANALYSER_KEY' : undefined;
    if (without === undefined) return undefined;
    throw new ConfigError(`${without} is set without ANALYSER_URL, the base address of the model's API`);
  }
  if (model !== undefined) return { url, model, key, timeoutMs: seconds * 1000 };
  throw new ConfigError('ANALYSER_URL is set without ANALYSER_MODEL, the name of the model to ask there');
}

/** Reads the settings from environment variables; an empty one counts as not set. @throws ConfigError */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const { settings, present } = parseSettings(environment, variables);
  const refused = refuseMixture(settings);
  if (refused !== null) throw new ConfigError(refused);
  const engineUrls: EngineUrls = {
    eventStore: settings.EVENT_STORE_URL,
    readModels: settings.READ_MODEL_URL,
    messageBus: settings.MESSAGE_BUS_URL,
    evidence: settings.EVIDENCE_URL,
  };
  // Nodes that share no folder are on different machines, as a rule.
  const host = engineUrls.readModels === undefined ? '127.0.0.1' : hostname();
  const dataFolder = resolve(settings.AFFIANT_DATA);
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataFolder,
    publicUrl: settings.AFFIANT_URL ?? `http://localhost:${settings.PORT}`,
    nodeUrl: settings.AFFIANT_NODE_URL ?? `http://${host}:${settings.PORT}`,
    roles: settings.AFFIANT_ROLES,
    alone:
      settings.AFFIANT_ROLES.length === SERVER_ROLES.length &&
      Object.values(engineUrls).every(url => url === undefined),
    workers: settings.AFFIANT_WORKERS,
    engineUrls,
    aws: Object.fromEntries(Object.entries(present).filter(([name]) => name.startsWith('AWS_'))),
    masterKey: settings.AFFIANT_MASTER_KEY,
    masterKeyFile: settings.AFFIANT_MASTER_KEY_FILE && resolve(settings.AFFIANT_MASTER_KEY_FILE),
    allowNetworks: settings.AFFIANT_ALLOW_NETWORKS,
    denyNetworks: settings.AFFIANT_DENY_NETWORKS,
    trustedProxies: settings.AFFIANT_TRUSTED_PROXIES,
    webhookScheduleSeconds: settings.AFFIANT_WEBHOOK_SCHEDULE,
    inquiryTtlMs: settings.AFFIANT_INQUIRY_TTL * 1000,
    rateLimit: settings.AFFIANT_RATE_LIMIT,
    logLevel: settings.AFFIANT_LOG_LEVEL,
    capture: {
      browser: settings.CAPTURE_BROWSER,
      sandbox: settings.CAPTURE_SANDBOX,
      sessions: settings.CAPTURE_SESSIONS,
      limits: limitsOf(settings),
      patience: settings.CAPTURE_PATIENCE,
      leaseMs: settings.CAPTURE_LEASE * 1000,
      cacheFolder: join(dataFolder, 'browser'),
      browsers: browsersAt(settings),
    },
    model: modelOf(settings),
  };
}
