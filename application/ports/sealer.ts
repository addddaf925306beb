/** Seals small secrets with the master key (AES-256-GCM), for example the signing secret of a webhook endpoint. */
export interface Sealer {
  seal(plain: string): string;
  /** @throws when the text was not sealed with this master key or was changed. */
  open(sealed: string): string;
}
