import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readStream } from '../../application/streams.ts';
import type { InquiryConfiguration } from '../../domain/inquiry/configuration.ts';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import { expectError, named } from '../support/expect-error.ts';
import { openHttpHouse } from '../support/http-house.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { INLINE, TEMPLATE } from './requests.ts';

const folder = temporaryFolder();
const house = await openHttpHouse(folder);
const { owner } = await house.household();
test.after(() => house.close());

const SECRET = 'unmistakable-client-secret';
const sent = {
  ai_instruction: 'Never mind the advertisements.',
  login_methods: [{ provider: 'google', config: { client: 'abc', secret: SECRET } }],
  allowed_modes: ['manual'],
};

type Stored = Pick<InquiryConfiguration, 'ai_instruction' | 'login_methods' | 'allowed_modes'>;

/** What an inquiry was created with, as the log has it. */
async function storedOf(id: string): Promise<Stored> {
  const [created] = await readStream(house.engines.eventStore, inquiry, id);
  return created?.data as Stored;
}

const make = async (path: string, body: object) => (await owner<{ id: string; key: string }>('POST', path, body)).body;

function assertStored({ ai_instruction, login_methods, allowed_modes }: Stored): void {
  assert.equal([ai_instruction, allowed_modes], [sent.ai_instruction, sent.allowed_modes]);
  const [method, ...more] = login_methods;
  assert.equal([method?.provider, more], ['google', []]);
  assert.not.match(method?.sealed_config ?? SECRET, SECRET);
}

// specification: 2.4-stored-for-processing, 2.4-ai-instruction, 2.4-login-methods, 2.4-allowed-modes
// specification: 4.4-ai-instruction, 4.4-login-methods, 4.4-allowed-modes
test('what is sent for processing only is stored, inline and by way of a template', async () => {
  assertStored(await storedOf((await make('/web/inquiry', { ...INLINE, ...sent })).id));
  const { key } = await make('/web/template', { ...TEMPLATE, ...sent });
  await owner('POST', `/web/template/${key}/publish`);
  await owner('POST', `/web/template/${key}/draft`);
  await owner('POST', `/web/template/${key}/publish`);
  assertStored(await storedOf((await make('/web/inquiry', { subject_id: 's', template_key: key })).id));
});

// specification: 2.4-stored-for-processing
test('an inquiry overrides what its template says for processing', async () => {
  const { key } = await make('/web/template', { ...TEMPLATE, ...sent, status: 'published' });
  const overrides = { ai_instruction: '', login_methods: [], allowed_modes: ['auto'] };
  const { id } = await make('/web/inquiry', { subject_id: 's', template_key: key, ...overrides });
  const { ai_instruction, login_methods, allowed_modes } = await storedOf(id);
  assert.equal({ ai_instruction, login_methods, allowed_modes }, overrides);
});

// specification: 2.4-login-methods
test('secrets of login methods stand nowhere in the clear', async () => {
  await make('/web/inquiry', { ...INLINE, ...sent });
  await make('/web/template', { ...TEMPLATE, ...sent });
  const raw = ['log.db', 'log.db-wal'].map(file => readFileSync(join(folder, file), 'utf8')).join('');
  assert.ok(raw.includes('sealed_config'), 'the log is read');
  assert.not.ok(raw.includes(SECRET));
});

// specification: 2.4-login-methods, 2.4-allowed-modes, 4.4-capture-type, 4.4-login-methods, 4.4-allowed-modes
test('modes, providers and their configuration are checked', async () => {
  const refused = async (field: object) =>
    named(expectError(await owner('POST', '/web/template', { ...TEMPLATE, ...field }), 400, 'VALIDATION_ERROR'));
  assert.equal(
    (await refused({ allowed_modes: ['hybrid'] })).map(told => told.split(' ')[0]),
    ['allowed_modes[0]'],
  );
  assert.equal(await refused({ login_methods: [{ config: {} }] }), ['login_methods[0].provider REQUIRED']);
  assert.equal(await refused({ login_methods: [{ provider: 'google', config: 'x' }] }), [
    'login_methods[0].config INVALID_TYPE',
  ]);
  assert.equal(
    (await refused({ capture_type: 'video' })).map(told => told.split(' ')[0]),
    ['capture_type'],
  );
});

test('nothing of all that is our fault', () => assert.equal(house.errors, []));

test.run();
