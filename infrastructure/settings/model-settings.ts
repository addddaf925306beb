import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { settingWords } from './setting-words.ts';
import { httpAddress, wholeNumber } from './values.ts';

/** A vision model, and how long it may take. */
export type ModelAt = { url: string; model: string; key: string | undefined; timeoutMs: number };

export const apiUrl = httpAddress.refine(url => {
  const { username, password, search, hash } = new URL(url);
  return username === '' && password === '' && search === '' && hash === '';
}, 'must be the base address of an API, without user, password, query or fragment');

/** What a header may carry as a bearer token (RFC 9110, 5.5). */
export const headerValue = z.string().regex(/^[\x21-\x7e]+$/, 'must be printable ASCII without spaces');

/** The settings of the vision model that is asked beside the local analyser. */
export const MODEL_SETTINGS = {
  ANALYSER_URL: apiUrl.optional().register(settingWords, {
    help: 'base address of an OpenAI-compatible API',
    table:
      'base address of an OpenAI-compatible API whose vision model is asked too; see [docs/operations.md](docs/operations.md#a-vision-model)',
    unset: { table: 'none: evidence stays on this machine' },
  }),
  ANALYSER_MODEL: z
    .string()
    .optional()
    .register(settingWords, {
      help: 'name of the model there',
      unset: { table: 'required with `ANALYSER_URL`' },
    }),
  ANALYSER_KEY: headerValue.optional().register(settingWords, { help: 'its API key' }),
  ANALYSER_TIMEOUT: wholeNumber
    .refine(seconds => seconds >= 1 && seconds <= 40, 'must be 1 to 40 seconds: an analysis is given a minute in all')
    .default(25)
    .register(settingWords, {
      help: 'seconds after which the local analyser goes on without it',
      table: 'seconds (1 to 40) after which the local analyser goes on without the model',
    }),
};

type Settings = {
  ANALYSER_URL?: string | undefined;
  ANALYSER_MODEL?: string | undefined;
  ANALYSER_KEY?: string | undefined;
  ANALYSER_TIMEOUT: number;
};

/** What the settings of one model hold. */
type Told = { url: string | undefined; model: string | undefined; key: string | undefined; seconds: number };

/**
 * The model that settings of this prefix name; undefined: they name none.
 * @throws ConfigError naming what one of them lacks
 */
export function modelNamed(
  prefix: 'ANALYSER' | 'GUIDE_WRITER',
  { url, model, key, seconds }: Told,
): ModelAt | undefined {
  if (url === undefined) {
    const without = model !== undefined ? 'MODEL' : key !== undefined ? 'KEY' : undefined;
    if (without === undefined) return undefined;
    throw new ConfigError(`${prefix}_${without} is set without ${prefix}_URL, the base address of the model's API`);
  }
  if (model !== undefined) return { url, model, key, timeoutMs: seconds * 1000 };
  throw new ConfigError(`${prefix}_URL is set without ${prefix}_MODEL, the name of the model to ask there`);
}

/** The model that is asked; undefined: none is. @throws ConfigError */
export const modelOf = (settings: Settings): ModelAt | undefined =>
  modelNamed('ANALYSER', {
    url: settings.ANALYSER_URL,
    model: settings.ANALYSER_MODEL,
    key: settings.ANALYSER_KEY,
    seconds: settings.ANALYSER_TIMEOUT,
  });
