import type { Decider } from '../decider.ts';
import { DomainError } from '../domain-error.ts';
import { NO_PROGRESS, type Progress, stepOfEvidence, withoutEvidence } from '../envelope/progress.ts';
import { anotherTry } from './another-try.ts';
import { type Captured, capturedBy, idOf } from './captured.ts';
import type { CaptureEnding, CaptureEvent, EvidenceCaptured, HandoverMember, Removal } from './events.ts';
import type { CaptureCommand } from './session-command.ts';
import { evolveProgress, leaveUndone, skipStep, stepsAtEvidence, stepsAtVisit, takeUpStep } from './steps.ts';

/** Visits beyond this many are not recorded any more, but counted. */
export const MAX_PAGE_VISITS = 1000;

/** Pieces of evidence in one session at most. */
export const MAX_EVIDENCE = 30;

/** A piece of evidence that went again, and the step that it was captured at; null when it belonged to none. */
export type RemovedEvidence = { evidence: EvidenceCaptured['data']; step: number | null; reason: Removal };

/** What happened in one capture session. */
export type CaptureSession = {
  visits: number;
  /** Visits beside them that were not kept. */
  visitsLeftOut: number;
  /** What counts. */
  evidence: EvidenceCaptured['data'][];
  removed: RemovedEvidence[];
  /** Ids of what the try before had captured, be it taken back by now. */
  carried: readonly string[];
  /** How far it came with the steps of its envelope. */
  progress: Progress;
  /** Where it is driven since it was handed over last; null while it never was. */
  handover: HandoverMember | null;
  /** How often it was handed over. */
  handovers: number;
  ended: CaptureEnding | null;
};

const over = () => new DomainError('CONFLICT', 'The capture session is over.', { reason: 'ENDED' });

/** The evidence goes; nothing happens when it has gone already, or never was there. */
function removal({ evidence }: CaptureSession, evidenceId: string | undefined, reason: Removal): CaptureEvent[] {
  const removed = evidence.find(({ evidence_id }) => evidence_id === evidenceId);
  if (removed === undefined) return [];
  const { session_id, evidence_id } = removed;
  return [{ type: 'EvidenceRemoved', data: { ...capturedBy(idOf(removed)), session_id, evidence_id, reason } }];
}

function leftOut(captured: Captured, session_id: string, count = 0): CaptureEvent[] {
  return count === 0 ? [] : [{ type: 'VisitsLeftOut', data: { ...captured, session_id, count } }];
}

function keep(command: CaptureCommand & { type: 'KeepEvidence' }, state: CaptureSession): CaptureEvent[] {
  if (state.ended !== null) throw over();
  const { evidence, guided } = command;
  const replaced = removal(state, command.replaces, 'replaced');
  if (state.evidence.length - replaced.length >= MAX_EVIDENCE) {
    throw new DomainError('CONFLICT', `A session keeps at most ${MAX_EVIDENCE} pieces of evidence.`, {
      reason: 'TOO_MUCH_EVIDENCE',
    });
  }
  const done = guided === undefined ? [] : stepsAtEvidence(guided, state.progress, evidence);
  // The older one goes last: its step is never without evidence.
  return [{ type: 'EvidenceCaptured', data: evidence }, ...done, ...replaced];
}

/** Whether its end user may go on with it in a fresh browser: nobody meant it to end. */
export const mayResume = ({ ended }: CaptureSession): boolean => ended === null || ended === 'browser_closed';

/** Whether it has nothing but what the try before had: what comes of it would be the same. */
export function isUnchanged({ evidence, carried }: Pick<CaptureSession, 'evidence' | 'carried'>): boolean {
  return (
    carried.length > 0 && evidence.length === carried.length && evidence.every(e => carried.includes(e.evidence_id))
  );
}

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
      const before = leftOut(capturedBy(idOf(visit)), visit.session_id, command.leftOut);
      return [...before, { type: 'PageVisited', data: visit }, ...told];
    }
    case 'KeepEvidence':
      return keep(command, state);
    case 'TakeBack': {
      if (state.ended !== null) throw over();
      return removal(state, command.evidenceId, 'taken_back');
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
      const { captured, sessionId: session_id, consentVersion: consent_version } = command;
      return [{ type: 'CaptureResumed', data: { ...captured, session_id, consent_version } }];
    }
    case 'TryAgain':
      return state.ended === null ? anotherTry(command) : [];
    case 'HandOver':
      return handOver(command, state);
    case 'RefuseTakeOver': {
      if (state.ended !== null) return [];
      return [{ type: 'TakeOverRefused', data: { ...command.captured, session_id: command.sessionId } }];
    }
    case 'End': {
      if (state.ended !== null) return [];
      const { captured, sessionId: session_id, reason } = command;
      const before = leftOut(captured, session_id, command.leftOut);
      return [...before, { type: 'CaptureEnded', data: { ...captured, session_id, reason } }];
    }
  }
}

function withoutPiece(state: CaptureSession, evidenceId: string, reason: Removal): CaptureSession {
  const evidence = state.evidence.find(({ evidence_id }) => evidence_id === evidenceId);
  if (evidence === undefined) return state;
  return {
    ...state,
    evidence: state.evidence.filter(kept => kept !== evidence),
    removed: [...state.removed, { evidence, step: stepOfEvidence(state.progress, evidenceId), reason }],
    progress: withoutEvidence(state.progress, evidenceId),
  };
}

function evolve(state: CaptureSession, event: CaptureEvent): CaptureSession {
  switch (event.type) {
    case 'PageVisited':
      return { ...state, visits: state.visits + 1 };
    case 'VisitsLeftOut':
      return { ...state, visitsLeftOut: state.visitsLeftOut + event.data.count };
    case 'EvidenceCaptured':
      return { ...state, evidence: [...state.evidence, event.data] };
    case 'EvidenceRemoved':
      return withoutPiece(state, event.data.evidence_id, event.data.reason);
    case 'CaptureEnded':
      return { ...state, ended: event.data.reason };
    case 'CaptureResumed':
      return { ...state, ended: null };
    case 'CaptureTriedAgain':
      return { ...state, carried: event.data.evidence.map(({ evidence_id }) => evidence_id) };
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
  initialState: {
    visits: 0,
    visitsLeftOut: 0,
    evidence: [],
    removed: [],
    carried: [],
    progress: NO_PROGRESS,
    handover: null,
    handovers: 0,
    ended: null,
  },
  decide,
  evolve,
};
