import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { askedType } from '../../../domain/reading/field-types.ts';
import { asksForYear } from '../../../domain/reading/year-fields.ts';

const kinds = suite('which kind of value a field asks for');

const ASKED: readonly [name: string, description: string, type: string | null][] = [
  ['pay_by', '', 'date'],
  ['return_by', 'last day to return the book', 'date'],
  ['due', 'pay on or before', 'date'],
  ['next_payment_on', '', 'date'],
  ['kunde_fra', '', 'date'],
  ['discount', '', null],
  ['contribution_years', '', 'number'],
];
for (const [name, description, type] of ASKED)
  kinds(`${name} (${description}) asks for ${type ?? 'any'}`, () =>
    assert.is(askedType({ name, description, required: true }), type),
  );

for (const name of ['place_of_birth', 'birth_weight', 'where_valid', 'signed_by'])
  kinds(`${name} asks for no day`, () => assert.is.not(askedType({ name, description: '', required: true }), 'date'));

kinds('a Croatian "rok" for something is no year, a Czech one is', () => {
  const asksFor = (name: string) => asksForYear({ name, description: '', required: true });
  assert.equal(['rok_plaćanja', 'rok za uplatu', 'rok výroby', 'rok podatkowy'].map(asksFor), [
    false,
    false,
    true,
    true,
  ]);
});

kinds.run();
