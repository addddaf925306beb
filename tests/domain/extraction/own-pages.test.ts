import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cutOf } from '../../../domain/extraction/cut.ts';
import { type Extraction, extract } from '../../../domain/extraction/extract.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import { SURE_SCORE } from '../../../domain/extraction/sure-score.ts';
import type { TextRun } from '../../../domain/reading/page-snapshot.ts';
import { plainRun } from '../../support/plain-run.ts';

const pages = suite('pages as sites show people what is theirs');

let blocks = 1;
const run = (text: string, x: number, y: number, look: Partial<TextRun> = {}): TextRun =>
  plainRun(text, { x, y, width: 8 * text.length, block: blocks++ }, { tag: 'div', ...look });

const centred = (text: string, middle: number, y: number, look: Partial<TextRun> = {}): TextRun =>
  run(text, middle - 4 * text.length, y, look);

type Asked = { description?: string; query?: string };

const read = (name: string, runs: TextRun[], { description = '', query = '' }: Asked = {}): Extraction | undefined =>
  extract(pageOf({ runs, pairs: [], regions: [] }), [{ name, description, required: true }], query)[0];

const isCertain = (one: Extraction | undefined) =>
  one !== undefined && one.score >= SURE_SCORE && !one.ambiguous && one.doubt === null;

/** Rows of a label and its value. */
const rows = (pairs: readonly (readonly [string, string])[], y = 200): TextRun[] =>
  pairs.flatMap(([label, value], at) => [
    run(label, 40, y + 40 * at),
    run(value, 300, y + 40 * at, { fontWeight: 700, tag: 'strong' }),
  ]);

const SITE = [run('VIALIA BKK', 40, 20, { fontSize: 22, fontWeight: 800 }), run('Leistungen', 300, 24)];

pages('a site is the institution that its pages speak of, where its foot says so as well', () => {
  const body = rows([['Name', 'Leonhard Brink']]);
  const foot = run('VIALIA BKK · Körperschaft des öffentlichen Rechts · Impressum', 40, 900, { fontSize: 13 });
  const found = read('krankenkasse', [...SITE, ...body, foot]);
  assert.is(found?.value, 'VIALIA BKK');
  assert.not(isCertain(found));
  assert.is(read('krankenkasse', [run('Leistungen', 300, 24), ...body, foot]), undefined);
  // Who is paid looks at the site of whoever makes the payroll.
  assert.is(read('employer', [...SITE, ...body, foot]), undefined);
});

pages('the foot of a site has the whole of its name', () => {
  const head = [run('Calloway State', 20, 10, { fontSize: 21 }), run('Home', 200, 14, { tag: 'a' })];
  const foot = run('© 2026 Calloway State University · 1100 Prairie Hall Drive', 30, 900, { fontSize: 12 });
  const body = rows([['Student ID', 'C00418827']]);
  assert.is(read('university', [...head, ...body, foot])?.value, 'Calloway State University');
});

pages('what a form is called on its button is no name of its site', () => {
  const form = [
    run('Sign in', 460, 120, { tag: 'h1', fontSize: 28 }),
    run('Email or member name', 460, 178, { tag: 'label' }),
    run('Sign in', 620, 334, { tag: 'button' }),
    run('Forgot your password?', 460, 375, { tag: 'p' }),
  ];
  assert.is(read('home_club', form), undefined);
});

pages('a sign at the end of a value belongs to it where no other label follows', () => {
  assert.is(read('blood_group', rows([['Blood group', 'O\u2212']]))?.value, 'O\u2212');
});

pages('what is set in the middle of a column below its caption belongs to it', () => {
  const runs = [
    centred('ARRIVO', 310, 400, { fontSize: 11 }),
    centred('sabato 12 dicembre 2026', 310, 416),
    centred('PARTENZA', 530, 400, { fontSize: 11 }),
    centred('16 dicembre 2026', 530, 416),
  ];
  assert.is(read('check_in', runs, { description: 'arrival date' })?.value, 'sabato 12 dicembre 2026');
  assert.is(read('check_out', runs, { description: 'departure date' })?.value, '16 dicembre 2026');
});

