import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { datesWithin, isDate } from '../../../domain/reading/dates/read-dates.ts';
import { valueType } from '../../../domain/reading/value-types.ts';

const days = suite('days that are written in words');

const READ: readonly [text: string, day: string, shown: string][] = [
  ['Valdehoz, a once de noviembre de dos mil veintiséis', '2026-11-11', 'once de noviembre de dos mil veintiséis'],
  ['nueve de septiembre de dos mil dieciséis', '2016-09-09', 'nueve de septiembre de dos mil dieciséis'],
  ['a los 11 días del mes de noviembre de 2026', '2026-11-11', '11 días del mes de noviembre de 2026'],
  ['treinta y uno de mayo de 2026', '2026-05-31', 'treinta y uno de mayo de 2026'],
  ['três de março de dois mil e vinte e seis', '2026-03-03', 'três de março de dois mil e vinte e seis'],
  ['undici novembre duemilaventisei', '2026-11-11', 'undici novembre duemilaventisei'],
  ['le onze novembre deux mille vingt-six', '2026-11-11', 'onze novembre deux mille vingt-six'],
  ['unsprezece noiembrie două mii douăzeci și șase', '2026-11-11', 'unsprezece noiembrie două mii douăzeci și șase'],
  ['the eleventh day of May twenty twenty-six', '2026-05-11', 'eleventh day of May twenty twenty-six'],
];
for (const [text, day, shown] of READ)
  days(`are read where they stand: ${text}`, () => {
    const [only, second] = datesWithin(text);
    assert.is(second, undefined);
    assert.equal(only?.readings, [{ from: day, to: day }]);
    assert.is(text.slice(only?.start, only?.end), shown);
    assert.is(isDate(shown), true);
    assert.is(valueType(shown), 'date');
  });

const NONE = [
  'dos mil treinta y dos euros de noviembre',
  'once de noviembre',
  'uno de los dos mil veintiséis socios',
  'dos de marzo de dos mil treinta y dos',
];
for (const text of NONE) days(`are no days without all of it: ${text}`, () => assert.equal(datesWithin(text), []));

days.run();
