import { z } from 'zod';
import { ROLES } from '../../../domain/organization/access.ts';
import type { OrganizationEvent } from '../../../domain/organization/events.ts';
import { KEY_MODES } from '../../../domain/organization/partition.ts';
import type { EventDefinitions } from '../event-definition.ts';

const role = z.enum(ROLES);

/** How the events of organizations are stored. */
export const organizationEvents = {
  OrganizationCreated: { schema: z.object({ org_id: z.string(), name: z.string() }), personal: {} },
  MemberAdded: {
    schema: z.object({
      org_id: z.string(),
      user_id: z.string(),
      name: z.string(),
      email: z.string().nullable(),
      role,
    }),
    personal: {},
  },
  ApiKeyIssued: {
    schema: z.object({
      org_id: z.string(),
      key_id: z.string(),
      user_id: z.string(),
      role,
      mode: z.enum(KEY_MODES),
      name: z.string(),
      key_hash: z.string(),
      key_ending: z.string(),
    }),
    personal: {},
    // Version 1: before there were test keys.
    older: [{ personal: {}, upcast: data => ({ ...data, mode: 'live' }) }],
  },
  ApiKeyRevoked: { schema: z.object({ org_id: z.string(), key_id: z.string() }), personal: {} },
  ThemeCreated: {
    schema: z.object({
      org_id: z.string(),
      theme_id: z.string(),
      name: z.string(),
      logo_url: z.string().nullable(),
      colours: z.object({ background: z.string(), text: z.string(), accent: z.string() }),
      font: z.string().nullable(),
    }),
    personal: {},
  },
} satisfies EventDefinitions<OrganizationEvent>;
