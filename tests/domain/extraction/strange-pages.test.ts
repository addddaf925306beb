import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Extraction, extract } from '../../../domain/extraction/extract.ts';
import { withoutHelpMarks } from '../../../domain/extraction/help-marks.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import { SURE_SCORE } from '../../../domain/extraction/sure-score.ts';
import type { PageRegion, RegionKind, TextRun } from '../../../domain/reading/page-snapshot.ts';
import { plainRun } from '../../support/plain-run.ts';

type Place = { x: number; y: number; block?: number; region?: number };

const WIDTH_OF_LETTER = 8;
let blocks = 1000;

/** A text that stands somewhere on a page. */
function run(text: string, { x, y, block = blocks++, region }: Place, look: Partial<TextRun> = {}): TextRun {
  const width = WIDTH_OF_LETTER * text.length;
  return plainRun(text, { x, y, width, block }, { region: region ?? null, ...look });
}

const GREY = { color: 'rgb(120, 120, 120)' };

/** One sentence of several pieces, those in bold between bars. */
function sentence(text: string, y: number): TextRun[] {
  const block = blocks++;
  let x = 20;
  return text.split('|').map((piece, at) => {
    const one = run(piece.trim(), { x, y, block }, at % 2 === 1 ? { fontWeight: 700, tag: 'b' } : { tag: 'p' });
    x += one.rect.width + WIDTH_OF_LETTER;
    return one;
  });
}

function read(name: string, runs: TextRun[], kinds: RegionKind[] = [], description = ''): Extraction | undefined {
  const regions = kinds.map(kind => ({ kind, name: null, parent: null }));
  return extract(pageOf({ runs, pairs: [], regions }), [{ name, description, required: true }])[0];
}

const strange = suite('pages that nobody wrote for the reader');

strange('a state in words that labels are made of is read where a sign says that it is the value', () => {
  assert.is(read('status', [run('Status: Member', { x: 20, y: 100 })])?.value, 'Member');
});

strange('sites greet whoever has signed in, in many languages', () => {
  for (const [line, name] of [
    ['Bonjour Théo Brissaud', 'Théo Brissaud'],
    ['Herzlich willkommen, Anna Schmidt!', 'Anna Schmidt'],
    ['Zalogowano jako: Piotr Nowak', 'Piotr Nowak'],
    ['Добро пожаловать, Анна Иванова', 'Анна Иванова'],
  ] as const) {
    assert.is(read('account_holder', [run(line, { x: 900, y: 20 })])?.value, name, line);
  }
  assert.is(read('account_holder', [run('Hello! Save 20 % today', { x: 900, y: 20 })]), undefined);
});

strange('a sentence says in bold what its words name, and is never sure', () => {
  const runs = sentence(
    'You have been a member since |12 March 2021| and your card number is |AC-009317| for good.',
    100,
  );
  const number = read('card_number', runs);
  assert.is(number?.value, 'AC-009317');
  assert.ok((number?.score ?? 1) < SURE_SCORE);
});

strange('the text of one card is no label of what stands in the card beside it', () => {
  const runs = [
    run('Plan', { x: 20, y: 100, region: 0 }, GREY),
    run('Gold', { x: 20, y: 122, region: 0 }, { fontWeight: 700 }),
    run('4', { x: 300, y: 100, region: 1 }, { fontSize: 30 }),
    run('loans', { x: 300, y: 140, region: 1 }),
  ];
  const plan = read('plan', runs, ['card', 'card']);
  assert.is(plan?.value, 'Gold');
  assert.equal([plan?.doubt, plan?.ambiguous], [null, false]);
});

strange('two cards whose labels are not their own are no records', () => {
  const runs = [
    run('Membership card', { x: 20, y: 100, region: 0 }, GREY),
    run('Valid until 30/08/2027', { x: 20, y: 140, region: 0 }),
    run('4', { x: 300, y: 100, region: 1 }, { fontSize: 30 }),
  ];
  assert.is(read('valid_until', runs, ['card', 'card'])?.doubt, null);
});

