import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Documents, DocumentWrite } from '../../application/ports/documents.ts';
import type { InquiryDocument } from '../../application/views/inquiry-view.ts';
import { EmbeddedDocuments } from '../../infrastructure/embedded/documents.ts';
import { inquiries } from '../../projections/inquiries.ts';
import type { DocumentDifference } from '../../projections/verify.ts';
import { INLINE } from '../http/requests.ts';
import { runCli } from '../support/cli.ts';
import { present } from '../support/present.ts';
import { serviceEnvironment } from '../support/service.ts';
import { cliHouse } from './cli-house.ts';

const COLLECTION = 'inquiries_1_1';
const SECRET = 'Maximiliane Mustermann';

type Answer = { verified: { name: string; documents: number; differences: DocumentDifference[] }[] };

const cli = cliHouse();
const env = { ...serviceEnvironment(cli.folder, 0), AFFIANT_URL: 'http://127.0.0.1:1' };
const { key, ids } = await cli.within(async house => {
  const { key, owner } = await house.household();
  const ids: string[] = [];
  for (let count = 0; count < 5; count++) {
    const { body } = await owner<{ id: string }>('POST', '/web/inquiry', { ...INLINE, metadata: { who: SECRET } });
    ids.push(body.id);
  }
  await house.erasure.delete(present(ids[0]), 'system');
  return { key, ids };
});

/** Does this with the documents behind the service's back. */
async function byHand(work: (documents: Documents, standing: DocumentWrite[]) => Promise<void>): Promise<void> {
  const documents = new EmbeddedDocuments({ file: join(cli.folder, 'read-models.db') });
  try {
    await documents.open({ name: COLLECTION, indexes: inquiries.indexes });
    const standing: DocumentWrite[] = [];
    for await (const document of documents.scan(COLLECTION)) standing.push(document);
    await work(documents, standing);
  } finally {
    await documents.close();
  }
}

/** Writes all documents of the read model anew, which is the only way to take one away. */
async function replaceAll(documents: Documents, writes: readonly DocumentWrite[]): Promise<void> {
  await documents.drop(COLLECTION);
  await documents.open({ name: COLLECTION, indexes: inquiries.indexes });
  await documents.write(COLLECTION, writes, null);
}

async function verified(exitCode: number): Promise<{ differences: DocumentDifference[]; stdout: string }> {
  const { code, stdout, stderr } = await runCli(['rebuild', 'inquiries', '--verify', '--json'], env);
  assert.is(code, exitCode, stdout + stderr);
  const [inquiries] = (JSON.parse(stdout) as Answer).verified;
  return { differences: present(inquiries).differences, stdout };
}

test('finds nothing where everything is as the log says', async () => {
  const { code, stdout } = await runCli(['rebuild', '--verify', '--json'], env);
  assert.is(code, 0, stdout);
  const { verified } = JSON.parse(stdout) as Answer;
  assert.ok(verified.length > 8, 'every read model was looked at');
  for (const { name, differences } of verified) assert.equal(differences, [], name);
  assert.is(verified.find(({ name }) => name === 'inquiries')?.documents, 5);
});

test('finds nothing beside a service that goes on, and leaves nothing behind', async () => {
  const service = await cli.serve();
  const call = cli.apiOf(service.url, key);
  try {
    let going = true;
    let made = 0;
    const making = async () => {
      for (; going; made++) {
        const { status } = await call('POST', '/web/inquiry', INLINE);
        assert.is(status, 200);
      }
    };
    const load = making();
    const { differences } = await verified(0);
    going = false;
    await load;
    assert.equal(differences, []);
    assert.ok(made > 3, `${made} were made meanwhile`);
  } finally {
    await service.stop();
  }
  await byHand(async documents => {
    await documents.open({ name: 'inquiries_1_2', indexes: inquiries.indexes });
    for await (const { id } of documents.scan('inquiries_1_2')) assert.unreachable(`${id} was left behind`);
  });
});

test('names a document that was altered by hand, and tells little of what stands there', async () => {
  let before: DocumentWrite[] = [];
  await byHand(async (documents, standing) => {
    before = standing;
    const altered = standing.map(document => {
      if (document.id !== ids[2]) return document;
      const body = structuredClone(document.body) as InquiryDocument;
      body.inquiry.metadata = { who: 'Eve Mallory', $set: '1' };
      return { ...document, body };
    });
    await replaceAll(documents, altered);
  });
  const { differences, stdout } = await verified(1);
  assert.equal(
    differences.map(({ id, kind, fields }) => [id, kind, fields.map(({ path }) => path)]),
    [[ids[2], 'changed', ['body.inquiry.metadata.who', 'body.inquiry.metadata.$set']]],
  );
  assert.not.match(stdout, /Eve M|Maxim/);
  const words = await runCli(['rebuild', 'inquiries', '--verify'], env);
  assert.is(words.code, 1);
  assert.match(
    words.stdout,
    `inquiries ${ids[2]} body.inquiry.metadata.who: "Ev…" (11 characters), but the log says "Ma…"`,
  );
  await byHand(documents => replaceAll(documents, before));
  await verified(0);
});

test('names one that is missing, one too many, and one that stands at another position', async () => {
  await byHand(async (documents, standing) => {
    const [first] = standing;
    const extra = { ...present(first), id: 'web_iq_nobody' };
    const moved = standing.map(one => (one.id === ids[3] ? { ...one, position: one.position + 1000n } : one));
    await replaceAll(documents, [...moved.filter(({ id }) => id !== ids[1]), extra]);
  });
  const { differences } = await verified(1);
  const found = differences.map(({ id, kind, fields }) => [id, kind, fields.map(({ path }) => path)].join(' '));
  assert.equal(
    found.toSorted(),
    [`${ids[1]} missing `, `${ids[3]} changed position`, 'web_iq_nobody extra '].toSorted(),
  );
});

test.run();
