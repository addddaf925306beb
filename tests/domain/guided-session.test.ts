import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CaptureEvent, EvidenceCaptured, PageVisited, StepEvent } from '../../domain/capture/events.ts';
import { captureSession, mayResume } from '../../domain/capture/session.ts';
import { fold } from '../../domain/decider.ts';
import { currentStep, undoneSteps, whereIs } from '../../domain/envelope/progress.ts';
import { specify } from '../support/given.ts';
import { guidedStep as step } from '../support/guided-step.ts';

const { given } = specify(captureSession);
const IDS = { envelope_id: 'iq_1', session_id: 'iq_sess_1' };
const STEPS = [
  step('https://shop.example/users/:user'),
  step('https://shop.example/users/:user/orders/:order'),
  step('https://shop.example/help'),
];
const GUIDED = { envelopeId: 'iq_1', sessionId: 'iq_sess_1', steps: STEPS };

function visit(url: string): PageVisited {
  return { type: 'PageVisited', data: { ...IDS, visit_id: 'web_pv_1', url } };
}
const visits = (url: string) => ({ type: 'RecordVisit', visit: visit(url).data, guided: GUIDED }) as const;

function evidence(source_url: string, id = 'web_ev_1'): EvidenceCaptured {
  const file = { content_type: 'image/png', sha256: 'ab', size: 1, snapshot_sha256: null };
  const kind = { evidence_type: 'screenshot', capture_mode: 'manual' } as const;
  return { type: 'EvidenceCaptured', data: { ...IDS, evidence_id: id, source_url, ...kind, ...file } };
}
const keeps = (url: string, addresses = [url]) =>
  ({ type: 'KeepEvidence', evidence: evidence(url).data, guided: { ...GUIDED, addresses } }) as const;

const found = (number: number, variables: Record<string, string>): StepEvent => ({
  type: 'VariablesFound',
  data: { ...IDS, step: number, variables },
});
const captured = (number: number, evidence_id = 'web_ev_1'): StepEvent => ({
  type: 'StepCaptured',
  data: { ...IDS, step: number, evidence_id },
});
const skipped = (number: number, at: 'step' | 'finish' = 'step'): StepEvent => ({
  type: 'StepSkipped',
  data: { ...IDS, step: number, at },
});
const takenUp = (number: number): StepEvent => ({ type: 'StepTakenUp', data: { ...IDS, step: number } });
const ended = (reason: 'browser_closed' | 'left'): CaptureEvent => ({ type: 'CaptureEnded', data: { ...IDS, reason } });

const progressAfter = (...events: CaptureEvent[]) => fold(captureSession, events).progress;
const current = (...events: CaptureEvent[]) => currentStep(STEPS, progressAfter(...events));

const USER = 'https://shop.example/users/42';
const ORDER = `${USER}/orders/9`;

// specification: 2.5-variables-taken, 2.5-variables-kept
test('variables are taken where the step is captured, once for each value, and kept', () => {
  given()
    .when(visits(USER))
    .thenEvents(visit(USER), found(1, { user: '42' }));
  given(found(1, { user: '42' }))
    .when(visits(USER))
    .thenEvents(visit(USER));
  given(found(1, { user: '41' }))
    .when(visits(USER))
    .thenEvents(visit(USER), found(1, { user: '42' }));
  given().when(visits(ORDER)).thenEvents(visit(ORDER));
  assert.equal(progressAfter(found(1, { user: '42' }), captured(1), found(2, { user: '42', order: '9' })).variables, {
    user: '42',
    order: '9',
  });
});

