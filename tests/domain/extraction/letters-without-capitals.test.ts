import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { amountsWithoutCapitals } from '../../../domain/extraction/candidates/amounts-without-capitals.ts';
import { daysWithoutCapitals } from '../../../domain/extraction/candidates/days-without-capitals.ts';
import { issuedToCandidates } from '../../../domain/extraction/candidates/issued-to.ts';
import { numberOfPaperCandidates } from '../../../domain/extraction/candidates/number-of-paper.ts';
import { unitOfSchoolCandidates } from '../../../domain/extraction/candidates/unit-of-school.ts';
import { worksAsCandidates } from '../../../domain/extraction/candidates/works-as.ts';
import { cutOf } from '../../../domain/extraction/cut.ts';
import { segments } from '../../../domain/extraction/segments.ts';
import { perhaps, readOf, typedRuns } from './typed-page.ts';

const letters = suite('letters in scripts without capitals');

const linesOf = (text: string) => segments(typedRuns([text]));
const pairs = (found: readonly { label: string; value: string }[]) =>
  found.map(({ label, value }) => `${label}: ${value}`);

const DAYS: readonly [line: string, pair: string][] = [
  ['兹证明周若澜女士自2021年3月15日起受聘于我单位', 'employed since: 2021年3月15日'],
  ['本校學生於民國112年9月1日入學就讀資訊工程學系', 'enrolled since: 民國112年9月1日'],
  ['平成30年4月1日に当社へ入社し、現在も正社員として勤務している', 'employed since: 平成30年4月1日'],
  ['위 학생은 본교에 2023년 3월 2일 입학하여 현재 재학 중임을 증명합니다', 'enrolled since: 2023년 3월 2일'],
  ['تعمل لدينا بموجب عقد عمل اعتباراً من 4 شباط 2020 وهي على رأس عملها', 'employed since: 4 شباط 2020'],
  ['הנ״ל מועסקת אצלנו החל מיום 01.03.2020 ועד היום', 'employed since: 01.03.2020'],
  ['दोनों को सदस्यता 14 जून 2018 को प्रदान की गई थी', 'member since: 14 जून 2018'],
  ['เป็นสมาชิกของสหกรณ์ ตั้งแต่วันที่ 1 มิถุนายน 2558 จนถึงปัจจุบัน', 'member since: 1 มิถุนายน 2558'],
];
for (const [line, pair] of DAYS)
  letters(`tell a day: ${pair}`, () => {
    assert.ok(pairs(linesOf(line).flatMap(daysWithoutCapitals)).includes(pair));
  });

letters('tell neither by a day of birth nor by that of another post', () => {
  for (const line of [
    '楢崎美緒(昭和63年7月22日生)は、現在も正社員として勤務している',
    '2024年7月1日起调任供应链管理部供应链规划主管,至今在岗',
    'ريم عادل الشهابي من مواليد 4 شباط 1990 وهي تعمل لدينا',
  ])
    assert.equal(linesOf(line).flatMap(daysWithoutCapitals), []);
});

const AMOUNTS: readonly [line: string, pair: string][] = [
  ['该员工平均税前月收入为人民币23,650.00元(大写:贰万叁仟陆佰伍拾元整)', '税前月收入: 人民币23,650.00元'],
  ['ليصبح إجمالي راتبها الشهري 1,285 ديناراً أردنياً قبل الاقتطاع', 'إجمالي راتبها الشهري: 1,285 ديناراً أردنياً'],
  ['परिवार की कुल वार्षिक आय रु. 84,000 है', 'की कुल वार्षिक आय: रु. 84,000'],
  ['위 근로자의 월 급여는 3,200,000원입니다', '월 급여: 3,200,000원'],
];
for (const [line, pair] of AMOUNTS)
  letters(`tell an amount: ${pair}`, () => {
    assert.ok(pairs(linesOf(line).flatMap(amountsWithoutCapitals)).some(found => found.endsWith(pair)));
  });

