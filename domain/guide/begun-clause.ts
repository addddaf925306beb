import { isDenied } from '../reading/states.ts';
import type { Clause } from './clause.ts';
import { dayBegun } from './day-of-beginning.ts';
import { narrows } from './narrowing-words.ts';
import { holdsQuotation } from './quotes.ts';
import type { ReadingContext } from './reading-context.ts';

const MOST_WORDS = 8;
/** That it is so by now says no more. */
const ALREADY =
  /(?<!\p{L})(?:already|bereits|schon|déjà|ya|já|già|al|reeds|redan|allerede|już|již|už|уже|вже)(?!\p{L})/giu;
/** What is told of a beginning to come. */
const TO_COME =
  /(?<!\p{L})(?:will|begins?|starts?|beginnt|wird|va|va a|vai|comienza|empieza|começa|inizia|börjar|starter|begynner|rozpocznie|начнется|начнётся)(?!\p{L})/iu;

/** Reads a line that says no more than that the thing has begun: "The tenancy has begun", "Le contrat a déjà commencé". */
export function clauseOfBegun(line: string, context: ReadingContext): Clause | null {
  const text = line.trim().replace(/[.;,。、]+$/u, '');
  if (/[\p{N},:;()/]/u.test(text) || holdsQuotation(text) || text.split(' ').length > MOST_WORDS) return null;
  const words = text.replace(ALREADY, ' ').replace(/\s+/gu, ' ').trim();
  if (isDenied(words) || narrows(words) || TO_COME.test(words)) return null;
  const field = dayBegun(words, context);
  return field ? { kind: 'in_past', field: field.name } : null;
}
