import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { contextOf } from '../../../domain/guide/context-of.ts';
import { evaluateGuide } from '../../../domain/guide/evaluate-guide.ts';
import { NO_SIGNALS } from '../../../domain/guide/evidence-signals.ts';
import { parseGuide } from '../../../domain/guide/parse-guide.ts';
import type { Field } from '../../../domain/inquiry/configuration.ts';
import { isGranted } from './granted.ts';

const field = (name: string, description: string): Field => ({ name, description, required: true });
const POLICY: Field[] = [
  field('insured', 'Nom de l’assuré'),
  field('plan', 'Plan'),
  field('plan_status', 'Situação do plano'),
  field('coverage', 'What is covered'),
  field('valid_until', 'Day on which the cover ends'),
  field('entry_date', 'Inträdesdatum'),
  field('balance', 'Saldo'),
  field('hourly_rate', ''),
];
const SHOWN: Record<string, string> = {
  insured: 'LE GOFF Yannick',
  plan: 'Essencial II',
  plan_status: 'Ativo',
  coverage: 'Rendezett',
  valid_until: '31/08/2027',
  entry_date: '2019-04-01',
  balance: '0,00 zł',
  hourly_rate: '$65 / hour',
};
const QUERY = 'Does the person have an insurance policy with an active plan?';

/** What a guide earns by certain values. */
function acceptanceOf(guide: string, shown: Record<string, string>, fields: readonly Field[] = POLICY): string {
  const values = new Map(Object.entries(shown).map(([name, value]) => [name, { value, certain: true }]));
  const submittedAt = new Date('2026-11-25T12:00:00Z');
  const facts = { fields, query: QUERY, values, signals: NO_SIGNALS, submittedAt };
  const { acceptance, byGuide } = evaluateGuide(parseGuide(guide, contextOf(fields, QUERY)), facts);
  return byGuide ? acceptance : 'open';
}

const lines = suite('lines that say no more than what is shown');

const MET = [
  'Approve if the plan is Ativo.',
  'Approve if the coverage is Rendezett.',
  'Approve when the insured is Yannick Le Goff and the cover runs at least until 30 June 2027.',
  'Approve members who joined on or before 2020-01-01.',
  'Approve if the plan is active (Ativo).',
  'Approve if the hourly rate is below $80.',
];
for (const guide of MET) lines(`are met: ${guide}`, () => assert.is(acceptanceOf(guide, SHOWN), 'high'));

const NOT_GRANTED: [string, Record<string, string>][] = [
  ['Approve if the plan is Ativo.', { plan_status: 'Suspenso' }],
  ['Approve if the coverage is Rendezett.', { coverage: 'Rendezetlen' }],
  [
    'Approve when the insured is Yannick Le Goff and the cover runs at least until 30 June 2027.',
    { valid_until: '31/05/2027' },
  ],
  [
    'Approve when the insured is Yannick Le Goff and the cover runs at least until 30 June 2027.',
    { insured: 'LE GOFF Yann' },
  ],
  ['Approve members who joined on or before 2020-01-01.', { entry_date: '2021-04-01' }],
  ['Approve if the plan is active (Ativo).', { plan_status: 'Encerrado' }],
  ['Approve if the hourly rate is below $80.', { hourly_rate: '$85 / hour' }],
  ['Approve if the hourly rate is below $80.', { hourly_rate: '$65 / month' }],
  ['Approve if the insured is Yannick Le Goff, the plan is Ativo, and the coverage is Rendezett.', { coverage: '—' }],
  ['Approve if the auto-renewal is active (Ativo).', {}],
  ['Approve unless the plan is Ativo.', {}],
  ['Approve if the bonus runs at least until 30 June 2027.', {}],
];
for (const [guide, other] of NOT_GRANTED)
  lines(`are not granted: ${guide} ${JSON.stringify(other)}`, () =>
    assert.is(acceptanceOf(guide, { ...SHOWN, ...other }), 'open'),
  );

const ENDS = ['valid_until', 'בתוקף עד', 'Gültig bis', 'membership_end', '有効期限'];
const UNTIL = [
  'subscription valid until 31 March 2027',
  'valid until 31 March 2027',
  'holder valid until 31 March 2027',
  'membership runs until March 2027',
  'subscription valid from 1 January 2027 to 31 March 2027',
  'Mitgliedschaft gültig bis 31. März 2027',
  'Abo läuft bis 31.03.2027',
  'suscripción vigente hasta el 31 de marzo de 2027',
  'assinatura válida até 31 de março de 2027',
  'подписка действует до 31 марта 2027',
  'מנוי בתוקף עד 31/03/2027',
];
for (const line of UNTIL)
  lines(`no thing that ends earlier holds until a day: ${line}`, () => {
    const fields = (end: string) => [field('name', ''), field(end, '')];
    const shown = (end: string) => ({ name: 'Ada Palmer', [end]: '14/02/2027' });
    const granted = ENDS.filter(
      end => acceptanceOf(`## High Acceptance\n- ${line}`, shown(end), fields(end)) === 'high',
    );
    assert.equal(granted, []);
  });
lines('what ends on the very day holds until it', () => {
  const asked = { query: QUERY, guide: '## High Acceptance\n- valid until 31 March 2027' };
  assert.ok(isGranted(asked, { name: 'Ada Palmer', valid_until: '31/03/2027' }));
  assert.not.ok(isGranted(asked, { name: 'Ada Palmer', valid_until: '14/02/2027' }));
});

