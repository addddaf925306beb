import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
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

test.run();
