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
  return new Map(all.map(({ id, document }) => [id, document]));
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

test('what comes before an envelope is left alone', () => {
  assert.is(fold(envelopes, [started('iq_sess_1'), submitted('1')]).size, 0);
});

test('a template is shown as it was made', () => {
  const { envelope_id, max_retries, expires_at, template_id: _, ...shared } = envelopeData;
  const data = { ...shared, template_id: 'env_tpl_1', return_url: null };
  const view = fold<EnvelopeTemplateView>(envelopeTemplates, [{ type: 'EnvelopeTemplateCreated', data }]);
  const { template_id: id, ...rest } = data;
  assert.equal(view.get('env_tpl_1'), { id, ...rest, org_id: 'org_1', created_at: minute(0) });
});

test.run();
