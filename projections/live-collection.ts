import type { Documents } from '../application/ports/documents.ts';
import { EngineUnavailable } from '../application/ports/engine-unavailable.ts';
import type { Settings } from '../application/ports/settings.ts';
import { type Generation, liveGeneration } from './generation.ts';
import type { Projection } from './projection.ts';

/**
 * The collection of a read model that readers of this process are shown. When a rebuild has switched to another one,
 * they are moved over: by whoever follows the switches, or at the latest when the old one is gone.
 */
export class LiveCollection {
  readonly #documents: Documents;
  readonly #settings: Settings;
  readonly #model: Pick<Projection<unknown>, 'name' | 'version' | 'indexes'>;
  #shown: Generation | undefined;

  constructor(
    { documents, settings }: { documents: Documents; settings: Settings },
    model: Pick<Projection<unknown>, 'name' | 'version' | 'indexes'>,
  ) {
    this.#documents = documents;
    this.#settings = settings;
    this.#model = model;
  }

  /** Name of the collection that readers are shown; undefined until one was opened. */
  get name(): string | undefined {
    return this.#shown?.collection;
  }

  /** The generation that serves now, whether readers of this process are shown it or not. */
  latest(): Promise<Generation> {
    return liveGeneration(this.#settings, this.#model);
  }

  /** Makes a generation ready to be written and read here. */
  prepare({ collection }: Generation): Promise<void> {
    return this.#documents.open({ name: collection, indexes: this.#model.indexes });
  }

  /** Moves readers over to a generation that was prepared. */
  show(generation: Generation): void {
    this.#shown = generation;
  }

  /** Opens the generation that serves now and shows it. @returns the name of its collection */
  async open(): Promise<string> {
    const latest = await this.latest();
    if (latest.collection !== this.name) {
      await this.prepare(latest);
      this.show(latest);
    }
    return latest.collection;
  }

  /** Name of the collection that readers are shown; the one that serves now is opened when there is none yet. */
  async opened(): Promise<string> {
    return this.name ?? this.open();
  }

  /** Reads from the collection that is shown, or from its successor when it has gone. */
  async read<Result>(work: (collection: string) => Promise<Result>): Promise<Result> {
    const collection = await this.opened();
    try {
      return await work(collection);
    } catch (error) {
      // An engine that is away will not tell of a rebuild either.
      if (error instanceof EngineUnavailable) throw error;
      const latest = await this.latest();
      if (latest.collection === collection) throw error;
      return work(await this.open());
    }
  }
}
