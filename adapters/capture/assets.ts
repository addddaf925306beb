import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

export type Asset = { body: Uint8Array<ArrayBuffer>; contentType: string };

/** The files that the page loads, under a folder name that is their common hash: each may be cached for good. */
export type CaptureAssets = {
  /** Address of the folder, without a slash at its end. */
  base: string;
  /** Names of all modules, so that the page can ask for them at once. */
  modules: string[];
  find(version: string, name: string): Asset | undefined;
};

/** Reads the compiled client of the capture and its style sheet into memory. */
export function loadCaptureAssets(): CaptureAssets {
  return loadAssets(join(import.meta.dirname, 'client'), '/capture/page/assets');
}

/** Reads the modules, style sheets and pictures of a folder into memory, to be served below this address. */
export function loadAssets(folder: string, address: string): CaptureAssets {
  const files = new Map<string, Asset>();
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort()) {
    const contentType = TYPES[extname(name)];
    if (contentType === undefined) continue;
    const body = new Uint8Array(readFileSync(join(folder, name)));
    hash.update(name).update('\0').update(body);
    files.set(name, { body, contentType });
  }
  const version = hash.digest('hex').slice(0, 16);
  return {
    base: `${address}/${version}`,
    modules: [...files.keys()].filter(name => name.endsWith('.js')),
    find: (asked, name) => (asked === version ? files.get(name) : undefined),
  };
}
