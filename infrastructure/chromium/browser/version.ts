import { execFile } from 'node:child_process';

const PATIENCE_MS = 5_000;

/** The version that a browser names when it is asked for nothing else; null when it names none. */
export function versionOf(browser: { path: string; environment: Record<string, string> }): Promise<string | null> {
  return new Promise(resolve => {
    const options = { env: browser.environment, timeout: PATIENCE_MS, killSignal: 'SIGKILL' } as const;
    execFile(browser.path, ['--version'], options, (_error, said) => {
      resolve(/\b\d+(?:\.\d+){3}\b/.exec(said)?.[0] ?? null);
    });
  });
}
