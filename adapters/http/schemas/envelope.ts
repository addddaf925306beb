import { z } from 'zod';
import { REQUIRED_WITHOUT_TEMPLATE } from '../../../application/envelopes.ts';
import { parseCapturePattern } from '../../../domain/envelope/capture-pattern.ts';
import { fields } from './configuration.ts';
import { requiredWithout } from './required-without.ts';
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
  name: text(200).exactOptional(),
  description: optionalText(2000).exactOptional(),
  query: text(4000).exactOptional(),
  acceptance_guide: optionalText(20_000).exactOptional(),
  show_acceptance_guide: z.boolean().exactOptional(),
  redirect_url: webUrl.exactOptional(),
  ai_instruction: optionalText(4000).exactOptional(),
  fields: fields.exactOptional(),
  steps: z.array(step).max(20).exactOptional(),
};

/** Body of Create envelope: with a template, or with everything that there must be. */
export const createEnvelope = z
  .strictObject({
    ...envelopeFields,
    return_url: webUrl,
    template_id: z.string().max(100).exactOptional().meta({ pattern: '^env_tpl_[0-9A-Za-z_]{1,64}$' }),
  })
  .check(requiredWithout('template_id', REQUIRED_WITHOUT_TEMPLATE))
  .meta({ id: 'CreateEnvelope', anyOf: [{ required: ['template_id'] }, { required: [...REQUIRED_WITHOUT_TEMPLATE] }] });

/** A template of envelopes: the fields of an envelope. Each envelope names its own `return_url`. */
export const createEnvelopeTemplate = z.strictObject({
  ...envelopeFields,
  name: text(200),
  query: text(4000),
  return_url: webUrl.exactOptional(),
});

export type CreateEnvelopeBody = z.input<typeof createEnvelope>;
