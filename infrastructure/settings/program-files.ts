import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '..', '..', 'programs');

/** Where the build puts a program that the service starts: one file and its parts, which starts faster than its modules. */
export const programFile = (name: 'browser-host' | 'reader' | 'pdf-viewer'): string => join(FOLDER, `${name}.js`);
