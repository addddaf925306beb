import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../application/ports/clock.ts';
import { SESSION_IDLE_MS } from '../../domain/operator/session.ts';

/** A session as its cookie names it, and whether the cookie should be written anew so that the session stays awake. */
export type NamedSession = { sessionId: string; ages: boolean };

/**
 * The console's cookies, signed here. That of a session names it and when it was used last, so that an idle session
 * ends without anything being stored; whether it is open at all stands in the log. That of a challenge ties a passkey's
 * answer to the browser that asked, for one purpose.
 */
export type ConsoleCookies = {
  /** The `Set-Cookie` line for a browser that uses this session now. */
  session(sessionId: string): string;
  /** The session that a `Cookie` header names; undefined when there is none, it is forged, or was idle for too long. */
  sessionIn(header: string | undefined): NamedSession | undefined;
  endSession(): string;
  challenge(challenge: string, purpose: string): string;
  /** The challenge that a `Cookie` header holds for this purpose; undefined when there is none or its time is over. */
  challengeIn(header: string | undefined, purpose: string): string | undefined;
  /**
   * For a browser that goes to sign in elsewhere and comes back to a page of ours.
   * @param to path of the page that was asked for, without a dot
   */
  journey(challenge: string, to: string): string;
  /** The journey that a `Cookie` header tells of; undefined when there is none or its time is over. */
  journeyIn(header: string | undefined): { challenge: string; to: string } | undefined;
  endJourney(): string;
};

const SESSION = 'affiant_console';
const CHALLENGE = 'affiant_console_challenge';
const JOURNEY = 'affiant_console_journey';

/** How long a person may take to answer what their device asks. */
const CHALLENGE_LASTS_MS = 5 * 60 * 1000;

/** How long a person may take to sign in elsewhere. */
const JOURNEY_LASTS_MS = 10 * 60 * 1000;

/** A session's cookie is written anew when it is older than this. */
const AGES_AFTER_MS = 60 * 1000;

/**
 * @param options.key 32 random bytes, the same on every node and after a restart.
 * @param options.secure Whether the public address is https.
 */
export function createConsoleCookies(options: { key: Uint8Array; secure: boolean; clock: Clock }): ConsoleCookies {
  const { key, secure, clock } = options;
  /** What each cookie proves has a text of its own under the MAC, so that none can stand for another. */
  const macOf = (name: string, parts: readonly string[]) =>
    createHmac('sha256', key)
      .update([name, ...parts].join('\n'))
      .digest();

  function line(name: string, value: string, maxAge?: number, sameSite: 'Strict' | 'Lax' = 'Strict'): string {
    const lasts = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
    return `${name}=${value}; Path=/console; HttpOnly; SameSite=${sameSite}${lasts}${secure ? '; Secure' : ''}`;
  }

  /** It is another site that sends the browser back: a strict cookie would not come with it. */
  const journeyLine = (value: string, maxAge: number) => line(JOURNEY, value, maxAge, 'Lax');

  const signed = (name: string, parts: readonly string[], proven = parts) =>
    [...parts, macOf(name, proven).toString('base64url')].join('.');

  /** The parts of the first cookie of this name that was made here. */
  function proven(header: string | undefined, name: string, more: readonly string[] = []): string[] | undefined {
    for (const pair of (header ?? '').split(';')) {
      const [given, value] = pair.trim().split('=', 2);
      if (given !== name || value === undefined) continue;
      const parts = value.split('.');
      const mac = Buffer.from(parts.pop() ?? '', 'base64url');
      const expected = macOf(name, [...parts, ...more]);
      if (mac.length === expected.length && timingSafeEqual(mac, expected)) return parts;
    }
    return undefined;
  }

  return {
    session: sessionId => line(SESSION, signed(SESSION, [sessionId, String(clock.now().getTime())])),
    sessionIn(header) {
      const [sessionId, used] = proven(header, SESSION) ?? [];
      if (sessionId === undefined || used === undefined) return undefined;
      const age = clock.now().getTime() - Number(used);
      return age < SESSION_IDLE_MS ? { sessionId, ages: age > AGES_AFTER_MS } : undefined;
    },
    endSession: () => line(SESSION, '', 0),
    challenge(challenge, purpose) {
      const parts = [challenge, String(clock.now().getTime() + CHALLENGE_LASTS_MS)];
      return line(CHALLENGE, signed(CHALLENGE, parts, [...parts, purpose]), CHALLENGE_LASTS_MS / 1000);
    },
    challengeIn(header, purpose) {
      const [challenge, until] = proven(header, CHALLENGE, [purpose]) ?? [];
      return challenge !== undefined && clock.now().getTime() < Number(until) ? challenge : undefined;
    },
    journey(challenge, to) {
      const until = String(clock.now().getTime() + JOURNEY_LASTS_MS);
      return journeyLine(signed(JOURNEY, [challenge, to, until]), JOURNEY_LASTS_MS / 1000);
    },
    journeyIn(header) {
      const [challenge, to, until] = proven(header, JOURNEY) ?? [];
      if (challenge === undefined || to === undefined || !(clock.now().getTime() < Number(until))) return undefined;
      return { challenge, to };
    },
    endJourney: () => journeyLine('', 0),
  };
}
