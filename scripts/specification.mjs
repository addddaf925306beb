// Writes docs/specification.md anew from docs/specification/ and the tests that name its rows.
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSpecification } from '../dist/tests/support/specification/checkout.js';
import { faultsOf } from '../dist/tests/support/specification/faults.js';
import { pageOf } from '../dist/tests/support/specification/page.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { rows, proofs } = readSpecification(root);
const faults = faultsOf(rows, proofs, path => existsSync(join(root, path)));
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else writeFileSync(join(root, 'docs', 'specification.md'), pageOf(rows, proofs));
