import { embeddedStoresTwice } from '../support/stores.ts';
import { settingsContract } from './settings-contract.ts';

settingsContract('embedded', embeddedStoresTwice);
