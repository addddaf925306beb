import { embeddedStoresTwice } from '../support/stores.ts';
import { documentsContract } from './documents-contract.ts';

documentsContract('embedded', embeddedStoresTwice);
