import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentAnswer } from './read-document-child.ts';

/** What reading one document may cost. */
export type DocumentProcessLimits = { milliseconds: number; memoryMb: number };

const CHILD = join(import.meta.dirname, 'read-document-child.js');
const WATCH_MS = 20;
/** Script memory, of which the process needs much less than of buffers; those the watch alone bounds. */
const SCRIPT_MEMORY_MB = 256;

/**
 * Reads a PDF in a process of its own that is ended when it takes too long or too much memory.
 * @throws when the signal aborts.
 */
export function readInProcess(
  bytes: Uint8Array,
  limits: DocumentProcessLimits,
  signal: AbortSignal,
): Promise<DocumentAnswer> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const child = fork(CHILD, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${SCRIPT_MEMORY_MB}`],
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      clearInterval(watch);
      signal.removeEventListener('abort', abort);
      child.kill('SIGKILL');
      settle();
    };
    const refuse = (refused: string) => finish(() => resolve({ refused }));
    const abort = () => finish(() => reject(signal.reason));
    const timer = setTimeout(
      () =>
        refuse(`The document takes longer than ${limits.milliseconds / 1000} s to read. Upload the pages that matter.`),
      limits.milliseconds,
    );
    const watch = setInterval(() => {
      if (memoryMbOf(child.pid) > limits.memoryMb)
        refuse(`The document takes more than ${limits.memoryMb} MB of memory to read. Upload the pages that matter.`);
    }, WATCH_MS);
    signal.addEventListener('abort', abort, { once: true });
    child.on('message', (answer: DocumentAnswer) => finish(() => resolve(answer)));
    child.on('error', () => refuse('The document could not be read.'));
    child.on('exit', () => refuse('The document broke its reader. Download it again from where it came from.'));
    child.send(bytes, problem => problem && refuse('The document broke its reader.'));
  });
}

/** Resident memory of a process; 0 where there is no /proc, and then the time limit alone bounds it. */
function memoryMbOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1000;
  } catch {
    return 0;
  }
}
