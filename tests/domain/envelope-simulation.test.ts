import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fold } from '../../domain/decider.ts';
import type { EnvelopeEvent, EnvelopeResultRecorded } from '../../domain/envelope/events.ts';
import { type EnvelopeSimulation, envelopeSimulation } from '../../domain/envelope/simulation.ts';
import { mayBecome, RESULT_STATUSES, type ResultStatus } from '../../domain/inquiry/transitions.ts';
import {
  created,
  ENVELOPE_ID,
  EXPIRES_AT,
  envelopeData,
  IN_TIME,
  recorded,
  started,
  submitted,
} from '../support/envelope-story.ts';
import { specify } from '../support/given.ts';
import { present } from '../support/present.ts';

const { given } = specify(envelopeSimulation);

const simulate = (to: ResultStatus, changes: Partial<EnvelopeSimulation> = {}): EnvelopeSimulation => ({
  type: 'Simulate',
  to,
  claims: [],
  reason: 'Because.',
  sessionId: 'iq_sess_9',
  consentVersion: '1',
  now: IN_TIME,
  hashOf: ({ acceptance_category }) => `hash of ${acceptance_category}`,
  ...changes,
});
const decided = (events: EnvelopeEvent[], command: EnvelopeSimulation) =>
  envelopeSimulation.decide(command, fold(envelopeSimulation, events));
const typesOf = (events: EnvelopeEvent[]) => events.map(({ type }) => type);
const resultIn = (events: EnvelopeEvent[]): EnvelopeResultRecorded['data'] =>
  present(events.find((event): event is EnvelopeResultRecorded => event.type === 'EnvelopeResultRecorded')).data;
const storyUntil = (status: ResultStatus): EnvelopeEvent[] => [
  created,
  started('iq_sess_1'),
  submitted('1'),
  recorded('1', { status, status_reason: 'Because.', retry_count: 0 }),
];

test('an envelope that asks for four eyes is approved by one who is simulated', () => {
  const [first, ...rest] = storyUntil('manual_review');
  assert.is(first, created);
  const two: EnvelopeEvent = { ...created, data: { ...envelopeData, four_eyes: true } };
  assert.equal(typesOf(decided([two, ...rest], simulate('approved'))), ['EnvelopeReviewed']);
});

test('a pending envelope gets every verdict through a whole capture, with a result and its hash', () => {
  for (const [to, acceptance, error] of [
    ['approved', 'high', null],
    ['rejected', 'reject', null],
    ['manual_review', 'low', null],
    ['failed', 'low', 'simulated'],
  ] as const) {
    const events = decided([created], simulate(to));
    assert.equal(events.slice(0, 2), [started('iq_sess_9'), submitted('9')]);
    assert.equal(typesOf(events), ['SessionStarted', 'CaptureSubmitted', 'EnvelopeResultRecorded']);
    const result = resultIn(events);
    assert.equal([result.status, result.status_reason, result.retry_count], [to, 'Because.', 0]);
    assert.equal([result.acceptance_category, result.error, result.success], [acceptance, error, error === null]);
    assert.equal([result.hash, result.analyser], [`hash of ${acceptance}`, 'simulation']);
  }
});

test('what was claimed supports the result, from where the capture starts unless told', () => {
  const claims = [
    { property: 'membership_status', value: 'Active' },
    { property: 'club', value: 'Alpine', source_url: 'https://club.example/card' },
  ];
  const result = resultIn(decided([created], simulate('approved', { claims })));
  assert.equal(result.supporting_claims, [
    { value: 'Active', property: 'membership_status', source_url: envelopeData.redirect_url },
    { value: 'Alpine', property: 'club', source_url: 'https://club.example/card' },
  ]);
  assert.equal([result.required_fields, result.found_fields], [['membership_status'], ['membership_status']]);
});

test('it stays pending while tries are left', () => {
  const result = resultIn(decided([created], simulate('pending')));
  assert.equal([result.status, result.retry_count], ['pending', 1]);
  const none = { ...created, data: { ...envelopeData, max_retries: 0 } };
  given(none)
    .when(simulate('pending'))
    .thenRefused({ code: 'CONFLICT', message: /No try is left/, reason: 'NO_TRY_LEFT' });
});

test('an operator reviews and reopens', () => {
  for (const [from, to] of [
    ['manual_review', 'approved'],
    ['manual_review', 'rejected'],
    ['approved', 'manual_review'],
    ['rejected', 'manual_review'],
    ['failed', 'manual_review'],
  ] as const) {
    const [event, ...more] = decided(storyUntil(from), simulate(to));
    assert.equal(more, []);
    assert.ok(event?.type === 'EnvelopeReviewed');
    const { status, status_reason, reviewed_by } = event.data;
    assert.equal([status, status_reason, reviewed_by?.name], [to, 'Because.', 'Simulated operator']);
  }
});

test('the end user tries again, and the capture of that try decides', () => {
  for (const from of ['rejected', 'failed'] as const) {
    const story = storyUntil(from);
    given(...story)
      .when(simulate('pending'))
      .thenEvents(started('iq_sess_9'));
    const next = decided([...story, started('iq_sess_9')], simulate('approved', { sessionId: 'iq_sess_10' }));
    assert.equal(next[0], submitted('9'));
    assert.equal(resultIn(next).retry_count, 1);
  }
});

test('what no envelope may become is a conflict', () => {
  for (const from of RESULT_STATUSES.filter(status => status !== 'pending')) {
    for (const to of RESULT_STATUSES.filter(status => !mayBecome(from, status))) {
      given(...storyUntil(from))
        .when(simulate(to))
        .thenRefused({ code: 'CONFLICT', message: new RegExp(`is ${from} can't become ${to}`), reason: 'IMPOSSIBLE' });
    }
  }
});

test('what is expired, deleted or unknown is refused', () => {
  given(created)
    .when(simulate('approved', { now: new Date(EXPIRES_AT) }))
    .thenRefused({ code: 'CONFLICT', message: /has expired/, reason: 'EXPIRED' });
  const gone = { code: 'NOT_FOUND', message: /no such envelope/ } as const;
  given().when(simulate('approved')).thenRefused(gone);
  given(created, { type: 'EnvelopeDeleted', data: { envelope_id: ENVELOPE_ID } })
    .when(simulate('approved'))
    .thenRefused(gone);
});

test.run();
