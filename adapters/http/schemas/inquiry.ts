import { z } from 'zod';
import { configurationFields } from './configuration.ts';
import { metadata, text } from './texts.ts';

const INLINE_REQUIRED = ['name', 'query', 'start_url', 'return_url'] as const;

/** Body of Create inquiry: with a template, or with the whole configuration inline. */
export const createInquiry = z
  .strictObject({
    ...configurationFields,
    subject_id: text(255).meta({ description: 'Your stable key of the end user.' }),
    template_key: z
      .string()
      .max(100)
      .optional()
      .meta({ pattern: '^web_tpl_key_[0-9A-Za-z_]{1,64}$', description: 'Key of a published template.' }),
    metadata: metadata.nullable().optional().meta({ description: 'Texts of yours that are kept with it.' }),
    max_retries: z
      .int()
      .min(0)
      .max(10)
      .optional()
      .meta({ description: 'How often the end user may try again; 3 unless told.' }),
    show_acceptance_guide: z.boolean().optional().meta({ description: 'The same as in `settings`.' }),
  })
  .superRefine((body, context) => {
    if (body.template_key !== undefined) return;
    for (const name of INLINE_REQUIRED) {
      if (body[name] !== undefined) continue;
      const message = 'is required when no template_key is given';
      context.addIssue({ code: 'custom', path: [name], message, params: { code: 'REQUIRED' } });
    }
  })
  .meta({ id: 'CreateInquiry', anyOf: [{ required: ['template_key'] }, { required: [...INLINE_REQUIRED] }] });

export type CreateInquiryBody = z.input<typeof createInquiry>;
