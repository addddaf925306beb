import type { Recorded } from '../application/ports/event-store.ts';
import type { TemplateDocument, TemplateView } from '../application/views/template-view.ts';
import { organizationOf } from '../domain/organization/partition.ts';
import type { TemplateConfiguration, TemplateEvent } from '../domain/template/events.ts';
import { template } from '../domain/template/template.ts';
import type { Projection } from './projection.ts';

/** The part of a configuration that is answered. */
function answered(configuration: TemplateConfiguration) {
  const { ai_instruction, login_methods, allowed_modes, ...answer } = configuration;
  return answer;
}

function drafted(event: Extract<Recorded<TemplateEvent>, { type: 'TemplateDrafted' }>): TemplateView {
  const { key, template_id, version, created_by, configuration } = event.data;
  const at = event.metadata.occurred_at;
  const { name, description, query, fields, user_instruction, acceptance_guide, ...rest } = answered(configuration);
  const { start_url, return_url, capture_type, settings, metadata, theme_id } = rest;
  return {
    id: template_id,
    key,
    version,
    is_latest: false,
    status: 'draft',
    name,
    description,
    query,
    fields,
    user_instruction,
    acceptance_guide,
    start_url,
    return_url,
    capture_type,
    settings,
    metadata,
    theme_id,
    org_id: organizationOf(event.metadata.org_id),
    created_by,
    published_at: null,
    created_at: at,
    updated_at: at,
    deleted_at: null,
  };
}

function evolve(
  document: TemplateDocument | undefined,
  event: Recorded<TemplateEvent>,
  id: string,
): TemplateDocument | undefined {
  if (event.type === 'TemplateDrafted') {
    return { org_id: event.metadata.org_id, key: event.data.key, template: drafted(event) };
  }
  if (document === undefined) return undefined;
  const updated_at = event.metadata.occurred_at;
  const withRow = (changes: Partial<TemplateView>) => ({
    ...document,
    template: { ...document.template, ...changes, updated_at },
  });
  switch (event.type) {
    case 'TemplateDraftEdited':
      return withRow(answered(event.data.configuration));
    case 'TemplatePublished':
      return id === event.data.template_id
        ? withRow({ status: 'published', is_latest: true, published_at: updated_at })
        : withRow({ is_latest: false });
  }
}

/** Every version of every template, a row each. */
export const templates: Projection<TemplateDocument, Recorded<TemplateEvent>> = {
  name: 'templates',
  version: 3,
  categories: [template.category],
  indexes: [['org_id'], ['org_id', 'key']],
  idsOf: event => {
    const { template_id } = event.data;
    const superseded = event.type === 'TemplatePublished' ? event.data.supersedes : null;
    return superseded === null ? [template_id] : [template_id, superseded];
  },
  evolve,
  keysOf: ({ org_id, key }) => ({ org_id, key }),
  listed: 'template',
};
