import { databaseOn, withMongo } from '../support/mongodb/database.ts';
import { documentsContract } from './documents-contract.ts';

withMongo('documents', server => {
  documentsContract('mongodb', async () => {
    const database = databaseOn(server);
    const [{ documents }, { documents: elsewhere }] = [await database.open(), await database.open()];
    return { documents, elsewhere, close: () => database.close() };
  });
});
