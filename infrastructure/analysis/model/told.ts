import type { ToldCondition } from '../../../domain/guide/facts.ts';
import type { ModelAnswer } from './model-answer.ts';

/** What a model says of the conditions that are open, by their texts; what it says twice, or leaves unknown, is not told. */
export function toldBy({ conditions }: ModelAnswer, open: readonly string[]): ReadonlyMap<string, ToldCondition> {
  return new Map(
    open.flatMap((text, index): [string, ToldCondition][] => {
      const [said, ...more] = conditions.filter(({ number }) => number === index + 1);
      if (!said || more.length > 0 || said.outcome === 'unknown') return [];
      return [[text, { outcome: said.outcome, restsOn: said.rests_on }]];
    }),
  );
}
