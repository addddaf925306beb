import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { NO_SIGNALS } from '../../../domain/guide/evidence-signals.ts';
import { personOfAnother } from '../../../domain/guide/person-shown.ts';
import { repeatsQuery } from '../../../domain/guide/repeats-query.ts';
import { againstApproval, leavesOpenHowItStands, leavesOpenWhatIsAsked } from '../../../domain/guide/unguided.ts';
import type { PaperKind } from '../../../domain/papers/kinds.ts';
import { fieldsOf } from './sentences/sentences.ts';

const FIELDS = fieldsOf({
  membership_status: 'Status of the membership',
  member_name: 'Name of the member',
  valid_until: 'Date the membership expires',
  plan: 'Name of the plan',
  statement_period_end: 'Date on which the statement period ends',
  start_date: 'First day of the membership',
  balance: 'Balance of the account',
});

function against(
  values: Record<string, string>,
  query = 'Is the user a member of the gym?',
  told: { isTold: boolean; tellsNoDoubt?: boolean } = { isTold: false },
): string[] {
  const entries = Object.entries(values).map(([name, value]) => [name, { value, certain: true }] as const);
  const submittedAt = new Date('2026-11-21T10:00:00Z');
  return againstApproval(
    query,
    {
      fields: FIELDS,
      values: new Map(entries),
      signals: NO_SIGNALS,
      submittedAt,
      tellsNoDoubt: told.tellsNoDoubt ?? false,
    },
    told.isTold,
  );
}

const unguided = suite('without a guide');

/** Whether values leave open what a query asks for. */
function leavesOpen(query: string, values: Record<string, string>, certain = true): boolean {
  const entries = Object.entries(values).map(([name, value]) => [name, { value, certain }] as const);
  const submittedAt = new Date('2026-11-21T10:00:00Z');
  return leavesOpenWhatIsAsked(query, { fields: FIELDS, values: new Map(entries), signals: NO_SIGNALS, submittedAt });
}

unguided('what somebody has on trial or as a guest, or has only applied for, is not the thing itself', () => {
  for (const plan of ['Prøvemedlem', 'Probemitgliedschaft', 'Trial member', 'Guest', 'Formule d’essai', '体験会員'])
    assert.equal(against({ plan }), ['plan'], plan);
  assert.equal(against({ plan: 'Fuldt medlem' }), []);
  assert.equal(against({ plan: 'Guest reader' }, 'Is the user a guest of the library?'), []);
});

unguided('Portuguese "no" denies nothing that a query asks for', () => {
  const asked = 'O aluno está matriculado no ano letivo de 2026?';
  assert.equal(against({ membership_status: 'Matriculado' }, asked), []);
  assert.equal(against({ membership_status: 'Cancelado' }, asked), ['membership_status']);
});

unguided(
  'an end and a name that leave open what they say are for whoever answered the query, and nothing else is',
  () => {
    const told = { isTold: true, tellsNoDoubt: true };
    const isAgainst = (values: Record<string, string>, how?: typeof told) => against(values, undefined, how).length > 0;
    for (const values of [
      { valid_until: 'November 2026' },
      { valid_until: '21 November 2026' },
      { plan: 'Cerrado Essencial II' },
    ]) {
      assert.ok(isAgainst(values), JSON.stringify(values));
      assert.not(isAgainst(values, told), JSON.stringify(values));
    }
    assert.ok(isAgainst({ plan: 'Cerrado Essencial II' }, { isTold: true, tellsNoDoubt: false }));
    for (const values of [
      { valid_until: 'October 2026' },
      { valid_until: '3 May 2026' },
      { plan: 'Gold (cancelled)' },
      { plan: 'Gold Cancelled' },
      { plan: 'Cancelled' },
    ])
      assert.ok(isAgainst(values, told), JSON.stringify(values));
  },
);

