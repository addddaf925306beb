import { applyingContract } from '../projections/applying-contract.ts';
import { databaseOn } from '../support/mongodb/database.ts';
import { mongoStoresTwice } from '../support/stores.ts';
import { dataKeysContract } from './data-keys-contract.ts';
import { documentsContract } from './documents-contract.ts';
import { reservationsContract } from './reservations-contract.ts';
import { settingsContract } from './settings-contract.ts';

// A second server of the protocol: what the adapter owes to the leniency of the other one would show here. Rebuilding is
// left out as a whole. Each replacement of one command holds a connection to SQLite until the command ends, of which
// FerretDB 1.24 has a hundred, so that a hundred replacements wait for one another for ever; MongoDB takes a hundred
// thousand (`maxWriteBatchSize` of its `hello`).

const NOT_ATOMIC =
  'FerretDB 1.24 looks for a document and changes it in two steps; in MongoDB a change of one document is atomic, and ' +
  'of two that meet the later one looks again whether its filter still holds';

const server = process.env.FERRETDB_URL;
if (server === undefined || server === '') {
  process.stdout.write('SKIPPED contracts: ferretdb: build it with scripts/services build --only ferretdb\n');
} else {
  const stores = () => mongoStoresTwice(server);
  documentsContract('ferretdb', stores, {
    'two who write the same documents at once never undo each other': NOT_ATOMIC,
    'of many who store a checkpoint at once the furthest one stays': NOT_ATOMIC,
  });
  reservationsContract('ferretdb', stores, {
    'gives a reservation over to one of two who replace it at once': NOT_ATOMIC,
  });
  settingsContract('ferretdb', stores);
  dataKeysContract('ferretdb', async () => {
    const database = databaseOn(server);
    const [{ dataKeys: keys }, { dataKeys: elsewhere }] = [await database.open(), await database.open()];
    return { keys, elsewhere, close: () => database.close() };
  });
  applyingContract('ferretdb', stores);
}
