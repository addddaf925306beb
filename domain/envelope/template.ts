import type { Decider } from '../decider.ts';
import { DomainError } from '../domain-error.ts';
import type { EnvelopeTemplateEvent, TemplateOfEnvelopes } from './events.ts';

/** A version as it stands in its template. */
export type EnvelopeTemplateVersion = TemplateOfEnvelopes & { version: number };

/** A template, of whose versions at least one stands; null: there is none. */
export type EnvelopeTemplate = {
  /** What envelopes are created from; null: nothing was published yet. */
  published: EnvelopeTemplateVersion | null;
  draft: EnvelopeTemplateVersion | null;
} | null;

export type EnvelopeTemplateCommand =
  | { type: 'CreateEnvelopeTemplate'; template: TemplateOfEnvelopes }
  | { type: 'DraftEnvelopeTemplate'; template: TemplateOfEnvelopes }
  | { type: 'PublishEnvelopeTemplate' };

function decide(command: EnvelopeTemplateCommand, state: EnvelopeTemplate): EnvelopeTemplateEvent[] {
  switch (command.type) {
    case 'CreateEnvelopeTemplate':
      if (state !== null) throw new DomainError('CONFLICT', 'The envelope template exists already.');
      return [{ type: 'EnvelopeTemplateCreated', data: command.template }];
    case 'DraftEnvelopeTemplate': {
      const version = (state?.published?.version ?? 0) + 1;
      return [{ type: 'EnvelopeTemplateDrafted', data: { ...command.template, version } }];
    }
    case 'PublishEnvelopeTemplate': {
      const draft = state?.draft;
      if (!draft) throw new DomainError('CONFLICT', 'The envelope template has no draft to publish.');
      const { template_id, version } = draft;
      return [{ type: 'EnvelopeTemplatePublished', data: { template_id, version } }];
    }
  }
}

function evolve(state: EnvelopeTemplate, event: EnvelopeTemplateEvent): EnvelopeTemplate {
  switch (event.type) {
    case 'EnvelopeTemplateCreated':
      return { published: { ...event.data, version: 1 }, draft: null };
    case 'EnvelopeTemplateDrafted':
      return { published: state?.published ?? null, draft: event.data };
    case 'EnvelopeTemplatePublished':
      return state && { published: state.draft, draft: null };
  }
}

export const envelopeTemplate: Decider<EnvelopeTemplate, EnvelopeTemplateCommand, EnvelopeTemplateEvent> = {
  category: 'envelope_template',
  initialState: null,
  decide,
  evolve,
};
