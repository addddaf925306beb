import { randomUUID } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { RecordedEvent } from '../../application/ports/event-store.ts';
import { streamOf } from '../../application/streams.ts';
import type { EnvelopeDocument, EnvelopeTemplateView } from '../../application/views/envelope-view.ts';
import type { DomainEvent } from '../../domain/decider.ts';
import { envelope } from '../../domain/envelope/envelope.ts';
import { envelopeTemplates } from '../../projections/envelope-templates.ts';
import { envelopes } from '../../projections/envelopes.ts';
import { fold as foldAll } from '../../projections/fold.ts';
import type { Projection } from '../../projections/projection.ts';
import { created, ENVELOPE_ID, envelopeData, recorded, started, submitted } from '../support/envelope-story.ts';

const minute = (index: number) => `2026-01-01T10:0${index}:00.000Z`;

/** The events as the log holds them, a minute apart. */
function logged(events: readonly DomainEvent[]): RecordedEvent[] {
  return events.map((event, index) => ({
    ...event,
    id: randomUUID(),
    metadata: {
      org_id: 'org_1',
      actor: 'system',
      correlation_id: 'c',
      causation_id: null,
      occurred_at: minute(index),
      schema_version: 1,
    },
    stream: streamOf(envelope, 'x'),
    revision: index,
    position: BigInt(index + 1),
    created_at: minute(index),
  }));
}

function fold<Document>(projection: unknown, events: readonly DomainEvent[]): Map<string, Document> {
  const all = foldAll(projection as Projection<Document>, [], logged(events));
  return new Map(all.flatMap(({ id, document, deleted }) => (deleted ? [] : [[id, document] as const])));
}

const rejected = { status: 'rejected', status_reason: 'It has ended.', retry_count: 0 } as const;
const approved = { status: 'approved', status_reason: 'It is active.', retry_count: 1 } as const;

test('an envelope has no result before a session is finished', () => {
  const document = fold<EnvelopeDocument>(envelopes, [created, started('iq_sess_1')]).get(ENVELOPE_ID);
  assert.equal(document?.results, []);
  assert.equal(document?.sessions, [
    {
      id: 'iq_sess_1',
      inquiry_id: ENVELOPE_ID,
      created_by: 'usr_1',
      created_at: minute(1),
      updated_at: minute(1),
      deleted_at: null,
      page_visits: [],
      evidence: [],
    },
  ]);
  const { envelope_id, created_by, max_retries, expires_at, ...envelope } = envelopeData;
  assert.equal(document?.envelope, { ...envelope, id: ENVELOPE_ID });
  assert.is(document?.org_id, 'org_1');
});

test('every finished session leaves one result, in their order', () => {
  const first = [created, started('iq_sess_1'), submitted('1'), recorded('1', rejected, { acceptance: 'reject' })];
  const second = [started('iq_sess_2'), started('iq_sess_3'), submitted('3'), recorded('3', approved)];
  const document = fold<EnvelopeDocument>(envelopes, [...first, ...second]).get(ENVELOPE_ID);
  assert.equal(
    document?.results.map(result => [result.id, result.inquiry_session_id, result.acceptance_category]),
    [
      ['iq_res_1', 'iq_sess_1', 'reject'],
      ['iq_res_3', 'iq_sess_3', 'high'],
    ],
  );
  assert.equal(
    document?.sessions.map(session => [session.id, session.updated_at]),
    [
      ['iq_sess_1', minute(3)],
      ['iq_sess_2', minute(4)],
      ['iq_sess_3', minute(7)],
    ],
  );
  const [result] = document?.results ?? [];
  assert.equal(result, {
    id: 'iq_res_1',
    inquiry_session_id: 'iq_sess_1',
    name: 'Membership',
    description: 'For the discount.',
    acceptance_category: 'reject',
    acceptance_reason: 'The membership is active.',
    confidence_category: 'high',
    confidence_reason: 'The site is the one that was asked for.',
    supporting_claims: [],
    error: null,
    success: true,
    hash: 'the hash',
    transaction_address: null,
    created_by: 'usr_1',
    created_at: minute(3),
    updated_at: minute(3),
    deleted_at: null,
  });
});

