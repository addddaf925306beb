import { databaseOn, withMongo } from '../support/mongodb/database.ts';
import { applyingContract } from './applying-contract.ts';

withMongo('applying', server => {
  applyingContract('mongodb', async () => {
    const database = databaseOn(server);
    const [{ documents }, { documents: elsewhere }] = [await database.open(), await database.open()];
    return { documents, elsewhere, close: () => database.close() };
  });
});
