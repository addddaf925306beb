import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Handled } from '../../application/ports/message-bus.ts';
import { EmbeddedMessageBus } from '../../infrastructure/embedded/message-bus.ts';
import { systemClock } from '../../infrastructure/system/clock.ts';
import { eventually } from '../support/eventually.ts';
import { silentLog } from '../support/silent-log.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const test = suite<{ bus: EmbeddedMessageBus }>('embedded message bus, answers after the lease');

test.before.each(context => {
  const file = join(temporaryFolder(), 'bus.db');
  context.bus = new EmbeddedMessageBus({ file, clock: systemClock, log: silentLog });
});
test.after.each(context => context.bus.close());

const lateAnswers: Record<string, () => Handled> = {
  'that it is done': () => 'done',
  'that it should come again': () => ({ again: new Date() }),
  'by throwing': () => {
    throw new Error('failed on purpose');
  },
};

for (const [how, answer] of Object.entries(lateAnswers)) {
  test(`a worker that answers too late, ${how}, changes nothing of the next worker's answer`, async ({ bus }) => {
    const inAnHour = new Date(Date.now() + 3_600_000);
    const options = { concurrency: 1, leaseMs: 200 };
    let deliveries = 0;
    let release = () => {};
    const hangs = new Promise<void>(resolve => {
      release = resolve;
    });
    const late = async () => {
      deliveries += 1;
      await hangs;
      return answer();
    };
    const first = bus.consume('work', late, options);
    await bus.publish('work', { id: 'a', body: null });
    await eventually('the first delivery', () => deliveries === 1);
    const inTime = async () => {
      deliveries += 1;
      return { again: inAnHour };
    };
    const second = bus.consume('work', inTime, options);
    await eventually('the second delivery', () => deliveries === 2);
    await second.stop();
    release();
    await first.stop();
    assert.equal(await bus.depth('work'), { waiting: 1, oldestDue: inAnHour });
  });
}

test.run();
