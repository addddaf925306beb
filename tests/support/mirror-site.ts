import { type LocalSite, startLocalSite } from './local-site.ts';

/** What one place in a browser (a page, a frame, a worker) lets a site see. */
export type Seen = {
  userAgent: string;
  platform: string;
  webdriver: boolean | null;
  languages: string[];
  timezone: string;
  locale: string;
  brands: string[];
  mobile: boolean;
  hintedPlatform: string;
  fullVersions: string[];
  headers: Record<string, string>;
};

/** What only documents have. */
export type SeenByDocument = Seen & { touchPoints: number; touchEvents: boolean; media: string[] };

/** What only a page has. */
export type SeenByPage = SeenByDocument & {
  screen: number[];
  available: number[];
  outer: number[];
  inner: number[];
  orientation: string;
  pdfViewer: boolean;
  plugins: string[];
  /** Of letters of many scripts those that are drawn as what no font has. */
  boxes: string[];
};

export type Mirrored = { page: SeenByPage } & Record<'frame' | 'popup', SeenByDocument | null> &
  Record<'worker' | 'shared' | 'service', Seen | null>;

const SEEN = `async () => {
  const { userAgentData: hints } = navigator;
  const more = await hints.getHighEntropyValues(['fullVersionList']);
  return {
    userAgent: navigator.userAgent, platform: navigator.platform, webdriver: navigator.webdriver ?? null,
    languages: [...navigator.languages],
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone, locale: Intl.DateTimeFormat().resolvedOptions().locale,
    brands: hints.brands.map(({ brand }) => brand), mobile: hints.mobile, hintedPlatform: hints.platform,
    fullVersions: more.fullVersionList.map(({ version }) => version),
    headers: await (await fetch('/headers')).json(),
  };
}`;

const TOUCH = `() => ({
  touchPoints: navigator.maxTouchPoints, touchEvents: 'ontouchstart' in window,
  media: ['(pointer: coarse)', '(pointer: fine)', '(any-pointer: fine)', '(hover: hover)', '(hover: none)',
    '(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'].filter(query => matchMedia(query).matches),
})`;

const PAGE = `<!doctype html><meta name="viewport" content="width=device-width"><title>Mirror</title>
<script>
const seen = ${SEEN};
const answered = (ask) => Promise.race([new Promise(ask), new Promise(give => setTimeout(give, 6000, null))]);
function drawn(letter) {
  const canvas = document.createElement('canvas').getContext('2d');
  canvas.font = '40px sans-serif';
  canvas.fillText(letter, 10, 50);
  return canvas.canvas.toDataURL();
}
async function service(give) {
  const { installing, active } = await navigator.serviceWorker.register('/service.js');
  navigator.serviceWorker.onmessage = ({ data }) => give(data);
  (installing ?? active).postMessage('');
}
async function mirrored() {
  const page = { ...(await seen()), ...(${TOUCH})(), screen: [screen.width, screen.height],
    available: [screen.availWidth, screen.availHeight], outer: [outerWidth, outerHeight], inner: [innerWidth, innerHeight],
    orientation: screen.orientation.type, pdfViewer: navigator.pdfViewerEnabled,
    plugins: [...navigator.plugins].map(({ name }) => name),
    boxes: [...'字语語한नকதతไგաשش'].filter(letter => drawn(letter) === drawn('\\u{10fffd}')) };
  const told = from => give => addEventListener('message', ({ data }) => data.from === from && give(data.seen));
  const frame = answered(told('frame'));
  document.body.append(Object.assign(document.createElement('iframe'), { src: 'FRAME' }));
  // A popup that waits for us holds up what loads in its process, in some browsers for good.
  const ofFrame = await frame;
  const popup = answered(told('popup'));
  open('/inner?popup');
  return { page, frame: ofFrame, popup: await popup,
    worker: await answered(give => { new Worker('/worker.js').onmessage = ({ data }) => give(data); }),
    shared: await answered(give => { new SharedWorker('/shared.js').port.onmessage = ({ data }) => give(data); }),
    service: await answered(service) };
}
addEventListener('load', async () => fetch('/told', { method: 'POST', body: JSON.stringify(await mirrored()) }));
</script><body>`;

const INNER = `<!doctype html><script>(${SEEN})().then(words => {
  const seen = { ...words, ...(${TOUCH})() };
  if (location.search === '?popup') { opener.postMessage({ from: 'popup', seen }, '*'); close(); }
  else parent.postMessage({ from: 'frame', seen }, '*');
});</script>`;

const SCRIPTS: Record<string, string> = {
  '/worker.js': `(${SEEN})().then(seen => postMessage(seen))`,
  '/shared.js': `onconnect = ({ ports: [port] }) => (${SEEN})().then(seen => port.postMessage(seen))`,
  '/service.js': `oninstall = () => skipWaiting();
    onmessage = ({ source }) => (${SEEN})().then(seen => source.postMessage(seen))`,
};

/** A site that tells what it can see of the browser that visits it: in a page, a frame of another site, a popup, workers. */
export async function startMirrorSite(): Promise<LocalSite & { told(): Mirrored | null }> {
  let told: Mirrored | null = null;
  const answer: Parameters<typeof startLocalSite>[0] = async (request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const script = SCRIPTS[path];
    if (path === '/headers') return void response.end(JSON.stringify(request.headers));
    if (path === '/told') {
      let body = '';
      for await (const chunk of request) body += chunk;
      told = JSON.parse(body) as Mirrored;
      return void response.end();
    }
    response.setHeader('content-type', script === undefined ? 'text/html; charset=utf-8' : 'text/javascript');
    response.end(script ?? (path === '/inner' ? INNER : PAGE.replace('FRAME', `${other.url}/inner`)));
  };
  const other = await startLocalSite(answer, { host: '127.0.0.2' });
  const site = await startLocalSite(answer);
  return {
    url: site.url,
    told: () => told,
    close: async () => void (await Promise.all([site.close(), other.close()])),
  };
}
