import { test } from 'uvu';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import { RESULT_STATUSES } from '../../domain/inquiry/transitions.ts';
import { specify } from '../support/given.ts';
import {
  assessed,
  assessment,
  changed,
  created,
  EXPIRES_AT,
  IN_TIME,
  INQUIRY_ID,
  inquiryData,
  opened,
  RESULT_ID,
  retryGranted,
  started,
  storyUntil,
  submitted,
} from '../support/inquiry-story.ts';

const { given } = specify(inquiry);

const create = { type: 'CreateInquiry', resultId: RESULT_ID, inquiry: inquiryData } as const;
const start = (sessionId: string, now = IN_TIME) =>
  ({ type: 'StartSession', sessionId, consentVersion: '1', now }) as const;
const submit = (sessionId: string) => ({ type: 'SubmitCapture', sessionId }) as const;
const record = (sessionId: string, found = assessment()) =>
  ({ type: 'RecordAssessment', sessionId, assessment: found }) as const;
const operator = { name: 'Olga', email: 'olga@customer.example' };
const deleted = { type: 'InquiryDeleted', data: { inquiry_id: INQUIRY_ID } } as const;
const expired = { type: 'InquiryExpired', data: { inquiry_id: INQUIRY_ID } } as const;
const nothing = assessment({ acceptance: 'low', acceptance_by_guide: false, found_fields: [] });
const NOTHING_FOUND = 'None of the required fields was found in the evidence.';

// specification: 3.1-pending
test('an inquiry is created together with its result', () => {
  given().when(create).thenEvents(created, opened);
});

test('an inquiry is created once', () => {
  for (const past of [
    [created, opened],
    [created, opened, deleted],
  ]) {
    given(...past)
      .when(create)
      .thenRefused({ code: 'CONFLICT', message: /exists already/ });
  }
});

test('nothing can be done with an inquiry that is not there or is deleted', () => {
  const commands = [
    start('s1'),
    submit('s1'),
    record('s1'),
    { type: 'Review', to: 'approved', reason: 'ok', operator },
    { type: 'Expire', now: new Date(EXPIRES_AT), evidenceCaptured: false },
    { type: 'Delete' },
  ] as const;
  for (const command of commands) {
    given()
      .when(command)
      .thenRefused({ code: 'NOT_FOUND', message: /no such inquiry/ });
    given(created, opened, started('s1'), submitted('s1'), deleted)
      .when(command)
      .thenRefused({ code: 'NOT_FOUND', message: /no such inquiry/ });
  }
});

test('the end user starts, and starts over while nothing was handed in', () => {
  given(created, opened).when(start('s1')).thenEvents(started('s1'));
  given(created, opened, started('s1')).when(start('s2')).thenEvents(started('s2'));
});

test('nothing starts while evidence is assessed', () => {
  given(created, opened, started('s1'), submitted('s1'))
    .when(start('s2'))
    .thenRefused({ code: 'CONFLICT', message: /being assessed/, reason: 'ASSESSING' });
});

test('nothing starts from the moment on that the inquiry expires', () => {
  const over = { code: 'CONFLICT', message: /has expired/, reason: 'EXPIRED' } as const;
  given(created, opened)
    .when(start('s1', new Date(Date.parse(EXPIRES_AT) - 1)))
    .thenEvents(started('s1'));
  given(created, opened)
    .when(start('s1', new Date(EXPIRES_AT)))
    .thenRefused(over);
  given(created, opened, expired).when(start('s1')).thenRefused(over);
  given(...storyUntil('rejected'))
    .when(start('s2', new Date(EXPIRES_AT)))
    .thenRefused(over);
});

// specification: 3.1-transitions
test('after a rejected or failed result the end user tries again while retries are left', () => {
  const again = { reason: 'The end user tries again.' };
  for (const status of ['rejected', 'failed'] as const) {
    const story = storyUntil(status);
    const decided = {
      code: 'CONFLICT',
      message: RegExp(`is ${status} and no try is left`),
      reason: 'DECIDED',
    } as const;
    given(...story)
      .when(start('s2'))
      .thenEvents(changed(status, 'pending', { ...again, retry_count: 1 }), started('s2'));
    given(...story, changed(status, 'pending', { retry_count: 1 }), changed('pending', status, { retry_count: 1 }))
      .when(start('s3'))
      .thenEvents(changed(status, 'pending', { ...again, retry_count: 2 }), started('s3'));
    given(...story, changed(status, 'pending', { retry_count: 2 }), changed('pending', status, { retry_count: 2 }))
      .when(start('s4'))
      .thenRefused(decided);
  }
});

