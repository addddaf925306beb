/** Small durable values that no rebuild of read models touches, for example which version of one is live. */
export interface Settings {
  /** null when nothing was ever saved under this name. */
  read(name: string): Promise<string | null>;
  /** Puts a value in the place of whatever stands. */
  save(name: string, value: string): Promise<void>;
}
