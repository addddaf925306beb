import type { Digests } from '../digests.ts';

/** The digits of Crockford's Base32, which ULIDs are written in. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TIME_DIGITS = 10;
/** 80 bits of the hash, in two halves: enough that two deliveries of one millisecond never share an id. */
const HALF_DIGITS = 8;

/** @param value below 2^53, of which so many digits are told */
function base32(value: number, digits: number): string {
  let text = '';
  for (let rest = value; text.length < digits; rest = Math.floor(rest / 32)) text = `${DIGITS[rest % 32]}${text}`;
  return text;
}

/** Forty bits of it, from this byte on. */
const half = (digest: DataView, from: number): string =>
  base32(digest.getUint32(from) * 256 + digest.getUint8(from + 4), HALF_DIGITS);

/**
 * Id of the delivery of this event to this endpoint: the same whenever it is asked for, so that none is made twice.
 * It sorts by the event's time as every other id does: a ULID whose random part is a hash.
 * @param happenedAt when the event happened.
 */
export function deliveryIdOf(eventId: string, happenedAt: Date, endpointId: string, sha256: Digests['sha256']): string {
  const { buffer, byteOffset } = sha256(`${eventId}.${endpointId}`);
  const digest = new DataView(buffer, byteOffset);
  return `wh_del_${base32(happenedAt.getTime(), TIME_DIGITS)}${half(digest, 0)}${half(digest, 5)}`;
}

/** `webhook-id` of an event: the same for every endpoint, attempt and replay. */
export function webhookIdOf(eventId: string): string {
  return `wh_evt_${eventId.replaceAll('-', '')}`;
}
