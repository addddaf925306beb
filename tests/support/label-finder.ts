import type { FieldFinder } from '../../application/ports/field-finder.ts';

/** Finds a field where its name is a label of the page. */
export const labelFinder: FieldFinder = {
  find: async ({ pairs }, fields) =>
    fields.flatMap(({ name }) => {
      const pair = pairs.find(({ label }) => label === name);
      return pair === undefined ? [] : [{ name, value: pair.value }];
    }),
};
