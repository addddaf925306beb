import { type Concept, classOf } from './lexicon/concepts.ts';

/** Concepts that sites use for each other, and how far a label with one stands for a field with another, 0 to 1. */
const KIN: readonly (readonly [number, readonly Concept[]])[] = [
  [0.85, ['name', 'person', 'holder', 'member', 'customer', 'subscriber', 'owner']],
  [0.85, ['name', 'policyholder', 'holder', 'customer', 'insured']],
  [0.85, ['name', 'student']],
  [0.85, ['name', 'employee']],
  [0.85, ['name', 'tenant', 'holder']],
  [0.85, ['name', 'passenger', 'guest']],
  [0.85, ['name', 'patient']],
  [0.85, ['name', 'borrower', 'holder']],
  [0.85, ['name', 'donor']],
  [0.85, ['name', 'child']],
  [0.7, ['child', 'student', 'patient', 'insured', 'passenger']],
  [0.85, ['name', 'licensee', 'holder', 'driver']],
  [0.5, ['member', 'membership']],
  [0.7, ['membership', 'subscription']],
  [0.5, ['policyholder', 'policy']],
  [0.85, ['policy', 'coverage']],
  [0.5, ['employee', 'employment']],
  [0.5, ['student', 'enrolment']],
  [0.7, ['membership', 'subscription', 'contract', 'account', 'customer', 'subscriber']],
  [0.7, ['contract', 'policy']],
  [0.7, ['contract', 'tenancy', 'employment']],
  [0.85, ['plan', 'type', 'level', 'subscription']],
  [0.7, ['group', 'type']],
  [0.7, ['plan', 'type', 'product']],
  [0.85, ['number', 'reference']],
  [0.7, ['number', 'iban', 'account']],
  [0.85, ['start', 'joined']],
  [0.85, ['money', 'price', 'fee']],
  [0.85, ['money', 'total']],
  [0.6, ['money', 'capital']],
  // What all of it comes to is the price of one thing only where nothing else was bought.
  [0.6, ['total', 'price', 'fee']],
  [0.85, ['premium', 'price', 'fee', 'money']],
  [0.85, ['due', 'outstanding']],
  [0.7, ['overdue', 'outstanding']],
  [0.7, ['library', 'club']],
  [0.85, ['delivery', 'shipping']],
  [0.85, ['invoice', 'billing']],
  [0.85, ['interest', 'percent']],
  [0.85, ['address', 'property']],
  [0.7, ['holdings', 'balance']],
  [0.85, ['gas', 'electricity', 'service']],
  [0.6, ['quantity', 'number']],
  // The day of a payment is the day on which something was paid.
  [0.7, ['paid', 'payment']],
  [0.7, ['make', 'model']],
  [0.7, ['engine', 'engineSize']],
  [0.85, ['checkIn', 'arrival']],
  [0.7, ['checkIn', 'start']],
  [0.85, ['checkOut', 'departure']],
  [0.7, ['checkOut', 'until']],
  [0.85, ['founded', 'created']],
  [0.7, ['founded', 'start']],
  [0.6, ['signed', 'issued']],
  [0.85, ['authority', 'issuer']],
  [0.7, ['creditor', 'bank']],
  [0.7, ['apartment', 'property', 'room']],
  [0.6, ['plot', 'property']],
  [0.85, ['caseworker', 'contact']],
  [0.7, ['agent', 'contact']],
  [0.85, ['representative', 'manager']],
  [0.6, ['signatory', 'manager']],
  [0.6, ['chairperson', 'manager']],
  [0.6, ['shareholder', 'owner']],
  [0.85, ['shareholder', 'name']],
  [0.7, ['articleNumber', 'number']],
  [0.6, ['articleNumber', 'article']],
  [0.85, ['lateFee', 'fine']],
  [0.7, ['principal', 'outstanding']],
  [0.7, ['instalment', 'payment']],
  [0.7, ['contribution', 'fee']],
  [0.6, ['overpayment', 'refund']],
  [0.7, ['deduction', 'discount']],
  [0.6, ['taxBase', 'income']],
  [0.6, ['opening', 'former', 'first']],
  [0.6, ['closing', 'current', 'last']],
  [0.6, ['carrier', 'distributor', 'provider']],
  [0.6, ['training', 'course']],
  [0.6, ['species', 'studyMode', 'travelClass', 'body', 'use', 'type']],
  [0.7, ['pickup', 'address']],
  [0.6, ['venue', 'address']],
  [0.6, ['territory', 'country']],
  [0.85, ['purpose', 'reason']],
  [0.6, ['purpose', 'use']],
  [0.7, ['brand', 'name']],
  [0.6, ['studyYear', 'level']],
  [0.6, ['branch', 'library', 'club', 'shop']],
  [0.7, ['medicine', 'vaccination']],
  [0.6, ['medicine', 'product']],
  [0.7, ['batch', 'number']],
  [0.7, ['code', 'number']],
  [0.7, ['barcode', 'number']],
  [0.7, ['chip', 'number']],
  [0.7, ['supplyPoint', 'number']],
  [0.7, ['dose', 'number']],
  [0.6, ['noticePeriod', 'duration']],
];

