import { z } from 'zod';
import { EVIDENCE_TYPES } from '../../../../domain/capture/events.ts';
import type { IdPrefix } from '../../../../domain/identifiers.ts';
import { CAPTURE_MODES } from '../../../../domain/inquiry/configuration.ts';
import { address, idWith, timestamp } from './values.ts';

const place = {
  rect: { rect: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }) },
  page: { page: z.int() },
};
const extracted = { name: z.string(), value: z.string(), score: z.number(), label: z.string().nullable() };

const evidence = z
  .object({
    id: idWith('web_ev_'),
    capture_mode: z.enum(CAPTURE_MODES),
    evidence_type: z.enum(EVIDENCE_TYPES),
    source_url: z.string(),
    extracted_fields: z
      .array(z.union([z.object({ ...extracted, ...place.rect }), z.object({ ...extracted, ...place.page })]))
      .meta({ description: 'What was read from it, and where it stands: a rectangle or a page.' }),
    created_at: timestamp,
    file: z.object({
      url: address('https://affiant.example.com/evidence/web_ev_01K5?expires=1777629600&signature=q2pj9o9NDN').meta({
        description: 'Signed address that works until `expires_at`.',
      }),
      expires_at: timestamp,
    }),
  })
  .meta({ id: 'Evidence' });

const pageVisit = z.object({
  id: idWith('web_pv_').meta({ description: 'Names the page visit.' }),
  url: z.string(),
  visited_at: timestamp,
});

/** One try of the end user: what was visited and what was kept. Its id has this prefix. */
export const captureSession = (prefix: IdPrefix) =>
  z.object({
    id: idWith(prefix),
    created_at: timestamp,
    page_visits: z.array(pageVisit),
    evidence: z.array(evidence),
  });
