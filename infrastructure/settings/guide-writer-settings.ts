import { z } from 'zod';
import { apiUrl, headerValue, type ModelAt, modelNamed } from './model-settings.ts';
import { settingWords } from './setting-words.ts';
import { wholeNumber } from './values.ts';

/** The settings of the model that rewrites guides. It may be another one than reads evidence, and needs no eyes. */
export const GUIDE_WRITER_SETTINGS = {
  GUIDE_WRITER_URL: apiUrl.optional().register(settingWords, {
    help: 'base address of the API of a model that rewrites guides',
    table:
      'base address of an OpenAI-compatible API whose model [rewrites guides](docs/guide.md#rewritten-by-a-model) for their authors; it is told guides, questions and fields, and no evidence',
    unset: { help: 'the one that reads evidence', table: 'the model that reads evidence, if there is one' },
  }),
  GUIDE_WRITER_MODEL: z
    .string()
    .optional()
    .register(settingWords, {
      help: 'name of the model there',
      unset: { table: 'required with `GUIDE_WRITER_URL`' },
    }),
  GUIDE_WRITER_KEY: headerValue.optional().register(settingWords, { help: 'its API key' }),
  GUIDE_WRITER_TIMEOUT: wholeNumber
    .refine(seconds => seconds >= 1 && seconds <= 300, 'must be 1 to 300 seconds')
    .default(60)
    .register(settingWords, { help: 'seconds that it may take for a guide' }),
};

type Settings = {
  GUIDE_WRITER_URL?: string | undefined;
  GUIDE_WRITER_MODEL?: string | undefined;
  GUIDE_WRITER_KEY?: string | undefined;
  GUIDE_WRITER_TIMEOUT: number;
};

/**
 * The model that rewrites guides: one of its own, or the one that reads evidence.
 * @returns undefined when there is neither
 * @throws ConfigError
 */
export function guideWriterOf(settings: Settings, analyser: ModelAt | undefined): ModelAt | undefined {
  const own = modelNamed('GUIDE_WRITER', {
    url: settings.GUIDE_WRITER_URL,
    model: settings.GUIDE_WRITER_MODEL,
    key: settings.GUIDE_WRITER_KEY,
    seconds: settings.GUIDE_WRITER_TIMEOUT,
  });
  return own ?? (analyser && { ...analyser, timeoutMs: settings.GUIDE_WRITER_TIMEOUT * 1000 });
}
