import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { WEBHOOK_EVENT_TYPES } from '../../domain/webhook/event-types.ts';
import { webhookPayload } from '../../domain/webhook/payload.ts';
import { fc } from '../support/fast-check.ts';

// specification: 6.2-type, 6.2-timestamp, 6.2-inquiry-id, 6.2-subject-id, 6.2-nothing-else
test('writes the thin payload in the order of the specification, without spaces', () => {
  const payload = webhookPayload({
    subjectId: 'user "7"',
    inquiryId: 'web_iq_01K',
    timestamp: '2026-01-02T03:04:05.006Z',
    type: 'web.result.manual_review',
  });
  assert.is(
    payload,
    '{"type":"web.result.manual_review","timestamp":"2026-01-02T03:04:05.006Z",' +
      '"data":{"inquiry_id":"web_iq_01K","subject_id":"user \\"7\\""}}',
  );
});

test('is JSON of the same bytes after UTF-8, whatever the subject is called', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...WEBHOOK_EVENT_TYPES), (subjectId, type) => {
      const payload = webhookPayload({ type, timestamp: '', inquiryId: 'web_iq_1', subjectId });
      assert.is(new TextDecoder().decode(new TextEncoder().encode(payload)), payload);
      assert.equal(JSON.parse(payload).data, { inquiry_id: 'web_iq_1', subject_id: subjectId });
    }),
  );
  const halfCharacter = webhookPayload({
    type: 'kyc.result.failed',
    timestamp: '',
    inquiryId: 'web_iq_1',
    subjectId: '\ud800',
  });
  assert.is(Buffer.from(halfCharacter).toString(), halfCharacter);
});

// specification: 6.1-kyc-pending, 6.1-kyc-manual-review, 6.1-kyc-approved, 6.1-kyc-rejected, 6.1-kyc-failed
test('knows ten event types', () => {
  const statuses = ['pending', 'manual_review', 'approved', 'rejected', 'failed'];
  const expected = ['kyc', 'web'].flatMap(source => statuses.map(status => `${source}.result.${status}`));
  assert.equal([...WEBHOOK_EVENT_TYPES], expected);
});

test.run();
