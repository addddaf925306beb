import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { consoleAddressOf } from '../../application/console-address.ts';
import { cliHouse } from './cli-house.ts';

const cli = cliHouse();
type Invited = { sign_in_url: string; operator_id: string };
type Listed = { data: { id: string; role: string; status: string; email: string }[] };

const { org_id } = await cli.json<{ org_id: string }>('org', 'create', '--name', 'City Gym');
const invite = ['operator', 'invite', '--org', org_id, '--role', 'member'];

test('a person is invited, listed and revoked', async () => {
  const made = await cli.json<Invited>(...invite, '--email', 'kim@example.com');
  assert.equal(Object.keys(made), ['id', 'sign_in_url', 'operator_id', 'expires_at']);
  assert.match(made.sign_in_url, new RegExp(`^http://localhost:1/console/invitation/${made.operator_id}/`));
  const listed = async () => (await cli.json<Listed>('operator', 'list', '--org', org_id)).data;
  assert.equal(
    (await listed()).map(({ id, role, status, email }) => [id, role, status, email]),
    [[made.operator_id, 'member', 'invited', 'kim@example.com']],
  );
  assert.match(await cli.run('operator', 'list', '--org', org_id), 'kim@example.com');
  assert.match(await cli.run('operator', 'role', made.operator_id, '--role', 'admin'), 'is admin from now on');
  assert.is((await listed())[0]?.role, 'admin');
  assert.match(await cli.run('operator', 'revoke', made.operator_id), 'can sign in no more');
  assert.is((await listed())[0]?.status, 'revoked');
});

test('what is no address, role or organization is refused', async () => {
  assert.match((await cli.refused(2, ...invite, '--email', 'kim')).message, '--email must be an e-mail address');
  const wrongRole = ['operator', 'invite', '--org', org_id, '--email', 'k@example.com', '--role', 'boss'];
  assert.match((await cli.refused(2, ...wrongRole)).message, 'owner, admin, member, auditor');
  const nowhere = ['operator', 'invite', '--org', 'org_x', '--email', 'k@example.com', '--role', 'owner'];
  assert.is((await cli.refused(1, ...nowhere)).code, 'NOT_FOUND');
  assert.is((await cli.refused(1, 'operator', 'list', '--org', 'org_x')).code, 'NOT_FOUND');
  assert.is((await cli.refused(1, 'operator', 'revoke', 'opr_x')).code, 'NOT_FOUND');
});

test('neither the address of an operator nor the secret of a link stands in the log', async () => {
  const { sign_in_url } = await cli.json<Invited>(...invite, '--email', 'sealed.person@example.com');
  const secret = sign_in_url.split('/').at(-1) ?? '';
  const log = [join(cli.folder, 'log.db'), join(cli.folder, 'log.db-wal')].map(file => {
    try {
      return readFileSync(file, 'latin1');
    } catch {
      return '';
    }
  });
  assert.match(log.join(''), 'OperatorInvited');
  assert.not.match(log.join(''), 'sealed.person');
  assert.not.match(log.join(''), secret);
});

test('where no passkey could be made, the reason is told', () => {
  assert.is(consoleAddressOf('https://affiant.example.com').refusal, null);
  assert.is(consoleAddressOf('http://localhost:8080').refusal, null);
  assert.equal(consoleAddressOf('http://127.0.0.1:8080').url, 'http://localhost:8080/console');
  assert.match(consoleAddressOf('http://affiant.example.com').refusal ?? '', 'over https only');
  assert.match(consoleAddressOf('https://192.0.2.7').refusal ?? '', 'host name');
  assert.match(consoleAddressOf('https://[2001:db8::7]').refusal ?? '', 'host name');
});

test.run();
