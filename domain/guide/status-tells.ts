import type { Field } from '../inquiry/configuration.ts';
import { fieldType } from '../reading/field-types.ts';
import { classOf } from '../reading/lexicon/concepts.ts';
import { meaningOf } from '../reading/meaning.ts';
import { folded } from '../reading/text.ts';
import { isPlainWord } from './bag-of-words.ts';
import type { Clause } from './clause.ts';
import { isMatter, isOfMatter, namesField } from './cover/mentions.ts';
import { asksFor } from './field-reference.ts';
import { isOfPerson, OTHERS } from './person-shown.ts';
import type { ReadingContext } from './reading-context.ts';
import { uninflected } from './uninflected.ts';
import { isVerbOfLine } from './verbs-of-lines.ts';

const isPerson = (word: string) =>
  meaningOf(word).some(({ concepts }) => concepts.some(one => classOf(one) === 'who' && !OTHERS.includes(one)));

/** The only status that is asked for, where some words speak of what it is of, of a person, or of nothing. */
function statusMeant(words: string, { fields = [], query = '' }: ReadingContext): Field | null {
  const [status, ...others] = fields.filter(field => asksFor(field, 'status') || fieldType(field) === 'status');
  if (!status || others.length > 0) return null;
  // What is paid says nothing of what is suspended: the status is to be that of what the query asks about.
  const said = folded(words)
    .split(/[^\p{L}\p{M}'’-]+/u)
    .filter(word => word !== '');
  if (!isOfMatter(status, query) && !said.some(word => namesField(word, status))) return null;
  const people = fields.filter(field => fieldType(field) === 'name' && isOfPerson(field));
  const isOf = (word: string) =>
    isPlainWord(word) ||
    isVerbOfLine(word) ||
    isPerson(word) ||
    [word, uninflected(word)].some(
      form => isMatter(form, query) || [status, ...people].some(field => namesField(form, field)),
    );
  return said.every(isOf) ? status : null;
}

/**
 * States that do not hold, where nothing in the evidence tells of such or the status itself says that the thing holds: what is
 * "Active" is neither suspended nor closed, whatever else the page speaks of. Nothing of it is ever met, and where the evidence
 * tells of something that was cancelled, it stays open: that may be so of what is active to its end.
 * @param told that the evidence tells of a state that does not hold
 * @param beside the words for what the states are said of
 */
export function unlessStatusTells(told: Clause, beside: string, text: string, context: ReadingContext): Clause {
  const status = statusMeant(beside, context);
  if (!status) return told;
  const isBad: Clause = { kind: 'not', of: { kind: 'holds', field: status.name } };
  return {
    kind: 'all',
    of: [told, { kind: 'any', of: [isBad, { kind: 'not_understood', text, mentions: ['cancelled'] }] }],
  };
}
