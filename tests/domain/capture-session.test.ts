import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CaptureEvent, EvidenceCaptured, PageVisited, Removal } from '../../domain/capture/events.ts';
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

test('visits that are too many are counted, before the visit or the end that follows them', () => {
  const leftOut = (count: number): CaptureEvent => ({
    type: 'VisitsLeftOut',
    data: { inquiry_id: 'web_iq_1', session_id: 'web_sess_1', count },
  });
  const record = { type: 'RecordVisit', visit: visit(7).data, leftOut: 12 } as const;
  given(visit(1)).when(record).thenEvents(leftOut(12), visit(7));
  given(...many(MAX_PAGE_VISITS, visit))
    .when(record)
    .thenNothing();
  given(visit(1))
    .when({ ...end, leftOut: 3 })
    .thenEvents(leftOut(3), ended);
  given(visit(1), ended)
    .when({ ...end, leftOut: 3 })
    .thenNothing();
  assert.is(
    [leftOut(12), visit(7), leftOut(3)].reduce(captureSession.evolve, captureSession.initialState).visitsLeftOut,
    15,
  );
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
    visitsLeftOut: 0,
    visits: 2,
    evidence: [evidence(1).data, evidence(2).data],
    removed: [],
    carried: [],
    progress: NO_PROGRESS,
    handover: null,
    handovers: 0,
    ended: 'finished',
  });
});

const removed = (number: number, reason: Removal): CaptureEvent => ({
  type: 'EvidenceRemoved',
  data: { inquiry_id: 'web_iq_1', session_id: 'web_sess_1', evidence_id: `web_ev_${number}`, reason },
});
const takeBack = (number: number) => ({ type: 'TakeBack', evidenceId: `web_ev_${number}` }) as const;

test('evidence that is taken back counts no more, and is known to have been there', () => {
  given(evidence(1), evidence(2)).when(takeBack(1)).thenEvents(removed(1, 'taken_back'));
  const state = fold(captureSession, [evidence(1), evidence(2), removed(1, 'taken_back')]);
  assert.equal(state.evidence, [evidence(2).data]);
  assert.equal(state.removed, [{ evidence: evidence(1).data, step: null, reason: 'taken_back' }]);
});

test('taking back twice, or what never was there, changes nothing; after the end it is refused', () => {
  given(evidence(1), removed(1, 'taken_back')).when(takeBack(1)).thenNothing();
  given(evidence(1)).when(takeBack(2)).thenNothing();
  given(evidence(1), ended)
    .when(takeBack(1))
    .thenRefused({ code: 'CONFLICT', message: /is over/, reason: 'ENDED' });
});

test('a newer picture takes the place of an older one, in a session that is full as well', () => {
  const kept = many(MAX_EVIDENCE, evidence);
  const newer = { type: 'KeepEvidence', evidence: evidence(99).data, replaces: 'web_ev_3' } as const;
  given(...kept)
    .when(newer)
    .thenEvents(evidence(99), removed(3, 'replaced'));
  given(...kept)
    .when({ ...newer, replaces: undefined })
    .thenRefused({ code: 'CONFLICT', message: /at most 30/, reason: 'TOO_MUCH_EVIDENCE' });
});

test.run();
