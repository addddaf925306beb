import { existsSync } from 'node:fs';
import { imageFile } from '../settings/program-files.ts';

/**
 * What readers begin from instead of loading their modules: the memory of one that has loaded them. There is one for the
 * Node that built us, 22 or newer, and Node refuses what was made on a machine of another kind: then they load.
 */
export class StartImage {
  readonly #file: string;
  #state: 'unknown' | 'works' | 'refused';

  /** @param file where it lies, if it does; that of the build unless told */
  constructor(file: string = imageFile('reader')) {
    this.#file = file;
    this.#state = existsSync(file) ? 'unknown' : 'refused';
  }

  /**
   * Starts a process from the image, or without it where it was refused.
   * @param start starts one with these flags for Node
   */
  async startFrom<Process>(start: (flags: readonly string[]) => Promise<Process>): Promise<Process> {
    if (this.#state === 'refused') return start([]);
    try {
      const started = await start(['--snapshot-blob', this.#file]);
      this.#state = 'works';
      return started;
    } catch (problem) {
      if (this.#state === 'works') throw problem;
      const started = await start([]);
      // What ails the machine ails both ways; what starts without the image alone is told of the image.
      this.#state = 'refused';
      return started;
    }
  }
}
