import type { OperatorRole } from '../../domain/operator/roles.ts';

/** An operator as lists tell of one. */
export type OperatorView = {
  id: string;
  org_id: string;
  name: string;
  email: string;
  role: OperatorRole;
  /** `invited`: has no passkey yet. */
  status: 'invited' | 'active' | 'revoked';
  created_at: string;
  last_signed_in_at: string | null;
};

/** A session that has not been ended; it may have run out. */
export type OperatorSessionView = { id: string; device: string; signed_in_at: string; expires_at: string };

/** An operator, and the sessions, oldest first. */
export type OperatorDocument = { org_id: string; operator: OperatorView; sessions: OperatorSessionView[] };
