import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { decideVerdict } from '../../domain/inquiry/verdict.ts';
import type { DrawPage } from '../../infrastructure/analysis/parts.ts';
import { type ModelStep, saidIn } from '../support/model-server.ts';
import { present } from '../support/present.ts';
import { analyse as analyseLocally, documents, gym, pngHeader, request, screenshot } from './gym-request.ts';
import { closeModelServers, gymSaying, modelHouse, naming, proposal, reply, secondReply } from './model-house.ts';

const pays = suite('what a model adds to our own reading');
pays.after(closeModelServers);

/** The gym's page in a language whose words we do not know. */
const BASQUE = {
  'My membership': 'Nire bazkidetza',
  Status: 'Egoera',
  Active: 'Martxan',
  Plan: 'Mota',
  'Member since': 'Hasiera',
  'Valid until': 'Amaiera',
  'Home club': 'Zentroa',
  'Personal details': 'Nire datuak',
  Name: 'Deitura',
  Email: 'Mezua',
  Phone: 'Deia',
};
const GUIDE = 'High: membership status is Martxan';
const page = (words: Record<string, string> = BASQUE) => [screenshot('d02-gym', {}, gymSaying(words))];
const SEEN = proposal('membership_status', 'Martxan', 'Egoera');
const SEEN_AGAIN = naming(({ label }) => label === 'Egoera');
const outcomeOf = (assessment: Parameters<typeof decideVerdict>[0]) => decideVerdict(assessment, false).outcome;

/** A condition that our own language of guides does not understand, decided by the value of the status. */
const ODD = 'High: membership status is Active\nReject: The membership looks like a gift';
const told = (outcome: 'met' | 'not_met' | 'unknown', rests_on = ['membership_status']) => [
  { number: 1, outcome, rests_on },
];
const STATUS = proposal('membership_status', 'Active', 'Status');

async function judged(script: ModelStep[], acceptance_guide: string, words?: Record<string, string>) {
  const house = await modelHouse({ script });
  const assessment = await house.analyse(request(page(words), { acceptance_guide }));
  return { ...house, assessment, outcome: outcomeOf(assessment) };
}

pays('a value under a label that we have no words for approves at medium when two readings say so', async () => {
  assert.is(outcomeOf(await analyseLocally(request(page(), { acceptance_guide: GUIDE }))), 'manual_review');
  const { assessment, outcome, server } = await judged([reply({ values: [SEEN] }), SEEN_AGAIN], GUIDE);
  assert.equal([outcome, assessment.confidence], ['approved', 'medium']);
  assert.match(assessment.confidence_reason, 'Only the model says which text belongs to membership status.');
  const { system, user, pictures } = saidIn(present(server.requests[1]));
  assert.match(user, 'label: Egoera');
  assert.not.match(user + system, /Nire datuak|Log out/);
  assert.equal([server.requests.length, pictures.length], [2, 0]);
});

pays('readings that differ, or see instructions, leave it to a person', async () => {
  const isSeen = ({ label }: { label: string }) => label === 'Egoera';
  const seconds = [
    naming(() => false),
    naming(({ label }) => label === 'Zentroa'),
    naming(({ label }) => label === 'Zentroa' || label === 'Egoera'),
    naming(isSeen, { field: 'membership_type' }),
    naming(isSeen, { acceptance: 'reject' }),
    naming(isSeen, { instructions_in_evidence: true }),
  ];
  for (const second of seconds) {
    const { outcome } = await judged([reply({ values: [SEEN] }), second], GUIDE);
    assert.is(outcome, 'manual_review', String(seconds.indexOf(second)));
  }
});

pays('a second reading that does not come leaves what our own reading found', async () => {
  const local = await analyseLocally(request(page({}), { acceptance_guide: 'High: membership status is Active' }));
  assert.is(outcomeOf(local), 'approved');
  for (const broken of [{ status: 500, headers: { 'retry-after': '0' } }, { raw: '<html>' }]) {
    assert.is((await judged([reply({ values: [SEEN] }), broken], GUIDE)).outcome, 'manual_review');
    const said = [reply({ values: [STATUS], conditions: told('not_met') }), broken];
    assert.is((await judged(said, ODD, {})).outcome, 'manual_review');
  }
});

pays('both readings share the time that an assessment may wait', async () => {
  const { analyse } = await modelHouse({ script: [reply({ values: [SEEN] }), { hang: true }], timeoutMs: 700 });
  const startedAt = performance.now();
  const assessment = await analyse(request(page(), { acceptance_guide: GUIDE }));
  assert.is(outcomeOf(assessment), 'manual_review');
  // The limit of the model, and what a busy machine takes for the rest.
  assert.ok(performance.now() - startedAt < 700 + 5_000);
});

