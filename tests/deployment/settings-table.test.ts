import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { browsersHelp, serveHelp } from '../../adapters/cli/service-help.ts';
import { BROWSERS_SETTING_NAMES } from '../../infrastructure/settings/browsers-config.ts';
import { readConfig, SETTING_NAMES } from '../../infrastructure/settings/config.ts';
import { S3_SETTINGS } from '../../infrastructure/settings/s3-settings.ts';
import { withSettingsTable } from '../support/settings-table.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const section = /^## Settings$([\s\S]*?)^## /m.exec(readme)?.[1] ?? '';
/** Without a model, how long it may take is not asked for. */
const MODEL = { ANALYSER_URL: 'http://model.test/v1', ANALYSER_MODEL: 'm' };
const test = suite('the settings in README.md');

test('their table is what `npm run settings` writes', () => {
  assert.ok(readme === withSettingsTable(readme), 'the table of settings is old: run `npm run settings`');
});

test('the table names every setting that is read, once, and no other', () => {
  const rows = section.split('\n').filter(line => line.startsWith('| `'));
  const named = rows.flatMap(row => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)].map(match => match[1]));
  const read = new Set([...SETTING_NAMES, ...BROWSERS_SETTING_NAMES]);
  assert.ok(read.size > 40, `${read.size} settings are read`);
  assert.equal([...named].sort(), [...read].sort());
});

test('the settings of S3 are those that its driver reads', () => {
  const driver = readFileSync(join(root, 'infrastructure', 'evidence', 's3', 'location.ts'), 'utf8');
  const read = new Set([...driver.matchAll(/\bAWS_[A-Z0-9_]*[A-Z0-9]\b/g)].map(match => match[0]));
  assert.equal([...read].sort(), Object.keys(S3_SETTINGS).sort());
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
  assert.equal([...settingsIn(serveHelp()).keys()].sort(), [...SETTING_NAMES].sort());
  assert.equal([...settingsIn(browsersHelp()).keys()].sort(), [...BROWSERS_SETTING_NAMES].sort());
});

test('table and help say the same default', () => {
  const rows = [...section.matchAll(/^\| `([A-Z0-9_]+)`[^|]*\| `([^`|]+)` \|/gm)];
  assert.ok(rows.length > 20);
  for (const [, name = '', standard = ''] of rows) {
    for (const help of [serveHelp(), browsersHelp()]) {
      const words = settingsIn(help).get(name);
      if (words !== undefined) assert.ok(words.endsWith(`(${standard})`), `${name}: ${words}`);
    }
  }
});

test('what the table says of a default is what holds where nothing is set', () => {
  const rows = [...section.matchAll(/^\| `([A-Z0-9_]+)`[^|]*\| `([^`|$]+)` \|/gm)];
  const told = rows.filter(([, name = '']) => SETTING_NAMES.includes(name) && !name.startsWith('AWS_'));
  assert.ok(told.length > 15);
  for (const [, name = '', standard = ''] of told) {
    const silent: Record<string, string> = name === 'ANALYSER_TIMEOUT' ? MODEL : {};
    assert.equal(readConfig({ ...silent, [name]: standard }), readConfig(silent), name);
  }
  assert.is(readConfig({ PORT: '9000' }).publicUrl, 'http://localhost:9000');
});

test.run();
