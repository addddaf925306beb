import type { RebuildProgress } from '../../projections/rebuild.ts';

const BAR_WIDTH = 24;
const REDRAW_MS = 100;

/** A progress bar on stderr with rate and time left; silent when stderr is no terminal. */
export class ProgressBar {
  private readonly startedAt = performance.now();
  private drawnAt = 0;
  private readonly label: string;

  constructor(label: string) {
    this.label = label;
  }

  /** @param share of the work that is done, 0 to 1. @param done things done, for the rate. */
  update(share: number, done: number): void {
    const now = performance.now();
    if (!process.stderr.isTTY || (now - this.drawnAt < REDRAW_MS && share < 1)) return;
    this.drawnAt = now;
    const seconds = (now - this.startedAt) / 1000;
    const filled = Math.round(share * BAR_WIDTH);
    const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
    const rate = Math.round(done / Math.max(seconds, 0.001));
    const left = share > 0 ? Math.ceil((seconds * (1 - share)) / share) : 0;
    process.stderr.write(`\r${this.label} ${bar} ${Math.round(share * 100)} %  ${rate} events/s  ${left} s left  `);
  }

  end(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  }
}

/** Shows how far work through the log is, under this name, and nothing of it once it is done. */
export async function withBar<Result>(
  name: string,
  work: (onProgress: (progress: RebuildProgress) => void) => Promise<Result>,
): Promise<Result> {
  const bar = new ProgressBar(name.padEnd(18));
  try {
    return await work(({ head, position, events }) => {
      const share = head === 0n ? 1 : Number(position) / Number(head);
      bar.update(Math.min(1, share), events);
    });
  } finally {
    bar.end();
  }
}