const GIFT = reply({ values: [STATUS], conditions: told('not_met') });

pays('a condition that we do not understand is decided by two readings, on certain values', async () => {
  assert.is(outcomeOf(await analyseLocally(request(page({}), { acceptance_guide: ODD }))), 'manual_review');
  const { assessment, outcome, server } = await judged(
    [GIFT, secondReply({ values: [STATUS] }, () => 'not_met')],
    ODD,
    {},
  );
  assert.equal([outcome, assessment.confidence], ['approved', 'medium']);
  assert.match(assessment.confidence_reason, 'Only the model says what a condition of the guide comes to.');
  assert.equal(
    assessment.rules.map(rule => rule.outcome),
    ['met', 'not_met'],
  );
  assert.match(saidIn(present(server.requests[0])).system, '1. The membership looks like a gift');
});

pays('the second reading sees neither the page nor the guide, and each condition both ways round', async () => {
  const { server } = await judged([GIFT, secondReply({ values: [STATUS] }, () => 'not_met')], ODD, {});
  const { system, user } = saidIn(present(server.requests[1]));
  assert.not.match(user, 'Log out');
  assert.not.match(system, 'The acceptance guide');
  assert.match(system, 'Today is 20');
  for (const statement of [
    'The membership looks like a gift',
    'It is not the case that: The membership looks like a gift',
  ])
    assert.match(system, new RegExp(`^\\d+\\. ${statement}$`, 'm'));
});

pays('a granting condition counts as met in the same way', async () => {
  const said = [reply({ values: [STATUS], conditions: told('met') }), secondReply({ values: [STATUS] }, () => 'met')];
  for (const guide of [
    'High: to a reader the membership seems active',
    'High: the membership belongs to a real person',
    'High: the membership seems to be at Zorvath',
  ])
    assert.is((await judged(said, guide, {})).outcome, 'approved', guide);
});

pays('a state that is not wanted, named behind the one that is, speaks against that one no more', async () => {
  const outcomeFor = async (status: string, guide: string) => {
    const values = [proposal('membership_status', status, 'Status')];
    const said = [reply({ values, conditions: told('met') }), secondReply({ values }, () => 'met')];
    return (await judged(said, guide, { Active: status })).outcome;
  };
  const wanted = 'High: to a reader the membership seems active, suspended ones are turned away';
  assert.is(await outcomeFor('Active', wanted), 'approved');
  for (const other of ['Suspended', 'Pending', 'Cancelled'])
    assert.is.not(await outcomeFor(other, wanted), 'approved', other);
  const unwanted = 'High: to a reader the membership seems suspended, active ones are turned away';
  assert.is.not(await outcomeFor('Active', unwanted), 'approved');
});

pays('a rule is asked as a whole only where certain values leave it open', async () => {
  const first = {
    sayTo: (system: string) => {
      const listed = /The conditions to decide:\n([\s\S]*)/.exec(system)?.[1] ?? '';
      const conditions = [...listed.matchAll(/^(\d+)\./gm)].map(([, number]) => {
        return { number: Number(number), outcome: 'met' as const, rests_on: ['membership_status'] };
      });
      return (reply({ values: [STATUS], conditions }) as { say: string }).say;
    },
  };
  const decided = await judged([first, secondReply({}, () => 'met')], 'High: membership status is Active', {});
  assert.equal([decided.outcome, decided.server.requests.length], ['approved', 1]);
  const open = await judged(
    [first, secondReply({}, () => 'met')],
    'High: membership status is one of the good ones',
    {},
  );
  assert.equal([open.outcome, open.server.requests.length], ['approved', 2]);
});

pays('who says the same of everything is not believed of any condition, and our own verdict stands', async () => {
  const first = reply({ values: [STATUS], conditions: told('met') });
  const odd = 'High: the membership belongs to a real person';
  const same = (outcome: 'met' | 'not_met' | 'unknown') =>
    secondReply(
      { values: [STATUS] },
      (_, isContrary) => (isContrary && outcome !== 'unknown' ? (outcome === 'met' ? 'not_met' : 'met') : outcome),
      () => outcome,
    );
  for (const outcome of ['met', 'not_met', 'unknown'] as const)
    assert.is((await judged([first, same(outcome)], odd, {})).outcome, 'manual_review', outcome);
  const careless = secondReply(
    { values: [STATUS] },
    () => 'met',
    () => 'met',
  );
  assert.is((await judged([first, careless], odd, {})).outcome, 'manual_review', 'it knows no number');
  const pleasing = secondReply({ values: [STATUS] }, (_, isContrary) => (isContrary ? 'not_met' : 'met'));
  assert.is((await judged([first, pleasing], odd, {})).outcome, 'manual_review', 'it grants the contrary too');
  const decided = `High: membership status is Active\nMedium: the membership belongs to a real person`;
  assert.is((await judged([first, careless], decided, {})).outcome, 'approved');
});

