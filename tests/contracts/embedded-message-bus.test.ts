import { join } from 'node:path';
import { EmbeddedMessageBus } from '../../infrastructure/embedded/message-bus.ts';
import { systemClock } from '../../infrastructure/system/clock.ts';
import { silentLog } from '../support/silent-log.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { messageBusContract } from './message-bus-contract.ts';

messageBusContract('embedded', async () => {
  const bus = new EmbeddedMessageBus({ file: join(temporaryFolder(), 'bus.db'), clock: systemClock, log: silentLog });
  return { bus, close: () => bus.close() };
});
