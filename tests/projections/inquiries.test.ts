import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { InquiryDocument } from '../../application/views/inquiry-view.ts';
import { inquiries } from '../../projections/inquiries.ts';
import { present } from '../support/present.ts';
import { folded, inquiryMade, recorded, statusChanged } from './some-inquiry.ts';

const ID = 'web_iq_1';
type Happened = { type: string; data: object };

/** The document after everything that makes an inquiry and then this. */
function after(...happened: Happened[]): InquiryDocument {
  return present(folded<InquiryDocument>(inquiries, recorded([...inquiryMade(ID), ...happened])).get(ID));
}

const session = { inquiry_id: ID, session_id: 'sess_1' };
const started = { type: 'SessionStarted', data: { ...session, consent_version: '1' } };
const visited = { type: 'PageVisited', data: { ...session, visit_id: 'pv_1', url: 'https://gym.example.com/a' } };
const kept = {
  type: 'EvidenceCaptured',
  data: {
    ...session,
    ...{
      evidence_id: 'ev_1',
      evidence_type: 'screenshot',
      capture_mode: 'manual',
      source_url: 'https://gym.example.com/a',
    },
    ...{ content_type: 'image/png', sha256: 'x', size: 1, snapshot_sha256: null },
  },
};
const submitted = { type: 'CaptureSubmitted', data: { ...session, result_id: `res_${ID}` } };
const field = { name: 'status', value: 'Active', score: 0.9, label: 'Status', page: 1 };
const claim = { property: 'status', value: 'Active', source_url: 'https://gym.example.com/a', evidence_id: 'ev_1' };
const assessed = {
  type: 'ResultAssessed',
  data: {
    ...session,
    ...{ acceptance: 'high', acceptance_reason: 'a', confidence: 'medium', confidence_reason: 'c' },
    claims: [{ ...claim, score: 0.9, label: 'Status', place: { page: 1 }, pixels: 'agree' }],
    extracted_fields: [{ evidence_id: 'ev_1', fields: [field] }],
  },
};

// specification: 3.1-new-inquiry
test('given a new inquiry, then its result is pending and its history has begun', () => {
  const { inquiry, status_history, sessions, org_id } = after();
  assert.equal([org_id, inquiry.id, inquiry.result?.status, sessions], ['org_1', ID, 'pending', []]);
  assert.equal(
    status_history.map(entry => [entry.from_status, entry.to_status]),
    [[null, 'pending']],
  );
  assert.not.match(JSON.stringify(inquiry), /hush/);
});

// specification: 2.3-session-evidence
test('given a capture, then visits and evidence stand in its session', () => {
  const { sessions, inquiry } = after(started, visited, kept, submitted);
  assert.equal(sessions.length, 1);
  assert.equal(
    sessions[0]?.page_visits.map(({ id }) => id),
    ['pv_1'],
  );
  assert.equal(sessions[0]?.evidence[0]?.extracted_fields, []);
  assert.ok(inquiry.result?.submitted_at);
});

// specification: 2.2-acceptance-reason, 2.2-confidence-reason, 2.3-evidence-extracted-fields
test('given an assessment, then claims, scores and extracted fields are shown', () => {
  const { inquiry, sessions } = after(started, kept, submitted, assessed, statusChanged(ID, 'pending', 'approved'));
  assert.equal(inquiry.result?.claims, [claim]);
  assert.equal([inquiry.result?.acceptance, inquiry.result?.confidence], ['high', 'medium']);
  assert.equal(sessions[0]?.evidence[0]?.extracted_fields, [field]);
  assert.is(inquiry.result?.completed_at, inquiry.result?.updated_at);
});

// specification: 2.2-history-append-only, 3.1-history
test('given another try, then the result starts over and keeps its history', () => {
  const failed = statusChanged(ID, 'pending', 'failed', { error: 'broken' });
  const again = statusChanged(ID, 'failed', 'pending', { retry_count: 1 });
  const { inquiry, status_history } = after(started, kept, submitted, assessed, failed, again);
  const { result } = inquiry;
  assert.equal([result?.status, result?.retry_count, result?.error, result?.claims], ['pending', 1, null, []]);
  assert.equal([result?.acceptance, result?.submitted_at, result?.completed_at], [null, null, null]);
  assert.equal(
    status_history.map(entry => entry.to_status),
    ['pending', 'failed', 'pending'],
  );
});

test('given a granted retry, then it is counted and the status stays', () => {
  const granted = { type: 'RetryGranted', data: { ...session, result_id: 'r', retry_count: 2, reason: 'x' } };
  const { result } = after(granted).inquiry;
  assert.equal([result?.status, result?.retry_count], ['pending', 2]);
});

test('given a deletion, then nothing but a tombstone stays, whatever comes after it', () => {
  const deleted = { type: 'InquiryDeleted', data: { inquiry_id: ID } };
  const late = statusChanged(ID, 'pending', 'approved');
  for (const events of [[deleted], [deleted, late], [deleted, ...inquiryMade(ID)]]) {
    assert.is(folded(inquiries, recorded([...inquiryMade(ID), ...events])).get(ID), null);
  }
});

test('given events of an inquiry that was never made, then there is no document', () => {
  assert.is(folded(inquiries, recorded([started, visited, submitted])).size, 0);
});

test.run();
