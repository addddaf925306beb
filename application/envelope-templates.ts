import { DomainError } from '../domain/domain-error.ts';
import { ENVELOPE_DEFAULTS, type SharedConfiguration } from '../domain/envelope/configuration.ts';
import { envelopeTemplate } from '../domain/envelope/template.ts';
import { type Caller, contextOf } from './caller.ts';
import type { CommandHandler } from './handle.ts';
import { load } from './load.ts';
import { everyPage } from './page.ts';
import type { EventStore } from './ports/event-store.ts';
import type { Identifiers } from './ports/identifiers.ts';
import type { ReadModel } from './ports/read-models.ts';
import { documentAfter } from './read-your-writes.ts';
import { readStream } from './streams.ts';
import type { EnvelopeTemplateVersionView, EnvelopeTemplateView } from './views/envelope-view.ts';
import type { OrganizationDocument } from './views/organization-view.ts';

/** The fields of a template: those of an envelope. */
export type RequestedEnvelopeTemplate = Partial<SharedConfiguration> & {
  name: string;
  query: string;
  return_url?: string;
};

type Parts = {
  handle: CommandHandler;
  store: EventStore;
  identifiers: Identifiers;
  organizations: ReadModel<OrganizationDocument>;
  envelopeTemplates: ReadModel<EnvelopeTemplateView>;
};

const READ_AT_ONCE = 100;

/** Templates of envelopes: an id that stays, and versions of which one is published. */
export type EnvelopeTemplates = {
  /** @throws DomainError NOT_FOUND on `org` when there is no such organization. */
  create(orgId: string, requested: RequestedEnvelopeTemplate, actor: string): Promise<EnvelopeTemplateView>;
  /**
   * Keeps what was written as a draft: of a new template, or as a new version of this one.
   * @throws DomainError NOT_FOUND, also for a template of another organization.
   */
  draft(caller: Caller, id: string | null, requested: RequestedEnvelopeTemplate): Promise<EnvelopeTemplateView>;
  /** @throws DomainError NOT_FOUND, CONFLICT when nothing waits to be published. */
  publish(caller: Caller, id: string): Promise<EnvelopeTemplateView>;
  /** @throws DomainError NOT_FOUND, also for a template of another organization. */
  get(orgId: string, id: string): Promise<EnvelopeTemplateView>;
  /**
   * Every version that was published, and the draft, newest first. @throws DomainError NOT_FOUND, also for a template of
   * another organization.
   */
  versions(orgId: string, id: string): Promise<EnvelopeTemplateVersionView[]>;
  /** Those of the organization, newest first. */
  list(orgId: string): Promise<EnvelopeTemplateView[]>;
};

export function createEnvelopeTemplates({
  envelopeTemplates,
  handle,
  identifiers,
  organizations,
  store,
}: Parts): EnvelopeTemplates {
  async function create(
    orgId: string,
    requested: RequestedEnvelopeTemplate,
    actor: string,
  ): Promise<EnvelopeTemplateView> {
    if ((await organizations.get(orgId)) === undefined) {
      throw new DomainError('NOT_FOUND', 'There is no such organization.', { field: 'org' });
    }
    const template_id = identifiers.next('env_tpl_');
    const template = { ...ENVELOPE_DEFAULTS, return_url: null, ...requested, template_id, created_by: actor };
    const created = await handle(
      envelopeTemplate,
      template_id,
      { type: 'CreateEnvelopeTemplate', template },
      { orgId, actor, correlationId: identifiers.event() },
      { isNew: true },
    );
    return documentAfter(envelopeTemplates, template_id, created);
  }

  async function list(orgId: string): Promise<EnvelopeTemplateView[]> {
    const rows: EnvelopeTemplateView[] = [];
    const pages = everyPage(
      READ_AT_ONCE,
      ({ id }: EnvelopeTemplateView) => id,
      page => envelopeTemplates.find({ where: { org_id: orgId }, ...page }),
    );
    for await (const page of pages) rows.push(...page);
    return rows;
  }

  /** From the log: a read model may be late. */
  async function mustBeOf(orgId: string, id: string): Promise<void> {
    if ((await load(store, envelopeTemplate, id)).orgId === orgId) return;
    throw new DomainError('NOT_FOUND', 'There is no such envelope template.');
  }

  async function draft(caller: Caller, id: string | null, requested: RequestedEnvelopeTemplate) {
    if (id !== null) await mustBeOf(caller.orgId, id);
    const template_id = id ?? identifiers.next('env_tpl_');
    const template = { ...ENVELOPE_DEFAULTS, return_url: null, ...requested, template_id, created_by: caller.actor };
    const command = { type: 'DraftEnvelopeTemplate', template } as const;
    const options = id === null ? { isNew: true } : {};
    const drafted = await handle(envelopeTemplate, template_id, command, contextOf(caller), options);
    return documentAfter(envelopeTemplates, template_id, drafted);
  }

  async function publish(caller: Caller, id: string) {
    await mustBeOf(caller.orgId, id);
    const published = await handle(envelopeTemplate, id, { type: 'PublishEnvelopeTemplate' }, contextOf(caller));
    return documentAfter(envelopeTemplates, id, published);
  }

  async function get(orgId: string, id: string): Promise<EnvelopeTemplateView> {
    const found = await envelopeTemplates.get(id);
    if (found?.org_id === orgId) return found;
    throw new DomainError('NOT_FOUND', 'There is no such envelope template.');
  }

  async function versions(orgId: string, id: string): Promise<EnvelopeTemplateVersionView[]> {
    await mustBeOf(orgId, id);
    const found = new Map<number, EnvelopeTemplateVersionView>();
    for (const { data, metadata, type } of await readStream(store, envelopeTemplate, id)) {
      if (type === 'EnvelopeTemplatePublished') continue;
      const { template_id: _, ...rest } = data;
      // A draft that is written again takes the place of itself.
      const version = { version: 1, ...rest, created_at: metadata.occurred_at };
      found.set(version.version, version);
    }
    return [...found.values()].sort((one, other) => other.version - one.version);
  }

  return { create, draft, publish, get, versions, list };
}