strange('in a stack of captions the value above a caption is that of the caption before', () => {
  const stack = ['Plan', 'Gold', 'Status', 'Active', 'Branch', 'Leeds'];
  const runs = stack.map((text, at) =>
    run(text, { x: 20, y: 100 + 22 * at }, at % 2 === 0 ? { ...GREY, fontSize: 12 } : { fontSize: 16 }),
  );
  const status = read('status', runs);
  assert.equal([status?.value, status?.ambiguous], ['Active', false]);
});

strange('neither a heading nor a link beside a label is its value', () => {
  const heading = { tag: 'h4', heading: 4, fontWeight: 700 };
  const runs = [run('Plan', { x: 20, y: 100 }, GREY), run('Recent orders', { x: 200, y: 100 }, heading)];
  assert.is(read('plan', runs), undefined);
  const link = run('Manage', { x: 200, y: 100 }, { tag: 'a', color: 'rgb(0, 0, 200)' });
  assert.is(read('plan', [run('Plan', { x: 20, y: 100 }, GREY), link]), undefined);
});

strange('a label that leaves out a part of what is asked is never sure', () => {
  const amount = (label: string) => read('overdue_amount', [run(`${label}: €120.00`, { x: 20, y: 100 })])?.score ?? 0;
  assert.ok(amount('Amount') < SURE_SCORE, `${amount('Amount')}`);
  assert.ok(amount('Overdue amount') >= SURE_SCORE);
});

strange('a description in the words of the page names the field as its name does', () => {
  const status = read('certificate_status', [run('证书状态: 有效', { x: 20, y: 100 })], [], '证书状态');
  assert.ok((status?.score ?? 0) >= 0.9);
});

strange('a description that asks when asks for a date, whatever the name holds', () => {
  const due = read(
    'next_accounts_due',
    [run('Next accounts due: 31 October 2027', { x: 20, y: 100 })],
    [],
    'when they are due',
  );
  assert.equal([due?.value, due?.type], ['31 October 2027', 'date']);
});

strange(
  'of a period that stands under one label, each field gets its own day, and neither when three stand there',
  () => {
    const period = (text: string) => [run(`Validité: ${text}`, { x: 20, y: 100 })];
    const from = (text: string) => read('validity_start', period(text), [], 'début de validité')?.value;
    const until = (text: string) => read('valid_until', period(text), [], 'fin de validité')?.value;
    assert.is(until('du 01/01/2026 au 31/12/2026'), '31/12/2026');
    assert.is(from('du 01/01/2026 au 31/12/2026'), '01/01/2026');
    const three = read('valid_until', period('01/01/2026, 02/02/2026, 31/12/2026'), [], 'fin de validité');
    assert.ok((three?.score ?? 0) < SURE_SCORE);
  },
);

strange('what is owed stays owed, and an amount goes without the time for which it is paid', () => {
  const amount = (text: string) => read('balance', [run(`Balance: ${text}`, { x: 20, y: 100 })])?.value;
  assert.is(amount('(£412.50) DR'), '(£412.50) DR');
  assert.is(amount('(£412.50)'), '(£412.50)');
  assert.is(amount('(£412.50) as of today'), '(£412.50)');
  const fee = (text: string) => read('monthly_fee', [run(`Monthly fee: ${text}`, { x: 20, y: 100 })])?.value;
  for (const each of ['/month', ' / mois', ' per month', ' a month']) assert.is(fee(`12,99 €${each}`), '12,99 €', each);
});

strange('stops that belong to a value stay, and a dash is none', () => {
  const pair = (value: string) => [run('Expiry date', { x: 20, y: 100 }, GREY), run(value, { x: 20, y: 122 })];
  assert.is(read('expiry_date', pair('2027. 09. 15.'))?.value, '2027. 09. 15.');
  assert.is(read('expiry_date', pair('15 September 2027.'))?.value, '15 September 2027');
  assert.is(read('plan', [run('Plan', { x: 20, y: 100 }, GREY), run('—', { x: 20, y: 122 })]), undefined);
});

strange('a description that lists words asks for one of them, and a label that is the name vouches for it', () => {
  const cover = read(
    'deckung',
    [run('Deckung: Vollkasko', { x: 20, y: 100 })],
    [],
    'Haftpflicht, Teilkasko oder Vollkasko',
  );
  assert.equal([cover?.value, cover?.type], ['Vollkasko', 'text']);
  const fines = read('fines', [run('Fines: nothing to pay', { x: 20, y: 100 })]);
  assert.is(fines?.value, 'nothing to pay');
  assert.ok((fines?.score ?? 1) < SURE_SCORE);
});

