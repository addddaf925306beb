import { request } from 'node:http';
import { connect } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Resolve } from '../../infrastructure/chromium/egress/destination.ts';
import { type EgressProxy, startEgressProxy } from '../../infrastructure/chromium/egress/proxy.ts';
import { createAddressPolicy } from '../../infrastructure/network/address-policy.ts';
import type { LocalSite } from '../support/local-site.ts';
import { quietLog } from '../support/remote-browser.ts';
import { startTargetSite } from '../support/target-site.ts';

const test = suite('the egress proxy');
let site: LocalSite;
let proxy: EgressProxy;
let port: number;
/** How often each name was looked up. */
const lookups = new Map<string, number>();

const ADDRESSES: Record<string, string[]> = {
  'site.test': ['127.0.0.1'],
  'mixed.test': ['127.0.0.1', '10.1.2.3'],
  'metadata.test': ['169.254.169.254'],
  'public.test': ['192.88.100.1'],
  'empty.test': [],
};

const resolve: Resolve = async host => {
  lookups.set(host, (lookups.get(host) ?? 0) + 1);
  const addresses = ADDRESSES[host];
  if (!addresses) throw new Error('ENOTFOUND');
  // A name that is asked for again leads elsewhere: DNS rebinding.
  return (lookups.get(host) ?? 0) > 1 && host === 'site.test'
    ? [{ address: '10.9.9.9', family: 4 }]
    : addresses.map(address => ({ address, family: 4 }));
};

test.before(async () => {
  site = await startTargetSite();
  port = Number(new URL(site.url).port);
  proxy = await startEgressProxy({ policy: createAddressPolicy({ allow: ['127.0.0.0/8'] }), log: quietLog, resolve });
});

test.after(async () => {
  await proxy.close();
  await site.close();
});

function get(url: string, headers: Record<string, string> = {}): Promise<{ status: number; body: string }> {
  return new Promise((done, fail) => {
    request({ host: '127.0.0.1', port: proxy.port, path: url, headers }, answer => {
      let body = '';
      answer.on('data', chunk => {
        body += chunk;
      });
      answer.on('end', () => done({ status: answer.statusCode ?? 0, body }));
    })
      .on('error', fail)
      .end();
  });
}

/** First line of the answer to a CONNECT. */
function tunnel(authority: string): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect(proxy.port, '127.0.0.1', () => socket.write(`CONNECT ${authority} HTTP/1.1\r\n\r\n`));
    socket.once('data', data => {
      done(data.toString().split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.once('error', fail);
  });
}

test('forwards to a checked address without asking for the name again', async () => {
  const answer = await get(`http://site.test:${port}/popup`);
  assert.is(answer.status, 200);
  assert.match(answer.body, /Terms/);
  assert.is(lookups.get('site.test'), 1);
  assert.is((await get(`http://site.test:${port}/popup`)).status, 403, 'the name leads elsewhere now');
});

test('one bad address condemns a name', async () => {
  assert.is((await get(`http://mixed.test:${port}/`)).status, 403);
  assert.is((await get('http://metadata.test/')).status, 403);
  assert.is((await get('http://empty.test/')).status, 403);
  assert.is((await get('http://unknown.test/')).status, 502);
});

test('other ports than those of the web are closed outside the opened networks', async () => {
  assert.is((await get('http://public.test:25/')).status, 403);
  assert.match(await tunnel('public.test:22'), /403/);
  assert.match(await tunnel(`127.0.0.1:${port}`), /200/);
});

test('tunnels are checked like requests', async () => {
  assert.match(await tunnel('metadata.test:443'), /403/);
  assert.match(await tunnel('10.0.0.1:443'), /403/);
  assert.match(await tunnel('[::1]:443'), /403/);
  assert.match(await tunnel('0xa.1:443'), /403/);
  assert.match(await tunnel('nonsense'), /403/);
});

test('takes absolute http addresses only', async () => {
  assert.is((await get('/login')).status, 400);
  assert.is((await get('ftp://site.test/')).status, 400);
});

test.run();
