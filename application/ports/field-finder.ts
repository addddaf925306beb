import type { Field } from '../../domain/inquiry/configuration.ts';
import type { PageSnapshot } from '../../domain/reading/page-snapshot.ts';

/** A field that a page seems to show, and its value as it stands there. */
export type FoundField = { name: string; value: string };

/** Says at a glance which fields a page seems to show: by its text alone. What counts is what the analysis finds. */
export type FieldFinder = {
  /** Those that are there; none when the page can't be read now. Never rejects. */
  find(snapshot: PageSnapshot, fields: readonly Field[]): Promise<FoundField[]>;
};
