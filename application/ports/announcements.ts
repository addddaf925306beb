/**
 * What the processes of one installation tell each other in passing, such as how far a read model has come. Nothing is
 * kept: whoever does not listen at that moment, or cannot be reached, never hears of it, so nobody may depend on it.
 */
export interface Announcements {
  /** Tells every listener of the subject, in this process and the others. Never throws and never waits. */
  announce(subject: string, body: unknown): void;
  /** Hears what is announced from now on, until the returned function is called. `body` has been through JSON. */
  listen(subject: string, heard: (body: unknown) => void): () => void;
  close(): Promise<void>;
}
