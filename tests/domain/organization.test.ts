import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fold } from '../../domain/decider.ts';
import { ROLES, type Role } from '../../domain/organization/access.ts';
import type { OrganizationEvent } from '../../domain/organization/events.ts';
import { organization } from '../../domain/organization/organization.ts';
import { specify } from '../support/given.ts';

const { given } = specify(organization);

const created: OrganizationEvent = { type: 'OrganizationCreated', data: { org_id: 'org_1', name: 'Demo' } };
const member = (role: Role) => ({ user_id: `usr_${role}`, name: 'Ada', email: null, role });
const added = (role: Role): OrganizationEvent => ({ type: 'MemberAdded', data: { org_id: 'org_1', ...member(role) } });
const key = (role: Role) => ({
  key_id: 'key_1',
  user_id: `usr_${role}`,
  mode: 'live' as const,
  name: 'Server',
  key_hash: 'ab',
  key_ending: 'x7Qk',
});
const issued = (role: Role): OrganizationEvent => ({
  type: 'ApiKeyIssued',
  data: { org_id: 'org_1', ...key(role), role },
});
const revoked: OrganizationEvent = { type: 'ApiKeyRevoked', data: { org_id: 'org_1', key_id: 'key_1' } };

test('an organization is created once, with a name', () => {
  const create = { type: 'CreateOrganization', orgId: 'org_1', name: 'Demo' } as const;
  given().when(create).thenEvents(created);
  given(created)
    .when(create)
    .thenRefused({ code: 'CONFLICT', message: /exists already/ });
  for (const name of ['', ' \t']) {
    given()
      .when({ ...create, name })
      .thenRefused({ code: 'VALIDATION', message: /needs a name/, field: 'name' });
  }
});

test('nothing can be done with an organization that is not there', () => {
  const commands = [
    { type: 'AddMember', member: member('owner') },
    { type: 'IssueApiKey', key: key('owner') },
    { type: 'RevokeApiKey', keyId: 'key_1' },
  ] as const;
  for (const command of commands) {
    given()
      .when(command)
      .thenRefused({ code: 'NOT_FOUND', message: /no such organization/, field: 'org' });
  }
});

test('a member is added once', () => {
  given(created)
    .when({ type: 'AddMember', member: member('owner') })
    .thenEvents(added('owner'));
  given(created, added('owner'))
    .when({ type: 'AddMember', member: member('admin') })
    .thenEvents(added('admin'));
  given(created, added('owner'))
    .when({ type: 'AddMember', member: { ...member('owner'), role: 'admin' } })
    .thenRefused({ code: 'CONFLICT', message: /member exists already/ });
});

test("a key has its member's role", () => {
  for (const role of ROLES) {
    given(created, added(role))
      .when({ type: 'IssueApiKey', key: key(role) })
      .thenEvents(issued(role));
  }
});

test('a key opens the partition of its mode', () => {
  for (const mode of ['live', 'test'] as const) {
    given(created, added('owner'))
      .when({ type: 'IssueApiKey', key: { ...key('owner'), mode } })
      .thenEvents({ type: 'ApiKeyIssued', data: { org_id: 'org_1', ...key('owner'), mode, role: 'owner' } });
  }
});

test('a key is issued to members only', () => {
  given(created, added('owner'))
    .when({ type: 'IssueApiKey', key: key('admin') })
    .thenRefused({ code: 'NOT_FOUND', message: /no such member/, field: 'user_id' });
});

test('a key is revoked once; a repeat changes nothing', () => {
  const revoke = { type: 'RevokeApiKey', keyId: 'key_1' } as const;
  given(created, added('owner'), issued('owner')).when(revoke).thenEvents(revoked);
  given(created, added('owner'), issued('owner'), revoked).when(revoke).thenNothing();
  given(created, added('owner'))
    .when(revoke)
    .thenRefused({ code: 'NOT_FOUND', message: /no such API key/, field: 'id' });
});

test('an organization knows its members and keys', () => {
  assert.equal(fold(organization, [created, added('owner'), added('member'), issued('owner'), revoked]), {
    org_id: 'org_1',
    name: 'Demo',
    members: [member('owner'), member('member')],
    keys: [{ key_id: 'key_1', revoked: true }],
    themes: [],
  });
});

test.run();
