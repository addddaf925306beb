import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CapturePage } from '../../application/capture/view.ts';
import type { CreatedInquiry } from '../../application/inquiries.ts';
import { readStream } from '../../application/streams.ts';
import type { TemplateDrafted } from '../../domain/template/events.ts';
import { template as decider } from '../../domain/template/template.ts';
import { openHttpHouse } from '../support/http-house.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { INLINE, TEMPLATE } from './requests.ts';

const folder = temporaryFolder();
const house = await openHttpHouse(folder);
const { owner } = await house.household();
test.after(() => house.close());

const SECRET = 'hush-4b1f7c';
const METHODS = [
  {
    provider: 'Google',
    config: { client_id: 'our-client', client_secret: SECRET, nested: [{ [`key-${SECRET}`]: 1 }] },
  },
  { provider: 'Club account' },
];
const template = { ...TEMPLATE, login_methods: METHODS, status: 'published' };

type Row = { id: string; key: string };

/** Every byte that is stored anywhere. */
function storedBytes(): Buffer {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
  return Buffer.concat(files.map(file => readFileSync(join(file.parentPath, file.name))));
}

const created = (await owner<Row>('POST', '/web/template', template)).body;
const drafted = (await owner<Row>('POST', `/web/template/${created.key}/draft`)).body;
const patched = (await owner<Row>('PATCH', `/web/template/${created.key}`, { login_methods: METHODS })).body;
const ask = { template_key: created.key, subject_id: 'user-1' };
const fromTemplate = (await owner<CreatedInquiry>('POST', '/web/inquiry', ask)).body;
const inline = (await owner<CreatedInquiry>('POST', '/web/inquiry', { ...INLINE, login_methods: METHODS })).body;

test('answers say nothing of login methods', async () => {
  const answers = [
    ...[created, drafted, patched, fromTemplate, inline],
    (await owner('GET', '/web/template')).body,
    (await owner('GET', `/web/template/${created.key}`)).body,
    (await owner('GET', `/web/inquiry/${inline.id}`)).body,
    (await owner('GET', '/web/inquiry')).body,
  ];
  for (const answer of answers) assert.not.match(JSON.stringify(answer), /login_methods|hush|our-client|Google/);
});

test('the cover page names the providers, and nothing of their configuration', async () => {
  for (const { id } of [fromTemplate, inline]) {
    const response = await house.pages().request(`/capture/${id}`);
    const page = await response.text();
    const data = /<script type="application\/json" id="page">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
    const { texts, view } = JSON.parse(data) as CapturePage;
    assert.is(view.kind, 'cover');
    assert.equal(texts?.loginProviders, ['Google', 'Club account']);
    assert.not.match(page, /hush|our-client|sealed/);
  }
});

test('no store holds a configuration in the clear, and the service can open it', async () => {
  const bytes = storedBytes();
  assert.ok(bytes.includes('web_tpl_key_'), 'the templates are in these files');
  for (const text of [SECRET, 'our-client', Buffer.from(SECRET).toString('base64').slice(0, 12)]) {
    assert.not.ok(bytes.includes(text), text);
  }
  const [first] = await readStream(house.engines.eventStore, decider, created.key);
  if (first === undefined) throw new Error('there is a draft');
  const { login_methods } = (first.data as TemplateDrafted['data']).configuration;
  assert.equal(
    login_methods.map(({ provider, sealed_config }) => {
      return { provider, config: JSON.parse(house.engines.sealer.open(sealed_config)) };
    }),
    METHODS.map(method => ({ config: {}, ...method })),
  );
});

test('nothing of all that is our fault', () => assert.equal(house.errors, []));

test.run();
