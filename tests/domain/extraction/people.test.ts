import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isPersonsName } from '../../../domain/extraction/candidates/persons-name.ts';
import { extract } from '../../../domain/extraction/extract.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import { SURE_SCORE } from '../../../domain/extraction/sure-score.ts';
import type { TextRun } from '../../../domain/reading/page-snapshot.ts';
import { plainRun } from '../../support/plain-run.ts';

const WIDTH_OF_LETTER = 8;
let blocks = 5000;

/** A text at a place, as a block of its own. */
const at = (text: string, x: number, y: number, look: Partial<TextRun> = {}): TextRun =>
  plainRun(text, { x, y, width: WIDTH_OF_LETTER * text.length, block: blocks++ }, { region: null, ...look });

function person(runs: TextRun[], name = 'account_holder', description = '') {
  return extract(pageOf({ runs, pairs: [], regions: [] }), [{ name, description, required: true }])[0];
}

const people = suite('people whom a page shows without a label');

people(
  'a name in the bar at the top is whoever is signed in, where it opens a menu or stands beside the way out',
  () => {
    for (const bar of [
      [at('LearnFund', 40, 16), at('Quentin Abernathy ▾', 1096, 17)],
      [at('Polisa Wiślana', 40, 16), at('Radosław Piątkiewicz', 900, 17), at('Wyloguj', 1100, 17)],
      [at('南灣信託銀行', 100, 30), at('簡郁婷 小姐 ｜ 登出', 1120, 30)],
      [at("Théâtre de l'Ardoise · Hippolyte Carvallo", 14, 14)],
    ]) {
      const found = person([...bar, at('Balance', 40, 300), at('$19.00', 200, 300, { fontWeight: 700 })]);
      assert.ok(bar.some(({ text }) => found && text.includes(found.value)) && found?.value.length !== 0, bar[0]?.text);
      assert.not.match(found?.value ?? '', /▾|登出|Wyloguj|Ardoise/u);
      assert.ok((found?.score ?? 1) < SURE_SCORE, 'never sure');
    }
  },
);

people('whose name stands in brackets below a letter has signed it, and is nobody that it tells of', () => {
  const letter = [at('หนังสือรับรอง', 200, 40, { tag: '' }), at('ให้ไว้ ณ วันที่ 6 พฤศจิกายน 2569', 40, 300, { tag: '' })];
  assert.is(person([...letter, at('(นายธีรพงศ์ วัฒนากร)', 300, 400, { tag: '' })], 'employee_name'), undefined);
  assert.is(
    person([...letter, at('นายธีรพงศ์ วัฒนากร', 40, 100, { tag: '' })], 'employee_name')?.value,
    'นายธีรพงศ์ วัฒนากร',
  );
});

people('entries of a menu are nobody, nor is anybody where the bar names two', () => {
  assert.is(person([at('Anadolu', 40, 16), at('Kesinti Sorgula | Yeni Tarife | Çıkış', 700, 16)]), undefined);
  assert.is(person([at('Bank', 40, 16), at('Anna Smith ▾', 700, 16), at('Bella Jones ▾', 900, 16)]), undefined);
});

people('a heading that is a sentence or holds an abbreviation is nobody', () => {
  for (const text of ['Be Active. Stay Active.', 'Dodaj NNW'])
    assert.is(person([at('Gym', 20, 16), at(text, 48, 300, { tag: 'h1', fontSize: 30 })]), undefined, text);
  assert.is(
    person([at('Gym', 20, 16), at('Imogen R. Tao', 48, 300, { tag: 'h1', fontSize: 30 })])?.value,
    'Imogen R. Tao',
  );
});

people('whose whole name heads a page is sure where nobody else stands on it', () => {
  const site = [at('Site', 20, 16), at('Plan', 40, 300), at('Gold', 200, 300)];
  const heading = at('Imogen Tao', 48, 80, { tag: 'h1', fontSize: 30 });
  const isSure = (...more: TextRun[]) => (person([...site, heading, ...more])?.score ?? 0) >= SURE_SCORE;
  assert.ok(isSure());
  assert.ok(isSure(at('Hi, Imogen', 900, 16)), 'greeted by a part of it');
  assert.not.ok(isSure(at('Kofi Ravenscroft', 40, 400)), 'somebody else');
  assert.not.ok(isSure(at('Hello Kofi Ravenscroft', 900, 16)), 'somebody else is greeted');
  assert.not.ok(isSure(at('Hi, Kofi', 900, 16)), 'somebody else is greeted by a part of a name');
  assert.not.ok(isSure(at('Anna Smith', 48, 500, { tag: 'h1', fontSize: 30 })), 'another heading');
  const lesser = person([...site, at('Imogen Tao', 48, 80, { tag: 'h3', fontSize: 22 })]);
  assert.is(lesser?.value, 'Imogen Tao');
  assert.ok((lesser?.score ?? 1) < SURE_SCORE, 'a lesser heading');
});

people('who is greeted by a part of a name is who stands there by the whole of it', () => {
  for (const [greeting, whole] of [
    ['Hola, María Fernanda', 'María Fernanda Xool Canché'],
    ['Hallo Hannelore', 'Hannelore Ettlinger'],
  ] as const) {
    const found = person(
      [at('Site', 20, 16), at(greeting, 900, 16), at('Karte', 40, 200), at(whole, 40, 300)],
      'holder',
    );
    assert.is(found?.value, whole);
    assert.ok((found?.score ?? 1) < SURE_SCORE, 'never sure');
  }
  const two = [at('Hi Anna!', 900, 16), at('Anna Smith', 40, 300), at('Anna Jones', 40, 400)];
  assert.is.not(person([at('Site', 20, 16), ...two], 'holder')?.value, 'Anna Jones');
});

