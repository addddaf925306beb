import { z } from 'zod';
import { ROLES } from '../../../domain/organization/access.ts';
import type { OrganizationEvent } from '../../../domain/organization/events.ts';
import type { EventSchemas } from '../event-schema.ts';

const org_id = z.string();
const role = z.enum(ROLES);

export const organizationSchemas: EventSchemas<OrganizationEvent> = {
  OrganizationCreated: { version: 1, data: z.object({ org_id, name: z.string() }) },
  MemberAdded: {
    version: 1,
    data: z.object({ org_id, user_id: z.string(), name: z.string(), email: z.string().nullable(), role }),
  },
  ApiKeyIssued: {
    version: 1,
    data: z.object({
      org_id,
      key_id: z.string(),
      user_id: z.string(),
      role,
      name: z.string(),
      key_hash: z.string(),
      key_ending: z.string(),
    }),
  },
  ApiKeyRevoked: { version: 1, data: z.object({ org_id, key_id: z.string() }) },
};
