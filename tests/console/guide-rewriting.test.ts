import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openConsoleHouse } from '../support/console-house.ts';
import { startModelServer } from '../support/model-server.ts';

const LINES = 'High:\n- membership_status is active\n- plan is "Platinum"';
const KIND = { name: 'kind', description: 'Kind of "pass"', required: true };
const model = await startModelServer(
  { say: JSON.stringify({ guide: LINES }) },
  { say: JSON.stringify({ guide: LINES }) },
  { status: 401 },
  { say: JSON.stringify({ guide: 'High:\n- kind is "Family"', new_fields: [KIND] }) },
);
const house = await openConsoleHouse(undefined, { GUIDE_WRITER_URL: model.url, GUIDE_WRITER_MODEL: 'wordy' });
const plain = await openConsoleHouse();
test.after(async () => {
  await house.close();
  await plain.close();
  await model.close();
});

const WRITTEN = {
  query: 'Is this person a member?',
  acceptance_guide: 'Members on "<i>Gold</i>" who are fine.',
  start_url: 'https://gym.example.com/',
  return_url: 'https://customer.example.com/done',
  field_name: 'membership_status',
  field_required: 'yes',
  field_description: 'Whether it is active',
};
const BUTTON = 'value="rewrite"';

test('a guide is rewritten beside the words of its author, and nothing is kept', async () => {
  const { orgId } = await house.household('City Gym');
  const member = await house.operator(orgId, 'member');
  assert.match((await member.get('/console/new/template')).text, BUTTON);
  const { status, text } = await member.send('/console/new/template', { ...WRITTEN, action: 'rewrite' });
  assert.is(status, 200, text);
  assert.match(text, 'Rewritten by wordy');
  assert.match(text, '- membership_status is active');
  assert.match(text, 'Members on &quot;&lt;i&gt;Gold&lt;/i&gt;&quot; who are fine.');
  assert.match(text, 'Only in your words: <strong>&lt;i&gt;Gold&lt;/i&gt;</strong>');
  assert.match(text, 'Only in the new lines: <strong>Platinum</strong>');
  assert.match(text, 'membership_status says that it holds');
  assert.not.match((await member.get('/console/templates')).text, 'Is this person a member?');
});

test('where the model fails, the guide stands as it was, with the reason', async () => {
  const { orgId } = await house.household('City Pool');
  const member = await house.operator(orgId, 'member');
  const { status, text } = await member.send('/console/new/template', { ...WRITTEN, action: 'rewrite' });
  assert.is(status, 400);
  assert.match(text, 'The guide was not rewritten. The model server answered with status 401.');
  assert.match(text, 'who are fine.</textarea>');
});

test('a fact that no field holds comes with a field, which stands in the form', async () => {
  const { orgId } = await house.household('City Park');
  const member = await house.operator(orgId, 'member');
  const written = { ...WRITTEN, acceptance_guide: 'The pass must be of the kind "Family".' };
  const { status, text } = await member.send('/console/new/template', { ...written, action: 'rewrite' });
  assert.is(status, 200, text);
  assert.match(text, 'kind is Family');
  assert.match(text, '<strong>kind</strong>: Kind of &quot;pass&quot; (required)');
  assert.match(text, '<input name="field_name" value="kind"');
  assert.match(text, '<input name="field_name" value="membership_status"');
});

test('what there is nothing to make of is told', async () => {
  const { orgId } = await house.household('City Rink');
  const member = await house.operator(orgId, 'member');
  for (const [change, reason] of [
    [{ acceptance_guide: ' ' }, 'There is no guide to rewrite'],
    [{ field_name: '' }, 'Name the fields first'],
  ] as const) {
    const { status, text } = await member.send('/console/new/template', { ...WRITTEN, ...change, action: 'rewrite' });
    assert.is(status, 400);
    assert.match(text, reason);
  }
});

test('templates of envelopes have it too', async () => {
  const { orgId } = await house.household('City Ring');
  const member = await house.operator(orgId, 'member');
  assert.match((await member.get('/console/new/envelope-template')).text, BUTTON);
});

test('without a model there is no button for it', async () => {
  const { orgId } = await plain.household('City Dojo');
  const member = await plain.operator(orgId, 'member');
  assert.not.match((await member.get('/console/new/template')).text, BUTTON);
  const { status, text } = await member.send('/console/new/template', { ...WRITTEN, action: 'rewrite' });
  assert.is(status, 400);
  assert.match(text, 'No model is set');
});

test.run();
