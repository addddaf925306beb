import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { redirectStatus, redirectUrl } from '../../application/capture/redirect.ts';
import { RESULT_STATUSES } from '../../domain/inquiry/transitions.ts';

// specification: 3.1-redirect-status
test('a result says what its redirect says; who has to wait is processing', () => {
  const said = RESULT_STATUSES.map(status => [status, redirectStatus({ status, assessing: null })]);
  assert.equal(Object.fromEntries(said), {
    pending: 'pending',
    manual_review: 'processing',
    approved: 'approved',
    rejected: 'rejected',
    failed: 'failed',
  });
  assert.is(redirectStatus({ status: 'pending', assessing: 'web_sess_1' }), 'processing');
});

// specification: 1-flow-5-redirect
test('status and inquiry_id are added', () => {
  assert.is(
    redirectUrl('https://shop.example/back', 'web_iq_1', 'approved'),
    'https://shop.example/back?status=approved&inquiry_id=web_iq_1',
  );
});

// specification: 1-flow-5-redirect
test('other parameters, their spelling and the fragment stay', () => {
  assert.is(
    redirectUrl('https://shop.example/back?q=a%20b+c&empty=&flag#part', 'web_iq_1', 'processing'),
    'https://shop.example/back?q=a%20b+c&empty=&flag&status=processing&inquiry_id=web_iq_1#part',
  );
});

test('parameters of our names are replaced, however they are spelled', () => {
  assert.is(
    redirectUrl('https://shop.example/?status=approved&x=1&inquiry%5Fid=other&my_status=2', 'web_iq_1', 'rejected'),
    'https://shop.example/?x=1&my_status=2&status=rejected&inquiry_id=web_iq_1',
  );
});

test.run();
