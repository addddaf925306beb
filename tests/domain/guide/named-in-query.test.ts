import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { accept, wantedOf } from '../../../domain/guide/accept.ts';
import { NO_SIGNALS } from '../../../domain/guide/evidence-signals.ts';
import { namedAndNotShown } from '../../../domain/guide/named-in-query.ts';
import { CONFIGURATION_DEFAULTS } from '../../../domain/inquiry/configuration.ts';
import type { Mention } from '../../../domain/mentions/mentions-in.ts';
import { isGranted } from './granted.ts';
import { fieldsOf } from './sentences/sentences.ts';

const fields = fieldsOf({
  membership_status: 'Status of the membership',
  member_name: 'Name of the member',
  plan: 'Name of the plan',
});
const start_url = 'https://www.iron-forge.test/login';
const missing = (query: string, ...values: string[]) => namedAndNotShown({ query, start_url, fields }, values);

const named = suite('what a query names');

for (const [query, values, left] of [
  ['Is Ada Palmer on the Gold plan?', ['Ada Palmer', 'Gold Plan'], []],
  ['Is Ada Palmer on the Gold plan?', ['Ada Palmer', 'Silver'], ['Gold']],
  ['Is the balance at least 10,000?', ['10,500.00'], ['10,000']],
  ['Is 4417 their membership number?', ['4417'], []],
  ['Ist Ada Palmer Mitglied?', ['Bea Palmer'], ['Ada']],
  ['Does the driver hold a licence (class A)?', ['Class C'], ['A']],
  ['Am I, as asked, on it?', ['Gold'], []],
  ['O cliente tem o plano Ouro?', ['Prata'], ['Ouro']],
  ['Le client est-il abonné à la formule Étoile ?', ['Etoile'], []],
  // what is grammar in small letters
  ['Is the person a Pro subscriber?', ['Basic'], ['Pro']],
  ['Is the person a Pro subscriber?', ['Pro'], []],
  ['Does the person hold a licence of class A?', ['C'], ['A']],
  ['Does the person hold a licence of class A?', ['A'], []],
  ['Haben Sie eine Mitgliedschaft?', ['Ada Palmer'], []],
  // sites
  ['Was it sent by iron-forge.test?', ['Ada Palmer'], []],
  ['Was it sent by hankyul.test?', ['award@hankyul.pay.test'], ['hankyul.test']],
  ['Was it sent by hankyul.test?', ['award@mail.hankyul.test'], []],
  // people whose names neither a capital nor a space tells
  ['林晓雯是不是应用的持有人？', ['周启明'], ['林晓雯']],
  ['林晓雯是不是应用的持有人？', ['林晓雯'], []],
  ['高级会员是否有效？', ['周启明'], []],
  ['会员资格是否有效？', ['周启明'], []],
  ['山田太郎さんは会員ですか', ['佐藤花子'], ['山田太郎']],
  ['山田太郎さんは会員ですか', ['山田 太郎'], []],
  ['김민수님은 회원입니까?', ['박지우'], ['김민수']],
  ['회원님은 유효합니까?', ['박지우'], []],
  // what somebody else's measure decides
  ['Does the applicant have enough money?', ['48,250.75'], ['enough']],
  ['Hat die Person ausreichendes Guthaben?', ['10.000 €'], ['ausreichend']],
  ['Has the member saved enough to qualify?', ['£4'], ['enough', 'qualify']],
  ['この方は補助を受けられますか。', ['有効'], ['受けられます']],
  ['Is the person eligible?', ['Eligible'], []],
  // words that lead on
  ['Hat die Person einen laufenden Vertrag bei der Stadt?', ['Ada Palmer', 'Stadt'], []],
  ['Heeft deze persoon een lopend lidmaatschap?', ['Ada Palmer'], []],
  ['La persona ha un abbonamento fino a marzo?', ['Ada Palmer'], []],
  // kinds
  ['Is this user an official moderator of the forum?', ['Regular'], ['official', 'moderator']],
  ['Is this user a moderator of the forum?', ['Moderator'], []],
  ['Ist die Person ein Schiedsrichter?', ['Ada Palmer'], ['Schiedsrichter']],
  ['Est-elle une arbitre officielle ?', ['Ada Palmer'], ['arbitre', 'officielle']],
  ['¿Es un árbitro?', ['Ada Palmer'], ['árbitro']],
  ['Ela é uma professora?', ['Professora'], []],
  ['Does the person have an active membership?', ['Ada Palmer'], []],
  ['A trabalhadora tem contrato?', ['Ada Palmer'], []],
] as const)
  named(`${query} with ${values.join(', ')}`, () => assert.equal(missing(query, ...values), left));

named('the site, kinds of fields and the beginning of a sentence are no names', () => {
  assert.equal(missing('Does this person hold an active gym membership at Iron Forge?'), []);
  assert.equal(missing('Check the Membership Status. Active is what we want.'), []);
  assert.equal(missing('Hat die Kundin eine gültige Mitgliedschaft?'), []);
});

