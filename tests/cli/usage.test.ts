import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cliHouse, onlyObject } from './cli-house.ts';

const cli = cliHouse();
const mainFolder = join(import.meta.dirname, '..', '..', '..');

const COMMANDS = [
  ...[
    'org create',
    'key create',
    'key list',
    'key revoke',
    'result approve',
    'result reject',
    'result reopen',
    'reassess',
  ],
  ...['envelope review', 'envelope delete', 'envelope show'],
  ...['inquiry delete', 'events', 'rebuild', 'webhook deliveries', 'webhook resend', 'webhook recover', 'webhook test'],
  ...['guide check', 'org list', 'inquiry list', 'inquiry show', 'envelope list', 'template list', 'theme list'],
  ...['envelope-template list', 'endpoint list', 'review list', 'operator list', 'completion'],
];
const REVIEW = ['--reason', 'r', '--operator-name', 'n', '--operator-email', 'e@example.com'];

test('help names every command, and each command shows how it is called', async () => {
  const overview = await cli.run('--help');
  assert.is(await cli.run(), overview);
  assert.match(await cli.run('serve', '--help'), /AFFIANT_DATA/);
  assert.match(await cli.run('browsers', '--help'), /CAPTURE_BROWSERS_TOKEN .*required/);
  for (const command of COMMANDS) {
    assert.match(overview, new RegExp(`^  ${command} `, 'm'));
    const help = await cli.run(...command.split(' '), '--help');
    assert.ok(help.startsWith(`affiant ${command} `) && help.includes('[--json]'), help);
  }
});

const usageAfter = async (message: string, ...command: string[]) =>
  `affiant: ${message}\n\n${await cli.run(...command, '--help')}`;

const WRONG: [string, string[]][] = [
  ['--name', ['org', 'create']],
  ['--name', ['org', 'create', '--name', ' ']],
  ['--role', ['key', 'create', '--org', 'org_1']],
  ['--org', ['key', 'create', '--role', 'owner']],
  ['--role must be one of owner, admin, member', ['key', 'create', '--org', 'org_1', '--role', 'boss']],
  ['--org', ['key', 'list']],
  ['the id of the key', ['key', 'revoke']],
  ['the id of the inquiry or result', ['result', 'approve', ...REVIEW]],
  ['--reason', ['result', 'reject', 'web_iq_1', ...REVIEW.slice(2)]],
  ['--operator-email', ['result', 'reopen', 'web_iq_1', ...REVIEW.slice(0, 4)]],
  ['the id of the inquiry, result or envelope', ['reassess']],
  ['--operator-name is required', ['reassess', 'web_iq_1', '--record']],
  ['without --record nothing is recorded', ['reassess', 'web_iq_1', '--operator-name', 'n']],
  ['the id of the inquiry', ['inquiry', 'delete']],
  ['the id of the envelope', ['envelope', 'delete']],
  ['the id of the envelope', ['envelope', 'show']],
  ['the id of the envelope', ['envelope', 'review', 'approve', ...REVIEW]],
  ['approve, reject, reopen', ['envelope', 'review', 'praise', 'iq_1', ...REVIEW]],
  ['the name of the stream', ['events']],
  ['<category>-<id>', ['events', 'nonsense']],
  ['there is no read model wonders', ['rebuild', 'wonders']],
  ['more', ['events', 'inquiry-web_iq_1', 'more']],
  ['the file with the guide', ['guide', 'check']],
  ['/no/such/guide.md cannot be read', ['guide', 'check', '/no/such/guide.md']],
  ['--email must be an e-mail', ['key', 'create', '--org', 'org_1', '--role', 'owner', '--email', 'kim@home']],
  ['--operator-email must be an e-mail', ['result', 'reopen', 'web_iq_1', ...REVIEW.slice(0, 5), 'olga']],
  ['--limit must be a whole number from 1 to 100', ['org', 'list', '--limit', '101']],
  ['--org', ['inquiry', 'list']],
  ['the id of the inquiry', ['inquiry', 'show']],
  ['bash or zsh', ['completion', 'fish']],
  ['there is no command fly', ['help', 'fly']],
  ['there is org create, org list', ['org', 'destroy']],
  ['--colour', ['org', 'create', '--name', 'x', '--colour', 'red']],
  ['there is no command org destroy', ['org', 'destroy']],
  ['there is no command fly', ['fly']],
  ['--port', ['serve', '--port', '80']],
  ['--port', ['browsers', '--port', '80']],
  ['--port', ['serve', '--supervised', '--port']],
];

