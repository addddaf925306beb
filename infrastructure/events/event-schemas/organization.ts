import { z } from 'zod';
import { ROLES } from '../../../domain/organization/access.ts';
import type { OrganizationEvent } from '../../../domain/organization/events.ts';
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
      name: z.string(),
      key_hash: z.string(),
      key_ending: z.string(),
    }),
    personal: {},
  },
  ApiKeyRevoked: { schema: z.object({ org_id: z.string(), key_id: z.string() }), personal: {} },
} satisfies EventDefinitions<OrganizationEvent>;
