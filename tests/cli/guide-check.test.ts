import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MAIN, runCli } from '../support/cli.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder();
const data = join(folder, 'data');

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const check = (...args: string[]) => runCli(['guide', 'check', ...args], { AFFIANT_DATA: data });

type Checked = { undecided: number; conditions: { level: string; understood_as: string; advice: string | null }[] };
const checked = async (...args: string[]): Promise<Checked> => JSON.parse((await check(...args, '--json')).stdout);

const GUIDE = `## High acceptance
- Membership status is Active or Current
- Valid until date is in the future
## Reject
- Membership status is Expired
`;

test('tells condition by condition what is understood, and opens nothing for it', async () => {
  const { code, stdout, stderr } = await check(file('understood.md', GUIDE));
  assert.is(stderr, '');
  assert.is(
    stdout,
    `LEVEL   UNDERSTOOD AS
high    membership_status is one of Active, Current
high    valid_until_date lies in the future
reject  membership_status is Expired

Nothing is left to a person or a model.
`,
  );
  assert.is(code, 0);
  assert.not(existsSync(data));
});

test('names what a person or a model must decide, and ends with 1', async () => {
  const guide = file('open.md', `${GUIDE}- The membership looks bought\n- The page looks altered\n`);
  const { code, stdout } = await check(guide);
  assert.is(code, 1);
  assert.match(stdout, 'reject  needs a person or a model: The membership looks bought\n');
  assert.match(stdout, 'reject  the evidence was altered\n');
  assert.match(stdout, '\n1 condition is left to a person or a model.\n');
  assert.is((await checked(guide)).undecided, 1);
});

test('reads the body of a request with its fields, and advises to name one', async () => {
  const fields = [{ name: 'plan', description: 'Name of the plan' }, { name: 'valid_until' }];
  const body = { acceptance_guide: 'High: the plan is Gold and the colour is Gold', fields };
  const { conditions, undecided } = await checked(file('template.json', JSON.stringify(body)));
  assert.is(undecided, 1);
  assert.equal(
    conditions.map(one => one.understood_as),
    ['plan is Gold', 'needs a person or a model: the colour is Gold'],
  );
  assert.is(
    conditions[1]?.advice,
    'Decided where the evidence says it beside a label of these words. Surer: begin with the name of a field, plan, valid_until, or ask for one that holds it.',
  );
  const named = await checked(file('plain.md', 'High: the tariff is Gold'), '--fields', 'tarif: The tariff, plan');
  assert.equal(
    named.conditions.map(one => one.understood_as),
    ['tarif is Gold'],
  );
});

test('a guide without a level asks for what it says', async () => {
  const { code, stdout } = await check(file('none.md', 'Thanks for reading.'));
  assert.is(code, 1);
  assert.match(stdout, 'needs a person or a model: Thanks for reading');
});

test('where there is no guide, every field has to be found', async () => {
  const { code, stdout } = await check(file('empty.md', '  '));
  assert.is(code, 1);
  assert.match(stdout, 'There is no guide');
});

test('what cannot be read is told', async () => {
  for (const [text, message] of [
    ['{ nonsense', 'no JSON'],
    ['{"fields": []}', '"acceptance_guide"'],
    ['{"acceptance_guide": "High: x", "fields": {}}', '"fields" must be a list'],
    ['{"acceptance_guide": "High: x", "fields": [{}]}', '"name"'],
  ] as const) {
    const { code, stderr } = await check(file('wrong.json', text));
    assert.is(code, 2, text);
    assert.match(stderr, message);
  }
});

test('takes what the inquiry asks, by which a line that names no field is understood', async () => {
  const guide = file('valid.md', 'High: the certificate is valid on 1 December 2026');
  const args = [guide, '--fields', 'holder, valid_until: last day of validity'];
  assert.is((await checked(...args)).undecided, 1);
  assert.is((await checked(...args, '--query', 'Is the certificate valid?')).undecided, 0);
});

test('takes the guide from standard input', async () => {
  const child = spawn(process.execPath, [MAIN, 'guide', 'check', '-', '--json'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end('Reject if plan is Basic');
  let stdout = '';
  child.stdout.on('data', chunk => {
    stdout += chunk;
  });
  const code = await new Promise(resolve => child.once('close', resolve));
  assert.equal(JSON.parse(stdout), {
    conditions: [
      {
        level: 'reject',
        rule: 'plan is Basic',
        understood_as: 'plan is Basic',
        is_decided: true,
        advice: null,
      },
    ],
    undecided: 0,
    fields: [],
  });
  assert.is(code, 0);
});
test.run();
