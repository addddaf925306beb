import type { Field } from '../inquiry/configuration.ts';
import { fieldType } from '../reading/field-types.ts';
import { kinship } from '../reading/kinship.ts';
import { wordsCovered } from '../reading/label-similarity.ts';
import { type Concept, classOf } from '../reading/lexicon/concepts.ts';
import { meaningOf, type Word } from '../reading/meaning.ts';
import { wordingOf } from '../reading/wordings.ts';
import { isBeginning, isWordOfBeginning } from './day-meant.ts';
import { isExpiry } from './expiry.ts';
import { asksFor } from './field-reference.ts';
import { personIn, withoutNames } from './person-in-query.ts';
import { OTHERS } from './person-shown.ts';
import type { Matter } from './reading-context.ts';
import { uninflected } from './uninflected.ts';

/** Words of a field that narrow nothing. */
const NARROWS_NOTHING: readonly Concept[] = ['status', 'current', 'detail', 'until', 'date'];

const isPerson = ({ concepts }: Word) =>
  concepts.some(concept => classOf(concept) === 'who' && !OTHERS.includes(concept));
const narrowing = (words: readonly Word[]) =>
  words.filter(({ concepts }) => !concepts.some(concept => NARROWS_NOTHING.includes(concept)));
const isCovered = (words: readonly Word[], by: readonly Word[]) =>
  wordsCovered({ words }, { name: by, description: [] });
const things = (words: readonly Word[]) =>
  words.flatMap(({ concepts }) => concepts.filter(concept => classOf(concept) === 'thing'));

/** Whether two texts speak of no different things: an invoice is no licence. */
function ofOneThing(a: readonly Word[], b: readonly Word[]): boolean {
  const [some, others] = [things(a), things(b)];
  return some.length === 0 || others.length === 0 || some.some(one => others.some(other => kinship(one, other) > 0));
}

/**
 * Whether what is said of a subject is said of what a field asks for: the subject is the person, or the thing that the
 * query asks about, and the field is of nothing else ("auto renewal status").
 * @param told what the query asks, and what is said
 */
function isOf(field: Field, subject: readonly Word[], told: readonly Word[]): boolean {
  const { name, description } = wordingOf(field);
  const ofName = narrowing(name);
  const own = ofName.length > 0 ? ofName : narrowing(description);
  const isAsked = subject.every(word => isPerson(word) || isCovered([word], [...name, ...description, ...told]));
  // "Öğrencilik durumu" is the status of an "öğrenci".
  const known = own.flatMap(word => (word.concepts.length > 0 ? [word] : meaningOf(uninflected(word.text))));
  const isNamed = [own, known].some(words => isCovered(words, [...subject, ...told]));
  return isAsked && isNamed && ofOneThing(own, subject);
}

/** A status of nothing named is that of the one thing which all fields speak of: "die Mitgliedschaft" that has a beginning. */
function bareStatus(
  statuses: readonly Field[],
  subject: string,
  asked: readonly Word[],
  fields: readonly Field[],
): Field | null {
  const [status, ...others] = statuses;
  const said = meaningOf(subject);
  if (!status || others.length > 0 || things(said).length === 0) return null;
  const { name, description } = wordingOf(status);
  if (narrowing([...name, ...description]).length > 0) return null;
  const words = fields.map(wordingOf).flatMap(one => [...one.name, ...one.description]);
  const areOfOne = [asked, words].every(spoken => things(spoken).every(one => things(said).includes(one)));
  return areOfOne && things(words).length > 0 && isCovered(narrowing(said), words) ? status : null;
}

/** What an inquiry is about, told by its fields and by what its query asks. */
export function matterOf(fields: readonly Field[], query: string): Matter {
  const asked = meaningOf(withoutNames(query));
  const statuses = fields.filter(field => asksFor(field, 'status'));
  const dates = fields.filter(field => fieldType(field) === 'date');
  const expiries = dates.filter(isExpiry);
  const only = (among: readonly Field[], subject: string, said: readonly Word[]): Field | null => {
    const [field, ...others] = among;
    return field && others.length === 0 && isOf(field, meaningOf(subject), said) ? field : null;
  };
  return {
    statusOf: (subject, states) =>
      only(statuses, subject, [...asked, ...meaningOf(states)]) ?? bareStatus(statuses, subject, asked, fields),
    expiryOf: subject => only(expiries, subject, asked),
    dayOf(subject, verb) {
      const happened = meaningOf(verb);
      if (happened.length === 0) return null;
      const ofThat = dates.filter(one => {
        const { name, description } = wordingOf(one);
        return isCovered(happened, [...name, ...description]);
      });
      return only(ofThat, subject, [...asked, ...happened]);
    },
    beginningOf(subject) {
      const begun = dates.filter(isBeginning);
      const words = begun.flatMap(({ name, description }) => `${name} ${description}`.split(/[\s_'’-]+/u));
      return only(begun, subject, [...asked, ...words.filter(isWordOfBeginning).flatMap(meaningOf)]);
    },
    person: personIn(query),
  };
}