const capture = { envelope_id: ENVELOPE_ID, session_id: 'iq_sess_1' };
const picture = {
  ...capture,
  evidence_id: 'web_ev_1',
  evidence_type: 'screenshot',
  capture_mode: 'manual',
  source_url: 'https://gym.example/account',
  content_type: 'image/png',
  sha256: 'x',
  size: 1,
  snapshot_sha256: null,
};
const read = { name: 'membership_status', value: 'Active', score: 0.9, label: 'Status', page: 1 };

test('a session holds what was visited and kept, and what was read from it', () => {
  const extracted_fields = [{ evidence_id: 'web_ev_1', fields: [read] }];
  const document = fold<EnvelopeDocument>(envelopes, [
    created,
    started('iq_sess_1'),
    { type: 'PageVisited', data: { ...capture, visit_id: 'web_pv_1', url: 'https://gym.example/account' } },
    { type: 'EvidenceCaptured', data: picture },
    { type: 'CaptureEnded', data: { ...capture, reason: 'finished' } },
    submitted('1'),
    recorded('1', approved, { extracted_fields }),
  ]).get(ENVELOPE_ID);
  const [session] = document?.sessions ?? [];
  assert.equal(session?.page_visits, [{ id: 'web_pv_1', url: 'https://gym.example/account', visited_at: minute(2) }]);
  const { evidence_id: id, evidence_type, capture_mode, source_url } = picture;
  const evidence = { id, capture_mode, evidence_type, source_url, extracted_fields: [read], created_at: minute(3) };
  assert.equal(session?.evidence, [evidence]);
});

const reviewer = { name: 'Olga', email: 'olga@example.com' };
const reviewed = {
  type: 'EnvelopeReviewed',
  data: {
    envelope_id: ENVELOPE_ID,
    result_id: 'iq_res_1',
    session_id: 'iq_sess_1',
    acceptance_category: 'high',
    acceptance_reason: 'I looked.',
    confidence_category: 'high',
    confidence_reason: 'An operator looked at the evidence.',
    error: null,
    success: true,
    hash: 'another hash',
    status: 'approved',
    status_reason: 'I looked.',
    reviewed_by: reviewer,
  },
};

test('a review changes the result, with its hash, and stands in the history under its operator', () => {
  const doubtful = { status: 'manual_review', status_reason: 'Unclear.', retry_count: 0 } as const;
  const first = [created, started('iq_sess_1'), submitted('1'), recorded('1', doubtful, { acceptance: 'low' })];
  const document = fold<EnvelopeDocument>(envelopes, [...first, reviewed]).get(ENVELOPE_ID);
  const [result] = document?.results ?? [];
  assert.equal(
    [result?.acceptance_category, result?.acceptance_reason, result?.hash, result?.created_at, result?.updated_at],
    ['high', 'I looked.', 'another hash', minute(3), minute(4)],
  );
  assert.equal([document?.state.status, document?.state.status_reason], ['approved', 'I looked.']);
  assert.equal(
    document?.status_history.map(entry => [entry.from_status, entry.to_status, entry.reason, entry.changed_by]),
    [
      [null, 'pending', null, null],
      ['pending', 'manual_review', 'Unclear.', null],
      ['manual_review', 'approved', 'I looked.', reviewer],
    ],
  );
});

const told = {
  acceptance_category: 'high',
  acceptance_reason: 'It is active.',
  confidence_category: 'medium',
  confidence_reason: 'The pixels agree.',
  error: null,
  success: true,
  supporting_claims: [{ value: 'Active', property: 'membership_status', source_url: 'https://gym.example/account' }],
};
const reassessed = (status: string | null, extracted_fields: object[] = []) => ({
  type: 'EnvelopeReassessed',
  data: {
    envelope_id: ENVELOPE_ID,
    result_id: 'iq_res_1',
    session_id: 'iq_sess_1',
    extracted_fields,
    result: told,
    hash: 'a third hash',
    status,
    status_reason: status === null ? null : 'Assessed again: It is active.',
    reassessed_by: reviewer,
  },
});

