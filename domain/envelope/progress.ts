import {
  addressOf,
  matchCapturePattern,
  parseCapturePattern,
  placeOf,
  type Variables,
  variablesOf,
} from './capture-pattern.ts';
import type { Step } from './step.ts';

/** How far a session has come with the steps of its envelope. Steps are counted from 1, as the end user sees them. */
export type Progress = {
  /** What was taken for the variables, and kept. */
  variables: Variables;
  /** The evidence of each step that was captured. */
  captured: ReadonlyMap<number, readonly string[]>;
  /** Steps that were passed over. */
  skipped: ReadonlySet<number>;
  /** The step that the end user has gone back to; null: the first that is still to do. */
  takenUp: number | null;
};

export const NO_PROGRESS: Progress = { variables: {}, captured: new Map(), skipped: new Set(), takenUp: null };

/** The number of the step to do now; null when none is left, also of an envelope without steps. */
export function currentStep(steps: readonly Step[], { captured, skipped, takenUp }: Progress): number | null {
  if (takenUp !== null) return takenUp;
  const index = steps.findIndex((_, at) => !captured.has(at + 1) && !skipped.has(at + 1));
  return index === -1 ? null : index + 1;
}

/** The numbers of the steps of which nothing was captured, passed over or not. */
export function undoneSteps(steps: readonly Step[], { captured }: Progress): number[] {
  return steps.map((_, index) => index + 1).filter(number => !captured.has(number));
}

/** The step that a piece of evidence was captured at; null when it belongs to none. */
export function stepOfEvidence({ captured }: Progress, evidenceId: string): number | null {
  for (const [number, evidence] of captured) if (evidence.includes(evidenceId)) return number;
  return null;
}

function patternOf(steps: readonly Step[], number: number) {
  const step = steps[number - 1];
  return step === undefined ? undefined : parseCapturePattern(step.capture_on);
}

/** Variables that captured steps have given their value; those of the step itself may still change. */
function fixedFor(steps: readonly Step[], { variables, captured }: Progress, number: number): Variables {
  const fixed = [...captured.keys()]
    .filter(other => other !== number)
    .flatMap(other => {
      const pattern = patternOf(steps, other);
      return pattern === undefined ? [] : variablesOf(pattern);
    });
  return Object.fromEntries(Object.entries(variables).filter(([name]) => fixed.includes(name)));
}

/**
 * The values of a step's variables at an address, or null when it is not where the step is captured: when it does not
 * match the pattern, or a variable has another value there than in a step that was captured.
 */
export function valuesAt(
  steps: readonly Step[],
  progress: Progress,
  number: number,
  address: string,
): Variables | null {
  const pattern = patternOf(steps, number);
  const values = pattern === undefined ? null : matchCapturePattern(pattern, address);
  if (values === null) return null;
  const fixed = fixedFor(steps, progress, number);
  const agree = Object.entries(values).every(([name, value]) => !Object.hasOwn(fixed, name) || fixed[name] === value);
  return agree ? values : null;
}

/**
 * What a page that is only visited tells: the values of the step to do now, or else of one that was passed over, whose
 * variables a later step may wait for. null when it tells nothing new.
 */
export function newValuesAt(
  steps: readonly Step[],
  progress: Progress,
  address: string,
): { step: number; variables: Variables } | null {
  const current = currentStep(steps, progress);
  const numbers = [...(current === null ? [] : [current]), ...progress.skipped];
  for (const step of numbers) {
    const variables = valuesAt(steps, progress, step, address);
    if (variables === null) continue;
    return isNews(progress, variables) ? { step, variables } : null;
  }
  return null;
}

/** Whether a value is not known yet, or is another one. */
export function isNews({ variables: known }: Progress, variables: Variables): boolean {
  return Object.entries(variables).some(([name, value]) => !Object.hasOwn(known, name) || known[name] !== value);
}

/** Where a step is captured: its address once all variables are known, and how a person may read it. */
export type StepPlace = { place: string; address: string | null; missing: string[] };

export function whereIs(steps: readonly Step[], { variables }: Progress, number: number): StepPlace {
  const pattern = patternOf(steps, number);
  if (pattern === undefined) return { place: steps[number - 1]?.capture_on ?? '', address: null, missing: [] };
  const found = addressOf(pattern, variables);
  const known =
    'address' in found ? { address: found.address, missing: [] } : { address: null, missing: found.missing };
  return { place: placeOf(pattern, variables), ...known };
}

/** Every value that was known, and these in their place. */
export function withVariables(progress: Progress, variables: Variables): Progress {
  return { ...progress, variables: { ...progress.variables, ...variables } };
}

export function withCaptured(progress: Progress, number: number, evidenceId: string): Progress {
  const captured = new Map(progress.captured).set(number, [...(progress.captured.get(number) ?? []), evidenceId]);
  const takenUp = progress.takenUp === number ? null : progress.takenUp;
  return { ...progress, captured, skipped: without(progress.skipped, number), takenUp };
}

/** Without a piece of evidence: a step of which nothing else was captured is to be done again. */
export function withoutEvidence(progress: Progress, evidenceId: string): Progress {
  const left = [...progress.captured].map(
    ([number, evidence]) => [number, evidence.filter(id => id !== evidenceId)] as const,
  );
  return { ...progress, captured: new Map(left.filter(([, evidence]) => evidence.length > 0)) };
}

export function withSkipped(progress: Progress, number: number): Progress {
  return { ...progress, skipped: new Set([...progress.skipped, number]), takenUp: null };
}

export function withTakenUp(progress: Progress, number: number): Progress {
  return { ...progress, skipped: without(progress.skipped, number), takenUp: number };
}

function without(numbers: ReadonlySet<number>, number: number): Set<number> {
  return new Set([...numbers].filter(other => other !== number));
}
