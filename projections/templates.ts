import type { TemplateView } from '../application/views/template-view.ts';
import type { TemplateConfiguration, TemplateEvent } from '../domain/template/events.ts';
import type { Projection } from './projection.ts';
import type { Recorded } from './recorded.ts';

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
    org_id: event.metadata.org_id,
    created_by,
    published_at: null,
    created_at: at,
    updated_at: at,
    deleted_at: null,
  };
}

function evolve(
  document: TemplateView | undefined,
  event: Recorded<TemplateEvent>,
  id: string,
): TemplateView | undefined {
  if (event.type === 'TemplateDrafted') return drafted(event);
  if (document === undefined) return undefined;
  const updated_at = event.metadata.occurred_at;
  switch (event.type) {
    case 'TemplateDraftEdited':
      return { ...document, ...answered(event.data.configuration), updated_at };
    case 'TemplatePublished':
      return id === event.data.template_id
        ? { ...document, status: 'published', is_latest: true, published_at: updated_at, updated_at }
        : { ...document, is_latest: false, updated_at };
  }
}

/** Every version of every template, a row each. */
export const templates: Projection<TemplateView, Recorded<TemplateEvent>> = {
  name: 'templates',
  version: 1,
  categories: ['template'],
  indexes: [['org_id'], ['org_id', 'key']],
  idsOf: event => {
    const { template_id } = event.data;
    const superseded = event.type === 'TemplatePublished' ? event.data.supersedes : null;
    return superseded === null ? [template_id] : [template_id, superseded];
  },
  evolve,
  keysOf: document => ({ org_id: document.org_id, key: document.key }),
  listed: document => document,
};
