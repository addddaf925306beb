import type { Field } from '../inquiry/configuration.ts';
import { folded } from '../reading/text.ts';
import { type Fit, fit } from './fit.ts';
import type { ReadablePage } from './readable-page.ts';
import type { Reading } from './taught-reading.ts';
import { nearestOf } from './used-readings.ts';

/** What a reading comes to in all pages of one piece of evidence; `at`: on which of them the value stands. */
export type FitInPages = (Extract<Fit, { found: unknown }> & { at: number }) | Extract<Fit, { misfit: unknown }>;

/**
 * Reads a field as it was taught on whichever page of a document it fits: another one may be longer or shorter. What
 * stands on several of them is one value only where all say the same.
 */
export function fitInPages(pages: readonly ReadablePage[], reading: Reading, field: Field): FitInPages {
  const tried = pages.map(page => fit(page, reading, field));
  const found = tried.flatMap((one, at) => ('found' in one ? [{ ...one, at }] : []));
  const [first] = found;
  if (first !== undefined) {
    const isOne = found.every(one => folded(one.found.value) === folded(first.found.value));
    return isOne ? first : { misfit: 'repeated' };
  }
  const misfits = tried.flatMap(one => ('misfit' in one ? [one.misfit] : []));
  return { misfit: nearestOf(misfits) ?? 'gone' };
}
