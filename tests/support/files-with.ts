import { spawnSync } from 'node:child_process';

/**
 * The files below a folder in whose bytes this text stands. Another process reads them: whoever closes a file that SQLite
 * has open in its process drops the locks on it.
 */
export function filesWith(folder: string, text: string): string[] {
  const { status, stdout, stderr, error } = spawnSync('grep', ['-rlaF', '-e', text, folder], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  // 2: a file went away between two looks.
  if (error !== undefined || (status === 2 && !stderr.includes('No such file'))) throw error ?? new Error(stderr);
  return stdout.split('\n').filter(file => file !== '');
}
