import type { Field } from '../inquiry/configuration.ts';
import { fieldType } from '../reading/field-types.ts';
import type { Clause } from './clause.ts';
import type { Relation } from './languages/language.ts';
import type { Slots } from './languages/phrase.ts';
import { type Phrasebook, phrasebooks, relationsIn, statementsIn } from './languages/phrasebook.ts';
import type { ReadingContext } from './reading-context.ts';
import { clauseOfRelation } from './relation-clause.ts';
import { clauseOfStatement } from './statement-clause.ts';
import { cuts, fieldsNamed } from './subject.ts';

/** What one clause is read with, beside its language. */
export type ClauseContext = ReadingContext & { quotations: readonly string[] };

/** The clause without what leads up to it: "if the page shows that the …". */
export function withoutLead(text: string, { lead }: Phrasebook): string {
  let clause = text;
  for (let before = ''; before !== clause; ) {
    before = clause;
    for (const pattern of lead) {
      const rest = clause.replace(pattern, '');
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

function aboutFields(clause: string, book: Phrasebook, context: ClauseContext): Clause | null {
  for (const { subject, rest } of cuts(clause)) {
    const fields = fieldsNamed(subject, book, context.quotations, context);
    if (!fields) continue;
    for (const { relation, slots } of relationsIn(book, rest)) {
      const understood = saidOf(fields, relation, slots, book, context);
      if (understood) return understood;
    }
  }
  return null;
}

function aboutWhole(clause: string, book: Phrasebook, context: ClauseContext): Clause | null {
  for (const { statement, slots } of statementsIn(book, clause)) {
    const fields = slots.fields === undefined ? [] : fieldsNamed(slots.fields, book, context.quotations, context);
    const understood = clauseOfStatement(statement, clause, fields?.map(field => field.name) ?? null);
    if (understood) return understood;
  }
  return null;
}

function read(text: string, book: Phrasebook, context: ClauseContext): Clause | null {
  const ended = text.trim().replace(/[.;,。、]+$/, '');
  const clause = withoutLead(ended, book);
  for (const words of clause === ended ? [clause] : [ended, clause]) {
    const understood = aboutWhole(words, book, context) ?? aboutFields(words, book, context);
    if (understood) return understood;
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
