import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fold } from '../../domain/decider.ts';
import type { InquiryEvent } from '../../domain/inquiry/events.ts';
import { inquiry, isExpired, mayTry } from '../../domain/inquiry/inquiry.ts';
import { mayBecome, RESULT_STATUSES } from '../../domain/inquiry/transitions.ts';
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
  SUBJECT_ID,
  started,
  storyUntil,
  submitted,
} from '../support/inquiry-story.ts';

function stateOf(events: InquiryEvent[]) {
  const state = fold(inquiry, events);
  if (state === null) throw new Error('there is no inquiry');
  return state;
}

const expired: InquiryEvent = { type: 'InquiryExpired', data: { inquiry_id: INQUIRY_ID } };
const deleted: InquiryEvent = { type: 'InquiryDeleted', data: { inquiry_id: INQUIRY_ID } };

test('a new inquiry knows its configuration, and its result is open', () => {
  const state = stateOf([created, opened]);
  const {
    inquiry_id,
    template_id,
    template_key,
    template_version,
    max_retries,
    metadata,
    subject_id,
    expires_at,
    theme_id,
    ...rest
  } = inquiryData;
  assert.equal(
    { template_id, template_key, template_version, metadata },
    { template_id: null, template_key: null, template_version: 0, metadata: null },
  );
  assert.equal(state.configuration, rest);
  assert.equal(
    [state.inquiry_id, state.subject_id, state.max_retries, state.expires_at, state.theme_id],
    [inquiry_id, subject_id, max_retries, expires_at, theme_id],
  );
  assert.is(subject_id, SUBJECT_ID);
  assert.equal([state.expired, state.deleted, state.session_id], [false, false, null]);
  assert.equal([state.result.result_id, state.result.status, state.result.retry_count], [RESULT_ID, 'pending', 0]);
});

test('events without an inquiry before them make none', () => {
  assert.is(fold(inquiry, [opened, started('s1'), submitted('s1'), expired, deleted]), null);
});

test('the result follows its events', () => {
  const found = assessment();
  const waiting = stateOf([created, opened, started('s1'), submitted('s1')]);
  assert.equal([waiting.session_id, waiting.result.assessing], ['s1', 's1']);
  const retried = stateOf([
    created,
    opened,
    started('s1'),
    submitted('s1'),
    assessed('s1', found),
    retryGranted(1, 'No.'),
  ]);
  assert.equal(
    [retried.result.assessing, retried.result.retry_count, retried.result.reason, retried.result.status],
    [null, 1, 'No.', 'pending'],
  );
  assert.equal(retried.result.assessment?.acceptance_reason, found.acceptance_reason);
  const reviewed = stateOf([...storyUntil('manual_review'), changed('manual_review', 'rejected', { reason: 'Seen.' })]);
  assert.equal([reviewed.result.status, reviewed.result.reason], ['rejected', 'Seen.']);
});

test('the end user may try while pending, and again after a rejected or failed result', () => {
  const tries = Object.fromEntries(
    RESULT_STATUSES.map(status => [status, mayTry(stateOf(storyUntil(status)), IN_TIME)]),
  );
  assert.equal(tries, { pending: true, manual_review: false, approved: false, rejected: true, failed: true });
  const usedUp = [
    changed('rejected', 'pending', { retry_count: 2 }),
    changed('pending', 'rejected', { retry_count: 2 }),
  ];
  assert.not.ok(mayTry(stateOf([...storyUntil('rejected'), ...usedUp]), IN_TIME));
  assert.not.ok(mayTry(stateOf([created, opened, started('s1'), submitted('s1')]), IN_TIME));
  assert.not.ok(mayTry(stateOf([created, opened, expired]), IN_TIME));
  assert.not.ok(mayTry(stateOf([created, opened, deleted]), IN_TIME));
  assert.not.ok(mayTry(stateOf([created, opened]), new Date(EXPIRES_AT)));
});

test('an inquiry is expired from its very millisecond on', () => {
  const state = stateOf([created, opened]);
  assert.not.ok(isExpired(state, new Date(Date.parse(EXPIRES_AT) - 1)));
  assert.ok(isExpired(state, new Date(EXPIRES_AT)));
  assert.ok(isExpired(stateOf([created, opened, expired]), IN_TIME));
});

// specification: 3.1-transitions
test('a result goes only from these statuses to those', () => {
  const allowed = RESULT_STATUSES.map(from => [from, RESULT_STATUSES.filter(to => mayBecome(from, to))]);
  assert.equal(Object.fromEntries(allowed), {
    pending: ['manual_review', 'approved', 'rejected', 'failed'],
    manual_review: ['approved', 'rejected'],
    approved: ['manual_review'],
    rejected: ['pending', 'manual_review'],
    failed: ['pending', 'manual_review'],
  });
});

test.run();
