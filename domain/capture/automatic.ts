import { stepOfEvidence } from '../envelope/progress.ts';
import type { Field } from '../inquiry/configuration.ts';
import { requiredFields } from '../inquiry/required-fields.ts';
import type { EvidenceCaptured } from './events.ts';
import type { CaptureSession } from './session.ts';

/** A page is captured once, and once again when it has changed. */
const MOST_OF_A_PAGE = 2;

/** Beyond this many pictures a session captures nothing by itself, so that there is room for the end user's own. */
export const MOST_AUTOMATIC = 10;

/** Values that a page seems to show, by the names of their fields. */
export type ShownValues = Readonly<Record<string, string>>;

/** A page as it is told from others: its address without a fragment, and the step that it is captured for. */
export type PageOf = { address: string; step: number | null };

/** What was captured of a page, be it by itself or by hand. */
type CapturedPage = PageOf & {
  times: number;
  /** What it showed then; null: not known (any more). */
  values: ShownValues | null;
  evidenceId: string;
  byItself: boolean;
  /** Its end user took the picture back. */
  takenBack: boolean;
};

/** What was captured of the pages of a session. */
export type CapturedPages = readonly CapturedPage[];

/** A page as it was looked at once it had settled. */
export type SettledPage = {
  page: PageOf;
  values: ShownValues;
  /** Fields say what is wanted; otherwise the address of the step does. */
  named: boolean;
  /** It belongs to the step to do now, or there are no steps; otherwise its step is done. */
  open: boolean;
};

/** The fields of which a page must show one to be wanted: those that are required. */
export function wantedFields(fields: readonly Field[]): Field[] {
  const names = requiredFields(fields);
  return fields.filter(({ name }) => names.includes(name));
}

/** The page at this address, be it for a step. */
export function pageAt(address: string, step: number | null): PageOf {
  const [page = address] = address.split('#', 1);
  return { address: page, step };
}

const isSame = (a: PageOf, b: PageOf) => a.address === b.address && a.step === b.step;

/** Whether one of these values is not among those. */
const isNews = (values: ShownValues, known: readonly ShownValues[]) =>
  Object.entries(values).some(([name, value]) => known.every(shown => shown[name] !== value));

/** Whether a picture of this page would be one of what is wanted. */
const isWanted = ({ page, values, named }: SettledPage) =>
  named ? Object.keys(values).length > 0 : page.step !== null;

/** What only the older picture shows is not lost. */
const isCovered = (values: ShownValues, now: ShownValues) =>
  Object.keys(values).every(name => Object.hasOwn(now, name));

/**
 * Whether a picture that shows these values says how things are now that were otherwise before: it shows all that the
 * older one shows, and something else. Both beside each other would contradict each other.
 */
export function takesPlace(now: ShownValues, before: ShownValues): boolean {
  return Object.keys(before).length > 0 && isCovered(before, now) && isNews(now, [before]);
}

/** The picture of this page among those of the try before, by its id; null when there is none. */
export function carriedPicture(pages: CapturedPages, page: PageOf, carried: readonly string[]): string | null {
  return pages.find(each => isSame(each, page) && carried.includes(each.evidenceId))?.evidenceId ?? null;
}

/** What a picture of a page would replace that was captured before; null when it is left alone. */
function dueAgain({ values, times, takenBack, evidenceId, byItself }: CapturedPage, now: ShownValues) {
  if (takenBack || times >= MOST_OF_A_PAGE || values === null || !isNews(now, [values])) return null;
  // What the end user captured stays.
  return { replaces: byItself && isCovered(values, now) ? evidenceId : null };
}

/**
 * Whether a page that has settled is captured by itself, and the evidence that the picture replaces; null when it is
 * left alone. It must be wanted and show a value that no picture for the same step shows. One that was captured is
 * captured once again when its values have changed, and one that was taken back never.
 */
export function captureDue(pages: CapturedPages, looked: SettledPage): { replaces: string | null } | null {
  const { page, values, named, open } = looked;
  if (!isWanted(looked) || pages.reduce((sum, { times }) => sum + times, 0) >= MOST_AUTOMATIC) return null;
  const known = pages.find(each => isSame(each, page));
  if (known !== undefined) return dueAgain(known, values);
  if (!open) return null;
  const shown = pages.filter(each => each.step === page.step && !each.takenBack).map(each => each.values ?? {});
  return !named || isNews(values, shown) ? { replaces: null } : null;
}

/** A picture of a page that is kept. @param values null when they are not known */
export type PagePicture = { page: PageOf; values: ShownValues | null; evidenceId: string; byItself: boolean };

export function withPicture(pages: CapturedPages, { page, values, evidenceId, byItself }: PagePicture): CapturedPages {
  const times = 1 + (pages.find(each => isSame(each, page))?.times ?? 0);
  const others = pages.filter(each => !isSame(each, page));
  return [...others, { ...page, times, values, evidenceId, byItself, takenBack: false }];
}

/** A page is seen again: what it shows now is what its picture shows, where that was not known. */
export function withValues(pages: CapturedPages, page: PageOf, values: ShownValues): CapturedPages {
  return pages.map(each => (isSame(each, page) && each.values === null ? { ...each, values } : each));
}

export function withTakenBack(pages: CapturedPages, evidenceId: string): CapturedPages {
  return pages.map(each => (each.evidenceId === evidenceId ? { ...each, takenBack: true } : each));
}

export function isTakenBack(pages: CapturedPages, page: PageOf): boolean {
  return pages.some(each => each.takenBack && isSame(each, page));
}

/** The end user wishes to do this step (again): nothing that was captured for it stands in the way. */
export function withStepWished(pages: CapturedPages, step: number): CapturedPages {
  return pages.filter(each => each.step !== step);
}

/** What the log tells of the pages of a session that goes on. */
export function capturedPages({ evidence, removed, carried, progress }: CaptureSession): CapturedPages {
  const picture = ({ evidence_id, source_url, capture_mode }: EvidenceCaptured['data'], step: number | null) => ({
    page: pageAt(source_url, step),
    // A picture of the try before did not do: whatever the page shows is news.
    values: carried.includes(evidence_id) ? {} : null,
    evidenceId: evidence_id,
    byItself: capture_mode === 'auto',
  });
  const isPicture = ({ evidence_type }: EvidenceCaptured['data']) => evidence_type === 'screenshot';
  const gone = removed
    .filter(each => isPicture(each.evidence))
    .reduce<CapturedPages>((pages, each) => {
      const taken = withPicture(pages, picture(each.evidence, each.step));
      return each.reason === 'taken_back' ? withTakenBack(taken, each.evidence.evidence_id) : taken;
    }, []);
  return evidence
    .filter(isPicture)
    .reduce((pages, each) => withPicture(pages, picture(each, stepOfEvidence(progress, each.evidence_id))), gone);
}
