// Packs the client as it is installed: affiant-client-<version>.tgz in the folder that is named, or in this one.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const built = join(root, 'dist', 'adapters', 'client');
const target = resolve(process.argv[2] ?? '.');
const folder = mkdtempSync(join(tmpdir(), 'affiant-client-'));
try {
  for (const file of readdirSync(built).filter(name => /\.(?:js|d\.ts)$/.test(name))) {
    // The compiler leaves the sources' names in declarations; nobody but it would find them.
    const text = readFileSync(join(built, file), 'utf8').replace(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'");
    writeFileSync(join(folder, file), text.replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n'));
  }
  for (const file of ['package.json', 'README.md'])
    copyFileSync(join(root, 'adapters', 'client', file), join(folder, file));
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  const packed = spawnSync('npm', ['pack', '--pack-destination', target], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 2],
  });
  process.exitCode = packed.status ?? 1;
} finally {
  rmSync(folder, { recursive: true });
}
