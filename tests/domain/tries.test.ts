import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isSubmission, isTryLeft, refusalOfTry, retriesAtStart, type Tries } from '../../domain/capture/tries.ts';
import { RESULT_STATUSES, type ResultStatus } from '../../domain/inquiry/transitions.ts';

const FRESH: Tries = {
  of: 'envelope',
  status: 'pending',
  retry_count: 0,
  max_retries: 1,
  session_id: 's2',
  submitted: 's1',
  assessing: null,
};

/** Why a try is refused; null when it is not. */
const reasonOf = (changes: Partial<Tries>, isOver = false) =>
  refusalOfTry({ ...FRESH, ...changes }, isOver)?.reason ?? null;

test('a try is refused when time is over, while evidence is assessed, and when a verdict allows none', () => {
  assert.equal(
    RESULT_STATUSES.map(status => [status, reasonOf({ status })]),
    [
      ['pending', null],
      ['manual_review', 'DECIDED'],
      ['approved', 'DECIDED'],
      ['rejected', null],
      ['failed', null],
    ],
  );
  assert.equal(
    RESULT_STATUSES.map(status => reasonOf({ status, retry_count: 1 })),
    [null, 'DECIDED', 'DECIDED', 'DECIDED', 'DECIDED'],
  );
  assert.equal([reasonOf({}, true), reasonOf({ assessing: 's2' }, true)], ['EXPIRED', 'EXPIRED']);
  assert.is(reasonOf({ assessing: 's2' }), 'ASSESSING');
  assert.match(refusalOfTry(FRESH, true)?.message ?? '', /The envelope has expired/);
  assert.match(refusalOfTry({ ...FRESH, of: 'inquiry' }, true)?.message ?? '', /The inquiry has expired/);
});

test('a start after a verdict counts as another try, and one while the result is pending does not', () => {
  const counted = (status: ResultStatus) => retriesAtStart({ status, retry_count: 2 });
  assert.equal([counted('pending'), counted('rejected'), counted('failed')], [2, 3, 3]);
  assert.equal([isTryLeft(FRESH), isTryLeft({ ...FRESH, retry_count: 1 })], [true, false]);
});

test('only the latest session is handed in, once, and while the result is pending', () => {
  assert.ok(isSubmission(FRESH, 's2'));
  assert.not.ok(isSubmission({ ...FRESH, submitted: 's2' }, 's2'));
  assert.not.ok(isSubmission({ ...FRESH, status: 'manual_review' }, 's2'));
  assert.throws(() => isSubmission(FRESH, 's1'), /not the latest capture session of the envelope/);
});

test.run();
