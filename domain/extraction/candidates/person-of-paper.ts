import { isUnspaced } from '../../reading/lexicon/written-form.ts';
import type { TextRun } from '../../reading/page-snapshot.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, isOnPaper } from './candidate.ts';
import { isPlainlyNow } from './employed-words.ts';
import { isOneName } from './honorific.ts';
import { mayBeOnePerson, wordsOfName } from './one-person.ts';
import { isPersonsName } from './persons-name.ts';
import { saysWhose } from './says-whose.ts';
import { sentencesOf } from './sentences.ts';
import { ATTESTED, withoutForm } from './told-person.ts';

/** As surely as a label says it. */
const PLAUSIBILITY = 0.82;
/** Who is less likely is a doctor or a clerk, and may still be the one who is meant. */
const LEAST_PLAUSIBILITY = 0.4;
/** A letter confirms something of them, or tells when they were born. */
const CONFIRMED = 0.6;
/** In so many places a paper speaks of somebody of whom it confirms nothing: above their address, and where it greets them. */
const FEWEST_PLACES = 2;

const isWholeName = ({ value }: Candidate) => (/\s/u.test(value) || isUnspaced(value)) && !isOneName(value);

/** A word with a capital before a name, which is another of the person's names unless it says how they are addressed. */
const NAMED_BEFORE = /(?<![\p{L}\p{M}])\p{Lu}[\p{Ll}\p{M}'’-]+\.?\s$/u;
const NAMED_BEHIND = /^(?:\s|-)\p{Lu}\p{Ll}/u;

/** Whether a text has more of a name than was read of it: another first name, or what goes on behind it. */
function goesOnIn(text: string, name: string): boolean {
  const at = text.indexOf(name);
  if (at < 0) return false;
  const ahead = NAMED_BEFORE.exec(text.slice(0, at))?.[0] ?? '';
  return NAMED_BEHIND.test(text.slice(at + name.length)) || withoutForm(`${ahead}${name}`) !== withoutForm(name);
}

const IN_QUOTES = /["“„«][^"”“»]*$/u;

/** Whether the sentence that names somebody says what it says of now and as its own: who was a member is not who is one. */
function isPlainlySaid({ value, runs }: Candidate): boolean {
  const sentences = sentencesOf(runs.map(run => run.text).join(' ')).filter(sentence => sentence.includes(value));
  return sentences.every(
    sentence => isPlainlyNow(sentence) && !IN_QUOTES.test(sentence.slice(0, sentence.indexOf(value))),
  );
}

/** Whether a sentence ends with a name where its line does, so that the name may go on in the next one. */
const isBroken = ({ value, runs }: Candidate): boolean => {
  const text = runs
    .map(run => run.text)
    .join(' ')
    .trimEnd();
  return text.length > value.length && text.endsWith(value);
};

/**
 * The one person of whom a paper speaks: of whom it confirms something, or whom it addresses in more than one place, where
 * no other is addressed, spoken of or named beside a label. Each of these alone may be of another; that they agree is no
 * accident.
 */
export function personOfPaper(candidates: readonly Candidate[], segments: readonly Segment[]): Candidate[] {
  const told = candidates.filter(
    one => one.source === 'greeting' && isOnPaper(one) && one.plausibility >= LEAST_PLAUSIBILITY,
  );
  const attested = told.filter(one => one.label === ATTESTED);
  if (!attested.every(isPlainlySaid)) return [];
  const confirmed = attested.find(one => one.plausibility >= CONFIRMED && isWholeName(one) && !isBroken(one));
  const person = confirmed ?? told.find(isWholeName);
  if (!person) return [];
  const places = new Set<TextRun | undefined>(told.map(({ runs: [first] }) => first));
  if (!confirmed && places.size < FEWEST_PLACES) return [];
  const words = wordsOfName(person.value);
  const isAnother = ({ value }: Candidate) => !mayBeOnePerson(words, wordsOfName(value));
  const labelled = candidates.filter(
    one => one.source !== 'greeting' && isPersonsName(one.value) && saysWhose(one.label),
  );
  if (told.some(isAnother) || labelled.some(isAnother)) return [];
  if (segments.some(({ text }) => goesOnIn(text, person.value))) return [];
  return [{ ...person, plausibility: PLAUSIBILITY, unsure: false }];
}
