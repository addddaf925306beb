import { DomainError } from '../domain/domain-error.ts';
import type { TemplateEvent } from '../domain/template/events.ts';
import { type TemplateChanges, type TemplateCommand, type TemplateRow, template } from '../domain/template/template.ts';
import { type Caller, contextOf, idsOf, type Reader } from './caller.ts';
import {
  newConfiguration,
  type RequestedConfiguration,
  type RequiredConfiguration,
  requestedChanges,
} from './configuration.ts';
import type { CommandHandler, HandleOptions } from './handle.ts';
import { load } from './load.ts';
import { everyRow, type PageRequest, pageOf } from './page.ts';
import type { ListedPage } from './ports/documents.ts';
import type { EventStore } from './ports/event-store.ts';
import type { Identifiers } from './ports/identifiers.ts';
import type { ReadModel } from './ports/read-models.ts';
import type { Sealer } from './ports/sealer.ts';
import { documentAfter } from './read-your-writes.ts';
import type { Themes } from './themes.ts';
import type { TemplateDocument, TemplateView } from './views/template-view.ts';

/** The fields of a template in a request. */
export type RequestedTemplate = RequestedConfiguration & {
  metadata?: Record<string, string>;
  theme_id?: string | null;
};

type Parts = {
  handle: CommandHandler;
  store: EventStore;
  identifiers: Identifiers;
  sealer: Sealer;
  templates: ReadModel<TemplateDocument>;
  themes: Themes;
};

/** Templates: configuration that many inquiries share, with drafts and versions. */
export type Templates = {
  create(
    caller: Caller,
    requested: RequestedTemplate & RequiredConfiguration & { status: 'draft' | 'published' },
  ): Promise<TemplateView>;
  editDraft(caller: Caller, key: string, requested: RequestedTemplate): Promise<TemplateView>;
  draftFromPublished(caller: Caller, key: string, requested: RequestedTemplate): Promise<TemplateView>;
  publish(caller: Caller, key: string): Promise<TemplateView>;
  list(caller: Reader, page: PageRequest): Promise<ListedPage>;
  /** The newest version of each key, drafts too, newest first. */
  catalogue(reader: Reader): Promise<TemplateView[]>;
  /** What inquiries can be made from: the published version of each key, newest first. */
  newestPublished(reader: Reader): Promise<TemplateView[]>;
  /** Every version of the key, newest first: JSON texts with a comma between two. */
  versions(caller: Reader, key: string): Promise<string>;
  /**
   * The version that new inquiries use.
   * @throws DomainError TEMPLATE_NOT_FOUND or TEMPLATE_NOT_PUBLISHED on `template_key`.
   */
  published(caller: Caller, key: string): Promise<TemplateRow>;
};

export function createTemplates({ handle, identifiers, sealer, store, templates, themes }: Parts): Templates {
  async function create(
    caller: Caller,
    requested: RequestedTemplate & RequiredConfiguration & { status: 'draft' | 'published' },
  ): Promise<TemplateView> {
    const { status, metadata, theme_id, ...configuration } = requested;
    await refuseUnknownTheme(caller, theme_id);
    const ids = idsOf(caller, identifiers);
    const key = ids.next('web_tpl_key_');
    const templateId = ids.next('web_tpl_');
    return run(
      caller,
      key,
      {
        type: 'CreateTemplate',
        key,
        templateId,
        createdBy: caller.userId,
        configuration: {
          ...newConfiguration(configuration, sealer),
          metadata: metadata ?? {},
          theme_id: theme_id ?? null,
        },
        publish: status === 'published',
      },
      { isNew: true },
    );
  }

  async function editDraft(caller: Caller, key: string, requested: RequestedTemplate): Promise<TemplateView> {
    return run(caller, key, { type: 'EditDraft', changes: await requestedChange(caller, requested) });
  }

  async function draftFromPublished(caller: Caller, key: string, requested: RequestedTemplate): Promise<TemplateView> {
    const templateId = idsOf(caller, identifiers).next('web_tpl_');
    const changes = await requestedChange(caller, requested);
    return run(caller, key, { type: 'DraftFromPublished', templateId, createdBy: caller.userId, changes });
  }

  function publish(caller: Caller, key: string): Promise<TemplateView> {
    return run(caller, key, { type: 'Publish' });
  }

  function list(caller: Reader, page: PageRequest): Promise<ListedPage> {
    return pageOf(templates, caller.orgId, page);
  }

  async function everyVersion({ orgId }: Reader): Promise<TemplateView[]> {
    return JSON.parse(`[${await everyRow(templates, { org_id: orgId })}]`);
  }

  async function catalogue(reader: Reader): Promise<TemplateView[]> {
    const newest = new Map((await everyVersion(reader)).toReversed().map(row => [row.key, row]));
    return [...newest.values()].sort((one, other) => (one.id < other.id ? 1 : -1));
  }

  async function newestPublished(reader: Reader): Promise<TemplateView[]> {
    return (await everyVersion(reader)).filter(({ is_latest }) => is_latest);
  }

  async function versions(caller: Reader, key: string): Promise<string> {
    const rows = await everyRow(templates, { org_id: caller.orgId, key });
    if (rows === '') throw new DomainError('NOT_FOUND', 'There is no such template.');
    return rows;
  }

  async function published(caller: Caller, key: string): Promise<TemplateRow> {
    const { state, orgId } = await load(store, template, key);
    if (orgId !== caller.orgId) {
      throw new DomainError('VALIDATION', 'template_key names no template of your organization.', {
        field: 'template_key',
        reason: 'TEMPLATE_NOT_FOUND',
      });
    }
    if (state.published === null) {
      throw new DomainError(
        'VALIDATION',
        'template_key names a template that is not published yet: publish it first.',
        {
          field: 'template_key',
          reason: 'TEMPLATE_NOT_PUBLISHED',
        },
      );
    }
    return state.published;
  }

  async function requestedChange(caller: Caller, requested: RequestedTemplate): Promise<TemplateChanges> {
    const { metadata, theme_id, ...configuration } = requested;
    await refuseUnknownTheme(caller, theme_id);
    return {
      ...requestedChanges(configuration, sealer),
      ...(metadata === undefined ? {} : { metadata }),
      ...(theme_id === undefined ? {} : { theme_id }),
    };
  }

  async function refuseUnknownTheme(caller: Caller, themeId: string | null | undefined): Promise<void> {
    if (themeId === undefined || themeId === null || (await themes.find(caller.orgId, themeId)) !== undefined) return;
    throw new DomainError('VALIDATION', 'theme_id must be the id of a theme of your organization.', {
      field: 'theme_id',
      reason: 'THEME_NOT_FOUND',
    });
  }

  async function run(
    caller: Caller,
    key: string,
    command: TemplateCommand,
    options?: HandleOptions<TemplateEvent>,
  ): Promise<TemplateView> {
    const done = await handle(template, key, command, contextOf(caller), options);
    const last = done.events.at(-1);
    if (last === undefined || !('template_id' in last.data)) throw new Error(`command ${command.type} changed nothing`);
    return (await documentAfter(templates, last.data.template_id, done)).template;
  }

  return { create, editDraft, draftFromPublished, publish, list, catalogue, newestPublished, versions, published };
}
