import { Counter, Gauge, type Registry } from 'prom-client';
import { HOST_ENDS, type HostEnd } from '../chromium/hosted/host-end.ts';
import { READER_ENDS, type ReaderCensus } from '../reader/reader-census.ts';

/** The places for capture sessions, and the hosts of remote browsers. */
export type Occupancy = { places: number; taken: number; hosts: { in_use: number; spare: number } };

/** What is counted of the processes that touch what strangers bring. */
export type StrangerMetrics = {
  readers: ReaderCensus;
  hostEnded(why: HostEnd): void;
};

export function createStrangerMetrics(registers: Registry[]): StrangerMetrics {
  const hostsEnded = new Counter({
    name: 'affiant_browser_hosts_ended_total',
    help: 'Hosts of remote browsers that have ended. cause: closed, crashed, hung, wrong, or the limit of their session.',
    labelNames: ['cause'] as const,
    registers,
  });
  for (const cause of HOST_ENDS) hostsEnded.inc({ cause }, 0);
  const readers = new Gauge({ name: 'affiant_readers', help: 'Readers of evidence that run.', registers });
  const readersEnded = new Counter({
    name: 'affiant_readers_ended_total',
    help: 'Readers of evidence that have ended. cause: done, time, memory, aborted, crashed.',
    labelNames: ['cause'] as const,
    registers,
  });
  for (const cause of READER_ENDS) readersEnded.inc({ cause }, 0);
  return {
    hostEnded: cause => hostsEnded.inc({ cause }),
    readers: {
      started: () => readers.inc(),
      ended(cause) {
        readers.dec();
        readersEnded.inc({ cause });
      },
    },
  };
}

/** Adds what is looked up when somebody asks. */
export function addOccupancy(registers: Registry[], occupancy: () => Occupancy): void {
  new Gauge({
    name: 'affiant_capture_places',
    help: 'Capture sessions that this process may have at once.',
    registers,
    collect() {
      this.set(occupancy().places);
    },
  });
  new Gauge({
    name: 'affiant_capture_places_taken',
    help: 'Places of capture sessions that are taken, by those that still start too.',
    registers,
    collect() {
      this.set(occupancy().taken);
    },
  });
  new Gauge({
    name: 'affiant_browser_hosts',
    help: 'Hosts of remote browsers. state: in_use, or spare (it waits, or starts).',
    labelNames: ['state'] as const,
    registers,
    collect() {
      const { in_use, spare } = occupancy().hosts;
      this.set({ state: 'in_use' }, in_use);
      this.set({ state: 'spare' }, spare);
    },
  });
}
