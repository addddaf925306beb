import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isNameOfSomebody } from '../../../domain/extraction/asks-for-another.ts';
import { issuedToCandidates } from '../../../domain/extraction/candidates/issued-to.ts';
import { segments } from '../../../domain/extraction/segments.ts';
import { wordingOf } from '../../../domain/reading/wordings.ts';
import { certainly, perhaps, readOf, type TypedLine, typedRuns } from './typed-page.ts';

const papers = suite('to whom papers are given');

/** Whom the rule finds, whatever else may be found there. */
const named = (...lines: readonly TypedLine[]) =>
  segments(typedRuns(lines))
    .flatMap(issuedToCandidates)
    .map(({ value }) => value);

const GIVEN: readonly [line: string, field: string, name: string][] = [
  ['Ausgestellt für Frau Silke Ahrens am 3. Mai 2026', 'name', 'Silke Ahrens'],
  ['Délivrée à Maëlys Kerbrat le 22/02/2026', 'nom', 'Maëlys Kerbrat'],
  ['ขอรับรองว่า นางสาวกมลวรรณ ศรีวิลัย เป็นนักศึกษา', 'ชื่อ', 'นางสาวกมลวรรณ ศรีวิลัย'],
  ['兹证明:王晓明,男,系我校学生', '姓名', '王晓明'],
  ['نشهد بأن السيد أحمد سالم الحارثي يعمل لدينا', 'الاسم', 'أحمد سالم الحارثي'],
  ['प्रमाणित किया जाता है कि श्री रमेश कुमार पुत्र सुरेश कुमार इस विद्यालय के छात्र हैं', 'नाम', 'रमेश कुमार'],
  ['Xác nhận bà Nguyễn Thị Thu Hường làm việc', 'họ_và_tên', 'Nguyễn Thị Thu Hường'],
];
/** The name may go on in the next line, or have begun before what was read of it. */
const GIVEN_PERHAPS: typeof GIVEN = [
  ['Rilasciato a Ilenia Scarpantoni', 'nome_cognome', 'Ilenia Scarpantoni'],
  ['Expedido a favor de Nuria Cabanas', 'nombre', 'Nuria Cabanas'],
  ['Wydane dla Zdzisława Pęksa', 'imie_nazwisko', 'Zdzisława Pęksa'],
  ['Diberikan kepada Sri Wahyuni Lestari', 'nama', 'Sri Wahyuni Lestari'],
  ['Видана Терещук Олександрі Миронівні про те, що вона працює', 'піб', 'Терещук Олександрі Миронівні'],
  ['Выдана Соколовой Марине Игоревне в том, что она обучается', 'фио', 'Соколовой Марине Игоревне'],
  ['Χορηγείται στην Ευαγγελία Παπαδημητρίου', 'ονοματεπώνυμο', 'Ευαγγελία Παπαδημητρίου'],
];
for (const [line, field, name] of GIVEN)
  papers(`they say it before the name: ${line}`, () => assert.equal(readOf([line], field), certainly(name)));
for (const [line, field, name] of GIVEN_PERHAPS)
  papers(`they say it before what may be a part of the name: ${line}`, () =>
    assert.equal(readOf([line], field), perhaps(name)),
  );

papers('the name may stand in the line below', () => {
  assert.equal(readOf(['Awarded to', 'Marit Oldenkott'], 'name'), certainly('Marit Oldenkott'));
  assert.equal(named('Issued to the pupil', 'Marit Oldenkott'), ['Marit Oldenkott']);
  assert.equal(named('Issued to members only.', 'Marit Oldenkott'), []);
});

papers('how somebody is addressed and what is said of them is no part of the name', () => {
  assert.equal(named('Issued to Dr Marit Oldenkott for the completed course.'), ['Marit Oldenkott']);
  assert.equal(named('兹证明我校学生王晓明同学在读'), ['王晓明']);
  assert.equal(named('نشهد بأن الطالبة ليلى سالم الحارثي مقيدة لدينا'), ['ليلى سالم الحارثي']);
});

const NOBODY: readonly [why: string, line: string][] = [
  ['a word alone', 'The card was issued to Bob in May.'],
  ['a school', 'This certificate is issued to Harrow Lane School for its roof.'],
  ['a company', 'Issued to Brightwell Logistics Ltd for one year.'],
  ['what is given', 'Выдана справка о доходах'],
  ['a word that only begins like it', 'Данилова Марина Игоревна пришла'],
  ['all of it', '兹证明以上信息属实'],
  ['a name of hers behind a first name like it', 'Дана Олександрівна Коваль працює у нас'],
  ['a company', 'Wydane dla Nowak Transport Sp. z o.o.'],
  ['who was mentioned', 'نشهد بأن الموظف المذكور أعلاه يعمل لدينا'],
  ['this student', '兹证明该生系我校学生'],
  ['a thing of which something is confirmed', 'ขอรับรองว่า ข้อมูลข้างต้น เป็นความจริง'],
  ['something else that is confirmed', 'Xác nhận bà con trong xã đã nhận đủ'],
  ['someone who is told to be somewhere', 'قال إن أحمد سالم الحارثي في المدينة'],
];
for (const [why, line] of NOBODY) papers(`they name nobody by ${why}`, () => assert.equal(named(line), []));

papers('what stands on a site is given to nobody', () => {
  const runs = typedRuns(['Wydane dla Zdzisława Pęksa']).map(run => ({ ...run, tag: 'div' }));
  assert.equal(segments(runs).flatMap(issuedToCandidates), []);
});

const asksForSomebody = (name: string) => isNameOfSomebody(wordingOf({ name, description: '', required: true }));

papers('a name is asked for of somebody where a word says what people do', () => {
  for (const name of ['operator_name', 'trainee_name', 'scuba_instructor_name']) assert.ok(asksForSomebody(name), name);
  for (const name of [
    'animal_name',
    'domain_name',
    'name',
    'child_name',
    'owner_name',
    'server_name',
    'container_name',
    'operator',
  ])
    assert.not.ok(asksForSomebody(name), name);
});

papers('such a name is that of whom the paper speaks, and of nobody who is greeted', () => {
  const awarded = ['Awarded to', 'Marit Oldenkott'];
  for (const field of ['operator_name', 'child_name'])
    assert.equal(readOf(awarded, field), perhaps('Marit Oldenkott'), field);
  for (const field of ['animal_name', 'domain_name', 'server_name']) assert.is(readOf(awarded, field), null, field);
  assert.is(readOf(['Dear Marit Oldenkott,', 'Thank you for your letter.'], 'operator_name'), null);
});

papers.run();
