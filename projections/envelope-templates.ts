import type { Recorded } from '../application/ports/event-store.ts';
import type { EnvelopeTemplateView } from '../application/views/envelope-view.ts';
import { ENVELOPE_VERSION } from '../domain/envelope/configuration.ts';
import type { EnvelopeTemplateEvent } from '../domain/envelope/events.ts';
import { envelopeTemplate } from '../domain/envelope/template.ts';
import type { Projection } from './projection.ts';

/** Templates of envelopes. */
export const envelopeTemplates: Projection<EnvelopeTemplateView, Recorded<EnvelopeTemplateEvent>> = {
  name: 'envelope_templates',
  version: 1 + ENVELOPE_VERSION,
  categories: [envelopeTemplate.category],
  indexes: [['org_id']],
  idsOf: event => [event.data.template_id],
  evolve(_document, { data, metadata }) {
    const { template_id: id, created_by, ...configuration } = data;
    return { id, ...configuration, org_id: metadata.org_id, created_by, created_at: metadata.occurred_at };
  },
  keysOf: ({ org_id }) => ({ org_id }),
  listed: null,
};
