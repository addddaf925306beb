// Makes an app of Next.js with these route handlers and starts it:
// AFFIANT_KEY=secret_live_… npm run example:nextjs -- [FOLDER]
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createAffiantClient } from 'affiant-client';
import { endpointSecret } from '../hono-shop/endpoint-secret.ts';

const { AFFIANT_URL = 'http://localhost:8080', AFFIANT_KEY: key, PORT = '3000' } = process.env;
if (key === undefined) {
  console.error('Set AFFIANT_KEY to the API key that the first start of the service printed.');
  process.exit(2);
}
// Ran from dist/examples/nextjs.
const checkout = join(import.meta.dirname, '..', '..', '..');
const example = join(checkout, 'examples', 'nextjs');
const folder = resolve(process.argv[2] ?? join(checkout, 'demo-output', 'nextjs'));
const address = `http://127.0.0.1:${PORT}`;

/** Runs a command in the app's folder until it ends, and gives up with it. */
function run(command: string, args: string[]): void {
  // Next.js would tell its makers how it is used.
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  const { status, error } = spawnSync(command, args, { cwd: folder, env, stdio: 'inherit' });
  if (error !== undefined) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

const affiant = createAffiantClient({ url: AFFIANT_URL, key });
const secret = await endpointSecret(affiant, `${address}/api/affiant`);

mkdirSync(folder, { recursive: true });
cpSync(join(example, 'app'), join(folder, 'app'), { recursive: true });
for (const file of ['package.json', 'tsconfig.json', 'next.config.mjs']) {
  copyFileSync(join(example, `app-${file}`), join(folder, file));
}
writeFileSync(
  join(folder, '.env.local'),
  `AFFIANT_URL=${AFFIANT_URL}\nAFFIANT_KEY=${key}\nAFFIANT_WEBHOOK_SECRET=${secret}\nAPP_URL=${address}\n`,
  { mode: 0o600 },
);
run(process.execPath, [join(checkout, 'scripts', 'client-package.mjs'), folder]);
const client = readdirSync(folder).find(name => /^affiant-client-.*\.tgz$/.test(name));
run('npm', ['install', '--no-audit', '--no-fund', `./${client}`]);
console.log(`The app is at ${address}, its files are in ${folder}`);
run('npx', ['next', 'dev', '--hostname', '127.0.0.1', '--port', PORT]);
