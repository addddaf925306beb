import * as assert from 'uvu/assert';
import type { DetailedInquiry } from '../../application/inquiries.ts';
import { streamOf } from '../../application/streams.ts';
import { captureSession } from '../../domain/capture/session.ts';
import { inquiry as decider } from '../../domain/inquiry/inquiry.ts';
import { mayBecome, type ResultStatus } from '../../domain/inquiry/transitions.ts';
import { eventually } from '../support/eventually.ts';
import type { LoggedEvent, Scene } from './scene.ts';

/** The inquiry as the API tells it. */
export async function inquiryOf(scene: Scene, id: string): Promise<DetailedInquiry> {
  const { status, body } = await scene.api<DetailedInquiry>('GET', `/web/inquiry/${id}`);
  assert.is(status, 200, `the inquiry ${id} is there`);
  return body;
}

/** Waits until the result has this status. */
export function reached(scene: Scene, id: string, status: ResultStatus, timeoutMs = 90_000): Promise<DetailedInquiry> {
  return eventually(
    `${id} to be ${status}`,
    async () => {
      const inquiry = await inquiryOf(scene, id);
      return inquiry.result?.status === status && inquiry;
    },
    timeoutMs,
  );
}

/** Ids are there once, every change begins where the one before ended, and each was permitted. */
export function assertHistoryChains(inquiry: DetailedInquiry): void {
  const history = inquiry.result?.status_history ?? [];
  assert.is(new Set(history.map(entry => entry.id)).size, history.length, 'no entry is there twice');
  assert.equal([history[0]?.from_status, history[0]?.to_status], [null, 'pending']);
  for (const [index, entry] of history.entries()) {
    if (entry.from_status === null) continue;
    assert.is(entry.from_status, history[index - 1]?.to_status, 'the history chains');
    assert.ok(mayBecome(entry.from_status, entry.to_status), `${entry.from_status} may become ${entry.to_status}`);
  }
  assert.is(history.at(-1)?.to_status, inquiry.result?.status, 'the history ends at the status');
}

/**
 * The whole story of an inquiry: its history chains and is what the log says, and every submitted session was assessed
 * once and ended once.
 */
export async function assertStoryIsWhole(scene: Scene, inquiry: DetailedInquiry): Promise<LoggedEvent[]> {
  assertHistoryChains(inquiry);
  const events = await scene.events(streamOf(decider, inquiry.id));
  assert.equal(
    events.map(event => event.revision),
    events.map((_, index) => index),
  );
  const changes = events.filter(({ type }) => type === 'ResultOpened' || type === 'ResultStatusChanged');
  assert.equal(
    changes.map(event => event.id),
    inquiry.result?.status_history.map(entry => entry.id),
  );
  const sessionsOf = (type: string) => events.filter(event => event.type === type).map(event => event.data.session_id);
  const submitted = sessionsOf('CaptureSubmitted');
  assert.equal(sessionsOf('ResultAssessed'), submitted, 'each submitted session was assessed once');
  for (const session of submitted) {
    const told = await scene.events(streamOf(captureSession, String(session)));
    // One that lost its browser went on after it.
    const resumed = told.map(({ type }) => type).lastIndexOf('CaptureResumed');
    const ends = told.slice(resumed + 1).filter(({ type }) => type === 'CaptureEnded');
    assert.equal(
      ends.map(event => event.data.reason),
      ['finished'],
      'a submitted session has ended once',
    );
  }
  return events;
}
