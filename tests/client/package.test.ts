import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ROUTES } from '../../adapters/client/routes.ts';
import { OPERATIONS } from '../../adapters/http/operations.ts';
import { importsOf } from '../support/source-imports.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const CLIENT = join(ROOT, 'adapters', 'client');

test('every operation that takes a key is called where the service has it', () => {
  const keyed = OPERATIONS.flatMap(each => ('keyHeader' in each && each.keyHeader ? [each] : []));
  const table = keyed.map(({ id, method, path, keyHeader }) => [id, [method, path, keyHeader]]);
  assert.equal(Object.fromEntries(Object.entries(ROUTES)), Object.fromEntries(table));
});

test('the types are those of the document', async () => {
  const { clientTypes } = await import(join(ROOT, 'scripts', 'client-types.mjs'));
  const made: string = await clientTypes(JSON.parse(readFileSync(join(ROOT, 'docs', 'openapi.json'), 'utf8')));
  const plain = (text: string) => text.replace(/[\s;|(),]+/g, '');
  const old = 'adapters/client/api-types.ts is old: run npm run openapi';
  assert.ok(plain(readFileSync(join(CLIENT, 'api-types.ts'), 'utf8')) === plain(made), old);
});

test('nothing of the service is needed where the client is installed', () => {
  const code = readdirSync(CLIENT).filter(file => file.endsWith('.ts'));
  assert.ok(code.includes('client.ts'));
  const outside = code.flatMap(file =>
    importsOf(readFileSync(join(CLIENT, file), 'utf8')).filter(({ specifier }) => !specifier?.startsWith('./')),
  );
  assert.equal(outside, []);
});

/** What a customer writes, who has nothing but the package. */
const PROGRAM = `
import { AffiantError, createAffiantClient, verifyWebhook, type DetailedInquiry } from 'affiant-client';
const affiant = createAffiantClient({
  url: 'http://affiant.test/api/v1',
  key: 'secret_test_x',
  fetch: async input => Response.json({ id: 'web_iq_1', at: String(input), result: { status: 'approved' } }),
});
const inquiry: DetailedInquiry = await affiant.inquiries.waitForResult('web_iq_1');
const refused = await verifyWebhook('whsec_AAAA', new Headers(), '').catch(error => error.name);
console.log(JSON.stringify([inquiry.id, inquiry.result?.status, refused, typeof AffiantError]));
`;

test('packed, it compiles and runs in a folder that has nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'affiant-client-test-'));
  try {
    execFileSync(process.execPath, [join(ROOT, 'scripts', 'client-package.mjs'), folder], { stdio: 'ignore' });
    const [archive] = readdirSync(folder);
    const installed = join(folder, 'node_modules', 'affiant-client');
    mkdirSync(installed, { recursive: true });
    execFileSync('tar', ['-xzf', join(folder, archive ?? ''), '-C', installed, '--strip-components=1']);
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    assert.is(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')).version, version);
    const compilerOptions = { module: 'nodenext', target: 'es2023', lib: ['es2023', 'dom'], strict: true, types: [] };
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }));
    writeFileSync(join(folder, 'program.ts'), PROGRAM);
    const typescript = createRequire(import.meta.url).resolve('typescript/package.json');
    execFileSync(process.execPath, [join(dirname(typescript), 'bin', 'tsc'), '-p', folder], { encoding: 'utf8' });
    const told = execFileSync(process.execPath, [join(folder, 'program.js')], { encoding: 'utf8' });
    assert.equal(JSON.parse(told), ['web_iq_1', 'approved', 'WebhookVerificationError', 'function']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.run();
