import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Clause } from '../../../domain/guide/clause.ts';
import { fieldFinder } from '../../../domain/guide/field-reference.ts';
import { parseGuide } from '../../../domain/guide/parse-guide.ts';
import type { Acceptance } from '../../../domain/inquiry/assessment.ts';
import { GYM_FIELDS as FIELDS } from './gym-fields.ts';

const CONTEXT = { referred: fieldFinder(FIELDS), fields: FIELDS };

const flat = (clauses: readonly Clause[]): Clause[] =>
  clauses.flatMap(clause => (clause.kind === 'any' || clause.kind === 'all' ? flat(clause.of) : [clause]));

const kinds = (guide: string) => parseGuide(guide, CONTEXT).map(rule => flat(rule.clauses).map(clause => clause.kind));
const levels = (guide: string) => parseGuide(guide, CONTEXT).map(rule => rule.level);

const parsing = suite('reading a guide');

const READ: [string, Acceptance[], Clause['kind'][][]][] = [
  ['High: membership status is Active and valid until is in the future', ['high'], [['equals', 'in_future']]],
  [
    '- **High**: all required fields are visible\n- **Medium**: valid until is missing\n- **Low**: member name is missing\n- **Reject**: no fields found',
    ['high', 'medium', 'low', 'reject'],
    [['all_present'], ['missing'], ['missing'], ['none_present']],
  ],
  [
    '| Level | Rule |\n|---|---|\n| High | balance is at least £1,000 |\n| Reject | balance is below 100 |',
    ['high', 'reject'],
    [['compare'], ['compare']],
  ],
  [
    '## High\n- Membership status is Active\n- Member name is visible\n## Reject\n- Membership status is Expired',
    ['high', 'reject'],
    [['equals', 'present'], ['equals']],
  ],
  [
    'high - statement date within the last 3 months and balance over 500\nreject - statement date is in the past',
    ['high', 'reject'],
    [['within_last', 'compare'], ['in_past']],
  ],
  ['Reject if membership status is Expired or Cancelled.', ['reject'], [['equals']]],
  ['Let her in if the membership status is Active.', ['high'], [['equals']]],
  ['Grant access only if the membership status is Active.', ['high'], [['equals']]],
  [
    'High acceptance: the user clearly holds a membership that has been continuously paid for at least a year.',
    ['high'],
    [['not_understood']],
  ],
  ['Give high when the page belongs to the official gym and looks genuine', ['high'], [['not_understood']]],
  ['Medium: the name is partially hidden but the plan is legible', ['medium'], [['not_understood']]],
  ['High: Status shows "Active"; expiry date is later than today', ['high'], [['equals', 'in_future']]],
  ['Low: membership status is not Active', ['low'], [['equals']]],
  [
    'The screenshot should show the whole page.\nHigh: membership status is active, member name is visible',
    ['high', 'reject'],
    [['equals', 'present'], ['not_understood']],
  ],
  [
    '## High Acceptance\nThe membership status is Active. The member name and valid until are clearly visible and readable.\n\n## Notes\nThanks for reading.',
    ['high'],
    [['equals', 'present']],
  ],
  [
    '### Reject:\n- Membership status is Expired\n- The page is an ugly page',
    ['reject', 'reject'],
    [['equals'], ['not_understood']],
  ],
  [
    '## High Acceptance Criteria\n1. `membership_status` = Active\n2) `valid_until` is still valid',
    ['high'],
    [['equals', 'in_future']],
  ],
  ['**High** membership status is marked as Active', ['high'], [['equals']]],
  ['| Condition | Acceptance |\n|:--|--:|\n| balance > 100 | Medium |', ['medium'], [['compare']]],
  ['Reject: membership status is Expired or missing', ['reject'], [['equals', 'missing']]],
  [
    'High if any of the following:\n- balance at least 10\n- membership status is Active',
    ['high', 'high'],
    [['compare'], ['equals']],
  ],
  ['High school diploma is visible', ['high'], [['not_understood']]],
  ['Do not reject when the name is blurred', ['reject'], [['not_understood']]],
  ['High: and', ['high'], [['not_understood']]],
  ['Ignore the footer.', ['high'], [['not_understood']]],
  ['# Notes', ['high'], [['not_understood']]],
  ['Membership status is Active', ['high'], [['equals']]],
  ['Membership status must be Active. Balance must be at least 5.', ['high'], [['equals', 'compare']]],
  ['Membership status is Active\nReject if balance is at most 5', ['reject', 'high'], [['compare'], ['equals']]],
  ['We look at members.\nAccept if balance is at least 5', ['high'], [['compare']]],
  ['Accept if balance is at least 5. Reject if it is missing.', ['high', 'reject'], [['compare'], ['not_understood']]],
  ['Only approve the person if balance is at least 5, otherwise reject.', ['high'], [['compare']]],
  ['Accept if balance is at least 5, otherwise high', ['high'], [['not_understood']]],
  ['Do not accept if balance is at least 5', ['reject'], [['compare']]],
  ['If balance is at least 5, do not approve.', ['reject'], [['compare']]],
  ['Nur akzeptieren, wenn balance mindestens 5 € ist', ['high'], [['compare']]],
  ['Aceptar solo si balance es al menos 5 €. De lo contrario, rechazar.', ['high'], [['compare']]],
  ['Accepter si balance est supérieur à 5 € ; sinon refuser', ['high'], [['compare']]],
  ['Relocation perk: approve if balance is at least 5; reject if it is lower', ['high'], [['compare']]],
  ['Medium: accept if balance is at least 5', ['medium'], [['not_understood']]],
  ['Decision: Accept', ['high'], [['not_understood']]],
  [
    'Approve:\n(1) membership status is Active, and\nb) balance is at least 5;\n– member name is visible',
    ['high'],
    [['equals', 'compare', 'present']],
  ],
  [
    '✔ approve if membership status is Active\n✘ reject if membership status is Expired',
    ['high', 'reject'],
    [['equals'], ['equals']],
  ],
  ['Approve members whose membership status is Active', ['high'], [['equals']]],
  ['Approve members with a balance of 5 or more', ['high'], [['compare']]],
  ['Approve those who do not have a balance of 5 or more', ['high'], [['not_understood']]],
  ['Accept if balance is at least 5. Reject lower balances.', ['high'], [['compare']]],
  ['Accept if membership status is Active. Reject any other status.', ['high'], [['equals']]],
  ['Accept if membership status is Active. Reject in all other cases.', ['high'], [['equals']]],
  [
    'Accept if membership status is Active. Reject if the name is another one.',
    ['high', 'reject'],
    [['equals'], ['not_understood']],
  ],
  [
    'Accept if membership status is shown. Reject if the status is different.',
    ['high', 'reject'],
    [['present'], ['not_understood']],
  ],
  [
    'Accept if balance is at most 5. Reject if it is higher than 3.',
    ['high', 'reject'],
    [['compare'], ['not_understood']],
  ],
  ['Reject if it is lower.', ['reject'], [['not_understood']]],
  ['Accept if balance is at least 5. Reject if it is higher.', ['high', 'reject'], [['compare'], ['not_understood']]],
  ['Accept if balance is at most 5. Reject if it is more.', ['high'], [['compare']]],
  [
    'Accept if valid until is after 2027. Reject if it is later.',
    ['high', 'reject'],
    [['compare'], ['not_understood']],
  ],
  ['Accept if valid until is after 2027. Reject if it is earlier.', ['high'], [['compare']]],
  ['If the membership status is Expired, reject.', ['reject'], [['equals']]],
  ['When balance is at least 5, give high', ['high'], [['compare']]],
  ['Ablehnen, wenn balance mindestens 5 € beträgt', ['reject'], [['compare']]],
  [
    '## Hoch\n- membership_status ist Aktiv\n## Ablehnen\n- membership_status ist Gekündigt',
    ['high', 'reject'],
    [['equals'], ['equals']],
  ],
  ['Rejeter si membership_status est Expiré', ['reject'], [['equals']]],
  ['**Élevée** : balance est supérieur à 5 €', ['high'], [['compare']]],
  ['Rechazar si membership_status es Cancelado', ['reject'], [['equals']]],
  ['Rejeitar se membership_status é Cancelado', ['reject'], [['equals']]],
  ['membership_statusが失効の場合は却下', ['reject'], [['equals']]],
  ['高：membership_statusは有効である', ['high'], [['equals']]],
  ['Reject if the evidence looks altered', ['reject'], [['signal']]],
];

for (const [guide, wantedLevels, wantedKinds] of READ) {
  parsing(JSON.stringify(guide).slice(0, 90), () => {
    assert.equal(levels(guide), wantedLevels);
    assert.equal(kinds(guide), wantedKinds);
  });
}

parsing('guesses nothing that a clause does not plainly say', () => {
  for (const text of [
    'membership status is Active unless suspended',
    'membership status is Active only if paid',
    'name of the gym is Ironforge',
    'all fields match the passport of the user',
    'member name is similar to the subject',
    'membership status is Active and balance or member name is visible',
    'valid until is at least 2027',
    'the page shows an active membership',
    'expired membership is visible',
  ])
    assert.ok(kinds(`High: ${text}`).flat().includes('not_understood'), text);
});

parsing('an order at the end of a line of text, joined to it by some words, gives its level to the list below', () => {
  const guide =
    "Le solde est d'au moins 1 400 €. En revanche, refusez :\n– membership status is Expired ;\n– balance is below 100.";
  assert.equal(levels(guide), ['reject', 'reject', 'high']);
  assert.equal(levels('Members only, please: balance is at least £5'), ['high']);
});

parsing.run();
