import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Documents } from '../../application/ports/documents.ts';
import { masterKeyOf } from '../../infrastructure/cryptography/master-key.ts';
import { SealingKey } from '../../infrastructure/cryptography/sealing-key.ts';
import { embeddedEngines } from '../../infrastructure/embedded/engines.ts';
import { systemClock as clock } from '../../infrastructure/system/clock.ts';
import { ProjectedReadModel } from '../../projections/read-model.ts';
import { ProjectionRunner } from '../../projections/runner.ts';
import { eventually } from '../support/eventually.ts';
import { present } from '../support/present.ts';
import { silentLog as log } from '../support/silent-log.ts';
import { someEvent } from '../support/some-event.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { counting } from './counting.ts';

const test = suite('a projector that is late and then goes');

/** Holds back what is written to these documents until it is released. */
function holdWrites(documents: Documents): { begun(): number; release(): void } {
  let begun = 0;
  let release = () => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  const write = documents.write.bind(documents);
  documents.write = async (...what) => {
    begun += 1;
    await released;
    return write(...what);
  };
  return { begun: () => begun, release: () => release() };
}

test('leaves what another one has reached', async () => {
  const folder = temporaryFolder();
  const sealer = new SealingKey(await masterKeyOf(folder));
  const store = await embeddedEngines.eventStore({ folder, sealer, clock, log });
  const here = await embeddedEngines.readModels({ folder, sealer, clock, log });
  const steady = new ProjectionRunner(counting, { store, ...here, log });
  const model = new ProjectedReadModel(steady, here.documents);
  const elsewhere = await embeddedEngines.readModels({ folder, sealer, clock, log });
  // As the command line does: it folds for itself, and is gone once it has seen what it was to change.
  const passing = new ProjectionRunner(counting, { store, ...elsewhere, log });
  await passing.catchUp();
  const slow = holdWrites(elsewhere.documents);
  steady.start();
  passing.start();
  try {
    await store.append('thing-1', [someEvent()], 'no_stream');
    await eventually('the late one to begin', () => slow.begun() > 0);
    const last = present((await store.append('thing-1', [someEvent()], 0)).at(-1));
    assert.ok(await model.reached(last.position));
    const gone = passing.stop();
    slow.release();
    await gone;
    assert.is(await steady.firstLeft(), undefined);
    assert.equal(await model.get('thing-1'), { events: 2 });
  } finally {
    await steady.stop();
    await elsewhere.close();
    await here.close();
    await store.close();
  }
});

test.run();
