import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Somebody has ended a command before it was done. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
  /** As shells tell it: 128 and the number of the signal. */
  readonly exitCode: number;
  constructor(signal: (typeof SIGNALS)[number]) {
    super(`interrupted by ${signal}`);
    this.exitCode = 128 + constants.signals[signal];
  }
}

/**
 * Does work that clears up behind itself when it is interrupted. A second signal ends the process at once.
 * @throws Interrupted when the work ends because of it
 */
export async function interruptible<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const interrupting = new AbortController();
  const interrupt = (signal: (typeof SIGNALS)[number]) => {
    leave();
    interrupting.abort(new Interrupted(signal));
  };
  const leave = () => {
    for (const signal of SIGNALS) process.off(signal, interrupt);
  };
  for (const signal of SIGNALS) process.on(signal, interrupt);
  try {
    return await work(interrupting.signal);
  } finally {
    leave();
  }
}
