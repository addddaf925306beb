import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** What all our pages look alike by. */
const STYLES = join(import.meta.dirname, 'styles');

/** A file with the headers that it is served with. */
export type Asset = { body: Uint8Array<ArrayBuffer>; headers: Record<string, string> };

/** The files that pages load, under a folder name that is their common hash: each may be cached for good. */
export type PageAssets = {
  /** Address of the folder, without a slash at its end. */
  base: string;
  /** Names of all modules, so that a page can ask for them at once. */
  modules: string[];
  find(version: string, name: string): Asset | undefined;
};

/** Said for a file of another version, or one that never was. */
export const NO_SUCH_ASSET = 'There is no such file. Load the page again.';

/**
 * Reads the modules, style sheets and pictures of a folder into memory, and the style sheets that all pages share.
 *
 * @param address where they are served: `<address>/<version>/<name>`
 */
export function loadAssets(folder: string, address: string): PageAssets {
  const files = new Map<string, Asset>();
  const hash = createHash('sha256');
  for (const path of [STYLES, folder].flatMap(from =>
    readdirSync(from)
      .sort()
      .map(name => join(from, name)),
  )) {
    const name = basename(path);
    const contentType = TYPES[extname(name)];
    if (contentType === undefined) continue;
    const body = new Uint8Array(readFileSync(path));
    hash.update(name).update('\0').update(body);
    const headers = {
      'content-type': contentType,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    };
    files.set(name, { body, headers });
  }
  const version = hash.digest('hex').slice(0, 16);
  return {
    base: `${address}/${version}`,
    modules: [...files.keys()].filter(name => name.endsWith('.js')),
    find: (asked, name) => (asked === version ? files.get(name) : undefined),
  };
}
