// Writes docs/openapi.json anew from the schemas and the table of routes. Run it after a change of the interface.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openApiDocument } from '../dist/adapters/http/openapi/document.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const file = join(root, 'docs', 'openapi.json');
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(openApiDocument('http://localhost:8080'), null, 2)}\n`);
const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
process.exitCode = spawnSync(process.execPath, [biome, 'format', '--write', file], {
  cwd: root,
  stdio: 'inherit',
}).status;
