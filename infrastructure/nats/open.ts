import type { Announcements } from '../../application/ports/announcements.ts';
import type { Clock } from '../../application/ports/clock.ts';
import type { Log } from '../../application/ports/log.ts';
import type { MessageBus } from '../../application/ports/message-bus.ts';
import type { OnClientLost } from '../engines/client-lost.ts';
import { NatsAnnouncements } from './announcements.ts';
import { Answers } from './answers.ts';
import { ATTEMPT_LIMIT_MS, linkTo } from './link.ts';
import { NatsMessageBus } from './message-bus.ts';
import { Topology } from './topology.ts';

export type NatsOptions = {
  /** `nats://[user:password@]host:port[,host:port…][?replicas=3]`; `tls://` for TLS. */
  url: string;
  clock: Clock;
  log: Log;
  onLost: OnClientLost;
};

export type OpenedNats = { messageBus: MessageBus; announcements: Announcements; close(): Promise<void> };

/**
 * Connects to NATS and makes the streams.
 * @throws EngineUnavailable when no server with JetStream answers within 5 s or so; worth trying again.
 */
export async function openNats({ url, clock, log, onLost }: NatsOptions): Promise<OpenedNats> {
  const link = await linkTo(url, log, onLost);
  try {
    const jsm = await link.connection.jetstreamManager({ checkAPI: false, timeout: ATTEMPT_LIMIT_MS });
    const topology = new Topology(link, jsm, replicasOf(url));
    await topology.makeStreams();
    const messageBus = new NatsMessageBus({ link, topology, answers: new Answers(link, replicasOf(url)), clock, log });
    const announcements = new NatsAnnouncements(link, log);
    const close = async () => {
      await messageBus.close();
      await link.close();
    };
    return { messageBus, announcements, close };
  } catch (error) {
    await link.close();
    throw error;
  }
}

/** Copies of each message in a cluster, as the address says; left to the server unless told. */
function replicasOf(url: string): number | undefined {
  const replicas = /[?&]replicas=([1-5])(?:&|$)/.exec(url)?.[1];
  return replicas === undefined ? undefined : Number(replicas);
}