function judged(
  query: string,
  fieldList: typeof fields,
  values: Record<string, string>,
  doubtful_state: 'unknown' | 'not_met' = 'not_met',
  acceptance_guide = '',
) {
  const configuration = {
    ...CONFIGURATION_DEFAULTS,
    name: 'x',
    query,
    acceptance_guide,
    fields: fieldList,
    start_url,
    return_url: start_url,
  };
  return accept(configuration, wantedOf(configuration), {
    values: new Map(Object.entries(values).map(([name, value]) => [name, { value, certain: true }] as const)),
    signals: { ...NO_SIGNALS, doubtful_state },
    submittedAt: new Date('2026-11-21T10:00:00Z'),
  });
}

named('without a guide it must be shown', () => {
  const values = { membership_status: 'Active', member_name: 'Ada Palmer', plan: 'Silver' };
  const silver = judged('Is Ada Palmer on the Silver plan?', fields, values);
  assert.equal([silver.acceptance, silver.certain], ['high', true]);
  const gold = judged('Is Ada Palmer on the Gold plan?', fields, values);
  assert.is(gold.certain, false);
  assert.match(gold.reason, /No value that was read shows what the query names: Gold\./);
});

named('whom the query asks about is whom a guide is held against', () => {
  const of = (query: string, member_name: string) =>
    judged(query, fields, { member_name, membership_status: 'Active', plan: 'Gold' }, 'not_met', 'Status is Active.');
  const other = of('Is Katherine Moyle a member?', 'Catherine Moyles');
  assert.is(other.certain, false);
  assert.match(other.reason, /The query asks about Katherine Moyle, whom no value names\./);
  assert.is(of('林晓雯是不是会员？', '周启明').certain, false);
  assert.is(of('Is Katherine Moyle a member?', 'Katherine Moyles').certain, false);
  for (const [query, name] of [
    ['Is Katherine Moyle a member?', 'MOYLE, Katherine'],
    ['Est-ce que Katherine Moyle est membre ?', 'Katherine Moyle'],
    ['Is the person a member of Harbour Swimming?', 'Catherine Moyles'],
    ['Is this person a member?', 'Catherine Moyles'],
    ['林晓雯是不是会员？', '林晓雯'],
  ] as const)
    assert.is(of(query, name).certain, true, query);
});

named('what may be told against it leaves it open where no value shows that it holds', () => {
  const plate = { name: 'plate', description: 'plate of the vehicle', required: true };
  const doubted = judged('Is this the vehicle GS-MK 417?', [plate], { plate: 'GS-MK 417' }, 'unknown');
  assert.is(doubted.certain, false);
  assert.match(doubted.reason, /the evidence may tell that it does not/);
});

named('what a query narrows must be shown', () => {
  const values = { membership_status: 'Active', member_name: 'Ada Palmer', plan: 'Talk 2 GB' };
  const unlimited = judged('Does Ada Palmer have an unlimited plan?', fields, values);
  assert.is(unlimited.certain, false);
  assert.match(unlimited.reason, /names: unlimited\./);
  assert.is(judged('Does Ada Palmer have an unlimited plan?', fields, { ...values, plan: 'Unlimited' }).certain, true);
});

named('what a query quotes, and a number that a description expects, must be shown', () => {
  const values = { membership_status: 'Active', member_name: 'Ada Palmer', plan: 'Light' };
  assert.is(judged('Does Ada Palmer have the plan "Maximum"?', fields, values).certain, false);
  const plate = { name: 'plate', description: 'expected is GS-MK 417', required: true };
  const query = 'Is this the vehicle with the plate GS-MK 417?';
  assert.is(judged(query, [plate], { plate: 'GS-MX 417' }).certain, false);
  assert.is(judged(query, [plate], { plate: 'GS-MK 417' }).certain, true);
  const insured = 'Is the vehicle with the plate GS-MK 417 insured?';
  assert.is(judged(insured, [plate], { plate: 'GS-MK 417' }).certain, false);
});

named('what a query implies without fields is no more than it says', () => {
  const plain = judged('Does the user have an active membership?', [], { membership_status: 'Active' });
  assert.is(plain.certain, true);
  assert.is(
    judged('Does the user have an active Gold membership?', [], { membership_status: 'Active' }).certain,
    false,
  );
});

named('words that narrow count in whatever form', () => {
  for (const query of [
    'هل العضوية السنوية سارية الآن؟',
    'Hat sie eine jährliche Karte?',
    'A-t-elle des cotisations annuelles ?',
  ])
    assert.is(missing(query, 'Monatlich').length > 0, true, query);
});

