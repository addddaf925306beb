/** Time-limited addresses at which a customer gets an evidence file. */
export interface EvidenceLinks {
  /** An address for this file; valid for 15 minutes from now. */
  link(evidenceId: string): Promise<{ url: string; expires_at: string }>;
  /** Whether the address was signed by this service for this file and is still valid. Compares in constant time. */
  verify(evidenceId: string, expires: string, signature: string): boolean;
}
