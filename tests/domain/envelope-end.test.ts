import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fold } from '../../domain/decider.ts';
import { type EnvelopeCommand, envelope, mayTryEnvelope } from '../../domain/envelope/envelope.ts';
import type { EnvelopeEvent } from '../../domain/envelope/events.ts';
import type { EnvelopeResult } from '../../domain/envelope/result.ts';
import { RESULT_STATUSES, type ResultStatus } from '../../domain/inquiry/transitions.ts';
import { created, ENVELOPE_ID, EXPIRES_AT, IN_TIME, recorded, started, submitted } from '../support/envelope-story.ts';
import { specify } from '../support/given.ts';
import { assessment } from '../support/inquiry-story.ts';

const { given } = specify(envelope);

const operator = { name: 'Olga', email: 'olga@customer.example' };
const first = [created, started('iq_sess_1'), submitted('1')];
const outcome = (status: ResultStatus) => ({ status, status_reason: 'So it was found.', retry_count: 0 });
const found = { acceptance: 'low', acceptance_reason: 'The date is blurred.', confidence: 'low' } as const;
const storyUntil = (status: ResultStatus): EnvelopeEvent[] =>
  status === 'pending' ? [created] : [...first, recorded('1', outcome(status), found)];

type Reviewed = Extract<EnvelopeEvent, { type: 'EnvelopeReviewed' }>;
type To = Reviewed['data']['status'];

/** What was hashed, so that a test can tell that the hash covers what is told. */
const hashed: EnvelopeResult[] = [];
const hashOf = (result: EnvelopeResult) => {
  hashed.push(result);
  return 'the hash';
};
const review = (to: To, reason = 'I looked.'): EnvelopeCommand => ({ type: 'Review', to, reason, operator, hashOf });

const ASSESSED = {
  acceptance_category: 'low',
  acceptance_reason: 'The date is blurred.',
  confidence_category: 'low',
  confidence_reason: 'The site is the one that was asked for.',
  error: null,
  success: true,
} as const;
const LOOKED = {
  ...ASSESSED,
  acceptance_reason: 'I looked.',
  confidence_category: 'high',
  confidence_reason: 'An operator looked at the evidence.',
} as const;
const TOLD = {
  approved: { ...LOOKED, acceptance_category: 'high' },
  rejected: { ...LOOKED, acceptance_category: 'reject' },
  manual_review: ASSESSED,
} as const;

const reviewed = (status: To): Reviewed => ({
  type: 'EnvelopeReviewed',
  data: {
    envelope_id: ENVELOPE_ID,
    result_id: 'iq_res_1',
    session_id: 'iq_sess_1',
    ...TOLD[status],
    hash: 'the hash',
    status,
    status_reason: 'I looked.',
    reviewed_by: operator,
  },
});

test('an operator decides what needs a review and reopens what is decided; everything else is a conflict', () => {
  const allowed = { approved: ['manual_review'], rejected: ['manual_review'] } as const;
  for (const from of RESULT_STATUSES) {
    for (const to of ['approved', 'rejected'] as const) {
      const decided = given(...storyUntil(from)).when(review(to));
      if (allowed[to].some(each => each === from)) decided.thenEvents(reviewed(to));
      else decided.thenRefused({ code: 'CONFLICT', message: RegExp(`is ${from} can't be made ${to}`) });
    }
    const reopened = given(...storyUntil(from)).when(review('manual_review'));
    if (['approved', 'rejected', 'failed'].includes(from)) reopened.thenEvents(reviewed('manual_review'));
    else reopened.thenRefused({ code: 'CONFLICT', message: RegExp(`is ${from} can't be made manual_review`) });
  }
});

test('where an envelope asks for four eyes, an approval waits for another operator', () => {
  const two: EnvelopeEvent = { ...created, data: { ...created.data, four_eyes: true } };
  const waiting = [two, ...storyUntil('manual_review').slice(1)];
  const approval: EnvelopeEvent = {
    type: 'FirstApprovalGiven',
    data: { envelope_id: ENVELOPE_ID, result_id: 'iq_res_1', reason: 'I looked.', approved_by: operator },
  };
  const other = { name: 'Ada', email: 'ada@customer.example' };
  given(...waiting)
    .when(review('approved'))
    .thenEvents(approval);
  given(...waiting)
    .when(review('rejected'))
    .thenEvents(reviewed('rejected'));
  given(...waiting, approval)
    .when({ ...review('approved'), operator } as EnvelopeCommand)
    .thenRefused({ code: 'CONFLICT', message: /another operator has to confirm/, reason: 'SECOND_OPERATOR_NEEDED' });
  const approved = reviewed('approved');
  given(...waiting, approval)
    .when({ ...review('approved'), operator: other } as EnvelopeCommand)
    .thenEvents({ ...approved, data: { ...approved.data, reviewed_by: other } });
  // Whatever happens to the result in between, the first approval was of what stands no more.
  for (const since of [reviewed('rejected'), reviewed('manual_review')]) {
    const state = fold(envelope, [...waiting, approval, since]);
    assert.is(state?.first_approval, null, since.data.status);
  }
});

