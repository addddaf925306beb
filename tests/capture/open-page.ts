import { openWatched, remoteBrowser } from '../support/remote-browser.ts';

/**
 * The program that opens a page in a remote browser, for tests that need a process of its own: prints a line of JSON,
 * either the browser and the text of the page or why there is none.
 */
const [address = '', cacheFolder = ''] = process.argv.slice(2);
const browser = remoteBrowser({ cacheFolder });
try {
  const sandboxed = (await browser.start())?.sandboxed;
  const { viewer, session } = await openWatched(browser, address);
  await viewer.at(new URL(address).pathname);
  const { snapshot } = await session.capture({ fullPage: false });
  process.stdout.write(`${JSON.stringify({ sandboxed, text: snapshot.runs.map(run => run.text).join(' ') })}\n`);
} catch (error) {
  process.stdout.write(`${JSON.stringify({ error: error instanceof Error ? error.message : String(error) })}\n`);
} finally {
  await browser.close();
}
