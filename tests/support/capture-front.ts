import type { Hono } from 'hono';
import * as assert from 'uvu/assert';
import { createCaptureRoutes } from '../../adapters/capture/routes.ts';
import { createTickets } from '../../adapters/capture/ticket.ts';
import type { CapturePage } from '../../application/capture/view.ts';
import type { InquiryCreated } from '../../domain/inquiry/events.ts';
import { CaptureHouse } from './capture-house.ts';
import { TICKET_KEY } from './capture-server.ts';

export const PUBLIC_URL = 'https://affiant.example';
/** A start whose viewport is beyond both edges. */
export const START = { viewport: { width: 4000, height: 100, scale: 1, touch: false }, take_over: false };

/** The capture's routes without a server. */
export type Front = { house: CaptureHouse; app: Hono; at(path: string): string };

/** The routes over one inquiry, as if behind https. */
export async function front(changes: Partial<InquiryCreated['data']> = {}): Promise<Front> {
  const house = await new CaptureHouse(changes).create();
  const tickets = createTickets({ key: TICKET_KEY, secure: true });
  const app = createCaptureRoutes({
    desk: house.desk,
    themes: house.themes,
    tickets,
    publicUrl: PUBLIC_URL,
    patience: 10,
    log: house.log,
  });
  return { house, app, at: path => `/capture/${house.inquiryId}${path}` };
}

type Sent = { body?: unknown; cookie?: string | undefined; headers?: Record<string, string> };

/** A POST as our own page sends it, unless told. */
export function post({ app, at }: Front, path: string, { body, cookie, headers }: Sent = {}) {
  const sent: Record<string, string> = { origin: PUBLIC_URL, ...headers };
  if (cookie !== undefined) sent.cookie = cookie;
  const raw = body instanceof Uint8Array ? new Uint8Array(body) : body === undefined ? null : JSON.stringify(body);
  return app.request(at(path), { method: 'POST', headers: sent, body: raw });
}

/** Starts the capture and answers the ticket as a browser would send it back. */
export async function ticketOf(opened: Front): Promise<string> {
  const response = await post(opened, '/start', { body: START });
  assert.is(response.status, 200);
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** What a browser with these cookies is shown. */
export async function viewOf(opened: Front, cookie?: string): Promise<CapturePage['view']> {
  const headers = cookie === undefined ? {} : { cookie };
  const response = await opened.app.request(opened.at('/state'), { headers });
  return ((await response.json()) as CapturePage).view;
}

/** The code of a refusal. */
export async function codeOf(response: Response): Promise<string> {
  return ((await response.json()) as { error: { code: string } }).error.code;
}
