import { EventStoreDBClient } from '@eventstore/db-client';
import { ConfigError } from '../settings/config-error.ts';

const FORM = /^esdb(?:\+discover)?:\/\/[^/?]+/;

/**
 * A client for a connection string: `esdb://user:password@host:2113?tls=true`, several hosts for a cluster, or
 * `esdb+discover://` and a cluster's DNS name. It connects when it is first used; its connection carries everything.
 * @throws ConfigError with what is wrong with it; the password is never in the message.
 */
export function clientOf(url: string): EventStoreDBClient {
  if (!FORM.test(url)) throw new ConfigError('EVENT_STORE_URL must look like esdb://user:password@host:2113?tls=true');
  try {
    return EventStoreDBClient.connectionString(url);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.replaceAll(/\/\/\S*@/g, '//…@') : String(cause);
    throw new ConfigError(`EVENT_STORE_URL cannot be read: ${reason}`);
  }
}
