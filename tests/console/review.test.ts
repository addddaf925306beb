import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createTickets } from '../../adapters/capture/ticket.ts';
import { captureSession } from '../../domain/capture/session.ts';
import { ENVELOPE, INLINE, TEMPLATE } from '../http/requests.ts';
import { assessment } from '../support/capture-house.ts';
import { finishEnvelope, startEnvelope } from '../support/captured-envelope.ts';
import { assess, bringToReview, capture } from '../support/captured-inquiry.ts';
import { type ConsoleVisitor, openConsoleHouse } from '../support/console-house.ts';
import { eventually } from '../support/eventually.ts';

const house = await openConsoleHouse();
test.after(() => house.close());
const home = await house.household('City Gym');
const kim = await house.operator(home.orgId, 'member');

type Change = { to_status: string; changed_by: unknown; reason: string };
type Inquiry = { result: { status: string; status_history: Change[] } };

async function newCase(changes: object = {}) {
  const { body } = await home.owner<{ id: string }>('POST', '/web/inquiry', { ...INLINE, max_retries: 0, ...changes });
  const { evidenceId, sessionId } = await bringToReview(house, home.orgId, body.id);
  return { id: body.id, evidenceId, sessionId, address: `/console/inquiries/${body.id}` };
}

const revisionOn = (page: string) => /name="revision" value="(\d+)"/.exec(page)?.[1] ?? 'none';

async function decide(person: ConsoleVisitor, address: string, decision: string, reason: string, page?: string) {
  const revision = revisionOn(page ?? (await person.get(address)).text);
  return person.send(`${address}/decision`, { decision, reason, revision });
}

const resultOf = async (id: string) => (await home.owner<Inquiry>('GET', `/web/inquiry/${id}`)).body.result;

test('the queue tells of inquiries and envelopes alike, the longest wait first, and of nothing that is decided', async () => {
  const first = await newCase({ name: 'The first case' });
  const { body } = await home.owner<{ envelope_id: string }>('POST', '/envelope', {
    ...ENVELOPE,
    name: 'The second case',
  });
  const session = await startEnvelope(house, home.orgId, body.envelope_id);
  await finishEnvelope(
    house,
    home.orgId,
    body.envelope_id,
    session,
    assessment({ acceptance: 'low', acceptance_certain: false, confidence: 'low' }),
  );
  const third = await newCase({ name: 'The third case' });
  const names = async () =>
    [...(await kim.get('/console/review')).text.matchAll(/The (\w+) case/g)].map(([, name]) => name);
  assert.equal(await names(), ['first', 'second', 'third']);
  assert.is((await decide(kim, third.address, 'approve', 'Fine.')).status, 303);
  assert.equal(await names(), ['first', 'second']);
  assert.is((await decide(kim, third.address, 'reopen', 'Once more.')).status, 303);
  assert.equal(await names(), ['first', 'second', 'third']);
  for (const address of [first.address, `/console/envelopes/${body.envelope_id}`, third.address]) {
    assert.is((await decide(kim, address, 'reject', 'No.')).status, 303, address);
  }
  assert.equal(await names(), []);
});

test('a long queue goes on page by page', async () => {
  const made: string[] = [];
  for (let count = 0; count < 52; count++) made.push((await newCase({ name: `Case ${count}` })).id);
  const casesOn = (page: string) => [...page.matchAll(/\/console\/inquiries\/(web_iq_\w+)/g)].map(([, id]) => id);
  const first = (await kim.get('/console/review')).text;
  const next = /href="(\/console\/review\?since=[^"]+)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const second = (await kim.get(next)).text;
  assert.equal([...casesOn(first), ...casesOn(second)], made);
  assert.not.match(second, '?since=');
  for (const id of made) await decide(kim, `/console/inquiries/${id}`, 'reject', 'No.');
});

test('a decision is that of the operator who is signed in', async () => {
  const { id, address } = await newCase();
  const { status, headers } = await decide(kim, address, 'approve', 'The card says so.');
  assert.equal([status, headers.get('location')], [303, `${address}?done=yes`]);
  const result = await resultOf(id);
  const last = result.status_history.at(-1);
  assert.is(result.status, 'approved');
  assert.is(last?.reason, 'The card says so.');
  const [listed] = (await house.operators.list(home.orgId)).filter(each => each.id === kim.operatorId);
  assert.equal(last?.changed_by, { name: listed?.name, email: listed?.email });
  const events = await house.engines.eventStore.read(`inquiry-${id}`);
  assert.is(events.at(-1)?.metadata.actor, `operator:${kim.operatorId}`);
});

