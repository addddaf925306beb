import type { Field } from '../inquiry/configuration.ts';
import type { Step } from './step.ts';

/** What is read from a piece of evidence that belongs to a step, and by what. */
export type EvidenceScope = {
  /** The step's own fields and those of the envelope, each name once. */
  fields: Field[];
  /** The step's own, beside that of the envelope; empty when it has none. */
  ai_instruction: string;
  /** The site that the step names is one that is trusted. */
  capture_on: string;
};

/** Fields of several lists, each name once: the first counts. */
export function fieldsOnce(...lists: readonly (readonly Field[])[]): Field[] {
  const byName = new Map<string, Field>();
  for (const field of lists.flat()) if (!byName.has(field.name)) byName.set(field.name, field);
  return [...byName.values()];
}

/** What is read from the evidence of a step: never the fields of another one. @param step counted from 1 */
export function scopeOf(
  { fields, steps }: { fields: readonly Field[]; steps: readonly Step[] },
  step: number,
): EvidenceScope | undefined {
  const own = steps[step - 1];
  if (own === undefined) return undefined;
  return {
    fields: fieldsOnce(own.fields, fields),
    ai_instruction: own.ai_instruction ?? '',
    capture_on: own.capture_on,
  };
}
