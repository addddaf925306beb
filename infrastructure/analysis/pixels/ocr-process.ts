import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { CheckJob, OcrAnswer, WordsJob } from './read-pixels-child.ts';

const CHILD = join(import.meta.dirname, 'read-pixels-child.js');
/** Script memory of the process in MB; the engine's own memory lies outside of it. */
const SCRIPT_MEMORY_MB = 256;

/** An OCR process that takes one job at a time. It starts when it is made, and its engine is loaded at the first job. */
export class OcrProcess {
  readonly #child: ChildProcess;
  #settle: ((outcome: OcrAnswer | Error) => void) | undefined;
  #ended: Error | undefined;

  constructor() {
    this.#child = fork(CHILD, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${SCRIPT_MEMORY_MB}`],
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child.on('message', (answer: OcrAnswer) => this.#settle?.(answer));
    this.#child.on('error', problem => this.#end(problem));
    this.#child.on('exit', (code, signal) =>
      this.#end(new Error(`The OCR process ended (${signal ?? `exit code ${code}`}). Check the free memory.`)),
    );
    this.rest();
  }

  get isAlive(): boolean {
    return this.#ended === undefined;
  }

  /** Id of the process, for its memory to be watched. */
  get pid(): number | undefined {
    return this.#child.pid;
  }

  /**
   * Runs one job.
   * @throws when the process crashes, the job takes longer than `limitMs` or the signal aborts; the process is ended then.
   */
  async run(job: CheckJob | WordsJob, limitMs: number, signal: AbortSignal): Promise<OcrAnswer> {
    if (this.#ended !== undefined) throw this.#ended;
    signal.throwIfAborted();
    this.#child.ref();
    this.#child.channel?.ref();
    const stop = () => this.stop(abortReason(signal));
    const timer = setTimeout(() => this.stop(new Error(`OCR did not finish within ${limitMs / 1000} s.`)), limitMs);
    signal.addEventListener('abort', stop, { once: true });
    try {
      const answer = await new Promise<OcrAnswer>((resolve, reject) => {
        this.#settle = outcome => (outcome instanceof Error ? reject(outcome) : resolve(outcome));
        this.#child.send(job, problem => problem && this.stop(problem));
      });
      if ('error' in answer) throw new Error(`The picture could not be read: ${answer.error}`);
      return answer;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      this.#settle = undefined;
      this.rest();
    }
  }

  /** Between jobs the process keeps nobody waiting for it. */
  rest(): void {
    this.#child.unref();
    this.#child.channel?.unref();
  }

  stop(reason: Error): void {
    this.#end(reason);
    this.#child.kill('SIGKILL');
  }

  #end(reason: Error): void {
    this.#ended ??= reason;
    this.#settle?.(this.#ended);
  }
}

/** What a signal was aborted with, as an error. */
export function abortReason(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new Error('The check was aborted.');
}
