import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { decideVerdict } from '../../domain/inquiry/verdict.ts';
import type { Cutting } from '../../domain/judging/findings.ts';
import { decoyLabels } from '../../infrastructure/analysis/model/decoys.ts';
import type { ModelAnswer } from '../../infrastructure/analysis/model/model-answer.ts';
import { cuttingsSeen, pairsOf } from '../../infrastructure/analysis/model/pairs.ts';
import { type ModelStep, saidIn } from '../support/model-server.ts';
import { present } from '../support/present.ts';
import { request, screenshot } from './gym-request.ts';
import { closeModelServers, gymSaying, modelHouse, naming, proposal, reply } from './model-house.ts';

const blind = suite('a reading that does not see the evidence');
blind.after(closeModelServers);

const GUIDE = 'High: membership status is Active';
/** A word of English that is no label of ours. */
const STRANGE = { Status: 'Where you are with us' };
const FIRST = reply({ values: [proposal('membership_status', 'Active', STRANGE.Status)] });

async function judged(second: ModelStep, words: Record<string, string> = STRANGE, first = FIRST) {
  const house = await modelHouse({ script: [first, second] });
  const assessment = await house.analyse(
    request([screenshot('d02-gym', {}, gymSaying(words))], { acceptance_guide: GUIDE }),
  );
  return { ...house, assessment, outcome: decideVerdict(assessment, false).outcome };
}

blind('makes certain, at medium, what it alone puts to the field that the first one put it to', async () => {
  const { assessment, outcome, server } = await judged(naming(({ label }) => label === STRANGE.Status));
  assert.equal([outcome, assessment.confidence], ['approved', 'medium']);
  assert.match(assessment.confidence_reason, 'Only the model says which text belongs to membership status.');
  const { user } = saidIn(present(server.requests[1]));
  assert.match(user, 'around: ');
  assert.not.match(user, 'Log out');
});

blind('makes nothing certain where it goes by the value, or by what was said before', async () => {
  assert.is((await judged(naming(({ value }) => value === 'Active'))).outcome, 'manual_review');
  assert.is((await judged(FIRST)).outcome, 'manual_review');
  assert.is((await judged(naming(() => true))).outcome, 'manual_review');
});

blind('makes nothing certain that it puts elsewhere, or beside another value', async () => {
  assert.is((await judged(naming(() => false))).outcome, 'manual_review');
  const elsewhere = naming(({ label }) => label === STRANGE.Status, { field: 'membership_type' });
  assert.is((await judged(elsewhere)).outcome, 'manual_review');
  const several = naming(({ label, value }) => label === STRANGE.Status || value !== 'Active');
  assert.is((await judged(several)).outcome, 'manual_review');
});

blind('is not asked for what our own reading doubts', async () => {
  // Two states under one label.
  const words = { Status: 'Standing', Plan: 'Standing', 'Platinum Annual': 'Expired' };
  const first = reply({ values: [proposal('membership_status', 'Active', 'Standing')] });
  const { outcome } = await judged(
    naming(({ label, value }) => label === 'Standing' && value === 'Active'),
    words,
    first,
  );
  assert.is.not(outcome, 'approved');
});

const FIELDS = [{ name: 'membership_status', description: 'whether it is active', required: true }];
const CUT: Cutting = {
  field: 'membership_status',
  value: 'Active',
  label: 'Where you are with us',
  under: 'My membership',
  around: 'Membership | Where you are with us | Active',
  isToldByPlace: false,
  others: [{ label: 'Newsletter', value: 'On', under: '', around: '' }],
};
const said = (...evidence: number[]): ModelAnswer => ({
  values: evidence.map(number => ({ field: 'membership_status', evidence: number, value: 'Active', label: null })),
  conditions: [],
  acceptance: 'medium',
  instructions_in_evidence: false,
});

blind('is shown decoys with the same value, and pairs by numbers that nobody can foresee', () => {
  const pairs = pairsOf([{ label: 'Plan', value: 'Gold' }], [CUT], FIELDS);
  assert.is(new Set(pairs.map(({ number }) => number)).size, 5);
  const decoys = pairs.filter(({ isDecoy }) => isDecoy);
  assert.equal(
    decoys.map(({ value, around }) => [value, around?.endsWith('| Active')]),
    [
      ['Active', true],
      ['Active', true],
    ],
  );
  const own = present(pairs.find(({ cutting }) => cutting !== null)).number;
  const [decoy] = decoys;
  assert.equal(cuttingsSeen(pairs, said(own)), [CUT]);
  assert.equal(cuttingsSeen(pairs, said(own, present(decoy).number)), []);
  assert.equal(cuttingsSeen(pairs, said(own, own)), []);
  assert.equal(cuttingsSeen(pairs, said(1)), []);
  assert.equal(cuttingsSeen(pairs, said()), []);
});

