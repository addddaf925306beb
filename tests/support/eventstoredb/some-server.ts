import { realServer } from '../real-servers.ts';
import { startTestServer } from './server.ts';

/** A server of EventStoreDB's protocol that is not to be harmed: the real one that was named, else a test server. */
export async function someServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const url = realServer('eventstoredb');
  return url === undefined ? startTestServer() : { url, async stop() {} };
}
