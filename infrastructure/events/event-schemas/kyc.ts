import { z } from 'zod';
import { RESULT_STATUSES } from '../../../domain/inquiry/transitions.ts';
import type { KycResultRecorded } from '../../../domain/kyc/events.ts';
import type { EventDefinitions } from '../event-definition.ts';

/** How results of an outside KYC system are stored. */
export const kycEvents = {
  KycResultRecorded: {
    schema: z.object({ inquiry_id: z.string(), subject_id: z.string(), status: z.enum(RESULT_STATUSES) }),
    personal: { subject_id: 'erased' },
  },
} satisfies EventDefinitions<KycResultRecorded>;
