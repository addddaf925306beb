import { type Guided, stepCapturedAt } from '../../domain/capture/steps.ts';
import { currentStep, type Progress, undoneSteps, valuesAt, whereIs } from '../../domain/envelope/progress.ts';
import type { Step } from '../../domain/envelope/step.ts';
import type { Guidance } from './guidance.ts';

/** Knows where a live session is in the steps of its envelope, and what the page that is shown says of them. */
export class LiveGuide {
  readonly guided: Guided;
  #progress: Progress;
  /** Fields of the step to do now that the page shows. */
  #found: readonly string[] = [];
  /** The step that the browser was led to last: it is led to each once. */
  #ledTo: number | null = null;

  constructor(guided: Guided, progress: Progress) {
    this.guided = guided;
    this.#progress = progress;
  }

  /** The number of the step to do now, from 1; null after the last. */
  get current(): number | null {
    return currentStep(this.guided.steps, this.#progress);
  }

  get step(): Step | null {
    const { current } = this;
    return current === null ? null : (this.guided.steps[current - 1] ?? null);
  }

  /** Numbers of the steps that are not done. */
  get undone(): number[] {
    return undoneSteps(this.guided.steps, this.#progress);
  }

  /** Takes over what stands in the log now. */
  update(progress: Progress): void {
    const before = this.current;
    this.#progress = progress;
    if (this.current !== before) this.#found = [];
  }

  /** The page shows these fields now. Answers whether that is news. */
  found(names: readonly string[]): boolean {
    const isSame = names.length === this.#found.length && names.every(name => this.#found.includes(name));
    this.#found = names;
    return !isSame;
  }

  /** Whether the step to do now is captured at this address. */
  isHere(address: string): boolean {
    const { current } = this;
    return current !== null && valuesAt(this.guided.steps, this.#progress, current, address) !== null;
  }

  /** The step that was captured last of those that are captured at this address. */
  doneAt(address: string): number | null {
    const { steps } = this.guided;
    const done = [...this.#progress.captured.keys()];
    return done.findLast(number => valuesAt(steps, this.#progress, number, address) !== null) ?? null;
  }

  /** @throws DomainError WRONG_PAGE, NO_STEP when the step, the one to do now unless told, is not captured there. */
  assertHere(addresses: readonly string[], step = this.current): void {
    stepCapturedAt(this.guided.steps, this.#progress, addresses, step);
  }

  /** The address of the step to do now; null when there is none, or a variable of it is not known yet. */
  get destination(): string | null {
    const { current } = this;
    return current === null ? null : whereIs(this.guided.steps, this.#progress, current).address;
  }

  /** Where the browser is to be led by itself from here; null: nowhere, now. */
  leadFrom(address: string): string | null {
    const { current, step, destination } = this;
    if (step === null || !step.auto_redirect || destination === null || this.#ledTo === current) return null;
    this.#ledTo = current;
    return this.isHere(address) ? null : destination;
  }

  /** What the end user is shown of it. @param address of the page that is shown @param takenBack see `Guidance` */
  guidance(address: string, takenBack: boolean): Guidance {
    const { steps } = this.guided;
    const { current, step } = this;
    const where = current === null ? null : whereIs(steps, this.#progress, current);
    return {
      current,
      steps: steps.map(({ user_instruction: instruction }, index) => ({
        instruction,
        state: this.#stateOf(index + 1),
      })),
      fields: (step?.fields ?? []).map(({ name }) => ({ name, found: this.#found.includes(name) })),
      place: where?.place ?? null,
      here: this.isHere(address),
      takenBack,
      canGo: where !== null && where.address !== null,
      waitsFor: step?.auto_redirect ? (where?.missing ?? []) : [],
    };
  }

  #stateOf(number: number): Guidance['steps'][number]['state'] {
    if (this.#progress.captured.has(number)) return 'done';
    return this.#progress.skipped.has(number) ? 'skipped' : 'open';
  }
}
