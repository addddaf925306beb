import { z } from 'zod';

/** Answer of `/healthz`. */
export const health = z.object({ status: z.literal('ok') }).meta({ id: 'Health' });

/** Answer of `/readyz`. */
export const readinessReport = z
  .object({
    ready: z.boolean(),
    engines: z.record(z.string(), z.string()).meta({ description: 'The engine behind each port.' }),
    checks: z.record(z.string(), z.object({ ok: z.boolean(), detail: z.string().exactOptional() })),
  })
  .meta({ id: 'Readiness' });

/** What stands behind each port and whether it works. */
export type Readiness = z.output<typeof readinessReport>;