test('visits that a page made too many of are told of by their number', async () => {
  const { body } = await home.owner<{ id: string }>('POST', '/web/inquiry', { ...INLINE, max_retries: 0 });
  const { sessionId } = await bringToReview(house, home.orgId, body.id);
  const context = { orgId: home.orgId, actor: 'end_user', correlationId: house.identifiers.event() };
  const end = {
    type: 'End',
    captured: { inquiry_id: body.id },
    sessionId,
    reason: 'finished',
    leftOut: 1_234,
  } as const;
  await house.handle(captureSession, sessionId, end, context);
  const { text } = await kim.get(`/console/inquiries/${body.id}`);
  assert.match(text, '1,234 more are not kept: a page changed its address too often.');
  assert.not.match((await kim.get((await newCase()).address)).text, 'are not kept');
});

test('the way to the next case is open before the lists know of the one that was made', async () => {
  const { id } = await newCase();
  const { worklist } = house.readModels;
  const get = worklist.get;
  Object.assign(worklist, { get: async () => undefined });
  assert.is((await kim.get(`/console/next/${id}`)).status, 303);
  Object.assign(worklist, { get });
  assert.is((await kim.get('/console/next/web_iq_01M84TR2291KXJG0H3D8NCK5K7')).status, 404);
  await decide(kim, `/console/inquiries/${id}`, 'reject', 'No.');
});

const tickets = createTickets({ key: new Uint8Array(32).fill(7), secure: false });

/** The hosted page, as the browser sees it that went through this session. */
async function pageOf(id: string, sessionId: string): Promise<string> {
  const [cookie = ''] = tickets.cookie(id, sessionId).split(';');
  return (await house.pages().request(`/capture/${id}`, { headers: { cookie } })).text();
}

test('asked again, the end user may go through the capture once more, and reads why', async () => {
  const { id, address, sessionId } = await newCase();
  assert.is((await decide(kim, address, 'ask-again', 'Show the whole card.')).status, 303);
  const { status, status_history } = await resultOf(id);
  assert.is(status, 'pending');
  assert.equal(
    status_history.slice(-2).map(({ to_status, reason }) => [to_status, reason]),
    [
      ['rejected', 'Show the whole card.'],
      ['pending', 'Show the whole card.'],
    ],
  );
  assert.match(await pageOf(id, sessionId), 'Show the whole card.');
  const again = await capture(house, home.orgId, id);
  assert.ok(again.sessionId);
  const waiting = await kim.get(address);
  assert.match(waiting.text, 'there is nothing to decide');

  const made = await home.owner<{ envelope_id: string }>('POST', '/envelope', ENVELOPE);
  const envelopeId = made.body.envelope_id;
  const session = await startEnvelope(house, home.orgId, envelopeId);
  const doubt = assessment({ acceptance: 'low', acceptance_certain: false, confidence: 'low' });
  await finishEnvelope(house, home.orgId, envelopeId, session, doubt);
  assert.is(
    (await decide(kim, `/console/envelopes/${envelopeId}`, 'ask-again', 'The whole card, please.')).status,
    303,
  );
  const envelope = (await home.owner<{ status: string }>('GET', `/envelope/${envelopeId}`)).body;
  assert.is(envelope.status, 'pending');
  assert.match(await pageOf(envelopeId, session), 'The whole card, please.');
  assert.ok(await startEnvelope(house, home.orgId, envelopeId));
});

test('a decision without a reason is refused, and the case stays as it was', async () => {
  const { id, address } = await newCase();
  const { status, text } = await decide(kim, address, 'reject', '  ');
  assert.is(status, 400);
  assert.match(text, 'A review needs a reason.');
  assert.is((await resultOf(id)).status, 'manual_review');
});

test('of two people on one case the second is told what happened, and keeps the words', async () => {
  const { id, address } = await newCase();
  const sam = await house.operator(home.orgId, 'admin');
  const page = (await sam.get(address)).text;
  assert.is((await decide(kim, address, 'reject', 'Kim says no.')).status, 303);
  const late = await decide(sam, address, 'approve', 'Sam says yes.', page);
  assert.is(late.status, 409);
  assert.match(late.text, 'This has changed since you opened it');
  assert.match(late.text, 'Kim says no.');
  assert.match(late.text, 'Sam says yes.</textarea>');
  assert.is((await resultOf(id)).status, 'rejected');
  // What was decided and put back in between is another case than the one that was seen.
  await decide(kim, address, 'reopen', 'Once more.');
  assert.is((await decide(sam, address, 'approve', 'Sam says yes.', page)).status, 409);
});

