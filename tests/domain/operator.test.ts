import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isEmail } from '../../domain/operator/email.ts';
import type {
  IdentityBound,
  OperatorEvent,
  OperatorInvited,
  PasskeyRegistered,
  PasskeysEnded,
} from '../../domain/operator/events.ts';
import { operator } from '../../domain/operator/operator.ts';
import { isSessionOpen, operatorSession } from '../../domain/operator/session.ts';
import { specify } from '../support/given.ts';

const NOW = new Date('2026-01-02T03:00:00.000Z');
const END = '2026-01-02T04:00:00.000Z';
const { given } = specify(operator);

const invited = (more: Partial<OperatorInvited['data']> = {}): OperatorInvited => {
  const who = { operator_id: 'opr_1', name: 'Kim', email: 'kim@example.com', role: 'member' } as const;
  return { type: 'OperatorInvited', data: { ...who, link_hash: 'a', link_expires_at: END, ...more } };
};

const PASSKEY = { credential_id: 'c1', public_key: 'k1', counter: 0, transports: ['internal'] };
const registered: PasskeyRegistered = {
  type: 'PasskeyRegistered',
  data: { operator_id: 'opr_1', link_hash: 'a', ...PASSKEY },
};
const revoked = { type: 'OperatorRevoked', data: { operator_id: 'opr_1' } } as const;

const invite = (more: object = {}) => {
  const who = { operatorId: 'opr_1', name: 'Kim', email: 'kim@example.com', role: 'member' } as const;
  return { type: 'Invite', ...who, link: { hash: 'a', expiresAt: new Date(END) }, ...more } as const;
};
const register = (linkHash = 'a', now = NOW) => ({ type: 'RegisterPasskey', linkHash, passkey: PASSKEY, now }) as const;

const over = { code: 'FORBIDDEN', message: /used already, or its hour is over/, reason: 'LINK_OVER' } as const;

test('an operator is invited by an e-mail address, and under a name', () => {
  given().when(invite()).thenEvents(invited());
  given()
    .when(invite({ email: 'kim' }))
    .thenRefused({ code: 'VALIDATION', message: /e-mail address/, field: 'email' });
  given()
    .when(invite({ name: ' ' }))
    .thenRefused({ code: 'VALIDATION', message: /needs a name/, field: 'name' });
});

test('a link registers one passkey, in its time', () => {
  given(invited()).when(register()).thenEvents(registered);
  given(invited(), registered).when(register()).thenRefused(over);
  given(invited()).when(register('b')).thenRefused(over);
  given(invited())
    .when(register('a', new Date(END)))
    .thenRefused(over);
  given().when(register()).thenRefused(over);
});

test('a later link ends the one before, and the role that was told last counts', () => {
  const again = invited({ link_hash: 'b', role: 'auditor' });
  given(invited(), again).when(register('a')).thenRefused(over);
  given(invited(), again)
    .when(register('b'))
    .thenEvents({ ...registered, data: { ...registered.data, link_hash: 'b' } });
  assert.is([invited(), again].reduce(operator.evolve, operator.initialState)?.role, 'auditor');
});

test('a link for somebody who has a passkey ends that passkey, and says so', () => {
  const again = invited({ link_hash: 'b' });
  const ended: PasskeysEnded = { type: 'PasskeysEnded', data: { operator_id: 'opr_1', credential_ids: ['c1'] } };
  const passkey = { ...PASSKEY, credential_id: 'c2' };
  const made = { ...registered, data: { ...registered.data, ...passkey, link_hash: 'b' } };
  given(invited(), registered, again)
    .when({ ...register('b'), passkey })
    .thenEvents(ended, made);
  const past: OperatorEvent[] = [invited(), registered, again, ended, made];
  const after = past.reduce(operator.evolve, operator.initialState);
  assert.equal([after?.passkeys, after?.ended_passkeys], [[passkey], [PASSKEY]]);
});

