import { isDenied } from '../reading/states.ts';
import type { Clause } from './clause.ts';
import { isMatter, namesField } from './cover/mentions.ts';
import { GIVE, LEVEL, levelOf } from './levels.ts';
import type { ReadingContext } from './reading-context.ts';
import type { Rule } from './rule.ts';
import { isVerbOfLine } from './verbs-of-lines.ts';

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** On which side of a bound a value lies, of an amount and of a day. A person who is older has more years, a day that is has fewer. */
const LESS =
  'lower less fewer smaller below under shorter weniger niedriger geringer kleiner darunter moins inférieur inférieure menos inferior menor meno inferiore minore minder lager mindre lägre lavere færre färre pienempi vähemmän matalampi mniej niższy niższa niższe mniejszy mniejsza nižší menší méně меньше ниже менше нижче kevesebb alacsonyabb az azsa düşük düşükse azdır';
const MORE =
  'higher more larger greater bigger above over longer mehr höher größer darüber supérieur supérieure más superior mayor maior più superiore maggiore meer hoger groter mer högre större højere høyere større suurempi enemmän korkeampi więcej wyższy wyższa wyższe vyšší větší více больше выше більше вище több magasabb fazla fazlaysa yüksek yüksekse fazladır';
const BELOW = { amount: wordSet(`${LESS} younger newer`), day: wordSet(`${LESS} earlier sooner before older`) };
const ABOVE = { amount: wordSet(`${MORE} older`), day: wordSet(`${MORE} later after newer younger`) };
/** That a value is not the one that is asked for. */
const OTHER = wordSet(
  'other others another different else otherwise andere anderer anderes anderen anderem autre autres otro otra otros otras outro outra outros outras altro altra altri altre ander annan annat anden andet muu toinen inny inna inne jiný jiná jiné другой другая другое інший інша інше másik başka altul alta',
);
/** That a year or a season is not the one that is asked for. */
const OF_ANOTHER_TIME = wordSet(
  'past previous earlier former bygone vergangenes vergangene früheres frühere voriges passée passé précédente précédent antérieure antérieur pasado anterior anteriores passado precedente passato vorig eerder tidigare föregående tidligere forrige poprzedni poprzednia poprzedniego předchozí minulý прошлый предыдущий',
);
/** Of what the years are of which one is another. */
const OF_YEARS = wordSet('academic school university calendar financial fiscal');
/** What says nothing of its own beside these. */
const PLAIN = wordSet(
  'it they this that these those he she him her his their its daha the a an any all every everything anything everybody everyone anybody anyone one ones somebody someone person people thing things case cases in of with to for is are was were be been has have does do than so even also similar simply just value values amount amounts date dates if when who which whose belongs belong concerns names will ends end starts start expires expire says shows no exceptions',
);

/** Articles and pronouns of the other languages of guides. */
const ARTICLES = wordSet(
  'der die das den dem ein eine einen es er sie le la les un une il elle el los las una lo o os as um uma gli i het een de det den en ett et hen se',
);

const LONGEST = 12;

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .split(/[^\p{L}]+/u)
    .filter(word => word !== '');

/** The same word but for its ending. */
const isAlike = (one: string, another: string) => {
  const length = Math.min(one.length, another.length, 6);
  return length >= 4 && one.slice(0, length - 1) === another.slice(0, length - 1);
};

const partsOf = (clause: Clause): readonly Clause[] =>
  clause.kind === 'all' || clause.kind === 'any' ? clause.of.flatMap(partsOf) : [clause];

const VALUES: readonly Clause['kind'][] = ['equals', 'located', 'ends_in', 'begins_with', 'contains'];
const NONE: ReadonlySet<string> = new Set();

/** What is said of a value that does not keep the bound of a clause; nothing of a clause without one. */
function shortOf(clause: Clause): ReadonlySet<string> {
  if (clause.kind === 'compare') {
    const of = clause.bound.kind === 'date' ? 'day' : 'amount';
    return (clause.operator.startsWith('>') ? BELOW : ABOVE)[of];
  }
  // Of days that have passed more are an earlier date, of days to come a later one.
  if (clause.kind === 'within_last') return wordSet('older earlier longer more before');
  if (clause.kind === 'older_than') return wordSet('newer younger later shorter less fewer after');
  if (clause.kind === 'within_next') return wordSet('later longer more after');
  return clause.kind === 'ahead' || clause.kind === 'in_future'
    ? wordSet('earlier sooner shorter less fewer before')
    : NONE;
}

