/** What ties the answer of an issuer to one try of one browser; each part is made anew for each, and can't be guessed. */
export type SignInTry = { state: string; nonce: string; codeVerifier: string };

/** Whom an issuer vouches for. */
export type VouchedFor = {
  /** As the issuer calls itself. */
  issuer: string;
  /** Who it is there, for ever. */
  subject: string;
  /** null: it told none, or does not say that the address is the person's own. */
  verifiedEmail: string | null;
};

/** Lets people prove by an account elsewhere who they are (OpenID Connect Core 1.0, authorization code flow). */
export interface IdentityProvider {
  /** What people know it by. */
  readonly name: string;
  /** Where the browser goes to sign in there. @throws IdentityProviderAway */
  signInAddress(attempt: SignInTry): Promise<string>;
  /**
   * Holds what the browser came back with against what was asked for.
   * @param query of the address at which it came back
   * @throws NotVouchedFor, IdentityProviderAway
   */
  vouchedFor(query: URLSearchParams, attempt: SignInTry): Promise<VouchedFor>;
}

/** The provider can't be reached, does not answer in time, or answers as none does. */
export class IdentityProviderAway extends Error {
  override readonly name = 'IdentityProviderAway';
}

/** What the browser came back with proves nothing. */
export class NotVouchedFor extends Error {
  override readonly name = 'NotVouchedFor';
}