blind('is shown a decoy of the same label in another place where only the place tells what a value is', () => {
  const pairs = pairsOf([], [{ ...CUT, isToldByPlace: true }], FIELDS);
  const alike = pairs.filter(({ label, cutting }) => label === CUT.label && cutting === null);
  assert.equal(
    alike.map(({ value, isDecoy }) => [value, isDecoy]),
    [['Active', true]],
  );
  const [decoy] = alike.map(({ under }) => under);
  assert.ok(decoyLabels(FIELDS).includes(present(decoy)));
  const own = present(pairs.find(({ cutting }) => cutting !== null)).number;
  assert.is(cuttingsSeen(pairs, said(own)).length, 1);
  assert.equal(cuttingsSeen(pairs, said(own, present(alike[0]).number)), []);
});

/** The same label in two parts of the page, and another state below it in the other one. */
const TWICE = { Status: 'Egoera', Phone: 'Egoera', '+351 912 555 014': 'Expired' };
const CHOSEN = reply({ values: [proposal('membership_status', 'Active', 'Egoera')] });

blind('tells two values under one label apart by their headings, and only who looks at these', async () => {
  const isThis = ({ label, value }: { label: string; value: string }) => label === 'Egoera' && value === 'Active';
  const among = (isNamed: (under: string) => boolean): ModelStep => ({
    sayTo(_, user) {
      const pairs = [...user.matchAll(/number="(\d+)">\nlabel: (.*)\nvalue: (.*)\n(?:under: (.*)\n)?/g)];
      const values = pairs
        .filter(([, , label = '', value = '', under = '']) => isThis({ label, value }) && isNamed(under))
        .map(([, number]) => ({ ...proposal('membership_status', 'Active', 'Egoera'), evidence: Number(number) }));
      return (reply({ values }) as { say: string }).say;
    },
  });
  const { outcome, server } = await judged(
    among(under => under.includes('My membership')),
    TWICE,
    CHOSEN,
  );
  assert.is(outcome, 'approved');
  assert.match(saidIn(present(server.requests[1])).user, /value: Expired\nunder: .*Personal details/);
  assert.is(
    (
      await judged(
        among(() => true),
        TWICE,
        CHOSEN,
      )
    ).outcome,
    'manual_review',
  );
});

/** Two parts that are built alike, of which the query names none. */
const RECORDS = {
  ...TWICE,
  'My membership': 'Docklands',
  'Personal details': 'Riverside',
  Plan: 'Mota',
  Email: 'Mota',
};

blind('tells the records of a page apart by their headings, and only who looks at these', async () => {
  const under = (heading: string): ModelStep => ({
    sayTo(_, user) {
      const pairs = [...user.matchAll(/number="(\d+)">\nlabel: Egoera\nvalue: Active\n(?:under: (.*)\n)?/g)];
      const values = pairs
        .filter(([, , over = '']) => over.includes(heading))
        .map(([, number]) => ({ ...proposal('membership_status', 'Active', 'Egoera'), evidence: Number(number) }));
      return (reply({ values }) as { say: string }).say;
    },
  });
  assert.is((await judged(under('Docklands'), RECORDS, CHOSEN)).outcome, 'approved');
  for (const other of ['', 'Riverside'])
    assert.is.not((await judged(under(other), RECORDS, CHOSEN)).outcome, 'approved', other);
  // Records without names: nothing that can be shown tells which is meant.
  const nameless = { ...RECORDS, 'My membership': ' ', 'Personal details': ' ' };
  assert.is.not((await judged(under(''), nameless, CHOSEN)).outcome, 'approved');
});

blind('is not asked where nothing but the value tells two under one label apart', async () => {
  const words = { Status: 'Egoera', 'Home club': 'Egoera', 'Ironforge Docklands': 'Expired' };
  const { outcome, server } = await judged(
    naming(({ value }) => value === 'Active'),
    words,
    CHOSEN,
  );
  assert.is(outcome, 'manual_review');
  assert.is(server.requests.length, 1);
});

blind('is believed of nothing where there is no matter that the fields do not ask for', () => {
  const asked = decoyLabels([]).map(name => ({ name, description: '', required: true }));
  assert.equal(decoyLabels(asked), []);
  const pairs = pairsOf([], [CUT], asked);
  assert.equal(cuttingsSeen(pairs, said(present(pairs.find(({ cutting }) => cutting)).number)), []);
});

blind.run();