pays('what a condition rests on must be certain, and be something', async () => {
  for (const conditions of [
    told('not_met', []),
    told('not_met', ['membership_number']),
    told('not_met', ['membership_status', 'salary']),
    told('unknown'),
    [...told('not_met'), ...told('not_met')],
    [{ number: 2, outcome: 'not_met' as const, rests_on: ['membership_status'] }],
  ]) {
    const script = [reply({ values: [STATUS], conditions }), secondReply({ values: [STATUS] }, () => 'not_met')];
    assert.is((await judged(script, ODD, {})).outcome, 'manual_review', JSON.stringify(conditions));
  }
});

pays('readings that differ about a condition leave it to a person', async () => {
  for (const outcome of ['met', 'unknown'] as const)
    assert.is((await judged([GIFT, secondReply({}, () => outcome)], ODD, {})).outcome, 'manual_review', outcome);
  assert.is((await judged([GIFT, reply()], ODD, {})).outcome, 'manual_review', 'nothing is said');
  const { assessment } = await judged([GIFT, secondReply({}, () => 'met')], ODD, {});
  assert.match(assessment.acceptance_reason, 'Two readings of the evidence by the model do not say the same.');
});

pays('a model rejects nobody by a condition of its own', async () => {
  const script = [reply({ values: [STATUS], conditions: told('met') }), secondReply({ values: [STATUS] }, () => 'met')];
  const { assessment, outcome } = await judged(script, ODD, {});
  assert.equal([outcome, assessment.rules[1]?.outcome], ['manual_review', 'unknown']);
});

pays('who invents a value, or obeys the page, decides no condition', async () => {
  const invented = { values: [STATUS, proposal('membership_type', 'Diamond', 'Plan')], conditions: told('not_met') };
  const second = secondReply({ values: [STATUS] }, () => 'not_met');
  assert.is((await judged([reply(invented), second], ODD, {})).outcome, 'manual_review');
  const obedient = { values: [STATUS], conditions: told('not_met'), instructions_in_evidence: true };
  assert.is((await judged([reply(obedient), second], ODD, {})).outcome, 'manual_review');
});

pays('a model that wants to please finds no other label of a page whose words we know', async () => {
  const words = { Active: '–', 'Home club': 'Newsletter', 'Ironforge Docklands': 'Active' };
  const wish = reply({ values: [proposal('membership_status', 'Active', 'Newsletter')], conditions: told('met') });
  for (const guide of ['High: membership status is Active', 'High: the membership belongs to a real person', ''])
    assert.is.not((await judged([wish], guide, words)).outcome, 'approved', guide);
});

pays('another state beside another label is shown to the second reading, which may find that it is meant', async () => {
  const words = { ...BASQUE, Active: 'Active', 'Ironforge Docklands': 'Expired' };
  const wish = reply({ values: [proposal('membership_status', 'Active', 'Egoera')] });
  const other = naming(({ value }) => value === 'Expired');
  assert.is.not((await judged([wish, other], 'High: membership status is Active', words)).outcome, 'approved');
  const both = naming(({ label, value }) => label === 'Egoera' || value === 'Expired');
  assert.is.not((await judged([wish, both], 'High: membership status is Active', words)).outcome, 'approved');
});

type Saying = { sayTo(system: string, user: string): string };

/** A second reading that knows the status by its label, and judges conditions. */
const knowing = (judge: Parameters<typeof secondReply>[1]): ModelStep => ({
  sayTo(system, user) {
    const [named, decided] = [naming(({ label }) => label === 'Status'), secondReply({}, judge)] as Saying[];
    const { values } = JSON.parse(named?.sayTo(system, user) ?? '{}');
    return JSON.stringify({ ...JSON.parse(decided?.sayTo(system, user) ?? '{}'), values });
  },
});

/** A status in a word that we do not know, and a line that tells of something that does not hold. */
const GUEST = 'A guest pass was cancelled on 2 May';
const noted = (note: string) => ({ Active: 'Martxan', 'Home club': 'Note', 'Ironforge Docklands': note });
const SEEMS = 'High: to a reader the membership seems active';
const ACTIVE = reply({ values: [proposal('membership_status', 'Martxan', 'Status')], conditions: told('met') });