pages('a site says in a sentence how it stands with what is somebody’s', () => {
  for (const [sentence, name, value] of [
    [
      'Vertragsinfo: Deine Mitgliedschaft ist beendet zum 31.10.2026. Deine Daten bleiben abrufbar.',
      'status_mitgliedschaft',
      'beendet zum 31.10.2026',
    ],
    ['Votre abonnement est suspendu depuis lundi.', 'statut_abonnement', 'suspendu depuis lundi'],
    ['Dit medlemskab er opsagt.', 'medlemskab status', 'opsagt'],
  ] as const) {
    const found = read(name, [run(sentence, 40, 300, { tag: 'p' })]);
    assert.is(found?.value, value, sentence);
    assert.not(isCertain(found));
  }
  assert.is(read('subscription_status', [run('Your subscription is active all winter!', 40, 300)]), undefined);
});

pages('a state in smaller letters behind a name is no part of it', () => {
  const name = run('Delphine Okoro-Vance', 40, 100, { tag: 'h2', fontSize: 22, fontWeight: 700 });
  const badge = plainRun('Active', { x: 210, y: 104, width: 50, block: name.block }, { tag: 'span', fontSize: 13 });
  const runs = [run('IRON HARBOR', 20, 18), name, badge, ...rows([['Member ID', 'IH-448-20917']])];
  assert.is(read('member_name', runs)?.value, 'Delphine Okoro-Vance');
  assert.is(read('status', runs)?.value, 'Active');
});

pages('the head of a profile says below a name what somebody is', () => {
  const head = [
    run('Portal', 20, 18),
    run('Gülşah Erdoğmuş', 110, 150, {
      tag: 'h1',
      fontSize: 32,
      fontWeight: 700,
      rect: { x: 110, y: 150, width: 300, height: 36 },
    }),
    run('Kalite Kontrol Uzmanı · Denizli', 110, 190, { fontSize: 17 }),
  ];
  const found = read('position', head);
  assert.is(found?.value, 'Kalite Kontrol Uzmanı');
  assert.not(isCertain(found));
});

pages('an address goes on in the next line of its look, up to its place', () => {
  const grey = { fontSize: 13, color: 'rgb(120, 120, 120)' };
  const runs = [
    run('Supply address', 40, 100, grey),
    run('17/4 Quandong Crescent', 40, 116),
    run('Thornlands QLD 4164', 40, 136),
    run('Plan', 40, 180, grey),
    run('Sunny Saver', 40, 196),
  ];
  assert.is(read('supply_address', runs)?.value, '17/4 Quandong Crescent Thornlands QLD 4164');
});

/** A table of titles and rows. */
const table = (lines: readonly (readonly string[])[]): TextRun[] =>
  lines.flatMap((cells, row) =>
    cells.map((text, column) =>
      run(text, 40 + 200 * column, 200 + 34 * row, {
        tag: row === 0 ? 'th' : 'td',
        fontWeight: row === 0 ? 700 : 400,
        cell: { table: 1, row, column, header: row === 0, span: 1 },
      }),
    ),
  );

pages('of several rows the one that goes on is meant where a field asks for what is so now', () => {
  const runs = table([
    ['Employer', 'Start', 'End'],
    ['Pinar Textiles Ltd', '12.02.2018', '20.04.2021'],
    ['Kiyi Logistics Ltd', '03.05.2021', 'present'],
  ]);
  const found = read('employer', runs, { description: 'current employer' });
  assert.is(found?.value, 'Kiyi Logistics Ltd');
  assert.not(isCertain(found));
});

pages('a description that lists examples tells which of several values is meant', () => {
  const runs = rows([
    ['Zustand', 'besteht'],
    ['Art der Versicherung', 'Pflichtversichert (Beschäftigung)'],
  ]);
  const description = 'z.B. pflichtversichert, familienversichert, freiwillig';
  assert.is(read('versicherungsstatus', runs, { description })?.value, 'Pflichtversichert (Beschäftigung)');
});

