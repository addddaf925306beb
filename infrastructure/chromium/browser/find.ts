import type { Log } from '../../../application/ports/log.ts';
import { NoUsableBrowser } from '../../../application/ports/remote-browser.ts';
import type { HostOptions } from '../hosted/spawn-host.ts';
import { type RunningHost, startHost } from '../hosted/start-host.ts';
import type { BrowserBinary } from './binary.ts';
import { browserCandidates } from './candidates.ts';
import { explainFailure } from './failure.ts';

export type FindOptions = Omit<HostOptions, 'binary'> & {
  browserPath: string | undefined;
  cacheFolder: string;
  log: Log;
};

/** Paths of browsers by what became of them. */
type Failures = Map<string, { paths: string[]; advice: string }>;

/**
 * The first browser that really opens a page under the wanted sandbox, still running.
 * @throws NoUsableBrowser with what to install or to set when none will do.
 */
export async function findBrowser(options: FindOptions): Promise<{ binary: BrowserBinary; running: RunningHost }> {
  const failures: Failures = new Map();
  try {
    for await (const binary of browserCandidates(options)) {
      try {
        const running = await startHost({ ...options, binary }, { probe: true });
        for (const [reason, { paths }] of failures) options.log.warn('a browser cannot be used', { paths, reason });
        return { binary, running };
      } catch (error) {
        const { reason, advice } = await explainFailure(error);
        failures.set(reason, { paths: [...(failures.get(reason)?.paths ?? []), binary.path], advice });
      }
    }
  } catch (error) {
    if (failures.size === 0 || !(error instanceof NoUsableBrowser)) throw error;
    throw new NoUsableBrowser(`${sentenceOf(failures, options)} And ${error.message}.`);
  }
  throw new NoUsableBrowser(sentenceOf(failures, options));
}

/** Each browser, reason and advice once. */
function sentenceOf(failures: Failures, { browserPath }: FindOptions): string {
  if (failures.size === 0) {
    return 'there is no browser: install chromium-headless-shell or Chromium, or name one with CAPTURE_BROWSER';
  }
  const reasons = [...failures].map(([reason, { paths }]) => `${paths.join(', ')} ${reason}`);
  const advice = new Set([...failures.values()].map(failure => failure.advice));
  const subject =
    browserPath === undefined ? 'no browser can be used' : 'the browser of CAPTURE_BROWSER cannot be used';
  return `${subject}: ${reasons.join('; ')}. ${[...advice].join(' ')}`;
}
