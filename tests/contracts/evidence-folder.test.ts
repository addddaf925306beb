import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { EvidenceDamaged } from '../../application/ports/evidence-store.ts';
import { openEvidenceFolder } from '../../infrastructure/evidence/evidence-folder.ts';
import { rejectionOf } from '../support/rejection.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { evidenceStoreContract } from './evidence-store-contract.ts';

evidenceStoreContract('folder', async () => {
  const store = await openEvidenceFolder(join(temporaryFolder(), 'evidence'));
  return { store, close: () => store.close() };
});

const test = suite('evidence folder');

test('keeps a file and its snapshot in one private folder, and leaves nothing unfinished', async () => {
  const folder = join(temporaryFolder(), 'evidence');
  const store = await openEvidenceFolder(folder);
  await store.put('web_ev_01XY', { bytes: Buffer.from('a'), contentType: 'image/png' });
  await store.put('web_ev_01XY.snapshot', { bytes: Buffer.from('b'), contentType: 'application/json' });
  assert.equal(readdirSync(join(folder, 'XY')).sort(), ['web_ev_01XY', 'web_ev_01XY.snapshot']);
  assert.equal(readdirSync(join(folder, 'unfinished')), []);
  assert.is(statSync(folder).mode & 0o777, 0o700);
  assert.is(statSync(join(folder, 'XY', 'web_ev_01XY')).mode & 0o777, 0o600);
});

test('finds every kind of damage', async () => {
  const folder = join(temporaryFolder(), 'evidence');
  const store = await openEvidenceFolder(folder);
  await store.put('web_ev_01XY', { bytes: Buffer.from('the evidence'), contentType: 'image/png' });
  const path = join(folder, 'XY', 'web_ev_01XY');
  const whole = readFileSync(path);
  const flipped = Buffer.from(whole);
  flipped.write('E', whole.length - 1);
  const damages = [flipped, whole.subarray(0, -1), Buffer.concat([whole, Buffer.from('x')]), whole.subarray(0, 10)];
  for (const damaged of [...damages, Buffer.alloc(0)]) {
    writeFileSync(path, damaged);
    assert.instance(await rejectionOf(store.get('web_ev_01XY')), EvidenceDamaged);
  }
  writeFileSync(path, whole);
  assert.ok(await store.get('web_ev_01XY'));
});

test.run();