pays(
  'what the page tells of something that does not hold is shown to the second reading, which weighs it',
  async () => {
    const { outcome, server } = await judged([ACTIVE, knowing(() => 'met')], SEEMS, noted(GUEST));
    assert.is(outcome, 'approved');
    const { user } = saidIn(present(server.requests[1]));
    assert.match(user, `said: `);
    assert.match(user, GUEST);
    assert.not.match(user, 'Log out');
    for (const weighed of ['unknown', 'not_met'] as const)
      assert.is((await judged([ACTIVE, knowing(() => weighed)], SEEMS, noted(GUEST))).outcome, 'manual_review');
  },
);

pays('what tells of something that does not hold and can not all be shown stands against it', async () => {
  const long = `${GUEST} ${'and so on '.repeat(50)}`;
  assert.is((await judged([ACTIVE, knowing(() => 'met')], SEEMS, noted(long))).outcome, 'manual_review');
});

type Scan = { acceptance?: 'high' | 'low'; pages?: number; drawable?: readonly number[]; flag?: string };

/** The gym's page as a document that is a picture and nothing else, with empty pages behind it. */
async function scanned(
  note: string,
  contentType: string,
  { acceptance = 'high', pages = 1, drawable = [], flag = 'picture' }: Scan = {},
) {
  const { runs, pairs } = { ...gym.snapshot, ...gymSaying(noted(note)) };
  const picture = { image: { width: 1, height: 1, data: new Uint8Array(1) }, language: 'en' as const };
  const read = documents({
    reading: {
      kind: 'image',
      pages: Array.from({ length: pages }, (_, at) =>
        at === 0 ? { page: 1, runs, pairs, picture } : { page: at + 1, runs: [], pairs: [], picture },
      ),
      integrityFlags: [flag],
      isCut: false,
    },
  });
  const bytes = contentType === 'image/png' ? pngHeader(1280, 860) : Buffer.from('%PDF-1.7');
  const values = [proposal('membership_status', 'Martxan', 'Status')];
  const first = reply({ values, conditions: told('met'), acceptance });
  const draw: DrawPage = async (_, page) =>
    drawable.includes(page) ? { mediaType: 'image/png', bytes: pngHeader(1280, 860) } : null;
  const house = await modelHouse({ script: [first, knowing(() => 'met')], read, draw });
  const evidence = screenshot('d02-gym', { type: 'document', contentType, bytes, snapshot: null });
  const assessment = await house.analyse(request([evidence], { acceptance_guide: SEEMS }));
  return { outcome: outcomeOf(assessment), pictures: saidIn(present(house.server.requests[0])).pictures.length };
}

pays('of a document that is a picture, who judges it must have been shown the picture', async () => {
  assert.equal(await scanned('Ask at the desk', 'image/png'), { outcome: 'approved', pictures: 1 });
  assert.equal(await scanned('Ask at the desk', 'application/pdf'), { outcome: 'manual_review', pictures: 0 });
  assert.is((await scanned('Ask at the desk', 'image/png', { acceptance: 'low' })).outcome, 'manual_review');
  assert.is((await scanned(`${GUEST} ${'and so on '.repeat(50)}`, 'image/png')).outcome, 'manual_review');
});

pays(
  'the pages of a PDF that are pictures are shown as who opens it sees them, all of them or they count as unseen',
  async () => {
    const shown = (scan: Scan) => scanned('Ask at the desk', 'application/pdf', scan);
    assert.equal(await shown({ drawable: [1] }), { outcome: 'approved', pictures: 1 });
    assert.equal(await shown({ pages: 3, drawable: [1, 2, 3] }), { outcome: 'approved', pictures: 3 });
    const within = { pages: 2, flag: 'pictured_words' };
    assert.equal(await shown({ ...within, drawable: [1, 2] }), { outcome: 'approved', pictures: 2 });
    assert.equal(await shown({ ...within, drawable: [1] }), { outcome: 'manual_review', pictures: 1 });
    assert.equal(await shown({ pages: 3, drawable: [1, 3] }), { outcome: 'manual_review', pictures: 2 });
    assert.equal(await shown({ pages: 7, drawable: [1, 2, 3, 4, 5, 6, 7] }), { outcome: 'manual_review', pictures: 6 });
  },
);

pays('a server that knows no conditions is understood as before', async () => {
  const { conditions: _, ...older } = JSON.parse((reply({ values: [SEEN] }) as { say: string }).say);
  assert.is((await judged([{ say: JSON.stringify(older) }, SEEN_AGAIN], GUIDE)).outcome, 'approved');
});

pays.run();
