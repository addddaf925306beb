import { join } from 'node:path';
import { apiOf } from '../support/api.ts';
import { startBareServer } from './bare-process.ts';
import { requested } from './load.ts';
import type { Bench } from './row.ts';
import { INQUIRY, withService } from './setting.ts';
import { alternate } from './slices.ts';

const CONNECTIONS = 64;
const GOAL = 0.2;

/** Create inquiry against a bare Hono route that inserts the same bytes into SQLite durably with group commit. */
export const createInquiry: Bench = ({ slices, checkout }) =>
  withService(checkout, async ({ folder, service, key }) => {
    const { body: answer } = await apiOf(service.url, key)('POST', '/web/inquiry', INQUIRY);
    const answers = { create: JSON.stringify(answer), get: '', list: '' };
    const bare = await startBareServer({ file: join(folder, 'bare.db'), answers });
    const request = { method: 'POST', body: JSON.stringify(INQUIRY) } as const;
    const json = { 'content-type': 'application/json' };
    const name = `create inquiry, ${CONNECTIONS} connections`;
    const ours = { ...request, url: `${service.url}/api/v1/web/inquiry`, headers: { ...json, 'api-key': key } };
    try {
      const sides = {
        ours: requested(ours, CONNECTIONS, service.process.pid),
        bare: requested({ ...request, url: `${bare.url}/create`, headers: json }, CONNECTIONS, bare.pid),
      };
      return [{ name, unit: 'requests/s', ...(await alternate(name, sides, slices)), goal: GOAL }];
    } finally {
      bare.stop();
    }
  });
