import type { RegionStep } from '../extraction/regions.ts';
import type { TextRun } from '../reading/page-snapshot.ts';
import { folded } from '../reading/text.ts';
import { looksLikeLabel } from '../reading/value-types.ts';
import type { Landmark } from './taught-reading.ts';

/** How many of a kind there are is the content's matter: one alone is no item, and a row is told by its label. */
const OF_CONTENT: readonly RegionStep['kind'][] = ['item', 'row'];

function landmarkOf({ kind, heading }: RegionStep): Landmark[] {
  if (OF_CONTENT.includes(kind)) return [];
  const kept = heading !== null && looksLikeLabel(heading) ? folded(heading) : null;
  // What a heading begins that may name somebody is a part like any other.
  return kind === 'part' && kept === null ? [] : [{ kind, heading: kept }];
}

/** The parts of a page that hold a value, as far as they belong to the layout and name nobody. */
export const landmarksOf = (path: readonly RegionStep[]): Landmark[] => path.flatMap(landmarkOf);

/** Whether anybody looked for the parts of this page when it was captured. */
export const hasLandmarks = (runs: readonly TextRun[]): boolean => runs.some(({ region }) => region !== undefined);

export function areSame(a: readonly Landmark[], b: readonly Landmark[]): boolean {
  return (
    a.length === b.length && a.every(({ kind, heading }, at) => kind === b[at]?.kind && heading === b[at]?.heading)
  );
}
