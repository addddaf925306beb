import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Extraction, extract } from '../../../domain/extraction/extract.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import { SURE_SCORE } from '../../../domain/extraction/sure-score.ts';
import type { PageRegion, TextRun } from '../../../domain/reading/page-snapshot.ts';
import { plainRun } from '../../support/plain-run.ts';

let blocks = 1;

const line = (text: string, y: number, region: number | null = null): TextRun =>
  plainRun(text, { x: 20, y, width: 8 * text.length, block: blocks++ }, { region });

const field = (name: string) => [{ name, description: '', required: true }];

function read(name: string, runs: TextRun[], regions: PageRegion[] = []): Extraction | undefined {
  return extract(pageOf({ runs, pairs: [], regions }), field(name))[0];
}

const record = (name: string) => [line(`Student: ${name}`, 100), line('Faculty: Marine Engineering', 140)];

const whose = suite('whose page it is');

whose('what stands on the page of another than who is signed in is nobody’s for certain', () => {
  const own = [line('Signed in as Ada Palmer', 20), ...record('Ada Palmer')];
  const others = [line('Signed in as Ada Palmer', 20), ...record('Grace Okafor')];
  assert.is(read('faculty', own)?.doubt, null);
  assert.is(read('faculty', others)?.doubt, 'other_record');
});

whose('what somebody does for another is the other’s', () => {
  const page = (owner: string, lead: string) => [
    line('Angemeldet als Helga Strunz', 20),
    line(`${lead}: ${owner} (rechtliche Betreuung)`, 60),
    line('Ausweisnummer: BP-2026-04417', 100),
  ];
  assert.is(read('ausweisnummer', page('Ottmar Vielhaber', 'Vorgänge für'))?.doubt, 'other_record');
  assert.is(read('ausweisnummer', page('Helga Strunz', 'Vorgänge für'))?.doubt, null);
  assert.is(read('ausweisnummer', page('Bewohner und Gäste', 'Informationen für'))?.doubt, null);
});

whose('who shares the name of a family with whoever is signed in is somebody else of it', () => {
  const page = (viewer: string, owner: string) => [line(`Signed in as ${viewer}`, 20), ...record(owner)];
  for (const [viewer, owner] of [
    ['Anna Beck', 'Thomas Beck'],
    ['Nguyễn Thu Hà', 'NGUYỄN VĂN TOÀN'],
  ] as const)
    assert.is(read('faculty', page(viewer, owner))?.doubt, 'other_record', owner);
  for (const [viewer, owner] of [
    ['Anna Beck', 'BECK, Anna Maria'],
    ['A. Beck', 'Anna Beck'],
  ] as const)
    assert.is(read('faculty', page(viewer, owner))?.doubt, null, owner);
});

whose('a name without spaces is the same with them, and with how somebody is called politely', () => {
  const page = (greeted: string, owner: string) => [
    line(greeted, 20),
    line(`ご契約者名：${owner}`, 100),
    line('料金プラン：冬あったか', 140),
  ];
  assert.is(read('料金プラン', page('長谷部 美緒 様', '長谷部美緒様'))?.doubt, null);
  assert.is(read('料金プラン', page('長谷部 美緒 様', '長谷部健太様'))?.doubt, 'other_record');
});

const heading = (text: string, y: number): TextRun => ({ ...line(text, y), tag: 'h2', heading: 2 });
const profile = (name: string) => [heading(name, 100), line('E-mail: who@uni.example', 140), line('Faculty: Law', 180)];
const bar = (name: string): TextRun =>
  plainRun(`${name} ▾`, { x: 900, y: 16, width: 160, block: blocks++ }, { region: null });

