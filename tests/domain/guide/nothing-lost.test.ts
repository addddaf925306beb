import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { judged } from './judged.ts';
import { fieldsOf } from './sentences/sentences.ts';

const test = suite('no condition of a guide is lost');

type Case = {
  query: string;
  fields: Record<string, string>;
  guide: string;
  values: Record<string, string>;
  /** What each of these values, in place of the one that is shown, must not be granted. */
  others: Record<string, string>;
};

const CASES: readonly Case[] = [
  {
    query: 'Does the member have an active subscription?',
    fields: { member: '', subscription: 'Package', state: 'State of the subscription', expires: 'End of it' },
    guide: 'Approve if the subscription is Active and ends after 31 December 2026.',
    values: { member: 'Ada Palmer', subscription: 'Gold', state: 'Active', expires: '2027-04-30' },
    others: { state: 'Paused', expires: '2026-12-30' },
  },
  {
    query: 'Is Ada Palmer currently employed by Wattle & Finch Joinery?',
    fields: { employee_name: '', employer: 'Legal name of the employer', pay_period_end: 'Last day of the pay period' },
    guide:
      'Approve if the employee is Ada Palmer, the employer is Wattle & Finch Joinery and the pay period ended within the last two months.',
    values: { employee_name: 'Ada Palmer', employer: 'Wattle & Finch Joinery', pay_period_end: '2026-11-02' },
    others: { employee_name: 'Bea Zorvath', employer: 'Zolor Ltd', pay_period_end: '2026-02-02' },
  },
  {
    query: 'Is Chidi Okafor entitled to practise as a registered nurse at present?',
    fields: { registrant_name: 'Name of the nurse', status: 'Present status of the registration', expires_on: '' },
    guide: 'Approve if Chidi Okafor has the status Practising and the registration has not expired.',
    values: { registrant_name: 'Chidi Okafor', status: 'Practising', expires_on: '2027-03-31' },
    others: { registrant_name: 'Bea Zorvath', status: 'Suspended', expires_on: '2026-03-31' },
  },
  {
    query: 'Apakah Ratna Kusumawardhani wajib pajak yang berstatus aktif?',
    fields: { nama_wajib_pajak: '', npwp: '', status_npwp: 'Status wajib pajak' },
    guide: 'Setujui jika nama wajib pajak adalah Ratna Kusumawardhani dan status NPWP aktif.',
    values: { nama_wajib_pajak: 'Ratna Kusumawardhani', npwp: '3374 0156 0489 0003', status_npwp: 'Aktif' },
    others: { nama_wajib_pajak: 'Budi Santoso', status_npwp: 'Nonaktif' },
  },
  {
    query: 'Does the applicant hold a lifeguard certificate that is valid today?',
    fields: { holder: 'Name of the holder', certificate: 'Which certificate', expires_on: 'Date on which it expires' },
    guide: 'Approve if the certificate has not expired.',
    values: { holder: 'Ada Palmer', certificate: 'Pool Lifeguard, Level 2', expires_on: '2027-09-03' },
    others: { expires_on: '2026-09-03' },
  },
];

const granted = (each: Case, values: Record<string, string>) =>
  judged({ ...each, fields: fieldsOf(each.fields), signals: { doubtful_state: 'not_met' } }, values);

for (const each of CASES)
  test(`"${each.guide}" is granted by no other value`, () => {
    for (const [name, other] of Object.entries(each.others))
      assert.not.equal(granted(each, { ...each.values, [name]: other }), 'high', `${name}: ${other}`);
  });

test('what they all ask for is still granted where it is understood', () => {
  const understood = CASES.filter(each => granted(each, each.values) === 'high');
  assert.ok(understood.length >= 3, understood.map(({ guide }) => guide).join('\n'));
});

test.run();
