import type { Log } from '../application/ports/log.ts';

const LEVELS = ['info', 'warn', 'error'] as const;
export type LogLevel = (typeof LEVELS)[number];

/** Errors have no enumerable fields: without this they would be logged as `{}`. */
function readable(value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const { name, message, stack, cause } = value;
  return { name, message, stack, ...(cause === undefined ? {} : { cause: readable(cause) }) };
}

function line(level: LogLevel, message: string, fields: Record<string, unknown>): string {
  const shown = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, readable(value)]));
  return `${JSON.stringify({ time: new Date().toISOString(), level, message, ...shown })}\n`;
}

/** Writes a JSON object a line to stderr, for lines of this level and above. */
export function createLog(least: LogLevel): Log {
  const write =
    (level: LogLevel) =>
    (message: string, fields: Record<string, unknown> = {}) => {
      if (LEVELS.indexOf(level) >= LEVELS.indexOf(least)) process.stderr.write(line(level, message, fields));
    };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}
