import { databaseOn, withMongo } from '../support/mongodb/database.ts';
import { dataKeysContract } from './data-keys-contract.ts';

withMongo('data keys', server => {
  dataKeysContract('mongodb', async () => {
    const database = databaseOn(server);
    const [{ dataKeys: keys }, { dataKeys: elsewhere }] = [await database.open(), await database.open()];
    return { keys, elsewhere, close: () => database.close() };
  });
});
