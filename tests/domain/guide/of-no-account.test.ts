import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { saysNoMatter, saysNoMatterOfTwo } from '../../../domain/guide/no-matter.ts';
import { isGranted } from './granted.ts';

const account = suite('what is of no account');

const OF_NO_ACCOUNT = [
  'The tariff is of no interest to us',
  'The breed plays no part in our decision',
  'The price makes no difference either way',
  'The colour of the van is beside the point',
  'The place of work need not be checked',
  'Der Tarif ist ohne Bedeutung',
  'Die Farbe ist nicht von Belang',
  'La couleur ne joue aucun rôle',
  'El color no tiene importancia',
  'A cor não nos interessa',
  'Il colore non ci interessa',
  'De kleur doet niet ter zake',
  'Färgen har ingen betydelse',
  'Kolor nie odgrywa roli',
  'Barva nemá význam',
  'Цвет роли не играет',
];
const SOMETHING_ELSE = [
  'Business accounts are of no interest to us',
  'Student cards do not concern us',
  'Freelancers are of no interest to us',
  'Los autónomos no nos interesan',
  'Student papers have no relevance',
  'The price of the plan and business accounts are not our concern',
  'Cards without a photo are not relevant',
  'Les comptes professionnels ne nous intéressent pas',
  'Geschäftskonten interessieren uns nicht',
  'The card must be renewed and the price is of no importance',
  'The expired card is of no importance',
  'More than 3 notes are of no importance',
  'Photo required and breed does not matter',
  'The dog is chipped and breed does not matter',
  'The tariff is of interest to us',
  'The price plays a part in our decision',
];

for (const line of OF_NO_ACCOUNT) account(`asks for nothing: ${line}`, () => assert.is(saysNoMatter(line), true));
for (const line of SOMETHING_ELSE) account(`says more: ${line}`, () => assert.is(saysNoMatter(line), false));

account('two things may be of no account together, and no demand is one of them', () => {
  assert.is(saysNoMatterOfTwo('Territory and excess are of no importance'), true);
  assert.is(saysNoMatterOfTwo('Photo required and excess are of no importance'), false);
  assert.is(saysNoMatterOfTwo('Name and photo is of no importance'), false);
});

const asked = (guide: string) => ({ query: 'Is the policy running?', guide });
const POLICY = { policy_status: 'Active', sum: '£4,000' };

account('stands beside what is asked for', () => {
  const active = 'Approve if the policy status is Active.';
  assert.is(isGranted(asked(`${active} Territory and excess are of no importance.`), POLICY), true);
  assert.is(isGranted(asked(`- Excess does not matter.\n\n${active}`), POLICY), true);
  assert.is(isGranted(asked(`${active} Photo required and excess do not matter.`), POLICY), false);
  assert.is(isGranted(asked(`${active} Business policies are of no interest to us.`), POLICY), false);
});

account('a level is given to the shop that all is about', () => {
  const shop = { query: 'How is the shop rated?', shown: { rating: '4.8' } };
  const isRated = (guide: string) => isGranted({ query: shop.query, guide }, shop.shown);
  assert.is(isRated('Approve the shop if the rating is at least 4.5.'), true);
  assert.is(isRated('Approve the shop if the rating is at least 4.9.'), false);
  assert.is(isRated('Approve certified shops if the rating is at least 4.5.'), false);
  assert.is(isRated('Approve shop owners if the rating is at least 4.5.'), false);
});

account('a line that only says that all of a list must hold asks for nothing', () => {
  const listed = (lead: string, sum = '£4,000') =>
    isGranted(
      asked(`## High Acceptance\n${lead}\n- the policy status is Active\n- the sum is at least ${sum}`),
      POLICY,
    );
  assert.is(listed('That means:'), true);
  assert.is(listed('The page must show all of the following:'), true);
  assert.is(listed('All of these must hold:'), true);
  assert.is(listed('All of these must hold:', '£5,000'), false);
  assert.is(listed('The gold page must show all of the following:'), false);
  assert.is(listed('Only pages of residents must show all of the following:'), false);
  assert.is(listed('One of these must hold:', '£5,000'), false);
  const inLine = (sum: string) =>
    isGranted(
      asked(`Approve when all of these hold: the policy status is Active; the sum is at least ${sum}.`),
      POLICY,
    );
  assert.is(inLine('£4,000'), true);
  assert.is(inLine('£5,000'), false);
});

account.run();
