import { z } from 'zod';
import { withBase } from './base-schema.ts';
import { configuration, configurationFields } from './configuration.ts';
import { CONFIGURATION_WORDS } from './configuration-words.ts';
import { metadata } from './texts.ts';

const templateFields = {
  ...configurationFields,
  metadata: metadata
    .exactOptional()
    .meta({ description: 'Yours: text by key, never read. Inquiries made from it inherit it.' }),
  theme_id: z
    .string()
    .max(80)
    .meta({ pattern: '^theme_[0-9A-Za-z_]{1,64}$' })
    .nullable()
    .exactOptional()
    .meta({ description: 'A theme of your organization; null: as pages look to everybody.' }),
};

const templateBase = withBase(configuration, z.strictObject(templateFields).meta({ id: 'TemplateConfiguration' }));

/** Body of PATCH and of a draft's overrides: whatever is sent changes. */
export const templateChanges = withBase(templateBase, z.strictObject(templateFields).meta({ id: 'TemplateChanges' }));

const demanded = <Name extends 'query' | 'start_url' | 'return_url'>(name: Name) =>
  configurationFields[name].unwrap().meta({ description: CONFIGURATION_WORDS[name].description });

/** Body of Create template. */
export const createTemplate = withBase(
  templateBase,
  z
    .strictObject({
      ...templateFields,
      query: demanded('query'),
      start_url: demanded('start_url'),
      return_url: demanded('return_url'),
      status: z.enum(['draft', 'published']).default('draft'),
    })
    .meta({ id: 'CreateTemplate' }),
);

/** Body of Publish, which may be left out. */
export const nothing = z.strictObject({}).meta({ id: 'Nothing' });
