/** Says on standard error what is being done, in place of what was said before; nothing unless somebody watches. */
export function say(text: string): void {
  if (!process.stderr.isTTY) return;
  process.stderr.write(`\r\x1b[K${text.slice(0, (process.stderr.columns ?? 80) - 1)}`);
}

/** Leaves an empty line for what is printed next. */
export function clearProgress(): void {
  say('');
}
