import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { extract } from '../../domain/extraction/extract.ts';
import { pageOf } from '../../domain/extraction/page.ts';
import { SURE_SCORE } from '../../domain/extraction/sure-score.ts';
import { readCsv } from '../../infrastructure/analysis/documents/csv-documents.ts';

const test = suite('forms and lists as people make them');

/** What is read of a sheet; what is not certain by itself ends in "?". */
function read(sheet: string, query: string, ...asked: string[]): Record<string, string> {
  const [page] = readCsv(sheet).pages;
  const fields = asked.map(field => {
    const [name = '', description = ''] = field.split(': ');
    return { name, description, required: true };
  });
  const found = extract(pageOf({ runs: page?.runs ?? [], pairs: page?.pairs ?? [] }), fields, query);
  return Object.fromEntries(
    found.map(({ name, value, score, ambiguous, doubt }) => [
      name,
      `${value}${score < SURE_SCORE || ambiguous || doubt !== null ? '?' : ''}`,
    ]),
  );
}

test('a preposition behind a period of what holds says which of its ends stands beside it', () => {
  const policy =
    'Forsikringstager;Ida Kold\nForsikringsperiode fra;1. maj 2026\nForsikringsperiode til;30. april 2027\n';
  assert.equal(read(policy, '', 'valid_until: End of the insurance period'), { valid_until: '30. april 2027' });
  const bill = 'Customer;Ida Kold\nPeriod from;1 May 2026\nPeriod to;31 May 2026\n';
  assert.not.equal(read(bill, '', 'valid_until').valid_until, '31 May 2026');
});

const ITEMS: readonly [value: string, isSure: boolean][] = [
  ['Brand, tyveri, vandskade og hærværk', true],
  ['Fire, theft, flood and vandalism', true],
  ['Fire, theft and flood excluded', false],
  ['Fire, not theft or flood or storms', false],
  ['Fire, unless the house stands empty', false],
];
for (const [value, isSure] of ITEMS)
  test(`several things of a kind are one value, and no clause that changes it: ${value}`, () => {
    const { cover } = read(`Policyholder;Ida Kold\nCover;${value}\nExcess;£100\n`, '', 'cover');
    assert.is(cover === value, isSure, cover);
  });

test('a name that a line parts at its hyphen is not all of it', () => {
  const form = (name: string) => `Employee;${name}\nDepartment;Sales\nGrade;4\n`;
  assert.equal(read(form('Anna van der Spek-Hoek'), '', 'employee'), { employee: 'Anna van der Spek-Hoek' });
  assert.equal(read(form('Anna van der Spek-'), '', 'employee'), { employee: 'Anna van der Spek-?' });
});

const MEMBERS =
  '会員番号,氏名,状態,有効期限\nY-1043,斉藤 浩,有効,2027-03-31\nY-1187,斎藤 浩,退会,2026-03-31\nY-1188,斎藤 洋,有効,2027-03-31\n';

test('of a list the row is read whose name is asked in every sign', () => {
  const asked = ['member_no: 会員番号', 'status: 会員資格の状態'];
  assert.equal(read(MEMBERS, '斎藤 浩さんは現在有効な会員ですか。', ...asked), { member_no: 'Y-1187', status: '退会' });
  assert.equal(read(MEMBERS, '斎藤洋さんは会員ですか。', ...asked), { member_no: 'Y-1188', status: '有効' });
});

test('a longer name is another one, and two rows of one name are open', () => {
  const longer = read(MEMBERS, '斎藤 浩一さんは現在有効な会員ですか。', 'member_no: 会員番号');
  assert.not.ok(/\d$/.test(longer.member_no ?? ''), longer.member_no);
  const twice = `${MEMBERS}Y-1201,斎藤 浩,有効,2027-03-31\n`;
  const open = read(twice, '斎藤 浩さんは会員ですか。', 'member_no: 会員番号').member_no ?? '';
  assert.not.ok(/\d$/.test(open), open);
});

const ACCOUNT =
  '姓名,沈雨桐,,个人账号,330820\n单位名称,海精工机械有限公司,,账户状态,正常\n账户余额（元）,"48,620.50",,缴至年月,2026-11\n\n' +
  '日期,摘要,发生额（元）,余额（元）\n2026-09-15,汇缴,"1,840.00","44,940.50"\n2026-10-15,汇缴,"1,840.00","46,780.50"\n2026-11-16,汇缴,"1,840.00","48,620.50"\n';

test('a currency in brackets is no part of a label in scripts without spaces', () => {
  assert.equal(read(ACCOUNT, '', 'balance: Balance of the account in yuan'), { balance: '48,620.50' });
});

test.run();
