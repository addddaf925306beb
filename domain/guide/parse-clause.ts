import type { Field } from '../inquiry/configuration.ts';
import { fieldType } from '../reading/field-types.ts';
import { stateOf } from '../reading/states.ts';
import { clauseOfAttribute } from './attribute-clause.ts';
import type { Clause } from './clause.ts';
import { asksFor } from './field-reference.ts';
import type { Relation } from './languages/language.ts';
import type { Slots } from './languages/phrase.ts';
import { type Phrasebook, phrasebooks, relationsIn, statementsIn } from './languages/phrasebook.ts';
import type { ClauseContext } from './reading-context.ts';
import { clauseOfRelation } from './relation-clause.ts';
import { clauseOfState } from './state-clause.ts';
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
  return clauseOfRelation(relation, slots, field.name, { ...context, book, type: fieldType(field) });
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
  if (understood && (!namesStates(understood) || !field || asksFor(field, 'status') || isNamedSo(field, subject, book)))
    return understood;
  const status = fieldNamed(subject, book, context.quotations, context, 'status');
  const ofStatus = status && saidOf([status], relation, slots, book, context);
  return ofStatus && namesStates(ofStatus) ? ofStatus : null;
}

/** The field whose day is that of what happened: "the order" that "was placed". */
function dayOf(subject: string, verb: string, book: Phrasebook, context: ClauseContext): Field[] | null {
  const field =
    fieldNamed(`${subject} ${verb}`, book, context.quotations, context, 'date') ??
    context.matter?.dayOf(bareName(subject, book), verb) ??
    null;
  return field && [field];
}

function aboutFields(clause: string, book: Phrasebook, context: ClauseContext): Clause | null {
  for (const { subject, rest } of cuts(clause)) {
    const named = fieldsNamed(subject, book, context.quotations, context);
    for (const said of relationsIn(book, rest)) {
      const { verb } = said.slots;
      const fields = verb === undefined ? named : dayOf(subject, verb, book, context);
      const understood = saidOfSubject(fields, subject, said, book, context);
      if (understood) return understood;
    }
  }
  return null;
}

function aboutWhole(clause: string, book: Phrasebook, context: ClauseContext): Clause | null {
  for (const { statement, slots } of statementsIn(book, clause)) {
    const fields = slots.fields === undefined ? [] : fieldsNamed(slots.fields, book, context.quotations, context);
    const understood = clauseOfStatement(statement, clause, fields);
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

/**
 * Reads one condition in the language that understands it; null when it says more than what can be checked. What is
 * words to one language may be more to another ("está nos últimos 3 meses").
 */
export function parseClause(text: string, context: ClauseContext): Clause | null {
  let unsure: Clause | null = null;
  // One language after the other: patterns cost most the first time that they are used.
  for (const book of phrasebooks()) {
    const understood = read(text, book, context);
    if (understood && isSure(understood)) return understood;
    unsure ??= understood;
  }
  return unsure;
}
