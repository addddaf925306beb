import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../infrastructure/embedded/database.ts';
import type { DocumentDifference } from '../../projections/document-difference.ts';
import { inquiries } from '../../projections/inquiries.ts';
import { openCaller } from '../end-to-end/many-inquiries.ts';
import { INLINE } from '../http/requests.ts';
import { MAIN, runCli } from '../support/cli.ts';
import { eventually } from '../support/eventually.ts';
import { serviceEnvironment } from '../support/service.ts';
import { cliHouse, onlyObject } from './cli-house.ts';

const NAMES = [
  ...[
    'inquiries',
    'templates',
    'envelopes',
    'envelope_templates',
    'webhook_endpoints',
    'webhook_deliveries',
    'organizations',
    'api_keys',
  ],
  ...['themes', 'operators', 'reviews', 'worklist', 'deeds', 'days', 'process_webhook_subscriptions'],
];
const CLIENTS = 4;

type Outcome = {
  equal: boolean;
  verified: {
    name: string;
    documents: number;
    differing: number;
    differences: DocumentDifference[];
    behind_since: string | null;
    events: number;
    seconds: number;
    events_per_second: number;
  }[];
};

const cli = cliHouse();
const key = await cli.within(async house => {
  const { key, owner } = await house.household();
  await owner('POST', '/webhook/endpoints', { url: 'https://example.com/' });
  for (let count = 0; count < 20; count++) {
    const { body } = await owner<{ id: string }>('POST', '/web/inquiry', INLINE);
    if (count % 4 === 0) await house.erasure.delete(body.id, 'system');
  }
  return key;
});
const service = await cli.serve();
test.after(async () => void (await service.stop()));

const env = { ...serviceEnvironment(cli.folder, 0) };
/** Whoever breaks into the file of the read models, for a moment. */
function byHand<Result>(work: (db: ReturnType<typeof openDatabase>) => Result): Result {
  const db = openDatabase(join(cli.folder, 'read-models.db'), { synchronous: 'NORMAL' });
  try {
    return work(db);
  } finally {
    db.close();
  }
}
const scratchTables = () =>
  byHand(db => db.prepare(`SELECT name FROM sqlite_master WHERE name LIKE 'documents_scratch%'`).all().length);

test('beside a service under load no read model differs', async () => {
  const { call, close } = openCaller(service.url, key, CLIENTS);
  let over = false;
  let made = 0;
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (!over) {
      const { status, body } = await call('POST', '/web/inquiry', JSON.stringify(INLINE));
      assert.is(status, 200, body);
      made++;
    }
  });
  try {
    await eventually('a load', () => made > 500, 30_000);
    const before = made;
    const { equal, verified } = await cli.json<Outcome>('rebuild', '--verify');
    assert.ok(made > before, 'the load went on');
    assert.equal([equal, verified.map(({ name }) => name)], [true, NAMES]);
    for (const { differing, differences, behind_since } of verified) {
      assert.equal([differing, differences, behind_since], [0, [], null]);
    }
    const [inquiries] = verified;
    assert.ok((inquiries?.documents ?? 0) >= before);
    assert.ok((inquiries?.events ?? 0) >= before * 2 && (inquiries?.events_per_second ?? 0) > 0);
    assert.ok((verified.at(-1)?.documents ?? 0) >= 1, 'what processes keep is compared too');
  } finally {
    over = true;
    await Promise.all(clients);
    close();
  }
});

test('a document that was altered by hand is named, and its value is not', async () => {
  const [id] = byHand(db => {
    const table = `documents_inquiries_${inquiries.version}_1`;
    const found = db.prepare(`SELECT id FROM ${table} WHERE deleted = 0 LIMIT 1`).raw().get() as string[];
    db.prepare(`UPDATE ${table} SET listed = json_set(listed, '$.query', 'Alice Example') WHERE id = ?`).run(found);
    return found;
  });
  const { code, stdout } = await runCli(['rebuild', 'inquiries', '--verify', '--json'], env);
  assert.is(code, 1);
  const { equal, verified } = onlyObject<Outcome>(stdout);
  assert.equal([equal, verified.length, verified[0]?.differing], [false, 1, 1]);
  const [difference] = verified[0]?.differences ?? [];
  assert.equal(Object.keys(difference ?? {}), ['id', 'kind', 'fields']);
  assert.equal([difference?.id, difference?.kind], [id, 'changed']);
  assert.equal(
    difference?.fields.map(({ path }) => path),
    ['listed.query'],
  );

  const text = await runCli(['rebuild', '--verify', 'inquiries'], env);
  assert.is(text.code, 1);
  assert.match(text.stdout, /^READ MODEL .*\ninquiries /);
  assert.match(text.stdout, new RegExp(`^inquiries ${id} listed\\.query: live text of 13 #.*, rebuilt text of `, 'm'));
  for (const shown of [stdout, text.stdout]) assert.not.match(shown, /Alice/);

  assert.is((await cli.json<{ rebuilt: unknown[] }>('rebuild', 'inquiries')).rebuilt.length, 1);
  assert.is((await cli.json<Outcome>('rebuild', '--verify')).equal, true, 'a rebuild heals it');
});

test('who asks for a read model that there is not is told which there are', async () => {
  const { message } = await cli.refused(2, 'rebuild', 'wonders', '--verify');
  assert.is(message, `there is no read model wonders; there are ${NAMES.join(', ')}`);
});

/** Starts a verification and waits until it has made its scratch collection. */
async function verifying() {
  const child = spawn(process.execPath, [MAIN, 'rebuild', 'inquiries', '--verify', '--json'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  child.stdout.on('data', chunk => {
    stdout += chunk;
  });
  const ended = once(child, 'close');
  await eventually('a scratch collection', () => scratchTables() > 0);
  return {
    async end(signal: NodeJS.Signals): Promise<{ code: number | null; stdout: string }> {
      child.kill(signal);
      const [code] = (await ended) as [number | null];
      return { code, stdout };
    },
  };
}

test('interrupted it drops what it has built', async () => {
  for (const [signal, exit] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    const { code, stdout } = await (await verifying()).end(signal);
    assert.is(code, exit);
    assert.match(stdout, new RegExp(`interrupted by ${signal}`));
    assert.is(scratchTables(), 0);
  }
});

test('killed it leaves something that the next one drops', async () => {
  const { code } = await (await verifying()).end('SIGKILL');
  assert.is(code, null);
  assert.ok(scratchTables() > 0);
  assert.is((await cli.json<Outcome>('rebuild', 'templates', '--verify')).equal, true);
  assert.is(scratchTables(), 0);
});

test.run();
