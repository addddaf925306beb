import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CONSENT_VERSION } from '../../application/capture/consent.ts';
import { kindOf } from '../../application/capture/subject-kind.ts';
import { readStream } from '../../application/streams.ts';
import { captureSession } from '../../domain/capture/session.ts';
import { ENDED } from '../support/capture-house.ts';
import { as, refusal, VIEWPORT } from '../support/capture-steps.ts';
import { EnvelopeHouse } from '../support/envelope-house.ts';
import { ENVELOPE_ID } from '../support/envelope-story.ts';
import { eventually } from '../support/eventually.ts';
import { assessment } from '../support/inquiry-story.ts';
import { present } from '../support/present.ts';

const step = {
  user_instruction: 'Sign in to your account.',
  capture_on: 'https://gym.example/members/:id',
  auto_redirect: false,
  ai_instruction: null,
  full_screen: false,
  fields: [],
};

const view = (house: EnvelopeHouse, holder: string | null) => house.desk.view(ENVELOPE_ID, holder);
const start = (house: EnvelopeHouse, holder: string | null = null) =>
  house.desk.start(ENVELOPE_ID, { viewport: VIEWPORT, holder, takeOver: false });
const begin = async (house: EnvelopeHouse, holder: string | null = null) =>
  as(await start(house, holder), 'live').sessionId;

/** A session of which a screenshot was submitted. */
async function submitted(house: EnvelopeHouse, holder: string | null = null): Promise<string> {
  const sessionId = await begin(house, holder);
  await house.desk.capture(sessionId);
  await house.desk.finish(sessionId);
  return sessionId;
}

// specification: 2.5-step-user-instruction, 2.5-step-user-instruction-shown, 4.11-show-acceptance-guide
test('the cover shows the instruction of the first step, and the guide when it may be seen', async () => {
  const house = await new EnvelopeHouse().create({ steps: [step, { ...step, user_instruction: 'Later.' }] });
  const page = await view(house, null);
  assert.is(as(page, 'cover').again, false);
  assert.is(page.texts?.userInstruction, 'Sign in to your account.');
  assert.match(page.texts?.acceptanceGuide ?? '', 'Membership status is Active');
  assert.equal([page.texts?.startHost, page.texts?.captureType], ['search.example', 'screenshot']);
  assert.equal([page.texts?.canCapture, page.texts?.canUpload, page.texts?.showCover], [true, false, true]);
  const hidden = await new EnvelopeHouse().create({ show_acceptance_guide: false });
  assert.is((await view(hidden, null)).texts?.acceptanceGuide, null);
  assert.is((await view(hidden, null)).texts?.userInstruction, '');
});

test('an envelope that never was is not found', async () => {
  const { desk } = new EnvelopeHouse();
  const { view, texts } = await desk.view('iq_none', null);
  assert.equal({ view, texts }, { view: { kind: 'not_found' }, texts: null });
});

// specification: 4.11-redirect-url
test('a start opens the browser at redirect_url in a session of its own kind', async () => {
  const house = await new EnvelopeHouse().create();
  const sessionId = await begin(house);
  assert.match(sessionId, /^iq_sess_/);
  assert.is(house.browser.latest.options.startUrl, 'https://search.example/');
  const [, started] = await house.events();
  assert.equal(started?.data, { envelope_id: ENVELOPE_ID, session_id: sessionId, consent_version: CONSENT_VERSION });
});

test('evidence is kept as that of an inquiry is, and only when the end user captures', async () => {
  const house = await new EnvelopeHouse().create();
  const sessionId = await begin(house);
  assert.is((await refusal(house.desk.finish(sessionId))).reason, 'NO_EVIDENCE');
  const { id } = await house.desk.capture(sessionId);
  assert.ok(house.evidence.files.has(id) && house.evidence.files.has(`${id}.snapshot`));
  const kept = (await readStream(house.store, captureSession, sessionId)).find(
    ({ type }) => type === 'EvidenceCaptured',
  );
  const { envelope_id, evidence_id, capture_mode, ...rest } = present(kept).data as Record<string, unknown>;
  assert.equal([envelope_id, evidence_id, capture_mode], [ENVELOPE_ID, id, 'manual']);
  assert.not.ok('inquiry_id' in rest);
});

test('a finish waits for the result, and the redirect tells it with the id of the envelope', async () => {
  const house = await new EnvelopeHouse().create();
  const sessionId = await submitted(house);
  const { redirect } = as(await view(house, sessionId), 'assessing');
  assert.is(redirect, `https://customer.example/back?status=processing&inquiry_id=${ENVELOPE_ID}`);
  const { revision } = await view(house, sessionId);
  const next = house.desk.next(ENVELOPE_ID, sessionId, revision, { limitMs: 5000 });
  await house.assess(sessionId, assessment());
  const decided = as(await next, 'decided');
  assert.equal([decided.status, decided.mayTryAgain], ['approved', false]);
  assert.is(decided.redirect, `https://customer.example/back?status=approved&inquiry_id=${ENVELOPE_ID}`);
  const last = (await house.events()).at(-1);
  assert.equal(house.readable.at(-1), [last?.position, ENVELOPE_ID]);
  assert.equal(as(await start(house, sessionId), 'decided').status, 'approved');
});

