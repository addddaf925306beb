import { lookup } from 'node:dns/promises';
import { connect, type TLSSocket } from 'node:tls';
import { receiveFrame } from '../../confinement/receive-frame.ts';
import { inTime } from '../../system/in-time.ts';
import { type Greeting, greetingLimits } from './greeting.ts';
import { callingWith } from './secured.ts';

/** Where a daemon listens. */
export type DaemonAddress = { host: string; port: number };

/** A daemon that has answered, and waits for what is wanted of it. */
export type Call = { service: TLSSocket; greeting: Greeting };

const ANSWER_MS = 3_000;
const KEEP_ALIVE_MS = 10_000;

/** Every machine of a name: a name may stand for several daemons. @throws a sentence's end */
export async function machinesOf({ host, port }: DaemonAddress): Promise<DaemonAddress[]> {
  try {
    const found = await inTime(ANSWER_MS, lookup(host, { all: true }), () => new Error('no answer'));
    return found.map(({ address }) => ({ host: address, port }));
  } catch (cause) {
    throw new Error(`${host} can't be looked up (${(cause as Error).message})`, { cause });
  }
}

/** Calls a daemon; both prove to know the token. @throws why it could not be had, as words for an operator */
export async function call({ host, port }: DaemonAddress, token: string): Promise<Call> {
  const service = connect({ host, port, ...callingWith(token) });
  service.setNoDelay(true);
  service.setKeepAlive(true, KEEP_ALIVE_MS);
  const failed = new Promise<never>((_, reject) => service.on('error', reject));
  try {
    const greeted = Promise.race([receiveFrame(service, greetingLimits), failed]);
    const greeting = await inTime(ANSWER_MS, greeted, () => new Error(`gave no answer within ${ANSWER_MS / 1000} s`));
    return { service, greeting };
  } catch (error) {
    service.destroy();
    throw new Error(reasonOf(error), { cause: error });
  }
}

const REASONS: readonly [RegExp, string][] = [
  [/ECONNREFUSED/, 'takes no connection'],
  [/EHOSTUNREACH|ENETUNREACH/, "can't be reached"],
  [/BAD_RECORD_MAC|DECRYPT/, 'has another CAPTURE_BROWSERS_TOKEN'],
  [/ERR_SSL|EPROTO/, 'does not speak as `affiant browsers` does'],
  [/ECONNRESET|has ended/, 'ended the connection'],
];

function reasonOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const known = REASONS.find(([sign]) => sign.test(`${code} ${message}`));
  return known?.[1] ?? message.replaceAll(/\s+/g, ' ').slice(0, 200);
}
