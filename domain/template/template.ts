import { assertStartsWithin } from '../capture/allowed-domains.ts';
import type { Decider } from '../decider.ts';
import { DomainError } from '../domain-error.ts';
import type { KeptReading, TemplateConfiguration, TemplateEvent } from './events.ts';
import { type TeachReading, teach, type WithdrawReading, withdraw } from './readings.ts';

/** One version of a template. */
export type TemplateRow = { template_id: string; version: number; configuration: TemplateConfiguration };

/** A template key with its versions: at most one draft, and the latest published version. */
export type Template = {
  /** null: there is no such template. */
  key: string | null;
  draft: TemplateRow | null;
  published: TemplateRow | null;
  /** How people taught us to read its evidence: of every version, since it belongs to the sites. */
  readings: readonly KeptReading[];
};

/** Settings and metadata in changes are merged into what stands, key by key; everything else replaces it. */
export type TemplateChanges = Partial<TemplateConfiguration>;

export type TemplateCommand =
  | {
      type: 'CreateTemplate';
      key: string;
      templateId: string;
      createdBy: string;
      configuration: TemplateConfiguration;
      publish: boolean;
    }
  | { type: 'EditDraft'; changes: TemplateChanges }
  | { type: 'DraftFromPublished'; templateId: string; createdBy: string; changes: TemplateChanges }
  | { type: 'Publish' }
  | TeachReading
  | WithdrawReading;

/** The configuration after these changes. @throws DomainError when it starts where its end user may not go. */
export function withChanges(configuration: TemplateConfiguration, changes: TemplateChanges): TemplateConfiguration {
  const changed = {
    ...configuration,
    ...changes,
    settings: { ...configuration.settings, ...changes.settings },
    metadata: { ...configuration.metadata, ...changes.metadata },
  };
  assertStartsWithin(changed);
  return changed;
}

function existing(state: Template): string {
  if (state.key === null) throw new DomainError('NOT_FOUND', 'There is no such template.');
  return state.key;
}

function draftOf(state: Template): TemplateRow {
  if (state.draft === null) {
    throw new DomainError('CONFLICT', 'The template has no draft. Create one from the published version first.', {
      reason: 'NO_DRAFT',
    });
  }
  return state.draft;
}

function decide(command: TemplateCommand, state: Template): TemplateEvent[] {
  switch (command.type) {
    case 'CreateTemplate': {
      if (state.key !== null) throw new DomainError('CONFLICT', 'The template exists already.');
      const { key, templateId: template_id, configuration } = command;
      assertStartsWithin(configuration);
      const drafted: TemplateEvent = {
        type: 'TemplateDrafted',
        data: { key, template_id, version: 1, created_by: command.createdBy, configuration },
      };
      if (!command.publish) return [drafted];
      return [drafted, { type: 'TemplatePublished', data: { key, template_id, version: 1, supersedes: null } }];
    }
    case 'EditDraft': {
      const key = existing(state);
      const { template_id, configuration } = draftOf(state);
      return [
        {
          type: 'TemplateDraftEdited',
          data: { key, template_id, configuration: withChanges(configuration, command.changes) },
        },
      ];
    }
    case 'DraftFromPublished': {
      const key = existing(state);
      if (state.draft !== null || state.published === null) {
        throw new DomainError('CONFLICT', 'The template has a draft already. Publish the existing draft first.', {
          reason: 'DRAFT_EXISTS',
        });
      }
      return [
        {
          type: 'TemplateDrafted',
          data: {
            key,
            template_id: command.templateId,
            version: state.published.version + 1,
            created_by: command.createdBy,
            configuration: withChanges(state.published.configuration, command.changes),
          },
        },
      ];
    }
    case 'Publish': {
      const key = existing(state);
      const { template_id, version } = draftOf(state);
      return [
        {
          type: 'TemplatePublished',
          data: { key, template_id, version, supersedes: state.published?.template_id ?? null },
        },
      ];
    }
    case 'TeachReading':
      return [teach(existing(state), state.readings, command)];
    case 'WithdrawReading':
      return [withdraw(existing(state), state.readings, command)];
  }
}

function evolve(state: Template, event: TemplateEvent): Template {
  switch (event.type) {
    case 'TemplateDrafted': {
      const { key, template_id, version, configuration } = event.data;
      return { ...state, key, draft: { template_id, version, configuration } };
    }
    case 'TemplateDraftEdited':
      return state.draft === null
        ? state
        : { ...state, draft: { ...state.draft, configuration: event.data.configuration } };
    case 'TemplatePublished':
      return { ...state, draft: null, published: state.draft };
    case 'ReadingTaught': {
      const { key: _, ...reading } = event.data;
      return { ...state, readings: [...state.readings, reading] };
    }
    case 'ReadingWithdrawn':
      return { ...state, readings: state.readings.filter(one => one.reading_id !== event.data.reading_id) };
  }
}

export const template: Decider<Template, TemplateCommand, TemplateEvent> = {
  category: 'template',
  initialState: { key: null, draft: null, published: null, readings: [] },
  decide,
  evolve,
};