whose('what stands below the name of somebody who is called nearly as who is asked about is not theirs', () => {
  const register = (name: string) => [heading(name, 100), line('Card number: ZD-01846', 140), line('Area: Zadar', 180)];
  const read = (name: string, query: string) =>
    extract(pageOf({ runs: register(name), pairs: [], regions: [] }), field('card_number'), query)[0]?.doubt;
  const query = 'Ima li Ivan Horvatić važeću iskaznicu turističkog vodiča?';
  for (const other of ['Ivan Horvatin', 'Ivana Horvatić', 'Marko Horvatić', 'Ivan Marko Horvatin'])
    assert.is(read(other, query), 'other_record', other);
  for (const same of ['Ivan Horvatić', 'Horvatić Ivan', 'Ivan Josip Horvatić', 'Turistički vodič'])
    assert.is(read(same, query), null, same);
  assert.is(read('Ivan Horvatin', 'Is the guide registered?'), null);
});

whose('a profile below the name of another than whoever is signed in is nobody’s for certain', () => {
  const site = () => line('University', 16);
  for (const [viewer, other] of [
    ['欧阳晓岚 女士', '陈国栋'],
    ['배수아 님', '도현우'],
  ] as const) {
    assert.is(read('faculty', [site(), bar(viewer), ...profile(other)])?.doubt, 'other_record', other);
    assert.is(read('faculty', [site(), bar(viewer), ...profile(viewer.split(' ')[0] ?? '')])?.doubt, null, viewer);
  }
  assert.is(read('faculty', [site(), bar('배수아 님'), ...profile('Personal Details')])?.doubt, null);
});

/** The bar of a site with who is signed in, and below it a profile beside the letters that stand for a picture. */
function profilePage(viewer: string, shown: string, initials: string): TextRun[] {
  const title = plainRun(
    shown,
    { x: 120, y: 120, width: 300, block: blocks++ },
    { tag: 'h1', fontSize: 28, heading: 1 },
  );
  const bar = plainRun(`${viewer} ▾`, { x: 900, y: 20, width: 160, block: blocks++ });
  return [line('Alpine Guides', 20), bar, line(initials, 120), title, line('Licence number: TG/2871/2015', 200)];
}

whose('a profile beside a picture of somebody’s initials is theirs, and not the one’s who is signed in', () => {
  const own = profilePage('Marek Sowa', 'Marek Sowa', 'MS');
  const others = profilePage('Marek Sowa', 'Joanna Krępa', 'JK');
  assert.is(read('licence_number', own)?.doubt, null);
  assert.is(read('licence_number', others)?.doubt, 'other_record');
  assert.is(read('full_name', others)?.doubt === null && (read('full_name', others)?.score ?? 0) >= SURE_SCORE, false);
  // Without a picture a title in capitals may be the name of anything.
  assert.is(read('licence_number', profilePage('Marek Sowa', 'Alpine Licence', 'XX'))?.doubt, null);
});

whose('a field that asks for who is signed in is told by the bar alone', () => {
  const asked = (description: string) =>
    extract(pageOf({ runs: profilePage('Marek Sowa', 'Joanna Krępa', 'JK'), pairs: [], regions: [] }), [
      { name: 'full_name', description, required: true },
    ])[0];
  for (const description of [
    'name of the logged-in user',
    'imię i nazwisko osoby zalogowanej w serwisie',
    'nom de la personne connectée',
    'ログイン中の会員の氏名',
  ])
    assert.is(asked(description)?.value, 'Marek Sowa', description);
});

whose('whom a page addresses is not who is signed in', () => {
  const page = [...record('Grace Okafor'), line('Dr. Ada Palmer', 220)];
  assert.is(read('faculty', page)?.doubt, null);
});

const CARD: PageRegion[] = [{ kind: 'card', name: null, parent: null }];

whose('what a line that says so shows is an example', () => {
  const shown = (lead: string) => [line(lead, 60), line('Status: Active', 100, 0), line('Plan: Gold', 140, 0)];
  assert.is(read('status', shown('Your page then looks like this:'), CARD)?.doubt, 'example');
  assert.is(read('status', shown('Karşınıza buna benzer temsili bir ekran gelir:'), CARD)?.doubt, 'example');
  assert.is(read('status', shown('Your membership:'), CARD)?.doubt, null);
});

whose('a value that calls itself an example is one', () => {
  assert.is(read('university', [line('University: Sample University', 100)])?.doubt, 'example');
  assert.is(read('university', [line('University: Aalto University', 100)])?.doubt, null);
});

whose.run();
