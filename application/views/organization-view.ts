import type { Role } from '../../domain/organization/access.ts';
import type { KeyMode } from '../../domain/organization/partition.ts';

export type OrganizationDocument = {
  org_id: string;
  name: string;
  members: { user_id: string; name: string; email: string | null; role: Role }[];
  created_at: string;
};

/** An API key as it is told of; the key itself is nowhere. */
export type ApiKeyView = {
  key_id: string;
  org_id: string;
  user_id: string;
  role: Role;
  mode: KeyMode;
  name: string;
  key_ending: string;
  created_at: string;
  revoked_at: string | null;
};

/** An API key, and the hash by which it is found. */
export type ApiKeyDocument = { key_hash: string; key: ApiKeyView };
