import { z } from 'zod';
import { type CaptureEnding, type CaptureEvent, EVIDENCE_TYPES } from '../../../domain/capture/events.ts';
import { CAPTURE_MODES } from '../../../domain/inquiry/configuration.ts';
import type { EventDefinitions } from '../event-definition.ts';

const ENDINGS = [
  'finished',
  'left',
  'taken_over',
  'expired',
  'browser_closed',
] as const satisfies readonly CaptureEnding[];

const session = { inquiry_id: z.string(), session_id: z.string() };

/** How the events of capture sessions are stored. */
export const captureEvents = {
  PageVisited: {
    schema: z.object({ ...session, visit_id: z.string(), url: z.string() }),
    personal: { url: 'erased' },
  },
  EvidenceCaptured: {
    schema: z.object({
      ...session,
      evidence_id: z.string(),
      evidence_type: z.enum(EVIDENCE_TYPES),
      capture_mode: z.enum(CAPTURE_MODES),
      source_url: z.string(),
      content_type: z.string(),
      sha256: z.string(),
      size: z.number(),
      snapshot_sha256: z.string().nullable(),
    }),
    personal: { source_url: 'erased' },
  },
  CaptureEnded: {
    schema: z.object({ ...session, reason: z.enum(ENDINGS) }),
    personal: {},
  },
} satisfies EventDefinitions<CaptureEvent>;
