import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runCli } from '../support/cli.ts';
import { type ModelStep, saidIn, startModelServer } from '../support/model-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const test = suite('affiant guide rewrite');
const folder = temporaryFolder();
const body = {
  query: 'Is this person a member?',
  acceptance_guide: 'Anybody on "Gold" whose card runs to 31 March 2027 at least.',
  fields: [{ name: 'plan', description: 'Name of the plan' }, { name: 'valid_until' }],
};
const file = join(folder, 'template.json');
writeFileSync(file, JSON.stringify(body));

const LINES = 'High:\n- plan is "Gold"\n- valid_until is on or after 2027-03-31';
const saying = (guide: string): ModelStep => ({ say: JSON.stringify({ guide }) });

async function rewrite(steps: ModelStep[], ...args: string[]) {
  const server = await startModelServer(...steps);
  const settings = { GUIDE_WRITER_URL: server.url, GUIDE_WRITER_MODEL: 'wordy', GUIDE_WRITER_KEY: 'sk-secret' };
  try {
    const answer = await runCli(['guide', 'rewrite', ...args], { AFFIANT_DATA: join(folder, 'data'), ...settings });
    return { ...answer, requests: server.requests };
  } finally {
    await server.close();
  }
}

test('tells the new guide, how it is understood, and to read it', async () => {
  const { code, requests, stdout } = await rewrite([saying(LINES)], file);
  assert.is(code, 0);
  assert.ok(stdout.startsWith(LINES));
  assert.match(stdout, 'Written by wordy, and understood as:');
  assert.match(stdout, 'high   valid_until is on or after 2027-03-31');
  assert.match(stdout, 'Read it against your own words');
  const [request] = requests;
  assert.is(request?.authorization, 'Bearer sk-secret');
  const { system, user } = saidIn(request as NonNullable<typeof request>);
  assert.match(user, 'whose card runs to 31 March 2027');
  assert.match(user, 'Name of the plan');
  assert.not.match(system, 'Gold whose');
});

test('what was lost is named, and what is open ends with 1', async () => {
  const { code, stdout } = await rewrite([saying('High:\n- plan is "Gold"\n- the card looks genuine')], file, '--json');
  assert.is(code, 1);
  const told = JSON.parse(stdout);
  assert.equal(told.only_before, ['31 March 2027']);
  assert.is(told.undecided, 1);
});

test('a guide that is understood and lacks something ends with 1 as well', async () => {
  const { code, stdout } = await rewrite([saying('High:\n- plan is "Gold"')], file, '--json');
  assert.is(code, 1);
  assert.is(JSON.parse(stdout).undecided, 0);
});

test('an answer that is the guide itself is taken as it is', async () => {
  const { code, stdout } = await rewrite([{ say: `\`\`\`\n${LINES}\n\`\`\`` }], file, '--json');
  assert.is(code, 0);
  assert.is(JSON.parse(stdout).guide, LINES);
});

test('a field that the lines need is told, to be asked for', async () => {
  const kind = { name: 'kind', description: 'Kind of membership', required: false };
  const say = JSON.stringify({ guide: `${LINES}\nReject:\n- kind is "Gold"`, new_fields: [kind] });
  const { code, stdout } = await rewrite([{ say }], file);
  assert.is(code, 0);
  assert.match(
    stdout,
    /New fields, which the lines speak of.*\n\nFIELD +NEEDED +WHAT IT MEANS\nkind +optional +Kind of membership/,
  );
  assert.equal(JSON.parse((await rewrite([{ say }], file, '--json')).stdout).fields, [kind]);
});

test('a server that fails is told in a sentence without key or address', async () => {
  const { code, stderr } = await rewrite([{ status: 401 }], file);
  assert.is(code, 1);
  assert.match(stderr, 'affiant: The model server answered with status 401.');
  assert.not.match(stderr, 'sk-secret');
});

test('without a model, or without fields, it says what is missing', async () => {
  const alone = await runCli(['guide', 'rewrite', file], {});
  assert.is(alone.code, 2);
  assert.match(alone.stderr, 'set GUIDE_WRITER_URL and GUIDE_WRITER_MODEL');
  const plain = join(folder, 'guide.md');
  writeFileSync(plain, 'Members only.');
  const unnamed = await rewrite([saying(LINES)], plain);
  assert.is(unnamed.code, 2);
  assert.match(unnamed.stderr, 'the fields must be named');
  const unset = await runCli(['guide', 'rewrite', file], { GUIDE_WRITER_MODEL: 'wordy' });
  assert.match(unset.stderr, 'GUIDE_WRITER_MODEL is set without GUIDE_WRITER_URL');
});

test.run();
