import type { Decider } from '../decider.ts';
import { DomainError } from '../domain-error.ts';
import type { Captured } from './captured.ts';
import type { CaptureEnding, CaptureEvent, EvidenceCaptured, PageVisited } from './events.ts';

/** Visits beyond this many are not recorded any more. */
export const MAX_PAGE_VISITS = 1000;

/** Pieces of evidence in one session at most. */
export const MAX_EVIDENCE = 30;

/** What happened in one capture session. */
export type CaptureSession = {
  visits: number;
  evidence: EvidenceCaptured['data'][];
  ended: CaptureEnding | null;
};

export type CaptureCommand =
  | { type: 'RecordVisit'; visit: PageVisited['data'] }
  | { type: 'KeepEvidence'; evidence: EvidenceCaptured['data'] }
  | { type: 'End'; captured: Captured; sessionId: string; reason: CaptureEnding };

function decide(command: CaptureCommand, state: CaptureSession): CaptureEvent[] {
  switch (command.type) {
    case 'RecordVisit':
      if (state.ended !== null || state.visits >= MAX_PAGE_VISITS) return [];
      return [{ type: 'PageVisited', data: command.visit }];
    case 'KeepEvidence':
      if (state.ended !== null) throw new DomainError('CONFLICT', 'The capture session is over.', { reason: 'ENDED' });
      if (state.evidence.length >= MAX_EVIDENCE) {
        throw new DomainError('CONFLICT', `A session keeps at most ${MAX_EVIDENCE} pieces of evidence.`, {
          reason: 'TOO_MUCH_EVIDENCE',
        });
      }
      return [{ type: 'EvidenceCaptured', data: command.evidence }];
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
  }
}

export const captureSession: Decider<CaptureSession, CaptureCommand, CaptureEvent> = {
  category: 'capture',
  initialState: { visits: 0, evidence: [], ended: null },
  decide,
  evolve,
};