unguided('a query that asks for a state is answered by what shows it', () => {
  for (const query of ['Does this person have a valid membership?', 'Onko asiakkaalla voimassa oleva jäsenyys?']) {
    assert.ok(leavesOpen(query, { member_name: 'Anna Smith', balance: '£0.00' }), query);
    assert.ok(leavesOpen(query, { member_name: 'Anna Smith', valid_until: '14 March 2026' }), query);
    assert.not(leavesOpen(query, { member_name: 'Anna Smith', valid_until: '14 March 2027' }), query);
    assert.not(leavesOpen(query, { membership_status: 'Active' }), query);
    assert.ok(leavesOpen(query, { membership_status: 'Active' }, false), query);
  }
  assert.not(leavesOpen('Which plan is this person on?', { plan: 'Gold' }));
  const paid = 'Does the user have a paid subscription?';
  assert.ok(leavesOpen(paid, { membership_status: 'Active' }), 'what is active need not be paid');
  assert.not(leavesOpen(paid, { membership_status: 'Paid' }));
});

unguided('that something goes on is not told by what holds for a time', () => {
  const values = new Map([
    ['membership_status', { value: 'Active', certain: true }],
    ['valid_until', { value: '3 May 2027', certain: true }],
  ]);
  const submittedAt = new Date('2026-11-21T10:00:00Z');
  const leaves = (query: string, doubtful_state: 'not_met' | 'unknown') =>
    leavesOpenHowItStands(query, { fields: FIELDS, values, signals: { ...NO_SIGNALS, doubtful_state }, submittedAt });
  for (const query of [
    'Does she have a membership that goes on?',
    'Does the membership continue after May?',
    'Verlängert sich die Mitgliedschaft?',
    'Se poursuit-elle ?',
    '¿Se renueva la cuota?',
    '会员是否自动续费？',
  ]) {
    assert.ok(leaves(query, 'unknown'), query);
    assert.not(leaves(query, 'not_met'), query);
  }
  assert.not(leaves('Does she have a membership?', 'unknown'));
});

for (const place of [
  'Warteliste',
  "Liste d'attente",
  'Lista de espera',
  'Wachtlijst',
  'Väntelista',
  'キャンセル待ち',
  '候补中',
])
  unguided(`a place on a list is none: ${place}`, () => assert.equal(against({ plan: place }), ['plan']));

for (const state of ['Active', 'Aktiv', 'Actif', 'Vigente', 'Ativo', '有効', 'Активен', 'Paid'])
  unguided(`${state} speaks for what is asked`, () => assert.equal(against({ membership_status: state }), []));

for (const state of [
  ...['Cancelled', 'Expired', 'Suspended', 'Gekündigt', 'Résilié', 'Cancelada', 'Inativa', '失効', 'Отменен', '已过期'],
  ...['Pending', 'In Bearbeitung', 'En attente', 'Pendiente', 'Pendente', '審査中', 'Unknown', 'Trial'],
  ...['Quiescent', 'Active until cancelled', 'Not active', 'Active (expired)'],
])
  unguided(`${state} speaks against it`, () =>
    assert.equal(against({ membership_status: state }), ['membership_status']),
  );

unguided('what the query asks for is what must hold', () => {
  const query = 'Has the user cancelled their subscription?';
  assert.equal(against({ membership_status: 'Cancelled' }, query), []);
  assert.equal(against({ membership_status: 'Active' }, query), ['membership_status']);
  assert.equal(against({ membership_status: 'Pending' }, query), ['membership_status']);
});

unguided('a day of expiry must surely be to come', () => {
  assert.equal(against({ valid_until: '14 March 2027' }), []);
  for (const day of ['14 March 2026', '21 November 2026', '10/12/2026', 'soon'])
    assert.equal(against({ valid_until: day }), ['valid_until'], day);
  assert.equal(against({ statement_period_end: '31 October 2026' }), []);
});

unguided('what begins later does not hold yet', () => {
  assert.equal(against({ start_date: '14 March 2026' }), []);
  assert.equal(against({ start_date: '14 March 2027' }), ['start_date']);
});

