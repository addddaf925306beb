import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  BY_THEMSELVES,
  calendarKey,
  DATE_LANGUAGES,
  FALSE_FRIENDS,
  monthIn,
  WITHIN_DATE,
} from '../../../domain/reading/dates/calendar-words.ts';
import { isDate, readDates } from '../../../domain/reading/dates/read-dates.ts';
import { fc } from '../../support/fast-check.ts';

const dates = suite('dates');

const iso = (moment: number) => new Date(moment).toISOString().slice(0, 10);
const day = fc.integer({ min: Date.UTC(1990, 0, 1) / 86_400_000, max: Date.UTC(2060, 0, 1) / 86_400_000 });
/** Persian writes another calendar. */
const languages = DATE_LANGUAGES.filter(language => language !== 'fa');

dates('a date that any language writes reads as itself, and as nothing else but where its order is open', () => {
  const style = fc.constantFrom('full' as const, 'long' as const, 'medium' as const);
  fc.assert(
    fc.property(fc.constantFrom(...languages), style, day, (language, dateStyle, number) => {
      const moment = number * 86_400_000;
      const text = new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'UTC' }).format(moment);
      const read = readDates(text);
      assert.ok(isDate(text), text);
      assert.ok(
        read.some(({ from, to }) => from === iso(moment) && to === from),
        text,
      );
      if (read.length > 1) assert.ok(/\p{Nd}\W?\/|li[ps]|srp/u.test(text), text);
      const next = new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'UTC' }).format(moment + 86_400_000);
      assert.not.equal(readDates(next), read, `${text} and ${next}`);
    }),
    { numRuns: 2000 },
  );
});

dates('days of the Persian and the Hijri calendar read as the day they are', () => {
  const written = fc.constantFrom(
    ['fa-IR', 'long'] as const,
    ['fa-IR', 'short'] as const,
    ['ar-SA-u-ca-islamic-umalqura', 'long'] as const,
    ['ar-SA-u-ca-islamic-umalqura', 'short'] as const,
  );
  fc.assert(
    fc.property(written, day, ([language, dateStyle], number) => {
      const moment = number * 86_400_000;
      const text = new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'UTC' }).format(moment);
      // Digits alone do not tell which of the two it is; a short day has nothing else.
      const shown = dateStyle === 'short' && language === 'fa-IR' ? `تاریخ ${text}` : text;
      assert.ok(
        readDates(shown).some(({ from, to }) => from === iso(moment) && to === from),
        `${shown} ${iso(moment)} ${JSON.stringify(readDates(shown))}`,
      );
      if (dateStyle === 'long') assert.equal(readDates(text).length, 1, text);
      if (shown === text) assert.ok(isDate(text), text);
    }),
    { numRuns: 400 },
  );
});

dates('words that are another month in another language are all known', () => {
  const months = new Map<string, Set<number>>();
  for (const language of DATE_LANGUAGES) {
    for (const style of [...WITHIN_DATE, ...BY_THEMSELVES]) {
      const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { ...style, timeZone: 'UTC' });
      for (let month = 1; month <= 12; month++) {
        const word = calendarKey(monthIn(format.formatToParts(Date.UTC(2027, month - 1, 14))));
        if (/\p{L}/u.test(word)) months.set(word, (months.get(word) ?? new Set()).add(month));
      }
    }
  }
  const open = [...months].filter(([, numbers]) => numbers.size > 1);
  assert.equal(
    open.map(([word, numbers]) => [word, [...numbers].sort((a, b) => a - b)]).sort(),
    [...FALSE_FRIENDS].sort(),
  );
});

const TABLE: readonly [string, readonly string[]][] = [
  ['03/04/2027', ['2027-04-03', '2027-03-04']],
  ['28/11/2026', ['2026-11-28']],
  ['28.11.2026', ['2026-11-28']],
  ['2026. 11. 28.', ['2026-11-28']],
  ['2026.11.28(土)', ['2026-11-28']],
  ['令和8年11月30日', ['2026-11-30']],
  ['平成元年1月8日', ['1989-01-08']],
  ['民國115年3月1日', ['2026-03-01']],
  ['2026년 11월 30일', ['2026-11-30']],
  ['14 มีนาคม 2570', ['2027-03-14']],
  ['١٤ مارس ٢٠٢٧', ['2027-03-14']],
  ['14-Mar-2027', ['2027-03-14']],
  ['2027-03-14T10:00:00Z', ['2027-03-14']],
  ['Mon, 14 Mar 2027 10:30', ['2027-03-14']],
  ['den 1:e mars 2027', ['2027-03-01']],
  ['1er mars 2027', ['2027-03-01']],
  ['14 listopada 2026', ['2026-10-14', '2026-11-14']],
  ['31/02/2026', []],
  ['12 March', []],
  ['12 March – 14 April 2027', []],
  ['1 to 31 October 2026', []],
  ['3 years ago, 2024', []],
  ['Flat 12, 2027 Maple Road', []],
  ['1403/05/12', []],
  ['1.2.2024.5', []],
];
for (const [text, days] of TABLE)
  dates(`${text} is ${days.join(' or ') || 'no date that is told'}`, () => {
    assert.equal(
      readDates(text).map(({ from }) => from),
      days,
    );
  });

dates('two dates are a range only where they are joined as one', () => {
  assert.equal(readDates('1 Oct 2026 – 31 Oct 2026'), [{ from: '2026-10-01', to: '2026-10-31' }]);
  assert.equal(readDates('vom 1.10.2026 bis 31.10.2026'), [{ from: '2026-10-01', to: '2026-10-31' }]);
  assert.is(readDates('opened 3 May 2020, expired on 2 January 2026').length, 2);
});

dates('a text around a date is more than a date', () => {
  for (const text of ['Expired on 2 January 2026', '2026 Northgate Ltd', 'Copyright 2026', '14 March 2027 or later'])
    assert.not(isDate(text), text);
});
dates('the first of a month with a raised sign is that day', () => {
  for (const text of ['1º de março de 2022', '1.º de março de 2022', '1er mars 2022', '1o de março de 2022'])
    assert.equal(readDates(text)[0], { from: '2022-03-01', to: '2022-03-01' }, text);
});

dates('ordinals of Greek and Slavic languages are days', () => {
  for (const [text, day] of [
    ['31η Αυγούστου 2028', '2028-08-31'],
    ['1ης Σεπτεμβρίου 2026', '2026-09-01'],
    ['15-го ноября 2026', '2026-11-15'],
    ['15-а листопада 2026', '2026-11-15'],
    ['1-ви септември 2026', '2026-09-01'],
    ['5-go maja 2026', '2026-05-05'],
  ] as const)
    assert.equal(readDates(text), [{ from: day, to: day }], text);
});

dates('a paper of Taiwan names its republic once', () => {
  assert.equal(readDates('115年12月18日'), [{ from: '2026-12-18', to: '2026-12-18' }]);
  assert.equal(readDates('本公司115年12月18日'), [{ from: '2026-12-18', to: '2026-12-18' }]);
  assert.equal(readDates('8年10月23日'), []);
});

dates.run();