strange('what a sentence goes on to say may take back what it says, though nothing else stands there', () => {
  const check = read('licence_check', [
    run('Licence check', { x: 20, y: 100 }, GREY),
    run('Not matched. Please repeat', { x: 20, y: 122 }),
  ]);
  assert.ok((check?.score ?? 1) < SURE_SCORE);
});

strange('the label of a day that begins like a state is no state', () => {
  assert.is(read('status', [run('Gültig bis', { x: 20, y: 100 })]), undefined);
});

strange('whoever is addressed by a title, a suffix or below a greeting is who looks', () => {
  for (const [lines, name] of [
    [['Mrs P. Threlkeld, Beck Cottage'], 'Mrs P. Threlkeld'],
    [['Sehr geehrter Herr Valentin Hofstätter,'], 'Valentin Hofstätter'],
    [['森下 千尋 様'], '森下 千尋'],
    [['윤서하님'], '윤서하'],
    [['مساء الخير', 'سارة عبد الرحمن'], 'سارة عبد الرحمن'],
    [['Hello, Tomasina'], 'Tomasina'],
  ] as const)
    assert.is(
      read(
        'account_holder',
        lines.map((line, at) => run(line, { x: 20, y: 40 + 24 * at })),
      )?.value,
      name,
      name,
    );
  for (const line of ['Dear customer', 'お客様', '고객님', 'Welcome, member'])
    assert.is(read('account_holder', [run(line, { x: 20, y: 40 })]), undefined, line);
});

strange(
  'a label that many things have is read with the heading above it, and names nothing that the field does not',
  () => {
    const below = (label: string, value: string) => [
      run('Your tariff', { x: 20, y: 60, region: 0 }, { tag: 'h2', heading: 2, fontSize: 20 }),
      run(label, { x: 20, y: 100, region: 0 }, GREY),
      run(value, { x: 220, y: 100, region: 0 }, { fontWeight: 700 }),
    ];
    assert.is(read('tariff', below('Name', 'Winter Fix'), ['section'])?.value, 'Winter Fix');
    assert.is(read('tariff', below('Status', 'Live'), ['section']), undefined);
  },
);

strange('a preposition by itself says which end of a period stands beside it', () => {
  const runs = ['van', '1 september 2026', 'tot', '31 augustus 2027'].map((text, at) =>
    run(text, { x: 20, y: 100 + 22 * at }, at % 2 === 0 ? { ...GREY, fontSize: 12 } : { fontSize: 16 }),
  );
  assert.is(read('start_date', runs)?.value, '1 september 2026');
  assert.is(read('end_date', runs)?.value, '31 augustus 2027');
  assert.is(read('birth_date', runs), undefined);
});

strange("an entry of a menu is nobody's value, whether its entries stand below or beside each other", () => {
  const menu = ['Plan', 'Invoices', 'Devices', 'Contact', 'Career'];
  const below = menu.map((text, at) => run(text, { x: 20, y: 100 + 30 * at }, at === 0 ? { fontWeight: 700 } : {}));
  assert.is(read('plan', below), undefined);
  const beside = ['Plan', 'Kids', 'Zumba', 'Pool'].map((text, at) => run(text, { x: 20 + 120 * at, y: 100 }));
  assert.is(read('plan', beside), undefined);
});

strange('what a form makes of what is written into it, and a role in place of a name, are never sure', () => {
  const input = (label: string, text: string, at: number, editable: boolean) =>
    run(text, { x: 220, y: 100 + 40 * at }, { kind: 'input', tag: 'input', label, editable });
  const pairs = (runs: TextRun[]) =>
    runs.map(({ label, text }) => ({ label: label ?? '', value: text, source: 'label' as const }));
  const score = (isOpen: boolean) => {
    const runs = [
      input('Postcode', 'HR4', 0, isOpen),
      input('Cover start', '01/12/2026', 1, isOpen),
      input('Cover end', '30/11/2027', 2, false),
    ];
    const fields = [{ name: 'cover_end', description: '', required: true }];
    return extract(pageOf({ runs, pairs: pairs(runs) }), fields)[0]?.score ?? 0;
  };
  assert.ok(score(true) < SURE_SCORE);
  assert.ok(score(false) >= SURE_SCORE);
  const name = (value: string) => read('student_name', [run(`Student: ${value}`, { x: 20, y: 100 })])?.score ?? 0;
  assert.ok(name('Student Standard') < SURE_SCORE);
  assert.ok(name('Ada Lovelace') >= SURE_SCORE);
});

