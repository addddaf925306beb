import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fold } from '../../domain/decider.ts';
import type { InquiryEvent, ResultAssessed } from '../../domain/inquiry/events.ts';
import { type SimulationCommand, simulation } from '../../domain/inquiry/simulation.ts';
import { mayBecome, RESULT_STATUSES, type ResultStatus } from '../../domain/inquiry/transitions.ts';
import { specify } from '../support/given.ts';
import {
  changed,
  created,
  EXPIRES_AT,
  IN_TIME,
  INQUIRY_ID,
  inquiryData,
  opened,
  retryGranted,
  started,
  storyUntil,
  submitted,
} from '../support/inquiry-story.ts';

const { given } = specify(simulation);

const simulate = (to: ResultStatus, changes: Partial<SimulationCommand> = {}): SimulationCommand => ({
  type: 'Simulate',
  to,
  claims: [],
  reason: 'Because.',
  sessionId: 's9',
  consentVersion: '1',
  now: IN_TIME,
  ...changes,
});
const decided = (events: InquiryEvent[], command: SimulationCommand) =>
  simulation.decide(command, fold(simulation, events));
const assessedIn = (events: InquiryEvent[]): ResultAssessed['data'] => {
  const event = events.find(({ type }) => type === 'ResultAssessed');
  if (event?.type !== 'ResultAssessed') throw new Error('nothing was assessed');
  return event.data;
};
const reviewer = { name: 'Simulated operator', email: 'operator@simulation.invalid' };
const isCapturedTo = ['approved', 'rejected', 'manual_review', 'failed'] as const;

test('a pending result gets every verdict through a whole capture', () => {
  for (const to of isCapturedTo) {
    const [start, submission, assessment, change, ...rest] = decided([created, opened], simulate(to));
    assert.equal(start, started('s9'));
    assert.equal(submission, submitted('s9'));
    assert.is(assessment?.type, 'ResultAssessed');
    assert.equal(change, changed('pending', to, to === 'failed' ? { error: 'simulated' } : {}));
    assert.equal(rest, []);
  }
});

test('the assessment says that no instruction was used', () => {
  const use = (ai_instruction: string) => {
    const data = { ...inquiryData, ai_instruction };
    return assessedIn(decided([{ type: 'InquiryCreated', data }, opened], simulate('approved'))).ai_instruction_use;
  };
  assert.equal([use(''), use('Be strict.')], ['none', 'not_used']);
});

test('the assessment says what was claimed and what the verdict rests on', () => {
  const claims = [
    { property: 'Member number', value: '4711' },
    { property: 'Club', value: 'Alpine', source_url: 'https://club.example/card' },
  ];
  const approved = assessedIn(decided([created, opened], simulate('approved', { claims })));
  assert.equal(
    approved.claims.map(({ property, value, source_url, evidence_id }) => [property, value, source_url, evidence_id]),
    [
      ['Member number', '4711', 'https://club.example/', 'web_ev_simulated'],
      ['Club', 'Alpine', 'https://club.example/card', 'web_ev_simulated'],
    ],
  );
  assert.equal([approved.acceptance, approved.confidence], ['high', 'high']);
  assert.equal([approved.required_fields, approved.found_fields], [['Member number'], ['Member number']]);
  assert.is(approved.acceptance_reason, 'Because.');
  assert.equal([approved.analyser, approved.error], ['simulation', null]);
  assert.is(assessedIn(decided([created, opened], simulate('rejected'))).acceptance, 'reject');
  assert.is(assessedIn(decided([created, opened], simulate('failed'))).error, 'simulated');
});

test('without a reason it says that it was simulated', () => {
  const last = decided([created, opened], simulate('approved', { reason: null })).at(-1);
  assert.match(JSON.stringify(last?.data), 'Simulated with a test key.');
});

test('a result stays pending while tries are left', () => {
  const events = decided([created, opened], simulate('pending'));
  assert.equal(
    events.map(({ type }) => type),
    ['SessionStarted', 'CaptureSubmitted', 'ResultAssessed', 'RetryGranted'],
  );
  assert.equal(events.at(-1), retryGranted(1, 'Because.'));
  const twice = [...storyUntil('pending'), retryGranted(2, 'x')];
  given(...twice)
    .when(simulate('pending'))
    .thenRefused({ code: 'CONFLICT', message: /No try is left/, reason: 'NO_TRY_LEFT' });
});

test('an operator reviews and reopens', () => {
  for (const to of ['approved', 'rejected'] as const) {
    given(...storyUntil('manual_review'))
      .when(simulate(to))
      .thenEvents(changed('manual_review', to, { changed_by: reviewer }));
  }
  for (const from of ['approved', 'rejected', 'failed'] as const) {
    given(...storyUntil(from))
      .when(simulate('manual_review'))
      .thenEvents(changed(from, 'manual_review', { changed_by: reviewer }));
  }
});

test('the end user tries again, and the capture of that try decides', () => {
  for (const from of ['rejected', 'failed'] as const) {
    const story = storyUntil(from);
    const again = [
      changed(from, 'pending', { reason: 'The end user tries again.', retry_count: 1 }),
      started('s9'),
    ] as const;
    given(...story)
      .when(simulate('pending'))
      .thenEvents(...again);
    const next = decided([...story, ...again], simulate('approved', { sessionId: 's10' }));
    assert.equal(
      next.map(({ type }) => type),
      ['CaptureSubmitted', 'ResultAssessed', 'ResultStatusChanged'],
    );
    assert.equal(next[0], submitted('s9'));
    assert.equal(next[2], changed('pending', 'approved', { retry_count: 1 }));
  }
  given(
    ...storyUntil('failed'),
    changed('failed', 'pending', { retry_count: 2 }),
    changed('pending', 'failed', { retry_count: 2 }),
  )
    .when(simulate('pending'))
    .thenRefused({ code: 'CONFLICT', message: /no try is left/, reason: 'DECIDED' });
});

test('what no result may become is a conflict', () => {
  for (const from of RESULT_STATUSES.filter(status => status !== 'pending')) {
    for (const to of RESULT_STATUSES.filter(status => !mayBecome(from, status))) {
      given(...storyUntil(from))
        .when(simulate(to))
        .thenRefused({ code: 'CONFLICT', message: new RegExp(`is ${from} can't become ${to}`), reason: 'IMPOSSIBLE' });
    }
  }
});

test('what is expired, deleted or unknown is refused', () => {
  given(created, opened)
    .when(simulate('approved', { now: new Date(EXPIRES_AT) }))
    .thenRefused({ code: 'CONFLICT', message: /has expired/, reason: 'EXPIRED' });
  const gone = { code: 'NOT_FOUND', message: /no such inquiry/ } as const;
  given().when(simulate('approved')).thenRefused(gone);
  given(created, opened, { type: 'InquiryDeleted', data: { inquiry_id: INQUIRY_ID } })
    .when(simulate('approved'))
    .thenRefused(gone);
});

test('no try at all leaves nothing to grant', () => {
  given({ ...created, data: { ...inquiryData, max_retries: 0 } }, opened)
    .when(simulate('pending'))
    .thenRefused({ code: 'CONFLICT', message: /No try is left/, reason: 'NO_TRY_LEFT' });
});

test.run();