test('where a template asks for four eyes, an approval waits for somebody else', async () => {
  const { id, address } = await newCase({ name: 'Seen by two', settings: { four_eyes: true } });
  const sam = await house.operator(home.orgId, 'admin');
  const before = (await sam.get(address)).text;
  assert.match((await decide(kim, address, 'approve', 'Kim says yes.')).headers.get('location') ?? '', '?done');
  assert.match((await kim.get(`${address}?done`)).text, 'a second operator has to confirm it');
  const { status, status_history } = await resultOf(id);
  assert.is(status, 'manual_review');
  assert.is(status_history.at(-1)?.changed_by, null);
  assert.not.match((await kim.get(address)).text, 'value="approve"');
  const again = await decide(kim, address, 'approve', 'Kim says yes again.');
  assert.is(again.status, 409);
  assert.match(again.text, 'another operator has to confirm it');
  const [own, foreign] = [(await kim.get('/console/review')).text, (await sam.get('/console/review')).text];
  for (const page of [own, foreign]) assert.match(page, 'A second approval</span>');
  assert.match(own, 'The first is yours.');
  assert.not.match(foreign, 'The first is yours.');
  // Whoever has not seen the first approval decides on what stands no more.
  assert.is((await decide(sam, address, 'approve', 'Sam says yes.', before)).status, 409);
  const page = (await sam.get(address)).text;
  assert.match(page, 'Your approval confirms it.');
  assert.match(page, 'Kim says yes.');
  assert.is((await decide(sam, address, 'approve', 'Sam says yes.', page)).status, 303);
  const approved = await resultOf(id);
  assert.equal([approved.status, approved.status_history.at(-1)?.reason], ['approved', 'Sam says yes.']);
  assert.match((await kim.get(address)).text, 'First of two approvals');
  assert.not.match((await kim.get('/console/review')).text, 'Seen by two');
});

test('an envelope whose template asks for four eyes waits for somebody else as well', async () => {
  const whole = { name: 'An envelope for two', query: 'Is it active?', four_eyes: true };
  const { id: template_id } = await house.envelopeTemplates.create(home.orgId, whole, 'system');
  const made = await home.owner<{ envelope_id: string }>('POST', '/envelope', {
    template_id,
    return_url: 'https://customer.example/back',
  });
  const { envelope_id } = made.body;
  const session = await startEnvelope(house, home.orgId, envelope_id);
  const doubt = assessment({ acceptance: 'low', acceptance_certain: false, confidence: 'low' });
  await finishEnvelope(house, home.orgId, envelope_id, session, doubt);
  const address = `/console/envelopes/${envelope_id}`;
  const standing = async () =>
    (await home.owner<{ status: string; status_history: Change[] }>('GET', `/envelope/${envelope_id}`)).body;
  assert.is((await decide(kim, address, 'approve', 'Kim says yes.')).status, 303);
  assert.is((await standing()).status, 'manual_review');
  assert.match((await kim.get('/console/review')).text, 'The first is yours.');
  assert.match((await decide(kim, address, 'approve', 'Once more.')).text, 'another operator has to confirm it');
  const ada = await house.operator(home.orgId, 'admin');
  assert.match((await ada.get(address)).text, 'Your approval confirms it.');
  assert.is((await decide(ada, address, 'approve', 'Ada says yes.')).status, 303);
  const { status, status_history } = await standing();
  assert.equal([status, status_history.map(({ reason }) => reason).at(-1)], ['approved', 'Ada says yes.']);
  assert.match((await kim.get(address)).text, 'First of two approvals');
});

