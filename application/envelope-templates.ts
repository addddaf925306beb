import { DomainError } from '../domain/domain-error.ts';
import { ENVELOPE_DEFAULTS, type SharedConfiguration } from '../domain/envelope/configuration.ts';
import { envelopeTemplate } from '../domain/envelope/template.ts';
import type { CommandHandler } from './handle.ts';
import { everyPage } from './page.ts';
import type { Identifiers } from './ports/identifiers.ts';
import type { ReadModel } from './ports/read-models.ts';
import { documentAfter } from './read-your-writes.ts';
import type { EnvelopeTemplateView } from './views/envelope-view.ts';
import type { OrganizationDocument } from './views/organization-view.ts';

/** The fields of a template: those of an envelope. */
export type RequestedEnvelopeTemplate = Partial<SharedConfiguration> & {
  name: string;
  query: string;
  return_url?: string;
};

type Parts = {
  handle: CommandHandler;
  identifiers: Identifiers;
  organizations: ReadModel<OrganizationDocument>;
  envelopeTemplates: ReadModel<EnvelopeTemplateView>;
};

const READ_AT_ONCE = 100;

/** Templates of envelopes. They have one version and are not changed. */
export type EnvelopeTemplates = {
  /** @throws DomainError NOT_FOUND on `org` when there is no such organization. */
  create(orgId: string, requested: RequestedEnvelopeTemplate, actor: string): Promise<EnvelopeTemplateView>;
  /** Those of the organization, newest first. */
  list(orgId: string): Promise<EnvelopeTemplateView[]>;
};

export function createEnvelopeTemplates({
  envelopeTemplates,
  handle,
  identifiers,
  organizations,
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

  return { create, list };
}
