import type { FieldFinder } from '../../application/ports/field-finder.ts';
import type { Log } from '../../application/ports/log.ts';
import type { PositionedText } from '../../domain/extraction/candidates/candidates-of.ts';
import type { PageSnapshot } from '../../domain/reading/page-snapshot.ts';
import { type ReaderCensus, UNCOUNTED } from './reader-census.ts';
import { ReaderProcess } from './reader-process.ts';

/** Text beyond this is not looked at, in characters and pieces: a glance must cost next to nothing whatever a page says. */
const MOST_TEXT = 20_000;
const MOST_PIECES = 2_000;
const LONGEST_PIECE = 500;
const LIMITS = { milliseconds: 2_000, memoryMb: 300 };
/** Pages that wait for a look; who comes after them is told of nothing. */
const MOST_WAITING = 16;
const IDLE_MS = 60_000;

function atAGlance({ runs, pairs, regions }: PageSnapshot): PositionedText {
  let left = MOST_TEXT;
  const fits = (length: number) => {
    if (length > LONGEST_PIECE || length > left) return false;
    left -= length;
    return true;
  };
  return {
    runs: runs.slice(0, MOST_PIECES).filter(({ text, label }) => fits(text.length + (label?.length ?? 0))),
    pairs: pairs.slice(0, MOST_PIECES).filter(({ label, value }) => fits(label.length + value.length)),
    regions,
  };
}

/**
 * Finds fields as the analysis does, by positioned text, in a process of its own. It looks at no pixels and promises
 * nothing. One process serves page after page: what it reads is text, handled by functions that keep nothing, and a look
 * every few seconds at each page is no reason to start so many. One that fails is ended, and the next look has another.
 */
export function createConfinedFinder(options: { log: Log; census?: ReaderCensus }): FieldFinder & { close(): void } {
  const { log, census = UNCOUNTED } = options;
  let reader: Promise<ReaderProcess> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let idle: NodeJS.Timeout | undefined;
  const closing = new AbortController();

  function drop(): void {
    void reader?.then(one => one.end()).catch(() => undefined);
    reader = undefined;
  }

  const find: FieldFinder['find'] = async (snapshot, fields) => {
    clearTimeout(idle);
    idle = setTimeout(drop, IDLE_MS).unref();
    try {
      closing.signal.throwIfAborted();
      reader ??= ReaderProcess.start({ pictures: false, census });
      const one = await reader;
      const answer = await one.ask({ kind: 'find', text: atAGlance(snapshot), fields }, LIMITS, closing.signal);
      if ('found' in answer) return answer.found.filter(({ name }) => fields.some(field => field.name === name));
      throw new Error('problem' in answer ? answer.problem : 'The reader answered another question.');
    } catch (problem) {
      drop();
      if (!closing.signal.aborted) log.warn('a page could not be looked at', { problem: String(problem) });
      return [];
    }
  };

  return {
    async find(snapshot, fields) {
      if (waiting >= MOST_WAITING) return [];
      waiting++;
      const found = queue.then(() => find(snapshot, fields)).finally(() => waiting--);
      queue = found;
      return found;
    },
    close() {
      closing.abort(new Error('The finder is closed.'));
      clearTimeout(idle);
      drop();
    },
  };
}
