import { z } from 'zod';
import { settingWords } from './setting-words.ts';

/** The service engine behind each port; where none is set, the embedded one in the data folder serves. */
export type EngineUrls = {
  eventStore: string | undefined;
  /** Read models, checkpoints, reservations and data keys. */
  readModels: string | undefined;
  /** The message bus, and announcements between processes. */
  messageBus: string | undefined;
  evidence: string | undefined;
};

function urlOf(engine: string, schemes: readonly string[], example: string) {
  return z.string().refine(text => schemes.some(scheme => text.startsWith(`${scheme}://`)), {
    error: `must be the address of ${engine}, beginning with ${schemes.map(scheme => `${scheme}://`).join(' or ')}: for example ${example}`,
  });
}

const unset = { table: 'embedded' };

/** The settings that choose a service engine, each optional. */
export const ENGINE_SETTINGS = {
  EVENT_STORE_URL: urlOf('EventStoreDB', ['esdb', 'esdb+discover'], 'esdb://localhost:2113?tls=false')
    .optional()
    .register(settingWords, {
      help: 'esdb://… or esdb+discover://… (EventStoreDB; needs READ_MODEL_URL)',
      table: 'the log in EventStoreDB: `esdb://…`; needs `READ_MODEL_URL` too',
      unset,
    }),
  READ_MODEL_URL: urlOf('MongoDB', ['mongodb', 'mongodb+srv'], 'mongodb://localhost:27017/affiant')
    .optional()
    .register(settingWords, {
      help: 'mongodb://… or mongodb+srv://…',
      table: 'read models and data keys in MongoDB: `mongodb://…/database`',
      unset,
    }),
  MESSAGE_BUS_URL: urlOf('NATS', ['nats', 'tls'], 'nats://localhost:4222').optional().register(settingWords, {
    help: 'nats://… or tls://…',
    table: 'queues in NATS with JetStream: `nats://…`, in a cluster with `?replicas=3`',
    unset,
  }),
  EVIDENCE_URL: urlOf('an S3 bucket', ['s3'], 's3://bucket/prefix').optional().register(settingWords, {
    help: 's3://… with these:',
    table:
      'evidence in a bucket that is there already: `s3://bucket[/prefix]`; `?links=own`: downloads come through Affiant',
    unset,
  }),
};

type Settings = {
  EVENT_STORE_URL?: string | undefined;
  READ_MODEL_URL?: string | undefined;
  MESSAGE_BUS_URL?: string | undefined;
  EVIDENCE_URL?: string | undefined;
  AFFIANT_MASTER_KEY?: string | undefined;
  AFFIANT_MASTER_KEY_FILE?: string | undefined;
};

/** What is wrong with this mixture of engines and master key, in a sentence; null when it works. */
export function refuseMixture(settings: Settings): string | null {
  const set = (Object.keys(ENGINE_SETTINGS) as (keyof typeof ENGINE_SETTINGS)[]).filter(
    name => settings[name] !== undefined,
  );
  if (settings.EVENT_STORE_URL !== undefined && settings.READ_MODEL_URL === undefined) {
    return (
      'EVENT_STORE_URL needs READ_MODEL_URL: the keys that open the personal fields of the log are kept there, and in ' +
      'a data folder of one machine no other could read the log'
    );
  }
  const { AFFIANT_MASTER_KEY: key, AFFIANT_MASTER_KEY_FILE: keyFile } = settings;
  if (key !== undefined && keyFile !== undefined) {
    return 'AFFIANT_MASTER_KEY and AFFIANT_MASTER_KEY_FILE are both set: set the one that counts';
  }
  if (set.length > 0 && key === undefined && keyFile === undefined) {
    return (
      `AFFIANT_MASTER_KEY (or AFFIANT_MASTER_KEY_FILE) is required with ${set.join(', ')}: make one with ` +
      '`openssl rand -hex 32`, keep it safe, and give the same one to every process'
    );
  }
  return null;
}

/** Scheme and host of an engine's address, for logs: never what proves who we are. */
export function hostOf(url: string): string {
  const [, scheme = '', rest = ''] = /^([a-z0-9+]+):\/\/(.*)$/i.exec(url) ?? [];
  const authority = rest.split(/[/?#]/, 1)[0] ?? '';
  return `${scheme}://${authority.slice(authority.lastIndexOf('@') + 1)}`;
}
