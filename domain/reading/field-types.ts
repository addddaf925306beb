import type { Field } from '../inquiry/configuration.ts';
import { inFull } from './abbreviations.ts';
import { asksForPlace, toldInEnglish } from './english-field-names.ts';
import { asksForMomentOf, headedBy, YIELDS_TO_HEAD } from './headed-by.ts';
import { type Concept, type ConceptClass, classOf } from './lexicon/concepts.ts';
import { isSpeltOut, meaningOf, names, type Word } from './meaning.ts';
import { asksForNameOfThing, asksForPerson, THINGS_WITH_NAMES } from './named-things.ts';
import { folded } from './text.ts';
import { VALUE_TYPES, type ValueType } from './value-types.ts';
import { meaningOfName } from './whole-name.ts';
import { asksForYear } from './year-fields.ts';

/** What kind of value a field asks for. */
export type FieldType = Exclude<ValueType, 'quantity'>;
export const FIELD_TYPES = VALUE_TYPES.filter((type): type is FieldType => type !== 'quantity');

/** Their values have no form of their own. */
const OPEN: readonly Concept[] = [
  'method',
  'frequency',
  'position',
  'given',
  'family',
  'city',
  'country',
  'employer',
  'insurer',
  'provider',
  'bank',
  'issuer',
];

/** Which kind of value each class of concepts has, those first that say most: "number of the account holder" is no name. */
const KINDS: readonly [FieldType | null, (is: (...of: readonly (ConceptClass | Concept)[]) => boolean) => boolean][] = [
  ['email', is => is('email')],
  ['status', is => is('status')],
  ['handle', is => is('username')],
  ['text', is => is(...OPEN) && !is('contribution')],
  // What is taken off is told as a sum, as a share or in words.
  [null, is => is('discount')],
  // Their values have any form: a seat "14C" or "27", a grade "B+" or "67 %".
  [null, is => is('grade', 'mark', 'term', 'length') && !is('amount', 'when', 'moment', 'id')],
  ['number', is => is('quantity')],
  ['phone', is => is('phone')],
  ['id', is => is('id', 'postcode')],
  ['date', is => is('moment', 'when') && !is('amount')],
  ['period', is => is('period')],
  ['address', is => is('address')],
  // What was paid of interest in a year is an amount.
  ['percent', is => is('percent') && !is('paid', 'money', 'total')],
  ['date', is => is('due', 'expected') && !is('amount', 'payment')],
  // What is covered is told in words as often as in figures.
  [null, is => is('coverage') && !is('total', 'money', 'limit', 'premium', 'deductible')],
  ['money', is => is('amount', 'net', 'gross') && !is('name')],
  ['number', is => is('count')],
  ['text', is => is('kind', 'institution', 'title') || (is('name') && is(...THINGS_WITH_NAMES) && !is('who'))],
  ['name', is => is('name') || (is('who') && !is('thing'))],
];

/** A description that lists what the value may be, in words: "Full, demo or family-shared". */
const LISTS_WORDS =
  /^[^\p{Nd}]*\p{L}[^\p{Nd}]*(?:,|\s)\s*(?:or|oder|ou|oppure|eller|lub|nebo|alebo|tai|vagy|sau|veya|или|або|ή|または|或|또는|أو|או|या|hoặc|หรือ|atau)\s*[^\p{Nd}]+$/iu;
/** That several are counted, in words that ask for nothing else. */
const COUNTS =
  /^(?:(?:how many|combien de|wie ?viele|cuánt[oa]s|quant[ioe]|quantas|hoeveel|ile|kolik|koľko|hur många|hvor mange|kuinka monta|сколько|скільки|πόσ[αεο]\p{L}*|kaç|hány|câ(?:te|ți)|bao nhiêu|berapa)(?!\p{L})|nombre de \p{L}+s\b|anzahl|aantal|antal|antall|liczba|počet|lukumäärä|количество|кількість|αριθμός των|jumlah|số lượng|จำนวน|(?:\p{L}+)?(?:件数|回数|個数|人数|月数)|개수)/u;
