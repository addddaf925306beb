import { z } from 'zod';
import { type CaptureEvent, EVIDENCE_TYPES } from '../../../domain/capture/events.ts';
import { CAPTURE_MODES } from '../../../domain/inquiry/configuration.ts';
import { ERASED, type EventSchemas } from '../event-schema.ts';

const ids = { inquiry_id: z.string(), session_id: z.string() };

export const captureSchemas: EventSchemas<CaptureEvent> = {
  PageVisited: {
    version: 1,
    data: z.object({ ...ids, visit_id: z.string(), url: z.string() }),
    personal: { url: ERASED },
  },
  EvidenceCaptured: {
    version: 1,
    data: z.object({
      ...ids,
      evidence_id: z.string(),
      evidence_type: z.enum(EVIDENCE_TYPES),
      capture_mode: z.enum(CAPTURE_MODES),
      source_url: z.string(),
      content_type: z.string(),
      sha256: z.string(),
      size: z.int(),
      snapshot_sha256: z.string().nullable(),
    }),
    personal: { source_url: ERASED },
  },
  CaptureEnded: {
    version: 1,
    data: z.object({ ...ids, reason: z.enum(['finished', 'left', 'taken_over', 'expired', 'browser_closed']) }),
  },
};
