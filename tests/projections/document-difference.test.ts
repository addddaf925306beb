import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { StoredDocument } from '../../application/ports/documents.ts';
import { createFingerprint } from '../../infrastructure/cryptography/fingerprint.ts';
import { differenceOf } from '../../projections/document-difference.ts';

const fingerprint = (text: string) => String(text.length);
const told = { status: 'open', claims: [{ value: 'Alice' }, { value: null }], count: 1, right: true };
const standing: StoredDocument = {
  id: 'a',
  position: 7n,
  deleted: false,
  body: JSON.stringify(told),
  keys: { org_id: 'org_1' },
  listed: '{"id":"a","status":"open"}',
};
const between = (live: StoredDocument | undefined, rebuilt: StoredDocument | undefined) =>
  differenceOf({ id: 'a', live, rebuilt }, fingerprint);
const differences = (live: StoredDocument) =>
  (between(live, standing)?.fields ?? []).map(({ path, live, rebuilt }) => `${path}: ${live} / ${rebuilt}`);
const withBody = (changes: object) => differences({ ...standing, body: JSON.stringify({ ...told, ...changes }) });

test('the same is no difference, in whatever order its members stand', () => {
  assert.equal(differences(structuredClone(standing)), []);
  const body = JSON.stringify(Object.fromEntries(Object.entries(told).reverse()));
  assert.equal(differences({ ...standing, body, listed: '{"status":"open", "id":"a"}' }), []);
  assert.is(between(standing, standing), null);
  assert.is(between(undefined, undefined), null);
});

test('each place is named with the shape of what stands there', () => {
  assert.equal(withBody({ status: 'shut!' }), ['body.status: text of 5 #7 / text of 4 #6']);
  assert.equal(withBody({ count: 12 }), ['body.count: number #2 / number #1']);
  assert.equal(withBody({ right: false }), ['body.right: boolean #5 / boolean #4']);
  assert.equal(withBody({ right: undefined }), ['body.right: missing / boolean #4']);
  assert.equal(withBody({ more: null }), ['body.more: null / missing']);
  assert.equal(withBody({ toString: 1 }), ['body.toString: number #1 / missing']);
  assert.equal(withBody({ claims: [{ value: 'Bob' }, { value: 'x' }] }), [
    'body.claims[0].value: text of 3 #5 / text of 5 #7',
    'body.claims[1].value: text of 1 #3 / null',
  ]);
  assert.match(withBody({ claims: [] })[0] ?? '', /^body\.claims: list of 0 #2 \/ list of 2 #\d+$/);
  assert.match(withBody({ claims: {} })[0] ?? '', /^body\.claims: object #2 \/ list of 2 #\d+$/);
  assert.equal(withBody({ 'alice@example.com': 1 }), ['body[text of 17 #19]: number #1 / missing']);
  assert.equal(differences({ ...standing, keys: { org_id: null } }), ['keys.org_id: null / text of 5 #7']);
  assert.equal(differences({ ...standing, listed: null }).length, 1);
  assert.equal(differences({ ...standing, listed: '{"id":"b","status":"open"}' }), [
    'listed.id: text of 1 #3 / text of 1 #3',
  ]);
  for (const path of ['listed', 'body']) {
    const [broken] = differences({ ...standing, [path]: '{"id' });
    assert.match(broken ?? '', new RegExp(`^${path}: text of 4 #\\d+ / object #\\d+$`));
  }
});

test('what is ours is told as it is', () => {
  assert.equal(differences({ ...standing, position: 9n, deleted: true }), ['position: 9 / 7', 'deleted: true / false']);
  assert.equal(between(undefined, standing), { id: 'a', kind: 'missing', fields: [] });
  assert.equal(between(standing, undefined), { id: 'a', kind: 'extra', fields: [] });
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`more_${index}`, index]));
  assert.is(withBody(many).length, 20, 'the first places are enough');
});

test('a fingerprint tells equal from different, and differs from process to process', () => {
  const [one, other] = [createFingerprint(), createFingerprint()];
  assert.is(one('Alice'), one('Alice'));
  assert.is.not(one('Alice'), one('Bob'));
  assert.is.not(one('Alice'), other('Alice'));
});

test.run();
