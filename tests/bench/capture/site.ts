import { type LocalSite, startLocalSite } from '../../support/local-site.ts';

/** The upper left corner of `/`, which no empty page shows. */
export const SITE_COLOUR = [20, 120, 200] as const;

/** Pictures of `/` are larger than this, those of an empty page by far smaller. Bytes. */
export const LARGER_THAN_EMPTY = 25_000;

const tiles = (count: number) =>
  Array.from({ length: count }, (_, index) => `<b style="background:hsl(${(index * 77) % 360} 70% 60%)">${index}</b>`);

const page = (style: string, body: string) =>
  `<!doctype html><meta charset="utf-8"><title>Account</title><style>body{margin:0;font:16px sans-serif}${style}</style>${body}`;

const FIRST = page(
  `body{background:rgb(${SITE_COLOUR})}div{padding-top:60px}b{float:left;width:40px;height:40px}`,
  `<div>${tiles(400).join('')}</div>`,
);

/** A key is answered by another colour of the upper left corner, and stands in the line below. No caret blinks. */
const TYPING = page(
  '#lamp{width:300px;height:200px;background:#fff}#lamp.on{background:#000}',
  `<div id="lamp"></div><p id="text"></p><script>
    onkeydown = ({ key }) => { lamp.classList.toggle('on'); text.textContent = (text.textContent + key).slice(-60) }
  </script>`,
);

const LONG = page('b{display:block;height:90px;margin:8px}', tiles(600).join(''));

const ACCOUNT = page(
  'dt{font-weight:bold}',
  `<h1>Your membership</h1><dl><dt>Status</dt><dd>Active</dd><dt>Member</dt><dd>Jane Okafor</dd></dl>
  ${Array.from({ length: 40 }, (_, index) => `<p>Payment ${index + 1} of 2026: 30.00 EUR, received in time.</p>`).join('')}`,
);

const PAGES: Record<string, string> = { '/': FIRST, '/type': TYPING, '/long': LONG, '/account': ACCOUNT };

/** The site whose pages are opened in remote browsers. */
export const startBenchSite = (): Promise<LocalSite> =>
  startLocalSite((request, response) => {
    response.setHeader('content-type', 'text/html').end(PAGES[request.url ?? ''] ?? FIRST);
  });
