import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fold } from '../../domain/decider.ts';
import { CONFIGURATION_DEFAULTS } from '../../domain/inquiry/configuration.ts';
import type { TemplateConfiguration, TemplateEvent } from '../../domain/template/events.ts';
import { template } from '../../domain/template/template.ts';
import { specify } from '../support/given.ts';

const { given } = specify(template);

const configuration: TemplateConfiguration = {
  ...CONFIGURATION_DEFAULTS,
  name: 'Membership',
  query: 'Is the membership active?',
  start_url: 'https://club.example/',
  return_url: 'https://customer.example/back',
  settings: { show_cover_page: true, theme: { dark: true } },
  metadata: { team: 'a', stage: 'test' },
  theme_id: null,
};

function drafted(template_id: string, version: number, changes: Partial<TemplateConfiguration> = {}): TemplateEvent {
  const data = { key: 'k', template_id, version, created_by: 'usr_1', configuration: { ...configuration, ...changes } };
  return { type: 'TemplateDrafted', data };
}

function published(template_id: string, version: number, supersedes: string | null): TemplateEvent {
  return { type: 'TemplatePublished', data: { key: 'k', template_id, version, supersedes } };
}

const create = { type: 'CreateTemplate', key: 'k', templateId: 't1', createdBy: 'usr_1', configuration } as const;
const draftAgain = { type: 'DraftFromPublished', templateId: 't2', createdBy: 'usr_1', changes: {} } as const;
const noDraft = { code: 'CONFLICT', message: /has no draft/, reason: 'NO_DRAFT' } as const;

test('a template starts as a draft, or published at once', () => {
  given()
    .when({ ...create, publish: false })
    .thenEvents(drafted('t1', 1));
  given()
    .when({ ...create, publish: true })
    .thenEvents(drafted('t1', 1), published('t1', 1, null));
});

test('a template is created once', () => {
  given(drafted('t1', 1))
    .when({ ...create, publish: false })
    .thenRefused({ code: 'CONFLICT', message: /exists already/ });
});

test('nothing can be done with a template that is not there', () => {
  for (const command of [{ type: 'EditDraft', changes: {} }, draftAgain, { type: 'Publish' }] as const) {
    given()
      .when(command)
      .thenRefused({ code: 'NOT_FOUND', message: /no such template/ });
  }
});

test('an edit replaces fields, and merges settings and metadata key by key', () => {
  const changes = { name: 'Club', settings: { theme: { light: true } }, metadata: { stage: 'live' } };
  given(drafted('t1', 1))
    .when({ type: 'EditDraft', changes })
    .thenEvents({
      type: 'TemplateDraftEdited',
      data: {
        key: 'k',
        template_id: 't1',
        configuration: {
          ...configuration,
          name: 'Club',
          settings: { show_cover_page: true, theme: { light: true } },
          metadata: { team: 'a', stage: 'live' },
        },
      },
    });
});

test('an edit starts from the edit before it', () => {
  const edited: TemplateEvent = {
    type: 'TemplateDraftEdited',
    data: { key: 'k', template_id: 't1', configuration: { ...configuration, name: 'Club' } },
  };
  const again = { ...configuration, name: 'Club', query: 'Since when?' };
  given(drafted('t1', 1), edited)
    .when({ type: 'EditDraft', changes: { query: 'Since when?' } })
    .thenEvents({ type: 'TemplateDraftEdited', data: { key: 'k', template_id: 't1', configuration: again } });
});

test('without a draft nothing can be edited or published', () => {
  const past = [drafted('t1', 1), published('t1', 1, null)];
  given(...past)
    .when({ type: 'EditDraft', changes: {} })
    .thenRefused(noDraft);
  given(...past)
    .when({ type: 'Publish' })
    .thenRefused(noDraft);
});

test('a draft from the published version has the next number and its configuration with the changes', () => {
  const past = [drafted('t1', 1), published('t1', 1, null)];
  given(...past)
    .when(draftAgain)
    .thenEvents(drafted('t2', 2));
  given(...past)
    .when({ ...draftAgain, changes: { name: 'Club' } })
    .thenEvents(drafted('t2', 2, { name: 'Club' }));
});

test('there is one draft at a time', () => {
  const exists = { code: 'CONFLICT', message: /has a draft already/, reason: 'DRAFT_EXISTS' } as const;
  given(drafted('t1', 1)).when(draftAgain).thenRefused(exists);
  given(drafted('t1', 1), published('t1', 1, null), drafted('t2', 2))
    .when(draftAgain)
    .thenRefused(exists);
});

test('publishing names the row that it supersedes', () => {
  given(drafted('t1', 1))
    .when({ type: 'Publish' })
    .thenEvents(published('t1', 1, null));
  given(drafted('t1', 1), published('t1', 1, null), drafted('t2', 2))
    .when({ type: 'Publish' })
    .thenEvents(published('t2', 2, 't1'));
});

test('the published row stands while a new draft is edited', () => {
  const edited = { ...configuration, name: 'Club' };
  const state = fold(template, [
    drafted('t1', 1),
    published('t1', 1, null),
    drafted('t2', 2),
    { type: 'TemplateDraftEdited', data: { key: 'k', template_id: 't2', configuration: edited } },
  ]);
  assert.equal(state, {
    key: 'k',
    published: { template_id: 't1', version: 1, configuration },
    draft: { template_id: 't2', version: 2, configuration: edited },
    readings: [],
  });
});

test.run();
