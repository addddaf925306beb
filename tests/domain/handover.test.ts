import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CaptureEvent, HandoverMember } from '../../domain/capture/events.ts';
import { captureSession } from '../../domain/capture/session.ts';
import type { CaptureCommand } from '../../domain/capture/session-command.ts';
import { fold } from '../../domain/decider.ts';
import { DomainError } from '../../domain/domain-error.ts';

const captured = { inquiry_id: 'web_iq_1' };
const sessionId = 'web_sess_1';
const phone: HandoverMember = { id: 'web_ho_1', device: 'phone' };
const computer: HandoverMember = { id: 'web_ho_1', device: 'computer' };
const handOver = (to: HandoverMember): CaptureCommand => ({
  type: 'HandOver',
  captured,
  sessionId,
  to,
  consentVersion: '3',
});
const handedOver = (device: HandoverMember['device']): CaptureEvent => ({
  type: 'CaptureHandedOver',
  data: { ...captured, session_id: sessionId, handover_id: 'web_ho_1', device, consent_version: '3' },
});
const ended: CaptureEvent = { type: 'CaptureEnded', data: { ...captured, session_id: sessionId, reason: 'finished' } };
const when = (given: CaptureEvent[], command: CaptureCommand) =>
  captureSession.decide(command, fold(captureSession, given));

test('a session goes to the phone and back, and each way is an event with the consent', () => {
  assert.equal(when([], handOver(phone)), [handedOver('phone')]);
  assert.equal(when([handedOver('phone')], handOver(computer)), [handedOver('computer')]);
  const state = fold(captureSession, [handedOver('phone'), handedOver('computer')]);
  assert.equal([state.handover, state.handovers], [computer, 2]);
});

test('nothing happens on the device that drives already', () => {
  assert.equal(when([handedOver('phone')], handOver(phone)), []);
});

test('a session never belongs to a second handover, and one that is over to none', () => {
  const refused = (given: CaptureEvent[], to: HandoverMember, reason: string) =>
    assert.throws(
      () => when(given, handOver(to)),
      (error: unknown) => error instanceof DomainError && error.reason === reason,
    );
  refused([handedOver('phone')], { id: 'web_ho_2', device: 'phone' }, 'HANDOVER_OVER');
  refused([handedOver('phone'), ended], computer, 'ENDED');
});

test('a refusal of somebody who asked stands in the log while the session goes on', () => {
  const refuse: CaptureCommand = { type: 'RefuseTakeOver', captured, sessionId };
  assert.equal(when([], refuse), [{ type: 'TakeOverRefused', data: { ...captured, session_id: sessionId } }]);
  assert.equal(when([ended], refuse), []);
});

test.run();
