import { type Credentials, EventStoreDBClient } from '@eventstore/db-client';

/** The client, and who appends. One for each process: its connection carries everything. */
export type Connection = { client: EventStoreDBClient; credentials: Credentials };

/** `esdb://user:password@`, as the client reads it. */
const USER = /^(?:esdb|esdb\+discover):\/\/([^:/@]+):([^@/]+)@/;
const FORM = /^esdb(?:\+discover)?:\/\/[^/?]+/;
const NO_TLS = /[?&]tls=false(?:&|$)/i;

/**
 * Reads a connection string (`esdb://user:password@host:2113?tls=true`, `esdb+discover://…` for a cluster's DNS name)
 * without connecting yet.
 *
 * Every append names its user, which makes the client use the plain Append call. Its shared BatchAppend call has no
 * deadline, answers an error of one connection to the appends of all, and can end the process with an unhandled
 * rejection when the connection breaks under load (batchAppend.ts and backpressuredWrite.ts of version 6.2.1). Without
 * TLS the client sends no user at all, so any name will do.
 * @throws with what is wrong with it; the password is never in the message.
 */
export function connectionOf(url: string): Connection {
  if (!FORM.test(url)) throw new Error('EVENT_STORE_URL must look like esdb://user:password@host:2113?tls=true');
  const [, username, password] = USER.exec(url) ?? [];
  if ((username === undefined || password === undefined) && !NO_TLS.test(url)) {
    throw new Error('EVENT_STORE_URL must name a user (esdb://user:password@…), or say tls=false');
  }
  const credentials = {
    username: decodeURIComponent(username ?? 'none'),
    password: decodeURIComponent(password ?? 'none'),
  };
  try {
    return { client: EventStoreDBClient.connectionString(url), credentials };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.replaceAll(/\/\/[^@/\s]+@/g, '//…@') : String(cause);
    throw new Error(`EVENT_STORE_URL cannot be read: ${reason}`, { cause });
  }
}
