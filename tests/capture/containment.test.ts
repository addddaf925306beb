import { createSocket } from 'node:dgram';
import { type AddressInfo, createServer } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RemoteSession } from '../../application/ports/remote-browser.ts';
import { descendants } from '../support/descendants.ts';
import { eventually } from '../support/eventually.ts';
import { LedSession } from '../support/led-session.ts';
import { openWatched, remoteBrowser } from '../support/remote-browser.ts';
import { startTargetSite } from '../support/target-site.ts';
import { happened } from '../support/test-viewer.ts';

const test = suite('what a hostile page cannot do');

/** Ports of this machine that count who comes. */
async function startSink() {
  let reached = 0;
  const tcp = createServer(socket => {
    reached++;
    socket.destroy();
  });
  const udp = createSocket('udp4', () => {
    reached++;
  });
  await new Promise<void>(resolve => tcp.listen(0, '127.0.0.1', resolve));
  await new Promise<void>(resolve => udp.bind(0, '127.0.0.1', resolve));
  return {
    tcp: (tcp.address() as AddressInfo).port,
    udp: udp.address().port,
    reached: () => reached,
    close: () => {
      tcp.close();
      udp.close();
    },
  };
}

const shownText = async (session: RemoteSession): Promise<string> =>
  (await session.capture({ fullPage: false })).snapshot.runs.map(run => run.text).join(' ');

test('reaches no port of this machine by any way that a browser has', async () => {
  const sink = await startSink();
  const site = await startTargetSite('127.0.0.2');
  const browser = remoteBrowser({}, ['127.0.0.2/32']);
  const control = remoteBrowser();
  try {
    await Promise.all([browser.start(), control.start()]);
    const { session } = await openWatched(browser, `${site.url}/escape?tcp=${sink.tcp}&udp=${sink.udp}`);
    await eventually('all attempts', async () => (await shownText(session)).includes('tried everything'));
    assert.is(sink.reached(), 0);
    const { session: opened } = await openWatched(control, `${site.url}/escape?tcp=${sink.tcp}&udp=${sink.udp}`);
    await eventually('all attempts', async () => (await shownText(opened)).includes('tried everything'));
    assert.ok(sink.reached() > 0, 'where the network is open the same attempts do reach it');
  } finally {
    await Promise.all([browser.close(), control.close()]);
    await site.close();
    sink.close();
  }
});

test('opens no private address, whatever it is called', async () => {
  const sink = await startSink();
  const browser = remoteBrowser({}, []);
  try {
    await browser.start();
    const addresses = [
      'http://169.254.169.254/latest/meta-data/',
      `http://localhost:${sink.tcp}/`,
      `http://127.0.0.1:${sink.tcp}/`,
      // Between two names of one address, which would not be told twice.
      'http://10.0.0.1/',
      `http://2130706433:${sink.tcp}/`,
      `http://[::ffff:127.0.0.1]:${sink.tcp}/`,
    ];
    const visit = new LedSession(url => openWatched(browser, url));
    for (const address of addresses) {
      await visit.at(address, async ({ viewer }) => {
        await viewer.told('location', ({ url }) => url === new URL(address).href);
        await viewer.told('load', ({ problem }) => problem === 'NOT_ALLOWED');
      });
    }
    await visit.at(`https://127.0.0.1:${sink.tcp}/`, ({ viewer }) =>
      viewer.told('load', ({ problem }) => problem === 'BROKEN' || problem === 'NOT_ALLOWED'),
    );
    assert.is(sink.reached(), 0);
  } finally {
    await browser.close();
    sink.close();
  }
});

test('runs sandboxed and without privileges', async () => {
  const site = await startTargetSite();
  const browser = remoteBrowser();
  try {
    await browser.start();
    const { viewer } = await openWatched(browser, `${site.url}/login`);
    await viewer.at('/login');
    const processes = descendants().filter(
      ({ commandLine }) => /chrom|--type=/.test(commandLine) && !commandLine.includes('programs/browser-host.js'),
    );
    const renderers = processes.filter(({ commandLine }) => commandLine.includes('--type=renderer'));
    assert.ok(renderers.length > 0);
    for (const { commandLine, status } of processes) {
      assert.not.ok(commandLine.includes('--no-sandbox'));
      if (process.getuid?.() !== 0) continue;
      assert.not.match(status, /^Uid:.*\b0\b/m);
      assert.match(status, /^NoNewPrivs:\s+1$/m);
    }
    for (const { status } of renderers) {
      assert.match(status, /^Seccomp:\s+2$/m);
      assert.match(status, /^NSpid:\s+\d+\s+\d+/m, 'it sees no processes but its own');
    }
  } finally {
    await browser.close();
    await site.close();
  }
});

test('a crash of the page ends the session and leaves no process behind', async () => {
  const site = await startTargetSite();
  const browser = remoteBrowser({ maxSessions: 1 });
  try {
    await browser.start();
    const { viewer, events, session } = await openWatched(browser, `${site.url}/login`);
    await viewer.at('/login');
    const renderers = descendants().filter(({ commandLine }) => commandLine.includes('--type=renderer'));
    assert.ok(renderers.length > 0);
    for (const { pid } of renderers) process.kill(pid, 'SIGKILL');
    assert.is((await happened(events, 'closed')).reason, 'crashed');
    await session.close();
    assert.is(events.filter(event => event.type === 'closed').length, 1);
    assert.match(String(await session.capture({ fullPage: false }).catch(error => error)), /has ended/);
    await eventually('the end of its processes', () => descendants().length === 0);
  } finally {
    await browser.close();
    await site.close();
  }
});

test.run();