test('the queue is narrowed to a template, a cause and an age, and the next case keeps to that', async () => {
  const listed = async (query: string) =>
    [...(await kim.get(`/console/review?${query}`)).text.matchAll(/\/console\/inquiries\/(web_iq_\w+)/g)].map(
      ([, id]) => id,
    );
  for (const id of await listed('template=')) await decide(kim, `/console/inquiries/${id}`, 'reject', 'No.');
  const { key } = (
    await home.owner<{ key: string }>('POST', '/web/template', { ...TEMPLATE, name: 'Gym card', status: 'published' })
  ).body;
  const ofTemplate = async (subject_id: string) => {
    const asked = { template_key: key, subject_id, max_retries: 0 };
    const { id } = (await home.owner<{ id: string }>('POST', '/web/inquiry', asked)).body;
    await bringToReview(house, home.orgId, id);
    return id;
  };
  const [first, other, second] = [
    await ofTemplate('one'),
    await newCase({ name: 'No template' }),
    await ofTemplate('two'),
  ];
  await decide(kim, `/console/inquiries/${second}`, 'reject', 'No.');
  await decide(kim, `/console/inquiries/${second}`, 'reopen', 'Once more.');
  assert.equal(await listed('template='), [first, other.id, second]);
  assert.equal(await listed(`template=${key}`), [first, second]);
  assert.equal(await listed('why=reopened'), [second]);
  assert.equal(await listed(`why=evidence&template=${key}`), [first]);
  assert.equal(await listed('age=1h'), []);
  house.clock.advance(60 * 60 * 1000);
  await kim.signIn();
  const later = await newCase({ name: 'Later' });
  assert.equal(await listed(`age=1h&template=${key}`), [first, second]);
  assert.equal(await listed('age=1h'), [first, other.id, second]);
  const next = async (id: string, query = '') => (await kim.get(`/console/next/${id}${query}`)).headers.get('location');
  // Whose cases they are is told by another read model than the queue.
  for (const id of [first, second]) await eventually('the case', async () => (await next(id)) !== null);
  assert.is(await next(first), other.address);
  assert.is(await next(first, `?template=${key}`), `/console/inquiries/${second}?template=${key}`);
  assert.is(await next(second, `?template=${key}`), `/console/review?template=${key}`);
  const page = (await kim.get(`/console/inquiries/${first}?template=${key}`)).text;
  assert.match(page, `/console/next/${first}?template=${key}`);
  const decided = await decide(kim, `/console/inquiries/${first}`, 'reject', 'No.');
  assert.match(decided.headers.get('location') ?? '', '?done=yes');
  // What is decided waits nowhere: from there the queue begins anew.
  assert.is(await next(first), other.address);
  for (const each of [other.id, second, later.id]) await decide(kim, `/console/inquiries/${each}`, 'reject', 'No.');
});

test('whoever has a case open is seen by the others who have, and nobody else sees them', async () => {
  const { id, address } = await newCase();
  const sam = await house.operator(home.orgId, 'admin');
  const seen = async (person: ConsoleVisitor) => JSON.parse((await person.get(`${address}/presence`)).text);
  assert.equal((await seen(kim)).others, []);
  assert.equal((await seen(sam)).others, ['Kim the member']);
  assert.match((await kim.get(address)).text, 'Also here: Kim the admin.');
  const away = await house.operator((await house.household('Other Gym')).orgId, 'owner');
  assert.is((await away.get(`${address}/presence`)).status, 404);
  house.clock.advance(20_000);
  assert.equal((await seen(sam)).others, []);
  const { revision } = await seen(kim);
  // A page says so every eight seconds: one that missed it once is still there, and counts from when it last did.
  house.clock.advance(16_000);
  assert.equal((await seen(sam)).others, ['Kim the member']);
  const elsewhere = await newCase();
  assert.equal(JSON.parse((await sam.get(`${elsewhere.address}/presence`)).text).others, [], 'at another case');
  await decide(sam, address, 'reject', 'No.');
  assert.ok((await seen(kim)).revision > revision);
  assert.is((await resultOf(id)).status, 'rejected');
});

test('every look at evidence stands in the log before the evidence is given, and moves no decision', async () => {
  const { id, address, evidenceId } = await newCase();
  const before = (await kim.get(address)).text;
  const auditor = await house.operator(home.orgId, 'auditor');
  assert.is((await auditor.get(`${address}/evidence/${evidenceId}`)).text, `picture ${evidenceId}`);
  const download = await kim.get(`${address}/evidence/${evidenceId}/download`);
  assert.is(download.status, 303);
  const events = await house.engines.eventStore.read(`evidence_access-${evidenceId}`);
  const told = events.map(({ type, data, metadata }) => [
    type,
    Object(data).look,
    Object(data).operator_id,
    metadata.org_id,
  ]);
  assert.equal(told, [
    ['EvidenceViewed', 'shown', auditor.operatorId, home.orgId],
    ['EvidenceViewed', 'downloaded', kim.operatorId, home.orgId],
  ]);
  assert.is(Object(events[0]?.data).inquiry_id, id);
  const location = new URL(download.headers.get('location') ?? '');
  const file = await house.app.request(`${location.pathname}${location.search}`);
  assert.is(await file.text(), `picture ${evidenceId}`);
  assert.is((await decide(kim, address, 'approve', 'Seen.', before)).status, 303);
});

