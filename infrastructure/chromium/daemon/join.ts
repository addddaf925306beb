import type { Duplex } from 'node:stream';
import type { TLSSocket } from 'node:tls';

/** A service asks its host every two seconds whether it lives. One that is silent for so long is gone. */
const SILENT_MS = 20_000;
const LOOK_EVERY_MS = 2_000;
/** What a host that has ended had to say gets so long to arrive. */
const LAST_WORDS_MS = 2_000;

/** Passes on what a service and its host say to each other, each as fast as the other reads, until one of them is gone. */
export async function join(service: TLSSocket, host: Duplex): Promise<void> {
  let [heard, heardAt] = [service.bytesRead, performance.now()];
  const look = setInterval(() => {
    if (service.bytesRead !== heard) [heard, heardAt] = [service.bytesRead, performance.now()];
    else if (performance.now() - heardAt > SILENT_MS) service.destroy();
  }, LOOK_EVERY_MS);
  host.on('error', () => service.destroy());
  host.once('close', () => setTimeout(() => service.destroy(), LAST_WORDS_MS).unref());
  const over = new Promise<void>(resolve => (service.destroyed ? resolve() : service.once('close', () => resolve())));
  service.pipe(host);
  host.pipe(service);
  await over;
  clearInterval(look);
  host.destroy();
}
