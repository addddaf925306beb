import { join } from 'node:path';
import { apiOf } from '../support/api.ts';
import { startBareServer } from './bare-process.ts';
import { requested, type Target } from './load.ts';
import type { Bench, Row } from './row.ts';
import { INQUIRY, withService } from './setting.ts';
import { alternate } from './slices.ts';

const CONNECTIONS = 64;
const ROWS = 100;
const GET_GOAL = 0.4;
const LIST_GOAL = 0.5;

/** Get and List inquiry against bare Hono routes that answer the same bytes. */
export const readInquiries: Bench = ({ slices, checkout }) =>
  withService(checkout, async ({ folder, service, key }) => {
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
      const compare = async (what: string, ours: Target, bareUrl: string, goal: number): Promise<Row> => {
        const name = `${what}, ${CONNECTIONS} connections`;
        const sides = {
          ours: requested(ours, CONNECTIONS, service.process.pid),
          bare: requested({ url: bareUrl }, CONNECTIONS, bare.pid),
        };
        return { name, unit: 'requests/s', ...(await alternate(name, sides, slices)), goal };
      };
      return [
        await compare('get inquiry', { url: `${address}/${id}`, headers }, `${bare.url}/get`, GET_GOAL),
        await compare('list 25 inquiries', { url: address, headers }, `${bare.url}/list`, LIST_GOAL),
      ];
    } finally {
      bare.stop();
    }
  });
