import type {
  AnswerBody,
  AskAnswer,
  AskBody,
  CapturePage,
  FinishBody,
  Handover,
  KeptEvidence,
  Refusal,
  StartBody,
} from './protocol.ts';

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

function send<Answer>(path: string, body: object): Promise<Answer> {
  return ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

export function start(body: StartBody): Promise<CapturePage> {
  return send('start', body);
}

/** A code by which the phone goes on. */
export function offerHandover(): Promise<Handover> {
  return ask('handover', { method: 'POST' });
}

/** Asks the person with the session to leave it to this browser, which is named the same each time. */
export function askToTakeOver(request: string): Promise<AskAnswer> {
  const body: AskBody = { request };
  return send('ask', body);
}

/** Answers somebody who asks for the session of this browser. */
export function answerTakeOver(allow: boolean): Promise<unknown> {
  const body: AnswerBody = { allow };
  return send('answer', body);
}

/** @param leaveUndone The person was asked, and finishes without the steps that are not done, or with nothing new. */
export function finish(leaveUndone: boolean): Promise<CapturePage> {
  const body: FinishBody = { leave_undone: leaveUndone };
  return send('finish', body);
}

/** Ends the session without submitting, also as the page goes; answers where to go. */
export function leave(): Promise<{ redirect: string }> {
  return ask('leave', { method: 'POST', keepalive: true });
}

/** Where the picture or document of a piece of evidence is. */
export function evidenceAddress(id: string): string {
  return `${here()}/evidence/${id}`;
}

/** Where the document is that the website has opened. */
export function documentAddress(): string {
  return `${here()}/document`;
}

function sendFile<Answer>(path: string, file: File): Promise<Answer> {
  const headers = { 'content-type': 'application/octet-stream', 'x-file-name': encodeURIComponent(file.name) };
  return ask(path, { method: 'POST', headers, body: file });
}

/** Keeps a document of the person's own. */
export function upload(file: File): Promise<KeptEvidence> {
  return sendFile('upload', file);
}

/** Gives a file to the website, which has asked for one. @param more others follow, and it gets all of them at once */
export function giveFile(file: File, more: boolean): Promise<unknown> {
  return sendFile(more ? 'file?more=true' : 'file', file);
}
