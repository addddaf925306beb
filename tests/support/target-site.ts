import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type LocalSite, startLocalSite } from './local-site.ts';
import { makePdf } from './pdf.ts';
import {
  accountPage,
  closingPage,
  controlsPage,
  escapingPage,
  framePage,
  loginPage,
  longPage,
  page,
  popupPage,
  restlessPage,
  tamperingPage,
} from './target-pages.ts';

export const PASSWORD = 's3cret!';

/** What the statement says, a label and a value a line. */
export const STATEMENT_LINES = [
  'City Gym: Statement',
  'Member name: Alice Example',
  'Member number: M-204817',
  'Membership status: Active',
  'Member since: 2021-03-14',
];

const pdf = makePdf(STATEMENT_LINES);
const PAGES: Record<string, string> = {
  '/login': loginPage,
  '/controls': controlsPage,
  '/popup': popupPage,
  '/closing': closingPage,
  '/frame': framePage,
  '/long': longPage,
  '/restless': restlessPage,
  '/tampering': tamperingPage,
};

/**
 * A site that remote browsers are sent to: what City Gym shows its members.
 * @param host loopback address that the site listens on.
 */
export function startTargetSite(host = '127.0.0.1'): Promise<LocalSite> {
  const users = new Map<string, string>();
  return startLocalSite((request, response) => void answer(request, response, users), { host });
}

async function answer(request: IncomingMessage, response: ServerResponse, users: Map<string, string>): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://target');
  const user = users.get(/session=(\w+)/.exec(request.headers.cookie ?? '')?.[1] ?? '');
  const known = PAGES[url.pathname];
  if (url.pathname === '/login' && request.method === 'POST') await logIn(request, response, users);
  else if (known) html(response, 200, known);
  else if (url.pathname === '/statement.pdf') file(response, 'attachment; filename="statement 2026.pdf"');
  else if (url.pathname === '/inline.pdf') file(response, 'inline');
  else if (url.pathname === '/big.bin') endless(response);
  else if (url.pathname === '/escape') html(response, 200, escapingPage(url.searchParams));
  else if (url.pathname === '/open') redirect(response, url.searchParams.get('to') ?? '/');
  else if (url.pathname === '/account' && user) html(response, 200, accountPage(user));
  else if (url.pathname === '/' || url.pathname === '/account') redirect(response, '/login');
  else html(response, 404, page('Not found', '<p>Not found</p>'));
}

async function logIn(request: IncomingMessage, response: ServerResponse, users: Map<string, string>): Promise<void> {
  let body = '';
  for await (const chunk of request) body += chunk;
  const form = new URLSearchParams(body);
  if (form.get('password') !== PASSWORD) {
    html(response, 401, page('Sign in', '<p>The password is wrong.</p>'));
    return;
  }
  const session = randomBytes(8).toString('hex');
  users.set(session, form.get('user') ?? '');
  response.setHeader('set-cookie', `session=${session}; HttpOnly; Path=/`);
  redirect(response, '/account');
}

function html(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
  response.end(body);
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { location });
  response.end();
}

function file(response: ServerResponse, disposition: string): void {
  response.writeHead(200, {
    'content-type': 'application/pdf',
    'content-disposition': disposition,
    'content-length': pdf.length,
  });
  response.end(pdf);
}

/** Sends until nobody takes it any more, with no length told beforehand. */
function endless(response: ServerResponse): void {
  response.writeHead(200, {
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment; filename=archive.bin',
  });
  const chunk = Buffer.alloc(64 * 1024);
  const send = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', send);
  send();
}
