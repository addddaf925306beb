import { withMongo } from '../support/mongodb/database.ts';
import { mongoStoresTwice } from '../support/stores.ts';
import { settingsContract } from './settings-contract.ts';

withMongo('settings', server => settingsContract('mongodb', () => mongoStoresTwice(server)));
