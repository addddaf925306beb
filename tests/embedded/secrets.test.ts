import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { masterKeyOf, parseMasterKey } from '../../infrastructure/cryptography/master-key.ts';
import { SealingKey } from '../../infrastructure/cryptography/sealing-key.ts';
import { createIdentifiers } from '../../infrastructure/system/identifiers.ts';
import { rejectionOf } from '../support/rejection.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const test = suite('secrets and identifiers');

test('the sealer opens what it sealed, and nothing else', () => {
  const sealer = new SealingKey(randomBytes(32));
  for (const plain of ['', 'whsec_ä🎈', 'x'.repeat(10_000)]) assert.is(sealer.open(sealer.seal(plain)), plain);
  const sealed = sealer.seal('secret');
  assert.not.equal(sealed, sealer.seal('secret'));
  assert.throws(() => new SealingKey(randomBytes(32)).open(sealed), 'another key');
  const bytes = Buffer.from(sealed.slice(3), 'base64url');
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
    assert.throws(() => sealer.open(`v1.${changed.toString('base64url')}`), 'was changed');
  }
  for (const text of ['', 'v1.', 'secret', `v2.${sealed.slice(3)}`]) assert.throws(() => sealer.open(text));
  assert.throws(() => new SealingKey(randomBytes(16)), '32 bytes');
});

test('a master key is read as hexadecimal or base64', () => {
  const key = randomBytes(32);
  for (const text of [key.toString('hex'), key.toString('base64'), ` ${key.toString('base64url')}\n`]) {
    assert.equal(Buffer.from(parseMasterKey(text)), key);
  }
  for (const text of ['', 'abc', key.toString('hex').slice(1), `${key.toString('base64')}AA`]) {
    assert.throws(() => parseMasterKey(text), 'openssl rand -hex 32');
  }
});

test('a folder gets one master key, however many ask, and keeps it to its owner', async () => {
  const folder = join(temporaryFolder(), 'data');
  const keys = await Promise.all(Array.from({ length: 10 }, () => masterKeyOf(folder)));
  assert.is(new Set(keys.map(key => Buffer.from(key).toString('hex'))).size, 1);
  assert.is(statSync(join(folder, 'master.key')).mode & 0o777, 0o600);
  const written = readFileSync(join(folder, 'master.key'), 'utf8');
  assert.equal(Buffer.from(parseMasterKey(written)), Buffer.from(await masterKeyOf(folder)));
});

test('a master key that cannot be read is never replaced', async () => {
  const folder = temporaryFolder();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'master.key'), 'torn');
  assert.match((await rejectionOf(masterKeyOf(folder))).message, 'master.key cannot be used');
  assert.is(readFileSync(join(folder, 'master.key'), 'utf8'), 'torn');
});

test('identifiers sort by the time of their making, even when the clock goes back', () => {
  let now = 1_700_000_000_000;
  const identifiers = createIdentifiers({ now: () => new Date(now) });
  const ids: string[] = [];
  for (let index = 0; index < 3000; index += 1) {
    if (index === 1000) now += 1;
    if (index === 2000) now -= 60_000;
    ids.push(identifiers.next('web_iq_'));
  }
  assert.equal([...ids].sort(), ids);
  assert.is(new Set(ids).size, ids.length);
  assert.match(ids[0] ?? '', /^web_iq_[0-9A-HJKMNP-TV-Z]{26}$/);
  assert.match(identifiers.event(), /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  assert.is(Number.parseInt(identifiers.event().replace('-', '').slice(0, 12), 16), now);
  assert.is(new Set(Array.from({ length: 1000 }, () => identifiers.event())).size, 1000);
});

test.run();