pages('a programme calls its level a status', () => {
  const runs = rows([
    ['Statut actuel', 'Argent'],
    ['Points', '41 260'],
  ]);
  assert.is(read('loyalty_tier', runs, { description: 'current tier of the member' })?.value, 'Argent');
  assert.is.not(read('current_plan', rows([['Estatus', 'En validación']]))?.value, 'En validación');
});

pages('what a search shows that found nothing of the name is of another', () => {
  const found = rows([['Registration number', '071 882']]);
  assert.ok(isCertain(read('registration_number', [run('Public search', 20, 20), ...found])));
  const notice = run('No exact match for “Katherine Moyle”. Did you mean:', 20, 90, { tag: 'p' });
  assert.is(read('registration_number', [notice, ...found])?.doubt, 'other_record');
});

pages('a badge that says the opposite leaves a state open', () => {
  const stated = rows([
    ['Card number', '8044 1270 3951'],
    ['Card status', 'Blocked'],
  ]);
  assert.ok(isCertain(read('card_status', [run('City card', 40, 40), ...stated])));
  assert.not(isCertain(read('card_status', [run('City card', 40, 40), run('Active', 700, 60), ...stated])));
  assert.not(
    isCertain(
      read('membership_status', [
        run('Your membership is suspended since Monday.', 40, 40, { tag: 'p' }),
        ...rows([['Membership status', 'Active']]),
      ]),
    ),
  );
});

pages('values end where what is said of them begins', () => {
  assert.is(cutOf('money', '€ 385,- per jaar'), '€ 385,-');
  assert.is(cutOf('id', 'س م ٨٨٠٢٤١٧'), null);
  const runs = [run('Fração: H (2.º Dto.) Permilagem: 41,50‰', 20, 100)];
  assert.is(read('fracao', runs)?.value, 'H (2.º Dto.)');
});

pages('the one number that nothing names is that of a card, a member or an account', () => {
  const card = [run('Sparkonto Fast 90', 50, 138), run('9487-55 210 63', 50, 160)];
  const found = read('kontonummer', [run('Björkviks Bank', 50, 20), ...card]);
  assert.is(found?.value, '9487-55 210 63');
  assert.not(isCertain(found));
  assert.is(read('kontonummer', [...card, run('9487-55 210 99', 50, 300)]), undefined);
  assert.is(read('kontonummer', rows([['Phone', '08-555 210 63']])), undefined);
});

pages('whoever is greeted by a first name in a sentence is the one of that name on the page', () => {
  const hello = run('Hey Carlotta, stark dich zu sehen! 💪', 16, 61, { tag: 'h2', fontSize: 22, fontWeight: 700 });
  const runs = [run('KRAFTQUARTIER', 16, 18), hello, run('Carlotta Niebergall', 36, 289, { fontWeight: 700 })];
  assert.is(read('mitglied_name', runs)?.value, 'Carlotta Niebergall');
  assert.is(read('mitglied_name', [...runs, run('Carlotta Brink', 36, 400)]), undefined);
});

pages('what has the one badge of a page is what it shows', () => {
  const title = (text: string, y: number) => run(text, 28, y, { fontSize: 17, fontWeight: 600 });
  const badge = (text: string, y: number) => run(text, 360, y + 2, { fontSize: 12 });
  const runs = [run('Kurse', 20, 18), title('Datenbanken für Einsteiger', 136), badge('abgeschlossen', 136)];
  assert.is(
    read('kurs', [run('x', 0, 0), ...runs.slice(0, 2), badge('Aktiv', 136)])?.value,
    'Datenbanken für Einsteiger',
  );
  const another = [title('Statistik', 300), badge('Aktiv', 300)];
  assert.is(read('kurs', [...runs.slice(0, 2), badge('Aktiv', 136), ...another]), undefined);
});

pages('which class something is of is no label', () => {
  const runs = [run('VorteilsCard 50', 72, 157, { fontSize: 24 }), run('2. Klasse', 72, 185)];
  assert.is.not(read('Klasse', runs)?.value, 'VorteilsCard 50');
});

pages.run();
