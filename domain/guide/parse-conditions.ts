import { normalise } from '../reading/text.ts';
import { clauseOfAge } from './age-clause.ts';
import { asWritten, withBetweenWhole } from './between-whole.ts';
import type { Clause } from './clause.ts';
import { withLastDays } from './date-bounds.ts';
import { exactConditions } from './exact-form.ts';
import { isExpiry } from './expiry.ts';
import { clausesJoined } from './joined-clauses.ts';
import { type Phrasebook, phrasebooksFor } from './languages/phrasebook.ts';
import { COMMAS, DENIED_BEHIND } from './list-marks.ts';
import { clauseOfMatter } from './matter-clause.ts';
import { withListed, withMeant } from './meant-in-brackets.ts';
import { clauseOfNamedValue } from './named-value-clause.ts';
import { saysNoMatterOfTwo } from './no-matter.ts';
import { saysOrLater, withoutTurned } from './or-later.ts';
import { parseClause, withoutLead } from './parse-clause.ts';
import { namesPartOfMonth } from './parts-of-months.ts';
import { withoutQuotations, withQuotations } from './quotes.ts';
import { endsInVerb, isOpen, lastReading, mayBeSeveral, openIn, readAlone } from './read-alone.ts';
import type { ClauseContext, ReadingContext } from './reading-context.ts';
import { saidPlainly } from './said-plainly.ts';
import { clauseOfSpan } from './span-clause.ts';
import { cuts, fieldNamed } from './subject.ts';
import { saysUntilDay, withUntilOpen } from './until-day.ts';
import { clauseOfValidDay } from './valid-day-clause.ts';
import { clauseOfValue } from './value-clause.ts';
import { clauseOfWordedState } from './worded-state-clause.ts';

const LONGEST_CONDITION = 500;
/** A guide has few conditions; what stands behind so many is left to a person. */
const MOST_PARTS = 40;

