import * as assert from 'uvu/assert';
import type { CaptureNotice, CaptureViewer } from '../../application/capture/capture-viewer.ts';
import type { CapturePage, CaptureView } from '../../application/capture/view.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { CaptureHouse } from './capture-house.ts';

export const VIEWPORT = { width: 1280, height: 720, scale: 1, touch: false };
export const PDF = new TextEncoder().encode('%PDF-1.7\n');

/** The view, which must be of this kind. */
export function as<Kind extends CaptureView['kind']>(page: CapturePage, kind: Kind): CaptureView & { kind: Kind } {
  assert.is(page.view.kind, kind);
  return page.view as CaptureView & { kind: Kind };
}

/** A viewer that only keeps what it is told. */
export class Watcher implements CaptureViewer {
  readonly notices: CaptureNotice[] = [];
  async frame(): Promise<void> {}
  notice(notice: CaptureNotice): void {
    this.notices.push(notice);
  }
}

/** Starts a session; answers its id. */
export async function begin(house: CaptureHouse, holder: string | null = null, takeOver = false): Promise<string> {
  const page = await house.desk.start(house.inquiryId, { viewport: VIEWPORT, holder, takeOver });
  return as(page, 'live').sessionId;
}

/** The error with which this is refused. */
export async function refusal(promise: Promise<unknown>): Promise<DomainError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error('it was not refused');
}

/** A house whose inquiry was captured and submitted. */
export async function submitted(changes = {}): Promise<{ house: CaptureHouse; sessionId: string }> {
  const house = await new CaptureHouse(changes).create();
  const sessionId = await begin(house);
  await house.desk.capture(sessionId);
  await house.desk.finish(sessionId);
  return { house, sessionId };
}
