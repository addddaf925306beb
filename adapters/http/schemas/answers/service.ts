import { z } from 'zod';
import type { Readiness } from '../../routes/health.ts';

/** Answer of `/healthz`. */
export const health = z.object({ status: z.literal('ok') }).meta({ id: 'Health' });

/** Answer of `/readyz`. */
export const readinessReport = z
  .object({
    ready: z.boolean(),
    engines: z.record(z.string(), z.string()).meta({ description: 'The engine behind each port.' }),
    checks: z.record(z.string(), z.object({ ok: z.boolean(), detail: z.string().exactOptional() })),
  })
  .meta({ id: 'Readiness' }) satisfies z.ZodType<{
  ready: boolean;
  engines: Readiness['engines'];
  checks: Record<string, { ok: boolean; detail?: string | undefined }>;
}>;