letters('tell no amount behind words that nobody knows, nor that of another month', () => {
  assert.equal(linesOf('先月(9月分)の差引支給額は 261,904円です。').flatMap(amountsWithoutCapitals), []);
  assert.equal(linesOf('公积金缴存基数为人民币21,800.00元。').flatMap(amountsWithoutCapitals), []);
});

const POSITIONS: readonly [line: string, position: string][] = [
  ['2024年7月1日起调任供应链管理部供应链规划主管,至今在岗', '供应链管理部供应链规划主管'],
  ['現在も期間の定めのない正社員として同課に勤務していることを証明します。', '正社員'],
  ['وتشغل حالياً وظيفة مهندسة ضبط جودة أولى في مصنع سحاب', 'مهندسة ضبط جودة أولى'],
  ['เป็นพนักงานของบริษัทฯ ตำแหน่ง เจ้าหน้าที่บัญชี ตั้งแต่ปี 2564', 'เจ้าหน้าที่บัญชี'],
];
for (const [line, position] of POSITIONS)
  letters(`tell a position: ${position}`, () => {
    const found = linesOf(line).flatMap(worksAsCandidates);
    assert.ok(
      found.some(({ value }) => value.endsWith(position)),
      pairs(found).join(),
    );
  });

const NAMES: readonly [line: string, name: string][] = [
  ['楢崎美緒(昭和63年7月22日生)は、当社に勤務している', '楢崎美緒'],
  ["הרינו לאשר בזאת כי גב' נועה כהן ת.ז. 012345678 מועסקת אצלנו", 'נועה כהן'],
  ['گواهی می شود آقای مهرداد صالحی فرزند علی در این شرکت مشغول به کار است', 'مهرداد صالحی'],
];
for (const [line, name] of NAMES)
  letters(`tell of whom they are: ${name}`, () => {
    const all = linesOf(line);
    const found = all.flatMap((segment, at) => issuedToCandidates(segment, at, all)).map(({ value }) => value);
    assert.equal(found, [name]);
  });

letters('tell the one faculty that they name, and none of several', () => {
  const told = (line: string) => pairs(unitOfSchoolCandidates(linesOf(line)));
  assert.equal(told('หลักสูตรสี่ปี คณะวิทยาศาสตร์และนวัตกรรม ภาคปกติ'), ['faculty: คณะวิทยาศาสตร์และนวัตกรรม']);
  assert.equal(told('โอนย้ายจาก คณะวิทยาศาสตร์ประยุกต์ ไปยัง คณะวิศวกรรมศาสตร์ แล้ว'), []);
});

letters('name somebody within a text without blanks', () => {
  assert.equal(
    readOf(['兹证明周若澜女士自2021年3月15日起受聘于我单位,至今在岗。'], 'employee_name'),
    perhaps('周若澜'),
  );
});

const MONTHS: readonly [title: string, month: string][] = [
  ['2026年10月分(2026年10月1日~10月31日勤務)', '2026年10月'],
  ['令和8年10月分給与支給明細書', '令和8年10月'],
  ['2026년 10월 급여명세서', '2026년 10월'],
  ['2026年10月工资条', '2026年10月'],
];
for (const [title, month] of MONTHS)
  letters(`say of which month a paper is: ${title}`, () => {
    assert.equal(readOf([title, '氏名', '所属', '職名'], 'pay_period'), perhaps(month));
  });

letters('have their number at their head, or behind its label without a blank', () => {
  const told = (...lines: string[]) =>
    pairs(numberOfPaperCandidates(segments(typedRuns([...lines, '氏名', '所属', '学年', '以上', '学長']))));
  assert.equal(told('第 26-04417 号'), ['certificate number: 第 26-04417 号', 'reference number: 第 26-04417 号']);
  assert.equal(told('証明書番号第20261105-00871号'), ['証明書番号: 第20261105-00871号']);
  assert.equal(told('第 417 号', '第 418 号'), []);
});

letters('give a name without how it is written in Latin letters', () => {
  assert.is(cutOf('name', '藤代 結衣 FUJISHIRO Yui'), '藤代 結衣');
  assert.is(cutOf('name', '藤代 結衣'), null);
});

letters.run();
