import type { FieldFinder } from '../../application/ports/field-finder.ts';

/** Finds a field where its name is a label of the page. */
export const labelFinder: FieldFinder = {
  find: async ({ pairs }, fields) =>
    fields.map(({ name }) => name).filter(name => pairs.some(({ label }) => label === name)),
};