unguided('an amount below zero speaks against it', () => {
  assert.equal(against({ balance: '£412.50' }), []);
  for (const amount of ['-£412.50', '(£412.50)', '(£412.50) DR'])
    assert.equal(against({ balance: amount }), ['balance']);
});

unguided('a state beside words of the query is that state', () => {
  const query = 'Has the identity of the user been verified?';
  assert.equal(against({ membership_status: 'Identity verified' }, query), []);
  for (const state of ['Identity not verified', 'Identity pending', 'Phone verified'])
    assert.equal(against({ membership_status: state }, query), ['membership_status'], state);
});

unguided('words of a plan may say it too, a name may not', () => {
  assert.equal(against({ plan: 'Premium (cancelled)' }), ['plan']);
  assert.equal(against({ plan: 'Premium', member_name: 'Ada Void' }), []);
});
unguided('a value that says that there is no such thing speaks against it, unless there had better be none', () => {
  for (const none of ['—', '-', 'None', 'Keine', 'Aucune', 'Ninguno', 'Nenhum', 'なし', 'n/a'])
    assert.equal(against({ plan: none }), ['plan'], none);
  for (const plan of ['Nonstop', 'No. 5', 'Sincere', 'Einfach', '5 - 10']) assert.equal(against({ plan }), [], plan);
  const fields = fieldsOf({ restrictions: 'Restrictions on the register', plan: 'Name of the plan' });
  const values = new Map([['restrictions', { value: 'None', certain: true }]]);
  const submittedAt = new Date('2026-11-21T10:00:00Z');
  assert.equal(againstApproval('Is she registered?', { fields, values, signals: NO_SIGNALS, submittedAt }), []);
});

unguided('two readings may say that something of which nobody asks need not be there', () => {
  const fields = fieldsOf({ pets: 'Does a pet live there?', plan_active: 'Is it active?' });
  const submittedAt = new Date('2026-11-21T10:00:00Z');
  const told = (name: string, query: string, certain = true, isTold = true) => {
    const values = new Map([[name, { value: 'No – none', certain }]]);
    return againstApproval(query, { fields, values, signals: NO_SIGNALS, submittedAt }, isTold);
  };
  assert.equal(told('pets', 'Is she a member of the club?'), []);
  assert.equal(told('pets', 'Is she a member of the club?', true, false), ['pets']);
  assert.equal(told('pets', 'Is she a member of the club?', false), ['pets']);
  assert.equal(told('pets', 'May she keep pets there?'), ['pets']);
  assert.equal(told('plan_active', 'Is she a member of the club?'), ['plan_active']);
});

unguided('a first day of validity that is past is no end', () => {
  const fields = fieldsOf({ début: 'premier jour de validité', fin: 'dernier jour de validité' });
  const submittedAt = new Date('2026-11-21T10:00:00Z');
  const of = (name: string) => {
    const values = new Map([[name, { value: '15 janvier 2026', certain: true }]]);
    return againstApproval('abonnement', { fields, values, signals: NO_SIGNALS, submittedAt });
  };
  assert.equal(of('début'), []);
  assert.equal(of('fin'), ['fin']);
});

unguided('where the evidence may tell that it does not hold, a value must show that it does', () => {
  const submittedAt = new Date('2026-11-21T10:00:00Z');
  const isOpen = (values: Record<string, string>, doubtful_state: 'unknown' | 'not_met', certain = true) =>
    leavesOpenHowItStands('Is the user a member of the gym?', {
      fields: FIELDS,
      values: new Map(Object.entries(values).map(([name, value]) => [name, { value, certain }] as const)),
      signals: { ...NO_SIGNALS, doubtful_state },
      submittedAt,
    });
  assert.ok(isOpen({ member_name: 'Anna Smith', plan: 'Gold' }, 'unknown'));
  assert.not(isOpen({ member_name: 'Anna Smith', plan: 'Gold' }, 'not_met'));
  assert.not(isOpen({ membership_status: 'Active' }, 'unknown'));
  assert.ok(isOpen({ membership_status: 'Cancelled' }, 'unknown'));
  assert.ok(isOpen({ membership_status: 'Active' }, 'unknown', false));
  assert.not(isOpen({ valid_until: '14 March 2027' }, 'unknown'));
  assert.ok(isOpen({ valid_until: '14 March 2026' }, 'unknown'));
});

