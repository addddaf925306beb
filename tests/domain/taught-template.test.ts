import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fold } from '../../domain/decider.ts';
import { CONFIGURATION_DEFAULTS } from '../../domain/inquiry/configuration.ts';
import { MOST_READINGS, type Reading } from '../../domain/teaching/taught-reading.ts';
import type { KeptReading, TemplateEvent } from '../../domain/template/events.ts';
import { template } from '../../domain/template/template.ts';
import { specify } from '../support/given.ts';

const { given } = specify(template);

const drafted: TemplateEvent = {
  type: 'TemplateDrafted',
  data: {
    key: 'k',
    template_id: 't1',
    version: 1,
    created_by: 'usr_1',
    configuration: {
      ...CONFIGURATION_DEFAULTS,
      name: 'Membership',
      query: 'Is the membership active?',
      start_url: 'https://club.example/',
      return_url: 'https://customer.example/back',
      settings: {},
      metadata: {},
      theme_id: null,
    },
  },
};
const reading: Reading = {
  field: 'member_since',
  site: 'club.example',
  label: 'Member since',
  relation: 'right',
  landmarks: [{ kind: 'main', heading: null }],
  set_apart: true,
  form: { type: 'date', shape: '9 a 9' },
};
const from = { inquiry_id: 'web_iq_1', evidence_id: 'web_ev_1' };
const kept = (reading_id: string, changes: Partial<Reading> = {}): KeptReading => {
  return { reading_id, ...reading, ...changes, taught_by: 'opr_1', from };
};
const taughtEvent = (reading_id: string, changes: Partial<Reading> = {}): TemplateEvent => {
  return { type: 'ReadingTaught', data: { key: 'k', ...kept(reading_id, changes) } };
};
const teach = (changes: Partial<Reading> = {}) =>
  ({
    type: 'TeachReading',
    readingId: 'r1',
    reading: { ...reading, ...changes },
    taughtBy: 'opr_1',
    from,
  }) as const;
const withdraw = { type: 'WithdrawReading', readingId: 'r1', withdrawnBy: 'opr_2' } as const;
const withdrawn: TemplateEvent = {
  type: 'ReadingWithdrawn',
  data: { key: 'k', reading_id: 'r1', withdrawn_by: 'opr_2' },
};

test('what a person points at becomes a reading of the template, whatever version is drafted or published', () => {
  given(drafted).when(teach()).thenEvents(taughtEvent('r1'));
  const publishing: TemplateEvent = {
    type: 'TemplatePublished',
    data: { key: 'k', template_id: 't1', version: 1, supersedes: null },
  };
  assert.equal(fold(template, [drafted, taughtEvent('r1'), publishing]).readings, [kept('r1')]);
});

test('a withdrawn reading is used no more, and may be taught again', () => {
  given(drafted, taughtEvent('r1')).when(withdraw).thenEvents(withdrawn);
  assert.equal(fold(template, [drafted, taughtEvent('r1'), withdrawn]).readings, []);
  given(drafted, taughtEvent('r1'), withdrawn).when(teach()).thenEvents(taughtEvent('r1'));
  given(drafted, taughtEvent('r1'), withdrawn)
    .when(withdraw)
    .thenRefused({ code: 'NOT_FOUND', message: /no such reading/ });
});

test('one place is taught once; another label, relation, part of the page, site or field is another', () => {
  const refused = { code: 'CONFLICT', message: /taught already/, reason: 'TAUGHT_ALREADY' } as const;
  for (const same of [{}, { label: 'MEMBER  since' }, { set_apart: false }])
    given(drafted, taughtEvent('r0')).when(teach(same)).thenRefused(refused);
  const others: Partial<Reading>[] = [
    { label: 'Joined' },
    { relation: 'below' },
    { landmarks: [] },
    { site: 'other.example' },
    { field: 'joined' },
  ];
  for (const other of others) given(drafted, taughtEvent('r0')).when(teach(other)).thenEvents(taughtEvent('r1', other));
});

test('a template holds so many readings, each with a label and a site', () => {
  const many = Array.from({ length: MOST_READINGS }, (_, at) => taughtEvent(`r${at}`, { label: `Label ${at}` }));
  given(drafted, ...many)
    .when(teach())
    .thenRefused({ code: 'CONFLICT', message: /withdraw one first/ });
  for (const wrong of [{ label: ' ' }, { label: 'x'.repeat(71) }, { site: '' }])
    given(drafted)
      .when(teach(wrong))
      .thenRefused({ code: 'VALIDATION', message: /a label of 1 to 70/ });
  for (const command of [teach(), withdraw])
    given()
      .when(command)
      .thenRefused({ code: 'NOT_FOUND', message: /no such template/ });
});

test.run();
