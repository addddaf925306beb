import { Agent, request } from 'node:http';

export type Answered = { status: number; body: string };

/** Calls a service over few connections that stay open, as a customer's server under load does. */
export function openCaller(url: string, key: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const call = (method: string, path: string, body?: string): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const type =
        body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
      const sent = request(
        `${url}/api/v1${path}`,
        { method, agent, headers: { 'api-key': key, ...type } },
        response => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', chunk => {
            text += chunk;
          });
          response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
          response.on('error', reject);
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  return { call, close: () => agent.destroy() };
}

/** Does this work so many times, with this many in flight. @returns what each made, in order. */
export async function inFlight<Result>(
  count: number,
  width: number,
  work: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < count; index = next++) results[index] = await work(index);
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
