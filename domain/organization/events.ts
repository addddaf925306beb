import type { Role } from './access.ts';
import type { KeyMode } from './partition.ts';
import type { Theme } from './theme.ts';

export type OrganizationCreated = { type: 'OrganizationCreated'; data: { org_id: string; name: string } };

export type MemberAdded = {
  type: 'MemberAdded';
  data: { org_id: string; user_id: string; name: string; email: string | null; role: Role };
};

/** An API key for a member. The key itself is shown once and never stored. */
export type ApiKeyIssued = {
  type: 'ApiKeyIssued';
  data: {
    org_id: string;
    key_id: string;
    user_id: string;
    role: Role;
    /** Which of the organization's partitions the key opens. */
    mode: KeyMode;
    name: string;
    /** SHA-256 of the key, hex. */
    key_hash: string;
    /** Last four characters, so that people can tell their keys apart. */
    key_ending: string;
  };
};

export type ApiKeyRevoked = { type: 'ApiKeyRevoked'; data: { org_id: string; key_id: string } };

/** A look for hosted pages, which templates name. */
export type ThemeCreated = { type: 'ThemeCreated'; data: { org_id: string } & Theme };

export type OrganizationEvent = OrganizationCreated | MemberAdded | ApiKeyIssued | ApiKeyRevoked | ThemeCreated;
