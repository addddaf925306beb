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
  /** Readers that have been taken and are not given back. */
  #working = 0;
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
   * A reader that nobody else has: the spare, or a fresh one, to be told of when it has ended (`ended`). What opens a document
   * in a moment leaves the spare that reads pictures to the reading that comes right behind it.
   * @param pictures it will read one
   */
  async take(pictures: boolean): Promise<ReaderProcess> {
    const reader = await this.#spareOrFresh(pictures);
    this.#working++;
    return reader;
  }

  async #spareOrFresh(pictures: boolean): Promise<ReaderProcess> {
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

  /** A picture will be read in a moment, by whoever takes a reader then: one is started now, unless a spare is there. */
  expectPicture(): void {
    this.#picturesUntil = performance.now() + WARM_MS;
    if (this.#keepsSpare) this.#startSpare({ rehearses: false });
  }

  /** A reader that was taken has ended. */
  ended(): void {
    this.#working--;
  }

  /** Has a spare started in a moment, unless there is one or somebody's reading still goes on, and kept for a while. */
  keepSpare(): void {
    if (!this.#keepsSpare) return;
    this.#starting ??= setTimeout(() => this.#startLater(), SPARE_AFTER_MS).unref();
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

  /** The end of the reading that goes on asks for one again. */
  #startLater(): void {
    this.#starting = undefined;
    if (this.#working === 0) this.#startSpare({ rehearses: true });
  }

  /** A spare that can't be started is missed by whoever needs it, and told to them. */
  #startSpare({ rehearses }: { rehearses: boolean }): void {
    if (this.#spare !== undefined) return;
    const pictures = performance.now() < this.#picturesUntil;
    const wanted = { pictures, drawing: this.#drawing, spare: rehearses, census: this.census };
    this.#readsPictures = pictures;
    this.#spare = ReaderProcess.start(wanted).catch(() => null);
  }
}
