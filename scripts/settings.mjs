// Writes the table of settings in README.md anew from what is registered with their schemas.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withSettingsTable } from '../dist/tests/support/settings-table.js';

const file = join(dirname(dirname(fileURLToPath(import.meta.url))), 'README.md');
writeFileSync(file, withSettingsTable(readFileSync(file, 'utf8')));
