import { withMongo } from '../support/mongodb/database.ts';
import { mongoStoresTwice } from '../support/stores.ts';
import { applyingContract } from './applying-contract.ts';

withMongo('applying', server => applyingContract('mongodb', () => mongoStoresTwice(server)));
