import { z } from 'zod';
import { RESULT_STATUSES } from '../../../../domain/inquiry/transitions.ts';
import { timestamp } from './values.ts';

const entry = z
  .object({
    id: z.string(),
    from_status: z.enum(RESULT_STATUSES).nullable(),
    to_status: z.enum(RESULT_STATUSES),
    reason: z.string().nullable(),
    created_at: timestamp,
    changed_by: z
      .object({ name: z.string(), email: z.string() })
      .nullable()
      .meta({ description: 'The operator who made the change; null when the system did.' }),
  })
  .meta({ id: 'StatusHistoryEntry', description: 'A change of the status of a result. The log is append-only.' });

/** How a status came to be, oldest first. */
export const statusHistory = z.array(entry);
