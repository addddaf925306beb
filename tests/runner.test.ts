import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const SCRIPTS = join(import.meta.dirname, '..', '..', 'scripts', 'testing');
const { inSources } = (await import(pathToFileURL(join(SCRIPTS, 'source-places.mjs')).href)) as {
  inSources(text: string): string;
};

test('what failed is told by its place in the sources, and what has no source as it is', () => {
  const place = `${import.meta.dirname}/runner.test.js`;
  const [, line = '', column = ''] = /runner\.test\.[jt]s:(\d+):(\d+)/.exec(String(new Error('here').stack)) ?? [];
  const told = inSources(`at handler (file://${place}:${line}:${column})\nat node:internal/x:1:2 /nowhere/at.js:3:4`);
  assert.match(
    told,
    /^at handler \(\/.*\/tests\/runner\.test\.ts:\d+:\d+\)\nat node:internal\/x:1:2 \/nowhere\/at\.js:3:4$/,
  );
  const source = Number(/test\.ts:(\d+)/.exec(told)?.[1]);
  assert.is(source, 13, 'the line in which the error is made');
});

test.run();
