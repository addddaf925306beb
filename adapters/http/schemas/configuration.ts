import { z } from 'zod';
import { byKind } from '../../../domain/field-list.ts';
import {
  CAPTURE_MODES,
  CAPTURE_TYPES,
  CONFIGURATION_FIELDS,
  type TextField,
} from '../../../domain/inquiry/configuration.ts';
import { faultsOfDomains, MOST_DOMAINS, normalDomains } from './allowed-domains.ts';
import { CONFIGURATION_WORDS } from './configuration-words.ts';
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

const SWITCHES = ['show_acceptance_guide', 'show_cover_page', 'four_eyes'] as const;

/** Settings are free-form; the keys that mean something have their type. */
export const settings = freeObject
  .superRefine((object, context) => {
    for (const name of SWITCHES) {
      if (object[name] === undefined || typeof object[name] === 'boolean') continue;
      const params = { code: 'INVALID_TYPE' };
      context.addIssue({ code: 'custom', path: [name], message: 'must be true or false', params });
    }
    const { allowed_domains: domains = null } = object;
    for (const { index, fault, code } of domains === null ? [] : faultsOfDomains(domains)) {
      const path = index === null ? ['allowed_domains'] : ['allowed_domains', index];
      context.addIssue({ code: 'custom', path, message: fault, params: { code } });
    }
  })
  .transform(object => {
    const { allowed_domains: domains } = object;
    return Array.isArray(domains) ? { ...object, allowed_domains: normalDomains(domains) } : object;
  })
  .meta({
    type: 'object',
    additionalProperties: true,
    properties: {
      ...Object.fromEntries(SWITCHES.map(name => [name, { type: 'boolean' }])),
      allowed_domains: { type: ['array', 'null'], items: { type: 'string' }, minItems: 1, maxItems: MOST_DOMAINS },
    },
  });

const loginMethods = z.array(z.strictObject({ provider: text(100), config: freeObject.default({}) })).max(20);

type Name = keyof typeof CONFIGURATION_FIELDS;

/** A field that may be left out, with what the reference says of it. */
const told = <Schema extends z.ZodType>(schema: Schema, name: Name) =>
  schema.exactOptional().meta({ description: CONFIGURATION_WORDS[name].description });

/** Fields that templates and inquiries share; each may be left out. */
export const configurationFields = byKind(CONFIGURATION_FIELDS, {
  text: (field: TextField, name) => told(field.default === undefined ? text(field.max) : optionalText(field.max), name),
  address: (_field, name) => told(webUrl, name),
  fields: (_field, name) => told(fields, name),
  capture_type: (_field, name) => told(z.enum(CAPTURE_TYPES), name),
  settings: (_field, name) => told(settings, name),
  login_methods: (_field, name) => told(loginMethods, name),
  capture_modes: (_field, name) => told(z.array(z.enum(CAPTURE_MODES)).max(2), name),
});

/** What is asked, as templates and inquiries take it. */
export const configuration = z.strictObject(configurationFields).meta({ id: 'Configuration' });
