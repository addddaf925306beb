import type { Field } from '../inquiry/configuration.ts';
import { fieldType } from '../reading/field-types.ts';
import { stateOf } from '../reading/states.ts';
import { clauseOfAttribute } from './attribute-clause.ts';
import { balanceOf } from './balance-meant.ts';
import type { Clause } from './clause.ts';
import { dayOfDoing, isForeignAge, isForeignEnd } from './day-meant.ts';
import { isExpiry } from './expiry.ts';
import { asksFor } from './field-reference.ts';
import type { Relation } from './languages/language.ts';
import type { Slots } from './languages/phrase.ts';
import {
  narrowed,
  type Phrasebook,
  phrasebooks,
  phrasebooksFor,
  relationsIn,
  statementsIn,
} from './languages/phrasebook.ts';
import { clauseOfBound, isJoined } from './loose-clause.ts';
import { isOfDebt } from './nothing-clause.ts';
import { onlyCovered } from './only-covered.ts';
import { asksWhere, locatedIn } from './place-clause.ts';
import { isPredicate } from './predicate.ts';
import { mayExist } from './presence-clause.ts';
import { withQuotations } from './quotes.ts';
import { type ClauseContext, once } from './reading-context.ts';
import { clauseOfRelation, isOfAmount } from './relation-clause.ts';
import { clauseOfState, withLastDay } from './state-clause.ts';
import { clauseOfStatement } from './statement-clause.ts';
import { bareName, cuts, fieldNamed, fieldsNamed } from './subject.ts';

/** The clause without what leads up to it: "if the page shows that the …". */
export function withoutLead(text: string, { lead }: Phrasebook): string {
  let clause = text;
  for (let before = ''; before !== clause; ) {
    before = clause;
    for (const words of lead) {
      const rest = words.without(clause);
      if (rest !== '') clause = rest;
    }
  }
  return clause;
}

function saidOf(
  fields: readonly Field[],
  relation: Relation,
  slots: Slots,
  book: Phrasebook,
  context: ClauseContext,
): Clause | null {
  const [field, ...others] = fields;
  // "A or B is missing" and "A and B are missing" differ; one name at a time is certain.
  if (relation === 'present' || (relation === 'missing' && others.length === 0))
    return { kind: relation, fields: fields.map(one => one.name) };
  if (!field || others.length > 0) return null;
  return clauseOfRelation(relation, slots, field.name, {
    ...context,
    book,
    type: fieldType(field),
    isEnd: fieldType(field) === 'date' && isExpiry(field),
  });
}

/** Whether the words are the field's own name, not only others that mean it. */
function isNamedSo(field: Field, subject: string, book: Phrasebook): boolean {
  const plain = (words: string) => words.replace(/[_-]+/g, ' ').trim().toLowerCase();
  return [field.name, field.description].some(name => plain(name) === plain(bareName(subject, book)));
}

const namesStates = (clause: Clause) => clause.kind === 'equals' && clause.values.every(({ text }) => stateOf(text));

/** "The subscription has been paid" is about its status, whatever other field of the subscription its words mean. */
function saidOfSubject(
  named: readonly Field[] | null,
  subject: string,
  { relation, slots }: { relation: Relation; slots: Slots },
  book: Phrasebook,
  context: ClauseContext,
): Clause | null {
  const understood = named && saidOf(named, relation, slots, book, context);
  const [field] = named ?? [];
  // Nobody is called "employed".
  if (understood && field && namesStates(understood) && fieldType(field) === 'name') return null;
  if (understood && field && isPredicate(understood, field, context)) return null;
  if (understood && (!namesStates(understood) || !field || asksFor(field, 'status') || isNamedSo(field, subject, book)))
    return understood;
  const status = fieldNamed(subject, book, context.quotations, context, 'status');
  const ofStatus = status && saidOf([status], relation, slots, book, context);
  return ofStatus && namesStates(ofStatus) ? ofStatus : null;
}

/** The field whose day is that of what happened: "the order" that "was placed". */
function dayOf(subject: string, verb: string, book: Phrasebook, context: ClauseContext): Field[] | null {
  // "The plan is Gold and ends" says more than what ends.
  if (isJoined(subject, book)) return null;
  const field =
    fieldNamed(`${subject} ${verb}`, book, context.quotations, context, 'date') ??
    context.matter?.dayOf(bareName(subject, book), verb) ??
    dayOfDoing(bareName(subject, book), verb, context.referred) ??
    null;
  return field && [field];
}

/** What is said of how long ago a day is. */
const OF_DAYS: readonly Relation[] = ['within_last', 'older_than'];

const isAmount = (field: Field) => isOfAmount(fieldType(field));

const isForeign = (field: Field, relation: Relation, subject: string, rest: string) =>
  isForeignEnd(field, relation, rest, subject) || isForeignAge(field, relation, `${subject} ${rest}`);

