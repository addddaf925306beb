import type { Subscription } from 'nats';
import type { Announcements } from '../../application/ports/announcements.ts';
import type { Log } from '../../application/ports/log.ts';
import type { NatsLink } from './link.ts';
import { tokenOf } from './subjects.ts';

/** Announcements over NATS itself, without JetStream: at most once, to whoever listens at that moment. */
export class NatsAnnouncements implements Announcements {
  readonly #link: NatsLink;
  readonly #log: Log;
  readonly #listening = new Set<Subscription>();

  constructor(link: NatsLink, log: Log) {
    this.#link = link;
    this.#log = log;
  }

  announce(subject: string, body: unknown): void {
    // The client would keep it until the server is back, and without any bound.
    if (!this.#link.connected) return;
    try {
      this.#link.connection.publish(subjectFor(subject), JSON.stringify(body ?? null));
    } catch (error) {
      this.#log.warn('an announcement was lost', { subject, error: String(error) });
    }
  }

  listen(subject: string, heard: (body: unknown) => void): () => void {
    const subscription = this.#link.connection.subscribe(subjectFor(subject), {
      callback: (error, msg) => {
        if (error !== null) return;
        try {
          heard(msg.json());
        } catch (failure) {
          this.#log.error('a listener failed', { subject, error: String(failure) });
        }
      },
    });
    this.#listening.add(subscription);
    return () => {
      subscription.unsubscribe();
      this.#listening.delete(subscription);
    };
  }

  /** Tells listeners nothing more; the connection is not its own. */
  async close(): Promise<void> {
    for (const subscription of this.#listening) subscription.unsubscribe();
    this.#listening.clear();
  }
}

function subjectFor(subject: string): string {
  return `affiant.announcements.${tokenOf(subject)}`;
}
