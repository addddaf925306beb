import { z } from 'zod';
import { BROWSERS_SETTINGS } from './browsers-settings.ts';
import { LIMIT_SETTINGS } from './limit-settings.ts';
import { isServerRole, SERVER_ROLES } from './roles.ts';
import { settingWords } from './setting-words.ts';
import { SHARED_SETTINGS } from './shared-settings.ts';
import { httpAddress, list, networks, spares, wholeNumber } from './values.ts';

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

const { PORT, HOST, AFFIANT_DATA, AFFIANT_ALLOW_NETWORKS, AFFIANT_DENY_NETWORKS } = SHARED_SETTINGS;
const { AFFIANT_LOG_LEVEL, CAPTURE_BROWSER, CAPTURE_SANDBOX } = SHARED_SETTINGS;

/** The settings of the service but for its model and its engines, in the order in which they are told. */
export const SERVICE_SETTINGS = {
  PORT,
  HOST,
  AFFIANT_URL: httpAddress.optional().register(settingWords, {
    help: 'public address; commands take that of the service that ran last',
    table:
      'public address, as browsers and receivers see it; `https` makes the capture cookie secure. Links that commands print name the address of the service that was started last on the same data, unless this says another',
    unset: { help: 'http://localhost:$PORT', table: '`http://localhost:$PORT`' },
  }),
  AFFIANT_ROLES: roles.default([...SERVER_ROLES]).register(settingWords, {
    help: 'as --role',
    table: 'what this process does, as `serve --role` says it; see [docs/operations.md](docs/operations.md#roles)',
  }),
  AFFIANT_WORKERS: wholeNumber
    .pipe(z.number().min(1, 'must be at least 1').max(64, 'must be at most 64'))
    .default(1)
    .register(settingWords, {
      help: 'processes that serve the API side by side',
      table:
        'processes that serve the API side by side on one data folder, for machines with more cores; see [docs/operations.md](docs/operations.md#more-cores)',
    }),
  AFFIANT_NODE_URL: httpAddress.optional().register(settingWords, {
    help: 'address at which other capture nodes reach this one',
    table: 'address at which other nodes reach this one, for captures that land on another node',
    unset: { table: '`http://<host name>:$PORT`; `127.0.0.1` without `READ_MODEL_URL`' },
  }),
  AFFIANT_DATA,
  AFFIANT_MASTER_KEY: z
    .string()
    .optional()
    .register(settingWords, {
      help: '32 bytes in hex or Base64 that seal secrets',
      table: '32 bytes as hex or Base64 that seal secrets and data keys; required with servers',
      unset: { help: 'made once in the data folder', table: 'made once in `master.key` of the data folder' },
    }),
  AFFIANT_MASTER_KEY_FILE: z.string().optional().register(settingWords, {
    help: 'file that holds them, instead',
    table: 'file that holds the master key, instead of `AFFIANT_MASTER_KEY`',
  }),
  AFFIANT_INQUIRY_TTL: wholeNumber
    .default(24 * 60 * 60)
    .register(settingWords, { help: 'seconds until an inquiry expires' }),
  AFFIANT_RATE_LIMIT: wholeNumber.default(100).register(settingWords, {
    help: 'requests a second that each API key may make, 0 for no limit',
    table: 'requests a second that each API key may make, twice as many in a burst; `0`: no limit',
  }),
  AFFIANT_WEBHOOK_SCHEDULE: seconds.default([0, 30, 90, 270, 720]).register(settingWords, {
    help: 'seconds after which a delivery is tried',
    table: 'seconds after an event at which its delivery is tried',
  }),
  AFFIANT_ALLOW_NETWORKS,
  AFFIANT_DENY_NETWORKS,
  AFFIANT_TRUSTED_PROXIES: networks.default([]).register(settingWords, {
    help: 'CIDRs of the proxies in front, whose X-Forwarded-For is believed',
    table:
      'networks (CIDRs, comma between) of the proxies in front of the API: what they say in `X-Forwarded-For` is believed when wrong API keys are counted',
  }),
  AFFIANT_LOG_LEVEL,
  AFFIANT_SPARES: spares.default('on').register(settingWords, {
    help: 'on, or off to keep nothing ready for whoever comes next, and to read nothing before it is handed in',
    table:
      '`off` keeps no browser and no reader ready for whoever comes next, and reads no evidence before it is handed in: some 300 MB of memory less, and people wait some seconds longer for the first picture and for the verdict',
  }),
  CAPTURE_BROWSER,
  CAPTURE_SANDBOX,
  CAPTURE_SESSIONS: wholeNumber.default(8).register(settingWords, { help: 'remote browsers at once' }),
  ...LIMIT_SETTINGS,
  ...BROWSERS_SETTINGS,
  CAPTURE_PATIENCE: wholeNumber
    .pipe(z.number().min(1, 'must be 1 to 120').max(120, 'must be 1 to 120'))
    .default(10)
    .register(settingWords, {
      help: 'seconds that a page waits for a verdict before it goes on without one',
      table:
        'seconds that the hosted page waits for a verdict before it sends the person back without one, 1 to 120; with a slow model more is kinder',
    }),
  CAPTURE_LEASE: wholeNumber.pipe(z.number().min(1, 'must be at least 1')).default(15).register(settingWords, {
    help: 'seconds after which the sessions of a dead node are over',
    table: 'seconds after which the captures of a node that has died may start anew on another',
  }),
};
