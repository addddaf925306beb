import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { IdentityProviderAway } from '../../application/ports/identity-provider.ts';
import { createAddressPolicy } from '../../infrastructure/network/address-policy.ts';
import { createVettedFetch } from '../../infrastructure/network/vetted-fetch.ts';
import { createIdentityProvider } from '../../infrastructure/oidc/identity-provider.ts';
import { type ConsoleVisitor, openConsoleHouse } from '../support/console-house.ts';
import { eventually } from '../support/eventually.ts';
import { type Account, type Misconduct, startFakeIssuer } from '../support/fake-issuer.ts';
import { filesWith } from '../support/files-with.ts';
import { freePort } from '../support/free-port.ts';
import { openHttpHouse } from '../support/http-house.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const CLIENT = { id: 'affiant-console', secret: 'secret of the client' };
const issuer = await startFakeIssuer(CLIENT);
const folder = temporaryFolder();

// The organization stands before its issuer is named in the settings.
const before = await openHttpHouse(folder);
const { orgId } = await before.household('City Gym');
await before.close();

const SETTINGS = {
  CONSOLE_OIDC_ISSUER: issuer.origin,
  CONSOLE_OIDC_CLIENT_ID: CLIENT.id,
  CONSOLE_OIDC_CLIENT_SECRET: CLIENT.secret,
  CONSOLE_OIDC_ORGANIZATION: orgId,
  CONSOLE_OIDC_NAME: 'Example <Corp>',
  CONSOLE_OIDC_NETWORKS: '127.0.0.0/8',
};
const house = await openConsoleHouse(undefined, SETTINGS, folder);
test.after(async () => {
  await house.close();
  await issuer.close();
});
test.before.each(() => issuer.misbehave());

const SESSION = 'affiant_console';
const JOURNEY = 'affiant_console_journey';
const START = '/console/sign-in/issuer';

const accountOf = (sub: string, email = `${sub}@example.com`): Account => ({ sub, email, email_verified: true });
const onTo = (page: string) =>
  /http-equiv="refresh" content="0; url=([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
const isIn = async (person: ConsoleVisitor) => (await person.get('/console/sessions')).status === 200;

/** Goes to the issuer. @returns where the browser is sent */
async function setOut(person: ConsoleVisitor, to = '/console/audit'): Promise<string> {
  const { status, text } = await person.send(START, { to });
  assert.is(status, 200, text);
  return onTo(text);
}

const comeBack = (person: ConsoleVisitor, query: URLSearchParams) => person.get(`${START}/back?${query}`);

async function signIn(person: ConsoleVisitor, account: Account) {
  return comeBack(person, issuer.signIn(await setOut(person), account));
}

test('the sign-in has a button of the issuer, and its page leads there with all that ties the answer to it', async () => {
  const person = house.visitor();
  const page = await person.get('/console/sign-in?to=/console/audit');
  assert.match(page.text, '<button>Sign in with Example &lt;Corp&gt;</button>');
  const there = new URL(await setOut(person));
  assert.is(there.origin + there.pathname, `${issuer.origin}/authorize`);
  const { code_challenge, nonce, state, ...rest } = Object.fromEntries(there.searchParams);
  assert.equal(rest, {
    client_id: CLIENT.id,
    response_type: 'code',
    redirect_uri: 'https://console.test/console/sign-in/issuer/back',
    scope: 'openid email',
    code_challenge_method: 'S256',
  });
  assert.is(new Set([code_challenge, nonce, state]).size, 3);
  for (const each of [code_challenge, nonce, state]) assert.is(each?.length, 43);
  assert.not.match(person.cookies.get(JOURNEY) ?? '', state ?? '');
});

test('who was invited comes in by the address at first, and by the account from then on', async () => {
  const { operator_id, sign_in_url } = await house.invite(orgId, 'auditor', 'kim@example.com');
  const person = house.visitor();
  const came = await signIn(person, accountOf('kim', 'Kim@Example.com'));
  assert.is(came.status, 200, came.text);
  assert.is(onTo(came.text), '/console/audit');
  assert.not(person.cookies.has(JOURNEY));
  const line = came.headers.getSetCookie().find(each => each.startsWith(`${SESSION}=`));
  assert.match(line ?? '', /; Path=\/console; HttpOnly; SameSite=Strict; Secure$/);
  assert.match((await person.get('/console/sessions')).text, 'Signed in with a company account');
  assert.is((await house.visitor().accept(sign_in_url)).status, 403, 'the link is over');
  const again = house.visitor();
  assert.is((await signIn(again, { sub: 'kim', email: 'other@example.com', email_verified: false })).status, 200);
  assert.match((await again.get('/console/people')).text, new URL(issuer.origin).host);
  const [listed] = (await house.operators.list(orgId)).filter(({ id }) => id === operator_id);
  assert.is(listed?.status, 'active');
  assert.is((await again.send('/console/new/inquiry', {})).status, 403, 'an auditor changes nothing');
});

