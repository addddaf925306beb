import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Checkpoints } from '../../application/ports/checkpoints.ts';
import type { Checkpoint } from '../../application/ports/event-store.ts';
import { LateCheckpoint } from '../../application/processes/late-checkpoint.ts';
import { eventually } from '../support/eventually.ts';
import { rejectionOf } from '../support/rejection.ts';

const test = suite('the checkpoint of a process');

/** Keeps one checkpoint, and every value that it ever had. */
function keeping() {
  const kept = { saved: [] as Checkpoint[], away: false };
  const checkpoints: Checkpoints = {
    async checkpoint() {
      return kept.saved.at(-1) ?? null;
    },
    async saveCheckpoint(_name: string, value: Checkpoint) {
      if (kept.away) throw new Error('away');
      kept.saved.push(value);
    },
  };
  return { kept, checkpoint: new LateCheckpoint('process:test', checkpoints) };
}

test('is stored once for all that was handled in the same moment', async () => {
  const { kept, checkpoint } = keeping();
  for (let position = 1; position <= 50; position++) checkpoint.passed(String(position));
  assert.equal(kept.saved, []);
  await eventually('the checkpoint', () => kept.saved.length > 0);
  assert.equal(kept.saved, ['50']);
});

test('is stored before it is read, and at the end', async () => {
  const { kept, checkpoint } = keeping();
  checkpoint.passed('7');
  assert.is(await checkpoint.read(), '7');
  checkpoint.passed('8');
  await checkpoint.store();
  await checkpoint.store();
  assert.equal(kept.saved, ['7', '8']);
});

test('that could not be stored stops its process at the next batch, and is stored when it goes on', async () => {
  const { kept, checkpoint } = keeping();
  kept.away = true;
  checkpoint.passed('7');
  await eventually('the failure', () => {
    try {
      checkpoint.passed('8');
      return false;
    } catch (error) {
      return String(error).includes('away');
    }
  });
  assert.match(String(await rejectionOf(checkpoint.read())), /away/);
  kept.away = false;
  assert.is(await checkpoint.read(), '8');
  assert.equal(kept.saved, ['8']);
});

test.run();
