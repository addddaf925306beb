import type { Field } from '../inquiry/configuration.ts';
import { fieldFinder } from './field-reference.ts';
import { matterOf } from './matter.ts';
import type { ReadingContext } from './reading-context.ts';

/** By what the guide of an inquiry is read. */
export function contextOf(fields: readonly Field[], query: string): ReadingContext {
  return { referred: fieldFinder(fields), matter: matterOf(fields, query), query, fields };
}