test('an uncertain result grants another try, which has a result of its own', async () => {
  const house = await new EnvelopeHouse().create();
  const first = await submitted(house);
  await house.assess(first, assessment({ found_fields: [] }));
  assert.equal(as(await view(house, first), 'retry_granted').reasons, [
    { code: 'nothingFound', fields: ['Member number'] },
    { code: 'show', fields: ['Member number'] },
  ]);
  const second = await submitted(house, first);
  await house.assess(second, assessment({ acceptance: 'reject', rules: [ENDED] }));
  const decided = as(await view(house, second), 'decided');
  assert.equal([decided.status, decided.mayTryAgain], ['rejected', true]);
  assert.equal(decided.reasons, [{ code: 'ruleMet', rule: ENDED.text }]);
  const results = (await house.events()).filter(({ type }) => type === 'EnvelopeResultRecorded');
  assert.equal(
    results.map(({ data }) => Reflect.get(Object(data), 'session_id')),
    [first, second],
  );
});

test('an expired envelope can not be captured', async () => {
  const house = await new EnvelopeHouse().create();
  const sessionId = await begin(house);
  house.now = new Date('2026-01-02T00:00:00.000Z');
  assert.is((await refusal(house.desk.capture(sessionId))).reason, 'EXPIRED');
  const wayBack = (status: string) => `https://customer.example/back?status=${status}&inquiry_id=${ENVELOPE_ID}`;
  assert.equal((await view(house, null)).view, { kind: 'expired', redirect: wayBack('processing') });
  assert.equal((await start(house)).view, { kind: 'expired', redirect: wayBack('processing') });
  assert.is(as(await view(house, sessionId), 'expired').redirect, wayBack('pending'));
  await house.expire(false);
  for (const holder of [null, sessionId]) {
    assert.equal((await view(house, holder)).view, { kind: 'expired', redirect: wayBack('failed') });
  }
});

test('an envelope that expired with evidence waits for an operator, and what follows is nobody else’s', async () => {
  const house = await new EnvelopeHouse().create();
  const sessionId = await begin(house);
  await house.desk.capture(sessionId);
  house.now = new Date('2026-01-02T00:00:00.000Z');
  await house.expire(true);
  assert.match(as(await view(house, sessionId), 'expired').redirect, 'status=processing');
  await house.review('approved');
  assert.match(as(await view(house, sessionId), 'expired').redirect, 'status=approved');
  assert.match(as(await view(house, null), 'expired').redirect, 'status=processing');
});

test('the link of a finished envelope shows in another browser that it is, with a way back and no verdict', async () => {
  const house = await new EnvelopeHouse().create();
  const sessionId = await submitted(house);
  const others = async () => as(await view(house, null), 'decided');
  const told = {
    kind: 'decided',
    status: null,
    reasons: [],
    mayTryAgain: false,
    stillOpen: false,
    redirect: `https://customer.example/back?status=processing&inquiry_id=${ENVELOPE_ID}`,
  };
  assert.equal(await others(), told);
  for (const acceptance of ['high', 'low'] as const) {
    if (acceptance === 'high') await house.assess(sessionId, assessment());
    else await house.review('manual_review');
    assert.equal(await others(), told);
  }
});

test('what an operator decided is told in the operator’s words', async () => {
  const house = await new EnvelopeHouse().create();
  const sessionId = await submitted(house);
  await house.assess(sessionId, assessment());
  await house.review('manual_review');
  await house.review('rejected');
  const decided = as(await view(house, sessionId), 'decided');
  assert.equal([decided.status, decided.reasons], ['rejected', [{ code: 'said', text: 'I looked.' }]]);
});

test('whoever was captured is told what an operator had assessed again, and what the latest assessment says', async () => {
  const house = await new EnvelopeHouse().create({ max_retries: 0 });
  const sessionId = await submitted(house, 'a holder');
  await house.assess(sessionId, assessment({ acceptance: 'low', acceptance_certain: false }));
  const subject = async () => present(await kindOf(ENVELOPE_ID).load(house.store, ENVELOPE_ID));
  const nothing = assessment({
    acceptance: 'low',
    acceptance_certain: false,
    required_fields: ['tier'],
    found_fields: [],
  });
  await house.reassess(sessionId, nothing);
  assert.equal((await subject()).reasons, [{ code: 'nothingFound', fields: ['tier'] }]);
  const refused = { acceptance: 'reject', acceptance_by_guide: true, acceptance_reason: 'It is over.' } as const;
  await house.reassess(sessionId, assessment(refused));
  const { reasons, result } = await subject();
  assert.is(result.status, 'rejected');
  assert.equal(reasons, [{ code: 'said', text: 'Assessed again: It is over.' }]);
});

test('a deleted envelope is not found, and its live session keeps nothing more', async () => {
  const house = await new EnvelopeHouse().create();
  const sessionId = await begin(house);
  await house.delete();
  assert.is((await view(house, sessionId)).view.kind, 'not_found');
  assert.is((await refusal(house.desk.capture(sessionId))).code, 'NOT_FOUND');
  assert.is(house.evidence.files.size, 0);
});

test('a session that was lost is ended when it is noticed, and can be begun anew', async () => {
  const house = await new EnvelopeHouse().create();
  const sessionId = await begin(house);
  house.browser.latest.emit({ type: 'closed', reason: 'crashed' });
  const isEnded = async () =>
    (await readStream(house.store, captureSession, sessionId)).at(-1)?.type === 'CaptureEnded';
  await eventually('its end', isEnded);
  assert.is(as(await view(house, sessionId), 'cover').again, true);
  const second = await begin(house, sessionId);
  assert.is.not(second, sessionId);
  const [ended] = (await readStream(house.store, captureSession, sessionId)).filter(
    ({ type }) => type === 'CaptureEnded',
  );
  assert.is(Reflect.get(Object(ended?.data), 'reason'), 'browser_closed');
});

test.run();
