import { z } from 'zod';
import { REQUIRED_WITHOUT_TEMPLATE } from '../../../application/envelopes.ts';
import { ENVELOPE_FIELDS, type EnvelopeText } from '../../../domain/envelope/configuration.ts';
import { patternFault } from '../../../domain/envelope/pattern-fault.ts';
import { byKind } from '../../../domain/field-list.ts';
import { CAPTURE_MODES } from '../../../domain/inquiry/configuration.ts';
import { fields } from './configuration.ts';
import { requiredWithout } from './required-without.ts';
import { optionalText, text, webUrl } from './texts.ts';

const capturePattern = z
  .string()
  .min(1)
  .max(2048)
  .check(({ value, issues }) => {
    const fault = patternFault(value);
    if (fault !== null) issues.push({ code: 'custom', input: value, message: fault });
  });

const step = z.strictObject({
  user_instruction: text(4000),
  capture_on: capturePattern,
  auto_redirect: z.boolean().default(false),
  ai_instruction: optionalText(4000).nullable().default(null),
  full_screen: z.boolean().default(false),
  fields: fields.default([]),
});

/** Every field of an envelope; each may be left out. */
const { return_url, ...envelopeFields } = byKind(ENVELOPE_FIELDS, {
  text: (field: EnvelopeText) =>
    (field.default === undefined ? text(field.max) : optionalText(field.max)).exactOptional(),
  address: () => webUrl.exactOptional(),
  switch: () => z.boolean().exactOptional(),
  fields: () => fields.exactOptional(),
  steps: () => z.array(step).max(20).exactOptional(),
  capture_modes: () =>
    z.array(z.enum(CAPTURE_MODES)).min(1).max(2).exactOptional().meta({
      description:
        'How evidence comes about: `manual` by the end user with a button, `auto` by itself at a page of a step, or at one that shows a field. By hand unless told.',
    }),
});

/** Body of Create envelope: with a template, or with everything that there must be. */
export const createEnvelope = z
  .strictObject({
    ...envelopeFields,
    return_url: return_url.unwrap(),
    template_id: z.string().max(100).exactOptional().meta({ pattern: '^env_tpl_[0-9A-Za-z_]{1,64}$' }),
  })
  .check(requiredWithout('template_id', REQUIRED_WITHOUT_TEMPLATE))
  .meta({ id: 'CreateEnvelope', anyOf: [{ required: ['template_id'] }, { required: [...REQUIRED_WITHOUT_TEMPLATE] }] });

/** A template of envelopes: the fields of an envelope. Each envelope names its own `return_url`. */
export const createEnvelopeTemplate = z.strictObject({
  ...envelopeFields,
  name: envelopeFields.name.unwrap(),
  query: envelopeFields.query.unwrap(),
  return_url,
});
