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

/**
 * Of what a model says, as much as changes what comes of it: the rest our own rules decide, and nobody is asked again.
 * @param outcomeOf what comes of the evidence with so much of it
 */
export function neededOf(
  told: ReadonlyMap<string, ToldCondition>,
  outcomeOf: (told: ReadonlyMap<string, ToldCondition>) => string,
): ReadonlyMap<string, ToldCondition> {
  const whole = outcomeOf(told);
  if (told.size === 0 || outcomeOf(new Map()) === whole) return new Map();
  let needed = new Map(told);
  // Rules as a whole stand behind their conditions, and are the first that can be spared.
  for (const condition of [...told.keys()].reverse()) {
    const fewer = new Map([...needed].filter(([text]) => text !== condition));
    if (outcomeOf(fewer) === whole) needed = fewer;
  }
  return needed;
}
