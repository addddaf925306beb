import type { OperatorRole } from './roles.ts';

/**
 * Somebody may sign in to the console by a link that works once. A later invitation of the same person is a new link,
 * and its role is the one that counts from then on.
 */
export type OperatorInvited = {
  type: 'OperatorInvited';
  data: {
    operator_id: string;
    name: string;
    email: string;
    role: OperatorRole;
    /** SHA-256 of the secret in the link, hex. The secret itself is shown once and never stored. */
    link_hash: string;
    /** ISO 8601, UTC. */
    link_expires_at: string;
  };
};

/** How the operator signs in from now on (Web Authentication). */
export type Passkey = {
  /** Of the credential, base64url. */
  credential_id: string;
  /** COSE key, base64url (RFC 9052, 7). */
  public_key: string;
  /** How often it was used when it was made, as far as the authenticator counts. */
  counter: number;
  /** How it can be reached, as the browser tells. */
  transports: string[];
};

/** The operator has a passkey; the link by which it was made is used. */
export type PasskeyRegistered = {
  type: 'PasskeyRegistered';
  data: { operator_id: string; link_hash: string } & Passkey;
};

/**
 * Passkeys of before open nothing any more, nor does a session that was begun with one: a new one was made by a link,
 * which may have been in other hands.
 */
export type PasskeysEnded = { type: 'PasskeysEnded'; data: { operator_id: string; credential_ids: string[] } };

/** An account at an issuer of OpenID Connect that vouches for an operator. */
export type Identity = {
  identity_id: string;
  /** As the issuer calls itself (OpenID Connect Core 1.0, 2: `iss`). */
  issuer: string;
  /** Who it is there, for ever: `sub`. An e-mail address may belong to somebody else one day. */
  subject: string;
};

/** The operator has come in by an issuer, and comes in by this account from now on; a link that was open is over. */
export type IdentityBound = { type: 'IdentityBound'; data: { operator_id: string } & Identity };

/** The operator is something else to the organization from now on, and signs in as before. */
export type OperatorRoleChanged = {
  type: 'OperatorRoleChanged';
  data: { operator_id: string; role: OperatorRole };
};

/** The operator signs in no more, and every session has ended. */
export type OperatorRevoked = { type: 'OperatorRevoked'; data: { operator_id: string } };

export type OperatorEvent =
  | OperatorInvited
  | PasskeyRegistered
  | PasskeysEnded
  | IdentityBound
  | OperatorRoleChanged
  | OperatorRevoked;

/** By what a session was begun. */
export const SIGN_IN_METHODS = ['passkey', 'issuer'] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

/** A session at the console has begun. */
export type OperatorSignedIn = {
  type: 'OperatorSignedIn';
  data: {
    operator_id: string;
    session_id: string;
    /** What opened it: the id of a passkey, or of the identity that an issuer vouched for. */
    credential_id: string;
    method: SignInMethod;
    /** Browser and system, as the browser names them, so that people know their sessions. */
    device: string;
    /** When the session ends whatever happens; ISO 8601, UTC. */
    expires_at: string;
  };
};

/** The session is over: its cookie opens nothing any more. */
export type OperatorSignedOut = { type: 'OperatorSignedOut'; data: { operator_id: string; session_id: string } };

export type OperatorSessionEvent = OperatorSignedIn | OperatorSignedOut;