named('a site that only begins like the one that is asked for is not it', () => {
  const asked = (address: string) =>
    accept(
      {
        ...CONFIGURATION_DEFAULTS,
        name: 'x',
        query: 'Does Ada Palmer have a card of Nordbank?',
        fields,
        start_url: address,
        return_url: address,
      },
      wantedOf({ ...CONFIGURATION_DEFAULTS, name: 'x', query: '', fields, start_url: address, return_url: address }),
      {
        values: new Map(
          Object.entries({ membership_status: 'Active', member_name: 'Ada Palmer', plan: 'Card' }).map(
            ([name, value]) => [name, { value, certain: true }],
          ),
        ),
        signals: { ...NO_SIGNALS, doubtful_state: 'not_met' as const },
        submittedAt: new Date('2026-11-21T10:00:00Z'),
      },
    );
  assert.is(asked('https://my.nordbank.example/').certain, true);
  for (const host of [
    'nordbank-login.example',
    'nordbank.verify.example',
    'www.nordbank.example.secure.example',
    'n0rdbank.example',
  ])
    assert.match(asked(`https://${host}/`).reason, /what the query names: Nordbank/);
});

named('what was cancelled is granted without a guide by no good status', () => {
  const configuration = {
    ...CONFIGURATION_DEFAULTS,
    name: 'x',
    query: 'Is Ada Palmer a member?',
    fields,
    start_url,
    return_url: start_url,
  };
  const judgedWith = (query: string, said: readonly Mention[], acceptance_guide = '') =>
    accept({ ...configuration, query, acceptance_guide }, wantedOf(configuration), {
      values: new Map(
        Object.entries({ membership_status: 'Active', member_name: 'Ada Palmer', plan: 'Gold' }).map(
          ([name, value]) => [name, { value, certain: true }],
        ),
      ),
      signals: { ...NO_SIGNALS, doubtful_state: 'not_met' as const },
      mentions: { said: new Set(said), isAll: true },
      submittedAt: new Date('2026-11-21T10:00:00Z'),
    });
  assert.is(judgedWith('Is Ada Palmer a member?', []).certain, true);
  const doubted = judgedWith('Is Ada Palmer a member?', ['cancelled']);
  assert.is(doubted.certain, false);
  assert.match(doubted.reason, /something that was cancelled or does not go on/);
  // Nor by a guide that does not speak of it.
  const guide = 'High:\n- membership_status is active';
  assert.is(judgedWith('Is Ada Palmer a member?', [], guide).certain, true);
  const open = judgedWith('Is Ada Palmer a member?', ['cancelled'], guide);
  assert.is(open.certain, false);
  assert.match(open.reason, /The guide does not speak of it/);
  const spoken = judgedWith(
    'Is Ada Palmer a member?',
    ['cancelled'],
    `${guide}\n- plan is "Gold" or plan is "Cancelled"`,
  );
  assert.is(spoken.certain, true);
  assert.is(judgedWith('Has Ada Palmer cancelled?', ['cancelled'], guide).certain, true);
});

named('a site tells of what kind the things are that it shows, and never what somebody is', () => {
  const left = (query: string, address: string) =>
    namedAndNotShown({ query, start_url: address, fields }, ['Ada Palmer']);
  assert.equal(left('Does she have a storage unit?', 'https://ironbarkstorage.example/'), []);
  assert.equal(left('Does she have a curling membership?', 'https://curling-leith.example/'), []);
  assert.equal(left('Does she have a curling membership?', 'https://leith.example/'), ['curling']);
  assert.equal(left('Is she a moderator?', 'https://moderator-forum.example/'), ['moderator']);
});

named('a letter that is a part of a word is no class, where the site is called so', () => {
  const left = (query: string) =>
    namedAndNotShown({ query, start_url: 'https://akassanvastan.example/', fields }, ['Ada Palmer']);
  assert.equal(left('Är hon medlem i A-kassan Västan?'), []);
  assert.equal(left('Är hon medlem i A kassan Västan?'), ['A']);
});

named('what a field is called narrows nothing where the query asks for it', () => {
  const price = fieldsOf({ monthly_price: 'What is paid' });
  const left = (query: string) => namedAndNotShown({ query, start_url, fields: price }, ['£31.00']);
  assert.equal(left('Confirm the account and its monthly price.'), []);
  assert.equal(left('Does the person have a monthly pass?'), ['monthly']);
});

named('what is said to be still open keeps a guide that does not speak of it from granting anything', () => {
  const guide = 'High:\n- valid until at least 31 December 2027';
  const judged = (status: string, guide_: string) =>
    isGranted({ query: 'Is the licence valid?', guide: guide_ }, { status, valid_until: '31.12.2027' });
  assert.ok(judged('Geçerli', guide));
  for (const status of ['İncelemede', 'In review', '수락 대기', 'Wird geprüft', 'w trakcie rozpatrywania'])
    assert.not(judged(status, guide), status);
});

named.run();
