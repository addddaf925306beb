import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type LocalSite, startLocalSite } from '../support/local-site.ts';
import { makePdf } from '../support/pdf.ts';

/** A membership as the gym's site shows it. */
export type Membership = { name: string; number: string; status: string; plan: string; validUntil: string };

export const LOGIN = { user: 'jane', password: 'correct horse' };

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f4f6f8;color:#1c2530}
  header{background:#12355b;color:#fff;padding:18px 32px;font-size:20px;font-weight:600}
  main{max-width:640px;margin:32px auto;background:#fff;border:1px solid #d7dee6;border-radius:10px;padding:28px 32px}
  h1{margin:0 0 16px;font-size:24px}label{display:block;margin:12px 0}input{display:block;font:inherit;padding:8px;width:100%;box-sizing:border-box}
  button,.button{font:inherit;display:inline-block;margin-top:16px;padding:10px 18px;border:0;border-radius:6px;background:#12355b;color:#fff;text-decoration:none}
  dl{display:grid;grid-template-columns:200px 1fr;row-gap:10px;margin:0}dt{color:#5a6775}dd{margin:0;font-weight:600}`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style>
  <header>Ironforge Gym</header><main>${body}</main></html>`;

const loginPage = page(
  'Sign in',
  `<h1>Sign in</h1><form method="post" action="/login"><label>User name<input name="user" autofocus></label>
  <label>Password<input name="password" type="password"></label><button>Sign in</button></form>`,
);

const accountPage = ({ name, number, status, plan, validUntil }: Membership): string =>
  page(
    'My membership',
    `<h1>My membership</h1><dl><dt>Member name</dt><dd>${name}</dd><dt>Member number</dt><dd>${number}</dd>
    <dt>Membership status</dt><dd>${status}</dd><dt>Plan</dt><dd>${plan}</dd><dt>Valid until</dt><dd>${validUntil}</dd></dl>
    <a class="button" href="/statement.pdf">Download statement</a>`,
  );

const statement = ({ name, number, status, plan, validUntil }: Membership): Buffer =>
  makePdf([
    'Ironforge Gym: membership statement',
    `Member name: ${name}`,
    `Member number: ${number}`,
    `Membership status: ${status}`,
    `Plan: ${plan}`,
    `Valid until: ${validUntil}`,
  ]);

/**
 * A gym's site: a login form, the member's page and a statement to download.
 * @param at where it listens; a free port of loopback unless told
 */
export function startGymSite(membership: Membership, at?: { host: string; port: number }): Promise<LocalSite> {
  const sessions = new Set<string>();
  return startLocalSite((request, response) => void answer(request, response, membership, sessions), at);
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  membership: Membership,
  sessions: Set<string>,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://gym');
  const signedIn = sessions.has(/session=(\w+)/.exec(request.headers.cookie ?? '')?.[1] ?? '');
  if (pathname === '/login' && request.method === 'POST') await signIn(request, response, sessions);
  else if (pathname === '/login') html(response, 200, loginPage);
  else if (!signedIn) redirect(response, '/login');
  else if (pathname === '/account') html(response, 200, accountPage(membership));
  else if (pathname === '/statement.pdf') {
    const pdf = statement(membership);
    response.writeHead(200, {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="statement.pdf"',
      'content-length': pdf.length,
    });
    response.end(pdf);
  } else html(response, 404, page('Not found', '<h1>Not found</h1>'));
}

async function signIn(request: IncomingMessage, response: ServerResponse, sessions: Set<string>): Promise<void> {
  let body = '';
  for await (const chunk of request) body += chunk;
  const form = new URLSearchParams(body);
  if (form.get('user') !== LOGIN.user || form.get('password') !== LOGIN.password) {
    html(response, 401, page('Sign in', '<h1>That is not right</h1><a href="/login">Again</a>'));
    return;
  }
  const session = randomBytes(16).toString('hex');
  sessions.add(session);
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
