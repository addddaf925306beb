import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isExpiry } from '../../../domain/guide/expiry.ts';

const counted = suite('ends of what is counted and of what holds');
const ends = (name: string, description = '') => isExpiry({ name, description, required: true });

counted('the end of a time for which something was billed, read or paid is no end of what holds', () => {
  for (const name of [
    'billing_period_end',
    'ende_abrechnungszeitraum',
    'fin_periode_facturation',
    'fin_periodo_facturacion',
    'einde_factuurperiode',
    'fakturaperiod_slut',
    'koniec okresu rozliczeniowego',
    'fatura dönemi bitiş',
    '検針期間終了日',
  ])
    assert.not(ends(name), name);
  assert.not(ends('end_date', 'last day of the billing period'));
});

counted('the end of a policy, a membership or a validity is one, whatever it is a validity of', () => {
  assert.ok(ends('policy_period_end'));
  assert.ok(ends('end_date', 'last day of the insurance period'));
  assert.ok(ends('end_date', 'day the current period ends'));
  assert.ok(ends('Gehaltsbescheinigung gültig bis'));
  assert.ok(ends('Vertragsende'));
  assert.ok(ends('consumer_card_valid_to'));
  assert.ok(ends('balloon_licence_expiry'));
  assert.ok(ends('end_date', 'Ende des Vertrags für die Verbrauchsstelle'));
});

counted.run();
