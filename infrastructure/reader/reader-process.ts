import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { codeRangeMb } from '../confinement/code-range.ts';
import { type Command, confinedCommand } from '../confinement/confined-command.ts';
import { isOpenToEveryone } from '../confinement/folder-access.ts';
import { FrameReader } from '../confinement/frames.ts';
import { nodePermissions } from '../confinement/node-permissions.ts';
import { giveBackUnprivilegedId, takeUnprivilegedId } from '../confinement/unprivileged.ts';
import { programFile } from '../settings/program-files.ts';
import { limitsOfAnswers, type ReaderAnswer } from './answer.ts';
import { encodeJob, type ReaderJob } from './job.ts';
import type { ReaderCensus, ReaderEnd } from './reader-census.ts';
import { StartImage } from './start-image.ts';

/** What one job may cost: time by the clock, and resident memory of the process. */
export type ReaderLimits = { milliseconds: number; memoryMb: number };

/** A job took more than it may; its process is gone. */
export class ReaderLimitReached extends Error {
  readonly limit: keyof ReaderLimits;

  constructor(limit: keyof ReaderLimits) {
    super(`A reader reached its limit of ${limit === 'memoryMb' ? 'memory' : 'time'}.`);
    this.limit = limit;
  }
}

const ROOT = join(import.meta.dirname, '..', '..', '..');
/** Where each of this process begins. */
const IMAGE = new StartImage();
const CHILD = programFile('reader.cjs');
const READABLE = ['dist', 'node_modules', 'package.json'].map(name => join(ROOT, name));
const WATCH_MS = 25;
const START_LIMIT_MS = 30_000;
/** Of scripts; the kernel's limit is above what the watch allows, and ends what grows between two looks. */
const SCRIPT_MEMORY_MB = 320;
const DATA_MB = 1_200;
/** The program, and OCR in the language of the evidence and in that of screenshots. */
const MOST_ISOLATES = 3;
const CPU_SECONDS = 180;
/** Node opens all modules of a program at once; there are some three hundred. */
const OPEN_FILES = 1_024;

/**
 * What a reader is started for: pictures, for which OCR starts at once; drawing, which native code does; and to wait as a spare,
 * which has the time to rehearse.
 */
export type ReaderPurpose = { pictures?: boolean; drawing?: boolean; spare?: boolean };

async function commandFor(
  uid: number | null,
  { drawing = false, pictures = false, spare = false }: ReaderPurpose,
  image: readonly string[],
): Promise<Command> {
  const permissions = nodePermissions(READABLE, { threads: true, addons: drawing });
  const flags = [`--max-old-space-size=${SCRIPT_MEMORY_MB}`, ...permissions];
  const told = [...(pictures ? ['--pictures'] : []), ...(spare && !drawing ? ['--rehearse'] : [])];
  const node = [process.execPath, ...image, ...flags, CHILD, ...told] as const;
  const dataMb = DATA_MB + MOST_ISOLATES * codeRangeMb();
  const limits = { dataMb, cpuSeconds: CPU_SECONDS, openFiles: OPEN_FILES };
  return confinedCommand(node, { uid, network: false, ...limits });
}

/** A confined process that reads. It takes one job at a time, and is ended by whoever started it. */
export class ReaderProcess {
  readonly #child: ChildProcess;
  readonly #census: ReaderCensus;
  #picture: Uint8Array = new Uint8Array();
  #ended: Error | undefined;
  #onAnswer: ((answer: ReaderAnswer) => void) | undefined;
  #onEnd: ((reason: Error) => void) | undefined;

  private constructor(child: ChildProcess, census: ReaderCensus, onExit: () => void) {
    this.#child = child;
    this.#census = census;
    census.started();
    const answers = new FrameReader(limitsOfAnswers, (answer, picture) => {
      this.#picture = picture;
      this.#onAnswer?.(answer);
    });
    (child.stdio[3] as Duplex).on('data', chunk => {
      try {
        answers.push(chunk);
      } catch {
        this.end(new Error('The reader said what no reader says.'));
      }
    });
    child.on('error', problem => this.end(problem));
    child.on('exit', (code, signal) => {
      onExit();
      this.end(new Error(`The reader ended by itself (${signal ?? `exit code ${code}`}).`));
    });
    // What it does not read any more is told by its end.
    child.stdin?.on('error', () => undefined);
    this.#rest();
  }

