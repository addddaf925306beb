import { z } from 'zod';
import { byKind, pick } from '../../../../domain/field-list.ts';
import { ANSWERED_FIELDS, CAPTURE_TYPES, CONFIGURATION_FIELDS } from '../../../../domain/inquiry/configuration.ts';
import { examplesOf } from '../configuration-words.ts';
import { anyObject } from './values.ts';

/** What templates and inquiries answer of their configuration. */
export const answeredConfiguration = byKind(pick(CONFIGURATION_FIELDS, ANSWERED_FIELDS), {
  text: (_field, name) => z.string().meta(examplesOf(name)),
  address: (_field, name) => z.string().meta({ format: 'uri', ...examplesOf(name) }),
  fields: (_field, name) =>
    z.array(z.object({ name: z.string(), required: z.boolean(), description: z.string() })).meta(examplesOf(name)),
  capture_type: () => z.enum(CAPTURE_TYPES),
  settings: () => anyObject,
});

const { fields: _, ...withoutFields } = answeredConfiguration;

/** What templates and inquiries answer of it alike. */
export const configurationBase = z.object(withoutFields).meta({ id: 'AnsweredConfiguration' });
