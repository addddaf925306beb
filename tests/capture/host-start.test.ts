import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { programFile } from '../../infrastructure/settings/program-files.ts';

/** What Node has loaded of itself once a program of modules has run. */
async function loadedBy(program: string): Promise<string[]> {
  const code = `${program}; process.stdout.write(JSON.stringify(process.moduleLoadList)); process.exit()`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    env: {},
    stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
  });
  const told: Buffer[] = [];
  for await (const chunk of child.stdio[1] ?? []) told.push(chunk);
  return JSON.parse(Buffer.concat(told).toString()) as string[];
}

test('a browser host loads nothing of fetch, which takes as long as all else that it loads', async () => {
  const address = pathToFileURL(programFile('browser-host.js')).href;
  const [bare, host] = await Promise.all([loadedBy(''), loadedBy(`await import(${JSON.stringify(address)})`)]);
  const more = host.filter(name => !bare.includes(name));
  assert.ok(more.includes('NativeModule http'), 'it speaks HTTP');
  assert.equal(
    more.filter(name => name.includes('undici')),
    [],
  );
});

test.run();
