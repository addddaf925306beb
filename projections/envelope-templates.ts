import type { Recorded } from '../application/ports/event-store.ts';
import type { EnvelopeTemplateView } from '../application/views/envelope-view.ts';
import { ENVELOPE_VERSION } from '../domain/envelope/configuration.ts';
import type { EnvelopeTemplateEvent } from '../domain/envelope/events.ts';
import { envelopeTemplate } from '../domain/envelope/template.ts';
import type { Projection } from './projection.ts';

/** Templates of envelopes. */
export const envelopeTemplates: Projection<EnvelopeTemplateView, Recorded<EnvelopeTemplateEvent>> = {
  name: 'envelope_templates',
  version: 2 + ENVELOPE_VERSION,
  categories: [envelopeTemplate.category],
  indexes: [['org_id']],
  idsOf: event => [event.data.template_id],
  evolve(document, event) {
    if (event.type === 'EnvelopeTemplatePublished') {
      return document?.draft ? { ...document, ...document.draft, status: 'published', draft: null } : document;
    }
    const { data, metadata } = event;
    const { template_id: id, created_by, ...rest } = data;
    const written = { version: 1, ...rest, created_by, created_at: metadata.occurred_at };
    const { org_id } = metadata;
    if (event.type === 'EnvelopeTemplateCreated') return { id, ...written, org_id, status: 'published', draft: null };
    const isPublished = document?.status === 'published';
    return isPublished ? { ...document, draft: written } : { id, ...written, org_id, status: 'draft', draft: written };
  },
  keysOf: ({ org_id }) => ({ org_id }),
  listed: null,
};
