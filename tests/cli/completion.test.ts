import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COMMANDS } from '../../adapters/cli/commands.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { cliHouse } from './cli-house.ts';

const cli = cliHouse();
const folder = temporaryFolder();

/** What bash offers behind these words, the last of which is being written. */
async function offered(...words: string[]): Promise<string[]> {
  const file = join(folder, 'completion.bash');
  writeFileSync(file, await cli.run('completion', 'bash'));
  const asked = `source ${file}; COMP_WORDS=(affiant "$@"); COMP_CWORD=$#; _affiant; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { status, stdout, stderr } = spawnSync('bash', ['-c', asked, 'bash', ...words], { cwd: folder });
  assert.equal([status, String(stderr)], [0, '']);
  return String(stdout).trim().split('\n');
}

test('bash completes what the table of commands has', async () => {
  const firsts = new Set(COMMANDS.map(({ name }) => name.split(' ')[0] ?? ''));
  const all = await offered('');
  for (const first of [...firsts, 'serve', 'browsers', 'help']) assert.ok(all.includes(first), first);
  assert.equal(await offered('key', ''), ['create', 'list', 'revoke']);
  assert.equal(await offered('key', 'l'), ['list']);
  assert.equal(await offered('key', 'create', '--e'), ['--email']);
  assert.equal(await offered('serve', '--s'), ['--supervised']);
  assert.equal(await offered('rebuild', '--v'), ['--verify']);
  assert.equal(await offered('guide', 'check', 'compl'), ['completion.bash'], 'a file');
});

test('zsh is told the same words', async () => {
  const script = await cli.run('completion', 'zsh');
  assert.match(script, /^#compdef affiant\n/);
  for (const { name, options } of COMMANDS) {
    const line = script.split('\n').find(each => each.includes(`'${name}'|`)) ?? '';
    for (const option of [...Object.keys(options), 'json', 'help']) assert.match(line, `--${option}`, name);
  }
});

const hasZsh = spawnSync('zsh', ['-c', 'true']).status === 0;
if (!hasZsh) console.log('SKIPPED that zsh completes by its script: there is no zsh');
else {
  /** What stands for the completion system, which needs a terminal. */
  const STANDING_IN = `compdef() { print registered $@ }; _describe() { print -l -- "\${(@P)2}" }; compadd() { print -l -- $@ }; _files() { }`;

  const told = (asked: string) => {
    const { status, stdout, stderr } = spawnSync('zsh', ['-f', '-c', `${STANDING_IN}\n${asked}`], { cwd: folder });
    assert.equal([status, String(stderr)], [0, '']);
    return String(stdout).trim().split('\n');
  };

  test('zsh completes, read in and as a file of its own from the first time on', async () => {
    writeFileSync(join(folder, '_affiant'), await cli.run('completion', 'zsh'));
    assert.equal(told('source ./_affiant'), ['registered _affiant affiant']);
    const loaded = 'fpath=($PWD); autoload -Uz _affiant';
    const firsts = told(`${loaded}; words=(affiant ""); CURRENT=2; _affiant`);
    for (const first of ['key:', 'serve:', 'help:'])
      assert.ok(
        firsts.some(each => each.startsWith(first)),
        first,
      );
    const seconds = told(`${loaded}; words=(affiant key ""); CURRENT=3; _affiant`);
    assert.ok(seconds.some(each => each.startsWith('revoke:')));
    assert.ok(told(`${loaded}; words=(affiant key create --); CURRENT=4; _affiant`).includes('--email'));
  });
}

test.run();
