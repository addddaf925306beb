import type { CheckedCondition } from '../../domain/guide/check-guide.ts';
import { table } from './table.ts';

const NO_RULE =
  'There is no guide: every required field has to be found. Begin a line with "High:", "Medium:", "Low:" or "Reject if", or put it under such a heading.';

const isOpen = ({ is_decided }: CheckedCondition) => !is_decided;

/** How many conditions of a guide are left to a person or a model. */
export const undecidedOf = (conditions: readonly CheckedCondition[]): number => conditions.filter(isOpen).length;

/** How a guide is understood, condition by condition, for people. */
export function checkedGuideText(conditions: readonly CheckedCondition[]): string {
  if (conditions.length === 0) return NO_RULE;
  const rows = conditions.map(({ level, understood_as, advice }) => [
    level,
    [understood_as, advice ?? ''].join(' ').trim(),
  ]);
  const open = undecidedOf(conditions);
  const left = open === 1 ? '1 condition is left' : `${open} conditions are left`;
  const told = open === 0 ? 'Nothing is left to a person or a model.' : `${left} to a person or a model.`;
  return `${table(['level', 'understood as'], rows)}\n\n${told}`;
}
