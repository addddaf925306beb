import { execFile } from 'node:child_process';

/** Whether the dynamic linker misses a shared library of this binary. True as well where there is no `ldd` to ask. */
export function lacksLibraries(binary: string): Promise<boolean> {
  return new Promise(resolve => {
    execFile('ldd', [binary], { timeout: 10_000 }, (error, stdout) => {
      resolve(error !== null || stdout.includes('not found'));
    });
  });
}
