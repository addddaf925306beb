import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Candidate } from '../../../domain/extraction/candidates/candidate.ts';
import { type Extraction, extract } from '../../../domain/extraction/extract.ts';
import { isLoose } from '../../../domain/extraction/loose.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import type { PageRegion, TextRun } from '../../../domain/reading/page-snapshot.ts';
import { plainRun } from '../../support/plain-run.ts';

let blocks = 1;

const line = (text: string, y: number, region: number | null = null): TextRun =>
  plainRun(text, { x: 20, y, width: 8 * text.length, block: blocks++ }, { region });
const heading = (text: string, y: number): TextRun => ({ ...line(text, y), tag: 'h2', heading: 2 });

function read(name: string, runs: TextRun[], query = '', regions: PageRegion[] = []): Extraction | undefined {
  return extract(pageOf({ runs, pairs: [], regions }), [{ name, description: '', required: true }], query)[0];
}

const matter = suite('what a part of a page is about');

matter('what stands below the heading of another matter is of that matter', () => {
  for (const [title, label, value, name] of [
    ['Newsletter subscription', 'Status', 'Active', 'membership_status'],
    ['Passwort', 'Gültig bis', '30.06.2027', 'gueltig_bis'],
    ['Rinnovo automatico', 'Stato', 'Attivo', 'stato_abbonamento'],
    ['Service client', 'Téléphone', '02 96 11 40 40', 'telephone'],
    ['Contactpersoon bij nood', 'Naam', 'Harmke Tolsma', 'naam'],
    ['이웃 평균', '전기요금', '48,200원', '전기요금'],
    ['Beneficiary', 'Date of birth', '2 August 1991', 'date_of_birth'],
  ] as const) {
    const page = (above: string) => [line('Site', 10), heading(above, 60), line(`${label}: ${value}`, 100)];
    assert.is(read(name, page(title))?.doubt, 'other_matter', title);
    assert.is(read(name, page('Details'))?.doubt, null, label);
  }
});

matter('what is asked for is no other matter', () => {
  const page = () => [line('Site', 10), heading('Parking permit', 60), line('Valid until: 31 December 2026', 100)];
  assert.is(read('valid_until', page(), 'Is the membership valid?')?.doubt, 'other_matter');
  assert.is(read('valid_until', page(), 'Is the parking permit valid?')?.doubt, null);
  const doctor = () => [line('Site', 10), heading('Your doctor', 60), line('Phone: 020 7946 0018', 100)];
  assert.is(read('phone', doctor())?.doubt, 'other_matter');
  assert.is(read('doctor_phone', doctor())?.doubt, null);
});

matter(
  'below a heading without a word of what is asked for, a label that anything may have is of something else',
  () => {
    const page = (below: string, label: string) => [
      { ...line('Harbour Swimming Club', 10), tag: 'h1', heading: 1 },
      heading(below, 60),
      line(`${label}: Active`, 100),
    ];
    const query = 'Is the person a member of the swimming club?';
    assert.is(read('status', page('Locker', 'Status'), query)?.doubt, 'other_matter');
    assert.is(read('status', page('Swimming', 'Status'), query)?.doubt, null);
    assert.is(read('membership_status', page('Locker', 'Membership status'), query)?.doubt, null);
  },
);

matter('a heading of another thing is not of what is asked because both are contracts, or both people', () => {
  const page = (below: string, label: string, value: string) => [
    { ...line('マイページ', 10), tag: 'h1', heading: 1 },
    heading(below, 60),
    line(`${label}: ${value}`, 100),
  ];
  const query = '会員資格の有効期限はいつですか。';
  assert.is(read('有効期限', page('ロッカー契約', '有効期限', '2027年4月30日'), query)?.doubt, 'other_matter');
  assert.is(read('有効期限', page('会員資格', '有効期限', '2027年4月30日'), query)?.doubt, null);
  assert.is(read('有効期限', page('契約内容', '有効期限', '2027年4月30日'), query)?.doubt, null);
  const born = (below: string) => page(below, 'Geburtsdatum', '08.08.2011');
  assert.is(read('geburtsdatum', born('Weitere Bewohner'), 'Wann wurde der Mieter geboren?')?.doubt, 'other_matter');
  assert.is(read('geburtsdatum', born('Mieter'), 'Wann wurde der Mieter geboren?')?.doubt, null);
});

matter('the foot of a page speaks of the house', () => {
  const foot = (region: number | null) => [line('Customer', 10), line('Tax number: 11223344-2-43', 700, region)];
  assert.is(read('tax_number', foot(null))?.doubt, null);
  const footer: PageRegion = { kind: 'footer', name: null, parent: null };
  assert.is(read('tax_number', foot(0), '', [footer])?.doubt, 'aside');
});

matter('a page that shows what it kept says nothing of now', () => {
  const page = (notice: string) => [line(notice, 10), line('Balance: £412.00', 100)];
  for (const notice of ['You are offline. Saved on 3 March.', 'Du är offline. Hämtat den 3 mars.', 'オフラインです'])
    assert.is(read('balance', page(notice))?.doubt, 'other_time', notice);
  assert.is(read('balance', page('Camera offline'))?.doubt, null);
});

matter('a note at the foot of a page may take back what its mark stands behind', () => {
  const pair = (value: string): Candidate => ({
    label: 'Status',
    value,
    plausibility: 1,
    source: 'dl',
    runs: [],
  });
  assert.is(isLoose('status', pair('Active'), 1, true), false);
  const PARTED = ['8º ano B – Manhã', 'B.E. (Mechanical Engineering)', 'Termoli – Vasto-San Salvo'];
  for (const value of PARTED) {
    assert.is(isLoose('text', pair(value), 1, true), false, `${value}, beside the field's own name`);
    assert.is(isLoose('text', pair(value), 0.8, true), true, `${value}, beside a name that is like it`);
    assert.is(isLoose('status', pair(value), 1, true), true, `${value}, where a state is asked for`);
  }
  for (const value of ['Gold (trial)', 'Gold – until further notice', 'Gold (Expired)'])
    assert.is(isLoose('text', pair(value), 1, true), true, value);
  for (const value of ['Active*', 'Active †']) assert.is(isLoose('status', pair(value), 1, true), true, value);
});

matter('two cells of a row leave open which is meant', () => {
  const cell = (text: string, row: number, column: number, header = false): TextRun => ({
    ...plainRun(text, { x: 20 + 300 * column, y: 100 + 40 * row, width: 8 * text.length, block: blocks++ }),
    tag: header ? 'th' : 'td',
    cell: { table: 0, row, column, header, span: 1 },
  });
  const table = [
    cell('', 0, 0, true),
    cell('Tu tarifa actual', 0, 1, true),
    cell('Nueva tarifa', 0, 2, true),
    cell('Precio mensual', 1, 0, true),
    cell('29,90 €', 1, 1),
    cell('24,90 €', 1, 2),
  ];
  const found = read('precio_mensual', table, '¿Qué tarifa tiene contratada el cliente?');
  assert.is(found === undefined || found.ambiguous || found.value === '29,90 €', true);
});

matter.run();
