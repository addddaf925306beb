import type { Recorded } from '../application/ports/event-store.ts';
import type { ApiKeyDocument } from '../application/views/organization-view.ts';
import type { OrganizationEvent } from '../domain/organization/events.ts';
import { organization } from '../domain/organization/organization.ts';
import type { Projection } from './projection.ts';

/** API keys, found by the hash of what a caller sends. */
export const apiKeys: Projection<ApiKeyDocument, Recorded<OrganizationEvent>> = {
  name: 'api_keys',
  version: 3,
  categories: [organization.category],
  indexes: [['key_hash'], ['org_id']],
  idsOf: event => (event.type === 'ApiKeyIssued' || event.type === 'ApiKeyRevoked' ? [event.data.key_id] : []),
  evolve(document, event) {
    const at = event.metadata.occurred_at;
    if (event.type === 'ApiKeyIssued') {
      const { key_hash, ...key } = event.data;
      return { key_hash, key: { ...key, created_at: at, revoked_at: null } };
    }
    if (document === undefined || event.type !== 'ApiKeyRevoked') return document;
    return { ...document, key: { ...document.key, revoked_at: at } };
  },
  keysOf: ({ key_hash, key: { org_id } }) => ({ org_id, key_hash }),
  listed: 'key',
};
