import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SESSION_IDLE_MS, SESSION_LASTS_MS } from '../../domain/operator/session.ts';
import { openConsoleHouse } from '../support/console-house.ts';

const house = await openConsoleHouse();
test.after(() => house.close());
const { orgId } = await house.household('City Gym');
const HOUR = 60 * 60 * 1000;

const SESSION = 'affiant_console';
const isIn = async (person: { get(path: string): Promise<{ status: number }> }) =>
  (await person.get('/console/sessions')).status === 200;

test('a link makes a passkey once; the passkey signs in from then on', async () => {
  const { sign_in_url, operator_id } = await house.invite(orgId, 'member');
  assert.match(sign_in_url, /^https:\/\/console\.test\/console\/invitation\/opr_\w+\/[\w-]{43}$/);
  const person = house.visitor();
  const page = await person.get(new URL(sign_in_url).pathname);
  assert.is(page.status, 200);
  assert.match(page.text, 'City Gym');
  const made = await person.accept(sign_in_url);
  assert.is(made.status, 200, made.text);
  assert.ok(await isIn(person));

  await person.send('/console/sign-out');
  assert.not(await isIn(person));
  assert.is((await person.signIn()).status, 200);
  assert.ok(await isIn(person));

  for (const other of [person, house.visitor()]) {
    assert.is((await other.get(new URL(sign_in_url).pathname)).status, 403);
    const again = await other.accept(sign_in_url);
    assert.is(again.status, 403);
    assert.match(again.text, 'LINK_OVER');
  }
  const [listed] = (await house.operators.list(orgId)).filter(({ id }) => id === operator_id);
  assert.is(listed?.status, 'active');
});

test('a link that was opened at the same time by two makes one passkey', async () => {
  const { sign_in_url } = await house.invite(orgId, 'member');
  const path = new URL(sign_in_url).pathname;
  const [one, other] = [house.visitor(), house.visitor()];
  const asked = await Promise.all([one, other].map(each => each.post(`${path}/options`, {})));
  const made = await Promise.all(
    [one, other].map((each, index) => each.post(path, each.passkey.create(JSON.parse(asked[index]?.text ?? '')))),
  );
  assert.equal(made.map(({ status }) => status).sort(), [200, 403]);
});

test('a link works for an hour, and an invitation again ends the link before it', async () => {
  const first = await house.invite(orgId, 'auditor', 'late@example.com');
  const second = await house.invite(orgId, 'admin', 'Late@Example.com');
  assert.is(second.operator_id, first.operator_id);
  assert.is((await house.visitor().accept(first.sign_in_url)).status, 403);
  house.clock.advance(HOUR);
  assert.is((await house.visitor().accept(second.sign_in_url)).status, 403);
  const third = await house.invite(orgId, 'admin', 'late@example.com');
  house.clock.advance(HOUR - 1000);
  assert.is((await house.visitor().accept(third.sign_in_url)).status, 200);
});

test('the cookie is for the console alone, over https alone, and for no script', async () => {
  const { sign_in_url } = await house.invite(orgId, 'member');
  const made = await house.visitor().accept(sign_in_url);
  const [line] = made.headers.getSetCookie().filter(each => each.startsWith(`${SESSION}=`));
  assert.match(line ?? '', /; Path=\/console; HttpOnly; SameSite=Strict; Secure$/);
});

test('a cookie that was stolen opens nothing after its owner has signed out', async () => {
  const person = await house.operator(orgId, 'member');
  const thief = house.visitor();
  thief.cookies.set(SESSION, person.cookies.get(SESSION) ?? '');
  assert.ok(await isIn(thief));
  await person.send('/console/sign-out');
  assert.not(await isIn(thief));
});

test('signing in begins a session that nobody knew before, whatever cookie was planted', async () => {
  const person = await house.operator(orgId, 'member');
  const attacker = await house.operator(orgId, 'member');
  const planted = attacker.cookies.get(SESSION) ?? '';
  person.cookies.set(SESSION, planted);
  assert.is((await person.signIn()).status, 200);
  assert.is.not(person.cookies.get(SESSION)?.split('.')[0], planted.split('.')[0]);
  const page = await person.get('/console/sessions');
  await attacker.send('/console/sign-out');
  assert.is((await person.get('/console/sessions')).status, page.status);
});

