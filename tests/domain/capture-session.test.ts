import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CaptureEvent, EvidenceCaptured, PageVisited } from '../../domain/capture/events.ts';
import { captureSession, MAX_EVIDENCE, MAX_PAGE_VISITS } from '../../domain/capture/session.ts';
import { fold } from '../../domain/decider.ts';
import { NO_PROGRESS } from '../../domain/envelope/progress.ts';
import { specify } from '../support/given.ts';

const { given } = specify(captureSession);

function visit(number: number): PageVisited {
  const ids = { inquiry_id: 'web_iq_1', session_id: 'web_sess_1', visit_id: `web_pv_${number}` };
  return { type: 'PageVisited', data: { ...ids, url: 'https://club.example/' } };
}

function evidence(number: number): EvidenceCaptured {
  return {
    type: 'EvidenceCaptured',
    data: {
      inquiry_id: 'web_iq_1',
      session_id: 'web_sess_1',
      evidence_id: `web_ev_${number}`,
      evidence_type: 'screenshot',
      capture_mode: 'manual',
      source_url: 'https://club.example/',
      content_type: 'image/png',
      sha256: 'ab',
      size: 1,
      snapshot_sha256: null,
    },
  };
}

const ended: CaptureEvent = {
  type: 'CaptureEnded',
  data: { inquiry_id: 'web_iq_1', session_id: 'web_sess_1', reason: 'finished' },
};
const end = {
  type: 'End',
  captured: { inquiry_id: 'web_iq_1' },
  sessionId: 'web_sess_1',
  reason: 'finished',
} as const;
const many = <Event>(count: number, event: (number: number) => Event) =>
  Array.from({ length: count }, (_, index) => event(index));

test('visits are recorded up to a limit, and none after the end', () => {
  const record = { type: 'RecordVisit', visit: visit(7).data } as const;
  given().when(record).thenEvents(visit(7));
  given(...many(MAX_PAGE_VISITS - 1, visit))
    .when(record)
    .thenEvents(visit(7));
  given(...many(MAX_PAGE_VISITS, visit))
    .when(record)
    .thenNothing();
  given(visit(1), ended).when(record).thenNothing();
});

test('evidence is kept up to a limit', () => {
  const keep = { type: 'KeepEvidence', evidence: evidence(7).data } as const;
  given().when(keep).thenEvents(evidence(7));
  given(...many(MAX_EVIDENCE - 1, evidence))
    .when(keep)
    .thenEvents(evidence(7));
  given(...many(MAX_EVIDENCE, evidence))
    .when(keep)
    .thenRefused({ code: 'CONFLICT', message: /at most 30 pieces/, reason: 'TOO_MUCH_EVIDENCE' });
});

test('no evidence is kept after the end', () => {
  given(ended)
    .when({ type: 'KeepEvidence', evidence: evidence(1).data })
    .thenRefused({ code: 'CONFLICT', message: /is over/, reason: 'ENDED' });
});

test('a session ends once, for the reason that came first', () => {
  given().when(end).thenEvents(ended);
  given(visit(1), ended)
    .when({ ...end, reason: 'left' })
    .thenNothing();
});

test('the end of a capture names what was captured by its own name', () => {
  const captured = { envelope_id: 'iq_1' };
  given()
    .when({ ...end, captured, sessionId: 'iq_sess_1' })
    .thenEvents({ type: 'CaptureEnded', data: { ...captured, session_id: 'iq_sess_1', reason: 'finished' } });
});

test('a session knows what happened in it', () => {
  assert.equal(fold(captureSession, [visit(1), evidence(1), visit(2), evidence(2), ended]), {
    visits: 2,
    evidence: [evidence(1).data, evidence(2).data],
    progress: NO_PROGRESS,
    handover: null,
    handovers: 0,
    ended: 'finished',
  });
});

test.run();
