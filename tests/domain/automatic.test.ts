import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type CapturedPages,
  captureDue,
  capturedPages,
  isTakenBack,
  MOST_AUTOMATIC,
  pageAt,
  type SettledPage,
  type ShownValues,
  wantedFields,
  withPicture,
  withStepWished,
  withTakenBack,
  withValues,
} from '../../domain/capture/automatic.ts';
import type { CaptureEvent, EvidenceCaptured } from '../../domain/capture/events.ts';
import { captureSession } from '../../domain/capture/session.ts';
import { fold } from '../../domain/decider.ts';

const ACCOUNT = 'https://club.example/account';

/** A page that shows these values now. */
const shows = (values: ShownValues, changes: Partial<SettledPage> = {}, url = ACCOUNT): SettledPage => ({
  page: pageAt(url, null),
  values,
  named: true,
  open: true,
  ...changes,
});
/** The pages once one was captured that shows these values. */
const captured = (values: ShownValues | null, id = 'web_ev_1', before: CapturedPages = [], url = ACCOUNT) =>
  withPicture(before, { page: pageAt(url, null), values, evidenceId: id, byItself: true });

test('a page that shows a wanted value is captured, one that shows none is left alone', () => {
  assert.equal(captureDue([], shows({ status: 'Active' })), { replaces: null });
  assert.is(captureDue([], shows({})), null);
});

test('where no field says what is wanted, only the address of a step does', () => {
  const unnamed = { named: false };
  assert.is(captureDue([], shows({}, unnamed)), null);
  assert.equal(captureDue([], shows({}, { ...unnamed, page: pageAt(ACCOUNT, 2) })), { replaces: null });
});

test('never twice of the same page that has not changed, whatever its fragment', () => {
  assert.is(captureDue(captured({ status: 'Active' }), shows({ status: 'Active' })), null);
  assert.is(captureDue(captured({ status: 'Active' }), shows({ status: 'Active' }, {}, `${ACCOUNT}#plan`)), null);
});

test('one that has changed is captured once again, in the place of the older picture', () => {
  const once = captured({ status: 'Pending' });
  assert.equal(captureDue(once, shows({ status: 'Active' })), { replaces: 'web_ev_1' });
  const twice = captured({ status: 'Active' }, 'web_ev_2', once);
  assert.is(captureDue(twice, shows({ status: 'Ended' })), null);
});

test('a picture stays that shows what the newer one does not, or that the end user made', () => {
  const both = captured({ status: 'Pending', name: 'Zoë' });
  assert.equal(captureDue(both, shows({ status: 'Active' })), { replaces: null });
  const byHand = { page: pageAt(ACCOUNT, null), values: { status: 'Pending' }, evidenceId: 'e', byItself: false };
  assert.equal(captureDue(withPicture([], byHand), shows({ status: 'Active' })), { replaces: null });
});

test('a value that is gone is no change', () => {
  assert.is(captureDue(captured({ status: 'Active', name: 'Zoë' }), shows({ status: 'Active' })), null);
});

test('another page is captured only when it shows a value that no picture shows', () => {
  const once = captured({ status: 'Active' });
  const plan = `${ACCOUNT}/plan`;
  assert.is(captureDue(once, shows({ status: 'Active' }, {}, plan)), null);
  assert.equal(captureDue(once, shows({ status: 'Active', name: 'Zoë' }, {}, plan)), { replaces: null });
});

test('what was taken back is not captured again, though it changes; another page may show it', () => {
  const back = withTakenBack(captured({ status: 'Pending' }), 'web_ev_1');
  assert.is(captureDue(back, shows({ status: 'Active' })), null);
  assert.equal(captureDue(back, shows({ status: 'Pending' }, {}, `${ACCOUNT}/plan`)), { replaces: null });
  assert.ok(isTakenBack(back, pageAt(`${ACCOUNT}#top`, null)));
});

test('a step that the end user takes up is captured anew, taken back or not', () => {
  const page = pageAt(ACCOUNT, 2);
  const picture = { page, values: { status: 'Active' }, evidenceId: 'e', byItself: true };
  const back = withTakenBack(withPicture([], picture), 'e');
  const now = shows({ status: 'Active' }, { page });
  assert.is(captureDue(back, now), null);
  assert.equal(captureDue(withStepWished(back, 2), now), { replaces: null });
  assert.is(captureDue(withStepWished(back, 1), now), null);
});

test('a page of a step that is done is captured only when it was before, and has changed', () => {
  const page = pageAt(ACCOUNT, 1);
  const picture = { page, values: { status: 'Pending' }, evidenceId: 'e', byItself: true };
  const done = { page, open: false };
  assert.is(captureDue([], shows({ status: 'Active' }, done)), null);
  assert.equal(captureDue(withPicture([], picture), shows({ status: 'Active' }, done)), { replaces: 'e' });
});

test('a session that has many pictures captures nothing more by itself', () => {
  const pages = Array.from({ length: MOST_AUTOMATIC }).reduce<CapturedPages>(
    (before, _, at) => captured({ order: `A-${at}` }, `web_ev_${at}`, before, `${ACCOUNT}/${at}`),
    [],
  );
  assert.is(captureDue(pages, shows({ status: 'Active' })), null);
  assert.equal(captureDue(pages.slice(1), shows({ status: 'Active' })), { replaces: null });
});

test('only required fields make a page wanted, or all where none is', () => {
  const [a, b] = [
    { name: 'a', required: true, description: '' },
    { name: 'b', required: false, description: '' },
  ];
  assert.equal([wantedFields([a, b]), wantedFields([b])], [[a], [b]]);
});

const evidence = (
  number: number,
  source_url: string,
  changes: Partial<EvidenceCaptured['data']> = {},
): CaptureEvent => ({
  type: 'EvidenceCaptured',
  data: {
    ...{ envelope_id: 'iq_1', session_id: 'iq_sess_1', evidence_id: `web_ev_${number}` },
    ...{ evidence_type: 'screenshot', capture_mode: 'auto', source_url, content_type: 'image/png' },
    ...{ sha256: 'ab', size: 1, snapshot_sha256: null, ...changes },
  },
});
const ofSession = { envelope_id: 'iq_1', session_id: 'iq_sess_1' };

test('what a session has captured is known again from the log', () => {
  const session = fold(captureSession, [
    evidence(1, `${ACCOUNT}#a`),
    { type: 'StepCaptured', data: { ...ofSession, step: 1, evidence_id: 'web_ev_1' } },
    evidence(2, `${ACCOUNT}/plan`),
    { type: 'StepCaptured', data: { ...ofSession, step: 2, evidence_id: 'web_ev_2' } },
    { type: 'EvidenceRemoved', data: { ...ofSession, evidence_id: 'web_ev_2', reason: 'taken_back' } },
    evidence(3, `${ACCOUNT}/card.pdf`, { evidence_type: 'document' }),
  ]);
  const pages = capturedPages(session);
  assert.is(pages.length, 2);
  const first = shows({ status: 'Active' }, { page: pageAt(ACCOUNT, 1) });
  assert.is(captureDue(pages, first), null);
  // What it shows when it is seen again is what its picture shows: a change after that is one.
  const seen = withValues(pages, first.page, { status: 'Active' });
  assert.is(captureDue(seen, first), null);
  assert.equal(captureDue(seen, { ...first, values: { status: 'Ended' } }), { replaces: 'web_ev_1' });
  assert.is(captureDue(pages, shows({ status: 'Active' }, { page: pageAt(`${ACCOUNT}/plan`, 2) })), null);
});

test.run();
