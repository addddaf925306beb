import type { CapturePage, FinishBody, KeptEvidence, Refusal, StartBody, Viewport } from './protocol.ts';

/** A request was refused, or did not come through. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

function here(): string {
  return location.pathname.replace(/\/+$/, '');
}

async function ask<Answer>(path: string, options: RequestInit = {}): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`${here()}/${path}`, { credentials: 'same-origin', cache: 'no-store', ...options });
  } catch {
    throw new Refused('OFFLINE');
  }
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as Answer;
  const refusal = body as Refusal | null;
  throw new Refused(refusal?.error.code ?? 'INTERNAL_ERROR');
}

/** What the page shows now. */
export function currentPage(): Promise<CapturePage> {
  return ask('state');
}

/** What the page shows once there is news after this revision, or after a while. */
export function pageAfter(revision: number): Promise<CapturePage> {
  return ask(`state?after=${revision}`);
}

export function start(viewport: Viewport, takeOver: boolean): Promise<CapturePage> {
  const body: StartBody = { viewport, take_over: takeOver };
  return ask('start', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

/** @param leaveUndone The person was asked, and finishes without the steps that are not done. */
export function finish(leaveUndone: boolean): Promise<CapturePage> {
  const body: FinishBody = { leave_undone: leaveUndone };
  return ask('finish', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

/** Ends the session without submitting; answers where to go. */
export function leave(): Promise<{ redirect: string }> {
  return ask('leave', { method: 'POST' });
}

export function upload(file: File): Promise<KeptEvidence> {
  const headers = { 'content-type': 'application/octet-stream', 'x-file-name': encodeURIComponent(file.name) };
  return ask('upload', { method: 'POST', headers, body: file });
}
