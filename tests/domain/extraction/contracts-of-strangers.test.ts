import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { namedPartyCandidates } from '../../../domain/extraction/candidates/named-party.ts';
import { onlyPeriodCandidates } from '../../../domain/extraction/candidates/only-period.ts';
import { signedAsCandidates } from '../../../domain/extraction/candidates/signed-as.ts';
import { worksAsCandidates } from '../../../domain/extraction/candidates/works-as.ts';
import { cutOf } from '../../../domain/extraction/cut.ts';
import { segments } from '../../../domain/extraction/segments.ts';
import { readOf, type TypedLine, typedRuns } from './typed-page.ts';

const contracts = suite('contracts and certificates of strangers');

const pairsIn = (text: string) =>
  segments(typedRuns([text]))
    .flatMap(namedPartyCandidates)
    .map(({ label, value }) => `${label}: ${value}`);
const signed = (...lines: readonly TypedLine[]) =>
  signedAsCandidates(segments(typedRuns(lines))).map(({ label, value }) => `${label}: ${value}`);

contracts('a party is named behind what parts it from the other, and not before', () => {
  const greek = pairsIn(
    'Στην Αθήνα, σήμερα, μεταξύ αφενός του Ευστρατίου Καλλιγέρη, κατοίκου Χαλανδρίου, που στο εξής θα καλείται χάριν συντομίας «ο εκμισθωτής», και αφετέρου της Δανάης Ροδίτου, γραφίστριας, που στο εξής θα καλείται «η μισθώτρια».',
  );
  assert.ok(greek.includes('εκμισθωτής: Ευστρατίου Καλλιγέρη'), greek.join('|'));
  assert.ok(greek.includes('μισθώτρια: Δανάης Ροδίτου'), greek.join('|'));
  for (const [text, pair] of [
    ['Încheiat la Cluj Napoca între Radu Moldovan, denumit în continuare Locator, și altul.', 'Locator: Radu Moldovan'],
    ['Между Иван Петров, наричан по-долу за краткост „Наемодател“, и други.', 'Наемодател: Иван Петров'],
    ['Olena Koval, яка мешкає у Львові, надалі – «Орендар», з другого боку.', 'Орендар: Olena Koval'],
    ['Szabó Péter, a továbbiakban: Bérlő, másrészről a bérbeadó között.', 'Bérlő: Szabó Péter'],
  ] as const)
    assert.ok(pairsIn(text).includes(pair), `${text} ${pairsIn(text).join('|')}`);
  assert.equal(
    pairsIn('Der Vertrag wird nachfolgend erläutert, wie unten steht und Anna Berg weiß.').filter(pair =>
      pair.startsWith('erläutert: Anna'),
    ),
    [],
  );
});

contracts('the name in print below what somebody signs as is theirs', () => {
  assert.equal(
    signed(
      { text: 'Vermieter', x: 100, y: 240 },
      { text: 'Mieterin', x: 300, y: 240 },
      { text: 'E. Kaldenhof', x: 100, y: 266 },
      { text: 'O. Perl', x: 300, y: 266 },
      { text: 'Ewald Kaldenhof', x: 100, y: 290 },
      { text: 'Olga Perl', x: 300, y: 290 },
    ),
    ['Vermieter: Ewald Kaldenhof', 'Mieterin: Olga Perl'],
  );
  assert.equal(signed({ text: 'Mieterin', x: 100, y: 240 }, { text: 'Olga Perl', x: 100, y: 290 }), []);
});

contracts('one day in two calendars is no period', () => {
  const periods = (text: string) => onlyPeriodCandidates(segments(typedRuns([text]))).length;
  assert.is(periods('٠٥/٠٦/١٤٤٨هـ الموافق ١٥/١١/٢٠٢٦م'), 0);
  assert.is(periods('01.10.2026 bis 31.10.2026'), 1);
  assert.is(periods('2026年10月1日から2027年3月31日まで'), 1);
  assert.is(periods('昭和63年7月22日生 平成30年4月1日入社'), 0);
});

contracts('both ends of a period stand among letters without spaces', () => {
  const period = '自民國115年12月18日零時起至民國115年12月27日二十四時止(計10日)';
  assert.is(cutOf('date', period, 'first'), '民國115年12月18日');
  assert.is(cutOf('date', period, 'last'), '民國115年12月27日');
  assert.is(cutOf('date', period), null);
});

contracts('a name for people names no company', () => {
  assert.is(readOf(['성명: 한지후'], 'company_name'), null);
  assert.is(readOf(['성명: 한지후'], 'applicant_name')?.value, '한지후');
});

contracts('a word that a narrow column breaks is no caption of what stands above it', () => {
  const lines = [
    { text: 'Щит', x: 40, y: 40, weight: 700 },
    { text: 'Застрахователно', x: 40, y: 56 },
    { text: 'дружество', x: 40, y: 70 },
  ];
  assert.is(readOf(lines, 'insurer'), null);
});

contracts('an address above which a name stands is another than that of what is supplied', () => {
  const lines = [
    { text: 'Kertész Boglárka', y: 40 },
    { text: '6720 Szeged', y: 54 },
    { text: 'Kárász köz 5. 2/3.', y: 68 },
    { text: 'Felhasználási hely címe: 6763 Szatymaz, Nyárfa dűlő 112.', y: 140 },
  ];
  assert.is(readOf(lines, 'address')?.isCertain ?? false, false);
});

contracts('what somebody works as ends where letters without capitals go on with something else', () => {
  const positions = (text: string) =>
    segments(typedRuns([text]))
      .flatMap(worksAsCandidates)
      .map(({ value }) => value);
  for (const [text, ...told] of [
    ['يعمل لدينا بوظيفة مشرف مستودعات على وظيفة دائمة، وذلك منذ عام ٢٠١٩م.', 'مشرف مستودعات'],
    ['הרינו לאשר כי היא מועסקת בתפקיד מנהלת חשבונות החל מיום 1.2.2019.', 'מנהלת חשבונות'],
    ['兹证明王芳在我公司担任软件工程师一职，特此证明。', '软件工程师'],
    ['وظيفة شاغرة في الشركة'],
    ['この度はご利用いただきありがとうございます。'],
  ] as const)
    assert.equal(positions(text), told, text);
});

contracts('the number of a thing is called so, and other numbers of a paper are not it', () => {
  assert.is(readOf(['Order no.: XS2611689647'], 'serial_number'), null);
  assert.is(readOf(['单号:XS2611689647'], 'serial_number'), null);
  assert.is(readOf(['رقم الملف: ND-77206'], 'vaccine_batch_no'), null);
  assert.is(readOf(['Serial no.: LF14A6K0931172'], 'serial_number')?.value, 'LF14A6K0931172');
  assert.is(readOf(['Numer seryjny: LF14A6K0931172'], 'serial_number')?.value, 'LF14A6K0931172');
});

contracts('a label that is filled up with blanks before its colon is one', () => {
  assert.is(readOf(['予約番号 :SZ-261212-0385'], '予約番号')?.value, 'SZ-261212-0385');
});

contracts('a field that ends in "from" or "to" asks for an end of what lasts', () => {
  const lines = ['Policy period: 01.12.2026 - 30.11.2027'];
  assert.is(readOf(lines, 'cover_from')?.value, '01.12.2026');
  assert.is(readOf(lines, 'cover_to')?.value, '30.11.2027');
  assert.is(readOf(lines, 'transfer_from'), null);
});

contracts.run();
