import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isCheckout } from '../../../domain/provenance/checkout.ts';
import { provenances } from '../../../domain/provenance/provenance-of.ts';
import type { TextRun } from '../../../domain/reading/page-snapshot.ts';
import { plainRun } from '../../support/plain-run.ts';

const checkout = suite('what is about to be bought');

let block = 1;
const run = (text: string, x: number, y: number, look: Partial<TextRun> = {}): TextRun =>
  plainRun(text, { x, y, width: 8 * text.length, block: block++ }, look);
const line = (...texts: string[]) => texts.map((text, at) => run(text, 20 + 160 * at, 60));

checkout('a page that is titled so, or shows the steps behind it', () => {
  for (const title of ['Your basket', 'Checkout', 'Warenkorb', 'Mon panier', 'Koszyk', 'カート', '장바구니'])
    assert.ok(isCheckout([run(title, 20, 20, { tag: 'h1' })]), title);
  for (const steps of [
    ['1 Winkelmand', '›', '2 Gegevens', '›', '3 Betalen'],
    ['Cart (2)', 'Delivery', 'Payment'],
    ['Warenkorb', 'Adresse', 'Zahlung', 'Bestätigung'],
    ['Κaλάθι', '1. Καλάθι', '2. Αποστολή', '3. Πληρωμή'].slice(1),
  ])
    assert.ok(isCheckout(line(...steps)), steps.join());
});

checkout('the cart that every page of a shop links to makes none', () => {
  assert.not.ok(isCheckout(line('Home', 'Orders', 'Delivery', 'Payment', 'Cart (0)')));
  assert.not.ok(isCheckout([...line('Cart', 'Help'), run('Payment', 20, 300), run('Delivery', 20, 340)]));
  assert.not.ok(isCheckout([run('Your membership', 20, 20, { tag: 'h1' }), ...line('Cart')]));
});

checkout('nothing on it is a statement of what somebody has', () => {
  const value = run('30 November 2027', 200, 200);
  const candidate = {
    label: 'Valid until',
    value: value.text,
    plausibility: 0.9,
    source: 'colon',
    runs: [value],
  } as const;
  const of = (...runs: TextRun[]) =>
    provenances([...runs, value], () => null)({ ...candidate, runs: [value] }, [value], '');
  assert.is(of(...line('Cart', 'Delivery', 'Payment')), 'advert');
  assert.is(of(...line('Plan')), null);
});

checkout.run();
