import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { NOTHING_READ } from '../../domain/judging/nothing-read.ts';
import { signalsOf } from '../../domain/judging/signals-of.ts';
import type { TextRun } from '../../domain/reading/page-snapshot.ts';
import { analyse, documents, gym, request, screenshot } from './gym-request.ts';

const standing = suite('reasons to reject for a bad state of anything');

const LINES =
  '## High Acceptance\n- Membership status is Active\n\n## Reject\n- The locker card is blocked or suspended';
const EXPIRED = LINES.replace('blocked or suspended', 'expired');
/** A line at the foot of the page, as far as can be from what is asked for. */
const noticed = (text: string, change: Partial<TextRun> = {}) => {
  const [first] = gym.snapshot.runs;
  if (!first) throw new Error('The page has no text.');
  const rect = { x: 40, y: 700, width: 300, height: 16 };
  return { runs: [...gym.snapshot.runs, { ...first, tag: 'p', block: 9_999, text, rect, ...change }] };
};
const outcomeOf = async (guide: string, snapshot: object = {}) => {
  const asked = request([screenshot('d02-gym', {}, snapshot)], { acceptance_guide: guide });
  const { rules, acceptance, acceptance_certain } = await analyse(asked);
  const isApproved = acceptance === 'high' && acceptance_certain;
  return [rules.find(rule => rule.level === 'reject')?.outcome, isApproved];
};

standing('are not met where nothing on the page tells of any such state', async () => {
  assert.equal(await outcomeOf(LINES), ['not_met', true]);
  assert.equal(await outcomeOf(EXPIRED), ['not_met', true]);
  assert.equal(await outcomeOf(LINES, noticed('Cancel membership', { tag: 'button' })), ['not_met', true]);
});

for (const text of ['Your card was blocked on 2 May.', 'Carte suspendue', 'Payment pending', 'You are not enrolled'])
  standing(`are left to a person where the page says anywhere: ${text}`, async () => {
    assert.equal(await outcomeOf(LINES, noticed(text)), ['unknown', false]);
  });

standing('are left to a person where the page was not read to its end, or changed meanwhile', async () => {
  assert.equal(await outcomeOf(LINES, { truncated: true }), ['unknown', false]);
  assert.equal(await outcomeOf(LINES, { stable: false }), ['unknown', false]);
});

standing('are left to a person where a status is none that is known to be good', () => {
  const fields = [{ name: 'membership_status', description: '', required: true }];
  const signalWith = (value: string) => {
    const extraction = { name: 'membership_status', type: 'status' as const, value, score: 1, label: 'Status' };
    const found = { ...extraction, source: 'dl' as const, regions: [], ambiguous: false, doubt: null };
    const finding = { extraction: found, place: { page: 1 }, pixels: 'agree' as const, isCovered: false };
    const { bytes: _, snapshot: __, ...evidence } = screenshot('d02-gym');
    const snapshot = { url: evidence.sourceUrl, stable: true, truncated: false };
    const read = [{ ...NOTHING_READ, evidence, findings: [finding], snapshot }];
    const best = new Map([['membership_status', { evidence, finding, certain: true, rival: null }]]);
    return signalsOf(read, best, fields, evidence.sourceUrl, () => 'same').doubtful_state;
  };
  assert.is(signalWith('Active'), 'not_met');
  for (const value of ['Provisory', 'Inactive']) assert.is(signalWith(value), 'unknown', value);
});

standing('that a date alone may tell need a status or a day of expiry', async () => {
  const asked = (fields: readonly string[], acceptance_guide: string) =>
    analyse(
      request([screenshot('d02-gym')], {
        acceptance_guide,
        fields: gym.fields.filter(({ name }) => fields.includes(name)),
      }),
    );
  const guide = EXPIRED.replace('Membership status is Active', 'Member name is shown');
  const outcome = ({ rules }: Awaited<ReturnType<typeof asked>>) =>
    rules.find(({ level }) => level === 'reject')?.outcome;
  assert.is(outcome(await asked(['member_name'], guide)), 'unknown');
  assert.is(outcome(await asked(['member_name', 'valid_until'], guide)), 'not_met');
  assert.is(outcome(await asked(['member_name'], guide.replace('expired', 'blocked'))), 'not_met');
});

standing('are left to a person where a document is but a picture', async () => {
  const { runs, pairs } = gym.snapshot;
  const page = { page: 1, runs, pairs };
  const reading = (integrityFlags: string[]) =>
    documents({ reading: { kind: 'pdf', pages: [page], integrityFlags, isCut: false } });
  const document = screenshot('d02-gym', { type: 'document', contentType: 'application/pdf', snapshot: null });
  const outcome = async (flags: string[]) => {
    const { rules } = await analyse(request([document], { acceptance_guide: LINES }), undefined, reading(flags));
    return rules.find(({ level }) => level === 'reject')?.outcome;
  };
  assert.is(await outcome([]), 'not_met');
  assert.is(await outcome(['picture']), 'unknown');
});
standing('nothing is granted on what is over by a day that the guide does not speak of', async () => {
  const certain = async (acceptance_guide: string, snapshot: object = {}) => {
    const assessed = await analyse(request([screenshot('d02-gym', {}, snapshot)], { acceptance_guide }));
    return [assessed.acceptance, assessed.acceptance_certain];
  };
  const guide = 'High: member name is visible';
  assert.equal(await certain(guide), ['high', true]);
  const runs = gym.snapshot.runs;
  const ends = runs.findIndex(run => run.text === gym.fields.find(({ name }) => name === 'valid_until')?.expected[0]);
  assert.ok(ends >= 0);
  const past = { runs: runs.map((run, at) => (at === ends ? { ...run, text: '14 March 2020' } : run)) };
  assert.equal(await certain(guide, past), ['high', false]);
  assert.equal(await certain(`${guide}\nReject: valid until is after 2030`, past), ['high', true]);
});

standing('a guide that names no level is no missing one', async () => {
  const accepted = async (acceptance_guide: string) => {
    const assessed = await analyse(request([screenshot('d02-gym')], { acceptance_guide }));
    return assessed.acceptance === 'high' && assessed.acceptance_certain;
  };
  assert.equal(await accepted('Membership status is Active'), true);
  for (const guide of ['Membership status is Trial', 'The sauna is included', '# Members'])
    assert.equal(await accepted(guide), false, guide);
});
standing.run();
