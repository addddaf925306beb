import { z } from 'zod';
import { parseCapturePattern } from '../../../domain/envelope/capture-pattern.ts';
import { fields } from './configuration.ts';
import { optionalText, text, webUrl } from './texts.ts';

const capturePattern = z
  .string()
  .min(1)
  .max(2048)
  .refine(
    value => parseCapturePattern(value) !== undefined,
    'must be an http or https URL without credentials, whose variables are whole path segments or query values such as :order_id',
  );

const step = z.strictObject({
  user_instruction: text(4000),
  capture_on: capturePattern,
  auto_redirect: z.boolean().default(false),
  ai_instruction: optionalText(4000).nullable().default(null),
  full_screen: z.boolean().default(false),
  fields: fields.default([]),
});

const envelopeFields = {
  name: text(200).optional(),
  description: optionalText(2000).optional(),
  query: text(4000).optional(),
  acceptance_guide: optionalText(20_000).optional(),
  show_acceptance_guide: z.boolean().optional(),
  redirect_url: webUrl.optional(),
  ai_instruction: optionalText(4000).optional(),
  fields: fields.optional(),
  steps: z.array(step).max(20).optional(),
};

const REQUIRED = ['name', 'query'] as const;

/** Body of Create envelope: with a template, or with everything that there must be. */
export const createEnvelope = z
  .strictObject({
    ...envelopeFields,
    return_url: webUrl,
    template_id: z.string().max(100).optional().meta({ pattern: '^env_tpl_[0-9A-Za-z_]{1,64}$' }),
  })
  .superRefine((body, context) => {
    if (body.template_id !== undefined) return;
    for (const name of REQUIRED) {
      if (body[name] !== undefined) continue;
      const message = 'is required when no template_id is given';
      context.addIssue({ code: 'custom', path: [name], message, params: { code: 'REQUIRED' } });
    }
  })
  .meta({ id: 'CreateEnvelope', anyOf: [{ required: ['template_id'] }, { required: [...REQUIRED] }] });

/** A template of envelopes: the fields of an envelope. Each envelope names its own `return_url`. */
export const createEnvelopeTemplate = z.strictObject({
  ...envelopeFields,
  name: text(200),
  query: text(4000),
  return_url: webUrl.optional(),
});

export type CreateEnvelopeBody = z.input<typeof createEnvelope>;
