import type { FoundBrowser } from '../../../application/ports/remote-browser.ts';
import type { RunningHost } from '../hosted/start-host.ts';
import type { BrowserBinary } from './binary.ts';
import { type FindOptions, findBrowser } from './find.ts';
import { sweepLeftovers } from './leftovers.ts';
import { requireTempFolder } from './private-folder.ts';

/** The browser of this machine, and the host in which it was tried: it runs still, and nobody uses it. */
export type PreparedBrowser = { binary: BrowserBinary; found: FoundBrowser; running: RunningHost };

/**
 * Finds the browser of this machine that hosts will run, and tells the operator what there is to say of it.
 * @throws NoUsableBrowser
 */
export async function prepareBrowser(options: FindOptions): Promise<PreparedBrowser> {
  const { log, sandbox } = options;
  await requireTempFolder();
  await options.limits.start();
  const swept = await sweepLeftovers();
  if (swept > 0) log.info('removed what browsers of dead processes left', { folders: swept });
  const { binary, running } = await findBrowser(options);
  const { path, bundled } = binary;
  if (bundled) log.warn('the bundled browser is for trying out: install chromium-headless-shell for production');
  if (sandbox === 'off') log.warn('remote browsers run without a sandbox, because CAPTURE_SANDBOX=off says so');
  const { version } = running;
  return { binary: { ...binary, version }, running, found: { path, version, bundled, sandboxed: sandbox === 'on' } };
}