// specification: 2.5-step-capture-on-rules
test('evidence is that of the step to do now, captured where the step says', () => {
  given()
    .when(keeps(USER))
    .thenEvents(evidence(USER), found(1, { user: '42' }), captured(1));
  given(found(1, { user: '42' }))
    .when(keeps(USER))
    .thenEvents(evidence(USER), captured(1));
  given()
    .when(keeps('https://shop.example/'))
    .thenRefused({
      code: 'CONFLICT',
      message: /^Step 1 is captured at shop\.example\/users\/…\. Go there first\.$/,
      reason: 'WRONG_PAGE',
    });
  given(found(1, { user: '42' }), captured(1))
    .when(keeps(USER))
    .thenRefused({ code: 'CONFLICT', message: /shop\.example\/users\/42\/orders\/…/, reason: 'WRONG_PAGE' });
  given(skipped(1), skipped(2), skipped(3))
    .when(keeps(USER))
    .thenRefused({ code: 'CONFLICT', message: /Every step is done/, reason: 'NO_STEP' });
});

test('a document counts where it comes from, or where it was asked for', () => {
  const file = 'https://files.example/9.pdf';
  given()
    .when(keeps(file, [file, USER]))
    .thenEvents(evidence(file), found(1, { user: '42' }), captured(1));
  given()
    .when(keeps(file, [file, 'https://shop.example/']))
    .thenRefused({ code: 'CONFLICT', message: /Step 1/, reason: 'WRONG_PAGE' });
});

// specification: 2.5-variables-kept
test('a variable of a captured step has that value in every later one', () => {
  const before = [found(1, { user: '42' }), captured(1)];
  given(...before)
    .when(visits('https://shop.example/users/43/orders/9'))
    .thenEvents(visit('https://shop.example/users/43/orders/9'));
  given(...before)
    .when(keeps('https://shop.example/users/43/orders/9'))
    .thenRefused({ code: 'CONFLICT', message: /users\/42\/orders/, reason: 'WRONG_PAGE' });
  given(...before, takenUp(1))
    .when(visits('https://shop.example/users/43'))
    .thenEvents(visit('https://shop.example/users/43'), found(1, { user: '43' }));
});

test('a step that was passed over still tells its variables', () => {
  given(skipped(1))
    .when(visits(USER))
    .thenEvents(visit(USER), found(1, { user: '42' }));
});

// specification: 2.5-variables-put-in
test('a step is somewhere once its variables are known', () => {
  const nothing = progressAfter();
  assert.equal(whereIs(STEPS, nothing, 2), {
    place: 'shop.example/users/…/orders/…',
    address: null,
    missing: ['user', 'order'],
  });
  const known = progressAfter(found(1, { user: '42', order: '9' }));
  assert.equal(whereIs(STEPS, known, 2), { place: 'shop.example/users/42/orders/9', address: ORDER, missing: [] });
});

test('steps come in order, and one that was passed over can be taken up again', () => {
  assert.is(current(), 1);
  assert.is(current(captured(1)), 2);
  assert.is(current(captured(1), skipped(2)), 3);
  assert.is(current(captured(1), skipped(2), captured(3)), null);
  assert.is(current(captured(1), skipped(2), takenUp(2)), 2);
  assert.is(current(captured(1), skipped(2), captured(3), takenUp(1)), 1);
  assert.is(current(captured(1), skipped(2), captured(3), takenUp(1), captured(1, 'web_ev_2')), null);
  assert.is(currentStep([], progressAfter()), null);
  const done = progressAfter(captured(1), skipped(2), captured(1, 'web_ev_2'));
  assert.equal(done.captured.get(1), ['web_ev_1', 'web_ev_2']);
  assert.equal(undoneSteps(STEPS, done), [2, 3]);
});

test('a step is passed over once, and only while it is its turn', () => {
  const skip = (number: number) => ({ type: 'SkipStep', guided: GUIDED, step: number }) as const;
  given().when(skip(1)).thenEvents(skipped(1));
  given(skipped(1)).when(skip(1)).thenNothing();
  given().when(skip(2)).thenNothing();
  given(ended('left'))
    .when(skip(1))
    .thenRefused({ code: 'CONFLICT', message: /is over/, reason: 'ENDED' });
});

