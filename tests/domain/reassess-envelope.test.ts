import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fold } from '../../domain/decider.ts';
import { type EnvelopeCommand, envelope } from '../../domain/envelope/envelope.ts';
import type { EnvelopeEvent, EnvelopeReassessed } from '../../domain/envelope/events.ts';
import { latestAssessment } from '../../domain/envelope/latest-assessment.ts';
import type { EnvelopeResult } from '../../domain/envelope/result.ts';
import type { Assessment } from '../../domain/inquiry/assessment.ts';
import type { ResultStatus } from '../../domain/inquiry/transitions.ts';
import { created, ENVELOPE_ID, EXPIRES_AT, recorded, started, submitted } from '../support/envelope-story.ts';
import { specify } from '../support/given.ts';
import { assessment } from '../support/inquiry-story.ts';

const { given } = specify(envelope);
const operator = { name: 'Olga', email: 'olga@customer.example' };

const CLAIM = {
  property: 'membership_status',
  value: 'Active',
  source_url: 'https://gym.example/account',
  evidence_id: 'web_ev_1',
  score: 0.9,
  label: 'Status',
  place: { page: 1 },
  pixels: 'agree',
} as const;
const APPROVES = assessment({ acceptance_reason: 'It is active.', claims: [CLAIM] });
const REJECTS = assessment({ acceptance: 'reject', acceptance_reason: 'It is over.' });
const UNDECIDED = assessment({ acceptance: 'low', acceptance_certain: false, acceptance_reason: 'Who knows.' });

/** What was hashed, so that a test can tell that the hash covers what is told. */
const hashed: EnvelopeResult[] = [];
const hashOf = (result: EnvelopeResult) => {
  hashed.push(result);
  return 'another hash';
};
const again = (found: Assessment, session = '1'): EnvelopeCommand => ({
  type: 'Reassess',
  sessionId: `iq_sess_${session}`,
  assessment: found,
  operator,
  hashOf,
});

const before = (status: ResultStatus) => ({ status, status_reason: 'So it was found.', retry_count: 0 });
const storyUntil = (status: ResultStatus): EnvelopeEvent[] => [
  created,
  started('iq_sess_1'),
  submitted('1'),
  recorded('1', before(status), { acceptance: 'low' }),
];

const told = (found: Assessment) => ({
  acceptance_category: found.acceptance,
  acceptance_reason: found.acceptance_reason,
  confidence_category: found.confidence,
  confidence_reason: found.confidence_reason,
  error: null,
  success: true,
  supporting_claims: found.claims.map(({ value, property, source_url }) => ({ value, property, source_url })),
});

/** @param becomes where the envelope is then, and why; nothing where it stays */
const reassessed = (
  found: Assessment,
  becomes: [ResultStatus, string] | null,
  result: EnvelopeReassessed['data']['result'] = told(found),
): EnvelopeReassessed => ({
  type: 'EnvelopeReassessed',
  data: {
    ...found,
    envelope_id: ENVELOPE_ID,
    result_id: 'iq_res_1',
    session_id: 'iq_sess_1',
    policy_version: '3',
    result,
    hash: 'another hash',
    status: becomes?.[0] ?? null,
    status_reason: becomes === null ? null : `Assessed again: ${becomes[1]}`,
    reassessed_by: operator,
  },
});

test('an envelope that waits for a person is settled in the name of the operator, or stays where it is', () => {
  const waiting = given(...storyUntil('manual_review'));
  waiting.when(again(APPROVES)).thenEvents(reassessed(APPROVES, ['approved', 'It is active.']));
  waiting.when(again(REJECTS)).thenEvents(reassessed(REJECTS, ['rejected', 'It is over.']));
  waiting.when(again(UNDECIDED)).thenEvents(reassessed(UNDECIDED, null));
  const state = fold(envelope, [...storyUntil('manual_review'), reassessed(REJECTS, ['rejected', 'It is over.'])]);
  assert.equal([state?.status, state?.reason], ['rejected', 'Assessed again: It is over.']);
});

test('an approval of an envelope that two people have to give stays theirs', () => {
  const two: EnvelopeEvent = { ...created, data: { ...created.data, four_eyes: true } };
  const waiting = given(two, ...storyUntil('manual_review').slice(1));
  waiting.when(again(APPROVES)).thenEvents(reassessed(APPROVES, null));
  waiting.when(again(REJECTS)).thenEvents(reassessed(REJECTS, ['rejected', 'It is over.']));
});

test('an envelope that was decided stays so, unless it is decided otherwise or had failed: then a person decides', () => {
  const approved = given(...storyUntil('approved'));
  approved.when(again(APPROVES)).thenEvents(reassessed(APPROVES, null));
  approved.when(again(UNDECIDED)).thenEvents(reassessed(UNDECIDED, null));
  approved.when(again(REJECTS)).thenEvents(reassessed(REJECTS, ['manual_review', 'It is over.']));
  given(...storyUntil('rejected'))
    .when(again(APPROVES))
    .thenEvents(reassessed(APPROVES, ['manual_review', 'It is active.']));
  given(...storyUntil('failed'))
    .when(again(UNDECIDED))
    .thenEvents(reassessed(UNDECIDED, ['manual_review', 'Who knows.']));
});

