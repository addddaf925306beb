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
  .refine(
    list => new Set(list.map(({ name }) => name)).size === list.length,
    'must not have two entries of the same name',
  );

const SWITCHES = ['show_acceptance_guide', 'show_cover_page'] as const;

/** Settings are free-form; the keys that mean something have their type. */
export const settings = freeObject
  .superRefine((object, context) => {
    for (const name of SWITCHES) {
      if (object[name] === undefined || typeof object[name] === 'boolean') continue;
      const params = { code: 'INVALID_TYPE' };
      context.addIssue({ code: 'custom', path: [name], message: 'must be true or false', params });
    }
  })
  .meta({ type: 'object', properties: Object.fromEntries(SWITCHES.map(name => [name, { type: 'boolean' }])) });

/** Fields that templates and inquiries share; each may be left out. */
export const configurationFields = {
  name: text(200)
    .exactOptional()
    .meta({ description: 'What the inquiry is called; from a template without one, the first sentence of its query.' }),
  description: optionalText(2000).exactOptional().meta({ description: 'What it is about, for people.' }),
  query: text(4000).exactOptional().meta({ description: 'What must be established.' }),
  fields: fields
    .exactOptional()
    .meta({ description: 'What is to be read from the evidence. When none is marked as required, all of them are.' }),
  user_instruction: optionalText(4000).exactOptional().meta({ description: 'What the end user is told to do.' }),
  acceptance_guide: optionalText(20_000).exactOptional().meta({
    description: 'What earns which acceptance level: Markdown headings such as `## High` with rules below them.',
  }),
  ai_instruction: optionalText(4000)
    .exactOptional()
    .meta({ description: 'For a model that reads the evidence. Stored, never answered.' }),
  start_url: webUrl.exactOptional().meta({ description: 'Where the capture starts.' }),
  return_url: webUrl
    .exactOptional()
    .meta({ description: 'Where the browser is sent after the capture, with `status` and `inquiry_id` added.' }),
  capture_type: z.enum(CAPTURE_TYPES).exactOptional().meta({ description: 'What is captured.' }),
  settings: settings.exactOptional().meta({ description: 'Yours to fill; the keys named here mean something.' }),
  login_methods: z
    .array(z.strictObject({ provider: text(100), config: freeObject.default({}) }))
    .max(20)
    .exactOptional()
    .meta({
      description: 'Ways to sign in, named to the end user. What is in `config` is sealed, and never answered.',
    }),
  allowed_modes: z
    .array(z.enum(CAPTURE_MODES))
    .max(2)
    .exactOptional()
    .meta({ description: 'Who captures: the end user by a button, or the service by itself. Both unless told.' }),
};
