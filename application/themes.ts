import { inquiry } from '../domain/inquiry/inquiry.ts';
import { organization } from '../domain/organization/organization.ts';
import { organizationOf } from '../domain/organization/partition.ts';
import type { Theme } from '../domain/organization/theme.ts';
import type { CommandHandler } from './handle.ts';
import { load } from './load.ts';
import { everyRow } from './page.ts';
import type { EventStore } from './ports/event-store.ts';
import type { Identifiers } from './ports/identifiers.ts';
import type { ReadModel } from './ports/read-models.ts';
import { documentAfter } from './read-your-writes.ts';
import type { ThemeDocument, ThemeView } from './views/theme-view.ts';

type Parts = {
  handle: CommandHandler;
  store: EventStore;
  identifiers: Identifiers;
  themes: ReadModel<ThemeDocument>;
};

/** How organizations' hosted pages look. A theme serves live and test keys alike. */
export type Themes = {
  /** @throws DomainError VALIDATION naming the field, NOT_FOUND when there is no such organization. */
  create(orgId: string, requested: Omit<Theme, 'theme_id'>, actor: string): Promise<ThemeView>;
  /** A theme of the organization that this id or partition names; undefined for every other one. */
  find(orgId: string, themeId: string): Promise<ThemeView | undefined>;
  /** Those of the organization, newest first. */
  list(orgId: string): Promise<ThemeView[]>;
  /** The theme of an inquiry's page; undefined when it has none. */
  ofInquiry(inquiryId: string): Promise<ThemeView | undefined>;
};

export function createThemes({ handle, identifiers, store, themes }: Parts): Themes {
  async function create(orgId: string, requested: Omit<Theme, 'theme_id'>, actor: string): Promise<ThemeView> {
    const theme_id = identifiers.next('theme_');
    const context = { orgId, actor, correlationId: identifiers.event() };
    const command = { type: 'CreateTheme', theme: { theme_id, ...requested } } as const;
    const created = await handle(organization, orgId, command, context);
    return (await documentAfter(themes, theme_id, created)).theme;
  }

  async function find(orgId: string, themeId: string): Promise<ThemeView | undefined> {
    const document = await themes.get(themeId);
    return document?.org_id === organizationOf(orgId) ? document.theme : undefined;
  }

  async function list(orgId: string): Promise<ThemeView[]> {
    return JSON.parse(`[${await everyRow(themes, { org_id: orgId })}]`);
  }

  async function ofInquiry(inquiryId: string): Promise<ThemeView | undefined> {
    const { state, orgId } = await load(store, inquiry, inquiryId);
    if (state === null || orgId === null || state.deleted || state.theme_id === null) return undefined;
    return find(orgId, state.theme_id);
  }

  return { create, find, list, ofInquiry };
}
