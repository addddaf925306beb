// Which suites there are, and which of them are asked for. Read from the sources, so that it is known before the build.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isPortable } from './placement.mjs';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const ENDING = '.test.ts';

/**
 * A suite: its name (`http/lists`), its source from the root, the file that is run, the Node that runs it with
 * its version, and how it is told from the same suite on another Node.
 * @typedef {{ name: string, source: string, built: string, program: string, version: string, label: string }} Suite
 */

/** @returns {Suite[]} every suite below `tests/`, by name */
export function allSuites() {
  return readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith(ENDING))
    .map(file => file.slice(0, -ENDING.length).split(sep).join('/'))
    .sort()
    .map(name => {
      const source = `tests/${name}${ENDING}`;
      const built = join(root, 'dist', 'tests', `${name}.test.js`);
      return { name, source, built, program: process.execPath, version: process.version, label: source };
    });
}

/** Those of the suites that depend on the version of Node, on another Node. @param {string} program its path */
export function onAnotherNode(program, suites) {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} is no Node`);
  const version = stdout.trim();
  return suites
    .filter(({ name }) => isPortable(name))
    .map(suite => ({ ...suite, program, version, label: `${suite.source} on ${version}` }));
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
