// Servers that Go builds from their pinned sources, below tests/support/, into the cache folder.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * @param {string} root of the checkout
 * @param {string} name of the server, and of the folder with its sources
 * @param {readonly string[]} flags for `go build`
 */
export function goProgram(root, name, flags) {
  const sources = join(root, 'tests', 'support', name);
  const hash = createHash('sha256');
  for (const file of ['main.go', 'go.mod', 'go.sum']) hash.update(readFileSync(join(sources, file)));
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  const path = join(cache, 'affiant', `${name}-${hash.digest('hex').slice(0, 16)}`);
  return {
    path,
    isBuilt: existsSync(path),
    /** What Go is called with. */
    build: ['build', '-C', sources, ...flags, '-o', path, '.'],
  };
}
