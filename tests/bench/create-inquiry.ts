import { join } from 'node:path';
import { apiOf } from '../support/api.ts';
import { startBareServer } from './bare-process.ts';
import { compare } from './load.ts';
import type { Bench } from './row.ts';
import { INQUIRY, withService } from './setting.ts';

const CONNECTIONS = 64;
const GOAL = 0.4;

/** Create inquiry against a bare Hono route that inserts the same bytes into SQLite durably with group commit. */
export const createInquiry: Bench = options =>
  withService(async ({ folder, service, key }) => {
    const { body: answer } = await apiOf(service.url, key)('POST', '/web/inquiry', INQUIRY);
    const answers = { create: JSON.stringify(answer), get: '', list: '' };
    const bare = await startBareServer({ file: join(folder, 'bare.db'), answers });
    const request = { method: 'POST', body: JSON.stringify(INQUIRY) } as const;
    const json = { 'content-type': 'application/json' };
    const ours = { ...request, url: `${service.url}/api/v1/web/inquiry`, headers: { ...json, 'api-key': key } };
    try {
      const seen = await compare(ours, { ...request, url: `${bare.url}/create`, headers: json }, CONNECTIONS, options);
      return [{ name: `create inquiry, ${CONNECTIONS} connections`, unit: 'requests/s', ...seen, goal: GOAL }];
    } finally {
      bare.stop();
    }
  });
