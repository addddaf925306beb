import { type Progress, stepOfEvidence } from '../envelope/progress.ts';
import type { Captured } from './captured.ts';
import type { CaptureEvent, EvidenceCaptured, StepEvent } from './events.ts';
import type { Guided } from './steps.ts';

/** A session that goes on from what the try before it left. */
export type AnotherTry = {
  captured: Captured;
  sessionId: string;
  from: { sessionId: string; progress: Progress };
  /** It goes on in the browser of the try before. */
  sameBrowser: boolean;
  /** Evidence of this session, each a copy of a piece of that one. */
  copies: readonly { evidence: EvidenceCaptured['data']; copyOf: string }[];
  guided?: Guided | undefined;
};

/**
 * The steps of the copies, and the variables by which they were captured. Where none is left to do, the session is at the
 * step whose page its browser shows: something of it did not do.
 */
function stepsOf(
  { copies, sameBrowser, from: { progress } }: AnotherTry,
  { envelopeId, sessionId, steps }: Guided,
): StepEvent[] {
  const of = { envelope_id: envelopeId, session_id: sessionId };
  const captured = copies.flatMap(({ evidence: { evidence_id }, copyOf }): StepEvent[] => {
    const step = stepOfEvidence(progress, copyOf);
    return step === null ? [] : [{ type: 'StepCaptured', data: { ...of, step, evidence_id } }];
  });
  const [first] = captured;
  if (first === undefined) return [];
  const { step } = first.data;
  const isDone = new Set(captured.map(({ data }) => data.step)).size === steps.length;
  const takenUp = { ...of, step: sameBrowser ? steps.length : 1 };
  return [
    { type: 'VariablesFound', data: { ...of, step, variables: { ...progress.variables } } },
    ...captured,
    ...(isDone ? [{ type: 'StepTakenUp', data: takenUp } as const] : []),
  ];
}

/** The try before stays as it was assessed: what goes on are copies, which this session may take back. */
export function anotherTry(command: AnotherTry): CaptureEvent[] {
  const { captured, sessionId: session_id, from, sameBrowser: same_browser, copies, guided } = command;
  const told = copies.map(({ evidence: { evidence_id }, copyOf }) => ({ evidence_id, copy_of: copyOf }));
  return [
    {
      type: 'CaptureTriedAgain',
      data: { ...captured, session_id, from_session_id: from.sessionId, same_browser, evidence: told },
    },
    ...copies.map(({ evidence }): CaptureEvent => ({ type: 'EvidenceCaptured', data: evidence })),
    ...(guided === undefined ? [] : stepsOf(command, guided)),
  ];
}
