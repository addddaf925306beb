import type { z } from 'zod';
import { ConfigError } from './config-error.ts';

/**
 * Reads settings from environment variables; an empty one counts as not set.
 * @returns the settings, and all variables that are set
 * @throws ConfigError that names every setting that is wrong
 */
export function parseSettings<Settings>(
  schema: z.ZodType<Settings>,
  variables: Readonly<Record<string, string | undefined>>,
): { settings: Settings; present: Record<string, string | undefined> } {
  const present = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(present);
  if (result.success) return { settings: result.data, present };
  const problems = result.error.issues.map(issue => `${issue.path.join('.')} ${issue.message}`);
  throw new ConfigError(problems.join('; '));
}