strange(
  'who is greeted by a whole name is surely who looks where nobody else stands on the page, and only there',
  () => {
    const greeting = run('Hello Anna Berg', { x: 20, y: 40 });
    const score = (...others: TextRun[]) => read('member_name', [greeting, ...others])?.score ?? 0;
    assert.ok(score(run('Your plan', { x: 20, y: 120 })) >= SURE_SCORE);
    assert.ok(score(run('Jörg Thalmann', { x: 20, y: 120 })) < SURE_SCORE);
    assert.ok((read('member_name', [run('Hello Anna', { x: 20, y: 40 })])?.score ?? 1) < SURE_SCORE);
  },
);

strange("a state beside a title is its badge, and one beside a label is that label's", () => {
  const active = run('Ativo', { x: 300, y: 100 }, { color: 'rgb(0, 120, 0)' });
  const title = run('CoopSaúde', { x: 20, y: 96 }, { fontSize: 24, fontWeight: 700 });
  assert.is(read('situacao', [title, active], [], 'situação do plano')?.value, 'Ativo');
  const label = run('Newsletter', { x: 20, y: 100 }, { fontWeight: 700 });
  assert.is(read('situacao', [label, active], [], 'situação do plano'), undefined);
});

strange('days of applications, purchases and branches are known by their labels in many languages', () => {
  for (const [label, name, description, value] of [
    ['Antrag vom', 'applied_on', 'date of the application', '16.11.2026'],
    ['Presentata il', 'data_presentazione', 'data di presentazione', '10/11/2026'],
    ['Added on', 'purchased_on', 'purchase date', '29 February 2024'],
    ['Şube', 'branch', '', 'Denizli Çamlık'],
    ['支店名', 'branch', '', 'みなと通支店'],
    ['Candidate', 'student_name', '', 'Beatrix Oduya'],
  ] as const)
    assert.is(read(name, [run(`${label}: ${value}`, { x: 20, y: 100 })], [], description)?.value, value, label);
});

strange('what is struck through, owed, or says more than one thing is never sure', () => {
  const struck = run('Plan: Gold', { x: 20, y: 100 }, { struck: true });
  assert.is(read('plan', [struck])?.doubt, 'other_time');
  assert.is(read('plan', [struck, run('Plan: Silver', { x: 20, y: 140 })])?.value, 'Silver');
  const sure = (name: string, text: string) => (read(name, [run(text, { x: 20, y: 100 })])?.score ?? 0) >= SURE_SCORE;
  assert.equal(
    ['Balance: (£412.50)', 'Balance: £412.50'].map(text => sure('balance', text)),
    [false, true],
  );
  assert.equal(
    ['Plan: Gold (trial)', 'Plan: Gold'].map(text => sure('plan', text)),
    [false, true],
  );
});

strange('cells that each hold a label above its value are read one by one', () => {
  const cell = (row: number, column: number) => ({ table: 1, row, column, header: false, span: 1 });
  const runs = [
    ['Joined', 'Sept. 1994'],
    ['Grade', 'Fellow'],
  ].flatMap(([label = '', value = ''], column) => [
    run(label, { x: 200 * column, y: 140, block: column }, { cell: cell(0, column) }),
    run(value, { x: 200 * column, y: 160, block: column }, { cell: cell(0, column), tag: 'b', fontWeight: 700 }),
  ]);
  assert.is(read('grade', runs)?.value, 'Fellow');
  assert.is(read('joined', runs, [], 'date of joining')?.value, 'Sept. 1994');
});

strange('a field that only shows its value is read beside the text before it, and one to write into is not', () => {
  for (const editable of [false, true]) {
    const runs = [
      run('Liable person', { x: 20, y: 100 }, GREY),
      run('Ngozi Blackthorn', { x: 260, y: 100 }, { kind: 'input', tag: 'input', label: null, editable }),
    ];
    assert.is(
      read('liable_person', runs, [], 'person named on the account')?.value,
      editable ? undefined : 'Ngozi Blackthorn',
    );
  }
});

