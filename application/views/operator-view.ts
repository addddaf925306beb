import type { SignInMethod } from '../../domain/operator/events.ts';
import type { OperatorRole } from '../../domain/operator/roles.ts';

/** A link by which a passkey is made, as everybody may know of it. */
export type SignInLinkView = {
  made_at: string;
  /** Who made it, as the log names them: `operator:<id>`, or `operator:cli/<user>` at the command line. */
  made_by: string;
  /** null: it was not. */
  used_at: string | null;
  /** Whether passkeys of before ended with its use. */
  ended_passkeys: boolean;
};

/** An operator as lists tell of one. */
export type OperatorView = {
  id: string;
  org_id: string;
  name: string;
  email: string;
  role: OperatorRole;
  /** `invited`: has neither a passkey nor an account at an issuer yet. */
  status: 'invited' | 'active' | 'revoked';
  created_at: string;
  last_signed_in_at: string | null;
  /** The issuer that vouches for them; null: none. */
  issuer: string | null;
  /** The latest link by which a passkey could be made. */
  link: SignInLinkView;
};

/** A session that has not been ended; it may have run out. */
export type OperatorSessionView = {
  id: string;
  device: string;
  method: SignInMethod;
  signed_in_at: string;
  expires_at: string;
};

/** An operator, and the sessions, oldest first. */
export type OperatorDocument = { org_id: string; operator: OperatorView; sessions: OperatorSessionView[] };
