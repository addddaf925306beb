import { goodStatesIn } from '../../reading/joined-states.ts';
import { bothInForce } from '../../reading/plain-states.ts';
import { namesDoubtfulState, stateOf } from '../../reading/states.ts';
import { folded } from '../../reading/text.ts';
import type { Outcome } from '../outcome.ts';

/** A text as it is compared: case, width, spaces, quotes and what stands around it for its looks are no part of it. */
export function compared(text: string): string {
  return folded(text)
    .replace(/["']/g, '')
    .replace(/^[\s•●·✓✔✅]+|[\s.;:!,。•●·]+$/gu, '')
    .replace(/\s+/g, ' ');
}

const unaccented = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
const words = (text: string) => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(word => word !== '');

/** Whether all of one text stands in the other, word for word. */
function holds(long: string, short: string): boolean {
  if (/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}/u.test(short))
    return long.includes(short);
  return ` ${words(long).join(' ')} `.includes(` ${words(short).join(' ')} `);
}

/**
 * Whether two texts are the same, as a whole. One that holds the other may mean the same or may not: "Standard with ads"
 * is no "Standard", and "cancelled on 3 May" is no proof that something is not "cancelled".
 */
export function sameText(asked: string, given: string): Outcome {
  const [a, b] = [compared(asked), compared(given)];
  if (a === b) return a === '' ? 'unknown' : 'met';
  // Korean and Thai set or leave out spaces within one and the same words.
  if (/[\p{Script=Hangul}\p{Script=Thai}]/u.test(a) && a.replace(/\s/gu, '') === b.replace(/\s/gu, '')) return 'met';
  const [one, other] = [unaccented(a), unaccented(b)];
  return one === other || holds(one, other) || holds(other, one) ? 'unknown' : 'not_met';
}

const PAID = stateOf('paid')?.group;
/** Whether some words say that something is paid, in whatever language. */
const saysPaid = (words: string) => stateOf(words)?.group === PAID;

/** The same, for words that name a state: another word for the same state is left open, as is one that nobody knows. */
export function sameState(asked: string, given: string): Outcome {
  const same = sameText(asked, given);
  const joined = goodStatesIn(given);
  if (joined.includes(compared(asked)) || (joined.length > 0 && goodStatesIn(asked).join() === joined.join()))
    return 'met';
  if (same !== 'not_met') return same;
  // With a capital letter it is the site's own word, without one it is the guide's word for what must hold.
  if (asked === asked.toLowerCase() && bothInForce(compared(asked), compared(given))) return 'met';
  if (asked === asked.toLowerCase() && saysPaid(asked) && joined.some(saysPaid)) return 'met';
  const [a, b] = [stateOf(asked), stateOf(given)];
  if (!a) return namesDoubtfulState(asked) ? 'unknown' : 'not_met';
  return b && b.group !== a.group && b.polarity !== a.polarity ? 'not_met' : 'unknown';
}

const lines = (text: string) =>
  compared(text)
    .split(/\s*[,;\n]\s*/)
    .map(line => words(line).join(' '));

/** Whether an address begins with whole lines of another one, down to the number of a house: "18 Kauri Terrace". */
function beginsWith(given: string, asked: string): boolean {
  const [wanted, all] = [lines(asked), lines(given)];
  return /\p{N}/u.test(wanted[0] ?? '') && wanted.length < all.length && wanted.every((line, at) => line === all[at]);
}

/** The same, for addresses, which are set with and without commas; one that shares words is left open. */
export function sameAddress(asked: string, given: string): Outcome {
  const [a, b] = [words(compared(asked)), words(compared(given))];
  if (a.length > 0 && a.join(' ') === b.join(' ')) return 'met';
  // Street and number without the town say less than the page does, and nothing else.
  if (beginsWith(given, asked)) return 'met';
  const shared = a.filter(word => b.includes(word)).length;
  return shared > 0 ? 'unknown' : sameText(asked, given);
}

/** The same, for numbers of things and people: spaces are for the eye, dashes and points may be. */
export function sameIdentifier(asked: string, given: string): Outcome {
  const [a, b] = [compared(asked), compared(given)].map(text => text.replace(/\s/g, ''));
  if (a === undefined || b === undefined || a === '') return 'unknown';
  if (a === b) return 'met';
  const [one, other] = [a, b].map(text => text.replace(/[^\p{L}\p{N}]/gu, ''));
  // What is hidden by stars may be the same; so may what has a prefix such as "No.".
  const isOpen = one === other || /[•*…]|x{3,}/i.test(b) || /[•*…]|x{3,}/i.test(a);
  return isOpen || (one !== undefined && other !== undefined && (one.includes(other) || other.includes(one)))
    ? 'unknown'
    : 'not_met';
}
