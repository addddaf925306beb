import { folded } from '../reading/text.ts';
import type { Clause } from './clause.ts';
import { phrasebooksFor } from './languages/phrasebook.ts';
import type { ClauseContext } from './reading-context.ts';
import { fieldsNamed } from './subject.ts';

const words = (lines: readonly string[]) => lines.flatMap(line => line.split(', ')).map(folded);

/** Words that concede whatever a value is, in some twenty languages. */
const WHATEVER = words([
  'no matter which, no matter what, whichever, whatever',
  'ganz gleich welche, ganz gleich welcher, ganz gleich welches, egal welche, egal welcher, egal welches, beliebiger, beliebige, beliebiges',
  "n'importe quelle, n'importe quel, quelle que soit, quel que soit",
  'cualquiera que sea',
  'qualunque sia',
  'seja qual for',
  'om het even welke, eender welke, eender welk',
  'oavsett vilken, oavsett vilket, vilken som helst, vilket som helst, valfri, valfritt',
  'uanset hvilken, uanset hvilket, uansett hvilken, uansett hvilket, hvilken som helst, hvilket som helst',
  'mikä tahansa, mikä hyvänsä',
  'dowolny, dowolna, dowolne',
  'libovolný, libovolná, libovolné',
  'ľubovoľný, ľubovoľná, ľubovoľné',
  'indiferent de',
  'какой угодно, какая угодно, какое угодно',
]);

/** Words for one of several, whichever; where a guide rejects, they mean that there is one: "any fine". */
const ANY = words([
  'any, either, every, each',
  'jeder, jede, jedes',
  'toute, tout, chaque',
  'cualquier, cualquiera, cada',
  'qualsiasi, qualunque, ogni',
  'qualquer, quaisquer',
  'elke, elk, iedere, ieder',
  'varje, enhver, ethvert, hver, hvert',
  'każdy, każda, każde, jakikolwiek, jakakolwiek, jakiekolwiek',
  'jakýkoli, jakákoli, jakékoli, jakýkoliv, jakákoliv, jakékoliv, každý, každá, každé',
  'akýkoľvek, akákoľvek, akékoľvek',
  'bármilyen, bármelyik, bármely, minden',
  'oricare, orice',
  'herhangi bir, her',
  'любой, любая, любое, каждый, каждая, каждое',
  'будь-який, будь-яка, будь-яке',
  'οποιοσδήποτε, οποιαδήποτε, οποιοδήποτε, κάθε',
]);

const OPEN = new Set([...WHATEVER, ...ANY]);

/** Whether some words are no value but leave it open: "any", "cualquier". */
export const isAnyWord = (text: string): boolean => OPEN.has(folded(text));

/**
 * Reads a line that names a field and concedes whatever its value is: "Whatever the plan". That it has one must
 * be shown all the same.
 */
export function clauseOfAny(line: string, context: ClauseContext): Clause | null {
  const text = line.trim().replace(/[.;,。]+$/u, '');
  const said = WHATEVER.find(one => folded(text).startsWith(`${one} `));
  if (said === undefined) return null;
  const named = text.split(' ').slice(said.split(' ').length).join(' ');
  for (const book of phrasebooksFor(text)) {
    const [field, ...others] = fieldsNamed(named, book, context.quotations, context) ?? [];
    if (field && others.length === 0) return { kind: 'present', fields: [field.name] };
  }
  return null;
}
