import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { letterheadCandidates } from '../../../domain/extraction/candidates/letterhead.ts';
import { segments } from '../../../domain/extraction/segments.ts';
import { certainly, perhaps, readOf, type TypedLine, typedRuns } from './typed-page.ts';

const makers = suite('who made a paper');

const readFirst = (lines: readonly TypedLine[], ...fields: readonly string[]) =>
  fields.map(field => readOf(lines, field)?.value);

/** A paper that ends with these lines. */
const japanese = (...foot: readonly string[]) => ['在学証明書', '氏名 佐藤花子', '上記のとおり証明する', ...foot];
const korean = (...foot: readonly string[]) => ['재직증명서', '성명 김하늘', '위와 같이 증명합니다', ...foot];
const chinese = (...foot: readonly string[]) => ['在读证明', '姓名 王晓明', '特此证明', ...foot];

const SIGNED: readonly [lines: readonly string[], field: string, maker: string][] = [
  [japanese('桜丘大学', '学長 田中一郎'), 'university', '桜丘大学'],
  [japanese('桜丘大学 学長 田中一郎'), 'university', '桜丘大学'],
  [korean('(주)한빛정밀 대표이사 박준호'), 'employer', '(주)한빛정밀'],
  [korean('늘푸른고등학교', '학교장 박준호'), 'school', '늘푸른고등학교'],
  [chinese('临江大学（公章）'), 'university', '临江大学'],
];
for (const [lines, field, maker] of SIGNED)
  makers(`the foot names them above who signs, and never for certain: ${maker}`, () =>
    assert.equal(readOf(lines, field), perhaps(maker)),
  );

const COMPANIES: typeof SIGNED = [
  [japanese('株式会社青葉製作所', '代表取締役 田中一郎'), 'employer', '株式会社青葉製作所'],
  [korean('주식회사 한빛정밀', '대표이사 박준호'), 'employer', '주식회사 한빛정밀'],
  [korean('주식회사 한빛정밀'), 'employer', '주식회사 한빛정밀'],
];
for (const [lines, field, maker] of COMPANIES)
  makers(`the one company of a paper made it, told by its form: ${maker}`, () =>
    assert.equal(readOf(lines, field), certainly(maker)),
  );

const UNSIGNED: readonly [why: string, lines: readonly string[]][] = [
  ['a person above who signs', japanese('田中一郎', '学長 田中一郎')],
  ['a person beside who signs', japanese('佐々木太郎 理事長 田中一郎')],
  ['two schools', chinese('临江大学', '海滨大学')],
  ['a school of which a sentence speaks', chinese('请联系临江大学，谢谢。')],
  ['a school above somebody without a title', japanese('桜丘大学附属', '田中一郎')],
  ['what stands above the foot', ['桜丘大学 学長 田中一郎', ...japanese('備考', 'なし', '以上', '発行日')]],
];
for (const [why, lines] of UNSIGNED)
  makers(`the foot names nobody by ${why}`, () =>
    assert.equal(readFirst(lines, 'university', 'employer'), [undefined, undefined]),
  );

makers('who stands at the foot is nobody else than who made the paper', () => {
  const signed = japanese('株式会社青葉製作所', '代表取締役 田中一郎');
  assert.equal(readFirst(signed, 'bank', 'university', 'insured_person'), [undefined, undefined, undefined]);
});

const BODY: readonly TypedLine[] = [
  { text: 'Zaświadczenie o uczęszczaniu', y: 300 },
  { text: 'Zaświadcza się, że Jan Nowak uczęszcza.', y: 360 },
  { text: 'Podpis', y: 420 },
];
/** A letter with these lines at its head, 22 below each other. @param x where the first of them begins */
const headed = (lines: readonly string[], x = 40, y = 40): TypedLine[] => [
  ...lines.map((text, at) => ({ text, x: at === 0 ? x : 40, y: y + 22 * at })),
  ...BODY,
];

