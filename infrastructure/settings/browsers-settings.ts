import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { settingWords } from './setting-words.ts';
import { list } from './values.ts';

/** Where `affiant browsers` runs browsers for this process, and what proves who is who. */
export type BrowsersAt = { addresses: { host: string; port: number }[]; token: TokenSource };

/** A token, or the path of the file that holds it. */
export type TokenSource = { text: string } | { file: string };

/** Fewer could be guessed. */
export const SHORTEST_TOKEN = 32;

const ADDRESS = /^tcp:\/\/(?:\[([0-9a-f:.]+)\]|([^\s/:@?#[\]]+)):(\d{1,5})\/?$/i;

const addresses = list
  .refine(entries => entries.length > 0 && entries.every(entry => ADDRESS.test(entry)), {
    error: 'must be one or more addresses of `affiant browsers`, separated by commas: for example tcp://browsers:7300',
  })
  .transform(entries =>
    entries.map(entry => {
      const [, ipv6, name = '', port] = ADDRESS.exec(entry) ?? [];
      return { host: ipv6 ?? name, port: Number(port) };
    }),
  );

/** The token of `affiant browsers`, which it and the service are given. */
export const TOKEN_SETTINGS = {
  CAPTURE_BROWSERS_TOKEN: z
    .string()
    .min(SHORTEST_TOKEN, `must have at least ${SHORTEST_TOKEN} characters: make one with \`openssl rand -hex 32\``)
    .optional()
    .register(settingWords, {
      help: `at least ${SHORTEST_TOKEN} characters that prove who is who there`,
      browsersHelp: `at least ${SHORTEST_TOKEN} characters that services prove to know; required`,
      table: `at least ${SHORTEST_TOKEN} characters by which the two know each other`,
      unset: { table: 'required with `CAPTURE_BROWSERS` and for `affiant browsers`' },
    }),
  CAPTURE_BROWSERS_TOKEN_FILE: z.string().optional().register(settingWords, {
    help: 'file that holds them, instead',
    table: 'file that holds the token, instead of `CAPTURE_BROWSERS_TOKEN`',
  }),
};

/** The settings of a service whose browsers run elsewhere, each optional. */
export const BROWSERS_SETTINGS = {
  CAPTURE_BROWSERS: addresses.optional().register(settingWords, {
    help: 'tcp://… of those who run the browsers, see affiant browsers',
    table:
      'where `affiant browsers` runs the remote browsers: `tcp://host:port`, commas between several; see [docs/operations.md](docs/operations.md#browsers-apart)',
    unset: { help: 'this machine', table: 'none: this machine' },
  }),
  ...TOKEN_SETTINGS,
};

type Settings = {
  CAPTURE_BROWSERS?: BrowsersAt['addresses'] | undefined;
  CAPTURE_BROWSERS_TOKEN?: string | undefined;
  CAPTURE_BROWSERS_TOKEN_FILE?: string | undefined;
  CAPTURE_BROWSER?: string | undefined;
};

/** Where the token stands; undefined: nowhere. @throws ConfigError */
export function tokenSource(settings: Settings): TokenSource | undefined {
  const { CAPTURE_BROWSERS_TOKEN: text, CAPTURE_BROWSERS_TOKEN_FILE: file } = settings;
  if (text !== undefined && file !== undefined) {
    throw new ConfigError(
      'CAPTURE_BROWSERS_TOKEN and CAPTURE_BROWSERS_TOKEN_FILE are both set: set the one that counts',
    );
  }
  if (text !== undefined) return { text };
  return file === undefined ? undefined : { file };
}

/** Where browsers run; undefined: on this machine. @throws ConfigError */
export function browsersAt(settings: Settings): BrowsersAt | undefined {
  const { CAPTURE_BROWSERS: addresses, CAPTURE_BROWSER: browser } = settings;
  const token = tokenSource(settings);
  if (addresses === undefined) return undefined;
  if (token === undefined) {
    throw new ConfigError(
      'CAPTURE_BROWSERS needs CAPTURE_BROWSERS_TOKEN (or CAPTURE_BROWSERS_TOKEN_FILE), the token that `affiant browsers` was given',
    );
  }
  if (browser !== undefined) {
    throw new ConfigError(
      'CAPTURE_BROWSER and CAPTURE_BROWSERS are both set: browsers that run elsewhere are named where `affiant browsers` runs',
    );
  }
  return { addresses, token };
}
