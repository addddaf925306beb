import type { ReaderCensus } from './reader-census.ts';
import { ReaderProcess } from './reader-process.ts';

/** Whoever waits for what was read needs the processors first. */
const SPARE_AFTER_MS = 1_000;
const WARM_MS = 60_000;

/**
 * Where readers come from. It keeps one spare for a while after a reader was needed, so that whatever is read next does not
 * wait for a start: one for all who read in this process, since each takes it for one job.
 */
export class ReaderSource {
  readonly census: ReaderCensus;
  readonly #drawing: boolean;
  readonly #keepsSpare: boolean;
  #spare: Promise<ReaderProcess | null> | undefined;
  /** The spare reads pictures, and has rehearsed that. */
  #readsPictures = false;
  #starting: NodeJS.Timeout | undefined;
  #warm: NodeJS.Timeout | undefined;
  /** Until then a spare is started with what reads pictures. */
  #picturesUntil = 0;

  /**
   * @param drawing its readers draw pages
   * @param keepsSpare whether one waits for the next job; it does unless told
   */
  constructor({
    census,
    drawing = false,
    keepsSpare = true,
  }: {
    census: ReaderCensus;
    drawing?: boolean;
    keepsSpare?: boolean;
  }) {
    this.census = census;
    this.#drawing = drawing;
    this.#keepsSpare = keepsSpare;
  }

  /**
   * A reader that nobody else has: the spare, or a fresh one. What opens a document in a moment leaves the spare that
   * reads pictures to the reading that comes right behind it.
   * @param pictures it will read one
   */
  async take(pictures: boolean): Promise<ReaderProcess> {
    if (pictures) this.#picturesUntil = performance.now() + WARM_MS;
    else if (this.#readsPictures && this.#spare !== undefined) return await this.#fresh(false);
    const taken = this.#spare;
    // Whoever comes while it still starts gets another one.
    this.#spare = undefined;
    const waiting = await taken;
    if (waiting?.isAlive) return waiting;
    return await this.#fresh(pictures);
  }

  #fresh(pictures: boolean): Promise<ReaderProcess> {
    return ReaderProcess.start({ pictures, drawing: this.#drawing, census: this.census });
  }

  /** Has a spare started in a moment, unless there is one, and kept for a while. */
  keepSpare(): void {
    if (!this.#keepsSpare) return;
    this.#starting ??= setTimeout(() => this.#startSpare(), SPARE_AFTER_MS).unref();
    clearTimeout(this.#warm);
    this.#warm = setTimeout(() => this.dropSpare(), WARM_MS).unref();
  }

  /** Ends the spare, until one is kept again. */
  dropSpare(): void {
    clearTimeout(this.#starting);
    clearTimeout(this.#warm);
    this.#starting = undefined;
    void this.#spare?.then(reader => reader?.end());
    this.#spare = undefined;
  }

  /** A spare that can't be started is missed by whoever needs it, and told to them. */
  #startSpare(): void {
    this.#starting = undefined;
    const pictures = performance.now() < this.#picturesUntil;
    const wanted = { pictures, drawing: this.#drawing, spare: true, census: this.census };
    if (this.#spare !== undefined) return;
    this.#readsPictures = pictures;
    this.#spare = ReaderProcess.start(wanted).catch(() => null);
  }
}
