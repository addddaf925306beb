import type { DateReader } from '../reading/dates.ts';
import type { FieldType } from '../reading/field-types.ts';
import { currencyOf, readNumbers } from '../reading/numbers.ts';
import { normalise } from '../reading/text.ts';
import { STATUS } from '../reading/value-types.ts';
import { agreed, any, decided, type Outcome } from './outcome.ts';

/** Words for the same state of affairs. A guide that names one of them leaves open what it makes of another. */
const SAME_STATES = [
  [
    'active',
    'current',
    'in force',
    'valid',
    'open',
    'good standing',
    'enrolled',
    'vigente',
    'aktiv',
    'actif',
    'activo',
    'attivo',
    'activa',
    'attiva',
    'ativa',
    'gültig',
    'ativo',
  ],
  [
    'inactive',
    'expired',
    'lapsed',
    'cancelled',
    'canceled',
    'terminated',
    'closed',
    'invalid',
    'inaktiv',
    'gekündigt',
    'abgelaufen',
    'expiré',
    'expirée',
    'résilié',
    'vencida',
    'vencido',
    'caducada',
    'cancelada',
    'scaduto',
    'scaduta',
  ],
  ['paid', 'completed'],
  ['unpaid', 'overdue', 'past due', 'pending'],
];
/** In the rest of a value these words may turn what its first words say. */
const TURNING =
  /\b(not|no|never|non|former|formerly|previous|until|till|was|were|soon|ending|ends|expir\w*|cancel\w*|suspend\w*|pending|overdue|grace|terminat\w*|lapsed|inactive|unless|except|trial|hold)\b/i;

const bare = (text: string) => normalise(text).toLowerCase().replace(/["']/g, '').trim();

function textEquals(value: string, wanted: string): Outcome {
  if (value === wanted) return 'met';
  const at = value.indexOf(wanted);
  if (at < 0) return 'not_met';
  const before = value.slice(0, at);
  const after = value.slice(at + wanted.length);
  if (/[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(after)) return 'not_met';
  // "Enrolled - full time" is Enrolled; "not active" and "Active until cancelled" are left to a person.
  return before === '' && !TURNING.test(after) ? 'met' : 'unknown';
}

function statusEquals(value: string, wanted: string): Outcome {
  const outcome = textEquals(value, wanted);
  if (outcome !== 'not_met') return outcome;
  const wantsState = STATUS.test(wanted) || SAME_STATES.some(group => group.includes(wanted));
  if (!wantsState) return 'not_met';
  const related = SAME_STATES.some(group => group.includes(wanted) && group.some(word => value.startsWith(word)));
  return related || !STATUS.test(value) ? 'unknown' : 'not_met';
}

function numberEquals(value: string, wanted: string): Outcome {
  const [wantedNumber] = readNumbers(wanted);
  const [currency, wantedCurrency] = [currencyOf(value), currencyOf(wanted)];
  if (currency && wantedCurrency && currency !== wantedCurrency) return 'not_met';
  return agreed(readNumbers(value).map(number => decided(number === wantedNumber)));
}

function dateEquals(value: string, wanted: string, readDates: DateReader): Outcome {
  const [day] = readDates(wanted);
  if (!day) return 'unknown';
  return agreed(readDates(value).map(span => decided(span.from === day.from && span.to === day.to)));
}

function equalsOne(value: string, wanted: string, type: FieldType, readDates: DateReader): Outcome {
  const [given, asked] = [bare(value), bare(wanted)];
  if (given === asked) return 'met';
  if (type === 'status') return statusEquals(given, asked);
  if (type === 'date') return dateEquals(value, wanted, readDates);
  if ((type === 'money' || type === 'number' || type === 'percent') && /\d/.test(wanted))
    return numberEquals(value, wanted);
  return textEquals(given, asked);
}

/** Whether a value is one of those that the guide names. */
export function equalsAny(value: string, wanted: readonly string[], type: FieldType, readDates: DateReader): Outcome {
  return any(wanted.map(one => equalsOne(value, one, type, readDates)));
}
