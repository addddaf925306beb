import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { extract } from '../../../domain/extraction/extract.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import { withOutdated } from '../../../domain/judging/outdated.ts';
import { plainRun } from '../../support/plain-run.ts';
import { asRead } from './as-read.ts';

const days = suite('for which day a page tells something');

const line = (text: string, x: number, y: number) =>
  plainRun(text, { x, y, width: 8 * text.length, block: y * 2000 + x }, { region: null });

function read(note: string, { y = 124, query = '', name = 'balance' } = {}) {
  const runs = [line('My wallet', 20, 20), line('Balance', 20, 80), line('R$ 18.420,77', 20, 100), line(note, 20, y)];
  return extract(pageOf({ runs, pairs: [], regions: [] }), [{ name, description: '', required: true }], query)[0];
}

days('is said close to it, in many words', () => {
  for (const note of [
    'Posição: 30/06/2026 ▾',
    'As of June 30, 2026',
    'Stand: 30.06.2026',
    'Situation au 30 juin 2026',
    'Stan na dzień 30.06.2026',
    '2026年6月30日現在',
    '截至 2026-06-30',
  ])
    assert.is(read(note)?.toldFor, '2026-06-30', note);
});

days('is not said by other days, far away, or for who asks about a day', () => {
  for (const note of ['Valid until 30.06.2026', 'Last updated 30.06.2026', '30.06.2026', 'From 1 to 30 June 2026'])
    assert.is(read(note)?.toldFor, undefined, note);
  assert.is(read('Stand: 30.06.2026', { y: 400 })?.toldFor, undefined);
  assert.is(read('Stand: 30.06.2026', { query: 'What was the balance on 30.06.2026?' })?.toldFor, undefined);
});

days('is said in a row of its own in a list of labels and values', () => {
  const rows = (label: string, day: string) => [
    line('Debt', 20, 80),
    line('0,00 ₽', 320, 80),
    line(label, 20, 100),
    line(day, 320, 100),
  ];
  const told = (label: string, day = '14.02.2023') =>
    extract(pageOf({ runs: rows(label, day), pairs: [], regions: [] }), [
      { name: 'debt', description: '', required: true },
    ])[0]?.toldFor;
  assert.is(told('По состоянию на'), '2023-02-14');
  assert.is(told('As of:'), '2023-02-14');
  assert.is(told('Account opened'), undefined);
  assert.is(told('As of', 'today'), undefined);
});

days('leaves what is told for a day long ago in doubt, of a paper what is told for one of another year', () => {
  const extraction = read('Posição: 30/06/2026');
  if (!extraction) return assert.unreachable('nothing read');
  const found = (type: 'screenshot' | 'document') => asRead({ type, findings: [extraction] });
  const doubtOn = (day: string, type: 'screenshot' | 'document' = 'screenshot') =>
    withOutdated([found(type)], new Date(day))[0]?.findings[0]?.extraction.doubt;
  assert.is(doubtOn('2026-11-25'), 'other_time');
  assert.is(doubtOn('2026-08-10'), null);
  assert.is(doubtOn('2026-11-25', 'document'), null);
  assert.is(doubtOn('2027-07-25', 'document'), 'other_time');
});

days.run();