strange('a caption that is close below its value is not that of the caption farther above', () => {
  const runs = [
    run('Anna Smith', { x: 20, y: 100 }, { fontSize: 18, fontWeight: 700 }),
    run('Tenant', { x: 20, y: 122 }, { ...GREY, fontSize: 12 }),
    run('Harbour Plus', { x: 20, y: 162 }, { fontSize: 18, fontWeight: 700 }),
    run('Tariff', { x: 20, y: 184 }, { ...GREY, fontSize: 12 }),
  ];
  assert.is(read('tariff', runs)?.value, 'Harbour Plus');
});

strange('labels in columns are told from their values by their words alone', () => {
  const runs = [
    ['户主姓名', '欧阳晓岚', '业务状态', '正常'],
    ['套餐名称', '融合光宽300M', '合约到期', '2027年5月17日'],
  ].flatMap((row, line) => row.map((text, at) => run(text, { x: 20 + 200 * at, y: 100 + 40 * line })));
  assert.is(read('package', runs, [], '套餐名称')?.value, '融合光宽300M');
  assert.is(read('holder', runs, [], '户主姓名')?.value, '欧阳晓岚');
});

strange('a line says its value behind a number sign, before a dash, and with a stop of its own', () => {
  const card = [run('Carte n° 00021190047 — Tarif : adulte', { x: 20, y: 100 })];
  assert.is(read('numero_carte', card, [], 'numéro de la carte de lecteur')?.value, '00021190047');
  assert.is(read('member_number', [run('Member no. 2093', { x: 20, y: 100 })])?.value, '2093');
  assert.is(read('zinssatz', [run('Zinssatz 1,85 % p.a.', { x: 20, y: 100 })])?.value, '1,85 % p.a.');
});

strange('a title that names what values have is read with the smaller text below it', () => {
  const runs = [
    run('Home address', { x: 20, y: 100 }, { tag: 'h3', fontSize: 18, fontWeight: 700 }),
    run('3 Tannery Yard, Eastmoor, EM4 9QT', { x: 20, y: 124 }, { fontSize: 14 }),
  ];
  assert.is(read('address', runs)?.value, '3 Tannery Yard, Eastmoor, EM4 9QT');
});

strange('words of labels that are states are values beside the label of a state', () => {
  const runs = [run('Vertragsstatus', { x: 20, y: 100 }, GREY), run('In Prüfung', { x: 320, y: 100 }, GREY)];
  assert.is(read('contract_status', runs)?.value, 'In Prüfung');
});

strange('a row is headed by its label, which does not tell it from another value under the same label', () => {
  const cell = (column: number) => ({ table: 1, row: 0, column, header: false, span: 1 });
  const row = (text: string, x: number, column: number) =>
    run(text, { x, y: 300, region: 1 }, { tag: 'td', cell: cell(column) });
  const rows = [row('Valid until', 20, 0), row('30 June 2026', 400, 1)];
  const card = (day: string) => [run('Valid until', { x: 20, y: 100 }, GREY), run(day, { x: 20, y: 120 })];
  const regions: PageRegion[] = [
    { kind: 'table', name: null, parent: null },
    { kind: 'row', name: null, parent: 0 },
  ];
  const isOpen = (day: string) => {
    const page = pageOf({ runs: [...card(day), ...rows], pairs: [], regions });
    return extract(page, [{ name: 'valid_until', description: '', required: true }])[0]?.ambiguous;
  };
  assert.is(isOpen('30 June 2027'), true);
  assert.is(isOpen('30 June 2026'), false);
});

strange('the mark that opens an explanation is no value, and a word that looks like it is kept', () => {
  const label = { x: 20, y: 100, block: 7001 };
  const marked = [
    run('Profession', label, GREY),
    run('i', { x: 110, y: 98, block: 7001 }, { ...GREY, tag: 'sup', fontSize: 9, parent: 7002 }),
    run('Physiotherapist', { x: 20, y: 122 }, { fontWeight: 700 }),
  ];
  assert.is(read('profession', marked)?.value, 'Physiotherapist');
  const names = ['Anna', 'i', 'Piotr'].map((text, at) =>
    run(text, { x: 120 + 60 * at, y: 200, block: 7003 }, { parent: 7100 + at }),
  );
  assert.equal(withoutHelpMarks(names), names);
});

