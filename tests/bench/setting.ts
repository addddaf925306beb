import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mainOf } from '../support/cli.ts';
import { type Service, startService } from '../support/service.ts';

/** A service on a fresh data folder, and the folder. */
export type Setting = { folder: string; service: Service; key: string };

/**
 * Runs a measurement with a service of its own, and cleans up behind it.
 * @param checkout folder of the built checkout whose service it is
 * @param settings of the service, beside the usual ones
 */
export async function withService<Result>(
  checkout: string,
  work: (setting: Setting) => Promise<Result>,
  settings: Record<string, string> = {},
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'affiant-bench-'));
  const env = { AFFIANT_LOG_LEVEL: 'error', AFFIANT_SPARES: 'on', ...settings };
  const service = await startService({ folder: join(folder, 'data'), env, main: mainOf(checkout) });
  try {
    if (service.key === null) throw new Error('a fresh service shows a key');
    return await work({ folder, service, key: service.key });
  } finally {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** An inquiry of ordinary size, with its whole configuration inline. */
export const INQUIRY = {
  name: 'Active gym membership',
  query: 'Does this person hold an active gym membership?',
  description: 'Asked before the corporate discount is granted.',
  fields: [
    { name: 'membership_status', required: true, description: 'Whether the membership is active' },
    { name: 'member_name', required: true, description: 'Full name of the member' },
    { name: 'valid_until', required: false, description: 'Date on which the membership ends' },
  ],
  user_instruction: 'Sign in to your gym and capture the page that shows your membership.',
  acceptance_guide:
    '## High\n- Membership status is Active\n- Valid until is in the future\n## Reject\n- Membership status is Expired',
  start_url: 'https://gym.example.com/login',
  return_url: 'https://customer.example.com/done',
  subject_id: 'customer-user-8841',
  metadata: { order: '42' },
};
