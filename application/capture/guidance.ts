/** Where the end user is in the steps of an envelope, as the page shows it. Steps are counted from 1. */
export type Guidance = {
  /** The step to do now; null after the last. */
  current: number | null;
  steps: { instruction: string; state: 'open' | 'done' | 'skipped' }[];
  /** Fields of the step to do now, and whether the page that is shown seems to hold them. */
  fields: { name: string; found: boolean }[];
  /** Where the step to do now is captured, as a person reads an address; `…` stands for what is not known. */
  place: string | null;
  /** The page that is shown is where it is captured. */
  here: boolean;
  /** The picture that was taken of this page by itself was taken back: it is not captured by itself again. */
  takenBack: boolean;
  /** Its address is known: the end user can be taken there. */
  canGo: boolean;
  /** Variables without which nobody is taken there by itself. */
  waitsFor: string[];
};

/** What the end user may wish of the steps: to be taken to the page of the one to do now, to pass over it, to do one again. */
export type StepWish = { wish: 'go' | 'skip' | 'take_up'; step: number };
