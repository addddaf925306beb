import { embeddedStoresTwice } from '../support/stores.ts';
import { reservationsContract } from './reservations-contract.ts';

reservationsContract('embedded', embeddedStoresTwice);
