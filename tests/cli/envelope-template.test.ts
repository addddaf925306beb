import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type CliAnswer, runCli } from '../support/cli.ts';
import { serviceEnvironment } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder();
const env = serviceEnvironment(folder, 8080);
const made = await runCli(['org', 'create', '--name', 'City Gym', '--json'], env);
const { org_id } = JSON.parse(made.stdout) as { org_id: string };

let files = 0;
/** Makes a template of what stands in a file. */
function create(content: unknown, org = org_id): Promise<CliAnswer> {
  files += 1;
  const file = join(folder, `template-${files}.json`);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return runCli(['envelope-template', 'create', '--org', org, '--file', file, '--json'], env);
}

const MEMBERSHIP = { name: 'Active gym membership', query: 'Is the membership active?' };

test('a template is made of the fields of an envelope', async () => {
  const { code, stdout } = await create({ ...MEMBERSHIP, return_url: 'https://customer.example/', fields: [] });
  assert.is(code, 0);
  const { id, created_by, created_at, ...rest } = JSON.parse(stdout);
  assert.match(id, /^env_tpl_[0-9A-Z]{26}$/);
  assert.match(created_by, /^operator:cli\//);
  assert.equal(rest, {
    ...MEMBERSHIP,
    return_url: 'https://customer.example/',
    org_id,
    description: '',
    acceptance_guide: '',
    show_acceptance_guide: false,
    redirect_url: 'https://duckduckgo.com',
    ai_instruction: '',
    fields: [],
    steps: [],
    allowed_modes: ['manual'],
    four_eyes: false,
    version: 1,
    status: 'published',
    draft: null,
  });
});

test('every field that is wrong is named', async () => {
  const { code, stdout } = await create({ name: 'a', redirect_url: 'gym', stepz: [], steps: [{ capture_on: 'x' }] });
  assert.is(code, 2);
  const { message } = JSON.parse(stdout).error;
  for (const fault of [
    'query is required',
    'redirect_url must be a whole http or https URL',
    'stepz is not a known field',
    'steps[0].user_instruction is required',
    'steps[0].capture_on must be an http or https URL',
  ]) {
    assert.ok(message.includes(fault), `${fault} in ${message}`);
  }
});

test('a file that is missing or no JSON is named', async () => {
  const { code, stdout } = await create('{"name":');
  assert.is(code, 2);
  assert.match(JSON.parse(stdout).error.message, /template-\d+\.json can't be read: .*JSON/);
  const gone = await runCli(['envelope-template', 'create', '--org', org_id, '--file', '/nowhere.json'], env);
  assert.is(gone.code, 2);
  assert.match(gone.stderr, /\/nowhere\.json can't be read: ENOENT/);
});

test('an organization that there is not gets none', async () => {
  const { code, stdout } = await create(MEMBERSHIP, 'org_nobody');
  assert.is(code, 1);
  assert.is(JSON.parse(stdout).error.code, 'NOT_FOUND');
});

test.run();
