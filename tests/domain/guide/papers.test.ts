import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { contextOf } from '../../../domain/guide/context-of.ts';
import { evaluateClause } from '../../../domain/guide/evaluate-clause.ts';
import { evaluateGuide } from '../../../domain/guide/evaluate-guide.ts';
import { NO_SIGNALS } from '../../../domain/guide/evidence-signals.ts';
import { openConditions } from '../../../domain/guide/open-conditions.ts';
import { all } from '../../../domain/guide/outcome.ts';
import { parseConditions } from '../../../domain/guide/parse-conditions.ts';
import { parseGuide } from '../../../domain/guide/parse-guide.ts';
import { CONFIGURATION_DEFAULTS } from '../../../domain/inquiry/configuration.ts';
import type { PaperKind } from '../../../domain/papers/kinds.ts';
import type { Paper } from '../../../domain/papers/paper.ts';

const FIELDS = [
  { name: 'holder', description: 'Name of the holder', required: true },
  { name: 'amount', description: '', required: true },
];

function factsOf(papers: Paper[]) {
  return {
    fields: FIELDS,
    signals: NO_SIGNALS,
    papers,
    submittedAt: new Date('2026-11-21T12:00:00Z'),
    values: new Map([
      ['holder', { value: 'Ada Quill', certain: true }],
      ['amount', { value: '£12.00', certain: true }],
    ]),
  };
}

const called = (...kinds: PaperKind[]): Paper => ({ named: kinds.map(kind => [kind]), dated: '2026-11-02' });

/** What a line of a guide comes to. */
function outcomeOf(line: string, ...papers: Paper[]) {
  const clauses = parseConditions(line, contextOf(FIELDS, 'Is this in order?'));
  return all(clauses.map(clause => evaluateClause(clause, factsOf(papers), 'grants')));
}

const REQUEST = {
  name: 'Income',
  query: '',
  start_url: 'https://office.example/',
  return_url: 'https://customer.test/',
  capture_type: 'document' as const,
};

const test = suite('guides that ask what the document is');

const SAID: readonly [string, PaperKind, PaperKind][] = [
  ['The document is a payslip', 'payslip', 'bank_statement'],
  ['The document must be a payslip', 'payslip', 'quotation'],
  ['Das Dokument ist eine Gehaltsabrechnung', 'payslip', 'quotation'],
  ['Lohnabrechnung eines Arbeitgebers', 'payslip', 'invoice'],
  ['Le document est un bulletin de paie', 'payslip', 'employment_contract'],
  ['El documento es una nómina', 'payslip', 'application'],
  ['Il documento è una busta paga', 'payslip', 'invoice'],
  ['O documento é um recibo de vencimento', 'payslip', 'invoice'],
  ['Dokumentet är en lönespecifikation', 'payslip', 'invoice'],
  ['Dokument jest umową najmu', 'tenancy_agreement', 'invoice'],
  ['Документ — трудовой договор', 'employment_contract', 'tenancy_agreement'],
  ['書類は給与明細である', 'payslip', 'invoice'],
  ['The document is a bill from a utility company', 'electricity_bill', 'mobile_bill'],
  ['It is a quote or a mobile phone bill', 'mobile_bill', 'electricity_bill'],
  ['Conta de água, luz, gás, telefone ou internet', 'telecom_bill', 'payslip'],
  ['Alleen een offerte', 'quotation', 'invoice'],
  ['Utility bill with the name of the holder', 'water_bill', 'quotation'],
];

for (const [line, is, isNot] of SAID)
  test(`answered by its titles: ${line}`, () => {
    // A mobile phone is a utility to some.
    const isOpen = line.includes('utility company');
    assert.is(outcomeOf(line, called(is)), 'met');
    if (!isOpen) assert.is(outcomeOf(line, called(isNot)), 'not_met');
    assert.is(outcomeOf(line, called()), 'unknown', 'without a title');
    assert.is(outcomeOf(line), 'unknown', 'without a document');
  });

test('a title that names two papers that are not one decides nothing', () => {
  assert.is(outcomeOf('The document is a payslip', called('payslip', 'application')), 'unknown');
  assert.is(outcomeOf('The document is a payslip', called('payslip', 'draft')), 'unknown');
  assert.is(outcomeOf('The document is a payslip', { named: [['payslip', 'invoice']], dated: null }), 'unknown');
});

