// Makes what readers begin from: the reader as it stands in memory once its modules are loaded and it has read a page of
// ours. A start from it takes a third of the processor time. It fits one version of Node on one kind of machine.
// `reader-image.mjs` alone makes that of the Node which runs it, for programs that another one has built.
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Node 20 lacks what the reader needs while it makes an image: there readers load their modules. */
const OLDEST_NODE = 22;

/** @param {string} root folder of the checkout, whose programs are made */
export async function makeReaderImage(root) {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) return;
  const programs = join(root, 'dist', 'programs');
  // The same name as in infrastructure/settings/program-files.ts.
  const image = join(programs, `reader-${process.version}-${process.arch}.image`);
  rmSync(image, { force: true });
  await promisify(execFile)(
    process.execPath,
    ['--snapshot-blob', image, '--build-snapshot', join(programs, 'reader.cjs')],
    { env: {} },
  );
}

const isProgram = process.argv[1] === fileURLToPath(import.meta.url);
if (isProgram) await makeReaderImage(dirname(import.meta.dirname));
