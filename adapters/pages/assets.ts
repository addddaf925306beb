import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** What all our pages look alike by. */
const STYLES = join(import.meta.dirname, 'styles');
/** Where the build puts the scripts that it has joined. */
const JOINED = join(import.meta.dirname, '..', '..', 'programs');

/** A file with the headers that it is served with. */
export type Asset = { body: Uint8Array<ArrayBuffer>; headers: Record<string, string> };

/** The files that pages load, under a folder name that is their common hash: each may be cached for good. */
export type PageAssets = {
  /** Address of the folder, without a slash at its end. */
  base: string;
  /** Names of all scripts, so that a page can ask for them at once. */
  modules: string[];
  find(version: string, name: string): Asset | undefined;
};

/** Said for a file of another version, or one that never was. */
export const NO_SUCH_ASSET = 'There is no such file. Load the page again.';

/**
 * Reads the modules, style sheets and pictures of a folder into memory, and the style sheets that all pages share.
 *
 * @param address where they are served: `<address>/<version>/<name>`
 * @param joined name of a script of the build that stands as `main.js` in the place of the folder's modules: a page of
 *   dozens asks for one file, and starts in half the time
 */
export function loadAssets(folder: string, address: string, joined?: 'capture-page'): PageAssets {
  const files = new Map<string, Asset>();
  const hash = createHash('sha256');
  for (const { name, path } of filesOf(folder, joined)) {
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

function filesOf(folder: string, joined: string | undefined): { name: string; path: string }[] {
  const files = [STYLES, folder].flatMap(from =>
    readdirSync(from)
      .sort()
      .map(name => ({ name, path: join(from, name) })),
  );
  if (joined === undefined) return files;
  const others = files.filter(({ name }) => !name.endsWith('.js'));
  return [...others, { name: 'main.js', path: join(JOINED, `${joined}.js`) }];
}