test('an account is bound once, ends the link that was open, and is the only one of its issuer', () => {
  const identity = { identity_id: 'idn_1', issuer: 'https://id.example', subject: 's1' };
  const bound: IdentityBound = { type: 'IdentityBound', data: { operator_id: 'opr_1', ...identity } };
  const bind = (more: object = {}) => ({ type: 'BindIdentity', identity: { ...identity, ...more } }) as const;
  given(invited()).when(bind()).thenEvents(bound);
  given(invited(), bound).when(register()).thenRefused(over);
  given(invited(), bound)
    .when(bind({ identity_id: 'idn_2' }))
    .thenNothing();
  given(invited(), bound)
    .when(bind({ subject: 's2' }))
    .thenRefused({ code: 'FORBIDDEN', message: /Another account there/, reason: 'OTHER_ACCOUNT' });
  const other = { ...bound.data, identity_id: 'idn_2', issuer: 'https://other.example' };
  given(invited(), bound).when(bind(other)).thenEvents({ type: 'IdentityBound', data: other });
  given(invited(), revoked)
    .when(bind())
    .thenRefused({ code: 'CONFLICT', message: /was revoked/ });
  given()
    .when(bind())
    .thenRefused({ code: 'NOT_FOUND', message: /no such operator/, field: 'id' });
});

test('a role is changed without a link', () => {
  const changed = { type: 'OperatorRoleChanged', data: { operator_id: 'opr_1', role: 'admin' } } as const;
  given(invited(), registered).when({ type: 'ChangeRole', role: 'admin' }).thenEvents(changed);
  given(invited(), changed).when({ type: 'ChangeRole', role: 'admin' }).thenNothing();
  given(invited(), revoked)
    .when({ type: 'ChangeRole', role: 'admin' })
    .thenRefused({ code: 'CONFLICT', message: /was revoked/ });
  const after = [invited(), registered, changed].reduce(operator.evolve, operator.initialState);
  assert.equal([after?.role, after?.link.hash, after?.passkeys.length], ['admin', 'a', 1]);
});

test('who is revoked makes no passkey, is invited no more, and is revoked once', () => {
  given(invited(), revoked).when(register()).thenRefused(over);
  given(invited(), revoked)
    .when(invite())
    .thenRefused({ code: 'CONFLICT', message: /was revoked/ });
  given(invited()).when({ type: 'Revoke' }).thenEvents(revoked);
  given(invited(), revoked).when({ type: 'Revoke' }).thenNothing();
  given()
    .when({ type: 'Revoke' })
    .thenRefused({ code: 'NOT_FOUND', message: /no such operator/, field: 'id' });
});

test('a session begins once, ends once, and is ended by whose it is', () => {
  const session = {
    operator_id: 'opr_1',
    session_id: 's1',
    credential_id: 'c1',
    method: 'passkey',
    device: 'Chrome',
    expires_at: END,
  } as const;
  const begun = { type: 'OperatorSignedIn', data: session } as const;
  const ended = { type: 'OperatorSignedOut', data: { operator_id: 'opr_1', session_id: 's1' } } as const;
  const at = specify(operatorSession).given;
  at().when({ type: 'SignIn', session }).thenEvents(begun);
  at(begun)
    .when({ type: 'SignIn', session })
    .thenRefused({ code: 'CONFLICT', message: /used already/ });
  at(begun).when({ type: 'SignOut', operatorId: 'opr_1' }).thenEvents(ended);
  at(begun, ended).when({ type: 'SignOut', operatorId: 'opr_1' }).thenNothing();
  at(begun)
    .when({ type: 'SignOut', operatorId: 'opr_2' })
    .thenRefused({ code: 'NOT_FOUND', message: /no such session/ });
  assert.ok(isSessionOpen({ ...session, ended: false }, NOW));
  assert.not(isSessionOpen({ ...session, ended: false }, new Date(END)));
  assert.not(isSessionOpen({ ...session, ended: true }, NOW));
});

test('what mail can be sent to is an address, and nothing else is', () => {
  for (const good of ['kim@example.com', 'k.o+x@sub.example.co.uk', "o'neil@xn--bcher-kva.example"]) {
    assert.ok(isEmail(good), good);
  }
  const long = `${'a'.repeat(65)}@example.com`;
  for (const bad of ['kim', 'kim@', '@example.com', 'kim@localhost', 'a b@example.com', 'kim@-x.com', 'a@b..c', long]) {
    assert.not(isEmail(bad), bad);
  }
  assert.not(isEmail('Kim <kim@example.com>'));
});

test.run();
