import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createListener, type Server } from 'node:net';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runDeployed } from '../support/deployed-script.ts';
import { freePort } from '../support/free-port.ts';

const script = join(import.meta.dirname, '..', '..', '..', 'deploy', 'health');
const test = suite('the health check of a container');

const check = (port: number, args: string[] = []) => runDeployed(script, args, { PORT: String(port) });

async function listening(server: Server) {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

test('it tells a service that works from one that does not, and what that one said', async () => {
  const said = JSON.stringify({ ready: false, checks: { event_store: { ok: false } } });
  const server = createServer(({ url }, response) => {
    const lives = url === '/healthz';
    response.writeHead(lives ? 200 : 503, { 'content-length': lives ? 2 : said.length }).end(lives ? '{}' : said);
  });
  try {
    const port = await listening(server);
    assert.equal(await check(port), { code: 0, printed: '' });
    assert.equal(await check(port, ['/readyz']), { code: 1, printed: `/readyz answered 503\n${said}\n` });
  } finally {
    server.close();
  }
});

test('nobody who listens, and one who never answers, are no service', async () => {
  const none = await check(await freePort());
  assert.is(none.code, 1);
  assert.match(none.printed, 'Connection refused');
  const silent = createListener(socket => socket.resume());
  try {
    assert.equal(await check(await listening(silent)), { code: 1, printed: '/healthz did not answer\n' });
  } finally {
    silent.close();
  }
});

test.run();
