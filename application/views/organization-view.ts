import type { Role } from '../../domain/organization/access.ts';
import type { KeyMode } from '../../domain/organization/partition.ts';

export type OrganizationDocument = {
  org_id: string;
  name: string;
  members: { user_id: string; name: string; email: string | null; role: Role }[];
  created_at: string;
};

/** An API key; the key itself is nowhere. */
export type ApiKeyDocument = {
  key_id: string;
  org_id: string;
  user_id: string;
  role: Role;
  mode: KeyMode;
  name: string;
  key_hash: string;
  key_ending: string;
  created_at: string;
  revoked_at: string | null;
};
