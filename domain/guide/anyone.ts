import { classOf } from '../reading/lexicon/concepts.ts';
import { meaningOf } from '../reading/meaning.ts';
import { uninflected } from './uninflected.ts';

/** Words for a case and for whoever it is about, that have no concept of their own. */
const PLAIN = new Set(
  'it,this,that,these,those,all,any,every,each,only,case,request,application,inquiry,result,evidence,submission,claim,page,anyone,everyone,people,person,user,users'.split(
    ',',
  ),
);

/** Whether some words say no more than that a level is given to whom or what the guide is about: "the case", "members". */
export function isAnyone(words: string): boolean {
  return words
    .split(/\s+/u)
    .filter(word => word !== '')
    .every((word, at, all) => {
      const meaning = meaningOf(uninflected(word.toLowerCase()));
      const isOfMatter = meaning.every(({ concepts }) =>
        concepts.some(concept => classOf(concept) === 'who' || classOf(concept) === 'thing'),
      );
      // A shop, as the last word: one before others narrows whose they are ("bank customers").
      const isHouse =
        at === all.length - 1 &&
        meaning.every(({ concepts }) => concepts.some(concept => classOf(concept) === 'institution'));
      // A noun that nobody knows names them; what stands before it narrows who they are.
      const isNoun =
        at === all.length - 1 && word === word.toLowerCase() && meaning.every(({ concepts }) => concepts.length === 0);
      return PLAIN.has(word.toLowerCase()) || isOfMatter || isHouse || isNoun;
    });
}
