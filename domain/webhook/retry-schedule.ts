/** Seconds after a delivery's creation at which its attempts are due. */
export const RETRY_SLOTS_SECONDS: readonly number[] = [0, 30, 90, 270, 720];

/**
 * When this attempt (from 1) is due: absolute from the delivery's creation, so that a late attempt delays no other.
 * @returns null when no slot is left.
 */
export function dueAt(createdAt: Date, attempt: number, slots: readonly number[] = RETRY_SLOTS_SECONDS): Date | null {
  const seconds = slots[attempt - 1];
  return seconds === undefined ? null : new Date(createdAt.getTime() + seconds * 1000);
}
