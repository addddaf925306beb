import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { contextOf } from '../../../domain/guide/context-of.ts';
import { evaluateGuide } from '../../../domain/guide/evaluate-guide.ts';
import { NO_SIGNALS } from '../../../domain/guide/evidence-signals.ts';
import { parseGuide } from '../../../domain/guide/parse-guide.ts';
import { refusalIn, thingsIn } from '../../../domain/guide/refusal.ts';
import type { Mention } from '../../../domain/mentions/mentions-in.ts';
import { fieldsOf } from './sentences/sentences.ts';

const refusals = suite('sentences that refuse by their own verb');

const SENTENCES: readonly (readonly [string, string, string])[] = [
  ["We don't accept retired or student members.", 'refused', 'retired or student members'],
  [
    "Applications that are still being looked at aren't enough.",
    'not enough',
    'Applications that are still being looked at',
  ],
  ['Ruhende oder gekündigte Mitgliedschaften werden abgelehnt.', 'refused', 'Ruhende oder gekündigte Mitgliedschaften'],
  ['Andere Steuerklassen lehnen wir ab.', 'refused', 'Andere Steuerklassen'],
  ['Un droit suspendu ou clos ne convient pas.', 'refused', 'Un droit suspendu ou clos'],
  ['Refuser les devis et les contrats résiliés.', 'refused', 'les devis et les contrats résiliés'],
  ['No se aceptan carnés caducados.', 'refused', 'carnés caducados'],
  ['Planos suspensos não são aceitos.', 'refused', 'Planos suspensos'],
  ['Le polizze sospese vanno respinte.', 'refused', 'Le polizze sospese'],
  ['Is het contract opgezegd, dan afwijzen.', 'refused', 'het contract opgezegd'],
  ['Avslutade medlemskap godkänns inte.', 'refused', 'Avslutade medlemskap'],
  ['Er den trukket tilbake, skal det avslås.', 'refused', 'den trukket tilbake'],
  ['Kart zablokowanych i utraconych nie uznajemy.', 'refused', 'Kart zablokowanych i utraconych'],
  ['Zrušené karty nepřijímáme.', 'refused', 'Zrušené karty'],
  ['Ön kayıt bekleyenler kabul edilmez.', 'refused', 'Ön kayıt bekleyenler'],
  ['تُرفض الرخص المنتهية أو الموقوفة.', 'refused', 'الرخص المنتهية أو الموقوفة'],
  ['解約済みの契約は認めない。', 'refused', '解約済みの契約'],
  ['예시 화면은 인정하지 않습니다.', 'refused', '예시 화면'],
  ['停效的保单一律不予通过。', 'refused', '停效的保单'],
  ['Wystarczy, że karta jest ważna.', 'enough', 'karta jest ważna'],
  ['Det räcker att medlemskapet är giltigt.', 'enough', 'medlemskapet är giltigt'],
];
for (const [sentence, says, what] of SENTENCES)
  refusals(`"${sentence}" is ${says}`, () => {
    assert.equal(refusalIn(sentence), { what, says });
  });

refusals('a sentence that asks for something refuses nothing', () => {
  for (const sentence of ['The name must not be missing.', 'The status is active.', 'Der Name muss Ada Palmer lauten.'])
    assert.is(refusalIn(sentence), null, sentence);
});

refusals('things that are refused together are refused one by one, what a clause joins is not', () => {
  assert.equal(thingsIn('quotes and cancelled contracts'), ['quotes', 'cancelled contracts']);
  assert.equal(thingsIn('the name is another one and the card is blocked'), [
    'the name is another one and the card is blocked',
  ]);
});

const QUERY = 'Is the person currently a member of the club?';
const FIELDS = fieldsOf({ member_name: '', membership_status: '', plan: '' });
const TRUE = { member_name: 'Ada Palmer', membership_status: 'Active', plan: 'Gold' };

type Evidence = { values?: Record<string, string>; isTold?: boolean; said?: Mention[] };

