const TELLING = /FATAL|No usable sandbox|error while loading|setpriv|Permission denied/i;

/** The line of a driver's error that says why: its whole text carries the command line and the browser's own log. */
export function reasonOf(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n').map(line => line.trim());
  const telling = lines.find(line => TELLING.test(line) && !line.includes('<launching>'));
  return (telling ?? lines[0] ?? 'unknown').slice(0, 300);
}
