import { type FieldType, fieldType } from '../reading/field-types.ts';
import type { Clause } from './clause.ts';
import { phrasebooksFor } from './languages/phrasebook.ts';
import { holdsQuotation } from './quotes.ts';
import type { ClauseContext } from './reading-context.ts';
import { fieldsNamed } from './subject.ts';

/** That one thing is there and another is not, in the languages of guides: what stands behind is the one that is missing. */
const AND_NOT =
  /^(.+?)[,\s]+(?:instead of|rather than|and not|but not|but no|statt|anstatt|anstelle|und nicht|und kein|aber nicht|aber kein|au lieu de|et non|et pas|mais pas|en lugar de|en vez de|y no|pero no|em vez de|e não|mas não|invece di|e non|ma non|in plaats van|en niet|maar niet|maar geen|i stället för|och inte|men inte|i stedet for|og ikke|men ikke|zamiast|a nie|ale nie|místo|a ne|ale ne|вместо|а не|и не|но не|замість|а не|yerine|ve değil|în loc de|și nu|dar nu|αντί για|και όχι|αλλά όχι) (.+)$/iu;
const ARTICLE =
  /^(?:the|a|an|any|der|die|das|den|dem|ein|eine|einen|le|la|les|l'|du|de la|des|el|los|las|o|a|os|as|do|da|il|lo|i|gli|het|een|de) ?/iu;
/** "It is a guest card and not a member card" says what a thing is, not what is shown. */
const SAYS_WHAT_IS =
  /(?<!\p{L})(?:is|are|ist|sind|est|sont|s'agit|es|son|é|são|è|sono|zijn|är|er|on|jest|są|je|jsou|это|является|є|este|sunt|είναι)(?!\p{L})/iu;
/** What is shown or is not; of other fields the words may be those for a thing. */
const SHOWN: readonly FieldType[] = ['money', 'number', 'percent', 'date'];
const MOST_WORDS = 14;

/**
 * Reads a line by which one thing is shown and another is not: "Only the card's limit and not the balance", "Prognos i stället
 * för värde". Where the other one is a field, a value that is there proves that the line does not hold.
 */
export function clauseOfLacking(line: string, context: ClauseContext): Clause | null {
  const text = line.trim().replace(/[.;,]+$/u, '');
  const [, first = '', second = ''] = AND_NOT.exec(text) ?? [];
  if (second === '' || holdsQuotation(text) || /[\p{N}:;()]/u.test(text)) return null;
  if (text.split(' ').length > MOST_WORDS || SAYS_WHAT_IS.test(first)) return null;
  for (const book of phrasebooksFor(text)) {
    const [field, ...others] = fieldsNamed(second.replace(ARTICLE, ''), book, context.quotations, context) ?? [];
    if (field && others.length === 0 && SHOWN.includes(fieldType(field)))
      return {
        kind: 'all',
        of: [
          { kind: 'not_understood', text: first },
          { kind: 'missing', fields: [field.name] },
        ],
      };
  }
  return null;
}
