// Which suites there are, and which of them are asked for. Read from the sources, so that it is known before the build.
import { readdirSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isPortable } from './placement.mjs';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const ENDING = '.test.ts';

/**
 * A suite: its name (`http/lists`), its source from the root, and the file that is run.
 * @typedef {{ name: string, source: string, built: string }} Suite
 */

/** @returns {Suite[]} every suite below `tests/`, by name */
export function allSuites() {
  return readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith(ENDING))
    .map(file => file.slice(0, -ENDING.length).split(sep).join('/'))
    .sort()
    .map(name => ({
      name,
      source: `tests/${name}${ENDING}`,
      built: join(root, 'dist', 'tests', `${name}.test.js`),
    }));
}

/**
 * The suites whose path holds one of the words; all without words.
 * @param {readonly string[]} words
 * @param {{ portable: boolean }} only those that depend on the version of Node
 * @throws when no suite's path holds one of the words
 */
export function chosenSuites(words, { portable }) {
  const suites = allSuites().filter(({ name }) => !portable || isPortable(name));
  for (const word of words) {
    if (!suites.some(({ source }) => source.includes(word))) throw new Error(`no suite's path holds ${word}`);
  }
  return words.length === 0 ? suites : suites.filter(({ source }) => words.some(word => source.includes(word)));
}
