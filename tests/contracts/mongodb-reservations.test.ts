import { withMongo } from '../support/mongodb/database.ts';
import { mongoStoresTwice } from '../support/stores.ts';
import { reservationsContract } from './reservations-contract.ts';

withMongo('reservations', server => reservationsContract('mongodb', () => mongoStoresTwice(server)));
