import type { RebuildProgress } from '../../projections/rebuild.ts';

const BAR_WIDTH = 24;
const REDRAW_MS = 100;

/** How much of the log is behind a place in it, 0 to 1. */
export function shareOf({ position, head }: { position: bigint; head: bigint }): number {
  return head <= 0n ? 1 : Math.max(0, Math.min(1, Number(position) / Number(head)));
}

/** A progress bar on stderr with rate and time left; silent when stderr is no terminal. */
export class ProgressBar {
  readonly #startedAt = performance.now();
  #drawnAt = 0;
  readonly #label: string;
  readonly #terminal: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

  constructor(label: string, terminal: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stderr) {
    this.#label = label;
    this.#terminal = terminal;
  }

  /** @param share of the work that is done, 0 to 1. @param done things done, for the rate. */
  update(share: number, done: number): void {
    const seconds = (performance.now() - this.#startedAt) / 1000;
    const filled = Math.round(share * BAR_WIDTH);
    const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
    const rate = Math.round(done / Math.max(seconds, 0.001));
    const left = share > 0 ? Math.ceil((seconds * (1 - share)) / share) : 0;
    this.#draw(`${bar} ${Math.round(share * 100)} %  ${rate} events/s  ${left} s left  `, share === 1);
  }

  /** Shows how far work is whose end is not known. */
  say(text: string): void {
    this.#draw(`\u001b[K${text}`, false);
  }

  end(): void {
    if (this.#terminal.isTTY) this.#terminal.write('\r\u001b[K');
  }

  #draw(text: string, last: boolean): void {
    const now = performance.now();
    if (!this.#terminal.isTTY || (now - this.#drawnAt < REDRAW_MS && !last)) return;
    this.#drawnAt = now;
    this.#terminal.write(`\r${this.#label} ${text}`);
  }
}

/** Shows how far work through the log is, and then how many documents were compared with what it made, under this name, and nothing of it once it is done. */
export async function withBar<Result>(
  name: string,
  work: (onProgress: (progress: RebuildProgress & { documents?: number }) => void) => Promise<Result>,
): Promise<Result> {
  const bar = new ProgressBar(name.padEnd(18));
  try {
    return await work(({ documents = 0, ...progress }) => {
      if (documents === 0) bar.update(shareOf(progress), progress.events);
      else bar.say(`${documents} documents compared`);
    });
  } finally {
    bar.end();
  }
}