const PERMIT: Field[] = [
  field('innehaver', 'Navn på innehaveren'),
  field('gyldig_til', 'Siste gyldighetsdag for den gjeldende tillatelsen'),
  field('kortnummer', 'Nummer'),
];
const PERMIT_SHOWN = { innehaver: 'Ingrid Solbakken', gyldig_til: '14. april 2027', kortnummer: 'EK 74182' };
const OF_A_PERMIT: [string, Partial<typeof PERMIT_SHOWN>, boolean][] = [
  ['Innehaveren er Ingrid Solbakken, og tillatelsen er ikke utløpt.', {}, true],
  ['Innehaveren er Ingrid Solbakken, og tillatelsen er ikke utløpt.', { gyldig_til: '14. april 2025' }, false],
  ['Innehaveren er Ingrid Solbakken, og medlemskapet er ikke utløpt.', {}, false],
  ['Approve if you can see the name of the holder and the number.', {}, true],
  ['Approve if you can see the name of the employer.', {}, false],
  ['Approve if a permit has been issued to Ingrid Solbakken.', {}, false],
  ['Approve if perhaps the number is visible.', {}, false],
  ['Approve if the name or the photo is visible.', {}, false],
];
for (const [guide, other, isMet] of OF_A_PERMIT)
  lines(`of the thing at hand: ${guide} ${JSON.stringify(other)}`, () => {
    const query = 'Har Ingrid Solbakken gyldig beboerparkering?';
    const values = new Map(
      Object.entries({ ...PERMIT_SHOWN, ...other }).map(([name, value]) => [name, { value, certain: true }]),
    );
    const submittedAt = new Date('2026-11-25T12:00:00Z');
    const facts = { fields: PERMIT, query, values, signals: NO_SIGNALS, submittedAt };
    const { acceptance, byGuide } = evaluateGuide(parseGuide(guide, contextOf(PERMIT, query)), facts);
    assert.is(byGuide && acceptance === 'high', isMet);
  });

const PEOPLE: [string, string, boolean][] = [
  ['Maëlle Le Guellec', 'LE GUELLEC Maëlle', true],
  ['LE GUELLEC Maëlle', 'Maëlle Le Guellec', true],
  ['Anna Maria Schmidt', 'Schmidt Anna Maria', true],
  ['Anna Maria Schmidt', 'Maria Anna Schmidt', false],
  ['Thomas James', 'James Thomas', false],
  ['Thomas James', 'JAMES Thomas', true],
  ['Yuto Nagase (永瀬 悠人)', '永瀬 悠人（Yuto Nagase）', true],
  ['Yuto Nagase', '永瀬 悠人（Yuto Nagase）', true],
  ['Yuto Nagase (永瀬 悠人)', '永瀬 悠斗（Yuto Nagase）', false],
];
for (const [asked, shown, isSame] of PEOPLE)
  lines(`${asked} ${isSame ? 'is' : 'may not be'} ${shown}`, () => {
    const people = [field('member_name', 'Name of the member')];
    const acceptance = acceptanceOf(`Approve if the member name is ${asked}.`, { member_name: shown }, people);
    assert.is(acceptance === 'high', isSame);
  });

lines('are missed by a value that only an ending of grammar tells from what is asked for', () => {
  const fields = [field('titular', 'nombre del titular del contrato')];
  const guide = 'High: El titular es Remedios Ortuño Gila';
  assert.is(acceptanceOf(guide, { titular: 'Remedios Ortuño Gil' }, fields), 'open');
});

lines('are not met by a name of somebody else that is nearly called so', () => {
  const fields = [field('pojisteny', ''), field('pojistnik', 'kdo platí pojistné')];
  const shown = { pojisteny: 'Vendula Hájková', pojistnik: 'Jiří Hájek' };
  assert.is(acceptanceOf('High: pojistník je Vendula Hájková', shown, fields), 'open');
});

lines('are of the field that they name, whoever else has the value', () => {
  const fields = [
    field('line_holder', 'Titular de la línea'),
    field('line_user', 'Usuario de la línea'),
    field('phone', ''),
  ];
  const shown = { line_holder: 'Fermín Arriaga Soto', line_user: 'Lucía Arriaga Paz', phone: '612 004 771' };
  assert.is(acceptanceOf('Approve if the line holder is Lucía Arriaga Paz.', shown, fields), 'open');
  assert.is(acceptanceOf('Approve if the line holder is Fermín Arriaga Soto.', shown, fields), 'high');
});

lines('keep what they say of whom a level is given to', () => {
  const guide = 'Approve Gold members whose plan is Essencial II.';
  assert.is(acceptanceOf(guide, SHOWN), 'open');
  assert.is(acceptanceOf('Approve members whose plan is Essencial II.', SHOWN), 'high');
});

lines('are not missed where their words are of no kind that the field has', () => {
  const values = new Map([['plan', { value: 'Essencial II', certain: true }]]);
  const facts = { fields: POLICY, values, signals: NO_SIGNALS, submittedAt: new Date('2026-11-25T12:00:00Z') };
  const { rules } = evaluateGuide(parseGuide('High: plan is valid through 2027-06-30', contextOf(POLICY, '')), facts);
  assert.is(rules[0]?.outcome === 'met', false);
});

lines.run();
