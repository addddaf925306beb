import type { Recorded } from '../application/ports/event-store.ts';
import type { TemplateDocument, TemplateView } from '../application/views/template-view.ts';
import { answeredConfiguration, CONFIGURATION_VERSION } from '../domain/inquiry/configuration.ts';
import { organizationOf } from '../domain/organization/partition.ts';
import type { TemplateConfiguration, TemplateEvent } from '../domain/template/events.ts';
import { template } from '../domain/template/template.ts';
import type { Projection } from './projection.ts';

/** The part of a template's configuration that is answered. */
function answered(configuration: TemplateConfiguration) {
  const { metadata, theme_id } = configuration;
  return { ...answeredConfiguration(configuration), metadata, theme_id };
}

function drafted(event: Extract<Recorded<TemplateEvent>, { type: 'TemplateDrafted' }>): TemplateView {
  const { key, template_id, version, created_by, configuration } = event.data;
  const at = event.metadata.occurred_at;
  return {
    id: template_id,
    key,
    version,
    is_latest: false,
    status: 'draft',
    ...answered(configuration),
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
    case 'ReadingTaught':
    case 'ReadingWithdrawn':
      return document;
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
  version: 2 + CONFIGURATION_VERSION,
  categories: [template.category],
  indexes: [['org_id'], ['org_id', 'key']],
  idsOf: event => {
    // How evidence is read belongs to no version.
    if (event.type === 'ReadingTaught' || event.type === 'ReadingWithdrawn') return [];
    const { template_id } = event.data;
    const superseded = event.type === 'TemplatePublished' ? event.data.supersedes : null;
    return superseded === null ? [template_id] : [template_id, superseded];
  },
  evolve,
  keysOf: ({ org_id, key }) => ({ org_id, key }),
  listed: 'template',
};
