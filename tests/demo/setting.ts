import assert from 'node:assert/strict';
import { runCliProcess } from '../support/cli.ts';
import type { ServiceOptions } from '../support/service.ts';

/** A service that runs; its key is null when its log held an organization before. */
type Started = { url: string; key: string | null; stop(): Promise<unknown> };

/** How the service of a story runs. */
export type Setting = {
  /** Starts it on a folder; one process that does everything unless told. */
  start?: (options: ServiceOptions) => Promise<Started>;
  /** The settings of its engines; embedded unless told. */
  engines?: Record<string, string>;
  /** Whether a browser and a reader wait for whoever comes next; they do unless told. */
  spares?: 'on' | 'off';
};

/**
 * The key of the story's organization. On a log that others have written to before there is no first organization to
 * start with, so one is made.
 */
export async function keyOf({ key }: Pick<Started, 'key'>, env: Record<string, string>): Promise<string> {
  if (key !== null) return key;
  const { stdout, stderr, code } = await runCliProcess(['org', 'create', '--name', 'Demo', '--json'], env);
  assert.equal(code, 0, stderr);
  return (JSON.parse(stdout) as { key: string }).key;
}
