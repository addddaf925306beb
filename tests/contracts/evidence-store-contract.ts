import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { EvidenceStore } from '../../application/ports/evidence-store.ts';
import { rejectionOf } from '../support/rejection.ts';

/** An evidence store under test, and how to end it. */
export type OpenedEvidenceStore = { store: EvidenceStore; close(): Promise<void> };

/** What every engine of the evidence store must do. */
export function evidenceStoreContract(name: string, open: () => Promise<OpenedEvidenceStore>): void {
  const test = suite<{ opened: OpenedEvidenceStore; store: EvidenceStore; id: string }>(`evidence store: ${name}`);
  test.before(async context => {
    context.opened = await open();
    context.store = context.opened.store;
  });
  test.before.each(context => {
    context.id = `web_ev_${randomUUID().replaceAll('-', '').toUpperCase()}`;
  });
  test.after(context => context.opened.close());
  const png = (bytes: Uint8Array) => ({ bytes, contentType: 'image/png' });

  test('gives back the very bytes and their type', async ({ store, id }) => {
    for (const [suffix, bytes] of [
      ['', randomBytes(300_000)],
      ['.empty', Buffer.alloc(0)],
      ['.lines', Buffer.from('\n\n{}\n')],
    ] as const) {
      const stored = await store.put(id + suffix, png(bytes));
      assert.equal(stored, { sha256: createHash('sha256').update(bytes).digest('hex'), size: bytes.length });
      const got = await store.get(id + suffix);
      assert.is(got?.contentType, 'image/png');
      assert.ok(Buffer.from(got?.bytes ?? []).equals(bytes));
    }
  });

  test('has nothing under an id that was never stored', async ({ store, id }) => {
    assert.is(await store.get(id), undefined);
  });

  test('takes the same file twice and never another one', async ({ store, id }) => {
    const bytes = randomBytes(1000);
    const first = await store.put(id, png(bytes));
    assert.equal(await store.put(id, png(bytes)), first);
    await rejectionOf(store.put(id, png(randomBytes(1000))));
    assert.ok(Buffer.from((await store.get(id))?.bytes ?? []).equals(bytes));
  });

  test('lets one of several different files win', async ({ store, id }) => {
    const files = Array.from({ length: 8 }, () => randomBytes(5000));
    const outcomes = await Promise.allSettled(files.map(bytes => store.put(id, png(bytes))));
    const winners = files.filter((_, index) => outcomes[index]?.status === 'fulfilled');
    assert.is(winners.length, 1);
    assert.ok(Buffer.from((await store.get(id))?.bytes ?? []).equals(winners[0] ?? Buffer.alloc(0)));
  });

  test('deletes one file, and again without complaint', async ({ store, id }) => {
    await store.put(id, png(randomBytes(10)));
    await store.put(`${id}.snapshot`, { bytes: Buffer.from('{}'), contentType: 'application/json' });
    await store.delete(id);
    await store.delete(id);
    assert.is(await store.get(id), undefined);
    assert.is((await store.get(`${id}.snapshot`))?.contentType, 'application/json');
  });

  test('refuses ids that could lead elsewhere', async ({ store }) => {
    for (const id of [
      '../secret',
      'a/../../b',
      '',
      '.',
      '..',
      'a\\b',
      'web_ev_1\u0000',
      '/etc/passwd',
      'web_ev_1/..',
    ]) {
      await rejectionOf(store.put(id, png(randomBytes(1))));
      await rejectionOf(store.get(id));
      await rejectionOf(store.delete(id));
    }
  });

  test.run();
}
