import type { Field } from '../inquiry/configuration.ts';
import type { CandidateSource } from './candidates/candidate.ts';
import { type Extraction, extract } from './extract.ts';
import type { Page } from './page.ts';

/** Readings by which something is called by what stands beside it, above it or before it. */
const BESIDE_LABEL: readonly CandidateSource[] = [
  'dl',
  'label',
  'row header',
  'row',
  'column',
  'row and column',
  'colon',
  'alternating',
  'item',
  'card',
  'right',
  'below',
  'inline',
];

/** All that may be labels on a page, in its order. */
export const labelsOf = ({ candidates }: Pick<Page, 'candidates'>): string[] =>
  candidates.filter(({ source }) => BESIDE_LABEL.includes(source)).map(({ label }) => label);

/**
 * What stands beside labels of a page that nobody asked for. What is asked for is looked for beside them, so that no value is
 * taken for two things.
 */
export function extractUnasked(
  page: Page,
  labels: readonly Field[],
  asked: readonly Field[],
  query: string,
): Extraction[] {
  if (labels.length === 0) return [];
  const names = new Set(labels.map(({ name }) => name));
  return extract(page, [...asked, ...labels], query, labels).filter(({ name }) => names.has(name));
}
