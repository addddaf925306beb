/** When the attempts of a delivery are due, in seconds after the delivery's creation. */
export const RETRY_SLOTS_SECONDS: readonly number[] = [0, 30, 90, 270, 720];

/**
 * When an attempt is due. Absolute from the delivery's creation, so that a slow attempt does not push the later ones on.
 * @param attempt from 1.
 * @param slots seconds after creation, one per attempt.
 * @returns null when the schedule has no such attempt: the delivery is exhausted.
 */
export function dueAt(createdAt: Date, attempt: number, slots: readonly number[] = RETRY_SLOTS_SECONDS): Date | null {
  const seconds = slots[attempt - 1];
  return seconds === undefined ? null : new Date(createdAt.getTime() + seconds * 1000);
}
