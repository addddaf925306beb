import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { contextOf } from '../../../domain/guide/context-of.ts';
import { evaluateClause } from '../../../domain/guide/evaluate-clause.ts';
import { NO_SIGNALS } from '../../../domain/guide/evidence-signals.ts';
import { all } from '../../../domain/guide/outcome.ts';
import { parseConditions } from '../../../domain/guide/parse-conditions.ts';
import { listedIn } from '../../../domain/guide/values/listed-values.ts';
import { fc } from '../../support/fast-check.ts';
import { fieldsOf } from './sentences/sentences.ts';

const FIELDS = fieldsOf({
  learner_name: '',
  course: 'course enrolled on',
  zony: 'pásma',
  tier: 'tier of the membership',
  birth_date: 'date of birth',
  amount_owed: 'amount that is overdue',
  supply_address: 'Morada de fornecimento',
  valid_until: 'konec platnosti',
  study_year: 'Academic year of the studies',
  employer: '',
});
const VALUES: Readonly<Record<string, string>> = {
  learner_name: 'Miss Kelly-Ann Frobisher and Mr Tariq Mahmood',
  course: 'Bookkeeping Level 2',
  zony: 'P, 0, B, 1',
  tier: 'Gold',
  birth_date: '2004-08-07',
  amount_owed: '20,00 €',
  supply_address: 'Trav. da Olaria, 9, 2900-118 Setúbal',
  valid_until: '2027-02-14',
  study_year: '2026/2027',
  employer: 'Tarnfield Ltd',
};

function outcomeOf(sentence: string, values = VALUES) {
  const facts = {
    fields: FIELDS,
    values: new Map(Object.entries(values).map(([name, value]) => [name, { value, certain: true }])),
    signals: { ...NO_SIGNALS, doubtful_state: 'not_met' as const },
    submittedAt: new Date('2026-11-21T10:00:00Z'),
  };
  const clauses = parseConditions(sentence, contextOf(FIELDS, 'Má cestující platný kupon?'));
  return all(clauses.map(clause => evaluateClause(clause, facts, 'grants')));
}

const HOLDS = [
  'The learner is enrolled on Bookkeeping Level 2',
  'Kupon platí v pásmu P',
  'Kupon platí v pásmu B',
  'The person is younger than 26',
  'Die Person ist jünger als 26',
  'La personne a moins de 26 ans',
  'The person is at least 18 years old',
  'La persona tiene al menos 18 años',
  'The person is 18 or older',
  'Tier is Silver or above (Silver, Gold, Platinum)',
  'a morada de fornecimento fica em Setúbal',
  'houver dívida inferior a 50 €',
  'Study year is for academic year 2026/2027',
];

const MISSES = [
  'Membership tier != Gold',
  'Membership tier <> Gold',
  'The learner is enrolled on Bookkeeping Level 1',
  'The learner is enrolled on Bookkeeping',
  'The learner was never enrolled on Bookkeeping Level 2',
  'The learner is enrolled on Bookkeeping Level 2 only until May',
  'The learner intends to be enrolled on Bookkeeping Level 2',
  "The learner's employer is enrolled on Bookkeeping Level 2",
  'Kupon platí v pásmu Q',
  'Kupon neplatí v pásmu P',
  'Kupon platí v pásmu 10',
  'The person is younger than 22',
  'The person is younger than 26 months',
  'The person is not younger than 26',
  'The employer is younger than 26',
  'The person is at least 23 years old',
  'Tier is Silver or above (Silver, Platinum)',
  'Tier is Silver or above (see our list)',
  'a morada de fornecimento fica em Porto',
  'a morada de fornecimento não fica em Setúbal',
  'a morada de fornecimento fica fora de Setúbal',
  'houver dívida superior a 50 €',
  'Kupon není prošlý a platí v pásmu Q',
  'Kupon je prošlý a platí v pásmu P',
  'Study year is for academic year 2025/2026',
];

const lines = suite('lines that name a value beside their field');

for (const sentence of HOLDS) lines(`holds: ${sentence}`, () => assert.is(outcomeOf(sentence), 'met'));
for (const sentence of MISSES) lines(`is not met: ${sentence}`, () => assert.is.not(outcomeOf(sentence), 'met'));

lines('no course but the very one that is named meets the line', () => {
  const word = fc.constantFrom('Bookkeeping', 'Payroll', 'Level', '1', '2', 'Advanced', 'with', 'Exam', '&', ',');
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), words => {
      const course = words.join(' ');
      fc.pre(course !== 'Bookkeeping Level 2');
      assert.is.not(outcomeOf('The learner is enrolled on Bookkeeping Level 2', { ...VALUES, course }), 'met', course);
    }),
    { numRuns: 60 },
  );
});

lines('only people with whole names and short signs are told apart in one value', () => {
  assert.equal(listedIn('P, 0, B, 1'), ['P', '0', 'B', '1']);
  assert.equal(listedIn('71 + 72'), ['71', '72']);
  assert.equal(listedIn('Anna Novak and Jan Novak'), ['Anna Novak', 'Jan Novak']);
  for (const one of ['Home and Contents', 'Standard, Limited', 'Comfort Plus', 'Standard + Ads', 'Rose and Crown'])
    assert.equal(listedIn(one), [], one);
});

lines.run();