test('only a step that there is can be taken up, and only when it is not the one to do', () => {
  const takeUp = (number: number) => ({ type: 'TakeUpStep', guided: GUIDED, step: number }) as const;
  given(skipped(1)).when(takeUp(1)).thenEvents(takenUp(1));
  given().when(takeUp(1)).thenNothing();
  for (const none of [0, 4, 1.5]) given().when(takeUp(none)).thenNothing();
});

test('whoever finishes early leaves a trace of every step that is not done', () => {
  const leave = { type: 'LeaveUndone', guided: GUIDED } as const;
  given(captured(1), skipped(2)).when(leave).thenEvents(skipped(3, 'finish'));
  given(captured(1), captured(2), captured(3)).when(leave).thenNothing();
});

test('a session that was lost goes on where it was; one that was ended does not', () => {
  const resume = {
    type: 'Resume',
    captured: { envelope_id: 'iq_1' },
    sessionId: 'iq_sess_1',
    consentVersion: '3',
  } as const;
  const resumed: CaptureEvent = { type: 'CaptureResumed', data: { ...IDS, consent_version: '3' } };
  given(captured(1), ended('browser_closed')).when(resume).thenEvents(resumed);
  given(ended('left'))
    .when(resume)
    .thenRefused({ code: 'CONFLICT', message: /is over/, reason: 'ENDED' });
  const state = fold(captureSession, [captured(1), ended('browser_closed'), resumed]);
  assert.equal([state.ended, currentStep(STEPS, state.progress), mayResume(state)], [null, 2, true]);
  given(captured(1), ended('browser_closed'), resumed)
    .when({ type: 'End', captured: { envelope_id: 'iq_1' }, sessionId: 'iq_sess_1', reason: 'left' })
    .thenEvents(ended('left'));
});

test('a session of an envelope without steps is led by nothing', () => {
  const guided = { ...GUIDED, steps: [] };
  given()
    .when({ ...visits(USER), guided })
    .thenEvents(visit(USER));
});

const removed = (evidence_id: string, reason: 'taken_back' | 'replaced'): CaptureEvent => ({
  type: 'EvidenceRemoved',
  data: { ...IDS, evidence_id, reason },
});

test('a step whose evidence is taken back is to be done again', () => {
  const first = [evidence(USER), found(1, { user: '42' }), captured(1)];
  given(...first)
    .when({ type: 'TakeBack', evidenceId: 'web_ev_1' })
    .thenEvents(removed('web_ev_1', 'taken_back'));
  assert.is(current(...first), 2);
  assert.is(current(...first, removed('web_ev_1', 'taken_back')), 1);
  const newer = [evidence(USER, 'web_ev_2'), captured(1, 'web_ev_2')];
  assert.is(current(...first, ...newer, removed('web_ev_1', 'taken_back')), 2);
});

test('a page of a step that is done is captured for that step, and the step to do stays', () => {
  const again = { ...keeps(USER), evidence: evidence(USER, 'web_ev_2').data, replaces: 'web_ev_1' };
  const before = [evidence(USER), found(1, { user: '42' }), captured(1), skipped(2), takenUp(2)];
  const newer = [evidence(USER, 'web_ev_2'), captured(1, 'web_ev_2'), removed('web_ev_1', 'replaced')];
  given(...before)
    .when({ ...again, guided: { ...again.guided, step: 1 } })
    .thenEvents(...newer);
  assert.is(current(...before, ...newer), 2);
  assert.equal(progressAfter(...before, ...newer).captured.get(1), ['web_ev_2']);
  const elsewhere = keeps('https://shop.example/orders');
  given(...before)
    .when({ ...elsewhere, guided: { ...elsewhere.guided, step: 1 } })
    .thenRefused({ code: 'CONFLICT', message: /^Step 1 is captured at/, reason: 'WRONG_PAGE' });
});

test.run();
