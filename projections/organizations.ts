import type { Recorded } from '../application/ports/event-store.ts';
import type { OrganizationDocument } from '../application/views/organization-view.ts';
import type { OrganizationEvent } from '../domain/organization/events.ts';
import { organization } from '../domain/organization/organization.ts';
import type { Projection } from './projection.ts';

/** Organizations with their members. */
export const organizations: Projection<OrganizationDocument, Recorded<OrganizationEvent>> = {
  name: 'organizations',
  version: 2,
  categories: [organization.category],
  indexes: [],
  idsOf: event => (event.type === 'OrganizationCreated' || event.type === 'MemberAdded' ? [event.data.org_id] : []),
  evolve(document, event) {
    if (event.type === 'OrganizationCreated') {
      const { org_id, name } = event.data;
      return { org_id, name, members: [], created_at: event.metadata.occurred_at };
    }
    if (document === undefined || event.type !== 'MemberAdded') return document;
    const { user_id, name, email, role } = event.data;
    return { ...document, members: [...document.members, { user_id, name, email, role }] };
  },
  keysOf: () => ({}),
  listed: null,
};
