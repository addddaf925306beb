/** Names that are given to the first who asks, each with a value. No rebuild of read models touches them. */
export interface Reservations {
  /**
   * Keeps the value only if the name is free. Answers what stands afterwards, and whether it was free.
   * @param until when the reservation may be dropped; never unless told. It stands until it is dropped.
   */
  reserve(name: string, value: string, until?: Date): Promise<{ value: string; reserved: boolean }>;
  /** All names that begin so, by name, with what stands under them. Meant for few. */
  beginning(prefix: string): Promise<{ name: string; value: string }[]>;
  /** What stands under a reserved name, null when it is free. */
  reserved(name: string): Promise<string | null>;
  /** Puts a value in the place of a reserved one. Answers false, and changes nothing, when that stands there no more. */
  replace(name: string, standing: string, value: string, until?: Date): Promise<boolean>;
  /** Makes a name free again. Answers false, and changes nothing, when this value stands there no more. */
  free(name: string, standing: string): Promise<boolean>;
  /** Drops reservations whose end is not after this moment, at most `limit` of them. Answers how many. */
  dropEnded(endedBy: Date, limit: number): Promise<number>;
}
