import { withMongo } from '../support/mongodb/database.ts';
import { mongoStoresTwice } from '../support/stores.ts';
import { documentsContract } from './documents-contract.ts';

withMongo('documents', server => documentsContract('mongodb', () => mongoStoresTwice(server)));
