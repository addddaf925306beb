import { DomainError } from '../domain-error.ts';
import type { Variables } from '../envelope/capture-pattern.ts';
import {
  currentStep,
  isNews,
  newValuesAt,
  type Progress,
  undoneSteps,
  valuesAt,
  whereIs,
  withCaptured,
  withSkipped,
  withTakenUp,
  withVariables,
} from '../envelope/progress.ts';
import type { Step } from '../envelope/step.ts';
import type { EvidenceCaptured, StepEvent } from './events.ts';

/** The steps that lead a session, in order; an envelope without steps leads nobody. */
export type Guided = { envelopeId: string; sessionId: string; steps: readonly Step[] };

type OfStep = StepEvent['data'];

const ofStep = ({ envelopeId: envelope_id, sessionId: session_id }: Guided, step: number): OfStep => ({
  envelope_id,
  session_id,
  step,
});

function found(guided: Guided, step: number, variables: Variables): StepEvent {
  return { type: 'VariablesFound', data: { ...ofStep(guided, step), variables: { ...variables } } };
}

/** What a visited address tells of the variables. */
export function stepsAtVisit(guided: Guided, progress: Progress, address: string): StepEvent[] {
  const news = newValuesAt(guided.steps, progress, address);
  return news === null ? [] : [found(guided, news.step, news.variables)];
}

/**
 * The step that is captured, with the values of its variables.
 * @param addresses of the page, and of a document itself: one of them must be where the step is captured.
 * @param step The one to do now, unless told.
 * @throws DomainError WRONG_PAGE, NO_STEP.
 */
export function stepCapturedAt(
  steps: readonly Step[],
  progress: Progress,
  addresses: readonly string[],
  step = currentStep(steps, progress),
): { step: number; variables: Variables } {
  if (step === null) {
    throw new DomainError('CONFLICT', 'Every step is done. Press Finish, or go back to a step first.', {
      reason: 'NO_STEP',
    });
  }
  for (const address of addresses) {
    const variables = valuesAt(steps, progress, step, address);
    if (variables !== null) return { step, variables };
  }
  const { place } = whereIs(steps, progress, step);
  throw new DomainError('CONFLICT', `Step ${step} is captured at ${place}. Go there first.`, { reason: 'WRONG_PAGE' });
}

/** Evidence of a step: that to do now, unless one is named. One of the addresses must be where the step is captured. */
export type AtStep = Guided & { addresses: readonly string[]; step?: number | undefined };

/** What a piece of evidence does to its step. @throws DomainError as `stepCapturedAt`. */
export function stepsAtEvidence(
  guided: AtStep,
  progress: Progress,
  { evidence_id }: EvidenceCaptured['data'],
): StepEvent[] {
  const { step, variables } = stepCapturedAt(guided.steps, progress, guided.addresses, guided.step);
  return [
    ...(isNews(progress, variables) ? [found(guided, step, variables)] : []),
    { type: 'StepCaptured', data: { ...ofStep(guided, step), evidence_id } },
  ];
}

/** Goes on without the step. Nothing happens when it is not the step to do now: the wish came twice, or too late. */
export function skipStep(guided: Guided, progress: Progress, step: number): StepEvent[] {
  if (currentStep(guided.steps, progress) !== step) return [];
  return [{ type: 'StepSkipped', data: { ...ofStep(guided, step), at: 'step' } }];
}

/** Goes back to a step, to do it, or to capture more of it. */
export function takeUpStep(guided: Guided, progress: Progress, step: number): StepEvent[] {
  const { steps } = guided;
  if (steps[step - 1] === undefined || currentStep(steps, progress) === step) return [];
  return [{ type: 'StepTakenUp', data: ofStep(guided, step) }];
}

/** The end user finishes without the steps that are still to do. */
export function leaveUndone(guided: Guided, progress: Progress): StepEvent[] {
  return undoneSteps(guided.steps, progress)
    .filter(step => !progress.skipped.has(step))
    .map(step => ({ type: 'StepSkipped', data: { ...ofStep(guided, step), at: 'finish' } }));
}

export function evolveProgress(progress: Progress, event: StepEvent): Progress {
  switch (event.type) {
    case 'VariablesFound':
      return withVariables(progress, event.data.variables);
    case 'StepCaptured':
      return withCaptured(progress, event.data.step, event.data.evidence_id);
    case 'StepSkipped':
      return withSkipped(progress, event.data.step);
    case 'StepTakenUp':
      return withTakenUp(progress, event.data.step);
  }
}
