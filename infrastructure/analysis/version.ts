import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Version of the analyser, stored with every assessment: that of the package and a digest of everything that judges, such
 * as `0.1.0+1f0c8a3e5b72`. The build derives it (`scripts/analyser-version.mjs`): the same version is the same rules to
 * the letter, and nobody has to remember to raise it.
 */
export const ANALYSER_VERSION = readFileSync(join(import.meta.dirname, 'analyser-version.txt'), 'utf8').trim();