test('help tells of a command as --help does, and of those that begin alike', async () => {
  assert.is(await cli.run('help'), await cli.run('--help'));
  assert.is(await cli.run('help', 'key', 'list'), await cli.run('key', 'list', '--help'));
  assert.is(await cli.run('help', 'serve'), await cli.run('serve', '--help'));
  const family = await cli.run('help', 'key');
  for (const name of ['key create', 'key list', 'key revoke']) assert.match(family, `affiant ${name} `);
});

test('--version is that of the package', async () => {
  const { version } = JSON.parse(readFileSync(join(mainFolder, 'package.json'), 'utf8')) as { version: string };
  assert.is(await cli.run('--version'), `${version}\n`);
  assert.equal(await cli.json('--version'), { version });
});

test('a wrong call says what is wrong with it', async () => {
  for (const [names, args] of WRONG) {
    const { code, message } = await cli.refused(2, ...args);
    assert.is(code, 'USAGE');
    assert.ok(message.includes(names), `${args.join(' ')}: ${message}`);
  }
});

test('people are shown how the command is called, and nothing on stdout', async () => {
  const told = await cli.refusedInWords(2, 'key', 'revoke');
  assert.is(told, await usageAfter('the id of the key is required', 'key', 'revoke'));
  assert.is(await cli.refusedInWords(2, 'fly'), 'affiant: there is no command fly; see affiant --help\n');
  assert.is(await cli.refusedInWords(1, 'key', 'revoke', 'key_01K'), 'affiant: There is no such API key.\n');
});

test('a call that lacks something opens nothing', async () => {
  const fresh = cliHouse();
  await fresh.refused(2, 'org', 'create');
  await fresh.refused(2, 'inquiry', 'delete');
  assert.is(existsSync(fresh.folder), false);
});

test('the process ends with the code of the answer, and --json leaves nothing else on stdout', async () => {
  const fresh = cliHouse();
  const made = await fresh.process('org', 'create', '--name', 'City Gym', '--json');
  assert.equal([made.code, made.stderr], [0, '']);
  assert.match(onlyObject<{ org_id: string }>(made.stdout).org_id, /^org_/);
  for (const [exit, error, args] of [
    [1, 'NOT_FOUND', ['key', 'revoke', 'key_01K']],
    [2, 'USAGE', ['org', 'create']],
  ] as const) {
    const { code, stdout, stderr } = await fresh.process(...args, '--json');
    assert.equal([code, stderr], [exit, ''], args.join(' '));
    assert.is(onlyObject<{ error: { code: string } }>(stdout).error.code, error);
  }
  const told = await fresh.process('org', 'create');
  assert.equal([told.code, told.stdout], [2, '']);
  assert.match(told.stderr, /^affiant: --name is required\n\naffiant org create /);
});

test('what there is not is not found', async () => {
  for (const args of [
    ['key', 'create', '--org', 'org_01K', '--role', 'owner'],
    ['key', 'list', '--org', 'org_01K'],
    ['key', 'revoke', 'key_01K'],
    ['result', 'approve', 'web_iq_01K', ...REVIEW],
    ['result', 'reopen', 'web_res_01K', ...REVIEW],
    ['inquiry', 'delete', 'web_iq_01K'],
    ['events', 'inquiry-web_iq_01K'],
  ]) {
    assert.is((await cli.refused(1, ...args)).code, 'NOT_FOUND', args.join(' '));
  }
});

test.run();