test('an approved result and one that a person looks at give no other try', () => {
  for (const status of ['approved', 'manual_review'] as const) {
    given(...storyUntil(status))
      .when(start('s2'))
      .thenRefused({ code: 'CONFLICT', message: RegExp(`is ${status}`), reason: 'DECIDED' });
  }
});

test('the latest session is handed in, once', () => {
  given(created, opened, started('s1')).when(submit('s1')).thenEvents(submitted('s1'));
  given(created, opened, started('s1'), submitted('s1')).when(submit('s1')).thenNothing();
  for (const status of ['approved', 'rejected', 'failed', 'manual_review'] as const) {
    given(...storyUntil(status))
      .when(submit('s1'))
      .thenNothing();
  }
});

test('a session that was handed in costs no second try when it is handed in again', () => {
  const tried = [created, opened, started('s1'), submitted('s1'), assessed('s1', nothing), retryGranted(1, 'Nothing.')];
  given(...tried)
    .when(submit('s1'))
    .thenNothing();
  given(...tried, started('s2'))
    .when(submit('s2'))
    .thenEvents(submitted('s2'));
});

test('a session that is not the latest can not be handed in', () => {
  const stale = { code: 'CONFLICT', message: /not the latest capture session/ } as const;
  given(created, opened).when(submit('s1')).thenRefused(stale);
  given(created, opened, started('s1'), started('s2')).when(submit('s1')).thenRefused(stale);
});

test('an assessment decides the result', () => {
  const story = [created, opened, started('s1'), submitted('s1')];
  const certain = assessment();
  given(...story)
    .when(record('s1', certain))
    .thenEvents(assessed('s1', certain), changed('pending', 'approved', { reason: certain.acceptance_reason }));
  const rejected = assessment({ acceptance: 'reject', acceptance_reason: 'The membership has ended.' });
  given(...story)
    .when(record('s1', rejected))
    .thenEvents(assessed('s1', rejected), changed('pending', 'rejected', { reason: 'The membership has ended.' }));
  const broken = assessment({ error: 'ocr_failed' });
  const because = { reason: 'The evidence could not be assessed.', error: 'ocr_failed' };
  given(...story)
    .when(record('s1', broken))
    .thenEvents(assessed('s1', broken), changed('pending', 'failed', because));
});

test('when nothing was found another try is granted until none is left, then a person looks at it', () => {
  const first = [created, opened, started('s1'), submitted('s1')];
  const second = [...first, assessed('s1', nothing), retryGranted(1, NOTHING_FOUND), started('s2'), submitted('s2')];
  const third = [...second, assessed('s2', nothing), retryGranted(2, NOTHING_FOUND), started('s3'), submitted('s3')];
  given(...first)
    .when(record('s1', nothing))
    .thenEvents(assessed('s1', nothing), retryGranted(1, NOTHING_FOUND));
  given(...second)
    .when(record('s2', nothing))
    .thenEvents(assessed('s2', nothing), retryGranted(2, NOTHING_FOUND));
  const review = changed('pending', 'manual_review', { reason: NOTHING_FOUND, retry_count: 2 });
  given(...third)
    .when(record('s3', nothing))
    .thenEvents(assessed('s3', nothing), review);
});

test('tries that the end user made count too', () => {
  const again = [...storyUntil('rejected'), changed('rejected', 'pending', { retry_count: 1 })];
  given(...again, started('s2'), submitted('s2'))
    .when(record('s2', nothing))
    .thenEvents(assessed('s2', nothing), retryGranted(2, NOTHING_FOUND));
});

test('an assessment is recorded once, and only for the session that waits for it', () => {
  given(created, opened, started('s1')).when(record('s1')).thenNothing();
  given(...storyUntil('approved'))
    .when(record('s1'))
    .thenNothing();
  given(created, opened, started('s1'), submitted('s1')).when(record('s0')).thenNothing();
});

test('an inquiry is deleted whatever its state', () => {
  for (const status of RESULT_STATUSES) {
    given(...storyUntil(status))
      .when({ type: 'Delete' })
      .thenEvents(deleted);
  }
});

test.run();