/** Concepts of one group exclude each other: a label with one of them is not the label of a field with another. */
const OPPOSITES: readonly (readonly Concept[])[] = [
  ['net', 'gross', 'tax', 'discount'],
  ['given', 'family'],
  ['next', 'last'],
  ['first', 'last', 'family'],
  ['current', 'former', 'upcoming'],
  ['current', 'available', 'pending'],
  ['paid', 'due', 'outstanding'],
  ['issued', 'due'],
  ['minimum', 'maximum'],
  ['original', 'outstanding'],
  ['monthly', 'yearly', 'weekly', 'daily'],
  ['home', 'work', 'billing', 'shipping', 'emergency', 'mailing'],
  ['property', 'mailing'],
  ['balance', 'limit', 'deposit', 'deductible', 'coverage', 'premium', 'refund', 'fine'],
  ['followers', 'following'],
  ['origin', 'destination'],
  ['birthplace', 'address', 'nationality'],
  ['contact', 'doctor', 'manager', 'landlord', 'beneficiary', 'emergency', 'sender', 'employer', 'insurer', 'provider'],
  [
    'father',
    'mother',
    'spouse',
    'teacher',
    'doctor',
    'landlord',
    'caseworker',
    'agent',
    'inspector',
    'guarantor',
    'author',
  ],
  ['opening', 'closing'],
  [
    'principal',
    'instalment',
    'lateFee',
    'overpayment',
    'deduction',
    'bonus',
    'contribution',
    'turnover',
    'valuation',
    'fund',
  ],
];

/** Whom a page may tell of besides the one who looks at it. */
export const OTHERS_PEOPLE: readonly Concept[] = [
  'child',
  'contact',
  'doctor',
  'manager',
  'landlord',
  'beneficiary',
  'emergency',
  'sender',
  'father',
  'mother',
  'spouse',
  'guarantor',
  'teacher',
  'author',
  'agent',
  'caseworker',
  'signatory',
  'representative',
  'chairperson',
  'inspector',
  'pharmacist',
];

/** Whether a concept names somebody else than the one whose account, contract or record it is. */
export const isOfOthers = (concept: Concept): boolean =>
  concept !== 'beneficiary' && (OTHERS_PEOPLE.includes(concept) || INSTITUTIONS.includes(concept));
const INSTITUTIONS: readonly Concept[] = ['employer', 'insurer', 'provider', 'bank', 'issuer'];

const table = new Map<Concept, Map<Concept, number>>();
for (const [degree, concepts] of KIN)
  for (const one of concepts) {
    const kin = table.get(one) ?? new Map<Concept, number>();
    table.set(one, kin);
    for (const other of concepts) if (one !== other) kin.set(other, Math.max(degree, kin.get(other) ?? 0));
  }

/** How far one concept stands for another, 0 to 1. */
export const kinship = (one: Concept, other: Concept): number =>
  one === other ? 1 : (table.get(one)?.get(other) ?? 0);

const isWho = (concept: Concept) => classOf(concept) === 'who' && !OTHERS_PEOPLE.includes(concept);

/** Whether two concepts exclude each other as what a field and a label speak of. */
export function exclude(one: Concept, other: Concept): boolean {
  if (one === other || kinship(one, other) > 0) return false;
  if (classOf(one) === 'moment' && classOf(other) === 'moment') return true;
  if (OPPOSITES.some(group => group.includes(one) && group.includes(other))) return true;
  return (isWho(one) && OTHERS_PEOPLE.includes(other)) || (isWho(other) && OTHERS_PEOPLE.includes(one));
}
