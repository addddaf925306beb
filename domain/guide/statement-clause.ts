import type { Field } from '../inquiry/configuration.ts';
import { fieldType } from '../reading/field-types.ts';
import type { Clause, Signal } from './clause.ts';
import type { Statement } from './languages/language.ts';
import { isOfDebt } from './nothing-clause.ts';
import { isOfAmount, ZERO } from './relation-clause.ts';

const SIGNALS: Readonly<Partial<Record<Statement, readonly [Signal, boolean]>>> = {
  altered: ['altered', false],
  unaltered: ['altered', true],
  unreadable: ['unreadable', false],
  readable: ['unreadable', true],
  ambiguous: ['ambiguous', false],
  unambiguous: ['ambiguous', true],
  contradictory: ['contradictory', false],
  consistent: ['contradictory', true],
  instructing: ['instructing', false],
  not_instructing: ['instructing', true],
  foreign_site: ['foreign_site', false],
  own_site: ['foreign_site', true],
  specimen: ['specimen', false],
  signed_out: ['signed_out', false],
  picture: ['picture', false],
};
const REQUIRED =
  /required|mandatory|erforderlich|notwendig|verlangt|requis|obligatoire|nécessaire|requerido|obligatorio|necesario|obrigatóri|exigido|richiest|obbligatori|vereist|verplicht|gevraagd|necessári|必須|必要|obligatorisk|påkræv|påkrev|nödvändig|nødvendig|pakollis|vaadit|wymagan|obowiązkow|povinn|požadovan|обязательн|требуем|обов'язков|потрібн|kötelező|szükséges|zorunlu|gerekli|obligatori|necesar|υποχρεωτικ|απαιτούμεν|必填|必需|필수|필요|مطلوب|إلزامي|נדרש|חובה/iu;

const isOfNoAmount = (clause: string, named: readonly Field[] | null) =>
  /^no \S.* (?:is|are) /i.test(clause) && (named ?? []).some(field => isOfAmount(fieldType(field)));

/**
 * What a clause says of all fields, of some, or of the evidence itself.
 * @param fields those that it names; null when its words name none
 */
export function clauseOfStatement(statement: Statement, clause: string, named: readonly Field[] | null): Clause | null {
  const [signal, negated] = SIGNALS[statement] ?? [];
  if (signal !== undefined && negated !== undefined) return { kind: 'signal', signal, negated };
  const fields = named?.map(field => field.name) ?? null;
  switch (statement) {
    case 'none_of': {
      const [field, ...others] = named ?? [];
      return field && others.length === 0 && isOfAmount(fieldType(field)) ? { kind: 'none', field: field.name } : null;
    }
    case 'some_of': {
      const [field, ...others] = named ?? [];
      return field && others.length === 0 && isOfDebt(field)
        ? { kind: 'compare', field: field.name, operator: '>', bound: ZERO }
        : null;
    }
    case 'all_present':
      return { kind: 'all_present', requiredOnly: REQUIRED.test(clause) };
    case 'none_present':
      return { kind: 'none_present' };
    case 'some_missing':
      return { kind: 'some_missing' };
    case 'shows':
      return fields && { kind: 'present', fields };
    case 'somebody_else':
      return { kind: 'other', about: null, text: clause };
    case 'lacks':
      // "No balance is shown" may say that there is nothing left.
      return fields?.length === 1 && !isOfNoAmount(clause, named) ? { kind: 'missing', fields } : null;
    default:
      return null;
  }
}
