import { wordsCovered } from '../reading/label-similarity.ts';
import { classOf } from '../reading/lexicon/concepts.ts';
import { meaningOf, type Word } from '../reading/meaning.ts';
import { isInForce, isNotOver, mayBeOver } from '../reading/plain-states.ts';
import { negates, stateOf } from '../reading/states.ts';
import { folded } from '../reading/text.ts';
import { wordingOf } from '../reading/wordings.ts';
import { callsThing } from './languages/filler/things-at-hand.ts';
import { type Phrasebook, phrasebooks } from './languages/phrasebook.ts';
import { PIECES } from './languages/pieces/all-pieces.ts';
import { listed } from './languages/pieces/pieces.ts';
import { narrows } from './narrowing-words.ts';
import { holdsQuotation } from './quotes.ts';
import type { ReadingContext } from './reading-context.ts';
import { uninflected } from './uninflected.ts';
import { isVerbOfLine } from './verbs-of-lines.ts';

const MOST_WORDS = 12;

/** Verbs and words of grammar that lines about a state need and that say no more, in the languages of guides. */
const PLAIN = new Set(
  'is,are,was,were,has,have,been,be,must,still,yet,already,there,any,that,this,it,currently,to,the,ist,sind,hat,noch,muss,derzeit,bereits,es,gibt,liegt,est,sont,a,ont,encore,doit,être,y,il,en,date,es,está,están,ha,han,sido,aún,todavía,hay,debe,estar,se,é,são,foi,ainda,há,houver,haja,deve,estar,è,sono,ancora,deve,essere,c,is,zijn,nog,er,moet,är,har,ännu,fortfarande,det,finns,er,blitt,blevet,ennå,endnu,fortsatt,på,on,ovat,vielä,jest,są,został,została,nadal,jeszcze,je,jsou,ještě,stále,bude,nu,este,sunt,încă,a,ai,au,fost,meg,még,van,είναι,έχει,ακόμα,υπάρχει,есть,ещё,пока,все,всё,є,ще,יש,הוא,היא,עדיין,ما,زال,زالت,هو,هي,लिए'.split(
    ',',
  ),
);

/** Verbs by which a thing goes on: "platí", "devam ediyor". */
const GOES_ON = new Set([
  'vale',
  'vige',
  'runs',
  'lasts',
  'continues',
  ...[...PIECES.values()].flatMap(({ goesOn }) => listed(goesOn)),
]);
/** Whether some words say that a thing goes on. */
export const isGoingOn = (phrase: string) => GOES_ON.has(phrase);

const isGrammar = (word: string) => PLAIN.has(word) || isVerbOfLine(word);

export const isPlainWord = (word: string): boolean => PLAIN.has(word) || meaningOf(word).length === 0;

/** A word in whatever gender and number. */
const inflected = (is: (phrase: string) => boolean) => (phrase: string) =>
  is(phrase) || (/^\p{L}{5,}$/u.test(phrase) && [1, 2].some(cut => is(phrase.slice(0, phrase.length - cut))));
const isOverNow = inflected(mayBeOver);
/** Whether some words say, in whatever gender and number, that a thing holds. */
export const isHolding = inflected(isInForce);

/** What a line's words come to, whatever order its language sets them in. */
export type Bag = {
  isDenied: boolean;
  /** Words by which a thing holds now: "valid", "gültig". */
  holds: boolean;
  /** Words by which its time is over: "expired", "abgelaufen". */
  isOver: boolean;
  isOfToday: boolean;
  /** What is left: what the line is about. */
  about: readonly Word[];
  thing: string;
};

/** The longest phrase from a place on that is one of some kind. */
function phraseAt(words: readonly string[], at: number, is: (phrase: string) => boolean): number {
  for (let count = Math.min(5, words.length - at); count > 0; count--)
    if (is(words.slice(at, at + count).join(' '))) return count;
  return 0;
}

/** The words but for the longest phrases of some kind: of "gyldig i dag" no "i" is left, which elsewhere is "and". */
function withoutPhrases(words: readonly string[], is: (phrase: string) => boolean): string {
  const left: string[] = [];
  for (let at = 0; at < words.length; ) {
    const count = phraseAt(words, at, is);
    if (count === 0) left.push(words[at] ?? '');
    at += Math.max(1, count);
  }
  return left.join(' ');
}

