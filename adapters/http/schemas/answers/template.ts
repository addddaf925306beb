import { z } from 'zod';
import type { TemplateView } from '../../../../application/views/template-view.ts';
import { CAPTURE_TYPES } from '../../../../domain/inquiry/configuration.ts';
import { address, anyObject, idWith, pageOf, texts, timestamp } from './values.ts';

/** A version of a template. */
export const template = z
  .object({
    id: idWith('web_tpl_').meta({ description: 'Names this version.' }),
    key: idWith('web_tpl_key_').meta({ description: 'Names all versions; the `template_key` of new inquiries.' }),
    version: z.int(),
    is_latest: z.boolean().meta({ description: 'Whether this is the latest published version.' }),
    status: z.enum(['draft', 'published']),
    name: z.string().meta({ examples: ['Active gym membership'] }),
    description: z.string(),
    query: z.string().meta({ examples: ['Does this person hold an active gym membership?'] }),
    fields: z.array(z.object({ name: z.string(), required: z.boolean(), description: z.string() })).meta({
      examples: [[{ name: 'membership_status', required: true, description: 'Whether the membership is active' }]],
    }),
    user_instruction: z.string(),
    acceptance_guide: z.string(),
    start_url: address('https://gym.example.com/login'),
    return_url: address('https://customer.example.com/done'),
    capture_type: z.enum(CAPTURE_TYPES),
    settings: anyObject,
    metadata: texts,
    theme_id: z.string().nullable(),
    org_id: idWith('org_'),
    created_by: idWith('usr_'),
    published_at: timestamp.nullable(),
    created_at: timestamp,
    updated_at: timestamp,
    deleted_at: timestamp.nullable(),
  })
  .meta({ id: 'Template' }) satisfies z.ZodType<TemplateView>;

/** Answer of List templates. */
export const templatePage = pageOf(template, 'TemplatePage');

/** Answer of Get template versions. */
export const templateVersions = z
  .object({ data: z.array(template).meta({ description: 'Every version, newest first.' }) })
  .meta({ id: 'TemplateVersions' });

export type Template = z.output<typeof template>;