/** The same words ask how much there is of what is paid: "скільки треба заплатити", "kolik dluží". */
const HOW_MUCH =
  /^(?:cuánt[oa]|quant[oa]|hoeveel|ile|kolik|koľko|сколько|скільки|πόσ[αεο]\p{L}*|kaç|bao nhiêu|berapa)(?!\p{L})/u;
/** Whether something holds, in the words that lead to such a question. */
const WHETHER =
  /^(?:whether|ob|om|hvorvidt|czy|zda|zdali|či|ли|чи|si|se|dacă|αν|εάν|mi[- ]e|هل|ما إذا|האם|क्या|apakah|ว่า)(?!\p{L})|(?:かどうか|か否か|是否|여부)/u;

/** The name's own words are what the description calls it by, and nobody knows them. */
const isNamedByUnknown = (name: readonly Word[], description: readonly Word[]) =>
  name.length > 0 &&
  name.every(({ concepts }) => concepts.length === 0) &&
  name.every(({ text }) => description.some(word => word.text === text));

/** A thing whose name is asked for: a subscription, described as "Name des Abos", is called otherwise than people are. */
function isNameOfThing(own: readonly Word[], description: readonly Word[]): boolean {
  const things = own.flatMap(({ concepts }) => concepts).filter(concept => classOf(concept) === 'thing');
  const isOf = (wanted: (concept: Concept) => boolean) =>
    description.some(({ concepts }) => concepts.length > 0 && concepts.every(wanted));
  const isThing = own.length > 0 && own.every(({ concepts }) => concepts.some(concept => things.includes(concept)));
  const isRepeated = description.some(({ text }) => own.some(word => word.text === text));
  return isThing && isOf(concept => concept === 'name') && (isRepeated || isOf(concept => things.includes(concept)));
}

/**
 * Words of several languages may be one word: "data" counts gigabytes or names a day. Where one of the name or the
 * description may name several concepts, and the other names one of these alone, that one is meant.
 */
function toldBy(words: readonly Word[], others: readonly Word[]): readonly Word[] {
  const sure = new Set(others.flatMap(({ concepts: [only, second] }) => (only && !second ? only : [])));
  return words.map(word => {
    const told = word.concepts.length > 1 ? word.concepts.filter(concept => sure.has(concept)) : [];
    return told.length > 0 ? { ...word, concepts: told } : word;
  });
}

/** What names a name in one language and the given one in another, as 名 does, is no part of a name. */
const wholeName = (concepts: readonly Concept[]) =>
  concepts.includes('name') ? concepts.filter(concept => concept !== 'given') : concepts;

/** The kind of value that words of any language ask for; null when it may be any, and undefined when they name nothing that tells. */
function kindOf(words: readonly Word[]): FieldType | null | undefined {
  const is = (...of: readonly (ConceptClass | Concept)[]) =>
    words.some(({ concepts }) => wholeName(concepts).some(one => of.includes(one) || of.includes(classOf(one))));
  return KINDS.find(([, holds]) => holds(is))?.[0];
}

/** Whether something renews itself is no day, unless the name says so. */
const GOES_ON_BY_ITSELF = /(?<!\p{L})(?:auto|otomatik|autom[aá]|αυτόματ|автомат)|自動|自动|자동|อัตโนมัติ|تلقائي/u;
const NAMES_DAY = /date|datum|data|fecha|dat[oa](?!\p{L})|日$|일$|tarih|дата|ημερομηνία|dzień|den(?!\p{L})/u;

/** A coverage that is a sum is no words. */
const IN_FIGURES =
  /sum|sumă|betrag|bedrag|belopp|beløp|kwota|částka|suma|összeg|capital|kapital|limit|όριο|κεφάλαιο|金额|金額|保额|保額|금액|số tiền/u;

