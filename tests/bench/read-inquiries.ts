import { join } from 'node:path';
import { apiOf } from '../support/api.ts';
import { startBareServer } from './bare-process.ts';
import { compare } from './load.ts';
import type { Bench } from './row.ts';
import { INQUIRY, withService } from './setting.ts';

const CONNECTIONS = 64;
const ROWS = 100;
const GOAL = 0.5;

/** Get and List inquiry against bare Hono routes that answer the same bytes. */
export const readInquiries: Bench = options =>
  withService(async ({ folder, service, key }) => {
    const api = apiOf(service.url, key);
    let id = '';
    for (let row = 0; row < ROWS; row++) {
      id = (await api<{ id: string }>('POST', '/web/inquiry', { ...INQUIRY, subject_id: `user-${row}` })).body.id;
    }
    const headers = { 'api-key': key };
    const address = `${service.url}/api/v1/web/inquiry`;
    const text = async (url: string) => (await fetch(url, { headers })).text();
    const answers = { create: '', get: await text(`${address}/${id}`), list: await text(address) };
    const bare = await startBareServer({ file: join(folder, 'bare.db'), answers });
    try {
      const get = await compare({ url: `${address}/${id}`, headers }, { url: `${bare.url}/get` }, CONNECTIONS, options);
      const list = await compare({ url: address, headers }, { url: `${bare.url}/list` }, CONNECTIONS, options);
      return [
        { name: `get inquiry, ${CONNECTIONS} connections`, unit: 'requests/s', ...get, goal: GOAL },
        { name: `list 25 inquiries, ${CONNECTIONS} connections`, unit: 'requests/s', ...list, goal: GOAL },
      ];
    } finally {
      bare.stop();
    }
  });