test('evidence is given as that of its own case only', async () => {
  const [one, other] = [await newCase(), await newCase()];
  const { status } = await kim.get(`${one.address}/evidence/${other.evidenceId}`);
  assert.is(status, 404);
  assert.equal(await house.engines.eventStore.read(`evidence_access-${other.evidenceId}`), []);
});

test('what is no picture is never shown, whatever it says that it is', async () => {
  const { body } = await home.owner<{ id: string }>('POST', '/web/inquiry', { ...INLINE, max_retries: 0 });
  const captured = await capture(house, home.orgId, body.id);
  await assess(house, home.orgId, body.id, captured, { acceptance: 'low', confidence: 'low' });
  const page = new TextEncoder().encode('<script>alert(1)</script>');
  await house.engines.evidenceStore.delete(captured.evidenceId);
  await house.engines.evidenceStore.put(captured.evidenceId, { bytes: page, contentType: 'text/html' });
  const { status, text } = await kim.get(`/console/inquiries/${body.id}/evidence/${captured.evidenceId}`);
  assert.is(status, 409);
  assert.not.match(text, 'alert(1)');
});

/** Closes whatever it stands in, and would run. */
const ATTACK = `"'><img src=x onerror=alert(1)></textarea></title><script>alert(1)</script>`;

test('what customers, people and sites write is text on every page', async () => {
  const { body } = await home.owner<{ id: string }>('POST', '/web/inquiry', {
    ...INLINE,
    name: ATTACK,
    description: ATTACK,
    query: ATTACK,
    subject_id: ATTACK,
    acceptance_guide: `high: status is Active\n${ATTACK}`,
    fields: [{ name: ATTACK, required: true, description: ATTACK }],
    metadata: { [ATTACK.slice(0, 40)]: ATTACK },
    max_retries: 0,
  });
  assert.ok(body.id, JSON.stringify(body));
  const captured = await capture(house, home.orgId, body.id);
  const claim = {
    property: ATTACK,
    value: ATTACK,
    source_url: `https://x.example/${ATTACK}`,
    score: 0.4,
    label: ATTACK,
  };
  await assess(house, home.orgId, body.id, captured, {
    acceptance: 'low',
    confidence: 'low',
    acceptance_reason: ATTACK,
    confidence_reason: ATTACK,
    claims: [
      {
        ...claim,
        evidence_id: captured.evidenceId,
        place: { rect: { x: 1, y: 1, width: 2, height: 2 } },
        pixels: 'agree',
      },
    ],
    rules: [{ level: 'high', text: ATTACK, outcome: 'unknown' }],
    required_fields: [ATTACK],
    model: { name: ATTACK, failure: ATTACK },
  });
  const invited = await house.operators.invite(
    home.orgId,
    { email: 'x@example.com', role: 'owner', name: ATTACK },
    'system',
  );
  const named = house.visitor();
  const pages = [(await named.get(new URL(invited.sign_in_url).pathname)).text];
  await named.accept(invited.sign_in_url);
  const address = `/console/inquiries/${body.id}`;
  const tried = `/console/themes?name=${encodeURIComponent(ATTACK)}`;
  for (const path of ['/console/review', address, '/console/sessions', '/console/people', tried]) {
    pages.push((await named.get(path)).text);
  }
  const beside = (await kim.get(address)).text;
  assert.match(beside, 'Also here: &quot;');
  pages.push(beside);
  pages.push((await decide(named, address, 'reject', ATTACK)).text, (await named.get(address)).text);
  pages.push((await decide(named, address, 'approve', ATTACK)).text);
  for (const page of pages) assert.not.match(page, /<script>|<img src=x|onerror=alert\(1\)>/);
  assert.ok(pages.filter(page => page.includes('&lt;script&gt;alert(1)')).length >= 5);
});

test('what is deleted is gone from the queue and from its address', async () => {
  const { id, address } = await newCase({ name: 'To be erased' });
  assert.match((await kim.get('/console/review')).text, 'To be erased');
  await house.erasure.delete(id, 'system');
  assert.not.match((await kim.get('/console/review')).text, 'To be erased');
  assert.is((await kim.get(address)).status, 404);
});

test('nothing was our fault', () => assert.equal(house.errors, []));

test.run();
