/** Seals texts with a key of its own (AES-256-GCM), for example a webhook endpoint's signing secret with the master key. */
export interface Sealer {
  seal(plain: string): string;
  /** @throws when the text was not sealed with this key or was changed. */
  open(sealed: string): string;
}
