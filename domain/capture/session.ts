import type { Decider } from '../decider.ts';
import { DomainError } from '../domain-error.ts';
import { NO_PROGRESS, type Progress } from '../envelope/progress.ts';
import type { Captured } from './captured.ts';
import type { CaptureEnding, CaptureEvent, EvidenceCaptured, HandoverMember, PageVisited } from './events.ts';
import {
  evolveProgress,
  type Guided,
  leaveUndone,
  skipStep,
  stepsAtEvidence,
  stepsAtVisit,
  takeUpStep,
} from './steps.ts';

/** Visits beyond this many are not recorded any more. */
export const MAX_PAGE_VISITS = 1000;

/** Pieces of evidence in one session at most. */
export const MAX_EVIDENCE = 30;

/** What happened in one capture session. */
export type CaptureSession = {
  visits: number;
  evidence: EvidenceCaptured['data'][];
  /** How far it came with the steps of its envelope. */
  progress: Progress;
  /** Where it is driven since it was handed over last; null while it never was. */
  handover: HandoverMember | null;
  /** How often it was handed over. */
  handovers: number;
  ended: CaptureEnding | null;
};

export type CaptureCommand =
  | { type: 'RecordVisit'; visit: PageVisited['data']; guided?: Guided | undefined }
  | {
      type: 'KeepEvidence';
      evidence: EvidenceCaptured['data'];
      /** `addresses`: at which it was captured; one of them must be that of the step. */
      guided?: (Guided & { addresses: readonly string[] }) | undefined;
    }
  | { type: 'SkipStep' | 'TakeUpStep'; guided: Guided; step: number }
  | { type: 'LeaveUndone'; guided: Guided }
  | { type: 'Resume'; envelopeId: string; sessionId: string; consentVersion: string }
  | { type: 'HandOver'; captured: Captured; sessionId: string; to: HandoverMember; consentVersion: string }
  | { type: 'RefuseTakeOver'; captured: Captured; sessionId: string }
  | { type: 'End'; captured: Captured; sessionId: string; reason: CaptureEnding };

const over = () => new DomainError('CONFLICT', 'The capture session is over.', { reason: 'ENDED' });

/** Whether its end user may go on with it in a fresh browser: nobody meant it to end. */
export const mayResume = ({ ended }: CaptureSession): boolean => ended === null || ended === 'browser_closed';

/** Whether this device is where the session was handed over to. */
export function isDrivenOn(state: Pick<CaptureSession, 'handover'>, member: HandoverMember | null): boolean {
  const { handover } = state;
  return handover !== null && handover.id === member?.id && handover.device === member.device;
}

/** Nothing happens on the device that drives already. A session never belongs to a second handover. */
function handOver(command: CaptureCommand & { type: 'HandOver' }, state: CaptureSession): CaptureEvent[] {
  const { captured, sessionId: session_id, to, consentVersion: consent_version } = command;
  if (state.ended !== null) throw over();
  if (isDrivenOn(state, to)) return [];
  if (state.handover !== null && state.handover.id !== to.id) {
    throw new DomainError('CONFLICT', 'The session goes on elsewhere already.', { reason: 'HANDOVER_OVER' });
  }
  const data = { ...captured, session_id, handover_id: to.id, device: to.device, consent_version };
  return [{ type: 'CaptureHandedOver', data }];
}

function decide(command: CaptureCommand, state: CaptureSession): CaptureEvent[] {
  const { progress } = state;
  switch (command.type) {
    case 'RecordVisit': {
      if (state.ended !== null || state.visits >= MAX_PAGE_VISITS) return [];
      const { visit, guided } = command;
      const told = guided === undefined ? [] : stepsAtVisit(guided, progress, visit.url);
      return [{ type: 'PageVisited', data: visit }, ...told];
    }
    case 'KeepEvidence': {
      if (state.ended !== null) throw over();
      if (state.evidence.length >= MAX_EVIDENCE) {
        throw new DomainError('CONFLICT', `A session keeps at most ${MAX_EVIDENCE} pieces of evidence.`, {
          reason: 'TOO_MUCH_EVIDENCE',
        });
      }
      const { evidence, guided } = command;
      const done = guided === undefined ? [] : stepsAtEvidence(guided, progress, evidence, guided.addresses);
      return [{ type: 'EvidenceCaptured', data: evidence }, ...done];
    }
    case 'SkipStep':
    case 'TakeUpStep': {
      if (state.ended !== null) throw over();
      const wish = command.type === 'SkipStep' ? skipStep : takeUpStep;
      return wish(command.guided, progress, command.step);
    }
    case 'LeaveUndone':
      return state.ended === null ? leaveUndone(command.guided, progress) : [];
    case 'Resume': {
      if (!mayResume(state)) throw over();
      const { envelopeId: envelope_id, sessionId: session_id, consentVersion: consent_version } = command;
      return [{ type: 'CaptureResumed', data: { envelope_id, session_id, consent_version } }];
    }
    case 'HandOver':
      return handOver(command, state);
    case 'RefuseTakeOver': {
      if (state.ended !== null) return [];
      return [{ type: 'TakeOverRefused', data: { ...command.captured, session_id: command.sessionId } }];
    }
    case 'End': {
      if (state.ended !== null) return [];
      const { captured, sessionId: session_id, reason } = command;
      return [{ type: 'CaptureEnded', data: { ...captured, session_id, reason } }];
    }
  }
}

function evolve(state: CaptureSession, event: CaptureEvent): CaptureSession {
  switch (event.type) {
    case 'PageVisited':
      return { ...state, visits: state.visits + 1 };
    case 'EvidenceCaptured':
      return { ...state, evidence: [...state.evidence, event.data] };
    case 'CaptureEnded':
      return { ...state, ended: event.data.reason };
    case 'CaptureResumed':
      return { ...state, ended: null };
    case 'CaptureHandedOver': {
      const { handover_id: id, device } = event.data;
      return { ...state, handover: { id, device }, handovers: state.handovers + 1 };
    }
    case 'TakeOverRefused':
      return state;
    case 'VariablesFound':
    case 'StepCaptured':
    case 'StepSkipped':
    case 'StepTakenUp':
      return { ...state, progress: evolveProgress(state.progress, event) };
  }
}

export const captureSession: Decider<CaptureSession, CaptureCommand, CaptureEvent> = {
  category: 'capture',
  initialState: { visits: 0, evidence: [], progress: NO_PROGRESS, handover: null, handovers: 0, ended: null },
  decide,
  evolve,
};
