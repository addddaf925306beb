// FerretDB, built by Go from its pinned sources into the cache folder.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** @param {string} root of the checkout */
export function ferretdbIn(root) {
  const sources = join(root, 'tests', 'support', 'ferretdb');
  const hash = createHash('sha256');
  for (const file of ['main.go', 'go.mod', 'go.sum']) hash.update(readFileSync(join(sources, file)));
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  const path = join(cache, 'affiant', `ferretdb-${hash.digest('hex').slice(0, 16)}`);
  return {
    path,
    isBuilt: existsSync(path),
    /** What Go is called with. Of its other databases nothing is needed. */
    build: ['build', '-C', sources, '-tags', 'ferretdb_no_postgresql', '-o', path, '.'],
  };
}