strange('where a line holds a day and an amount, a payment may be either', () => {
  const last = (name: string, description = '') =>
    read(name, [run('Last payment: 14.11.2026, 1 862,30 EUR', { x: 20, y: 100 })], [], description);
  assert.ok((last('last_payment')?.score ?? 1) < SURE_SCORE);
  const amount = read('amount_paid', [run('Amount paid: 1 862,30 EUR on 14.11.2026', { x: 20, y: 100 })]);
  assert.is(amount?.value, '1 862,30 EUR');
});

strange('a second word behind a sign may be the state that is asked for', () => {
  const state = (text: string) => read('status', [run(`Status: ${text}`, { x: 20, y: 100 })]);
  const isSure = (text: string) => (state(text)?.score ?? 0) >= SURE_SCORE;
  assert.ok(isSure('Active'));
  assert.ok(isSure('Active · 2019'));
  assert.not.ok(isSure('Registered · Practising'));
});

strange('what the heading of another person is over is not that of the one who is asked about', () => {
  const head = { tag: 'h2', heading: 2, fontSize: 22, fontWeight: 700 };
  const runs = [
    run('Thijs van Dongen', { x: 20, y: 60, region: 0 }, head),
    run('Member number: 20418', { x: 20, y: 100, region: 0 }),
    run('Marieke van Dongen', { x: 20, y: 200, region: 1 }, head),
    run('E-mail: marieke@post.example', { x: 20, y: 240, region: 1 }),
  ];
  const regions: PageRegion[] = [0, 1].map(() => ({ kind: 'card', name: null, parent: null }));
  const number = (query: string) =>
    extract(
      pageOf({ runs, pairs: [], regions }),
      [{ name: 'member_number', description: '', required: true }],
      query,
    )[0];
  assert.is(number('Is Marieke van Dongen a member?')?.doubt, 'other_record');
  assert.is(number('Is Thijs van Dongen a member?')?.doubt, null);
});

strange('entries of a column at the side of the page name nothing that stands beside them', () => {
  const page = (kinds: RegionKind[]) =>
    read(
      'account_owner',
      [
        ...['Home', 'Invoices', 'Customer', 'Costs', 'Help'].map((text, at) =>
          run(text, { x: 26, y: 85 + 42 * at, region: 0 }, GREY),
        ),
        run('Business Plus', { x: 300, y: 165 }, { fontSize: 32, fontWeight: 800 }),
      ],
      kinds,
    );
  const found = page(['card']);
  assert.ok(found === undefined || found.label !== 'Customer');
});

strange('the first entry of the bar is no value of the name of the site', () => {
  const bar = ['Tours', 'Huts', 'Courses', 'Shop'].map((text, at) => run(text, { x: 300 + 100 * at, y: 20 }));
  const found = read('section', [run('Section Lahntal', { x: 20, y: 20 }, { fontWeight: 700 }), ...bar]);
  assert.is.not(found?.value, 'Tours');
});

strange('the number of a file is not certain to be that of the certificate', () => {
  const one = (label: string) =>
    read('certificate_no', [run(label, { x: 20, y: 100 }, GREY), run('D-2026-48113', { x: 200, y: 100 })]);
  const isCertain = (found: Extraction | undefined) => (found?.score ?? 0) >= SURE_SCORE && !found?.ambiguous;
  assert.ok(isCertain(one('N° de certificat')));
  assert.not.ok(isCertain(one('N° de dossier')));
});

strange('"About you" is how sites head what they know of somebody', () => {
  const runs = [
    run('About you', { x: 20, y: 60, region: 0 }, { tag: 'h2', fontSize: 24, heading: 2 }),
    run('Account holder: Callum Frost', { x: 20, y: 100, region: 0 }),
  ];
  assert.is(read('account_holder', runs, ['section'])?.doubt, null);
  assert.is(
    read(
      'account_holder',
      [run('About me', { x: 20, y: 60, region: 0 }, { tag: 'h2', fontSize: 24, heading: 2 }), ...runs.slice(1)],
      ['section'],
    )?.doubt,
    'user_content',
  );
});

strange.run();
