/**
 * The hashes that the domain's rules name; who runs the domain brings them along. They answer at once: for texts of a
 * few hundred bytes handing the work to other threads costs many times what it is.
 */
export type Digests = {
  /** SHA-256 of the text in UTF-8, 32 bytes (FIPS 180-4). */
  sha256(text: string): Uint8Array;
  /** HMAC-SHA-256 of the text in UTF-8, 32 bytes (RFC 2104). */
  hmacSha256(key: Uint8Array, text: string): Uint8Array;
};
