import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The ticket binds a capture to one browser: a signed cookie that names the session which this browser started.
 * Nothing is stored, so that it outlives a restart; a later session makes it worthless.
 */
export type Tickets = {
  /** The `Set-Cookie` line for the browser that started this session. */
  cookie(inquiryId: string, sessionId: string): string;
  /** The session that a `Cookie` header's ticket for this inquiry names; null when there is none or it is forged. */
  holder(inquiryId: string, cookieHeader: string | undefined): string | null;
};

const NAME = 'capture_ticket';

/** A ticket outlives the longest capture and the wait for a second try. */
const MAX_AGE_S = 7 * 24 * 3600;

/**
 * @param options.key 32 random bytes, the same on every node and after a restart.
 * @param options.secure Whether the public address is https.
 */
export function createTickets(options: { key: Uint8Array; secure: boolean }): Tickets {
  const { key, secure } = options;
  const macOf = (inquiryId: string, sessionId: string) =>
    createHmac('sha256', key).update(`capture ticket\n${inquiryId}\n${sessionId}`).digest();

  function sessionOf(inquiryId: string, ticket: string): string | null {
    const [sessionId, mac, rest] = ticket.split('.');
    if (sessionId === undefined || mac === undefined || rest !== undefined) return null;
    const given = Buffer.from(mac, 'base64url');
    const expected = macOf(inquiryId, sessionId);
    return given.length === expected.length && timingSafeEqual(given, expected) ? sessionId : null;
  }

  return {
    cookie(inquiryId, sessionId) {
      const ticket = `${sessionId}.${macOf(inquiryId, sessionId).toString('base64url')}`;
      const attributes = `Path=/capture/${inquiryId}; Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Lax`;
      return `${NAME}=${ticket}; ${attributes}${secure ? '; Secure' : ''}`;
    },
    holder(inquiryId, cookieHeader) {
      for (const pair of (cookieHeader ?? '').split(';')) {
        const [name, value] = pair.trim().split('=', 2);
        if (name !== NAME || value === undefined) continue;
        const sessionId = sessionOf(inquiryId, value);
        if (sessionId !== null) return sessionId;
      }
      return null;
    },
  };
}
