import type { Digests } from '../digests.ts';

/** The digits of Crockford's Base32, which ULIDs are written in. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TIME_DIGITS = 10;
/** 80 bits of the hash: enough that two deliveries of one millisecond never share an id. */
const HASH_DIGITS = 16;

function base32(value: bigint, digits: number): string {
  let text = '';
  for (let rest = value; text.length < digits; rest >>= 5n) text = `${DIGITS[Number(rest & 31n)]}${text}`;
  return text;
}

/**
 * Id of the delivery of this event to this endpoint: the same whenever it is asked for, so that none is made twice.
 * It sorts by the event's time as every other id does: a ULID whose random part is a hash.
 * @param happenedAt when the event happened.
 */
export function deliveryIdOf(eventId: string, happenedAt: Date, endpointId: string, sha256: Digests['sha256']): string {
  const { buffer, byteOffset } = sha256(`${eventId}.${endpointId}`);
  const digest = new DataView(buffer, byteOffset);
  const hash = (digest.getBigUint64(0) << 16n) | BigInt(digest.getUint16(8));
  return `wh_del_${base32(BigInt(happenedAt.getTime()), TIME_DIGITS)}${base32(hash, HASH_DIGITS)}`;
}

/** `webhook-id` of an event: the same for every endpoint, attempt and replay. */
export function webhookIdOf(eventId: string): string {
  return `wh_evt_${eventId.replaceAll('-', '')}`;
}
