import { setTimeout as pause } from 'node:timers/promises';
import { EndUser } from '../../end-to-end/end-user.ts';
import { apiOf } from '../../support/api.ts';
import { untilHosts } from '../capture/hosts.ts';
import { joinCapture } from '../capture/socket-person.ts';
import { INQUIRY, type Setting } from '../setting.ts';
import type { AccountPage } from './accounts-site.ts';

type Asked = { start_url: string; query: string; fields: AccountPage['fields']; capture_type: string };

async function inquire({ service, key }: Setting, asked: Asked): Promise<string> {
  const fields = asked.fields.map(({ name, description, required }) => ({ name, description, required }));
  const settings = { show_cover_page: true, show_acceptance_guide: false };
  const body = { ...INQUIRY, ...asked, fields, settings };
  const answer = await apiOf(service.url, key)<{ capture_url?: string }>('POST', '/web/inquiry', body);
  if (answer.body.capture_url === undefined) throw new Error(`no inquiry was created: ${JSON.stringify(answer.body)}`);
  return answer.body.capture_url;
}

/** A page is opened and captured. @param looksMs before Finish is pressed @returns how long from Finish to its verdict, ms */
export async function verdictOnPage(
  setting: Setting,
  site: string,
  page: AccountPage,
  looksMs: number,
): Promise<number> {
  const { path, query, fields } = page;
  const asked = { start_url: `${site}${path}`, query, fields, capture_type: 'screenshot' };
  const person = await joinCapture(await inquire(setting, asked));
  // The next spare starts meanwhile, and is no part of it.
  await untilHosts(setting.service.process.pid ?? 0, 2);
  await person.capture();
  await pause(looksMs);
  const ms = await person.finish();
  // Where the verdict is another try its browser is kept for it, and would be one more for the next.
  await person.leave();
  return ms;
}

/** A scanned page is handed in. @param looksMs as of `verdictOnPage` @returns how long from Finish to its verdict, ms */
export async function verdictOnScan(setting: Setting, site: string, png: Uint8Array, looksMs: number): Promise<number> {
  const { query } = INQUIRY;
  const fields = INQUIRY.fields.map(field => ({ ...field, expected: [] }));
  const user = new EndUser(await inquire(setting, { start_url: `${site}/`, query, fields, capture_type: 'document' }));
  await user.start();
  await untilHosts(setting.service.process.pid ?? 0, 2);
  await user.upload(png, 'scan.png');
  await pause(looksMs);
  return await user.untilVerdict();
}
