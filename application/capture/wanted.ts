import { type ShownValues, wantedFields } from '../../domain/capture/automatic.ts';
import type { Field } from '../../domain/inquiry/configuration.ts';
import type { PageSnapshot } from '../../domain/reading/page-snapshot.ts';
import type { FieldFinder, FoundField } from '../ports/field-finder.ts';
import type { LiveSession } from './live-session.ts';
import { capturesByItself } from './modes.ts';

/** What is looked for on the page that is shown. */
export type Wanted = {
  /** The step that it is captured for; null without steps. */
  step: number | null;
  fields: readonly Field[];
  /** The whole page is captured. */
  fullPage: boolean;
  /** The step is the one to do now, or there are none; otherwise it is done. */
  open: boolean;
};

/** What is wanted of the page that is shown; null: nothing. */
export function wantedOf({ guide, remote, subject: { configuration } }: LiveSession): Wanted | null {
  const byItself = capturesByItself(configuration);
  if (guide === null) {
    const { fields } = configuration;
    return byItself && fields.length > 0 ? { step: null, fields, fullPage: false, open: true } : null;
  }
  const address = remote.url();
  const open = guide.isHere(address);
  const number = open || !byItself ? guide.current : guide.doneAt(address);
  const step = number === null ? undefined : guide.guided.steps[number - 1];
  if (step === undefined || (!byItself && (!open || step.fields.length === 0))) return null;
  return { step: number, fields: step.fields, fullPage: step.full_screen, open };
}

/** The fields that a picture of this page would seem to show. */
export function findOn(
  finder: FieldFinder,
  snapshot: PageSnapshot,
  { fields, fullPage }: Pick<Wanted, 'fields' | 'fullPage'>,
): Promise<FoundField[]> {
  const runs = fullPage ? snapshot.runs : snapshot.runs.filter(run => run.inViewport && run.onTop !== false);
  return finder.find({ ...snapshot, runs }, fields);
}

/** The values of those that are required. */
export function valuesOf(found: readonly FoundField[], { fields }: Wanted): ShownValues {
  const names = wantedFields(fields).map(({ name }) => name);
  return Object.fromEntries(found.filter(({ name }) => names.includes(name)).map(({ name, value }) => [name, value]));
}
