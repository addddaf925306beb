import { z } from 'zod';
import { ConfigError } from './config-error.ts';
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
    .optional(),
  CAPTURE_BROWSERS_TOKEN_FILE: z.string().optional(),
};

/** The settings of a service whose browsers run elsewhere, each optional. */
export const BROWSERS_SETTINGS = { CAPTURE_BROWSERS: addresses.optional(), ...TOKEN_SETTINGS };

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
