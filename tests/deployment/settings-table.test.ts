import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { BROWSERS_HELP, SERVE_HELP } from '../../adapters/cli/service-help.ts';
import { BROWSERS_SETTING_NAMES } from '../../infrastructure/settings/browsers-config.ts';
import { SETTING_NAMES } from '../../infrastructure/settings/config.ts';
import { S3_SETTING_NAMES } from './s3-setting-names.ts';

const readme = readFileSync(join(import.meta.dirname, '..', '..', '..', 'README.md'), 'utf8');
const section = /^## Settings$([\s\S]*?)^## /m.exec(readme)?.[1] ?? '';
const test = suite('the settings in README.md');

test('its table names every setting that is read, once, and no other', () => {
  const rows = section.split('\n').filter(line => line.startsWith('| `'));
  const named = rows.flatMap(row => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)].map(match => match[1]));
  assert.ok(SETTING_NAMES.includes('PORT') && S3_SETTING_NAMES.includes('AWS_REGION'));
  const read = new Set([...SETTING_NAMES, ...BROWSERS_SETTING_NAMES, ...S3_SETTING_NAMES]);
  assert.equal([...named].sort(), [...read].sort());
});

test('every row says what the setting is for', () => {
  for (const row of section.split('\n').filter(line => line.startsWith('| `'))) {
    const [, , standard = '', meaning = ''] = row.split('|').map(cell => cell.trim());
    assert.ok(standard !== '' && meaning.length > 10, row);
  }
});

/** Settings by name, with what a help text says of them. */
const settingsIn = (help: string) =>
  new Map([...help.matchAll(/^ {2}([A-Z][A-Z0-9_]+) +(.+)$/gm)].map(([, name = '', words = '']) => [name, words]));

test('the help of each command names every setting that it reads, and no other', () => {
  assert.equal([...settingsIn(SERVE_HELP).keys()].sort(), [...SETTING_NAMES, ...S3_SETTING_NAMES].sort());
  assert.equal([...settingsIn(BROWSERS_HELP).keys()].sort(), [...BROWSERS_SETTING_NAMES].sort());
});

test('table and help say the same default', () => {
  const rows = [...section.matchAll(/^\| `([A-Z0-9_]+)`[^|]*\| `([^`|]+)` \|/gm)];
  assert.ok(rows.length > 20);
  for (const [, name = '', standard = ''] of rows) {
    for (const help of [SERVE_HELP, BROWSERS_HELP]) {
      const words = settingsIn(help).get(name);
      if (words !== undefined) assert.ok(words.endsWith(`(${standard})`), `${name}: ${words}`);
    }
  }
});

test.run();
