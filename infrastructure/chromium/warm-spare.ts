import type { Log } from '../../application/ports/log.ts';
import { reasonOf } from './browser/failure.ts';
import type { RunningHost } from './hosted/start-host.ts';

/** Keeps one host with a started browser in reserve, so that a session begins at once. */
export class WarmSpare {
  readonly #launch: () => Promise<RunningHost>;
  readonly #log: Log;
  #spare: Promise<RunningHost> | null = null;
  #closed = false;

  constructor(launch: () => Promise<RunningHost>, log: Log) {
    this.#launch = launch;
    this.#log = log;
  }

  /** Whether a spare waits, or starts. */
  get isThere(): boolean {
    return this.#spare !== null;
  }

  /** Starts a spare unless there is one. */
  refill(): void {
    if (this.#spare || this.#closed) return;
    const starting = this.#launch();
    this.#spare = starting;
    const gone = () => {
      if (this.#spare === starting) this.#spare = null;
    };
    starting
      .then(({ connection }) => {
        // Nobody uses it: where it runs need not wait for it, and the next one is started elsewhere.
        const giveUp = () => {
          gone();
          void connection.end();
          this.refill();
        };
        connection.listen(undefined, () => undefined, gone, giveUp);
      })
      .catch(error => {
        gone();
        this.#log.warn('no spare browser could be started', { reason: reasonOf(error) });
      });
  }

  /** A browser that runs: the spare, or a new one when the spare died or could not start. */
  async take(): Promise<RunningHost> {
    const starting = this.#spare;
    // Whoever comes while it still starts gets another one.
    this.#spare = null;
    const spare = await starting?.catch(() => null);
    if (spare?.connection.isAlive) return spare;
    await spare?.connection.end();
    return await this.#launch();
  }

  async close(): Promise<void> {
    this.#closed = true;
    const spare = await this.#spare?.catch(() => null);
    await spare?.connection.end();
  }
}