/** Whether some words are those for the day of the check. */
export const isToday = (books: readonly Phrasebook[]) => (phrase: string) =>
  books.some(({ today }) => today.some(one => one.without(` ${phrase}`).trim() === ''));

/** A word of a state that also is what somebody holds: "the pass is valid". */
const isTicket = (word: string) => word === 'pass';

/** Sorts the words of a line; null where it says more than a state: numbers, quotes, several things, what narrows it. */
export function bagOf(line: string): Bag | null {
  const plain = folded(line.trim().replace(/[.;。]+$/u, ''));
  // The apostrophe of "aujourd'hui" is within a word, those of articles stand between two.
  const words = plain.split(/[\s’]+|(?<!aujourd)'/u).filter(word => word !== '');
  if (holdsQuotation(line) || /[\p{N},:;()/"]/u.test(plain) || words.length > MOST_WORDS || narrows(line)) return null;
  const books = phrasebooks();
  const isOfDay = isToday(books);
  const isSeveral = (text: string) => books.some(({ and, or }) => and.test(` ${text} `) || or.test(` ${text} `));
  if (isSeveral(plain) && isSeveral(withoutPhrases(words, isOfDay))) return null;
  const bag = { isDenied: false, holds: false, isOver: false, isOfToday: false };
  const about: string[] = [];
  for (let at = 0; at < words.length; ) {
    const rest = (is: (phrase: string) => boolean) => phraseAt(words, at, is);
    const [today, over, force, goesOn] = [rest(isOfDay), rest(isOverNow), rest(isHolding), rest(isGoingOn)];
    const notOver = rest(isNotOver);
    const word = words[at] ?? '';
    if (notOver > 0) bag.isOver = bag.isDenied = true;
    else if (goesOn > 0) bag.holds = true;
    else if (today > 1) bag.isOfToday = true;
    else if (isGrammar(word)) bag.isDenied ||= negates(word);
    else if (today > 0) bag.isOfToday = true;
    else if (over > 0) bag.isOver = true;
    else if (force > 0) bag.holds = true;
    else if (negates(word)) bag.isDenied = true;
    else if (stateOf(word) && !isTicket(word)) return null;
    else about.push(word);
    at +=
      notOver > 0
        ? notOver
        : goesOn > 0
          ? goesOn
          : today > 1
            ? today
            : isGrammar(word)
              ? 1
              : Math.max(1, today, over, force);
  }
  return { ...bag, about: meaningOf(about.join(' ')), thing: about.join(' ') };
}

/** In letters. Words that begin alike for so long and end in so few others are one word in two cases. */
const [LEAST_OF_STEM, MOST_OF_CASE] = [7, 2];

/** Whether two words that nobody knows differ in their last letters alone: "kalastusmaksu", "kalastusmaksun". */
function isInflectedAlike(one: string, other: string): boolean {
  const least = Math.max(LEAST_OF_STEM, one.length - MOST_OF_CASE, other.length - MOST_OF_CASE);
  return one.length >= least && other.length >= least && one.slice(0, least) === other.slice(0, least);
}

const LEAST_OF_HEAD = 4;

/** Whether a word for a thing is what a longer one ends with, and so the same thing: "kortet" of a "beboerkort". */
function isHeadOf(word: string, compound: string): boolean {
  const stem = uninflected(word);
  return stem.length >= LEAST_OF_HEAD && compound.length > stem.length && compound.endsWith(stem) && callsThing(stem);
}

/** Whether some words name no more than the person, or the thing that the fields and the query are about. */
export function areOfMatter(about: readonly Word[], { fields = [], query = '' }: ReadingContext): boolean {
  const asked = meaningOf(query);
  const wordings = fields.map(wordingOf);
  const isPerson = ({ concepts }: Word) => concepts.some(concept => classOf(concept) === 'who');
  const isAsked = (word: Word) =>
    asked.some(
      ({ text, concepts }) =>
        text === word.text ||
        concepts.some(one => word.concepts.includes(one)) ||
        (word.concepts.length === 0 && concepts.length === 0 && isInflectedAlike(text, word.text)),
    );
  return about.every(
    word =>
      isPerson(word) ||
      isAsked(word) ||
      asked.some(({ text }) => isHeadOf(word.text, text)) ||
      wordings.some(one => wordsCovered({ words: [word] }, one)),
  );
}
