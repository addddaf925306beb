import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { decideVerdict } from '../../domain/inquiry/verdict.ts';
import { analyse, gym, pixels, request, screenshot } from './gym-request.ts';

const mending = suite('what another try can mend');
const UNDECIDABLE = '## High Acceptance\n- The member seems trustworthy to a reasonable reviewer';

mending("nothing, where every field was found: a guide that nobody can decide is a person's at once", async () => {
  const found = await analyse(request([screenshot('d02-gym')], { acceptance_guide: UNDECIDABLE }));
  assert.equal(found.found_fields, found.required_fields);
  assert.equal(found.mendable, []);
  assert.is(decideVerdict(found, true).outcome, 'manual_review');
});

mending('a page that lacks what is asked for', async () => {
  const found = await analyse(request([screenshot('o11-cinema')]));
  assert.ok(found.mendable.includes('value_missing'));
  assert.is(decideVerdict(found, true).outcome, 'retry');
});

mending('another value than the one that is asked for', async () => {
  const guide = '## High Acceptance\n- Membership status is Suspended';
  const found = await analyse(request([screenshot('d02-gym')], { acceptance_guide: guide }));
  assert.equal(found.mendable, ['rule_not_met']);
  assert.is(decideVerdict(found, true).outcome, 'retry');
});

mending('pixels that could not be read, and what lay on top', async () => {
  const unread = await analyse(request([screenshot('d02-gym')]), pixels('unreadable'));
  assert.equal(unread.mendable, ['value_unreadable']);
  const runs = gym.snapshot.runs.map(run => ({ ...run, onTop: false }));
  const covered = await analyse(request([screenshot('d02-gym', {}, { runs })]));
  assert.ok(covered.mendable.includes('value_unreadable'));
});

mending('not letters that our reader does not know: another picture shows them no better', async () => {
  const runs = gym.snapshot.runs.map(run => ({ ...run, text: run.text.replace('Active', 'Ενεργός') }));
  const greek = await analyse(
    request([screenshot('d02-gym', {}, { runs })]),
    pixels('agree', { Ενεργός: 'unreadable' }),
  );
  assert.ok(greek.claims.some(({ value, pixels: seen }) => value === 'Ενεργός' && seen === 'unreadable'));
  assert.not(greek.mendable.includes('value_unreadable'));
});

mending('not what the picture denies: there the page contradicts itself', async () => {
  const denied = pixels('agree', { Active: 'disagree' });
  const found = await analyse(request([screenshot('d02-gym')]), denied);
  assert.not(found.mendable.includes('value_missing'));
  assert.equal(found.mendable, []);
  assert.is(decideVerdict(found, true).outcome, 'manual_review');
});

mending('not two pages that contradict each other', async () => {
  const found = await analyse(request([screenshot('d02-gym'), screenshot('d12-inactive')]));
  assert.is(found.acceptance_certain, false);
  assert.equal(found.mendable, []);
});

mending('a page of another site, and one that moved', async () => {
  const elsewhere = { sourceUrl: 'https://evil.test/' };
  const other = await analyse(request([screenshot('d02-gym', elsewhere, { url: 'https://evil.test/' })]));
  assert.equal(other.mendable, ['other_site']);
  assert.is(decideVerdict(other, true).outcome, 'retry');
  const moved = await analyse(request([screenshot('d02-gym', {}, { stable: false })]));
  assert.equal(moved.mendable, ['capture_broken']);
});

mending("a file that can't be read", async () => {
  const file = {
    type: 'document',
    contentType: 'application/pdf',
    bytes: new Uint8Array([1]),
    snapshot: null,
  } as const;
  const found = await analyse(request([screenshot('d02-gym', file)]));
  assert.equal(found.mendable, ['value_missing', 'file_refused']);
});

mending.run();
