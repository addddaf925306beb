import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Extraction, extract } from '../../../domain/extraction/extract.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import { SURE_SCORE } from '../../../domain/extraction/sure-score.ts';
import { isStateTwice, saysBothStates } from '../../../domain/reading/joined-states.ts';
import type { LabelledValue, PageRegion, TextRun } from '../../../domain/reading/page-snapshot.ts';
import { plainRun } from '../../support/plain-run.ts';

const said = suite('what a page says without a label of its own');

let blocks = 1;
const line = (text: string, y: number, region: number | null = null): TextRun =>
  plainRun(text, { x: 20, y, width: 8 * text.length, block: blocks++ }, { region });
const heading = (text: string, y: number, region: number | null = null): TextRun => ({
  ...line(text, y, region),
  tag: 'h1',
  heading: 1,
});

type Read = { name: string; description?: string; query?: string; pairs?: LabelledValue[]; regions?: PageRegion[] };

function read(
  runs: TextRun[],
  { name, description = '', query = '', pairs = [], regions = [] }: Read,
): Extraction | undefined {
  return extract(pageOf({ runs, pairs, regions }), [{ name, description, required: true }], query)[0];
}

const isSure = (found: Extraction | undefined) =>
  found !== undefined && found.score >= SURE_SCORE && !found.ambiguous && found.doubt === null;

said('a state beside the name of a thing is how that thing stands', () => {
  for (const [label, value, name] of [
    ['Договір', 'Чинний', 'contract_status'],
    ['Vertrag', 'Aktiv', 'contract_status'],
    ['Contrat', 'Résilié', 'contract_status'],
    ['Membership', 'Expired', 'membership_status'],
    ['会员资格', '有效', 'membership_status'],
    ['Polisa', 'Aktywna', 'policy_status'],
  ] as const) {
    const found = read([line('Site', 10), line(`${label}: ${value}`, 60)], { name });
    assert.is(found?.value, value, label);
    assert.ok(isSure(found), label);
  }
});

said('a state beside the name of another thing, or below the heading of one, is not', () => {
  const page = (label: string) => [line('Site', 10), line(`${label}: Active`, 60)];
  for (const label of ['Order', 'Newsletter', 'Contract number', 'Vehicle'])
    assert.not.ok(isSure(read(page(label), { name: 'contract_status' })), label);
  const apart = [line('Site', 10), heading('Newsletter subscription', 40), line('Contract: Active', 80)];
  assert.not.ok(isSure(read(apart, { name: 'membership_status' })));
});

said('what stands beside a thing and is no state says nothing of how it stands', () => {
  const found = read([line('Site', 10), line('Contract: Gold', 60)], { name: 'contract_status' });
  assert.not.ok(isSure(found));
});

said('a state that is said in two languages that contradict each other is no state', () => {
  for (const text of ['Voimassa Upphört', 'Active / Abgelaufen', 'Résilié Aktiv', 'geçersiz | valid'])
    assert.ok(saysBothStates(text), text);
  for (const text of ['Active', 'not active', 'Voimassa Giltig', 'Active until cancelled', 'Active Gold'])
    assert.not.ok(saysBothStates(text), text);
  const page = [line('Site', 10), line('Tila: Voimassa Upphört', 60)];
  assert.not.ok(isSure(read(page, { name: 'status' })));
});

said('a sentence that tells another day than the label leaves it open which is right', () => {
  const page = (day: string) => [
    heading('Your membership', 10),
    line(`Your membership is valid until ${day}.`, 50),
    line('Member: Kim Dahl', 90),
    line('Membership expires: 30.06.2026', 130),
  ];
  const asked = { name: 'valid_until', description: 'Valid until' };
  assert.not.ok(isSure(read(page('31.12.2027'), asked)));
  assert.ok(isSure(read(page('30.06.2026'), asked)));
});

said('a state that is said in two languages is one', () => {
  for (const text of ['Voimassa / Giltig', 'Valide | Gültig', 'Expired / Abgelaufen', 'Aktiv / Active / Attivo'])
    assert.ok(isStateTwice(text), text);
  for (const text of ['Active', 'Active / Expired', 'Active / trial', 'Active / Gold', 'Active, paid', 'Voimassa / ei'])
    assert.not.ok(isStateTwice(text), text);
  const page = (value: string) => [line('Site', 10), line(`Tila / Status: ${value}`, 60)];
  assert.ok(isSure(read(page('Voimassa / Giltig'), { name: 'status' })));
  assert.not.ok(isSure(read(page('Voimassa / Passiv'), { name: 'status' })));
});

/** A heading, a sentence, and labels with their values below. */
const greeted = (sentence: string, more: TextRun[] = []): TextRun[] => [
  line('Bergfreunde', 10),
  heading('Meine Mitgliedschaft', 60),
  line(sentence, 110),
  line('Mitgliedsnummer: 418-00-27716', 150),
  line('Kategorie: A-Mitglied', 180),
  ...more,
];
const UNTIL = { name: 'gültig bis', description: 'Letzter Tag der Mitgliedschaft' };

