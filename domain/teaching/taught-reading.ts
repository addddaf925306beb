import type { RegionStep } from '../extraction/regions.ts';
import type { ValueForm } from './value-form.ts';

/**
 * Where a value stands as seen from its label. `same_row`: in the next cell of a table's row; `same_column`: in the one
 * cell below a table's heading; `within`: behind it in its own line.
 */
export const RELATIONS = ['within', 'same_row', 'same_column', 'right', 'below', 'above'] as const;
export type Relation = (typeof RELATIONS)[number];

/** A part of the page that a value stands in. A heading is kept only where its words are those of labels, and name nobody. */
export type Landmark = Pick<RegionStep, 'kind' | 'heading'>;

/** How the value of a field is found on the pages of a site: by what stands around it, and nothing of what it says. */
export type Reading = {
  /** Name of the field. */
  field: string;
  /** Host of the site; `DOCUMENTS` for what stands in documents. */
  site: string;
  label: string;
  relation: Relation;
  /** Outermost first. */
  landmarks: Landmark[];
  /** The value is set otherwise than its label: larger, heavier, in another colour. */
  set_apart: boolean;
  form: ValueForm;
};

/** A reading that a person taught. */
export type TaughtReading = Reading & { reading_id: string };

/** So many are kept for a template, and go to whoever reads its evidence. */
export const MOST_READINGS = 100;
/** In characters. */
export const LONGEST_LABEL = 70;
