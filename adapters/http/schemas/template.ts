import { z } from 'zod';
import { configurationFields } from './configuration.ts';
import { metadata, webUrl } from './texts.ts';

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

/** Body of PATCH and of a draft's overrides: whatever is sent changes. */
export const templateChanges = z.strictObject(templateFields).meta({ id: 'TemplateChanges' });

/** Body of Create template. */
export const createTemplate = z
  .strictObject({
    ...templateFields,
    query: configurationFields.query.unwrap(),
    start_url: webUrl,
    return_url: webUrl,
    status: z.enum(['draft', 'published']).default('draft'),
  })
  .meta({ id: 'CreateTemplate' });

/** Body of Publish, which may be left out. */
export const nothing = z.strictObject({}).meta({ id: 'Nothing' });
