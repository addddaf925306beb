import type { Decider } from '../decider.ts';
import { DomainError } from '../domain-error.ts';
import type { EnvelopeTemplateCreated, EnvelopeTemplateEvent } from './events.ts';

/** A template as it was created; null: there is none. */
export type EnvelopeTemplate = EnvelopeTemplateCreated['data'] | null;

export type EnvelopeTemplateCommand = { type: 'CreateEnvelopeTemplate'; template: EnvelopeTemplateCreated['data'] };

export const envelopeTemplate: Decider<EnvelopeTemplate, EnvelopeTemplateCommand, EnvelopeTemplateEvent> = {
  category: 'envelope_template',
  initialState: null,
  decide(command, state) {
    if (state !== null) throw new DomainError('CONFLICT', 'The envelope template exists already.');
    return [{ type: 'EnvelopeTemplateCreated', data: command.template }];
  },
  evolve: (_state, event) => event.data,
};
