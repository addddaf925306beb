/**
 * Runs suites one after the other in this process, so that they load what they share once:
 * `suites-in-turn.mjs TOKEN FILE…`. Behind what each prints stands a line with the token, what it took of the processor in
 * milliseconds, and `ok` or what it did wrong. A suite that leaves something open is the last one, so that those behind it find a clean process.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import './built-modules.mjs';
import { processorTime } from './processor-time.mjs';

/** Whatever a suite has closed may take this long to be gone. */
const CLOSING_LIMIT_MS = 5000;

const [token, ...files] = process.argv.slice(2);
// Told before it is loaded: uvu then leaves it to us when suites run.
globalThis.UVU_DEFER = 1;
const { exec } = await import('uvu');

/** What keeps the process alive, by kind, how often each. */
function open() {
  const counts = new Map();
  for (const kind of process.getActiveResourcesInfo()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

// Each stream is opened by the first that writes to it, and stays.
for (const stream of [process.stdout, process.stderr]) stream.write('');
const atStart = open();
const leftOpen = () => [...open()].filter(([kind, count]) => count > (atStart.get(kind) ?? 0)).map(([kind]) => kind);

/** The kinds of things that are still open once the time to close them is over. */
async function neverClosed() {
  const deadline = performance.now() + CLOSING_LIMIT_MS;
  while (leftOpen().length > 0 && performance.now() < deadline) await pause(5);
  return leftOpen();
}

let told = 0;
for (const file of files) {
  globalThis.UVU_QUEUE.splice(0, Number.POSITIVE_INFINITY, [null]);
  process.exitCode = 0;
  await import(pathToFileURL(file).href);
  await exec();
  const left = await neverClosed();
  const verdict = process.exitCode === 0 ? 'ok' : 'failed';
  const used = processorTime() - told;
  told += used;
  process.stdout.write(`\n${token} ${used} ${left.length > 0 ? `left open: ${left.join(', ')}` : verdict}\n`);
  if (left.length > 0) process.exit();
}
process.exitCode = 0;
