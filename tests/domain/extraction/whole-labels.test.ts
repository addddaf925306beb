import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Extraction, extract } from '../../../domain/extraction/extract.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import { SURE_SCORE } from '../../../domain/extraction/sure-score.ts';
import { askedType } from '../../../domain/reading/field-types.ts';
import type { TextRun } from '../../../domain/reading/page-snapshot.ts';
import { plainRun } from '../../support/plain-run.ts';

const labels = suite('where labels and values begin and end');

let blocks = 1;
const run = (text: string, x: number, y: number, look: Partial<TextRun> = {}): TextRun =>
  plainRun(text, { x, y, width: 8 * text.length, block: blocks++ }, { tag: 'div', ...look });

const read = (name: string, runs: TextRun[]): Extraction | undefined =>
  extract(pageOf({ runs, pairs: [], regions: [] }), [{ name, description: '', required: true }])[0];

/** Labels in grey, each with its value below it, as cards of today have them. */
const card = (pairs: readonly (readonly [string, string])[]): TextRun[] =>
  pairs.flatMap(([label, value], at) => [
    run(label, 20, 100 + 60 * at, { color: 'rgb(120, 120, 120)', fontSize: 13 }),
    run(value, 20, 122 + 60 * at, { fontSize: 17 }),
  ]);

labels('a word that says that a number follows belongs to the label', () => {
  assert.is(read('customer_id', [run('Travis Lindqvist · Customer ID 204-118-7753', 20, 40)])?.value, '204-118-7753');
  assert.is(read('policy_number', [run('Policy number AB 1234-77', 20, 40)])?.value, 'AB 1234-77');
});

labels('a day beside another is not what that other names', () => {
  const grey = { color: 'rgb(120, 120, 120)' };
  const runs = [run('od 12.03.2026', 20, 100, grey), run('do 11.03.2027', 320, 100, grey)];
  const { candidates } = pageOf({ runs, pairs: [], regions: [] });
  assert.ok(candidates.some(({ label, value }) => label === 'od' && value === '12.03.2026'));
  assert.is(
    candidates.find(({ label }) => label.startsWith('od 12')),
    undefined,
  );
});

labels('a name in quotes is a value, and what a form leaves to be filled in is none', () => {
  const tariff = (value: string) => read('тариф', card([['Тариф', value]]))?.value;
  assert.is(tariff('«Гіга 1000»'), '«Гіга 1000»');
  assert.is(tariff('«tariff_name»'), undefined);
});

labels('the day on which somebody was born is no part of the name', () => {
  const named = (line: string) => read('verzekerde', [run(`Verzekerde: ${line}`, 20, 100)])?.value;
  assert.is(named('Sietske van der Woude-Akkerman, 22-07-1984'), 'Sietske van der Woude-Akkerman');
  assert.is(named('Sietske Akkerman (geb. 22-07-1984)'), 'Sietske Akkerman');
});

labels('a name in bold or in a script without capitals heads a page too', () => {
  const page = (name: string, look: Partial<TextRun>) => [
    run('Teranga', 20, 20),
    run(name, 20, 80, look),
    ...card([['Formule', 'Famille 80 %']]),
    run('Consultation', 20, 300),
    run('Hospitalisation', 20, 330),
  ];
  const bold = { fontSize: 19, fontWeight: 700 };
  assert.is(read('nom_adherent', page('Fatou Bintou Ndiaye-Sarr', bold))?.value, 'Fatou Bintou Ndiaye-Sarr');
  assert.is(read('الاسم', page('أ. ريم بنت خالد العتيبي', { fontSize: 21 }))?.value, 'ريم بنت خالد العتيبي');
});

labels('whoever has a contract or a card is asked for by name in Japanese too', () => {
  for (const name of ['契約者名', '会員名', '加入者名', '利用者名'])
    assert.is(askedType({ name, description: '', required: true }), 'name', name);
});

labels('a compound says by its last part what its first is asked for', () => {
  const one = card([['Tillatelse nr.', 'B4-2026-1187']]);
  assert.is(read('tillatelsesnummer', one)?.value, 'B4-2026-1187');
  assert.is(askedType({ name: 'consolidate', description: '', required: true }), null);
  assert.is(read('zaehlernummer', card([['Zählernummer', '1 EMH00 1204 7718']]))?.value, '1 EMH00 1204 7718');
});

labels("what stands beside the field's very name is read whatever form it has", () => {
  assert.is(read('保單號碼', [run('保單號碼：0415字第26MC0088713號', 20, 100)])?.value, '0415字第26MC0088713號');
});

labels('the stop of a short form belongs to what it stands behind', () => {
  assert.is(read('dienststunden', card([['Dienststunden', '163 Std.']]))?.value, '163 Std.');
});

labels('a label of a period names both of its days', () => {
  const PERIODS: readonly (readonly [string, string, string, string])[] = [
    ['end_date', 'Contract period', '1 January 2026 to 31 December 2026', '31 December 2026'],
    ['start_date', 'Vigencia', 'del 01/01/2026 al 31/12/2026', '01/01/2026'],
    ['lease_end', 'Term', '1 Jan 2026 – 31 Dec 2026', '31 Dec 2026'],
    ['valid to', 'Ważny od - do', '01.04.2026 - 31.03.2027', '31.03.2027'],
    ['einde', 'Looptijd', '01-01-2026 t/m 31-12-2026', '31-12-2026'],
  ];
  for (const [name, label, period, day] of PERIODS)
    assert.is(read(name, [run(`${label}: ${period}`, 20, 100)])?.value, day, label);
  assert.is(read('end_date', [run('Contract period: 1 January 2026', 20, 100)]), undefined);
  assert.is(read('birth_date', [run('Contract period: 01/01/2026 – 31/12/2026', 20, 100)]), undefined);
});

labels('the number of a customer behind the name is no part of it', () => {
  assert.is(
    read('고객명', [run('고객: 주식회사 담쟁이스튜디오 (고객번호 B1180432)', 20, 100)])?.value,
    '주식회사 담쟁이스튜디오',
  );
});

labels('the only period of a ticket is the time for which it is valid, and never sure', () => {
  const ticket = [run('モバイル定期', 20, 20), run('2026年10月1日 から 2027年3月31日 まで', 20, 100)];
  const until = read('有効期間終了日', ticket);
  assert.is(until?.value, '2027年3月31日');
  assert.ok((until?.score ?? 1) < SURE_SCORE);
  assert.is(read('有効期間終了日', [...ticket, run('2025年1月1日 から 2025年3月31日 まで', 20, 160)]), undefined);
  assert.is(read('購入日', ticket), undefined);
});

labels.run();