said('a sentence that the site sets above its labels says until when something is valid', () => {
  for (const [sentence, value] of [
    ['Hallo Korbinian, Ihre Mitgliedschaft ist gültig bis 31. Dezember 2027.', '31. Dezember 2027'],
    ['Deine Mitgliedschaft ist aktiv bis 31.12.2027.', '31.12.2027'],
    ['המנוי שלך פעיל עד 14 באפריל 2027.', '14 באפריל 2027'],
    ['Your membership is valid until 31 December 2027.', '31 December 2027'],
    ['Votre abonnement est valable jusqu’au 31 décembre 2027.', '31 décembre 2027'],
    ['Din prenumeration är giltig till 31 december 2027.', '31 december 2027'],
  ] as const) {
    const found = read(greeted(sentence), UNTIL);
    assert.is(found?.value, value, sentence);
    assert.ok(isSure(found), sentence);
  }
});

said('a sentence that says more, denies it, or tells of something else, is never sure', () => {
  for (const sentence of [
    'Ihre Mitgliedschaft war gültig bis 31. Dezember 2027.',
    'Ihre Mitgliedschaft ist nicht gültig bis 31. Dezember 2027.',
    'Ihre Mitgliedschaft wäre gültig bis 31. Dezember 2027.',
    'Your membership was valid until 31 December 2027.',
    'Your membership would be valid until 31 December 2027.',
    'Our offer is valid until 31 December 2027.',
    'Pay now, your membership is valid until 31 December 2027.',
    'If you renew your membership is valid until 31 December 2027.',
    'Ihr Gutschein ist gültig bis 31. Dezember 2027.',
  ])
    assert.not.ok(isSure(read(greeted(sentence), UNTIL)), sentence);
});

said('a sentence anywhere else, or beside another day, is never sure', () => {
  const sentence = 'Ihre Mitgliedschaft ist gültig bis 31. Dezember 2027.';
  const inTalk = [
    line('Bergfreunde', 10),
    heading('Nachrichten', 60),
    line('Kim schrieb gestern', 90),
    line(sentence, 110),
    line('Danke', 130),
    line('Mitgliedsnummer: 418-00-27716', 150),
  ];
  assert.not.ok(isSure(read(inTalk, UNTIL)));
  assert.not.ok(isSure(read(greeted(sentence, [line('Gültig bis: 31.12.2026', 210)]), UNTIL)));
});

const CARD: PageRegion[] = [
  { parent: null, kind: 'section', name: null },
  { parent: null, kind: 'section', name: null },
];
const card = (texts: readonly string[], more: readonly string[] = []): TextRun[] => [
  heading('Thẻ của tôi', 10),
  ...texts.map((text, at) => line(text, 60 + 50 * at, 0)),
  ...more.map((text, at) => line(text, 400 + 30 * at, 1)),
];
const TIER = { name: 'tier', description: 'Tier of the account', regions: CARD };
const NAME = { name: 'name', description: 'Name of the card holder', regions: CARD };

said('a card of a member shows level and name without labels', () => {
  for (const [texts, level, name] of [
    [['Hạng Bạch Kim', 'Nguyễn Thị Thu Hà', '8810 2204 7716'], 'Bạch Kim', 'Nguyễn Thị Thu Hà'],
    [['Thiago Vasconcelos', 'Nível Ouro', '7716 2204'], 'Ouro', 'Thiago Vasconcelos'],
    [['Kim Berger', 'Gold tier', '8810-2204'], 'Gold', 'Kim Berger'],
  ] as const) {
    const [ofLevel, ofName] = [read(card(texts), TIER), read(card(texts), NAME)];
    assert.is(ofLevel?.value, level);
    assert.ok(isSure(ofLevel), level);
    assert.is(ofName?.value, name);
    assert.ok(isSure(ofName), name);
  }
});

said('a level that is named beside others, before its time, or without anybody, is never sure', () => {
  const own = ['Kim Berger', 'Gold tier', '8810-2204'];
  assert.not.ok(isSure(read(card(own, ['Platinum tier']), TIER)), 'others');
  assert.not.ok(isSure(read(card([...own, 'Your next level']), TIER)), 'next');
  assert.not.ok(isSure(read(card([...own, 'Cancelled']), TIER)), 'a state');
  assert.not.ok(isSure(read(card(['Gold tier', '8810-2204']), TIER)), 'nobody');
  assert.not.ok(isSure(read(card(['Your contact', ...own]), TIER)), 'a contact');
  assert.not.ok(isSure(read(card(own, ['Level: Silver']), TIER)), 'another');
});

said('a name on a card beside others is never sure', () => {
  const own = ['Kim Berger', 'Gold tier', '8810-2204'];
  assert.not.ok(isSure(read(card(own, ['Ada Palmer']), NAME)), 'others');
  assert.not.ok(isSure(read(card(['Your manager', ...own]), NAME)), 'a manager');
  assert.not.ok(isSure(read(card(['Kim Berger', 'Ada Palmer', 'Gold tier', '8810-2204']), NAME)), 'two');
});

said.run();
