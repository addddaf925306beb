import type { Log } from '../../../application/ports/log.ts';
import type { BrowserBinary } from './binary.ts';
import { browserCandidates } from './candidates.ts';
import { reasonOf } from './failure-reason.ts';
import { type BrowserProcess, type LaunchOptions, launchBrowser } from './launch.ts';
import { probeBrowser } from './probe.ts';

export type FindOptions = Omit<LaunchOptions, 'binary'> & {
  browserPath: string | undefined;
  cacheFolder: string;
  log: Log;
};

/**
 * The first browser that really opens a page under the wanted sandbox, still running.
 * @throws a sentence that says what to install or to set when none will do.
 */
export async function findBrowser(options: FindOptions): Promise<{ binary: BrowserBinary; running: BrowserProcess }> {
  const failures: string[] = [];
  for await (const binary of browserCandidates(options)) {
    try {
      return { binary, running: await launchAndProbe(binary, options) };
    } catch (error) {
      const reason = reasonOf(error);
      failures.push(`${binary.path}: ${reason}`);
      options.log.warn('a browser cannot be used', { path: binary.path, reason });
    }
  }
  throw new Error(adviceFor(failures, options.sandbox));
}

async function launchAndProbe(binary: BrowserBinary, options: FindOptions): Promise<BrowserProcess> {
  const running = await launchBrowser({ ...options, binary });
  try {
    await probeBrowser(running, options.sandbox);
    return running;
  } catch (error) {
    await running.close();
    throw error;
  }
}

function adviceFor(failures: readonly string[], sandbox: 'on' | 'off'): string {
  if (failures.length === 0) {
    return 'No browser was found: install chromium-headless-shell or Chromium, or name one with CAPTURE_BROWSER.';
  }
  const advice =
    sandbox === 'on'
      ? 'The sandbox needs user namespaces (sysctl kernel.unprivileged_userns_clone=1 and user.max_user_namespaces > 0; ' +
        'in a container a seccomp profile that permits them) and, for a service that runs as root, the program setpriv ' +
        '(package util-linux). To run without the sandbox, which lets a hostile page reach this machine, set CAPTURE_SANDBOX=off.'
      : 'Install chromium-headless-shell or Chromium, or name a browser with CAPTURE_BROWSER.';
  return `No browser could open a page. ${failures.join('; ')}. ${advice}`;
}