const LOOKED = {
  acceptance_category: 'high',
  acceptance_reason: 'I looked.',
  confidence_category: 'high',
  confidence_reason: 'An operator looked at the evidence.',
  error: null,
  success: true,
} as const;
const ids = { envelope_id: ENVELOPE_ID, result_id: 'iq_res_1', session_id: 'iq_sess_1' };
const reviewed: EnvelopeEvent = {
  type: 'EnvelopeReviewed',
  data: { ...ids, ...LOOKED, hash: 'h', status: 'approved', status_reason: 'I looked.', reviewed_by: operator },
};

test('what an operator decided stays in the result in their words, as long as it stands', () => {
  hashed.length = 0;
  const decided = [...storyUntil('manual_review'), reviewed];
  const inTheirWords = reassessed(APPROVES, null, { ...told(APPROVES), ...LOOKED });
  given(...decided)
    .when(again(APPROVES))
    .thenEvents(inTheirWords);
  const [result] = hashed;
  assert.equal([result?.name, result?.acceptance_reason], ['Membership', 'I looked.']);
  assert.equal(
    result?.supporting_claims.map(({ value }) => value),
    ['Active'],
  );
  const contradicted = reassessed(REJECTS, ['manual_review', 'It is over.']);
  given(...decided)
    .when(again(REJECTS))
    .thenEvents(contradicted);
  // Reopened, it is what was assessed last; and what was decided before the contradiction counts no more.
  const reopened: EnvelopeCommand = { type: 'Review', to: 'manual_review', reason: 'Once more.', operator, hashOf };
  hashed.length = 0;
  given(...decided, inTheirWords)
    .when(reopened)
    .thenEvents({
      type: 'EnvelopeReviewed',
      data: {
        ...ids,
        acceptance_category: 'high',
        acceptance_reason: 'It is active.',
        confidence_category: 'high',
        confidence_reason: APPROVES.confidence_reason,
        error: null,
        success: true,
        hash: 'another hash',
        status: 'manual_review',
        status_reason: 'Once more.',
        reviewed_by: operator,
      },
    });
  given(...decided, contradicted)
    .when(again(UNDECIDED))
    .thenEvents(reassessed(UNDECIDED, null));
});

test('the first of two approvals stands while the status does', () => {
  const two: EnvelopeEvent = { ...created, data: { ...created.data, four_eyes: true } };
  const { result_id } = ids;
  const first: EnvelopeEvent = {
    type: 'FirstApprovalGiven',
    data: { envelope_id: ENVELOPE_ID, result_id, reason: 'I looked.', approved_by: operator },
  };
  const waiting = [two, ...storyUntil('manual_review').slice(1), first];
  assert.is(fold(envelope, [...waiting, reassessed(APPROVES, null)])?.first_approval?.reason, 'I looked.');
  assert.is(fold(envelope, [...waiting, reassessed(REJECTS, ['rejected', 'It is over.'])])?.first_approval, null);
});

test('the latest assessment is the one that the result rests on', () => {
  assert.is(latestAssessment([created]), null);
  const story = storyUntil('manual_review');
  assert.is(latestAssessment(story)?.acceptance, 'low');
  assert.is(latestAssessment([...story, reassessed(APPROVES, null)])?.acceptance_reason, 'It is active.');
});

test('an envelope is not assessed again before it was, while it is, when it has gone on, or when it can not be', () => {
  const refused = (message: RegExp) => ({ code: 'CONFLICT', message }) as const;
  const early = refused(/nothing to assess again yet/);
  given()
    .when(again(APPROVES))
    .thenRefused({ code: 'NOT_FOUND', message: /no such envelope/ });
  given(created).when(again(APPROVES)).thenRefused(early);
  given(created, started('iq_sess_1'), submitted('1')).when(again(APPROVES)).thenRefused(early);
  given(...storyUntil('pending'))
    .when(again(APPROVES))
    .thenRefused(early);
  given(...storyUntil('manual_review'))
    .when(again(APPROVES, '0'))
    .thenRefused(refused(/evidence has changed/));
  given(...storyUntil('manual_review'))
    .when(again(assessment({ error: 'it broke' })))
    .thenRefused(refused(/can't be assessed now/));
  // Its time was over before the second session was handed in: the result of that one rests on nothing.
  const granted = [created, started('iq_sess_1'), submitted('1'), recorded('1', before('pending'))];
  const expired = fold(envelope, [...granted, started('iq_sess_2')]);
  assert.ok(expired !== null);
  const expire = { type: 'Expire', now: new Date(EXPIRES_AT), evidenceCaptured: true, hashOf } as const;
  const end = envelope.decide(expire, expired);
  given(...granted, started('iq_sess_2'), ...end)
    .when(again(APPROVES))
    .thenRefused(early);
});

test.run();
