import { isDoubtfulState } from '../reading/doubtful-states.ts';
import { fieldType } from '../reading/field-types.ts';
import { isUnspaced } from '../reading/lexicon/written-form.ts';
import { meaningOf } from '../reading/meaning.ts';
import { mayBeOver } from '../reading/plain-states.ts';
import { isDenied, stateOf } from '../reading/states.ts';
import { areOfMatter } from './bag-of-words.ts';
import type { Clause } from './clause.ts';
import { isExpiry } from './expiry.ts';
import { asksFor } from './field-reference.ts';
import { type Phrasebook, phrasebooks, phrasebooksFor } from './languages/phrasebook.ts';
import { narrows } from './narrowing-words.ts';
import { withoutLead } from './parse-clause.ts';
import { holdsQuotation } from './quotes.ts';
import type { ReadingContext } from './reading-context.ts';
import { type BadStates, badStatesSaid } from './state-clause.ts';
import { unlessStatusTells } from './status-tells.ts';

const MOST_WORDS = 14;
const MOST_OF_A_STATE = 4;
const MOST_OF_A_SUBJECT = 6;
const MOST_OF_A_NAME = 2;

/** That nothing better is shown narrows no bad state. */
const ONLY =
  /^(?:only|nur|seulement|uniquement|solo|sólo|solamente|só|somente|apenas|soltanto|solamente|alleen|slechts|endast|bara|kun|vain|tylko|jen|pouze|только|лише|тільки|csak|yalnızca|sadece|doar|numai|μόνο) /iu;

/** That it is shown, behind a state: "解約済みの表示がある", "해지 상태이다". */
const SAYS_SHOWN =
  /(?:(?:の|と)(?:表示|記載|記述)(?:が|は)?(?:ある|あり|あります|されている|される)?|と(?:表示|記載)されている|(?:이?라고 )?표시(?:됨|된다|되어 있음)|(?:임|이다|인|입니다))$/u;

/** How a state is told of what stands behind it: "已失效的保单", "失効中の契約", "자격을 상실한 사람". */
const STATE_OF = /^(\S+)[的の](?!\S*(?:以外|之外|除))(\S{1,6})$|^(.+?)(?:한|된) (?!\S*(?:제외|아닌))(\S+)$/u;
/** The same where words stand without spaces, and the state is what they end with: "会员已过期". */
function unspacedStanding(part: string): Standing | null {
  const plain = part.replace(SAYS_SHOWN, '').replace(/(?:である|です|した|している|されている|상태|입니다)$/u, '');
  const [, apart, of, before = apart ?? '', thing = of ?? ''] = STATE_OF.exec(plain) ?? [];
  if (thing !== '' && isDoubtfulState(before)) return { state: before, beside: thing };
  const ends = [...plain].map((_, at) => at).filter(at => isDoubtfulState(plain.slice(at).trim()));
  const [first] = ends;
  if (first === undefined) return null;
  return {
    state: plain.slice(first).trim(),
    beside: plain
      .slice(0, first)
      .replace(/(?:[はがも已被的为為是\s]|显示|顯示|状态|狀態)+$/u, '')
      .trim(),
  };
}

/** The article that Arabic sets before what is said of a thing: "الرخص الموقوفة". */
const withoutArticle = (words: string) => words.replace(/(?<!\p{L})ال(?=\p{L}{3})/gu, '');

/** A state, and the words beside it. */
type Standing = { state: string; beside: string };

/** What a part says, where a state is what it ends or begins with; null where it names none. */
function standingIn(part: string): Standing | null {
  if (isUnspaced(part)) return unspacedStanding(part);
  const words = withoutArticle(part)
    .split(' ')
    .filter(word => word !== '');
  for (let count = Math.min(MOST_OF_A_STATE, words.length); count > 0; count--) {
    const [first, last] = [words.slice(0, count).join(' '), words.slice(-count).join(' ')];
    const [behind, before] = [words.slice(count), words.slice(0, -count)];
    if (isDoubtfulState(last)) return { state: last, beside: before.join(' ') };
    if (isDoubtfulState(first) && behind.length <= MOST_OF_A_NAME) return { state: first, beside: behind.join(' ') };
  }
  return null;
}