/** Ends of sentences: a point behind a word, before a capital letter; neither "Jane Q. Doe", "No. AB-123" nor "31. Mai 2027" ends one. */
const SENTENCE_END =
  /(?<!(?<!\p{L})(?:Mio|Mrd|Tsd|Ltd|Inc|Corp|Co|Dr|Prof|Mr|Mrs|Ms|St|Ste|Ing|Sr|Sra|Jr|Av|Bhd|Pty|Gen)\.)(?<!(?<!\p{L})(?:[Nn][ro]|[Nn]um)\.(?=\s+\S*\p{N}))(?<=[\p{L})"]{2}\.|\uE000\.)\s+(?=\p{Lu})|(?<=\d[%)]?\.)\s+(?=\p{Lu})(?!\p{L}+ \d{4})|(?<=[다요]\.)\s+(?=\p{Script=Hangul})|(?<=。)\s*/u;

/** What is said in brackets to be of no account. */
const REMARK =
  / ?\([^()]*(?:(?:do|does)(?: not|n't) matter|irrelevant|sp\S+ keine Rolle|egal|n'importe|peu importe|no importan?|não importam?|non importa|maakt niet uit|spelar ingen roll|spiller ingen rolle|nie ma znaczenia|не важ\p{L}+|不限|問わない|무관)[^()]*\)/giu;

/** "Licence no. AB-123": no word that denies. */
const NUMBER = /(?<=\p{L} )no\.(?=:?\s*\S*\p{N})/giu;

/** The name of the field that a clause begins with. */
function subjectOf(clause: string, context: ClauseContext): string | null {
  for (const book of phrasebooksFor(clause)) {
    const plain = withoutLead(clause, book);
    const cut = cuts(plain).find(({ subject }) => fieldNamed(subject, book, context.quotations, context));
    if (cut) return cut.subject;
  }
  return null;
}

/** "status is Expired or missing": the second part borrows the subject of the first, but never to guess a value. */
function withSubject(part: string, subject: string | null, context: ClauseContext): Clause | null {
  if (subject === null) return null;
  const own = parseClause(`${subject} ${part}`, context);
  if (own) return own;
  const clause = parseClause(`${subject} is ${part}`, context);
  return clause && clause.kind !== 'equals' ? clause : null;
}

/** "The document is blank or cannot be opened": what is said of the evidence borrows its subject, too. */
function saidOfEvidence(part: string, first: string, context: ClauseContext): Clause | null {
  if (parseClause(first, context)?.kind !== 'signal') return null;
  for (const { subject } of cuts(first).reverse()) {
    const clause = parseClause(`${subject} ${part}`, context);
    if (clause?.kind === 'signal') return clause;
  }
  return null;
}

function readPart(text: string, subject: string | null, context: ClauseContext): Clause[] | null {
  const whole = parseClause(text, context) ?? withSubject(text, subject, context);
  if (whole) return [whole];
  const parts = text.split(COMMAS);
  if (parts.length < 2 || parts.length > MOST_PARTS) return null;
  // Commas between clauses join them as "and" does, if each is one.
  const clauses = parts.map(part => parseClause(part, context));
  return clauses.every(clause => clause !== null) ? clauses : null;
}

const split = (text: string, separator: RegExp) =>
  withBetweenWhole(text)
    .split(separator)
    .map(asWritten)
    .filter(part => part.trim() !== '');

type Parts = { texts: string[]; isChoice: boolean };

/** The parts of a sentence and whether all of them or one must hold; null when it is one part. */
function partsIn(sentence: string, { and, or }: Phrasebook): Parts | null {
  const semicolons = split(sentence, DENIED_BEHIND);
  const byAnd = semicolons.flatMap(text => split(text, and));
  if (byAnd.length > 1) return { texts: byAnd, isChoice: false };
  const byOr = split(sentence, or);
  return byOr.length > 1 ? { texts: byOr, isChoice: true } : null;
}

const known = (clauses: readonly Clause[]) => clauses.filter(clause => clause.kind !== 'not_understood').length;

/** "Blurred, cropped or edited" lists three things, which "1 High Street, Bath or 2 Low Road, Bath" does not. */
function withCommas(parts: Parts | null): Parts | null {
  const texts = parts?.isChoice ? parts.texts.flatMap(text => split(text, /\s*[,、]\s+|、/u)) : [];
  return texts.length > (parts?.texts.length ?? 0) ? { texts, isChoice: true } : null;
}

function parseParts(parts: Parts | null, context: ClauseContext): Clause[] | null {
  if (!parts || parts.texts.length > MOST_PARTS) return null;
  const [first = ''] = parts.texts;
  const subject = subjectOf(first, context);
  const clauses = parts.texts.map((text, index): Clause => {
    const own = readPart(text, index === 0 ? null : subject, context);
    const ofEvidence = own || index === 0 ? null : saidOfEvidence(text, first, context);
    const read = own ?? (ofEvidence && [ofEvidence]);
    if (!read) return { kind: 'not_understood', text: withQuotations(text.trim(), context.quotations) };
    // "Blurred, cropped or edited" is a choice throughout.
    return read.length === 1 && read[0] ? read[0] : { kind: parts.isChoice ? 'any' : 'all', of: read };
  });
  return parts.isChoice ? [{ kind: 'any', of: clauses }] : clauses;
}

function understood(sentence: string, context: ClauseContext): Clause[] {
  const whole = readPart(sentence, null, context);
  if (whole) return whole;
  // The language whose words for "and" and "or" make the most of it.
  let best: Clause[] = [{ kind: 'not_understood', text: withQuotations(sentence, context.quotations) }];
  for (const book of phrasebooksFor(sentence)) {
    const parts = partsIn(sentence, book);
    const listed = parseParts(withCommas(parts), context);
    const clauses = listed?.every(clause => !isOpen(clause)) ? listed : parseParts(parts, context);
    const flat = (clauses ?? []).flatMap(clause => (clause.kind === 'any' ? clause.of : [clause]));
    if (clauses && known(flat) > known(best)) best = clauses;
  }
  return best;
}

/** A value that a line names with its field, unless that field was already taken to be meant. */
function namedIn(clause: Clause, line: string, context: ClauseContext): Clause | null {
  const named = clauseOfNamedValue(line, context);
  const isSame = clause.kind === 'equals' && named?.kind === 'includes' && clause.field === named.field;
  return isSame ? null : named;
}

function withLastReading(clause: Clause, context: ClauseContext): Clause {
  if (clause.kind === 'all' || clause.kind === 'any')
    return { ...clause, of: clause.of.map(one => withLastReading(one, context)) };
  const open = openIn(clause);
  if (open === undefined) return clause;
  return (
    lastReading(open, context) ??
    namedIn(clause, open, context) ??
    (clause.kind === 'not_understood' ? clauseOfWordedState(open, context) : null) ??
    (clause.kind === 'not_understood' ? clauseOfValue(open, context) : null) ??
    clause
  );
}

const isNotUnderstood = (clause: Clause): boolean =>
  clause.kind === 'all' || clause.kind === 'any' ? clause.of.every(isNotUnderstood) : clause.kind === 'not_understood';

function readAsWritten(sentence: string, context: ClauseContext): Clause[] {
  const ofTime =
    clauseOfAge(sentence, context) ?? clauseOfSpan(sentence, context) ?? clauseOfValidDay(sentence, context);
  if (ofTime) return [ofTime];
  const clauses = understood(sentence, context);
  const isSeveral = clauses.some(clause => mayBeSeveral(clause) || endsInVerb(clause));
  if (!clauses.some(isOpen) && !isSeveral) return clauses;
  const joined = clausesJoined(sentence, part => readAlone(part, context));
  if (isSeveral && !clauses.some(isOpen)) return joined && joined.length > 1 ? joined : clauses;
  if (joined) return joined;
  const last = lastReading(sentence, context);
  return last ? [last] : clauses.map(clause => withLastReading(clause, context));
}

/** Reads a sentence as it is written, and where that leaves something open, in the fewest words that say the same. */
function readSentence(sentence: string, context: ClauseContext): Clause[] {
  const clauses = readAsWritten(sentence, context);
  if (!clauses.some(clause => isOpen(clause) || endsInVerb(clause))) return clauses;
  const plain = saidPlainly(sentence).map(words => readAsWritten(words, context));
  const said = plain.find(one => !one.some(isOpen));
  if (said) return said;
  const matter = clauses.every(isNotUnderstood) ? clauseOfMatter(sentence, context) : null;
  return matter ? [matter] : clauses;
}

/** Reads a sentence but for days of which it is not known which ones it means. */
function parseSentence(sentence: string, context: ClauseContext): Clause[] {
  if (namesPartOfMonth(sentence)) return [{ kind: 'not_understood', text: sentence }];
  const clauses = readSentence(withLastDays(sentence), context);
  const isEnd = (name: string) => context.fields?.some(field => field.name === name && isExpiry(field)) ?? false;
  if (saysOrLater(sentence)) return clauses.map(clause => withoutTurned(clause, sentence, isEnd));
  return saysUntilDay(sentence) ? clauses.map(clause => withUntilOpen(clause, sentence, isEnd)) : clauses;
}

/** Reads a rule's text into conditions that must all hold. What is not understood stays in as such. */
export function parseConditions(text: string, context: ReadingContext): Clause[] {
  if (text.length > LONGEST_CONDITION) return [{ kind: 'not_understood', text }];
  const { text: marked, quotations } = withoutQuotations(normalise(text).replace(REMARK, '').replace(NUMBER, 'number'));
  const sentences = withMeant(marked)
    .replace(/[.;。।]$/, '')
    .split(SENTENCE_END);
  const withParts = { ...context, quotations, readAs: new Map(), readAlone: new Map(), readLast: new Map() };
  return sentences.flatMap(written => {
    const sentence = written.replace(/[.;。।]$/, '').trim();
    if (saysNoMatterOfTwo(sentence)) return [{ kind: 'not_understood', text: sentence }];
    return exactConditions(sentence, withParts) ?? parseSentence(withListed(sentence), withParts);
  });
}
