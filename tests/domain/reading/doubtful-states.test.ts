import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isDoubtfulState, tellsDoubtfulState } from '../../../domain/reading/doubtful-states.ts';
import { DOUBTFUL_FORMS } from '../../../domain/reading/states.ts';
import { fc } from '../../support/fast-check.ts';

const states = suite('states that do not hold or are open, anywhere in a text');

for (const text of [
  'Your membership was cancelled on 2 May 2027.',
  'Note: the card is not currently active',
  'La carta è stata bloccata',
  'Las cuotas están vencidas',
  'Die gesperrten Karten wurden ersetzt',
  'Votre carte n’est plus valable',
  'Kupon je zablokovaný',
  'この契約は解約済みです',
  '会员已过期，请续费',
  'بطاقة موقوف',
  'No fees, account suspended',
  'Nothing to pay. Suspended.',
])
  states(`are told: ${text}`, () => assert.ok(tellsDoubtfulState(text)));

for (const text of [
  'Membership active until 31 August 2027',
  'Cancel membership',
  'No overdue loans',
  'Keine offenen Rechnungen',
  'Aucun impayé',
  'Your plan renews on 1 May and you may leave at any time',
  'La tarjeta está activa y al corriente de pago',
  'Ce document est valable sans signature',
  'このカードは有効です',
])
  states(`are not told: ${text}`, () => assert.not.ok(tellsDoubtfulState(text)));

states('are found wherever they stand, whatever the case', () => {
  const word = fc.constantFrom('card', 'the', 'holder', 'Kunde', 'since', '2027', 'tarjeta', 'your');
  const around = fc.array(word, { maxLength: 6 }).map(words => words.join(' '));
  const state = fc.constantFrom(...DOUBTFUL_FORMS);
  fc.assert(
    fc.property(around, state, around, fc.boolean(), (before, form, after, isUpper) => {
      const shown = isUpper && form.toUpperCase().toLowerCase() === form ? form.toUpperCase() : form;
      assert.ok(tellsDoubtfulState(`${before} ${shown} ${after}`), shown);
    }),
    { numRuns: 1500 },
  );
});

states('are words as a whole', () => {
  for (const word of ['suspended', 'SUSPENDED', 'zablokovaná', 'vencidas', '解約済み'])
    assert.ok(isDoubtfulState(word), word);
  for (const word of ['Active', 'suspended plan', 'expiry', 'Premium']) assert.not.ok(isDoubtfulState(word), word);
});
states.run();