test('that it is not one is the other way round', () => {
  assert.is(outcomeOf('It is not a quotation', called('invoice')), 'met');
  assert.is(outcomeOf('It is not a quotation', called('quotation')), 'not_met');
  assert.is(outcomeOf('It is a quotation, not an invoice', called('quotation')), 'met');
  assert.is(outcomeOf('It is a quotation, not an invoice', called('invoice')), 'not_met');
});

test('a reason to reject that names another paper stands in nobody’s way', () => {
  const guide =
    '## High\n- Holder is Ada Quill\n- The document is an invoice\n## Reject\n- It is a quotation, not an invoice';
  const verdict = (paper: Paper) => {
    const { acceptance, certain } = evaluateGuide(parseGuide(guide, contextOf(FIELDS, '')), factsOf([paper]));
    return `${acceptance} ${certain}`;
  };
  assert.is(verdict(called('invoice')), 'high true');
  assert.is(verdict(called('quotation')), 'reject true');
  assert.is.not(verdict(called()), 'high true');
});

test('what its titles leave open a model may say, where certain values bear it out', () => {
  const guide = 'Accept if the document is a payslip';
  const rules = parseGuide(guide, contextOf(FIELDS, ''));
  const open = openConditions({ ...CONFIGURATION_DEFAULTS, ...REQUEST, fields: FIELDS, acceptance_guide: guide });
  const told = new Map(open.map(text => [text, { outcome: 'met' as const, restsOn: ['holder'] }]));
  const acceptance = (paper: Paper) => evaluateGuide(rules, { ...factsOf([paper]), told }).acceptance;
  assert.is(acceptance({ named: [], dated: null }), 'high');
  assert.is.not(acceptance(called('quotation')), 'high');
});

const OPEN = [
  'The agreement is a holiday let',
  'The document is a payslip of Quill Ltd',
  'The document is a signed contract',
  'The document is signed',
  'All pages are shown',
  'Cancellation',
  'The invoice has been disputed',
  'The payslip shows overtime',
];

for (const line of OPEN)
  test(`no title answers: ${line}`, () => {
    for (const kind of ['payslip', 'contract', 'tenancy_agreement', 'invoice'] as const)
      assert.is(outcomeOf(line, called(kind)), 'unknown', kind);
  });

test('that a policy is in force is more than whose plate it names', () => {
  const plate = { name: 'targa', description: 'Targa del veicolo', required: true };
  const context = contextOf([plate], 'Il veicolo è coperto da una polizza RC Auto in vigore?');
  const [clause] = parseConditions('La polizza è in vigore per la targa GK 418 RZ', context);
  assert.is(clause?.kind, 'not_understood');
});

const AGES: readonly [string, boolean][] = [
  ['The letter is dated within the last 3 months', true],
  ['The document is not older than 60 days', true],
  ['Das Schreiben ist nicht älter als 3 Monate', true],
  ['The letter is not older than 10 days', false],
];

for (const [line, isMet] of AGES)
  test(`by the day on which it was made: ${line}`, () => {
    assert.is(outcomeOf(line, called()), isMet ? 'met' : 'not_met');
    assert.is(outcomeOf(line, { named: [], dated: null }), 'unknown');
    assert.is(outcomeOf(line, called(), { named: [], dated: null }), isMet ? 'unknown' : 'not_met');
  });

test('of how old something else is the day of the document says nothing', () => {
  for (const line of [
    'The membership is not older than 3 months',
    'The quote is not older than 3 months',
    'The vehicle is less than 3 years old',
  ])
    assert.is(outcomeOf(line, called()), 'unknown', line);
});

test('the day since which somebody is employed is not that of the letter', () => {
  const since = contextOf([{ name: 'anställd_sedan', description: '', required: true }], 'Är personen anställd?');
  const kinds = (line: string) => parseConditions(line, since).map(({ kind }) => kind);
  assert.equal(kinds('Intyget är högst två månader gammalt'), ['paper_dated']);
  assert.equal(kinds('Intyget är daterat i november 2026'), ['not_understood']);
});

test.run();
