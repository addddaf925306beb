import { daemonBrowser, startDaemon } from '../support/browsers-daemon.ts';
import { remoteSessionContract } from './remote-session-contract.ts';

remoteSessionContract('where `affiant browsers` runs', async () => {
  const daemon = await startDaemon();
  return { browser: daemonBrowser([daemon.port]), close: daemon.close };
});
