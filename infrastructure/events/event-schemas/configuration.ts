import { z } from 'zod';
import {
  byKind,
  defaultsOf,
  erasedOf,
  type FieldList,
  fieldsOfVersions,
  versionOf,
} from '../../../domain/field-list.ts';
import {
  CAPTURE_MODES,
  CAPTURE_TYPES,
  CONFIGURATION_FIELDS,
  type InquiryConfiguration,
} from '../../../domain/inquiry/configuration.ts';
import type { OlderVersion } from '../event-definition.ts';
import { jsonObject } from './json.ts';

/** Fields to extract. */
export const fieldsToExtract = z.array(z.object({ name: z.string(), required: z.boolean(), description: z.string() }));

/** The configuration that templates and inquiries share. */
export const configuration = z.object(
  byKind(CONFIGURATION_FIELDS, {
    text: () => z.string(),
    address: () => z.string(),
    fields: () => fieldsToExtract,
    capture_type: () => z.enum(CAPTURE_TYPES),
    settings: () => jsonObject,
    login_methods: () => z.array(z.object({ provider: z.string(), sealed_config: z.string() })),
    capture_modes: () => z.array(z.enum(CAPTURE_MODES)),
  }),
) satisfies z.ZodType<InquiryConfiguration>;

/** The versions of a list before today's, oldest first: to each of them the next one added fields. */
export function olderVersionsOf(list: FieldList): OlderVersion[] {
  return Array.from({ length: versionOf(list) - 1 }, (_, index) => {
    const then = fieldsOfVersions(list, version => version <= index + 1);
    const added = fieldsOfVersions(list, version => version === index + 2);
    return { personal: erasedOf(then), upcast: data => ({ ...data, ...defaultsOf(added) }) };
  });
}

/** The configuration before today's version. */
export const olderConfigurations = olderVersionsOf(CONFIGURATION_FIELDS);
