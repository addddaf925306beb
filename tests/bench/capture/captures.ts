import { apiOf } from '../../support/api.ts';
import { INQUIRY, type Setting } from '../setting.ts';

/** Creates an inquiry whose capture starts at this page. @returns the address of its hosted page. */
export async function captureOf({ service, key }: Pick<Setting, 'service' | 'key'>, startUrl: string): Promise<string> {
  const answer = await apiOf(service.url, key)<{ capture_url?: string }>('POST', '/web/inquiry', {
    ...INQUIRY,
    start_url: startUrl,
    settings: { show_cover_page: true, show_acceptance_guide: false },
  });
  if (answer.body.capture_url === undefined) throw new Error(`no inquiry was created: ${JSON.stringify(answer.body)}`);
  return answer.body.capture_url;
}
