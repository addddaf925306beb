import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { placeOf, subjectOf, textOf, tokenOf } from '../../infrastructure/nats/subjects.ts';
import { fc } from '../support/fast-check.ts';

test('any text becomes one token of a subject, and the same text again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      assert.match(tokenOf(text), /^[0-9A-Za-z_=-]*$/);
      assert.is(textOf(tokenOf(text)), text);
    }),
  );
});

test('each queue filters its own messages', () => {
  assert.is(subjectOf('deliveries', 'wd_1.2'), 'affiant.work.deliveries.wd_1=2e2');
  assert.is(placeOf('deliveries').filter, 'affiant.work.deliveries.*');
  assert.is(subjectOf('kyc.result', 'any'), 'kyc.result');
  assert.is(placeOf('kyc.result').filter, 'kyc.result');
  assert.is(placeOf('kyc.result.rejected').filter, 'affiant.work.kyc=2eresult=2erejected.*');
});

test.run();