/**
 * Whether a reason to reject says no more than that what is asked for elsewhere does not hold: "it is lower", "any other
 * town", "the pay date is older". It has no value of its own, speaks of nothing but what has a bound or a value there,
 * and so can't be met where that is.
 */
function isRest(text: string, granting: readonly Clause[], { fields = [], query = '' }: ReadingContext): boolean {
  if (/[\d"“„«「]/u.test(text) || isDenied(text)) return false;
  const words = wordsOf(text);
  if (words.length > LONGEST) return false;
  const isOther = words.some(word => OTHER.has(word));
  const isShort = (clause: Clause) => words.some(word => shortOf(clause).has(word));
  const isOfTime = !isOther && words.some(word => OF_ANOTHER_TIME.has(word)) && !granting.some(isShort);
  const says = (clause: Clause) =>
    isOther || isOfTime ? VALUES.includes(clause.kind) && !('negated' in clause && clause.negated) : isShort(clause);
  const kinds = granting.filter(says);
  if (kinds.length === 0) return false;
  const meant = kinds.flatMap(clause => fields.filter(({ name }) => 'field' in clause && name === clause.field));
  const named = meant.flatMap(({ name, description }) => wordsOf(`${name.replaceAll('_', ' ')} ${description ?? ''}`));
  const isSaid = (word: string) =>
    PLAIN.has(word) ||
    isVerbOfLine(word) ||
    ARTICLES.has(word) ||
    OTHER.has(word) ||
    OF_ANOTHER_TIME.has(word) ||
    (isOfTime && OF_YEARS.has(word)) ||
    kinds.every(clause => shortOf(clause).has(word));
  const own = words.filter(word => !isSaid(word));
  const names = (word: string) =>
    named.some(one => one === word || isAlike(one, word)) || meant.some(field => namesField(word, field));
  // "Earlier" alone may be said of anything, and "it is lower" of what is not understood.
  const mustName = isOfTime || granting.some(({ kind }) => kind === 'not_understood');
  return own.every(word => names(word) || isMatter(word, query)) && (!mustName || own.some(names));
}

/** The guide's words for what is open: a value in words may be none. */
function openWordsOf(clause: Clause): string | null {
  if (clause.kind === 'not_understood') return clause.text;
  return clause.kind === 'equals' && !clause.negated ? (clause.open ?? null) : null;
}

const REJECTED = new RegExp(`^${GIVE}{0,4}(${LEVEL})\\s+(.+)$`, 'iu');

/** Of "Reject lower salaries" what is to be rejected; null of what is no such sentence. */
function rejectedIn(text: string): string | null {
  const [, level = '', what = ''] = REJECTED.exec(text) ?? [];
  return level !== '' && levelOf(level) === 'reject' ? what : null;
}

/** The rules without reasons to reject that only name the rest of the cases, in which nothing is granted anyway. */
export function withoutRestOfCases(rules: readonly Rule[], context: ReadingContext): Rule[] {
  const grants = ({ level }: Rule) => level === 'high' || level === 'medium';
  const clauses = rules.filter(grants).flatMap(rule => rule.clauses.flatMap(partsOf));
  const isOrder = (clause: Clause) => clause.kind === 'not_understood' && rejectedIn(clause.text) !== null;
  const granting = clauses.filter(clause => !isOrder(clause));
  if (granting.length === 0) return [...rules];
  const isOfRest = (clause: Clause, textOf: (text: string) => string | null): boolean =>
    isRest(textOf(openWordsOf(clause) ?? '') ?? '', granting, context);
  return rules.flatMap(rule => {
    if (grants(rule)) return { ...rule, clauses: rule.clauses.filter(clause => !isOfRest(clause, rejectedIn)) };
    return rule.level === 'reject' && rule.clauses.every(clause => isOfRest(clause, text => text)) ? [] : rule;
  });
}
