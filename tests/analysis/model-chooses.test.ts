import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { decideVerdict } from '../../domain/inquiry/verdict.ts';
import type { TextRun } from '../../domain/reading/page-snapshot.ts';
import type { ModelAnswer } from '../../infrastructure/analysis/model/model-answer.ts';
import type { ModelStep } from '../support/model-server.ts';
import { present } from '../support/present.ts';
import { analyse as analyseLocally, gym, request, screenshot } from './gym-request.ts';
import { closeModelServers, gymSaying, modelHouse, naming, proposal, reply, secondReply } from './model-house.ts';

const chooses = suite('what two readings may choose where our own cannot tell');
chooses.after(closeModelServers);

type Said = { sayTo(system: string, user: string): string };
type Words = Record<string, string>;

const page = (words: Words) => [screenshot('d02-gym', {}, gymSaying(words))];
const outcomeOf = (assessment: Parameters<typeof decideVerdict>[0]) => decideVerdict(assessment, false).outcome;
const ACTIVE = 'High: membership status is Active';
const STATUS = proposal('membership_status', 'Active', 'Status');

async function outcomeWith(script: ModelStep[], acceptance_guide: string, words: Words) {
  const { analyse } = await modelHouse({ script });
  return outcomeOf(await analyse(request(page(words), { acceptance_guide })));
}

chooses('which of two values is meant, by its number and among decoys', async () => {
  const words = { 'Home club': 'Account status', 'Ironforge Docklands': 'Suspended' };
  assert.is(outcomeOf(await analyseLocally(request(page(words), { acceptance_guide: ACTIVE }))), 'manual_review');
  const first = reply({ values: [STATUS] });
  assert.is(await outcomeWith([first, naming(({ label }) => label === 'Status')], ACTIVE, words), 'approved');
  for (const other of [
    naming(({ value }) => value === 'Suspended'),
    naming(({ value }) => value === 'Active'),
    naming(() => true),
    naming(() => false),
  ])
    assert.is(await outcomeWith([first, other], ACTIVE, words), 'manual_review');
});

chooses('a value over several lines, with whatever stops it was joined', async () => {
  const inventedOf = async (value: string) => {
    const words = { 'Home club': '17/4 Quandong Crescent', 'Ironforge Docklands': 'Thornlands, QLD 4164' };
    const { analyse, logged } = await modelHouse({ script: [reply({ values: [proposal('membership_type', value)] })] });
    await analyse(request(page(words), { acceptance_guide: ACTIVE }));
    return JSON.parse(logged.find(line => line.includes('evidence analysed')) ?? '[]')[1].invented;
  };
  for (const joint of [', ', ' ', '\n', '; '])
    assert.is(await inventedOf(`17/4 Quandong Crescent${joint}Thornlands, QLD 4164`), 0, JSON.stringify(joint));
  for (const other of [
    '17/4 Quandong Crescent, Thornlands, QLD 4165',
    '17, 4 Quandong Crescent',
    '174 Quandong Crescent',
  ])
    assert.is(await inventedOf(other), 1, other);
});

chooses('neither of two values under the very same label', async () => {
  const words = { 'Home club': 'Status', 'Ironforge Docklands': 'Suspended' };
  for (const status of ['Active', 'Suspended']) {
    const first = reply({ values: [proposal('membership_status', status, 'Status')] });
    const second = naming(({ label, value }) => label === 'Status' && value === status);
    assert.is(await outcomeWith([first, second], ACTIVE, words), 'manual_review', status);
  }
});

/** Runs of a table of other things beside the gym's own list, whose second column has this title. */
function tableOf(title: string, states: readonly string[]): TextRun[] {
  const [like] = gym.snapshot.runs;
  const rows = [['Guest', title], ...states.map((state, at) => [`Guest pass ${at + 1}`, state])];
  return rows.flatMap((texts, row) =>
    texts.map((text, column) => ({
      ...present(like),
      text,
      rect: { x: 900 + 150 * column, y: 700 + 30 * row, width: 120, height: 18 },
      block: 9_000 + 10 * row + column,
      cell: { table: 90, row, column, header: row === 0, span: 1 },
    })),
  );
}

/** The gym's page with its status under a label, and in a word, that nobody here knows. */
const BASQUE = { Status: 'Egoera', Active: 'Indarrean' };
const SEEN = proposal('membership_status', 'Indarrean', 'Egoera');
const SEEN_AGAIN = naming(({ label }) => label === 'Egoera');

const told = (outcome: 'met' | 'not_met') => [{ number: 1, outcome, rests_on: ['membership_status'] }];

/** A second reading that puts the status to its field, and judges the query. */
const answering = (
  judge: 'met' | 'not_met',
  control?: (holds: boolean) => ModelAnswer['conditions'][number]['outcome'],
): ModelStep => ({
  sayTo(system, user) {
    const { values } = JSON.parse((SEEN_AGAIN as Said).sayTo(system, user));
    return (secondReply({ values }, () => judge, control) as Said).sayTo(system, user);
  },
});

chooses('a value in the page’s own list where a column of a table has the same label', async () => {
  const listed = gymSaying(BASQUE).runs ?? [];
  const outcome = async (second: ModelStep, states: readonly string[]) => {
    const evidence = [screenshot('d02-gym', {}, { runs: [...listed, ...tableOf('Egoera', states)] })];
    const { analyse } = await modelHouse({ script: [reply({ values: [SEEN] }), second] });
    return outcomeOf(await analyse(request(evidence, { acceptance_guide: 'High: membership status is Indarrean' })));
  };
  const own = naming(({ label, value }) => label === 'Egoera' && value === 'Indarrean');
  const many = ['Iraungita', 'Erabilita'];
  assert.is(await outcome(own, many), 'approved');
  for (const other of [
    naming(({ value }) => value === 'Indarrean'),
    naming(({ label }) => label === 'Egoera'),
    naming(({ value }) => value === 'Iraungita'),
  ])
    assert.is(await outcome(other, many), 'manual_review');
  assert.is(await outcome(own, ['Iraungita']), 'manual_review', 'a single row may be what is asked for');
});

chooses('without a guide nothing but what answers the query with yes, twice', async () => {
  const found = { values: [SEEN], conditions: told('met') };
  assert.is(await outcomeWith([reply(found), answering('met')], '', BASQUE), 'approved');
  assert.is(await outcomeWith([reply(found), answering('not_met')], '', BASQUE), 'manual_review');
  assert.is(await outcomeWith([reply(found), answering('met', () => 'met')], '', BASQUE), 'manual_review', 'careless');
  assert.is(await outcomeWith([reply(found), SEEN_AGAIN], '', BASQUE), 'manual_review', 'it says nothing of it');
  for (const conditions of [[], told('not_met')])
    assert.is(await outcomeWith([reply({ ...found, conditions }), answering('met')], '', BASQUE), 'manual_review');
  const against = reply({ ...found, acceptance: 'low' });
  assert.is(await outcomeWith([against, answering('met')], '', BASQUE), 'manual_review', 'the first sees a no');
});

chooses('without a guide no state that the evidence denies anywhere', async () => {
  const found = reply({ values: [SEEN], conditions: told('met') });
  for (const denial of ['Membership cancelled', 'Suspended'])
    assert.is(
      await outcomeWith([found, answering('met')], '', { ...BASQUE, 'Ironforge Docklands': denial }),
      'manual_review',
      denial,
    );
});

chooses.run();
