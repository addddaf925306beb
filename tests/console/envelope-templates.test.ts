import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openConsoleHouse } from '../support/console-house.ts';

const house = await openConsoleHouse();
test.after(() => house.close());
const home = await house.household('City Gym');
const kim = await house.operator(home.orgId, 'member');
const auditor = await house.operator(home.orgId, 'auditor');

const WRITTEN = {
  action: 'keep',
  name: 'Last order',
  query: 'Did the person order in the last month?',
  acceptance_guide: 'High: total is at least €10',
  field_name: 'total',
  field_required: 'yes',
  field_description: 'What was paid',
  step1_user_instruction: 'Open your orders',
  step1_capture_on: 'https://shop.example.com/orders',
  step2_user_instruction: 'Open <b>the last one</b>',
  step2_capture_on: 'https://shop.example.com/orders/:order_id',
  step2_auto_redirect: 'yes',
  step2_full_screen: 'yes',
  step2_field_name: 'order_number',
  step2_field_required: 'no',
  step2_field_description: '',
  auto: 'yes',
  four_eyes: 'yes',
};

type Envelope = {
  query: string;
  four_eyes: boolean;
  steps: Record<string, unknown>[];
  allowed_modes: string[];
  fields: unknown[];
};
const envelopeOf = (template_id: string) =>
  home.owner<Envelope & { error: { message: string } }>('POST', '/envelope', {
    template_id,
    return_url: 'https://customer.example/back',
  });

async function keep(fields: Record<string, string>, path = '/console/new/envelope-template'): Promise<string> {
  const { headers, status, text } = await kim.send(path, fields);
  assert.is(status, 303, text);
  return /^\/console\/envelope-templates\/(env_tpl_\w+)$/.exec(headers.get('location') ?? '')?.[1] ?? '';
}

const id = await keep(WRITTEN);
const page = `/console/envelope-templates/${id}`;

test('a template is written step by step, and nobody uses it before it is published', async () => {
  const { text } = await auditor.get(page);
  assert.match(text, 'Draft');
  assert.match(text, 'Open &lt;b&gt;the last one&lt;/b&gt;');
  assert.match(text, 'How the guide is understood');
  assert.not.match(text, 'Publish version');
  assert.match((await kim.get('/console/templates')).text, `<a href="${page}">Last order</a>`);
  const refused = await envelopeOf(id);
  assert.is(refused.status, 400);
  assert.match(JSON.stringify(refused.body), 'TEMPLATE_NOT_PUBLISHED');

  assert.match((await kim.get(page)).text, 'Publish version 1');
  assert.is((await kim.send(`${page}/publish`)).status, 303);
  const { body, status } = await envelopeOf(id);
  assert.is(status, 200, JSON.stringify(body));
  assert.equal([body.allowed_modes, body.four_eyes], [['manual', 'auto'], true]);
  assert.equal(body.fields, [{ name: 'total', required: true, description: 'What was paid' }]);
  assert.equal(body.steps, [
    {
      user_instruction: 'Open your orders',
      capture_on: 'https://shop.example.com/orders',
      auto_redirect: false,
      ai_instruction: null,
      full_screen: false,
      fields: [],
    },
    {
      user_instruction: 'Open <b>the last one</b>',
      capture_on: 'https://shop.example.com/orders/:order_id',
      auto_redirect: true,
      ai_instruction: null,
      full_screen: true,
      fields: [{ name: 'order_number', required: false, description: '' }],
    },
  ]);
});

test('a new version stands beside the old one, which counts until it is published', async () => {
  const form = (await kim.get(`${page}/edit`)).text;
  for (const told of [
    'value="https://shop.example.com/orders/:order_id"',
    'value="order_number"',
    'Step 3',
    'name="four_eyes" value="yes" checked',
  ]) {
    assert.match(form, told);
  }
  assert.is(await keep({ ...WRITTEN, query: 'Did they order at all?' }, `${page}/edit`), id);
  const { step2_capture_on: _, step2_user_instruction: __, step2_field_name: ___, ...oneStep } = WRITTEN;
  await keep({ ...oneStep, query: 'Did they order this year?' }, `${page}/edit`);
  const beside = (await kim.get(page)).text;
  assert.match(beside, '<th scope="col">Version 1</th><th scope="col">Version 2</th>');
  assert.match(beside, 'query <span class="tag doubt">Changed</span>');
  assert.match((await kim.get(`${page}/edit`)).text, 'Did they order this year?');
  assert.is((await envelopeOf(id)).body.query, WRITTEN.query);
  await kim.send(`${page}/publish`);
  const { body } = await envelopeOf(id);
  assert.equal([body.query, body.steps.length], ['Did they order this year?', 1]);
  assert.is((await kim.send(`${page}/publish`)).status, 409, 'nothing waits to be published');
});

test('older versions are kept, and any two stand side by side', async () => {
  await keep({ ...WRITTEN, name: 'Last orders' }, `${page}/edit`);
  const { text } = await auditor.get(page);
  assert.match(text, '<th scope="col">Version 2</th><th scope="col">Version 3</th>');
  for (const [version, standing] of [
    [1, 'older'],
    [2, 'published'],
    [3, 'draft'],
  ]) {
    assert.match(text, `>${version} (${standing})</option>`);
  }
  const chosen = (await auditor.get(`${page}?left=1&right=2`)).text;
  assert.match(chosen, '<th scope="col">Version 1</th><th scope="col">Version 2</th>');
  const cell = (version: number, said: string) => `<td class="written" data-of="Version ${version}">${said}</td>`;
  assert.match(chosen, `${cell(1, WRITTEN.query)}${cell(2, 'Did they order this year?')}`);
  assert.not.match(chosen, '>Last orders</td>');
});

test('what is wrong is told field by field, with what was written', async () => {
  const { status, text } = await kim.send('/console/new/envelope-template', {
    ...WRITTEN,
    query: '',
    redirect_url: 'gym',
    step2_capture_on: 'https://shop.example.com/orders/*',
  });
  assert.is(status, 400);
  for (const told of ['query', 'redirect_url must be a whole http or https URL', 'Step 2: capture_on must not hold']) {
    assert.match(text, told);
  }
  assert.match(text, 'value="https://shop.example.com/orders/*"');
});

test('the guide is checked, and room made for another step, before anything is kept', async () => {
  const before = (await house.envelopeTemplates.list(home.orgId)).length;
  const { status, text } = await kim.send('/console/new/envelope-template', { ...WRITTEN, action: 'check' });
  assert.is(status, 200);
  assert.match(text, 'How the guide is understood');
  assert.match(text, '<legend>Step 3</legend>');
  assert.is((await house.envelopeTemplates.list(home.orgId)).length, before);
});

test('one that was made at the command line is its first version', async () => {
  const made = await house.envelopeTemplates.create(home.orgId, { name: 'Of a file', query: 'Is it?' }, 'system');
  assert.equal([made.version, made.status, made.draft], [1, 'published', null]);
  const { action, name, query } = WRITTEN;
  await keep({ action, name, query }, `/console/envelope-templates/${made.id}/edit`);
  assert.is((await house.envelopeTemplates.get(home.orgId, made.id)).draft?.version, 2);
});

test('nothing was our fault', () => assert.equal(house.errors, []));

test.run();
