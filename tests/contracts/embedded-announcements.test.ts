import { EmbeddedAnnouncements } from '../../infrastructure/embedded/announcements.ts';
import { silentLog } from '../support/silent-log.ts';
import { announcementsContract } from './announcements-contract.ts';

announcementsContract('embedded', async () => new EmbeddedAnnouncements({ log: silentLog }));