test('assessed again, the result and what was read from the evidence are others, and the history where the status is', () => {
  const doubtful = { status: 'manual_review', status_reason: 'Unclear.', retry_count: 0 } as const;
  const kept = { type: 'EvidenceCaptured', data: picture };
  const first = [created, started('iq_sess_1'), kept, submitted('1'), recorded('1', doubtful, { acceptance: 'low' })];
  const extracted = [{ evidence_id: 'web_ev_1', fields: [read] }];
  for (const [status, reason, changes] of [
    [null, 'Unclear.', 2],
    ['approved', 'Assessed again: It is active.', 3],
  ] as const) {
    const document = fold<EnvelopeDocument>(envelopes, [...first, reassessed(status, extracted)]).get(ENVELOPE_ID);
    const { acceptance_category, confidence_category, hash, supporting_claims, updated_at } =
      document?.results[0] ?? {};
    assert.equal(
      { acceptance_category, confidence_category, hash, supporting_claims, updated_at },
      {
        acceptance_category: 'high',
        confidence_category: 'medium',
        hash: 'a third hash',
        supporting_claims: told.supporting_claims,
        updated_at: minute(5),
      },
    );
    assert.equal(document?.sessions[0]?.evidence[0]?.extracted_fields, [read]);
    assert.equal(
      [document?.state.status, document?.state.status_reason, document?.state.updated_at],
      [status ?? 'manual_review', reason, minute(5)],
    );
    assert.is(document?.status_history.length, changes);
    assert.equal(document?.status_history.at(-1)?.changed_by, status === null ? null : reviewer);
  }
});

test('a granted try is no change of status; a start after a verdict is, and counts', () => {
  const again = { status: 'pending', status_reason: 'Nothing was found.', retry_count: 1 } as const;
  const ended = { ...rejected, retry_count: 1 };
  const first = [created, started('iq_sess_1'), submitted('1'), recorded('1', again)];
  const granted = fold<EnvelopeDocument>(envelopes, first).get(ENVELOPE_ID);
  assert.equal([granted?.state.status_reason, granted?.status_history.length], ['Nothing was found.', 1]);
  const second = [started('iq_sess_2'), submitted('2'), recorded('2', ended), started('iq_sess_3')];
  const { state, status_history } = fold<EnvelopeDocument>(envelopes, [...first, ...second]).get(ENVELOPE_ID) ?? {};
  assert.equal([state?.status, state?.retry_count], ['pending', 2]);
  assert.equal(
    status_history?.map(entry => entry.to_status),
    ['pending', 'rejected', 'pending'],
  );
});

test('it is due until it has a verdict or has expired, and a deleted one is gone', () => {
  const dueOf = (events: readonly DomainEvent[]) => {
    const document = fold<EnvelopeDocument>(envelopes, events).get(ENVELOPE_ID);
    return document && envelopes.livingKeysOf?.(document).expires_at;
  };
  const expired = {
    type: 'EnvelopeExpired',
    data: { envelope_id: ENVELOPE_ID, status: 'failed', status_reason: 'The envelope expired.' },
  };
  assert.equal(
    [dueOf([created]), dueOf([created, expired]), dueOf([created, recorded('1', approved)])],
    [envelopeData.expires_at, null, null],
  );
  const deleted = { type: 'EnvelopeDeleted', data: { envelope_id: ENVELOPE_ID } };
  assert.is(fold(envelopes, [created, started('iq_sess_1'), deleted]).size, 0);
});

test('what comes before an envelope is left alone', () => {
  assert.is(fold(envelopes, [started('iq_sess_1'), submitted('1')]).size, 0);
});

test('a template is shown as it was made', () => {
  const { envelope_id, max_retries, expires_at, template_id: _, ...shared } = envelopeData;
  const data = { ...shared, template_id: 'env_tpl_1', return_url: null };
  const view = fold<EnvelopeTemplateView>(envelopeTemplates, [{ type: 'EnvelopeTemplateCreated', data }]);
  const { template_id: id, ...rest } = data;
  const shown = { id, ...rest, org_id: 'org_1', created_at: minute(0), version: 1 };
  assert.equal(view.get('env_tpl_1'), { ...shown, status: 'published', draft: null });
});

test.run();