/** What a guide comes to; `isTold` where the evidence tells of a state that does not hold somewhere. */
function judged(guide: string, { values = TRUE, isTold = true, said = [] }: Evidence = {}): string {
  const { acceptance, certain, byGuide } = evaluateGuide(parseGuide(guide, contextOf(FIELDS, QUERY)), {
    fields: FIELDS,
    query: QUERY,
    values: new Map(Object.entries(values).map(([name, value]) => [name, { value, certain: true }] as const)),
    signals: { ...NO_SIGNALS, doubtful_state: isTold ? 'unknown' : 'not_met' },
    mentions: { said: new Set(said), isAll: true },
    submittedAt: new Date('2026-11-21T10:00:00Z'),
  });
  return byGuide && certain ? acceptance : 'open';
}

const PROSE = [
  "The member name must be Ada Palmer and the membership must be active. We don't accept suspended or cancelled memberships.",
  'Name muss Ada Palmer lauten, Status aktiv. Ruhende oder gekündigte Mitgliedschaften werden abgelehnt.',
  'Member name must be Ada Palmer. Suspended or expired members are rejected. The membership has to be active.',
  "Suspended members can't be accepted. Approve if the member name is Ada Palmer and the membership is active.",
];
for (const guide of PROSE) {
  refusals(`what refuses and asks in one paragraph is held apart: ${guide}`, () => {
    assert.is(judged(guide), 'high');
    assert.is(judged(guide, { isTold: false }), 'high');
  });
  refusals(`a near miss of it is not approved: ${guide}`, () => {
    const misses: Evidence[] = [
      { values: { ...TRUE, member_name: 'Ada Palmers' } },
      { values: { ...TRUE, membership_status: 'Suspended' } },
      { values: { ...TRUE, membership_status: 'Active until cancelled' } },
      { values: { ...TRUE, membership_status: 'Zqxv' } },
      { values: { member_name: 'Ada Palmer', plan: 'Gold' } },
    ];
    for (const miss of misses) assert.not.equal(judged(guide, miss), 'high', JSON.stringify(miss));
  });
}

refusals('what is active may have been cancelled to its end, where the evidence says so', () => {
  assert.is(judged(PROSE[1] ?? ''), 'high');
  assert.is(judged(PROSE[1] ?? '', { said: ['cancelled'] }), 'open');
});

const OPEN = [
  // Of another thing than the status is of.
  'Approve if the membership is active. Blocked cards are rejected.',
  // What nobody understands.
  "The membership must be active. We don't accept members of the old guard.",
  // "Alone is not enough" asks for more, which is not said.
  'The membership must be active. Gold alone is not enough.',
  // What is asked for behind a reason to reject holds for what is granted.
  'Approve if the membership is active. Reject if the plan is Silver. The member name must be Bea Lindt.',
  'Der Name muss Bea Lindt lauten.\nGenehmigen, wenn die Mitgliedschaft aktiv ist.',
];
for (const guide of OPEN)
  refusals(`is not approved: ${guide}`, () => {
    assert.not.equal(judged(guide), 'high');
    assert.not.equal(judged(guide), 'medium');
  });

const GRADES = fieldsOf({ status: '', balance: 'Balance of the account' });
const graded = (guide: string, balance: string) =>
  evaluateGuide(parseGuide(guide, contextOf(GRADES, '')), {
    fields: GRADES,
    values: new Map(Object.entries({ status: 'Active', balance }).map(([k, value]) => [k, { value, certain: true }])),
    signals: NO_SIGNALS,
    submittedAt: new Date('2026-11-21T10:00:00Z'),
  }).rules.map(({ level, outcome }) => `${level} ${outcome}`);

refusals('"between" is not parted at its "and"', () => {
  const guide = '## High Acceptance\n- The status is Active and the balance is between £80 and £90';
  assert.equal(graded(guide, '£85.20'), ['high met']);
  assert.equal(graded(guide, '£91.40'), ['high not_met']);
});

refusals('a heading may begin with what the level is of', () => {
  assert.equal(graded('## Aceptación alta\n- status: Active\n## Aceptación media\n- status: Closed', '£85'), [
    'high met',
    'medium not_met',
  ]);
});

refusals.run();
