import { createHmac, timingSafeEqual } from 'node:crypto';
import { DEVICES, type HandoverMember } from '../../domain/capture/events.ts';

/**
 * The ticket binds a capture to one browser: a signed cookie that names the session which this browser started.
 * Nothing is stored, so that it outlives a restart; a later session makes it worthless.
 */
export type Tickets = {
  /** The `Set-Cookie` line for the browser that started this session. */
  cookie(inquiryId: string, sessionId: string): string;
  /** The session that a `Cookie` header's ticket for this inquiry names; null when there is none or it is forged. */
  holder(inquiryId: string, cookieHeader: string | undefined): string | null;
  /** The `Set-Cookie` line for a browser that takes part in a handover. */
  memberCookie(inquiryId: string, member: HandoverMember): string;
  /** The device that the browser is in a handover; null when it is in none, or says so only. */
  member(inquiryId: string, cookieHeader: string | undefined): HandoverMember | null;
};

const TICKET = 'capture_ticket';
const HANDOVER = 'capture_handover';

/** A ticket outlives the longest capture and the wait for a second try. */
const MAX_AGE_S = 7 * 24 * 3600;

/**
 * @param options.key 32 random bytes, the same on every node and after a restart.
 * @param options.secure Whether the public address is https.
 */
export function createTickets(options: { key: Uint8Array; secure: boolean }): Tickets {
  const { key, secure } = options;
  /** What each cookie proves has a text of its own under the MAC, so that none can stand for another. */
  const macOf = (name: string, inquiryId: string, parts: readonly string[]) =>
    createHmac('sha256', key)
      .update([name.replace('_', ' '), inquiryId, ...parts].join('\n'))
      .digest();

  function line(name: string, inquiryId: string, parts: readonly string[]): string {
    const value = [...parts, macOf(name, inquiryId, parts).toString('base64url')].join('.');
    const attributes = `Path=/capture/${inquiryId}; Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Lax`;
    return `${name}=${value}; ${attributes}${secure ? '; Secure' : ''}`;
  }

  /** The parts of the first cookie of this name that was made here; null when there is none. */
  function proven(name: string, inquiryId: string, cookieHeader = ''): string[] | null {
    for (const pair of cookieHeader.split(';')) {
      const [given, value] = pair.trim().split('=', 2);
      if (given !== name || value === undefined) continue;
      const parts = value.split('.');
      const mac = Buffer.from(parts.pop() ?? '', 'base64url');
      const expected = macOf(name, inquiryId, parts);
      if (mac.length === expected.length && timingSafeEqual(mac, expected)) return parts;
    }
    return null;
  }

  return {
    cookie: (inquiryId, sessionId) => line(TICKET, inquiryId, [sessionId]),
    holder: (inquiryId, cookieHeader) => proven(TICKET, inquiryId, cookieHeader)?.[0] ?? null,
    memberCookie: (inquiryId, { id, device }) => line(HANDOVER, inquiryId, [id, device]),
    member(inquiryId, cookieHeader) {
      const [id, name] = proven(HANDOVER, inquiryId, cookieHeader) ?? [];
      const device = DEVICES.find(known => known === name);
      return id === undefined || device === undefined ? null : { id, device };
    },
  };
}
