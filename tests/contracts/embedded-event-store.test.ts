import { join } from 'node:path';
import { EmbeddedEventStore } from '../../infrastructure/embedded/event-store.ts';
import { systemClock } from '../../infrastructure/system/clock.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { eventStoreContract } from './event-store-contract.ts';

eventStoreContract('embedded', async () => {
  const store = new EmbeddedEventStore({ file: join(temporaryFolder(), 'log.db'), clock: systemClock });
  return { store, close: () => store.close() };
});
