import { mkdtempSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Files that a page has asked for, on their way to it: each in a folder of its own, which goes with the session. */
export class GivenFiles {
  readonly #folder: string;
  #path: string | null = null;

  /** @param folder that belongs to the session */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Takes the next piece of the file that is on its way, or the first of another one. */
  take(filename: string, piece: Buffer): void {
    if (this.#path === null) this.#path = join(mkdtempSync(join(this.#folder, 'given-')), basename(filename) || 'file');
    writeFileSync(this.#path, piece, { flag: 'a', mode: 0o600 });
  }

  /** All of it is there. @returns its path */
  end(): string {
    const path = this.#path ?? '';
    this.#path = null;
    return path;
  }
}
