import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '..', '..', 'programs');

/** Where the build puts what the service starts, or has run elsewhere: one file and its parts, which starts faster than its modules. */
export const programFile = (name: 'browser-host.js' | 'reader.cjs' | 'pdf-viewer.js'): string => join(FOLDER, name);

/** Where the build puts the memory of a program that has started on this Node. */
export const imageFile = (name: 'reader'): string => join(FOLDER, `${name}-${process.version}-${process.arch}.image`);
