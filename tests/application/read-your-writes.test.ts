import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { RecordedEvent } from '../../application/ports/event-store.ts';
import type { ReadModel } from '../../application/ports/read-models.ts';
import { documentAfter, untilReadable } from '../../application/read-your-writes.ts';
import { InMemoryEventStore } from '../support/in-memory-event-store.ts';
import { rejectionOf } from '../support/rejection.ts';
import { someEvent } from '../support/some-event.ts';

/** A read model whose documents tell of how many events they are made, and that notes what it is waited for. */
function readModel(): Pick<ReadModel<string>, 'reached' | 'of'> & { waited: bigint[] } {
  const waited: bigint[] = [];
  return {
    waited,
    async reached(position) {
      waited.push(position);
      return false;
    },
    of: (events, id) => (id === 'known' ? `${events.length} events` : undefined),
  };
}

async function stream(count: number): Promise<RecordedEvent[]> {
  const events = Array.from({ length: count }, () => someEvent());
  return new InMemoryEventStore().append('thing-1', events, 'no_stream');
}

test('what a command left is answered from its events, once the read model was waited for', async () => {
  const model = readModel();
  const history = await stream(3);
  assert.is(await documentAfter(model, 'known', { history }), '3 events');
  assert.equal(model.waited, [history[2]?.position]);
  assert.match((await rejectionOf(documentAfter(model, 'other', { history }))).message, /other has no document/);
});

test('where nothing was ever written nothing is waited for', async () => {
  const model = readModel();
  await untilReadable(model, { history: [] });
  assert.equal(model.waited, []);
});

test.run();