/** Whom something may happen to is nobody: the liability towards a third person has no name. */
const THIRD_PERSON = /第三[人者]|[対對]人/gu;

/** All hours together are no amount of money. */
const HOURS =
  /(?<!\p{L})(?:hours|stunden|heures|horas|ore|uren|timmar|timer|godzin\p{L}?|hodin\p{L}?|hodín|tunnit|tuntia|órák?|saat\p{L}*|час(?:ов|ы)|годин\p{L}?|ώρες|ωρών)(?!\p{L})/u;

/** Languages that join words begin with what is asked for, and programs set behind it whose it is: "betriebsnummer_kasse". */
const IS_NUMBER_OF = /^\p{L}{3,}(?:nummer|nummeret|numret|numero|number)\s\p{L}/u;

/** A longer description tells more than what kind of value it is. */
const MOST_WORDS = 4;

/** What each field asks for: a page or a guide asks that of a few fields thousands of times. */
const asked = new WeakMap<Field, FieldType | null>();

/** What kind of value the field asks for, told by its name and description; null when nothing tells. */
export function askedType(field: Field): FieldType | null {
  const known = asked.get(field);
  if (known !== undefined) return known;
  const told = toldType(field);
  // A year is no amount, whatever was earned in it.
  const type = asksForYear(field) && told !== 'date' && told !== 'period' ? null : told;
  asked.set(field, type);
  return type;
}

function toldType(field: Field): FieldType | null {
  const spaced = field.name.replace(/[_-]/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2');
  const name = folded(inFull(spaced)).replace(THIRD_PERSON, ' ');
  if (asksForPlace(name)) return null;
  const description = folded(field.description);
  const said = meaningOf(description);
  const named = isSpeltOut(name, description) ? said : meaningOfName(name);
  const words = toldBy(said, named);
  const own = toldBy(named, said);
  if (names(own, 'coverage') && IN_FIGURES.test(name)) return 'money';
  if (GOES_ON_BY_ITSELF.test(name) && names(own, 'renewal') && !NAMES_DAY.test(name)) return null;
  const head = headedBy(own, name) ?? headedBy(words, description);
  const told = toldInEnglish({ name, description, both: `${name} ${description}` });
  // "nombre_profesional": the name of what nobody knows is that of a person where the description says so.
  const isOfUnknown = meaningOf(name).some(({ concepts }) => concepts.length === 0);
  if (names(own, 'name') && isOfUnknown && asksForPerson(description)) return 'name';
  if (IS_NUMBER_OF.test(name)) return 'id';
  if (told && (head === null || !YIELDS_TO_HEAD.includes(told))) return told;
  if (head) return head;
  if (asksForMomentOf(description)) return 'date';
  if (WHETHER.test(description) && names(words, 'paid') && kindOf(own) === 'money') return 'status';
  if (HOW_MUCH.test(description) && kindOf(own) === 'money') return 'money';
  if (COUNTS.test(description) || COUNTS.test(name)) return 'number';
  if (names(own, 'total') && HOURS.test(name)) return 'number';
  if (isNameOfThing(own, words) || asksForNameOfThing(name)) return 'text';
  if (LISTS_WORDS.test(description) && !kindOf(words)) return 'text';
  const described = words.length <= MOST_WORDS && !isNamedByUnknown(own, words) ? kindOf(words) : undefined;
  const isBareNumber = own.length > 0 && own.every(({ concepts }) => concepts.includes('number'));
  // Of whom a number is nobody's name: "numero", described as "de socio".
  const kind = (isBareNumber && described !== 'name' ? described : undefined) ?? kindOf(own);
  return kind === undefined ? (described ?? null) : kind;
}

/** What kind of value the field asks for, told by its name and description. */
export const fieldType = (field: Field): FieldType => askedType(field) ?? 'text';