  /** Starts a reader for what it is likely to be given. */
  static async start(
    { census, ...purpose }: ReaderPurpose & { census: ReaderCensus },
    image: StartImage = IMAGE,
  ): Promise<ReaderProcess> {
    return image.startFrom(flags => ReaderProcess.#begin(purpose, census, flags));
  }

  static async #begin(purpose: ReaderPurpose, census: ReaderCensus, flags: readonly string[]): Promise<ReaderProcess> {
    // What nobody else may enter can only be read by its owner: then the other walls have to do.
    const uid = (await isOpenToEveryone(ROOT)) ? takeUnprivilegedId() : null;
    const [program, ...args] = await commandFor(uid, purpose, flags);
    const child = spawn(program, args, { env: {}, cwd: '/', stdio: ['pipe', 'ignore', 'ignore', 'pipe'] });
    const reader = new ReaderProcess(child, census, () => giveBackUnprivilegedId(uid));
    await reader.#answer({ milliseconds: START_LIMIT_MS, memoryMb: DATA_MB }, undefined);
    return reader;
  }

  get isAlive(): boolean {
    return this.#ended === undefined;
  }

  /** What came with its last answer: the page that it drew. */
  get picture(): Uint8Array {
    return this.#picture;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /**
   * Has it do a job.
   * @throws ReaderLimitReached, or an error of another kind when it ended by itself or said what no reader says. It is gone then.
   */
  async ask(job: ReaderJob, limits: ReaderLimits, signal: AbortSignal): Promise<ReaderAnswer> {
    const answer = this.#answer(limits, signal);
    this.#child.stdin?.write(encodeJob(job));
    return answer;
  }

  /** Ends the process, whatever it does. @param reason why; undefined: it is needed no more */
  end(reason?: Error, why: ReaderEnd = endOf(reason)): void {
    if (this.isAlive) this.#census.ended(why);
    this.#ended ??= reason ?? new Error('The reader is not needed any more.');
    this.#child.kill('SIGKILL');
    this.#onEnd?.(this.#ended);
  }

  /** Waits for an answer within limits, and ends the process when they are reached or the signal aborts. */
  async #answer(limits: ReaderLimits, signal: AbortSignal | undefined): Promise<ReaderAnswer> {
    signal?.throwIfAborted();
    if (this.#ended !== undefined) throw this.#ended;
    this.#child.ref();
    const timer = setTimeout(() => this.end(new ReaderLimitReached('milliseconds')), limits.milliseconds);
    const watch = setInterval(() => {
      if (memoryMbOf(this.#child.pid) > limits.memoryMb) this.end(new ReaderLimitReached('memoryMb'));
    }, WATCH_MS);
    const abort = () =>
      this.end(signal?.reason instanceof Error ? signal.reason : new Error('The reading was aborted.'), 'aborted');
    signal?.addEventListener('abort', abort, { once: true });
    try {
      return await new Promise<ReaderAnswer>((resolve, reject) => {
        this.#onAnswer = resolve;
        this.#onEnd = reject;
      });
    } finally {
      clearTimeout(timer);
      clearInterval(watch);
      signal?.removeEventListener('abort', abort);
      this.#onAnswer = undefined;
      this.#onEnd = undefined;
      this.#rest();
    }
  }

  /** Between jobs the process keeps nobody waiting for it. */
  #rest(): void {
    this.#child.unref();
    for (const stream of this.#child.stdio) (stream as Duplex & { unref?: () => void })?.unref?.();
  }
}

function endOf(reason: Error | undefined): ReaderEnd {
  if (reason instanceof ReaderLimitReached) return reason.limit === 'memoryMb' ? 'memory' : 'time';
  return reason === undefined ? 'done' : 'crashed';
}

/** Resident memory of a process; 0 where there is no /proc, and then the limits of the kernel and of time bound it. */
function memoryMbOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1000;
  } catch {
    return 0;
  }
}