const LATEST = /(?<!\p{L})(?:most recent|latest|newest)(?!\p{L})/iu;

/** Of what is owed: that there is none, where of a name it would be that it is not shown. */
const ABSENT = /^(?:отсутству[ею]т|відсутн[яійє]+)$/iu;

function aboutFields(clause: string, book: Phrasebook, context: ClauseContext): Clause | null {
  for (const { subject, rest } of cuts(clause)) {
    const relations = relationsIn(book, rest);
    if (relations.length === 0 && !asksWhere(context)) continue;
    const named = fieldsNamed(subject, book, context.quotations, context) ?? onlyCovered(subject, rest, context);
    const located = locatedIn(named, rest, book);
    if (located) return located;
    for (const said of relations) {
      const { verb } = said.slots;
      const fields = verb === undefined ? named : dayOf(subject, verb, book, context);
      if (fields?.some(field => isForeign(field, said.relation, subject, rest))) continue;
      if (fields && said.relation === 'present' && mayExist(rest, fields)) continue;
      const [owed] = fields ?? [];
      if (owed && said.relation === 'missing' && isOfDebt(owed) && ABSENT.test(rest))
        return { kind: 'none', field: owed.name };
      const balance = said.relation === 'negative' && !fields?.some(isAmount) ? balanceOf(subject, context) : null;
      const understood = saidOfSubject(balance ? [balance] : fields, subject, said, book, context);
      if (understood) return understood;
      // "The most recent bill is from the last 2 months" is said of its date.
      const day =
        verb === undefined && OF_DAYS.includes(said.relation)
          ? fieldNamed(subject.replace(LATEST, 'last'), book, context.quotations, context, 'date')
          : null;
      const ofDay =
        day && !isForeign(day, said.relation, subject, rest)
          ? saidOf([day], said.relation, said.slots, book, context)
          : null;
      if (ofDay) return ofDay;
    }
  }
  return null;
}

function aboutWhole(clause: string, book: Phrasebook, context: ClauseContext): Clause | null {
  for (const { statement, slots } of statementsIn(book, clause)) {
    const fields = slots.fields === undefined ? [] : fieldsNamed(slots.fields, book, context.quotations, context);
    const understood = clauseOfStatement(statement, clause, fields);
    if (understood?.kind === 'present' && fields && mayExist(clause, fields)) continue;
    if (understood) return understood;
  }
  return null;
}

function read(text: string, book: Phrasebook, context: ClauseContext): Clause | null {
  const ended = text.trim().replace(/[.;,。、]+$/, '');
  const clause = withoutLead(ended, book);
  for (const words of clause === ended ? [clause] : [ended, clause]) {
    const understood =
      aboutWhole(words, book, context) ?? aboutFields(words, book, context) ?? clauseOfAttribute(words, book, context);
    if (understood && isSure(understood)) return understood;
    const ofState = clauseOfState(words, words === ended, book, context);
    if (ofState ?? understood) return ofState ?? understood;
  }
  return null;
}

const isSure = (clause: Clause) => clause.kind !== 'equals' || clause.values.every(value => value.whole);

function bestReading(text: string, context: ClauseContext): Clause | null {
  let unsure: Clause | null = null;
  const books = phrasebooksFor(text);
  // Without a letter it is no language's.
  const possible = (books.length > 0 ? books : phrasebooks().slice(0, 1)).map(book => narrowed(book, text));
  // A value without a verb may be anything: "bakiye en az 500" says more to whoever knows the language.
  for (const isApposed of [false, true]) {
    // Nor is a preposition before a value the end of a name: "Indmeldelse før 2020".
    const bound = isApposed ? clauseOfBound(text, context) : null;
    if (bound) return bound;
    // One language after the other: patterns cost most the first time that they are used.
    for (const book of possible) {
      const relations = book.relations.filter(([relation]) => (relation === 'apposed') === isApposed);
      if (isApposed && relations.length === 0) continue;
      const understood = read(text, { ...book, relations }, context);
      if (understood && isSure(understood)) return understood;
      unsure ??= understood;
    }
  }
  return unsure;
}

/** Words that may be a description as well as a value keep their condition, so that somebody else may say what it comes to. */
function withOpenWords(clause: Clause, text: string): Clause {
  if (clause.kind === 'all' || clause.kind === 'any')
    return { ...clause, of: clause.of.map(one => withOpenWords(one, text)) };
  return clause.kind === 'equals' && clause.values.some(({ whole }) => !whole) ? { ...clause, open: text } : clause;
}

/**
 * Reads one condition in the language that understands it; null when it says more than what can be checked. What is
 * words to one language may be more to another ("está nos últimos 3 meses").
 */
export function parseClause(text: string, context: ClauseContext): Clause | null {
  return once(context.readAs, text, () => {
    const clause = bestReading(text, context);
    return clause && withLastDay(withOpenWords(clause, withQuotations(text.trim(), context.quotations)), text, context);
  });
}
