import { test } from 'uvu';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import { RESULT_STATUSES } from '../../domain/inquiry/transitions.ts';
import { specify } from '../support/given.ts';
import {
  changed,
  created,
  EXPIRES_AT,
  INQUIRY_ID,
  opened,
  RESULT_ID,
  retryGranted,
  started,
  storyUntil,
  submitted,
} from '../support/inquiry-story.ts';

const { given } = specify(inquiry);

const operator = { name: 'Olga', email: 'olga@customer.example' };
const expired = { type: 'InquiryExpired', data: { inquiry_id: INQUIRY_ID } } as const;

// specification: 3.1-transitions
test('an operator decides what needs a review and reopens what is decided; everything else is a conflict', () => {
  const allowed = [
    ['manual_review', 'approved'],
    ['manual_review', 'rejected'],
    ['approved', 'manual_review'],
    ['rejected', 'manual_review'],
    ['failed', 'manual_review'],
  ];
  for (const from of RESULT_STATUSES) {
    for (const to of ['approved', 'rejected', 'manual_review'] as const) {
      const outcome = given(...storyUntil(from)).when({ type: 'Review', to, reason: 'I looked.', operator });
      if (allowed.some(([a, b]) => a === from && b === to)) {
        outcome.thenEvents(changed(from, to, { reason: 'I looked.', changed_by: operator }));
      } else {
        outcome.thenRefused({ code: 'CONFLICT', message: RegExp(`is ${from} can't be made ${to}`) });
      }
    }
  }
});

test('where two operators have to approve, the first approval leaves the result where it is', () => {
  const settings = { four_eyes: true };
  const two = { ...created, data: { ...created.data, settings } };
  const waiting = [two, ...storyUntil('manual_review').slice(1)];
  const ids = { inquiry_id: INQUIRY_ID, result_id: RESULT_ID };
  const first = { type: 'FirstApprovalGiven', data: { ...ids, reason: 'I looked.', approved_by: operator } } as const;
  const approve = { type: 'Review', to: 'approved', reason: 'I looked.', operator } as const;
  const other = { name: 'Nils', email: 'nils@customer.example' };
  const approved = changed('manual_review', 'approved', { reason: 'I looked.', changed_by: other });
  given(...waiting)
    .when(approve)
    .thenEvents(first);
  given(...waiting, first)
    .when({ ...approve, operator: { ...operator, email: 'OLGA@customer.example ' } })
    .thenRefused({ code: 'CONFLICT', message: /another operator has to confirm/, reason: 'SECOND_OPERATOR_NEEDED' });
  given(...waiting, first)
    .when({ ...approve, operator: other })
    .thenEvents(approved);
  given(...waiting, first)
    .when({ ...approve, to: 'rejected' })
    .thenEvents(changed('manual_review', 'rejected', { reason: 'I looked.', changed_by: operator }));
  // What was decided since and put back is another case: both look at it again.
  const back = changed('rejected', 'manual_review', { reason: 'Once more.', changed_by: other });
  given(...waiting, first, changed('manual_review', 'rejected', { changed_by: other }), back)
    .when({ ...approve, operator: other })
    .thenEvents({ ...first, data: { ...first.data, approved_by: other } });
});

test('a review keeps the count of retries', () => {
  given(...storyUntil('pending'), retryGranted(2, 'Nothing.'), changed('pending', 'manual_review', { retry_count: 2 }))
    .when({ type: 'Review', to: 'approved', reason: 'I looked.', operator })
    .thenEvents(changed('manual_review', 'approved', { reason: 'I looked.', changed_by: operator, retry_count: 2 }));
});

test('a review needs a reason', () => {
  for (const reason of ['', ' \n']) {
    given(...storyUntil('manual_review'))
      .when({ type: 'Review', to: 'approved', reason, operator })
      .thenRefused({ code: 'VALIDATION', message: /needs a reason/, field: 'reason' });
  }
});

// specification: 3.1-transitions
test('an inquiry that expires fails, or is reviewed when evidence was captured', () => {
  const now = new Date(EXPIRES_AT);
  const failed = changed('pending', 'failed', { reason: 'The inquiry expired.', error: 'expired' });
  const review = changed('pending', 'manual_review', { reason: 'The inquiry expired before it was finished.' });
  given(created, opened).when({ type: 'Expire', now, evidenceCaptured: false }).thenEvents(expired, failed);
  given(created, opened, started('s1'))
    .when({ type: 'Expire', now, evidenceCaptured: true })
    .thenEvents(expired, review);
});

test('an inquiry expires only in time, once, while pending, and not while its evidence is assessed', () => {
  const now = new Date(EXPIRES_AT);
  const expire = { type: 'Expire', now, evidenceCaptured: true } as const;
  given(created, opened)
    .when({ ...expire, now: new Date(now.getTime() - 1) })
    .thenNothing();
  given(created, opened, expired).when(expire).thenNothing();
  given(created, opened, started('s1'), submitted('s1')).when(expire).thenNothing();
  for (const status of ['approved', 'rejected', 'failed', 'manual_review'] as const) {
    given(...storyUntil(status))
      .when(expire)
      .thenNothing();
  }
});

test.run();
