import type { Field } from '../../domain/inquiry/configuration.ts';
import type { PageSnapshot } from './page-snapshot.ts';

/** Says at a glance which fields a page seems to show: by its text alone. What counts is what the analysis finds. */
export type FieldFinder = {
  /** The names of those that are there. */
  find(snapshot: PageSnapshot, fields: readonly Field[]): string[];
};
