import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { extract } from '../../domain/extraction/extract.ts';
import { pageOf } from '../../domain/extraction/page.ts';
import { findInSentence, findValue, standsAmongLetters } from '../../domain/extraction/place.ts';
import { readDates } from '../../domain/reading/dates/read-dates.ts';
import type { TextRun } from '../../domain/reading/page-snapshot.ts';
import { normalise } from '../../domain/reading/text.ts';
import { fc } from '../support/fast-check.ts';

function run(text: string, x = 0, y = 0, change: Partial<TextRun> = {}): TextRun {
  const rect = { x, y, width: 8 * text.length, height: 16 };
  const look = { fontSize: 14, fontWeight: 400, color: 'rgb(0, 0, 0)', tag: 'span', kind: 'text' as const };
  const place = { label: null, block: 0, parent: 0, cell: null, inViewport: true, onTop: true };
  return { text, rect, ...look, ...place, ...change };
}

const reading = suite('reading values');

reading('dates are spans of days, several when they are ambiguous, none when they are no whole date', () => {
  const day = (text: string) => ({ from: text, to: text });
  assert.equal(readDates('2027-03-14'), [day('2027-03-14')]);
  assert.equal(readDates('14 March 2027'), [day('2027-03-14')]);
  assert.equal(readDates('Expired on 2 January 2026'), [day('2026-01-02')]);
  assert.equal(readDates('31.12.2027'), [day('2027-12-31')]);
  assert.equal(readDates('07/01/2051'), [day('2051-01-07'), day('2051-07-01')]);
  assert.equal(readDates('28/11/2026'), [day('2026-11-28')]);
  assert.equal(readDates('June 2027'), [{ from: '2027-06-01', to: '2027-06-30' }]);
  assert.equal(readDates('1 Oct 2026 – 31 Oct 2026'), [{ from: '2026-10-01', to: '2026-10-31' }]);
  for (const none of ['', 'tomorrow', '12 March', '31/02/2026', 'in 3 days', 'Active'])
    assert.equal(readDates(none), [], none);
});

reading('a value is found in the fewest runs, as it is set, and never within a word', () => {
  const runs = [run('Inactive', 0), run('Status: ', 100), run('Daniel', 200), run('O’Connor', 256)];
  assert.is(findValue('Active', [run('Inactive')]), null);
  const found = findValue("Daniel O'Connor", runs);
  assert.is(found?.text, 'Daniel O’Connor');
  assert.equal(found?.rect, { x: 200, y: 0, width: 120, height: 16 });
  assert.is(found?.runs.length, 2);
  assert.is(findValue('50', [run('£500')]), null);
  assert.is(findValue('', runs), null);
  assert.is(findValue('José', [run('Jose\u0301 Silva')])?.text, 'Jose\u0301');
});

reading(
  'a value is found in a sentence without spaces where a particle or a day in figures parts it, and nowhere else',
  () => {
    const certificate = [
      run('楢崎美緒は、平成30年4月1日に当社へ入社し、現在も正社員として設計課に勤務していることを証明します。'),
    ];
    assert.is(findValue('平成30年4月1日', certificate), null);
    assert.is(findInSentence('平成30年4月1日', certificate)?.text, '平成30年4月1日');
    assert.is(findInSentence('正社員', certificate)?.text, '正社員');
    assert.is(findInSentence('2019年3月1日', [run('自2019年3月1日起在我单位任职')])?.text, '2019年3月1日');
    for (const [value, text] of [
      ['0年4月1日', '平成30年4月1日に'],
      ['30年4月1日', '平成30年4月1日に'],
      ['平成30年4月', '平成30年4月1日に'],
      ['2019年3月', '自2019年3月15日起'],
      ['欧阳晓', '欧阳晓岚'],
      ['正社員', '正社員ではない'],
      ['異常', '異常なし'],
      ['500', '500万円'],
      ['Active', 'Inactive'],
    ] as const)
      assert.is(findInSentence(value, [run(text)]), null, `${value} in ${text}`);
    assert.ok(standsAmongLetters('欧阳晓', [run('兹证明欧阳晓岚为我单位职工')]));
    assert.not(standsAmongLetters('Active', [run('Inactive')]));
  },
);

reading('a whole day with its year is found before letters that are set to it, and no part of one', () => {
  for (const text of ['Выдано 10.11.2026г.', '10.11.2026Me 01:12/147', '(10.11.2026р.)'])
    assert.is(findInSentence('10.11.2026', [run(text)])?.text, '10.11.2026', text);
  for (const [value, text] of [
    ['10.11.2026', '10.11.20261'],
    ['10.11.2026', 'N10.11.2026г.'],
    ['0.11.2026', '10.11.2026г.'],
    ['10.11.20', '10.11.2026г.'],
    ['11.2026', '10.11.2026г.'],
    ['147', '147A'],
  ] as const)
    assert.is(findInSentence(value, [run(text)]), null, `${value} in ${text}`);
});

const FIELDS = ['membership_status', 'member_name', 'valid_until', 'balance', 'iban', 'email'].map(name => {
  return { name, description: 'As shown on the page', required: true };
});

reading('whatever a page says, nothing throws and every value literally stands in its runs', () => {
  const word = fc.oneof(
    fc.constantFrom(
      'Status:',
      'Active',
      'Member',
      'Valid until',
      '14 March 2027',
      '£4.00',
      'Balance',
      '·',
      'Your status is Active.',
      'IBAN # 12',
    ),
    fc.string({ unit: 'binary', maxLength: 30 }),
  );
  const text = fc.tuple(
    word,
    fc.integer({ min: -50, max: 900 }),
    fc.integer({ min: -50, max: 200 }),
    fc.integer({ min: 0, max: 3 }),
    fc.boolean(),
  );
  const compact = (value: string) => normalise(value).replace(/\s/g, '');
  fc.assert(
    fc.property(fc.array(text, { maxLength: 14 }), fc.array(fc.tuple(word, word), { maxLength: 2 }), (texts, pairs) => {
      const runs = texts.map(([content, x, y, block, inTable], index) =>
        run(content, x, y, {
          block,
          parent: index,
          cell: inTable ? { table: 0, row: block, column: index % 3, header: block === 0, span: 1 } : null,
        }),
      );
      const labelled = pairs.map(([label, value]) => ({ label, value, source: 'dl' as const }));
      for (const found of extract(pageOf({ runs, pairs: labelled }), FIELDS)) {
        assert.ok(compact(found.runs.map(one => one.text).join('')).includes(compact(found.value)));
        assert.ok(found.score >= 0 && found.score <= 1);
      }
    }),
    { numRuns: 1000 },
  );
});

reading('pages that are made to be slow are read in bounded time', () => {
  const rows = Array.from({ length: 4000 }, (_, index) =>
    run(index % 2 ? 'Active' : 'Status', (index % 2) * 300, 20 * Math.floor(index / 2), { block: index }),
  );
  const amounts = Array.from({ length: 4000 }, (_, index) =>
    run(`£${index}`, (index % 8) * 150, 20 * Math.floor(index / 8), { block: index }),
  );
  const long = ['x', 'Aa ', 'your a ', 'the status is A ', '1,', 'A. ', '· ', 'Ab 1 '].map(piece =>
    run(piece.repeat(40_000)),
  );
  for (const runs of [rows, amounts, long]) {
    // Processor time: other work on the machine must not count.
    const before = process.cpuUsage();
    extract(pageOf({ runs, pairs: [] }), FIELDS);
    const ms = process.cpuUsage(before).user / 1000;
    assert.ok(ms < 3000, `${Math.round(ms)} ms`);
  }
});
reading.run();
