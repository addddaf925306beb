import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { TemplateView } from '../../application/views/template-view.ts';
import { expectError, named } from '../support/expect-error.ts';
import { openHttpHouse } from '../support/http-house.ts';
import { TEMPLATE } from './requests.ts';

const house = await openHttpHouse();
const { owner } = await house.household();
test.after(() => house.close());

const START = 'https://konto.müller.example/start';
const create = (allowed_domains: unknown, changes: object = {}) =>
  owner<TemplateView>('POST', '/web/template', {
    ...TEMPLATE,
    start_url: START,
    ...changes,
    settings: { allowed_domains },
  });

const messagesOf = async (list: unknown): Promise<string[]> =>
  expectError(await create(list), 400, 'VALIDATION_ERROR').map(({ message }) => message);

test('domains are kept as addresses have them, each once', async () => {
  const { body } = await create(['Müller.EXAMPLE', 'xn--mller-kva.example.', 'someone.github.io', '127.0.0.1']);
  assert.equal(body.settings, { allowed_domains: ['xn--mller-kva.example', 'someone.github.io', '127.0.0.1'] });
  assert.equal((await create(null)).body.settings, { allowed_domains: null });
});

test('what is no registrable domain is refused, by its place in the list', async () => {
  const example = 'such as example.com';
  const url = `must be a domain ${example}, without scheme, port, path or wildcard.`;
  assert.equal(await messagesOf(['müller.example', 'https://a.example', '*.a.example', 'a.example:80', '']), [
    ...[1, 2, 3, 4].map(index => `settings.allowed_domains[${index}] ${url}`),
  ]);
  assert.equal(await messagesOf(['co.uk', 'github.io', 'localhost', 'www.müller.example', 7, 'a..b']), [
    ...['co.uk', 'github.io', 'localhost'].map(
      (suffix, index) =>
        `settings.allowed_domains[${index}] must be a registrable domain ${example}; "${suffix}" belongs to many.`,
    ),
    'settings.allowed_domains[3] must be xn--mller-kva.example: a domain stands for all hosts below it.',
    'settings.allowed_domains[4] must be a string.',
    `settings.allowed_domains[5] must be a domain ${example}; "a..b" is no name.`,
  ]);
  const bounds = 'settings.allowed_domains must name 1 to 50 domains; leave it out, or send null, for no limit.';
  assert.equal(await messagesOf([]), [bounds]);
  assert.equal(await messagesOf(Array(51).fill('müller.example')), [bounds]);
  assert.equal(await messagesOf('müller.example'), [
    'settings.allowed_domains must be an array of domains, or null for no limit.',
  ]);
});

test('a start outside the list is refused, also when they come from two requests', async () => {
  const faults = ['start_url DOMAIN_NOT_ALLOWED'];
  const refused = async (answer: ReturnType<typeof owner>) => named(expectError(await answer, 400, 'VALIDATION_ERROR'));
  assert.equal(await refused(create(['gym.example'])), faults);
  const { key } = (await create(['müller.example'], { status: 'published' })).body;
  const elsewhere = { start_url: 'https://müller.example.evil.example/' };
  const inquiry = { template_key: key, subject_id: 's', ...elsewhere };
  assert.equal(await refused(owner('POST', '/web/inquiry', inquiry)), faults);
  assert.equal(await refused(owner('POST', `/web/template/${key}/draft`, elsewhere)), faults);
  await owner('POST', `/web/template/${key}/draft`);
  assert.equal(await refused(owner('PATCH', `/web/template/${key}`, elsewhere)), faults);
  const settings = { allowed_domains: ['gym.example'] };
  assert.equal(await refused(owner('PATCH', `/web/template/${key}`, { settings })), faults);
  assert.is(
    (await owner('PATCH', `/web/template/${key}`, { settings: { allowed_domains: null }, ...elsewhere })).status,
    200,
  );
  const free = { ...inquiry, settings: { allowed_domains: null } };
  assert.ok((await owner('POST', '/web/inquiry', free)).status < 300);
});

test('nothing of all that is our fault', () => assert.equal(house.errors, []));

test.run();
