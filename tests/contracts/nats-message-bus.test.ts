import { openNats } from '../../infrastructure/nats/open.ts';
import { systemClock } from '../../infrastructure/system/clock.ts';
import { neverLost } from '../support/never-lost.ts';
import { silentLog } from '../support/silent-log.ts';
import { messageBusContract } from './message-bus-contract.ts';

const url = process.env.MESSAGE_BUS_URL;

if (url === undefined) process.stdout.write('SKIPPED nats message bus: MESSAGE_BUS_URL is not set\n');
else {
  messageBusContract('nats', async () => {
    const nats = await openNats({ url, clock: systemClock, log: silentLog, onLost: neverLost });
    return { bus: nats.messageBus, close: () => nats.close() };
  });
}