makers('a school stands below the state whose it is', () => {
  const below = headed(['Rzeczpospolita Polska', 'Szkoła Podstawowa w Wiślnej']);
  assert.equal(readOf(below, 'issuer'), perhaps('Szkoła Podstawowa w Wiślnej'));
  const numbered = headed(['Rzeczpospolita Polska', 'Szkoła Podstawowa nr 3'], 200);
  assert.equal(readOf(numbered, 'szkoła'), perhaps('Szkoła Podstawowa nr 3'));
  assert.is(readOf(headed(['Rzeczpospolita Polska', 'Zaświadczenie o pracy']), 'issuer'), null);
});

makers('what stands below a school is a part of it', () => {
  const school = headed(['Harrow Lane School', 'Department of Music']);
  assert.equal(readFirst(school, 'school', 'issuer'), ['Harrow Lane School', 'Harrow Lane School']);
});

makers('a school or a shop has a short number of its own in its name', () => {
  assert.equal(readOf(headed(['Szkoła Podstawowa nr 3', 'ul. Wiślna 3']), 'szkoła'), perhaps('Szkoła Podstawowa nr 3'));
  assert.equal(readOf(headed(['Hardware #114', '4 Mill Road, Leeds']), 'shop'), perhaps('Hardware #114'));
  const others = ['Szkoła Podstawowa nr 34567', 'Szkoła Podstawowa 3'];
  for (const name of others) assert.is.not(readOf(headed([name, 'ul. Wiślna 3']), 'szkoła')?.value, name);
});

makers('specks above a head are no text, and words are', () => {
  const school = headed(['Harrow Lane School', '4 Mill Road, Leeds'], 40, 140);
  const specks = [
    { text: '~', y: 10 },
    { text: '|', x: 300, y: 16 },
  ];
  assert.equal(readOf([...specks, ...school], 'school'), perhaps('Harrow Lane School'));
  assert.is(readOf([{ text: 'Kopia', y: 10 }, ...school], 'school'), null);
});

makers('the form of a company may stand on both sides of its name', () => {
  for (const line of ['S.C. Norival Tehnic S.R.L.', 'S.C. Norival Tehnic S.R.L., Str. Morii 4, Cluj'])
    assert.equal(readOf(headed([line]), 'angajator'), certainly('S.C. Norival Tehnic S.R.L.'), line);
  for (const line of ['S.C.', 'S.R.L.'])
    assert.is(readOf(headed([line, 'Str. Morii 4, Cluj']), 'angajator'), null, line);
});

const HEADED = ['Harrow Joinery Ltd', 'Unit 4, Mill Road, Leeds LS1 0AA'];
const OTHERS: readonly [why: string, said: string][] = [
  ['another company is named in its text', 'He works at the yard of Norrland Timber Ltd in Hull.'],
  ['another company is named in letters of another language', 'Он работает в ООО «Ромашка» уже пять лет.'],
  ['the name goes on before what was read', 'The yard of Tees Harrow Joinery Ltd is in Hull.'],
  ['it says what was so', 'He was with Harrow Joinery Ltd for five years.'],
];
for (const [why, said] of OTHERS)
  makers(`who heads a paper is not certain where ${why}`, () =>
    assert.equal(readOf([...headed(HEADED), { text: said, y: 500 }], 'employer'), perhaps('Harrow Joinery Ltd')),
  );

makers('who has no legal form is certain where the paper names them twice', () => {
  const school = headed(['Harrow Lane School', '4 Mill Road, Leeds']);
  assert.equal(readOf(school, 'school'), perhaps('Harrow Lane School'));
  const twice = [...school, { text: 'Your child has a place at Harrow Lane School.', y: 500 }];
  assert.equal(readOf(twice, 'school'), certainly('Harrow Lane School'));
});

makers('a head that is a table of one row names its maker, and the first row of another table does not', () => {
  const headOf = (...rows: readonly number[]) => {
    const runs = typedRuns(['Harbour Museum Trust', 'Quay Street 4, Whitby', 'Certificate of membership']);
    const cells = rows.map((row, column) => ({ table: 0, row, column, header: false, span: 1 }));
    return letterheadCandidates(segments(runs.map((run, at) => ({ ...run, cell: cells[at] ?? null })))).map(
      ({ value }) => value,
    );
  };
  assert.equal(headOf(0, 0), ['Harbour Museum Trust']);
  assert.equal(headOf(0, 1, 2), []);
});

makers.run();
