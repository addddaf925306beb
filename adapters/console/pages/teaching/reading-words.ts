import { DOCUMENTS } from '../../../../domain/teaching/site.ts';
import type { Reading, Relation } from '../../../../domain/teaching/taught-reading.ts';

const PLACES: Record<Relation, (label: string) => string> = {
  within: label => `behind “${label}” in the same line`,
  same_row: label => `in the row of “${label}”`,
  same_column: label => `in the column of “${label}”`,
  right: label => `beside “${label}”`,
  below: label => `below “${label}”`,
  above: label => `above “${label}”`,
};

/** Where a reading looks for its value, as one says it: beside “Plan”. */
export const placeTold = ({ label, relation }: Pick<Reading, 'label' | 'relation'>): string => PLACES[relation](label);

/** Where a reading is used, as one says it: on gym.example.com, in documents. */
export const whereTold = (site: string): string => (site === DOCUMENTS ? 'in documents' : `on ${site}`);

/** What is read by it from then on. */
export const laterTold = (site: string): string => (site === DOCUMENTS ? 'documents' : `pages of ${site}`);
