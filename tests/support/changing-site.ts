import { type LocalSite, startLocalSite } from './local-site.ts';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#fff;color:#1c2530}
  header{background:#12355b;color:#fff;padding:14px 24px;font-size:20px}
  a{position:absolute;left:24px;top:80px;width:250px;height:60px;background:#12355b;color:#fff;display:grid;place-content:center}
  main{padding:110px 24px 24px}dl{display:grid;grid-template-columns:160px 1fr;row-gap:10px}dd{margin:0;font-weight:600}`;

const page = (title: string, link: [string, string], body: string, script = '') =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
  <title>${title}</title><style>${STYLE}</style><header>${title}</header><a href="${link[0]}">${link[1]}</a>
  <main>${body}</main><script>${script}</script></html>`;

const FACTS = `<dl><dt>Membership status</dt><dd id="status"></dd><dt>Valid until</dt><dd>31 December 2031</dd></dl>`;

/** Shows the status of now, and asks for it again and again. */
const POLL = `const show = async () => { document.querySelector('#status').textContent = await (await fetch('/status')).text(); };
  show(); setInterval(show, 1500);`;

/**
 * A clock that ticks more often than a page is looked at, and a request that never ends while the page is there. Each tick
 * is a new picture for everybody who watches: twenty a second took six seconds of a processor in ten.
 */
const NEVER_RESTS = `${POLL} setInterval(() => { document.querySelector('#clock').textContent = performance.now(); }, 250);
  fetch('/endless');`;

const PAGES: Record<string, string> = {
  '/': page('City Gym', ['/login', 'Sign in'], '<p>Welcome to the gym in the city.</p>'),
  '/login': page(
    'Sign in',
    ['/account', 'Signed in already'],
    `${FACTS}<form action="/account" method="post"><label>Password <input type="password" name="p" autofocus></label></form>`,
    POLL,
  ),
  '/account': page('Your membership', ['/', 'Home'], FACTS, POLL),
  '/restless': page('Your membership', ['/', 'Home'], `${FACTS}<p id="clock"></p>`, NEVER_RESTS),
};

/** A gym on loopback whose pages show a status that a test may change while they are open. */
export async function startChangingSite(): Promise<LocalSite & { status: string }> {
  const site = { status: 'Active' };
  const { url, close } = await startLocalSite((request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    if (path === '/endless') return;
    if (path === '/status') return void response.end(site.status);
    const body = PAGES[path];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html' });
    response.end(body ?? page('Not found', ['/', 'Home'], ''));
  });
  return Object.assign(site, { url, close });
}
