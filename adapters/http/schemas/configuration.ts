import { z } from 'zod';
import { CAPTURE_MODES, CAPTURE_TYPES } from '../../../domain/inquiry/configuration.ts';
import { freeObject } from './free-object.ts';
import { optionalText, text, webUrl } from './texts.ts';

const field = z.strictObject({
  name: text(100),
  required: z.boolean().default(false),
  description: optionalText(500).default(''),
});

/** Fields to extract. */
export const fields = z
  .array(field)
  .max(50)
  .refine(list => new Set(list.map(({ name }) => name)).size === list.length, 'must have names that differ');

const SWITCHES = ['show_acceptance_guide', 'show_cover_page'] as const;

/** Settings are free-form; the keys that mean something have their type. */
export const settings = freeObject
  .superRefine((object, context) => {
    for (const name of SWITCHES) {
      if (object[name] === undefined || typeof object[name] === 'boolean') continue;
      const params = { code: 'INVALID_TYPE' };
      context.addIssue({ code: 'custom', path: [name], message: `${name} must be true or false`, params });
    }
  })
  .meta({ type: 'object', properties: Object.fromEntries(SWITCHES.map(name => [name, { type: 'boolean' }])) });

/** Fields that templates and inquiries share; each may be left out. */
export const configurationFields = {
  name: text(200).optional(),
  description: optionalText(2000).optional(),
  query: text(4000).optional(),
  fields: fields.optional(),
  user_instruction: optionalText(4000).optional(),
  acceptance_guide: optionalText(20_000).optional(),
  ai_instruction: optionalText(4000).optional(),
  start_url: webUrl.optional(),
  return_url: webUrl.optional(),
  capture_type: z.enum(CAPTURE_TYPES).optional(),
  settings: settings.optional(),
  login_methods: z
    .array(z.strictObject({ provider: text(100), config: freeObject.default({}) }))
    .max(20)
    .optional(),
  allowed_modes: z.array(z.enum(CAPTURE_MODES)).max(2).optional(),
};
