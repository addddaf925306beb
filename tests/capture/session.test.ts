import { remoteBrowser } from '../support/remote-browser.ts';
import { remoteSessionContract } from './remote-session-contract.ts';

remoteSessionContract('on this machine', async () => ({ browser: remoteBrowser(), close: async () => undefined }));
