import { createHash } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { envelopeResult, hashOf } from '../../domain/envelope/result.ts';
import { digests } from '../../infrastructure/cryptography/digests.ts';
import { assessment } from '../support/inquiry-story.ts';

const claim = {
  property: 'membership_status',
  value: 'Active',
  source_url: 'https://gym.example/account',
  evidence_id: 'web_ev_1',
  score: 0.9,
  label: 'Membership status',
  place: { page: 1 },
  pixels: 'agree',
} as const;
const envelope = { name: 'Membership', description: '' };

// specification: 1-envelope-result, 2.5-result-acceptance-category, 2.5-result-confidence-category
// specification: 2.5-result-confidence-reason, 2.5-result-supporting-claims
test('tells what was found, and of claims only what supports it', () => {
  assert.equal(envelopeResult(envelope, 'iq_sess_7', assessment({ claims: [claim] })), {
    id: 'iq_res_7',
    inquiry_session_id: 'iq_sess_7',
    name: 'Membership',
    description: '',
    acceptance_category: 'high',
    acceptance_reason: 'The membership is active.',
    confidence_category: 'high',
    confidence_reason: 'The site is the one that was asked for.',
    supporting_claims: [{ value: 'Active', property: 'membership_status', source_url: 'https://gym.example/account' }],
    error: null,
    success: true,
  });
});

// specification: 2.5-result-success
test('succeeds when it was processed without an error, whatever it says', () => {
  assert.is(envelopeResult(envelope, 'iq_sess_7', assessment({ acceptance: 'reject' })).success, true);
  const broken = envelopeResult(envelope, 'iq_sess_7', assessment({ error: 'broken' }));
  assert.equal([broken.success, broken.error], [false, 'broken']);
});

// specification: 2.5-result-hash
test('the hash is SHA-256 of the canonical JSON', () => {
  const result = envelopeResult(envelope, 'iq_sess_7', assessment());
  const text =
    '{"acceptance_category":"high","acceptance_reason":"The membership is active.","confidence_category":"high",' +
    '"confidence_reason":"The site is the one that was asked for.","description":"","error":null,"id":"iq_res_7",' +
    '"inquiry_session_id":"iq_sess_7","name":"Membership","success":true,"supporting_claims":[]}';
  assert.is(hashOf(result, digests.sha256), createHash('sha256').update(text).digest('hex'));
});

test('half a character on a page does not stop a result', () => {
  const odd = assessment({ claims: [{ ...claim, value: 'A\ud800b 😀' }], acceptance_reason: '\udfff' });
  const result = envelopeResult({ ...envelope, name: '\ud83d' }, 'iq_sess_7', odd);
  assert.is(result.supporting_claims[0]?.value, 'A\ufffdb 😀');
  assert.equal([result.name, result.acceptance_reason], ['\ufffd', '\ufffd']);
  assert.match(hashOf(result, digests.sha256), /^[0-9a-f]{64}$/);
});

test.run();
