import { z } from 'zod';
import type { TemplateView } from '../../../../application/views/template-view.ts';
import { withBase } from '../base-schema.ts';
import { answeredConfiguration, configurationBase } from './configuration.ts';
import { idWith, pageOf, texts, timestamp } from './values.ts';

/** A version of a template. */
export const template = withBase(
  configurationBase,
  z
    .object({
      id: idWith('web_tpl_').meta({ description: 'Names this version.' }),
      key: idWith('web_tpl_key_').meta({ description: 'Names all versions; the `template_key` of new inquiries.' }),
      version: z.int(),
      is_latest: z.boolean().meta({ description: 'Whether this is the latest published version.' }),
      status: z.enum(['draft', 'published']),
      ...answeredConfiguration,
      metadata: texts,
      theme_id: z.string().nullable(),
      org_id: idWith('org_'),
      created_by: idWith('usr_'),
      published_at: timestamp.nullable(),
      created_at: timestamp,
      updated_at: timestamp,
      deleted_at: timestamp.nullable(),
    })
    .meta({ id: 'Template' }),
) satisfies z.ZodType<TemplateView>;

/** Answer of List templates. */
export const templatePage = pageOf(template, 'TemplatePage');

/** Answer of Get template versions. */
export const templateVersions = z
  .object({ data: z.array(template).meta({ description: 'Every version, newest first.' }) })
  .meta({ id: 'TemplateVersions' });

export type Template = z.output<typeof template>;
