import type { Field } from '../../domain/inquiry/configuration.ts';
import type { PageSnapshot } from './page-snapshot.ts';

/** Says at a glance which fields a page seems to show: by its text alone. What counts is what the analysis finds. */
export type FieldFinder = {
  /** The names of those that are there; of none when the page can't be read now. Never rejects. */
  find(snapshot: PageSnapshot, fields: readonly Field[]): Promise<string[]>;
};
