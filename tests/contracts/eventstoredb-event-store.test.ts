import { openEventStoreDb } from '../../infrastructure/eventstoredb/event-store.ts';
import { someServer } from '../support/eventstoredb/some-server.ts';
import { realServer } from '../support/real-servers.ts';
import { silentLog } from '../support/silent-log.ts';
import { eventStoreContract } from './event-store-contract.ts';

eventStoreContract(`EventStoreDB (${realServer('eventstoredb') ? 'real server' : 'test server'})`, async () => {
  const server = await someServer();
  const store = await openEventStoreDb({ url: server.url, log: silentLog });
  return {
    store,
    async close() {
      await store.close();
      await server.stop();
    },
  };
});

const url = process.env.EVENT_STORE_URL;
if (url === undefined) {
  process.stdout.write('SKIPPED eventstoredb (EVENT_STORE_URL is not set)\n');
} else if (realServer('eventstoredb') === undefined) {
  eventStoreContract('EventStoreDB (EVENT_STORE_URL)', async () => {
    const store = await openEventStoreDb({ url, log: silentLog });
    return { store, close: () => store.close() };
  });
}
