import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A fresh folder that is gone when the process ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'affiant-test-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
