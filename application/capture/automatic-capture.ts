import { captureDue, pageAt, type SettledPage, type ShownValues, withValues } from '../../domain/capture/automatic.ts';
import { DomainError } from '../../domain/domain-error.ts';
import type { PageSnapshot } from '../../domain/reading/page-snapshot.ts';
import type { FieldFinder } from '../ports/field-finder.ts';
import type { Log } from '../ports/log.ts';
import type { EvidenceKeeper } from './keep-evidence.ts';
import type { KeyedQueue } from './keyed-queue.ts';
import type { LiveSession } from './live-session.ts';
import { findOn, valuesOf, type Wanted } from './wanted.ts';

/**
 * Captures the page that is shown, if that is due now that it has settled and shows these values.
 * @returns whether a picture was kept.
 */
export type AutomaticCapture = (live: LiveSession, wanted: Wanted, values: ShownValues) => Promise<boolean>;

export function createAutomaticCapture(parts: {
  finder: FieldFinder;
  keeper: EvidenceKeeper;
  queue: KeyedQueue;
  log: Log;
}): AutomaticCapture {
  const { finder, keeper, queue, log } = parts;

  /** What stands on the page that the picture shows; null when it is no longer the page that was looked at. */
  async function stillShown(snapshot: PageSnapshot, wanted: Wanted, page: SettledPage): Promise<ShownValues | null> {
    if (pageAt(snapshot.url, wanted.step).address !== page.page.address) return null;
    const values = valuesOf(await findOn(finder, snapshot, wanted), wanted);
    return Object.keys(values).length > 0 || !page.named ? values : null;
  }

  async function capture(live: LiveSession, wanted: Wanted, page: SettledPage): Promise<boolean> {
    // Decided again: what came before it in the queue may have captured the page, or ended the session.
    const due = live.over ? null : captureDue(live.pages, page);
    if (due === null || (await live.remote.activity()).password) return false;
    const kept = await keeper.automatic(live, {
      ...due,
      step: wanted.step,
      fullPage: wanted.fullPage,
      shown: snapshot => stillShown(snapshot, wanted, page),
    });
    return kept !== null;
  }

  return async (live, wanted, values) => {
    const page = pageAt(live.remote.url(), wanted.step);
    const settled: SettledPage = { page, values, named: wanted.fields.length > 0, open: wanted.open };
    live.pages = withValues(live.pages, page, values);
    if (captureDue(live.pages, settled) === null) return false;
    const { sessionId } = live.subject;
    try {
      return await queue.run(sessionId, () => capture(live, wanted, settled));
    } catch (error) {
      // A page that does not answer is looked at again; what is refused was refused for a reason of the domain.
      if (!(error instanceof DomainError)) log.warn('a page was not captured', { sessionId, error: String(error) });
      return false;
    }
  };
}
