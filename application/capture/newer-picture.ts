import { carriedPicture, pageAt, takesPlace } from '../../domain/capture/automatic.ts';
import type { Field } from '../../domain/inquiry/configuration.ts';
import type { PageSnapshot } from '../../domain/reading/page-snapshot.ts';
import { snapshotIdOf } from '../evidence-files.ts';
import type { EvidenceStore } from '../ports/evidence-store.ts';
import type { FieldFinder } from '../ports/field-finder.ts';
import type { LiveSession } from './live-session.ts';
import { findOn } from './wanted.ts';

/**
 * What the try before had captured of a page that its end user captures again, by its id, when the new picture takes its
 * place; null: it takes none.
 */
export type NewerPicture = (live: LiveSession, now: PageSnapshot) => Promise<string | null>;

/** The fields that are read from what is captured now, and of how much of the page. */
function readNow({ guide, subject }: LiveSession): { fields: readonly Field[]; fullPage: boolean } {
  const step = guide?.step ?? null;
  const fields = step === null || step.fields.length === 0 ? subject.configuration.fields : step.fields;
  return { fields, fullPage: step?.full_screen ?? false };
}

export function createNewerPicture(parts: { evidence: EvidenceStore; finder: FieldFinder }): NewerPicture {
  const { evidence, finder } = parts;

  return async (live, now) => {
    const carried = live.evidence.filter(kept => kept.carried === true).map(({ id }) => id);
    const before = carriedPicture(live.pages, pageAt(now.url, live.guide?.current ?? null), carried);
    const file = before === null ? undefined : await evidence.get(snapshotIdOf(before));
    if (file === undefined) return null;
    const read = readNow(live);
    const valuesOn = async (snapshot: PageSnapshot) =>
      Object.fromEntries((await findOn(finder, snapshot, read)).map(({ name, value }) => [name, value]));
    const then = JSON.parse(new TextDecoder().decode(file.bytes)) as PageSnapshot;
    return takesPlace(await valuesOn(now), await valuesOn(then)) ? before : null;
  };
}
