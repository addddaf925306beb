import { narrows } from './narrowing-words.ts';

/** What leads up to a list instead of being a condition. */
export const INTRODUCTION =
  /[:：]$|^(?:if |when )?(?:all|any|either|one) of (?:the |these )?(?:following|conditions|criteria)\b[^.;]*$/i;

/** What only leads up to a list: of what the guide is, or that a list follows. */
export const isTitle = (text: string): boolean =>
  INTRODUCTION.test(text) || (text.split(' ').length <= MOST_OF_A_TITLE && !/\p{N}/u.test(text) && !narrows(text));
const MOST_OF_A_TITLE = 3;
