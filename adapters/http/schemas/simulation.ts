import { z } from 'zod';
import { RESULT_STATUSES } from '../../../domain/inquiry/transitions.ts';
import { text, webUrl } from './texts.ts';

const claim = z.strictObject({
  property: text(100),
  value: text(4000),
  source_url: webUrl.exactOptional(),
});

/** Body of Simulate: where the result is to go, and what is claimed to have been found. */
export const simulation = z
  .strictObject({
    status: z.enum(RESULT_STATUSES),
    claims: z.array(claim).max(50).default([]),
    reason: text(500).nullable().default(null),
  })
  .meta({ id: 'Simulation' });
