import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { contextOf } from '../../../domain/guide/context-of.ts';
import { evaluateGuide } from '../../../domain/guide/evaluate-guide.ts';
import { NO_SIGNALS } from '../../../domain/guide/evidence-signals.ts';
import { parseGuide } from '../../../domain/guide/parse-guide.ts';
import { fieldsOf } from './sentences/sentences.ts';

const words = suite('conditions that are said in more words, of months, of holders and of beginnings');

type Shown = Readonly<Record<string, readonly [string, string]>>;
type Asked = { query: string; shown: Shown; met: readonly string[]; open: readonly string[] };

const ASKED: readonly Asked[] = [
  {
    query: 'Is Imogen Falk a member of the rowing club?',
    shown: {
      member: ['Name of the member', 'Imogen Falk'],
      status: ['Membership status', 'Current'],
      joined_on: ['Date of joining', '12 April 2021'],
      paid_until: ['Subscription paid until', '31 March 2027'],
      fee: ['Yearly fee', '£240.00'],
      lessons: ['Number of lessons', '14'],
    },
    met: [
      'Please make sure that the yearly fee does not exceed £250.',
      'Check that the yearly fee must be less than £250',
      'Her membership must be current',
      'The membership belongs to Imogen Falk',
      'The membership on the page is in the name of Imogen Falk',
      'She joined more than five years ago',
      'She joined in April 2021',
      'At least 10 lessons',
      'Approve as long as the yearly fee is at most £240',
      'The subscription is paid at least up to the end of March 2027',
      'The subscription is paid until February 2027 at least',
      'Imogen Falk is one of the members',
      'Rowing trip\n- the member is Imogen Falk\n- the yearly fee is at most £250\nApprove when both are met.',
      '- the member is Imogen Falk\n- the yearly fee is at most £250\nApprove when all of this holds, reject when the fee is higher.',
    ],
    open: [
      'Please make sure that the yearly fee does not exceed £200.',
      'The membership belongs to Isabel Falk',
      'The landlord is called Imogen Falk',
      'The membership belongs to a friend of Imogen Falk',
      'She did not join in April 2021',
      'She joined in May 2021',
      'At least 15 lessons',
      'At least 10 years',
      'The subscription is paid at least up to the end of April 2027',
      'The subscription is paid until April 2027 at least',
      'Imogen Falk is one of the landlords',
      '- the member is Imogen Falk\n- the yearly fee is at most £200\nApprove when both are met.',
      '- the member is Imogen Falk\nApprove when both are met.',
      'Only rowers from Leeds\n- the member is Imogen Falk\n- the fee is at most £250\nApprove when both are met.',
    ],
  },
  {
    query: 'Hat die Person einen laufenden Vertrag?',
    shown: {
      kunde: ['Name des Kunden', 'Lorenz Achterberg'],
      vertragsbeginn: ['Beginn des Vertrags', '01.03.2019'],
      bruttogehalt: ['', '4.120,00 €'],
    },
    met: [
      'Das Bruttogehalt muss mindestens 4.000 € betragen',
      'Das Bruttogehalt liegt bei 4.000 € oder mehr',
      'Der Vertrag hat bereits begonnen',
      'Genehmigen, wenn das Bruttogehalt mindestens 4.000 € ist. Ablehnen, wenn es niedriger ist.',
      'Der Kunde heißt Lorenz Achterberg',
      'Der Vertrag hat im März 2019 begonnen',
    ],
    open: [
      'Das Bruttogehalt muss mindestens 4.500 € betragen',
      'Der Vertrag hat noch nicht begonnen',
      'Der Vertrag beginnt bald',
      'Genehmigen, wenn das Bruttogehalt mindestens 4.000 € ist. Ablehnen, wenn es nicht niedriger ist.',
      'Der Kunde heißt Lorenz Achterhof',
      'Der Vertrag hat im März 2020 begonnen',
    ],
  },
  {
    query: 'A fatura de energia está paga?',
    shown: {
      titular: ['Titular do contrato', 'Anacleto Brochado'],
      data_emissao: ['Data de emissão', '19/11/2026'],
      vencimento: ['Data de vencimento', '30/11/2026'],
      estado: ['Estado da fatura', 'Paga'],
    },
    met: [
      'A fatura foi emitida em novembro de 2026',
      'O titular chama-se Anacleto Brochado',
      'A fatura tem de estar paga',
    ],
    open: ['A fatura foi emitida em outubro de 2026', 'A fatura não foi emitida em novembro de 2026'],
  },
  {
    query: 'Les droits sont-ils ouverts ?',
    shown: {
      droits_du: ['début de validité des droits', '01/01/2026'],
      droits_au: ['fin de validité des droits', '31/12/2026'],
    },
    met: ['Valable encore au moins un mois'],
    open: ['Valable encore au moins six mois'],
  },
  {
    query: 'Has the laptop been delivered to the customer?',
    shown: {
      order_number: ['number of the order with the laptop', 'CB-7742'],
      delivery_status: ['delivery status of the laptop', 'Delivered'],
    },
    met: ['The laptop is delivered'],
    open: ['The laptop is returned', 'The charger is delivered', 'The laptop is not delivered'],
  },
  {
    query: 'How long has the worker paid?',
    shown: { months_paid: ['Number of months paid in the last 10 years', '64'] },
    met: [],
    open: ['At least 6 years paid', 'months paid is at least 6 years'],
  },
  {
    query: 'Is the kiln licence of the pottery running?',
    shown: {
      licence_holder: ['', 'श्रीमती मीरा जोशी'],
      employer_name: ['Name of the employer', 'Harrow & Pell Ceramics Pty Ltd'],
      site_address: ['Address of the kiln', '14 Fenner Row, Oakham OK3 2BB'],
      valid_until: ['', '31 December 2027'],
      conditions: ['', 'None'],
      outstanding: ['Outstanding amount', '£0.00'],
      monthly_fee: ['', '£41.00'],
      permit_number: ['', 'KP55012'],
    },
    met: [
      "The licence holder is मीरा जोशी and the licence doesn't expire before 2027-06-30",
      'The employer is Harrow & Pell Ceramics',
      'The address starts with 14 Fenner Row',
      'Valid until after 31 October 2027',
      'It is valid beyond today',
      'The valid until date lies after the day of review',
      'valid until is at least six months after the day of the check',
      'The monthly fee is not above £41',
      'There must be no conditions on it',
      'No conditions are noted',
      'Nothing remains to be paid',
      'A permit number is there',
      'The page shows a permit number beginning with KP',
      'It does not run out before 1 December 2027',
      'Valid up to at least 2027-12-31',
    ],
    open: [
      "The licence doesn't expire before 2028-06-30",
      'The employer is Pell Ceramics',
      'The employer is Harrow & Pell Ceramics Ltd',
      'The address starts with 4 Fenner Row',
      'The address does not start with 14 Fenner Row',
      'Valid until after 31 December 2027',
      'The valid until date lies before the day of review',
      'valid until is at least sixteen months after the day of the check',
      'The monthly fee is not above £40',
      'The monthly fee is above £41',
      'There must be conditions on it',
      'There must be no conditions on the other licence',
      'Conditions are noted',
      'Something remains to be paid',
      'A permit number is not there',
      'The page shows a permit number beginning with RP',
      'The page shows a permit number not beginning with KP',
      'The page shows no permit number beginning with KP',
      'It does not run out before 1 January 2028',
      'Valid up to at least 2028-01-01',
      'Valid up to at least 2027-12-31 and begun before 1 June 2020',
    ],
  },
  {
    query: 'Is the card of the reader free of debts?',
    shown: { card: ['Number of the card', '77120'], outstanding: ['Outstanding amount', '£0.00'] },
    met: ['No fees are owed', 'No instalments are overdue'],
    open: ['Fees are owed', 'No fees are paid', 'No other fees are owed', 'No fees were owed last year'],
  },
  {
    query: 'A trabalhadora tem contrato sem termo?',
    shown: { tipo_contrato: ['', 'sem termo'] },
    met: ['Contrato sem termo'],
    open: ['Contrato a termo', 'Contrato sem prazo'],
  },
  {
    query: 'Is the fee for the allotment paid?',
    shown: { member: ['', 'Torbjörn Ängsås'], paid_on: ['Date of the payment', '2026-04-28'] },
    met: ['The fee was paid in 2026'],
    open: ['The fee was paid in 2025', 'The fee was not paid in 2026'],
  },
  {
    query: '该员工目前是否在职？',
    shown: { yuexin: ['月薪', '18,500元'], zhuangtai: ['在职状态', '在职'], keshu: ['剩余课时', '9'] },
    met: ['月薪不低于15000元。', '月薪不低于人民币15000元', '在职状态为在职，其他一律拒绝。'],
    open: ['月薪不低于19000元。'],
  },
  {
    query: 'Öğrenci aktif mi?',
    shown: { ortalama: ['Not ortalaması', '3,41 / 4,00'] },
    met: ['Not ortalaması en az 3,00'],
    open: ['Not ortalaması en az 3,50', 'Not ortalaması en az 5,00'],
  },
];

function isApproved(guide: string, { query, shown }: Asked): boolean {
  const fields = fieldsOf(
    Object.fromEntries(Object.entries(shown).map(([name, [description]]) => [name, description])),
  );
  const values = new Map(Object.entries(shown).map(([name, [, value]]) => [name, { value, certain: true }] as const));
  const facts = {
    fields,
    query,
    values,
    signals: { ...NO_SIGNALS, doubtful_state: 'not_met' as const },
    submittedAt: new Date('2026-11-25T12:00:00Z'),
  };
  const { acceptance, byGuide, certain } = evaluateGuide(parseGuide(guide, contextOf(fields, query)), facts);
  return byGuide && certain && acceptance === 'high';
}

for (const asked of ASKED) {
  for (const line of asked.met) words(`approves by: ${line}`, () => assert.is(isApproved(line, asked), true));
  for (const line of asked.open) words(`does not approve by: ${line}`, () => assert.is(isApproved(line, asked), false));
}

words.run();
