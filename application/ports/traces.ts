/** What storage keeps of what was deleted from it: free space, and logs of what was written. */
export type Traces = {
  /**
   * Overwrites what read models and queues have deleted so far, as far as that is this service's to do. Others go on
   * reading and writing meanwhile. (`DataKeys` leaves no trace of a destroyed key by itself.)
   * @throws when somebody keeps an old state in use; it can be done again later.
   */
  remove(): Promise<void>;
  /** Engines that are servers, by name: what they keep is for whoever runs them to remove. */
  readonly elsewhere: readonly string[];
};