test('the hash is that of the result as the review leaves it', () => {
  hashed.length = 0;
  given(...storyUntil('manual_review'))
    .when(review('approved'))
    .thenEvents(reviewed('approved'));
  const [result] = hashed;
  assert.equal([result?.id, result?.name, result?.acceptance_reason], ['iq_res_1', 'Membership', 'I looked.']);
});

test('a result that goes back to review is again what was recorded, and can be decided anew', () => {
  const again = [...storyUntil('manual_review'), reviewed('approved')];
  given(...again)
    .when(review('manual_review'))
    .thenEvents(reviewed('manual_review'));
  given(...again, reviewed('manual_review'))
    .when(review('rejected'))
    .thenEvents(reviewed('rejected'));
});

test('whoever is approved by an operator does not try again; whoever is rejected may', () => {
  const stateAfter = (to: To) => fold(envelope, [...storyUntil('manual_review'), reviewed(to)]);
  const may = (to: To) => {
    const state = stateAfter(to);
    return state !== null && mayTryEnvelope(state, IN_TIME);
  };
  assert.equal([may('approved'), may('rejected')], [false, true]);
});

test('a review needs a reason', () => {
  for (const reason of ['', ' \n']) {
    given(...storyUntil('manual_review'))
      .when(review('approved', reason))
      .thenRefused({ code: 'VALIDATION', message: /needs a reason/, field: 'reason' });
  }
});

const now = new Date(EXPIRES_AT);
const expire = (evidenceCaptured: boolean, at = now): EnvelopeCommand => ({
  type: 'Expire',
  now: at,
  evidenceCaptured,
  hashOf,
});
const REASONS = {
  failed: 'The envelope expired.',
  manual_review: 'The envelope expired before it was finished.',
} as const;
const expired = (status: 'failed' | 'manual_review'): EnvelopeEvent => ({
  type: 'EnvelopeExpired',
  data: { envelope_id: ENVELOPE_ID, status, status_reason: REASONS[status] },
});
/** The result of a session that nobody handed in. */
const unfinished = (session: string, status: 'failed' | 'manual_review') =>
  recorded(
    session,
    { status, status_reason: REASONS[status], retry_count: 0 },
    {
      acceptance: 'low',
      acceptance_reason: REASONS[status],
      acceptance_by_guide: false,
      acceptance_certain: false,
      confidence: 'low',
      confidence_reason: REASONS[status],
      required_fields: ['membership_status'],
      found_fields: [],
      analyser: 'none',
      error: 'expired',
    },
  );

test('an envelope that nobody opened fails when its time is over, without any result', () => {
  given(created).when(expire(false)).thenEvents(expired('failed'));
  given(created, expired('failed'))
    .when(review('manual_review'))
    .thenRefused({ code: 'CONFLICT', message: /nothing to review/ });
});

test('a session that nobody finished gets a result that says so, and is reviewed when evidence was captured', () => {
  given(created, started('iq_sess_1')).when(expire(false)).thenEvents(expired('failed'), unfinished('1', 'failed'));
  const forReview = [expired('manual_review'), unfinished('1', 'manual_review')];
  given(created, started('iq_sess_1'))
    .when(expire(true))
    .thenEvents(...forReview);
  given(created, started('iq_sess_1'), ...forReview)
    .when(review('approved'))
    .thenEvents(reviewed('approved'));
});

test('a try that was granted and not taken ends with the result of the one before', () => {
  const granted = recorded('1', { status: 'pending', status_reason: 'Nothing was found.', retry_count: 1 }, found);
  given(...first, granted)
    .when(expire(true))
    .thenEvents(expired('manual_review'));
});

test('an envelope expires only in time, once, while pending, and not while its evidence is assessed', () => {
  given(created)
    .when(expire(true, new Date(now.getTime() - 1)))
    .thenNothing();
  given(created, expired('failed')).when(expire(true)).thenNothing();
  given(...first)
    .when(expire(true))
    .thenNothing();
  for (const status of ['approved', 'rejected', 'failed', 'manual_review'] as const) {
    given(...storyUntil(status))
      .when(expire(true))
      .thenNothing();
  }
});

test('what is expired is not started again, whatever its status', () => {
  given(created, expired('failed'))
    .when({ type: 'StartSession', sessionId: 'iq_sess_2', consentVersion: '1', now: IN_TIME })
    .thenRefused({ code: 'CONFLICT', message: /has expired/, reason: 'EXPIRED' });
});

test('what is deleted is gone for every command', () => {
  const deleted: EnvelopeEvent = { type: 'EnvelopeDeleted', data: { envelope_id: ENVELOPE_ID } };
  given(...storyUntil('manual_review'))
    .when({ type: 'Delete' })
    .thenEvents(deleted);
  const commands: EnvelopeCommand[] = [
    { type: 'Delete' },
    review('approved'),
    expire(true),
    { type: 'StartSession', sessionId: 'iq_sess_2', consentVersion: '1', now: IN_TIME },
    { type: 'SubmitCapture', sessionId: 'iq_sess_1' },
    { type: 'RecordResult', sessionId: 'iq_sess_1', assessment: assessment(), hashOf },
  ];
  for (const command of commands) {
    given(...storyUntil('manual_review'), deleted)
      .when(command)
      .thenRefused({ code: 'NOT_FOUND', message: /no such envelope/ });
  }
});

test.run();
