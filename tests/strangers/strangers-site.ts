import { connect } from 'node:net';
import { type LocalSite, startLocalSite } from '../support/local-site.ts';
import { sized } from '../support/test-size.ts';

const script = (code: string) => `<!doctype html><title>Site</title><body><p>here<script>${code}</script>`;

/** How much a page makes of something: characters. */
const MUCH = sized({ little: 10e6, whole: 95e6 });
const LONG = sized({ little: 5e6, whole: 30e6 });

/** What pages do to whoever drives their browser, at the most harm that was seen. */
const PAGES: Record<string, string> = {
  '/neighbour': script(`let times = 0;
    document.body.style.cssText = 'position:fixed;inset:0;margin:0';
    addEventListener('mousedown', () => { document.body.style.background = 'hsl(' + (++times * 37) % 360 + ' 60% 50%)'; });`),
  '/console': script(`setInterval(() => console.log('é'.repeat(${MUCH})), 500)`),
  '/addresses': script(`let count = 0;
    setInterval(() => { try { history.pushState(0, '', '/' + 'a'.repeat(1.9e6) + count++); } catch {} }, 100)`),
  '/names': script(`const tag = 'x-' + 'y'.repeat(${LONG});
    const made = document.createElement(tag);
    made.tabIndex = 0; made.textContent = 'z'.repeat(${LONG}); document.body.append(made);
    setInterval(() => { made.blur(); made.focus(); }, 100)`),
  '/lookups': script(`for (let each = 0; each < 20; each++) {
      const image = new Image(); image.src = 'http://silent' + each + '.example/' + each; document.body.append(image);
    }
    setTimeout(() => { location = 'http://silent.example/'; }, 500)`),
  '/closing': script(`document.body.style.cssText = 'position:fixed;inset:0;margin:0';
    addEventListener('click', () => open('/closes'))`),
  '/closes': script(`document.body.style.cssText = 'position:fixed;inset:0;margin:0';
    addEventListener('click', () => close())`),
};

/** Serves them; `/no-status` is answered with a status that HTTP does not have. */
export function startStrangersSite(): Promise<LocalSite> {
  return startLocalSite((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    if (pathname === '/no-status') return void request.socket.end('HTTP/1.1 099 OK\r\ncontent-length: 2\r\n\r\nhi');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(PAGES[pathname] ?? script(`location = '/no-status'`));
  });
}

/** An upload that does not go on, and what was answered to it so far. */
export type StalledUpload = { answer: () => string; end: () => void };

/** Begins an upload of 20 MB and sends no more than its beginning. */
export function stallUpload(page: string, cookie: string): StalledUpload {
  const { hostname, port, pathname, origin } = new URL(page);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('error', () => socket.destroy());
  socket.setEncoding('latin1').on('data', text => {
    answer += text;
  });
  socket.write(
    `POST ${pathname}/upload HTTP/1.1\r\nhost: ${hostname}:${port}\r\norigin: ${origin}\r\ncookie: ${cookie}\r\n` +
      'content-type: application/octet-stream\r\nx-file-name: a.txt\r\ncontent-length: 20000000\r\n\r\n',
  );
  socket.write(Buffer.alloc(1e6, 'a'));
  return { answer: () => answer, end: () => socket.destroy() };
}