test('a name of a session without our signature is none', async () => {
  const person = await house.operator(orgId, 'member');
  const [id = '', used = '', mac = ''] = (person.cookies.get(SESSION) ?? '').split('.');
  for (const forged of [
    id,
    `${id}.${used}`,
    `${id}.${Number(used) + 1}.${mac}`,
    `${id}.${used}.`,
    `${id}.${used}.AAAA`,
  ]) {
    const thief = house.visitor();
    thief.cookies.set(SESSION, forged);
    assert.not(await isIn(thief), forged);
  }
});

test('the answer of a passkey signs in once', async () => {
  const person = await house.operator(orgId, 'member');
  const options = await person.post('/console/sign-in/options', {});
  const answer = person.passkey.get(JSON.parse(options.text));
  assert.is((await person.post('/console/sign-in', answer)).status, 200);
  assert.is((await person.post('/console/sign-in', answer)).status, 409);
});

test('what a passkey answered to another challenge, page or person proves nothing', async () => {
  const [person, other] = [await house.operator(orgId, 'member'), await house.operator(orgId, 'member')];
  const ask = async () => JSON.parse((await person.post('/console/sign-in/options', {})).text);
  const earlier = person.passkey.get(await ask());
  const challenge = await ask();
  const foreign = person.passkey.get(challenge, 'https://console.test.example');
  const someoneElse = { ...other.passkey.get(challenge), ...{ id: Reflect.get(person.passkey.get(challenge), 'id') } };
  for (const answer of [earlier, foreign, someoneElse, {}, { response: {} }, { response: { userHandle: 7 } }]) {
    const { status, text } = await person.post('/console/sign-in', answer);
    assert.is(status, 403, text);
  }
  const fresh = house.visitor();
  assert.is((await fresh.post('/console/sign-in', person.passkey.get(challenge))).status, 403);
  house.clock.advance(5 * 60 * 1000);
  assert.is((await person.post('/console/sign-in', person.passkey.get(challenge))).status, 403);
});

test('a session ends an hour after its last page, and after a working day whatever happens', async () => {
  const person = await house.operator(orgId, 'member');
  const idle = await house.operator(orgId, 'member');
  house.clock.advance(SESSION_IDLE_MS - 1000);
  assert.ok(await isIn(person));
  house.clock.advance(1000);
  assert.not(await isIn(idle));
  for (let at = SESSION_IDLE_MS; at + SESSION_IDLE_MS / 2 < SESSION_LASTS_MS; at += SESSION_IDLE_MS / 2) {
    assert.ok(await isIn(person), `after ${at} ms`);
    house.clock.advance(SESSION_IDLE_MS / 2);
  }
  house.clock.advance(SESSION_IDLE_MS / 2);
  assert.not(await isIn(person));
});

test('sessions are listed, and each can be ended by whose it is alone', async () => {
  const person = await house.operator(orgId, 'auditor');
  const laptop = house.visitor();
  Object.assign(laptop, { passkey: person.passkey });
  assert.is((await laptop.signIn()).status, 200);
  const page = await person.get('/console/sessions');
  const ids = [...page.text.matchAll(/\/console\/sessions\/(\w+)\/end/g)].map(([, id]) => id);
  assert.is(ids.length, 2);
  const laptopId = laptop.cookies.get(SESSION)?.split('.')[0];
  const stranger = await house.operator(orgId, 'owner');
  assert.is((await stranger.send(`/console/sessions/${laptopId}/end`)).status, 404);
  assert.ok(await isIn(laptop));
  assert.is((await person.send(`/console/sessions/${laptopId}/end`)).status, 303);
  assert.not(await isIn(laptop));
  assert.ok(await isIn(person));
});

test('whoever is revoked is out at once, and in by no passkey; the address may be invited again', async () => {
  const { operator_id, sign_in_url } = await house.invite(orgId, 'owner', 'gone@example.com');
  const person = house.visitor();
  await person.accept(sign_in_url);
  assert.ok(await isIn(person));
  await house.operators.revoke(operator_id, 'system');
  assert.not(await isIn(person));
  assert.is((await person.signIn()).status, 403);
  const again = await house.invite(orgId, 'owner', 'gone@example.com');
  assert.is.not(again.operator_id, operator_id);
});

test('nothing was our fault', () => assert.equal(house.errors, []));

test.run();
