import { z } from 'zod';
import { type OperatorEvent, type OperatorSessionEvent, SIGN_IN_METHODS } from '../../../domain/operator/events.ts';
import { type EvidenceViewed, LOOKS } from '../../../domain/operator/evidence-access.ts';
import { OPERATOR_ROLES } from '../../../domain/operator/roles.ts';
import type { EventDefinitions } from '../event-definition.ts';
import { ofCaptured } from './captured.ts';

const operator = { operator_id: z.string() };
const session = { ...operator, session_id: z.string() };

/** How the events of operators are stored. Who they are is sealed with a key of their own. */
export const operatorEvents = {
  OperatorInvited: {
    schema: z.object({
      ...operator,
      name: z.string(),
      email: z.string(),
      role: z.enum(OPERATOR_ROLES),
      link_hash: z.string(),
      link_expires_at: z.string(),
    }),
    personal: { name: 'erased', email: 'erased' },
  },
  PasskeyRegistered: {
    schema: z.object({
      ...operator,
      link_hash: z.string(),
      credential_id: z.string(),
      public_key: z.string(),
      counter: z.number(),
      transports: z.array(z.string()),
    }),
    personal: {},
  },
  PasskeysEnded: { schema: z.object({ ...operator, credential_ids: z.array(z.string()) }), personal: {} },
  IdentityBound: {
    schema: z.object({ ...operator, identity_id: z.string(), issuer: z.string(), subject: z.string() }),
    personal: { subject: 'erased' },
  },
  OperatorRoleChanged: { schema: z.object({ ...operator, role: z.enum(OPERATOR_ROLES) }), personal: {} },
  OperatorRevoked: { schema: z.object(operator), personal: {} },
  OperatorSignedIn: {
    schema: z.object({
      ...session,
      credential_id: z.string(),
      method: z.enum(SIGN_IN_METHODS),
      device: z.string(),
      expires_at: z.string(),
    }),
    // Before there were issuers, a passkey was the one way in.
    older: [{ personal: { device: 'erased' }, upcast: data => ({ ...data, method: 'passkey' }) }],
    personal: { device: 'erased' },
  },
  OperatorSignedOut: { schema: z.object(session), personal: {} },
  EvidenceViewed: {
    schema: ofCaptured({
      ...operator,
      evidence_id: z.string(),
      look: z.enum(LOOKS),
      page: z.number().nullable(),
    }),
    // Pages were not told apart.
    older: [{ personal: {}, upcast: data => ({ ...data, page: null }) }],
    personal: {},
  },
} satisfies EventDefinitions<OperatorEvent | OperatorSessionEvent | EvidenceViewed>;
