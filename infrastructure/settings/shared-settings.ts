import { z } from 'zod';
import { settingWords } from './setting-words.ts';
import { logLevel, networks, port, sandbox } from './values.ts';

/** What the service and `affiant browsers` both read. */
export const SHARED_SETTINGS = {
  PORT: port
    .default(8080)
    .register(settingWords, { help: 'port to listen on', browsersHelp: 'port for health and metrics' }),
  HOST: z.string().default('0.0.0.0').register(settingWords, { help: 'address to listen on' }),
  AFFIANT_DATA: z.string().default('./data').register(settingWords, {
    help: 'data folder',
    browsersHelp: 'folder in which the bundled browser is unpacked, if there is no other',
    table: 'folder that holds everything the embedded engines keep',
  }),
  AFFIANT_ALLOW_NETWORKS: networks.default([]).register(settingWords, {
    help: 'CIDRs of private networks that may be reached, for development',
    browsersHelp: 'CIDRs of private networks that pages may reach, for development',
    table: 'private networks (CIDRs, comma between) that remote browsers and webhooks may reach; for development',
  }),
  AFFIANT_DENY_NETWORKS: networks.default([]).register(settingWords, {
    help: 'CIDRs of networks that are never reached, whatever is opened',
    browsersHelp: 'CIDRs of networks that pages never reach, whatever is opened',
    table:
      'networks (CIDRs, comma between) that remote browsers and webhooks never reach, whatever is opened; see [docs/operations.md](docs/operations.md#where-strangers-may-go)',
  }),
  AFFIANT_LOG_LEVEL: logLevel
    .default('info')
    .register(settingWords, { help: 'info, warn or error', table: '`info`, `warn` or `error`' }),
  CAPTURE_BROWSER: z
    .string()
    .optional()
    .register(settingWords, {
      help: 'path of the browser to use',
      unset: { help: 'found by itself', table: 'found by itself' },
    }),
  CAPTURE_SANDBOX: sandbox.default('on').register(settingWords, {
    help: 'on, or off to run the browser without its sandbox',
    table: '`off` runs remote browsers without their sandbox',
  }),
};