test('signed out is signed out, and the audit tells by what somebody came in', async () => {
  const person = house.visitor();
  await signIn(person, accountOf('kim'));
  const stolen = person.cookies.get(SESSION) ?? '';
  const deeds = await eventually('the sign-in', async () => {
    const { text } = await person.get('/console/audit?type=OperatorSignedIn');
    return text.includes('data-of="What">Operator signed in') ? text : undefined;
  });
  assert.match(deeds, 'Operator signed in with a company account');
  await person.send('/console/sign-out');
  person.cookies.set(SESSION, stolen);
  assert.not(await isIn(person));
});

test('whose address somebody has later is not who had it before', async () => {
  await house.invite(orgId, 'member', 'desk@example.com');
  assert.is((await signIn(house.visitor(), accountOf('first', 'desk@example.com'))).status, 200);
  const later = await signIn(house.visitor(), accountOf('second', 'desk@example.com'));
  assert.is(later.status, 403);
  assert.match(later.text, 'Another account there is known as yours');
});

test('nobody comes in who was not invited by an address that is known to be theirs', async () => {
  const away = await house.organizations.create('Other Gym', 'system');
  await house.invite(away.org_id, 'owner', 'owner@other.example');
  await house.invite(orgId, 'owner', 'boss@example.com');
  // Its first letter is U+212A, which is a k when letters are made small.
  await house.invite(orgId, 'owner', 'kay@example.com');
  const tries: [Account, RegExp][] = [
    [accountOf('stranger'), /Nobody was invited as stranger@example\.com/],
    [accountOf('away', 'owner@other.example'), /Nobody was invited/],
    [accountOf('kelvin', '\u212Aay@example.com'), /Nobody was invited/],
    [{ sub: 'a', email: 'boss@example.com', email_verified: false }, /does not confirm/],
    [{ sub: 'b', email: 'boss@example.com', email_verified: 'true' }, /does not confirm/],
    [{ sub: 'c', email: 'boss@example.com' }, /does not confirm/],
    [{ sub: 'd' }, /does not confirm/],
  ];
  for (const [account, told] of tries) {
    const person = house.visitor();
    const { status, text } = await signIn(person, account);
    assert.is(status, 403, JSON.stringify(account));
    assert.match(text, told);
    assert.not(await isIn(person));
  }
});

test('whoever is revoked is out at once, and comes in by no account', async () => {
  const { operator_id } = await house.invite(orgId, 'member', 'gone@example.com');
  const person = house.visitor();
  assert.is((await signIn(person, accountOf('gone'))).status, 200);
  await house.operators.revoke(operator_id, 'system');
  assert.not(await isIn(person));
  assert.is((await signIn(house.visitor(), accountOf('gone'))).status, 403);
  const again = await house.invite(orgId, 'auditor', 'gone@example.com');
  assert.is.not(again.operator_id, operator_id);
  assert.is((await signIn(house.visitor(), accountOf('gone'))).status, 200, 'invited again, under the same account');
});

test('a token that is not for this console, this try and this time proves nothing', async () => {
  await house.invite(orgId, 'member', 'token@example.com');
  const now = Math.floor(Date.now() / 1000);
  const wrong: Record<string, Misconduct> = {
    nonce: { claims: { nonce: 'another' } },
    'no nonce': { claims: { nonce: undefined } },
    issuer: { claims: { iss: 'https://issuer.example' } },
    audience: { claims: { aud: 'another-client' } },
    'another party': { claims: { aud: [CLIENT.id, 'another-client'], azp: 'another-client' } },
    expiry: { claims: { iat: now - 600, exp: now - 300 } },
    subject: { claims: { sub: undefined } },
    signature: { foreignKey: true },
    'no signature': { header: { alg: 'none' } },
    'a secret for a key': { header: { alg: 'HS256' } },
    'no token': { noToken: true },
    'a flood': { flood: 2 * 1024 * 1024 },
  };
  for (const [name, misconduct] of Object.entries(wrong)) {
    issuer.misbehave(misconduct);
    const person = house.visitor();
    const { status, text } = await signIn(person, accountOf('token'));
    assert.is(status, 403, name);
    assert.match(text, 'That did not work');
    assert.not(await isIn(person));
  }
  issuer.misbehave();
  assert.is((await signIn(house.visitor(), accountOf('token'))).status, 200, 'the same without a fault');
});

test('an answer is for the browser that asked, once', async () => {
  await house.invite(orgId, 'member', 'once@example.com');
  const person = house.visitor();
  const asked = await setOut(person);
  const [query, other] = [issuer.signIn(asked, accountOf('once')), issuer.signIn(asked, accountOf('once'))];
  const attacked = house.visitor();
  assert.is((await comeBack(attacked, query)).status, 403, 'a browser that asked nothing');
  await setOut(attacked);
  assert.is((await comeBack(attacked, query)).status, 403, 'the state of somebody else');
  assert.not(await isIn(attacked));

  const journey = person.cookies.get(JOURNEY) ?? '';
  const comeAgain = (sent: URLSearchParams) => {
    person.cookies.set(JOURNEY, journey);
    return comeBack(person, sent);
  };
  assert.is((await comeBack(person, query)).status, 200);
  assert.is((await comeBack(person, query)).status, 403, 'the journey is over');
  assert.is((await comeAgain(query)).status, 403, 'the code was used');
  assert.is((await comeAgain(other)).status, 409, 'one try begins one session');
});

