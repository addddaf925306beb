import type { Concept } from './lexicon/concepts.ts';

const NAME_OF_THING =
  /\b(?:product|event|app|application|course|class|company|business|shop|store|brand|firm|school|university|college|club|team|program|programme|project|property|device|vehicle|file|station|hospital|clinic|library|organi[sz]ation|institution|association|charity|game|site|channel|show|film|book|medication|fund|scheme) names?\b/;

/** Whether a field asks for what a thing is called, in plain lower-case English: no person bears the name of an app. */
export const asksForNameOfThing = (name: string): boolean => NAME_OF_THING.test(name);

/** What has a name of its own besides that of whoever has it, in words of any language: an account has none. */
export const THINGS_WITH_NAMES: readonly Concept[] = [
  'course',
  'product',
  'device',
  'event',
  'service',
  'vehicle',
  'property',
];
