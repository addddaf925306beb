import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isExpiry } from '../../domain/guide/expiry.ts';
import type { Field } from '../../domain/inquiry/configuration.ts';
import { fieldType } from '../../domain/reading/field-types.ts';
import { stateOf } from '../../domain/reading/states.ts';
import { folded } from '../../domain/reading/text.ts';
import { createLocalAnalyser } from '../../infrastructure/analysis/local-analyser.ts';
import { quietLog } from '../support/remote-browser.ts';
import { sized } from '../support/test-size.ts';
import { type Case, casesIn } from './case.ts';
import { judgeCase } from './judge-case.ts';
import { createTruthReader, unrendered } from './truth-reader.ts';

/**
 * Guides that somebody wrote who has not seen the code, and what their cases state. One that is granted must not be any more
 * with another value in the place of one that it names, with a cancelled state in the place of a good one, or with an end
 * that is long past.
 */
const changed = suite('guides with one value changed');

/** Every so many cases are tried; all take some minutes. */
const EACH = sized({ little: 12, whole: 1 });
const cases = casesIn('tests/cases/pages/seen').filter((_, at) => at % EACH === 0);

/** What is granted less may ask for less. */
const HAS_LESSER_LEVEL = /medium acceptance/i;
const SHORTEST = 3;
/** Of a figure a guide may name a bound, which another one meets as well. */
const IS_FIGURE = /^[^\p{L}]*\p{L}{0,2}[^\p{L}]*$/u;

const otherSign = (sign: string): string => {
  if (/\p{Nd}/u.test(sign)) return String((Number(sign) + 1) % 10);
  return sign.toLowerCase() === 'k' ? 'm' : 'k';
};

/** The same text with another sign in its midst. */
function withAnotherSign(value: string): string | null {
  const at = [...value].findIndex((sign, index) => index >= Math.floor(value.length / 2) && /[0-9\p{L}]/u.test(sign));
  const signs = [...value];
  const sign = signs[at];
  return sign === undefined ? null : [...signs.slice(0, at), otherSign(sign), ...signs.slice(at + 1)].join('');
}

/** What may stand in the place of a value, of which the guide must be granted no more. */
function othersOf(field: Field, value: string, guide: string): string[] {
  const type = fieldType(field);
  if (type === 'status' && stateOf(value)?.polarity === 'positive') return ['Cancelled'];
  if (type === 'date' && isExpiry(field)) return ['2019-01-31'];
  const isNamed =
    value.length >= SHORTEST && !IS_FIGURE.test(value) && ` ${folded(guide)} `.includes(` ${folded(value)} `);
  const other = isNamed && /^(?:text|name|id)$/.test(type) ? withAnotherSign(value) : null;
  return other === null ? [] : [other];
}

async function isApproved(one: Case): Promise<boolean> {
  const analyser = createLocalAnalyser({ reader: createTruthReader(one), log: quietLog });
  const { questions } = await judgeCase(one, {
    rendering: unrendered,
    analyserFor: () => ({ analyser, lastRead: () => null }),
  });
  return questions[0]?.outcome === 'approved';
}

let tried = 0;
for (const one of cases)
  changed(one.id, async () => {
    for (const guide of one.guides.filter(({ truth, text }) => truth === true && !HAS_LESSER_LEVEL.test(text))) {
      const alone = { ...one, guides: [guide] };
      const others = one.fields.flatMap(field =>
        (one.expected[field.name] ?? [])
          .slice(0, 1)
          .flatMap(value => othersOf(field, value, guide.text).map(other => ({ field, other }))),
      );
      if (others.length === 0 || !(await isApproved(alone))) continue;
      for (const { field, other } of others) {
        tried++;
        const told = { ...one.expected, [field.name]: [other] };
        assert.not(
          await isApproved({ ...alone, expected: told }),
          `${field.name} is ${other} and not ${one.expected[field.name]?.[0]}: ${guide.text}`,
        );
      }
    }
  });

changed('values were changed at all', () => assert.ok(tried >= 10, `${tried} values were changed`));

changed.run();
