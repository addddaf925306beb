import { classOf } from '../reading/lexicon/concepts.ts';
import { meaningOf } from '../reading/meaning.ts';
import { isDenied } from '../reading/states.ts';
import { folded } from '../reading/text.ts';
import { areOfMatter, isPlainWord } from './bag-of-words.ts';
import type { Clause } from './clause.ts';
import { isPaperWord } from './day-meant.ts';
import { narrows } from './narrowing-words.ts';
import { isOfPerson, OTHERS } from './person-shown.ts';
import { holdsQuotation } from './quotes.ts';
import type { ReadingContext } from './reading-context.ts';
import { uninflected } from './uninflected.ts';

/** By which a thing is somebody's. */
const BELONGS =
  '(?:belongs to|is in the name of|is held by|is registered (?:to|in the name of)|is made out to|is (?:in|under) the name|gehört(?: zu)?|läuft auf(?: den namen)?|lautet auf(?: den namen)?|ist auf(?: den namen)? ausgestellt|ist auf den namen|est au nom de|est établie? au nom de|appartient à|está a nombre de|va a nombre de|consta a nombre de|pertenece a|está em nome de|está no nome de|pertence a|è intestat[oa] a|appartiene a|è a nome di|staat op(?: de)? naam van|is van|tillhör|står på|är utställt på|är utfärdat till|tilhører|er udstedt til|er utstedt til|należy do|patří|este pe numele(?: lui)?|aparține(?: lui)?)';
/** By which somebody is called so. */
const CALLED =
  "(?:is called|is named|heißt|s'appelle|se nomme|se llama|chama-se|se chama|si chiama|heet|heter|hedder|nazywa się|se jmenuje|se numește)";
const WORD = String.raw`\p{Lu}[\p{L}\p{M}.'’-]*`;
const PARTICLE = '(?:de|du|des|van|von|zu|der|den|ten|ter|da|do|dos|das|di|del|della|la|le|y|e|bin|al|el)';
/** Two names at least: a single word may be a thing. */
const LINE = new RegExp(
  `^(?<subject>\\P{N}{2,60}?) (?:${BELONGS}|(?<called>${CALLED})) (?<name>${WORD}(?: (?:${PARTICLE} ){0,2}${WORD})+)$`,
  'u',
);

const isWho = (word: string) =>
  meaningOf(uninflected(word)).some(({ concepts }) =>
    concepts.some(concept => classOf(concept) === 'who' && !OTHERS.includes(concept)),
  );
/** Where on the evidence it is so. */
const WHERE = / (?:on|in) (?:the|this) (?:page|screen|screenshot|document)$/iu;

/**
 * Reads a line that says whose a thing is, or how the person is called: "The membership belongs to Ada Palmer", "Il condomino si
 * chiama Egidio Neri". The only field for the name of whom the evidence is of must be that name; no other name misses it.
 * For lines that nothing else is known of.
 */
export function clauseOfHolder(line: string, context: ReadingContext): Clause | null {
  const text = line
    .trim()
    .replace(/[.;,]+$/u, '')
    .replace(/^\p{Lu}(?=\p{Ll}|['’ ])/u, letter => letter.toLowerCase());
  const { subject = '', called, name = '' } = LINE.exec(text)?.groups ?? {};
  const [field, ...others] = (context.fields ?? []).filter(isOfPerson);
  if (name === '' || !field || others.length > 0) return null;
  if (holdsQuotation(text) || isDenied(subject) || narrows(subject) || /[,:;()]/u.test(subject)) return null;
  const words = subject
    .replace(WHERE, '')
    .split(/[\s'’]+/u)
    .filter(word => word !== '' && !isPlainWord(folded(word)));
  const isMatter = (word: string) => areOfMatter(meaningOf(uninflected(word)), context);
  const isOther = (word: string) =>
    meaningOf(uninflected(word)).some(({ concepts }) => concepts.some(concept => OTHERS.includes(concept)));
  if (words.some(isOther)) return null;
  const isMeant = called
    ? words.every(word => isWho(word) || isMatter(word))
    : words.every(word => isPaperWord(word) || isMatter(word));
  if (!isMeant || words.length === 0) return null;
  return {
    kind: 'equals',
    field: field.name,
    values: [{ text: name, kind: 'text', whole: false }],
    negated: false,
    open: line,
  };
}
