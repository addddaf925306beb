import type { ServerResponse } from 'node:http';
import { type LocalSite, startLocalSite } from '../support/local-site.ts';
import { page } from '../support/target-pages.ts';

/** Everywhere on these pages can be clicked. */
const onClick = (script: string) => `<button style="position:fixed;inset:0" onclick="${script}">go</button>`;

const PAGES: Record<string, string> = {
  '/calm': page('Calm', '<h1>Membership status: Active</h1><input autofocus style="font-size:40px">'),
  '/memory': page(
    'Memory',
    '<script>const kept = []; setInterval(() => kept.push(new Uint8Array(32 << 20).fill(1)), 20)</script>',
  ),
  '/workers': page(
    'Workers',
    `<script>
      const endless = URL.createObjectURL(new Blob(['const kept = []; setInterval(() => kept.push(Array(1e5).fill(1)), 20)']));
      setInterval(() => { for (let i = 0; i < 5; i++) new Worker(endless) }, 50);
    </script>`,
  ),
  '/frames': page(
    'Frames',
    '<script>setInterval(() => document.body.append(Object.assign(document.createElement("iframe"), { src: "/memory?" + Math.random() })), 50)</script>',
  ),
  '/windows': page('Windows', onClick("for (let i = 0; i < 9; i++) open('/calm?' + i, '_blank', 'noopener')")),
  '/database': page(
    'Database',
    `<script>
      const opening = indexedDB.open('greedy', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('all');
      opening.onsuccess = () => {
        const bytes = new Uint8Array(16 << 20);
        for (let at = 0; at < bytes.length; at += 65536) crypto.getRandomValues(bytes.subarray(at, at + 65536));
        let number = 0;
        const more = () => {
          const writing = opening.result.transaction('all', 'readwrite');
          writing.objectStore('all').put(bytes, number++);
          writing.oncomplete = more;
        };
        more();
      };
    </script>`,
  ),
  '/downloads': page(
    'Downloads',
    `<script>
      let number = 0;
      setInterval(() => Object.assign(document.createElement('a'), { href: '/unfinished?' + number, download: 'f' + number++ }).click(), 100);
    </script>`,
  ),
};

/** A site whose pages take all that they can get. */
export function startGreedySite(): Promise<LocalSite> {
  return startLocalSite((request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    if (path === '/unfinished') return unfinished(response);
    const body = PAGES[path];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(body ?? 'not found');
  });
}

/** A download of 20 MB that never comes to its end: none is too large, and all together are. */
function unfinished(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': String(24 << 20) });
  response.write(Buffer.alloc(20 << 20, 7));
}
