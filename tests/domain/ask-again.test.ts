import { test } from 'uvu';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import type { ResultStatus } from '../../domain/inquiry/transitions.ts';
import { specify } from '../support/given.ts';
import { changed, EXPIRES_AT, IN_TIME, storyUntil } from '../support/inquiry-story.ts';

const { given } = specify(inquiry);
const operator = { name: 'Kim', email: 'kim@example.com' };
const ask = (reason = 'Show the whole card.', now = IN_TIME) => ({ type: 'AskAgain', reason, operator, now }) as const;
const by = { reason: 'Show the whole card.', changed_by: operator };

test('from review the end user is asked again by way of a rejection', () => {
  given(...storyUntil('manual_review'))
    .when(ask())
    .thenEvents(changed('manual_review', 'rejected', by), changed('rejected', 'pending', by));
});

test('who was rejected or failed is asked again, whatever tries are left', () => {
  for (const status of ['rejected', 'failed'] as const satisfies readonly ResultStatus[]) {
    given(...storyUntil(status))
      .when(ask())
      .thenEvents(changed(status, 'pending', by));
  }
});

test('nobody is asked again for what is approved or waits for them, without a reason, or when time is over', () => {
  for (const status of ['approved', 'pending'] as const) {
    given(...storyUntil(status))
      .when(ask())
      .thenRefused({ code: 'CONFLICT', message: new RegExp(`that is ${status} the end user can't be asked`) });
  }
  const review = given(...storyUntil('manual_review'));
  review.when(ask(' ')).thenRefused({ code: 'VALIDATION', message: /needs a reason/, field: 'reason' });
  review.when(ask('Again.', new Date(EXPIRES_AT))).thenRefused({ code: 'CONFLICT', message: /has expired/ });
});

test('asked again, a new session may start', () => {
  const events = [...storyUntil('manual_review'), changed('manual_review', 'rejected'), changed('rejected', 'pending')];
  const start = { type: 'StartSession', sessionId: 's2', consentVersion: '1', now: IN_TIME } as const;
  const started = { inquiry_id: 'web_iq_1', session_id: 's2', consent_version: '1' };
  given(...events)
    .when(start)
    .thenEvents({ type: 'SessionStarted', data: started });
});

test.run();