/** Words that name a thing, and say nothing else that could be meant. */
const isThing = (words: string) =>
  words.split(' ').length <= MOST_OF_A_SUBJECT &&
  !isDenied(words) &&
  phrasebooks().every(({ and, or }) => !and.test(` ${words} `) && !or.test(` ${words} `)) &&
  words.split(' ').every(word => stateOf(word) === null && !isDoubtfulState(word));

/** What hangs on a word of Korean and says "or". */
const OR_IN_KOREAN = /(?<=\p{Script=Hangul})(?:이나|나|거나),?\s+(?=\p{Script=Hangul})/u;

/** Dutch has one word for "or" that belongs to other languages for other things: it is one between two states. */
function statesChosen(part: string): string[] {
  const choices = part.split(' of ');
  return choices.every(one => isDoubtfulState(one.split(' ').at(-1) ?? '')) && choices.slice(1).every(isDoubtfulState)
    ? choices
    : [part];
}

/** States that do not hold, and the words for what they are said of. */
type Bad = BadStates & { beside: string };

/** The states that are all that a line says of a thing, whatever words it has for that; null where it says more. */
function badStatesIn(line: string, { or }: Phrasebook): Bad | null {
  const parts = line
    .split(or)
    .flatMap(part => part.split(/\s*[,、]\s*/u))
    .flatMap(part => part.split(OR_IN_KOREAN))
    .flatMap(statesChosen)
    .filter(part => part !== '');
  const standings = parts.map(standingIn);
  const isPlain = parts.length > 0 && standings.every(one => one !== null && isThing(one.beside));
  if (!isPlain) return null;
  return {
    states: standings.flatMap(one => one?.state ?? []),
    negated: false,
    beside: standings
      .flatMap(one => one?.beside ?? [])
      .join(' ')
      .trim(),
  };
}

/** What a line says, in the first language in which it says no more than that something stands badly or does not. */
function saidOfStanding(line: string): Bad | null {
  for (const book of phrasebooksFor(line)) {
    const plain = withoutLead(line, book);
    const said = badStatesIn(plain, book) ?? badStatesSaid(plain, book);
    if (said) return said;
  }
  return null;
}

/**
 * Reads a line that says no more than that a thing stands badly, or that it does not, whatever the thing: "Licence suspended
 * or revoked", "Certificado caducado", "not in default". Nothing that is asked for need be called so: whether the evidence
 * tells of any such state decides. That the time of a thing is over may be told by nothing but a date, so that such a line
 * needs a status or a day of expiry beside it. For lines that nothing else is known of.
 */
export function clauseOfStanding(line: string, context: ReadingContext): Clause | null {
  const { fields = [] } = context;
  const words = line
    .trim()
    .replace(/[.;,。、]+$/u, '')
    .replace(ONLY, '');
  if (holdsQuotation(words) || /\p{N}/u.test(words) || narrows(words)) return null;
  const said = words.split(' ').length <= MOST_WORDS ? saidOfStanding(words) : null;
  if (!said) return null;
  const { states, negated } = said;
  const told: Clause = { kind: 'signal', signal: 'doubtful_state', negated };
  const clause = negated ? told : unlessStatusTells(told, said.beside, words, context);
  if (!states.some(mayBeOver)) return clause;
  const [expiry, ...others] = fields.filter(field => fieldType(field) === 'date' && isExpiry(field));
  if (!expiry) {
    const isOfThis = !negated || areOfMatter(meaningOf(said.beside), context);
    return isOfThis && fields.some(field => asksFor(field, 'status')) ? clause : null;
  }
  if (others.length > 0) return null;
  // A day that is over keeps the line open and proves nothing: what was due then may be paid.
  const past: Clause = { kind: 'in_past', field: expiry.name };
  return negated
    ? { kind: 'all', of: [clause, { kind: 'in_future', field: expiry.name }] }
    : { kind: 'any', of: [clause, { kind: 'all', of: [past, { kind: 'not_understood', text: words }] }] };
}
