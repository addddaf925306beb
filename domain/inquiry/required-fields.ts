import type { Field } from './configuration.ts';

/** Fields that must be found: those marked as required, or all of them when none is marked. */
export function requiredFields(fields: readonly Field[]): string[] {
  const marked = fields.filter(field => field.required);
  return (marked.length > 0 ? marked : fields).map(field => field.name);
}
