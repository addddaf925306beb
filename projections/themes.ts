import type { Recorded } from '../application/ports/event-store.ts';
import type { ThemeDocument } from '../application/views/theme-view.ts';
import type { OrganizationEvent } from '../domain/organization/events.ts';
import { organization } from '../domain/organization/organization.ts';
import type { Projection } from './projection.ts';

/** Themes of organizations. */
export const themes: Projection<ThemeDocument, Recorded<OrganizationEvent>> = {
  name: 'themes',
  version: 2,
  categories: [organization.category],
  indexes: [['org_id']],
  idsOf: event => (event.type === 'ThemeCreated' ? [event.data.theme_id] : []),
  evolve(document, event) {
    if (event.type !== 'ThemeCreated') return document;
    const { org_id, theme_id: id, name, logo_url, colours, font } = event.data;
    return { org_id, theme: { id, name, logo_url, colours, font, created_at: event.metadata.occurred_at } };
  },
  keysOf: ({ org_id }) => ({ org_id }),
  listed: 'theme',
};