people('greetings say a name before or behind their words, whatever comes between', () => {
  for (const [line, name] of [
    ['欧阳晓岚，您好', '欧阳晓岚'],
    ['您好，欧阳晓岚', '欧阳晓岚'],
    ['青杉银行 个人网上银行 欢迎您，欧阳晓岚 安全退出', '欧阳晓岚'],
    ['Thank you, Rosalind Achterberg.', 'Rosalind Achterberg'],
    ['คุณปิยวรรณ ศรีสุวรรณ', 'คุณปิยวรรณ ศรีสุวรรณ'],
    ['Dobrý den, přihlášen uživatel Květoslav Řeřicha', 'Květoslav Řeřicha'],
  ] as const)
    assert.is(person([at('x', 20, 16), at(line, 20, 300)])?.value, name, line);
});

people('a bank that greets by its own name greets nobody', () => {
  assert.is(person([at('x', 20, 16), at('青杉银行 欢迎您', 20, 300)]), undefined);
});

people('a role in brackets behind a name is its label', () => {
  const page = [at('Polisa Wiślana', 50, 16), at('— Radosław Piątkiewicz (ubezpieczony)', 50, 300)];
  assert.is(person(page, 'ubezpieczony')?.value, 'Radosław Piątkiewicz');
});

people('whoever looks is nobody for sure where the page says that another has it, or heads a part of their own', () => {
  const heading = at('Giorgio Pellegrini', 48, 80, { tag: 'h1', fontSize: 30 });
  const page = [at('Lumenergia', 20, 16), at('POD', 40, 300), at('IT001E704', 200, 300), heading];
  const isSure = (name: string, ...more: TextRun[]) => (person([...page, ...more], name)?.score ?? 0) >= SURE_SCORE;
  assert.ok(isSure('member'));
  assert.not.ok(isSure('member', at('15/10/2026 · Nuovo intestatario: Chiara Bassani', 40, 400)), 'a new holder');
  const part = { tag: 'h2', heading: 2, fontSize: 22 };
  assert.not.ok(isSure('member', at('Thea Pellegrini', 40, 400, part)), 'of the same family');
  assert.not.ok(
    isSure('member', at('Thea Rossi', 40, 400, part), at('Giorgio Pellegrini', 40, 500, part)),
    'a part each',
  );
  assert.ok(isSure('member', at('Energia Libera', 40, 400, part)), 'what heads a part may be anything');
  assert.ok(isSure('member', at('Your adviser: Chiara Bassani', 40, 400)), 'who advises');
});

people('what calls a name is nobody', () => {
  const read = (value: string) => person([at(`Sigortalı: ${value}`, 40, 300)], 'sigortalı');
  assert.is(read('Adı Soyadı'), undefined);
  assert.is(read('Nurgül Aksoylu')?.value, 'Nurgül Aksoylu');
});

people('whoever looks may have applied for what others have by contract', () => {
  const page = [at('Kleingarten', 20, 16), at('Status', 40, 300), at('Offen', 200, 300)];
  const heading = at('Sabine Kröger', 48, 80, { tag: 'h1', fontSize: 30 });
  for (const name of ['paechter', 'mieter', 'policyholder', 'current_owner']) {
    const found = person([...page, heading], name);
    assert.is(found?.value, 'Sabine Kröger', name);
    assert.ok((found?.score ?? 1) < SURE_SCORE, name);
  }
});

people('whom the bar calls by a first name is the one on the page who has it', () => {
  const page = (bar: string, ...names: string[]) => [
    at('Duinmeer', 40, 16),
    at(bar, 1000, 16),
    ...names.map((name, index) => at(name, 40, 300 + 40 * index)),
    at('4 nights', 40, 600),
  ];
  assert.is(person(page('Mijn Duinmeer · Sanne', 'Sanne Terpstra'))?.value, 'Sanne Terpstra');
  assert.is(person(page('Арина', 'Арина Голованова-Лисс'))?.value, 'Арина Голованова-Лисс');
  assert.is(person(page('Sanne', 'Sanne Terpstra', 'Sanne de Boer')), undefined);
  assert.is(person(page('Duinmeer', 'Duinmeer Vakanties')), undefined);
});

people('what somebody is may stand in brackets behind their name', () => {
  const booked = [
    at('Your party', 40, 200),
    at('Sanne Terpstra (lead guest)', 40, 240),
    at('Jan Bakker (baby)', 40, 280),
  ];
  assert.is(person(booked, 'lead_guest')?.value, 'Sanne Terpstra');
  assert.is(person([at('Silver plan (lead guest)', 40, 240)], 'lead_guest'), undefined);
});

people('words that things are sold under are in nobody’s name, and those that people are called as well may be', () => {
  for (const thing of ['Premium Flex', 'Negocio Plus', 'Mijn Duinmeer', 'Безлимит Премиум'])
    assert.not.ok(isPersonsName(thing), thing);
  for (const name of ['Mina Prost', 'Prosper Klein', 'Арина Голованова']) assert.ok(isPersonsName(name), name);
});

people('what is sold by a name of its own is nobody', () => {
  const page = [
    at('Безлимит Премиум', 40, 136, { fontSize: 24, fontWeight: 700 }),
    at('Арина Голованова-Лисс', 40, 181),
    at('№ 004 871', 40, 205),
    at('Тариф', 40, 400),
    at('Безлимит Премиум, 12 месяцев', 240, 400, { fontWeight: 700 }),
  ];
  const found = person(page, 'client_name');
  assert.ok(found?.value !== 'Безлимит Премиум' || found.score < SURE_SCORE);
});

people.run();
