import type { Checkpoint } from './event-store.ts';

/** How far those who follow the log have come, each under a name of its own. */
export interface Checkpoints {
  checkpoint(name: string): Promise<Checkpoint | null>;
  /**
   * Keeps the checkpoint unless a later one stands: of several who fold the same events the slowest must not set back
   * what the others have reached, since nobody would bring it forward again until the next event.
   */
  saveCheckpoint(name: string, value: Checkpoint): Promise<void>;
}
