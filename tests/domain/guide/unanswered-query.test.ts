import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isGranted } from './granted.ts';

const asked = suite('queries that one piece of evidence may not answer');

const POLICY = { policy_number: 'TMN-7-204518', status: 'Active' };

asked('what is asked of each of several things is not answered by one', () => {
  assert.ok(isGranted({ query: 'Is the vehicle insured?' }, POLICY));
  for (const query of [
    'Are all vehicles of the customer insured?',
    'Is every vehicle insured?',
    'Sind alle Fahrzeuge versichert?',
    '¿Están asegurados todos los vehículos?',
    'هل جميع مركبات العميل مؤمنة؟',
    'すべての車両に保険がありますか',
  ])
    assert.not(isGranted({ query }, POLICY), query);
  assert.ok(isGranted({ query: 'Is the vehicle insured at all?' }, POLICY));
});

asked('a query in words that nobody knows is not answered by what was found', () => {
  assert.not(isGranted({ query: 'Zor vrumt blikka tesk wolgo?' }, POLICY));
});

asked.run();
