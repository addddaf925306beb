import type { Field } from '../inquiry/configuration.ts';
import { readDates } from '../reading/dates/read-dates.ts';
import { fieldType } from '../reading/field-types.ts';
import { wordsCovered } from '../reading/label-similarity.ts';
import { meaningOf } from '../reading/meaning.ts';
import { isDenied } from '../reading/states.ts';
import { folded } from '../reading/text.ts';
import { labelWordingOf, wordingOf } from '../reading/wordings.ts';
import { areOfMatter, isPlainWord } from './bag-of-words.ts';
import type { Clause } from './clause.ts';
import { dayOfPaper, isBeginning, isWordOfBeginning } from './day-meant.ts';
import { dayBegun, saysBegun } from './day-of-beginning.ts';
import { isExpiry } from './expiry.ts';
import { narrows } from './narrowing-words.ts';
import { holdsQuotation } from './quotes.ts';
import type { ReadingContext } from './reading-context.ts';
import { uninflected } from './uninflected.ts';
import type { Literal } from './values/literal.ts';
import { readValue } from './values/typed-value.ts';
import { isVerbOfLine } from './verbs-of-lines.ts';

const MOST_WORDS = 12;

/** What leads to the month or the year in which something was. */
const IN = /^(?:in|im|during|from|en|em|de|d'|a|nel|nell'|del|w|we|z|v|ve|z|under|i|från|fra|til|în|din|в|у|за)$/iu;
/** The word for the year or the month that is named. */
const CALLED =
  /^(?:the|year|month|of|jahr|monat|jahre|l'année|année|mois|año|mes|ano|mês|anno|mese|jaar|maand|år|året|månad|måned|rok|roku|roce|miesiąc|miesiącu|году|год|року|році|de|del|do|des)$/iu;
/** Verbs by which something came about, which name no day by themselves. */
const HAPPENED =
  /^(?:took|place|happened|occurred|came|arrived|done|made|carried|out|lies|stammt|stammen|erfolgt|erfolgte|fand|statt|gemacht|eu|lieu|fait|faite|effectuée?|date|hizo|hecho|hecha|realizó|realizad[oa]|produjo|efectuad[oa]|fez|feito|feita|efetuad[oa]|realizou|avvenut[oa]|fatto|fatta|effettuat[oa]|gedaan|gebeurd|dateert|plaatsgevonden|skedde|gjordes|gjord|gjort|skett|slutförd|slutfört|sket|foretaget|skjedd|utført|odbył[oa]?|dokonan[oaey]|proběhl[oa]?|proveden[oaý]?|se|has|been|was|were)$/iu;

/** In letters. */
const LEAST_STEM = 5;

/** A year, or a month with its year. */
function spanOf(text: string): Literal | null {
  const read = readValue(text, 'date');
  const [span, ...others] = read.kind === 'date' ? read.spans : [];
  if (!span || others.length > 0 || span.from === span.to) return null;
  return { text, kind: 'date', whole: true };
}

/** The words that tell a span at the end of a line, or at its beginning, and the rest of the line. */
function spanIn(words: readonly string[]): { span: Literal; rest: readonly string[] } | null {
  for (let count = Math.min(5, words.length - 1); count > 1; count--)
    for (const from of [words.length - count, 0]) {
      const [lead = '', ...told] = words.slice(from, from + count);
      const named = told[told.findIndex(word => !CALLED.test(word))] === undefined ? [] : told;
      const text = named.slice(named.findIndex(word => !CALLED.test(word))).join(' ');
      const span = IN.test(lead) && /\d{4}/.test(text) ? spanOf(text) : null;
      if (span) return { span, rest: [...words.slice(0, from), ...words.slice(from + count)] };
    }
  return null;
}

/** The only day that is meant by words which are all its own, or say no more than that something came about. */
function dayNamed(words: readonly string[], { fields = [] }: ReadingContext): Field | null {
  const own = words.filter(word => !HAPPENED.test(word) && !isVerbOfLine(word) && !isPlainWord(word.toLowerCase()));
  const said = labelWordingOf(uninflected(own.join(' ')));
  if (said.words.length === 0) return null;
  const [field, ...others] = fields.filter(
    one => fieldType(one) === 'date' && !isExpiry(one) && wordsCovered(said, wordingOf(one)),
  );
  if (!field || others.length > 0) return null;
  // Who is a member in a month need not have become one then.
  const isBegun = own.some(word => saysBegun(word) || isWordOfBeginning(word));
  return isBeginning(field) && !isBegun ? null : field;
}

/** The only day that is called by what happened: "betald" of `betaldatum`, where the rest is what all is about. */
function dayCalled(words: readonly string[], context: ReadingContext): Field | null {
  const own = words.filter(word => !isVerbOfLine(word) && !isPlainWord(word.toLowerCase()));
  const stems = own.filter(word => word.length >= LEAST_STEM).map(word => folded(word).slice(0, LEAST_STEM));
  const [field, ...others] = (context.fields ?? []).filter(one => fieldType(one) === 'date');
  if (!field || others.length > 0 || isExpiry(field)) return null;
  const called = `${field.name} ${field.description}`.split(/[\s_]+/u).map(folded);
  const isCalled = (word: string) => called.some(one => one.startsWith(folded(word).slice(0, LEAST_STEM)));
  const rest = own.filter(word => word.length < LEAST_STEM || !isCalled(word));
  const isAbout = rest.every(word => areOfMatter(meaningOf(uninflected(word)), context));
  return stems.length > 0 && rest.length < own.length && isAbout ? field : null;
}
/**
 * Reads a line that says in which month or year something was: "A fatura foi emitida em novembro de 2026", "The order was placed
 * in October 2026". All its other words must be those of the one day that is meant. For lines that nothing else is known of.
 */
export function clauseOfSpan(line: string, context: ReadingContext): Clause | null {
  const text = line
    .trim()
    .replace(/[.;,。、]+$/u, '')
    .replace(/(?<=(?<!\p{L})(?:d|nell))'/giu, "' ");
  const words = text.split(' ');
  if (words.length > MOST_WORDS || holdsQuotation(text) || /[:=<>()]/u.test(text)) return null;
  const told = spanIn(words);
  if (!told) return null;
  const rest = told.rest.join(' ');
  const bare = told.rest.filter(word => !isPlainWord(word.toLowerCase()) && !isVerbOfLine(word)).join(' ');
  if (/\p{N}/u.test(rest) || isDenied(rest) || narrows(rest) || readDates(rest).length > 0) return null;
  const [verb = ''] = told.rest.slice(-1);
  const subject = told.rest.slice(0, -1).filter(word => !isVerbOfLine(word) && !HAPPENED.test(word));
  const field =
    dayNamed(told.rest, context) ??
    context.matter?.dayOf(subject.join(' ').replace(/^(?:the|an?) /iu, ''), verb) ??
    dayBegun(rest, context) ??
    dayOfPaper(bare, context) ??
    dayCalled(told.rest, context);
  if (!field) return null;
  return {
    kind: 'all',
    of: (['>=', '<='] as const).map(operator => ({ kind: 'compare', field: field.name, operator, bound: told.span })),
  };
}
