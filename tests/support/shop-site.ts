import { type LocalSite, startLocalSite } from './local-site.ts';
import { makePdf } from './pdf.ts';

/** Where every page has its link, in CSS pixels. */
export const LINK = { x: 150, y: 110 };

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#fff;color:#1c2530}
  header{background:#12355b;color:#fff;padding:14px 24px;font-size:20px}
  a{position:absolute;left:24px;top:80px;width:250px;height:60px;background:#12355b;color:#fff;display:grid;place-content:center}
  main{padding:110px 24px 24px}dl{display:grid;grid-template-columns:160px 1fr;row-gap:10px}dd{margin:0;font-weight:600}
  .far{margin-top:2200px}`;

const page = (title: string, link: [string, string], facts: Record<string, string> = {}, place = '') =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
  <title>${title}</title><style>${STYLE}</style><header>${title}</header><a href="${link[0]}">${link[1]}</a>
  <main><dl class="${place}">${Object.entries(facts)
    .map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`)
    .join('')}</dl></main></html>`;

const USER = '/users/42';
const ORDERS = `${USER}/orders`;
const ORDER = `${ORDERS}/A-17`;

const PAGES: Record<string, string> = {
  '/': page('Northwind Shop', [USER, 'Your account']),
  [USER]: page('Your account', [ORDERS, 'Your orders'], { 'Membership status': 'Active' }),
  // Only a picture of the whole page shows the total.
  [ORDERS]: page('Your orders', [ORDER, 'Order A-17'], { 'Total amount': '£412.50' }, 'far'),
  [ORDER]: page('Order A-17', ['/files/invoice', 'Download invoice']),
};

const invoice = makePdf(['Northwind Shop: invoice', 'Invoice number: INV-2207', 'Payment status: Paid']);

/** A shop on loopback: a customer's account, orders, one order, and its invoice to download. */
export function startShopSite(): Promise<LocalSite> {
  return startLocalSite((request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    if (path === '/files/invoice') {
      response.setHeader('content-disposition', 'attachment; filename="invoice.pdf"');
      return response.setHeader('content-type', 'application/pdf').end(invoice);
    }
    const body = PAGES[path];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html' });
    return response.end(body ?? page('Not found', ['/', 'Home']));
  });
}
