import type { ServerResponse } from 'node:http';
import { type LocalSite, startLocalSite } from '../support/local-site.ts';
import { page } from '../support/target-pages.ts';

/** Everywhere on these pages can be clicked. */
const whole = 'style="position:fixed;inset:0"';

/** Longer than it takes to be asked for a picture. */
const SPINS_MS = 3_000;
/**
 * Never gives its thread back: to begin with it spins, and then it waits for an answer that never comes, which nobody can
 * tell from spinning but the processors of this machine.
 */
const SPINNING = `setTimeout(() => {
  for (const until = performance.now() + ${SPINS_MS}; performance.now() < until; );
  for (;;) {
    const asked = new XMLHttpRequest();
    asked.open('GET', '/never', false);
    try { asked.send(); } catch {}
  }
}, 300)`;

const PAGES: Record<string, string> = {
  '/calm': page('Calm', '<h1>Membership status: Active</h1>'),
  '/closing': page('Closing', `<button ${whole} onclick="window.open('/gone')">open</button>`),
  '/gone': page('Gone', `<button ${whole} onclick="window.close()">gone</button>`),
  '/popups': page('Popups', `<button ${whole} onclick="for(let n=0;n<50;n++)window.open('/calm?'+n)">open</button>`),
  '/alerts': page('Alerts', '<script>setTimeout(()=>{for(;;)alert("again")},100)</script>'),
  '/spinning': page('Spinning', `<script>${SPINNING}</script>`),
};

/** A site that does to its visitors what hostile pages do. */
export function startHostileSite(): Promise<LocalSite> {
  return startLocalSite((request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    if (path === '/never') return;
    if (path === '/endless') return endless(response);
    const body = PAGES[path];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(body ?? 'not found');
  });
}

/** A download that says nothing of its length and never ends. */
function endless(response: ServerResponse): void {
  response.writeHead(200, {
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment; filename=archive.bin',
  });
  const chunk = Buffer.alloc(256 * 1024);
  const send = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', send);
  send();
}
