import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { type BrowsersAt, browsersAt } from './browsers-settings.ts';
import { ConfigError } from './config-error.ts';
import { ENGINE_SETTINGS, type EngineUrls, refuseMixture } from './engine-settings.ts';
import { GUIDE_WRITER_SETTINGS, guideWriterOf } from './guide-writer-settings.ts';
import { limitsOf } from './limit-settings.ts';
import { MODEL_SETTINGS, type ModelAt, modelOf } from './model-settings.ts';
import { OIDC_SETTINGS, type OidcAt, oidcOf } from './oidc-settings.ts';
import { parseSettings } from './parse.ts';
import { SERVER_ROLES, type ServerRole } from './roles.ts';
import { S3_SETTINGS } from './s3-settings.ts';
import { SERVICE_SETTINGS } from './service-settings.ts';
import { type ToldSetting, toldSettings } from './setting-words.ts';

const environment = z.object({
  ...SERVICE_SETTINGS,
  ...OIDC_SETTINGS,
  ...MODEL_SETTINGS,
  ...GUIDE_WRITER_SETTINGS,
  ...ENGINE_SETTINGS,
  ...S3_SETTINGS,
});

/** The environment variables that are read here. */
export const SETTING_NAMES: readonly string[] = Object.keys(environment.shape);

/** What is told of them: those of the service itself, of models, and of engines. */
export const toldServiceSettings = (): Record<'service' | 'model' | 'engines', ToldSetting[]> => ({
  service: toldSettings({ ...SERVICE_SETTINGS, ...OIDC_SETTINGS }),
  model: toldSettings({ ...MODEL_SETTINGS, ...GUIDE_WRITER_SETTINGS }),
  engines: toldSettings({ ...ENGINE_SETTINGS, ...S3_SETTINGS }),
});

/** How this process is set up. Times in milliseconds unless the name says otherwise. */
export type Config = {
  port: number;
  host: string;
  /** Absolute path of the folder that holds everything in embedded mode. */
  dataFolder: string;
  /** Public address without a slash at its end. */
  publicUrl: string;
  /** Whether that address was told, and is no guess from the port. */
  tellsPublicUrl: boolean;
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
  /** Whether a browser and a reader wait for whoever comes next. */
  keepsSpares: boolean;
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
  /** By whose accounts operators may come in; undefined: by passkeys alone. */
  oidc: OidcAt | undefined;
  /** The vision model that is asked; undefined: evidence is analysed by this machine alone. */
  model: ModelAt | undefined;
  /** The model that rewrites guides; undefined: none does. */
  guideWriter: ModelAt | undefined;
};

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
  const model = modelOf(settings);
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataFolder,
    publicUrl: settings.AFFIANT_URL ?? `http://localhost:${settings.PORT}`,
    tellsPublicUrl: settings.AFFIANT_URL !== undefined,
    nodeUrl: settings.AFFIANT_NODE_URL ?? `http://${host}:${settings.PORT}`,
    roles: settings.AFFIANT_ROLES,
    alone:
      settings.AFFIANT_ROLES.length === SERVER_ROLES.length &&
      Object.values(engineUrls).every(url => url === undefined),
    workers: settings.AFFIANT_WORKERS,
    engineUrls,
    aws: Object.fromEntries(Object.entries(present).filter(([name]) => Object.hasOwn(S3_SETTINGS, name))),
    masterKey: settings.AFFIANT_MASTER_KEY,
    masterKeyFile: settings.AFFIANT_MASTER_KEY_FILE && resolve(settings.AFFIANT_MASTER_KEY_FILE),
    allowNetworks: settings.AFFIANT_ALLOW_NETWORKS,
    denyNetworks: settings.AFFIANT_DENY_NETWORKS,
    trustedProxies: settings.AFFIANT_TRUSTED_PROXIES,
    webhookScheduleSeconds: settings.AFFIANT_WEBHOOK_SCHEDULE,
    inquiryTtlMs: settings.AFFIANT_INQUIRY_TTL * 1000,
    rateLimit: settings.AFFIANT_RATE_LIMIT,
    logLevel: settings.AFFIANT_LOG_LEVEL,
    keepsSpares: settings.AFFIANT_SPARES === 'on',
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
    oidc: oidcOf(settings),
    model,
    guideWriter: guideWriterOf(settings, model),
  };
}
