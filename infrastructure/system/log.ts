import type { Log } from '../../application/ports/log.ts';

const LEVELS = ['info', 'warn', 'error'] as const;
export type LogLevel = (typeof LEVELS)[number];

export type LogOptions = {
  /** The least level that is written. */
  level: LogLevel;
  /** Stands in every line, for example which worker wrote it. */
  always?: Record<string, unknown>;
  /** Takes each line with its end; standard error unless told. */
  write?: (line: string) => void;
};

/**
 * Writes a JSON object a line: `time`, `level`, `message` and then the fields by their own names.
 * It never throws for what the fields hold.
 */
export function createLog({ level, always = {}, write = line => process.stderr.write(line) }: LogOptions): Log {
  const at = (own: LogLevel) => (message: string, fields?: Record<string, unknown>) => {
    if (LEVELS.indexOf(own) < LEVELS.indexOf(level)) return;
    const head = { time: new Date().toISOString(), level: own, message, ...always };
    write(`${lineOf(head, fields)}\n`);
  };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}

function lineOf(head: Record<string, unknown>, fields: Record<string, unknown> = {}): string {
  try {
    // The head stands first and wins over fields of the same name.
    return JSON.stringify({ ...head, ...fields, ...head }, printable);
  } catch (error) {
    return JSON.stringify({ ...head, unprintable_fields: Object.keys(fields), reason: String(error) });
  }
}

/** What JSON would leave empty or refuse. */
function printable(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (!(value instanceof Error)) return value;
  const { name, message, stack, cause } = value;
  return { name, message, stack, cause };
}
