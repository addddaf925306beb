import { z } from 'zod';
import { REQUIRED_WITHOUT_TEMPLATE } from '../../../application/configuration.ts';
import { withBase } from './base-schema.ts';
import { configuration, configurationFields } from './configuration.ts';
import { requiredWithout } from './required-without.ts';
import { metadata, text } from './texts.ts';

/** Body of Create inquiry: with a template, or with the whole configuration inline. */
export const createInquiry = withBase(
  configuration,
  z
    .strictObject({
      ...configurationFields,
      subject_id: text(255).meta({ description: 'Your stable key of the end user.' }),
      template_key: z
        .string()
        .max(100)
        .exactOptional()
        .meta({ pattern: '^web_tpl_key_[0-9A-Za-z_]{1,64}$', description: 'Key of a published template.' }),
      metadata: metadata.nullable().exactOptional().meta({
        description:
          'Texts of yours that are kept with it, merged key by key into those of the template; null: none, not even those.',
      }),
      max_retries: z
        .int()
        .min(0)
        .max(10)
        .exactOptional()
        .meta({ description: 'How often the end user may try again; 3 unless told.' }),
      show_acceptance_guide: z.boolean().exactOptional().meta({ description: 'The same as in `settings`.' }),
    })
    .check(requiredWithout('template_key', REQUIRED_WITHOUT_TEMPLATE))
    .meta({
      id: 'CreateInquiry',
      anyOf: [{ required: ['template_key'] }, { required: [...REQUIRED_WITHOUT_TEMPLATE] }],
    }),
);