test('an issuer that was mixed up, a denial, a forged journey and a late answer open nothing', async () => {
  await house.invite(orgId, 'member', 'mixed@example.com');
  const queryOf = async (person: ConsoleVisitor) => issuer.signIn(await setOut(person), accountOf('mixed'));
  const person = house.visitor();
  const mixed = await queryOf(person);
  mixed.set('iss', 'https://issuer.example');
  assert.is((await comeBack(person, mixed)).status, 403);
  const silent = await queryOf(person);
  silent.delete('iss');
  assert.is((await comeBack(person, silent)).status, 403, 'an issuer that names itself always does');
  const denied = await queryOf(person);
  denied.delete('code');
  denied.set('error', 'access_denied');
  assert.is((await comeBack(person, denied)).status, 403);
  const forged = await queryOf(person);
  person.cookies.set(JOURNEY, `${person.cookies.get(JOURNEY)?.replace(/^./, 'x')}`);
  assert.is((await comeBack(person, forged)).status, 403);
  const late = await queryOf(person);
  house.clock.advance(10 * 60 * 1000);
  const journey = person.cookies.get(JOURNEY) ?? '';
  assert.is((await comeBack(person, late)).status, 403);
  const [challenge, to, until, mac] = journey.split('.');
  person.cookies.set(JOURNEY, [challenge, to, Number(until) + 60_000, mac].join('.'));
  assert.is((await comeBack(person, late)).status, 403, 'a journey that was made longer');
  assert.not(await isIn(person));
  assert.is((await signIn(person, { sub: 'kim' })).status, 200, 'each account is known for itself');
});

test('only our own page sets out, and leads to no page but one of the console', async () => {
  const foreign = await house.visitor().ask('POST', START, { headers: { origin: 'https://evil.example' } });
  assert.is(foreign.status, 403);
  await house.invite(orgId, 'member', 'to@example.com');
  for (const to of ['https://evil.example/', '//evil.example', '/console/../evil', 'javascript:alert(1)']) {
    const person = house.visitor();
    const came = await comeBack(person, issuer.signIn(await setOut(person, to), accountOf('to')));
    assert.is(onTo(came.text), '/console/review', to);
  }
});

test('an issuer that fails gives a page that says so', async () => {
  const person = house.visitor();
  issuer.misbehave({ status: 503 });
  const { status, text } = await signIn(person, accountOf('kim'));
  assert.is(status, 503);
  assert.match(text, 'Example &lt;Corp&gt; does not answer');
  assert.match(text, 'href="/console/sign-in"');
});

test('an issuer that is silent or gone is given up in time', async () => {
  const policy = createAddressPolicy({ allow: ['127.0.0.0/8'] });
  const at = (address: string) =>
    createIdentityProvider({
      name: 'Example',
      issuer: address,
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
      redirectUri: 'https://console.test/console/sign-in/issuer/back',
      fetch: createVettedFetch({ policy }),
      timeoutMs: 300,
    });
  const attempt = { state: 'a', nonce: 'b', codeVerifier: 'c'.repeat(43) };
  const isAway = (error: unknown) => error instanceof IdentityProviderAway;
  issuer.silence(true);
  const provider = at(issuer.origin);
  assert.ok(isAway(await provider.signInAddress(attempt).catch(error => error)), 'it says nothing');
  issuer.silence(false);
  const there = await provider.signInAddress(attempt);
  issuer.silence(true);
  const query = issuer.signIn(there, accountOf('kim'));
  assert.ok(isAway(await provider.vouchedFor(query, attempt).catch(error => error)), 'it says nothing any more');
  issuer.silence(false);
  const gone = at(`http://127.0.0.1:${await freePort()}`);
  assert.ok(isAway(await gone.signInAddress(attempt).catch(error => error)), 'it is gone');
});

test('an issuer whose address leads where nothing may be sent is not asked', async () => {
  const { CONSOLE_OIDC_NETWORKS: _, ...closed } = SETTINGS;
  const guarded = await openConsoleHouse(undefined, closed);
  const asked = issuer.requests.length;
  const { status, text } = await guarded.visitor().send(START);
  assert.is(status, 503);
  assert.match(text, 'does not answer');
  assert.is(issuer.requests.length, asked);
  await guarded.close();
});

test('the account and the address stand in no file as they are', async () => {
  await house.invite(orgId, 'member', 'nobody-reads-this@example.com');
  await signIn(house.visitor(), accountOf('subject-4711', 'nobody-reads-this@example.com'));
  assert.equal(filesWith(folder, 'IdentityBound').length > 0, true);
  for (const secret of ['subject-4711', CLIENT.secret]) assert.equal(filesWith(folder, secret), []);
});

test('nothing was our fault', () => assert.equal(house.errors, []));

test.run();
