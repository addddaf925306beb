import { isAnyone } from './anyone.ts';
import { narrows } from './narrowing-words.ts';

/** What leads up to a list instead of being a condition. */
export const INTRODUCTION =
  /[:：]$|^(?:if |when )?(?:all|any|either|one) of (?:the |these )?(?:following|conditions|criteria)\b[^.;]*$/i;

const ALL_HOLD =
  /^(?:that means|this means|which means|(?:all|each|every one) of (?:the following|these|this|the below)(?: (?:must )?(?:hold|holds|apply|applies|be met|are met|is met|be true|are true|is true|be so|are so))?|(?:the |this |an? )?(?<who>[^:;,.]+?) (?:must|should|has to|needs to) (?:show|meet|fulfil|fulfill|satisfy|have) all of (?:the following|these))\s*[:：]$/iu;

/** Whether a line only says that all of the list below it must hold, of the page or the person that all is about. */
export function saysAllBelow(line: string): boolean {
  const led = ALL_HOLD.exec(line);
  return led !== null && (led.groups?.who === undefined || isAnyone(led.groups.who));
}

/** What only leads up to a list: of what the guide is, or that a list follows. */
export const isTitle = (text: string): boolean =>
  INTRODUCTION.test(text) || (text.split(' ').length <= MOST_OF_A_TITLE && !/\p{N}/u.test(text) && !narrows(text));
const MOST_OF_A_TITLE = 3;