unguided('whom the query names is whom the record is of', () => {
  const fields = [
    { name: 'attendee', description: 'Name printed on the ticket', required: true },
    { name: 'purchaser', description: 'Name of the customer who bought it', required: false },
    { name: 'landlord', description: 'Name of the landlord', required: true },
  ];
  const of = (query: string, values: Record<string, string>) =>
    personOfAnother(query, {
      fields,
      values: new Map(Object.entries(values).map(([name, value]) => [name, { value, certain: true }] as const)),
      signals: NO_SIGNALS,
      submittedAt: new Date('2026-11-21T10:00:00Z'),
    });
  const query = 'Is there a ticket for Jonquil Abara?';
  assert.is(of(query, { attendee: 'Rupert Abara', purchaser: 'Jonquil Abara' }), 'Jonquil Abara');
  assert.is(of(query, { attendee: 'ABARA, Jonquil T.', purchaser: 'Rupert Abara' }), null);
  assert.is(of(query, { attendee: 'Jonquil Abara', landlord: 'Rupert Abara' }), null);
  assert.is(of('Is there a ticket?', { attendee: 'Rupert Abara', purchaser: 'Jonquil Abara' }), null);
});
unguided('a status in the query’s own words answers it, unless it only names somebody or is one of several', () => {
  assert.ok(repeatsQuery('Delivered', 'Has the laptop been delivered to the customer?'));
  assert.ok(repeatsQuery('Full-time', 'Is Ada Palmer enrolled full-time this fall?'));
  assert.ok(repeatsQuery('Ausgezahlt', 'Wurde der Schaden ausgezahlt?'));
  for (const [value, query] of [
    ['Applicant', 'Is this applicant enrolled?'],
    ['Trainee', 'Is the trainee employed?'],
    ['Kandydat', 'Czy kandydat jest studentem?'],
    ['Full-time', 'Is she enrolled full-time or part-time?'],
    ['Delivered', 'Has the laptop not been delivered?'],
    ['Not delivered', 'Has the laptop been delivered?'],
    ['Refused', 'Has the request been refused?'],
    ['Delivered to depot', 'Has the laptop been delivered?'],
    ['Deliver', 'Has the laptop been delivered?'],
  ] as const)
    assert.not(repeatsQuery(value, query), `${value}: ${query}`);
  assert.equal(against({ membership_status: 'Delivered' }, 'Has the laptop been delivered?'), []);
  assert.equal(against({ membership_status: 'Applicant' }, 'Is this applicant enrolled?'), ['membership_status']);
});

unguided(
  'on a bill the day by which it is to be paid is no end of anything, and on anything else it may be one',
  () => {
    const againstOn = (kind: PaperKind, name: string, description = '') =>
      againstApproval('¿Quién paga el espacio?', {
        fields: [{ name, description, required: true }],
        values: new Map([[name, { value: '5 de noviembre de 2026', certain: true }]]),
        signals: NO_SIGNALS,
        papers: [{ named: [[kind]], dated: null }],
        submittedAt: new Date('2026-11-21T10:00:00Z'),
      });
    for (const name of ['vencimiento', 'scadenza', 'fecha_de_vencimiento']) {
      assert.equal(againstOn('invoice', name), []);
      assert.equal(againstOn('licence', name), [name]);
    }
    assert.equal(againstOn('invoice', 'fin_de_la_licencia'), ['fin_de_la_licencia']);
    // Whoever calls it due has said so.
    assert.equal(againstOn('certificate', 'due_date', 'Scadenza'), []);
    assert.equal(againstOn('certificate', 'valid_until', 'Scadenza'), ['valid_until']);
  },
);

unguided.run();
