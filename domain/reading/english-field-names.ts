import { asksForLastDay } from './last-day.ts';
import { asksForNameOfThing } from './named-things.ts';
import type { ValueType } from './value-types.ts';

type FieldType = Exclude<ValueType, 'quantity'>;

/** The field's name in plain lower-case words, and its description. */
export type FieldWords = { name: string; description: string; both: string };

const PERSON =
  '(holder|owner|customer|tenant|borrower|licensee|manager|employee|student|member|passenger|insured|donor|beneficiary)';
const PERSON_NAME = new RegExp(`\\b(name|policyholder|${PERSON.slice(1, -1)})\\b`);
const ENDS_IN_PERSON = new RegExp(`name|${PERSON}$`);

/** Since when, in languages whose word for it stands in names of fields. */
const SINCE =
  /(?<!\p{L})(?:sedan|seit|depuis|desde|sinds|dal|siden|alkaen|(?:kunde|medlem|ansatt|ansat|lejer|leietaker|eier|ejer|bruker) (?:fra|från))(?!\p{L})/u;

/** Until when something is to be done: "pay_by", "return_by"; who signed is told by the same word. */
const TO_BE_DONE_BY =
  /\b(?:pay|payable|collect|pick ?up|return|renew|reply|respond|use|submit|file|appeal|cancel|book|redeem|claim|register|vacate|move ?out|deliver|complete|due(?: back)?) by$/;
/** What is to be paid, where the description asks for its day. */
const DUE_DAY = /\b(?:on or before|no later than|at the latest|last day|deadline|due date|date|day)\b/;
/** Where something is, or what it is called, whatever day or right is named beside it. */
const IS_PLACE =
  /^(?:where|place|location)\b|\b(?:place|city|town|country|state|weight|height|name|parents?|station|airport|reading) (?:of|at) (?:birth|departure|arrival|start|end)\b|\bbirth (?:place|city|town|country|name|weight)\b|\b(?:reading|meter|balance|value) (?:end|start)$/;

/** Whether a name asks where something is or what it is called, whatever day or right it names beside that. */
export const asksForPlace = (name: string): boolean => IS_PLACE.test(name);

function asksForDate({ name, description, both }: FieldWords): boolean {
  if (SINCE.test(name) || TO_BE_DONE_BY.test(name)) return true;
  if (/^due$|\bdue back$/.test(name) && DUE_DAY.test(description)) return true;
  if (/\b(?:next|last|first)\b.* on$/.test(name)) return true;
  if (
    /\b(date|until|expir\w*|since|joined|dob|birth|graduation|deadline|day|(valid|ends?|start|begins?|opened|renewal|maturity|through|end) ?(on|at|date)?)\b/.test(
      name,
    ) &&
    !/account|number/.test(name)
  )
    return true;
  if (/\b(paid|valid|good|covered|insured|registered) (up )?(to|until|till|thru|through)$/.test(name)) return true;
  if (asksForLastDay(name, description)) return true;
  if (/\b(tenancy|contract|coverage|cover|policy|employment) (start|end)/.test(name)) return true;
  if (/\b(?:refresher|review|inspection|service|test|training|vaccination|renewal|check-?up|next) due$/.test(name))
    return true;
  return (
    /\bdate\b/.test(both) &&
    !/name|number/.test(name) &&
    /\b(on|end|start|due|last|next)\b|date/.test(`${name} ${description.slice(0, 14)}`)
  );
}

function asksForMoney({ name, both }: FieldWords): boolean {
  return (
    /\b(balance|amount|total|price|cost|fee|pay|salary|due|rent|principal|payment|value|income|fines?|deposit|net|gross|limit|excess|earnings|refund|arrears|debt)\b/.test(
      name,
    ) && !/^(total|number).*(donations|count|items)|number of|miles|points/.test(both)
  );
}

/** Of a number that names somebody or something. */
const NUMBER_OF_THING =
  /\b(?:tax|account|member|policy|id|identity|registration|reference|card|phone|serial|document|customer) number of\b/;

/** How many of a thing are had, spent or left: "seats purchased", "sessions remaining". */
const COUNTS_THINGS =
  /\b(?!fees|charges|costs|payments|premiums|contributions|dues|taxes|fines|arrears|amounts|savings|benefits|funds|earnings|wages)\p{L}{3,}s (?:purchased|bought|used|in use|assigned|booked|taken|earned|left|remaining|available)$/u;

function asksForCount({ both }: FieldWords): boolean {
  if (NUMBER_OF_THING.test(both)) return false;
  return /\bnumber of|\bcounts?\b|\bfollowers|\bfollowing|\btotal \w+s\b|\bmiles|\bpoints|\bage\b|\bused|energy|capacity|usage|consumption/.test(
    both,
  );
}

function asksForName({ name }: FieldWords): boolean {
  if (!PERSON_NAME.test(name) || /plan|type|tier|level|status/.test(name)) return false;
  // A part of a name, or the name of a thing, has no form of its own.
  return !/first|last|given|family/.test(name) && ENDS_IN_PERSON.test(name);
}

/** A description that asks for a day, in words that hardly mean anything else. */
const ASKS_WHEN =
  /^(?:when\b|(?:\p{L}+['’]?\s?\p{L}?\s?){0,2}(?:wann|quand|cu[aá]ndo|quando|wanneer|kiedy|kdy|kedy|n[aä]r|ne zaman|mikor|milloin|когда|коли|πότε|khi nào|kapan)(?![\p{L}\p{M}])|.*(?:いつ|何时|什么时候|언제|เมื่อใด|เมื่อไร))/u;
const KIND_IN_NAME = /status|type|number|name|method/;

/** One day of a period, and not the whole of it. */
const END_OF_PERIOD =
  /\bperiod (?:start|begin|end|from|to|until)|\b(?:start|begin\w*|end|(?:la|fir)st day) of (?:the )?\w* ?period/;

/** The same of what lasts from one day to another: "cover_from", "policy_to". */
const END_OF_WHAT_LASTS =
  /\b(?:cover(?:age|ed)?|insur(?:ed|ance)|policy|contract|lease|tenancy|membership|subscription|employ(?:ed|ment)|enrol(?:l?ed|l?ment)|licen[cs]e|certificate|registration|booking|stay) (?:from|to)$/;

/** What a name begins or ends with says what is meant by it, whatever the words beside it name. */
const KIND_OF =
  /^(?:type|kind|sort|category|class|form|mode|method|means|frequency|currency|language|purpose|reason) (?:of|for)\b/;
const ENDS_IN_KIND =
  /method|\b(?:type|kind|category|class|mode|frequency|currency|language|reason|label|description|preferences?|option|choice)$/;
const ENDS_IN_MOMENT =
  /\b(?:ends?|ends on|expires|expires on|expiry|until|since|date|started|starts|begins|due on|(?:paid|sent|made|given|held|taken|(?!based )\p{L}+ed) on)$/u;

/** "Pay month" is no amount; "price per month" is one, and "due this month" another. */
const ENDS_IN_MONTH = /^(?!.*\b(?:per|a|each|every|this|last|next|by|of) month$).*\bmonth$/;

/** What work, a room or a car costs for so long, and what somebody is insured for. */
const PAID_BY_TIME =
  /\b(?:hourly|daily|nightly|weekly|day|room|rental|billing|pay) rate$|\b(?:sum|amount|value) insured$/;

/** How something that was checked came out: of a number that was checked it is no number. */
const CHECK_OF = /\b(?:id|identity|number|document|address|e-?mail|phone) (?:check|verification)$/;
/** A name that ends in the unit in which its value is counted: "data gb", "usage_kwh". */
const ENDS_IN_UNIT = /\S [_ ]*(?:[kmgt]b|kwh|mwh|kwp?|mbps|gbps|km|m2|m3|sqm|sqft|kg)$/;
const COSTS = /price|cost|rate|fee|tariff|charge|amount|\bper\b/;
const BOTH_ENDS = /\b(?:first and last|start and end|beginning and end) (?:day|date)s?\b/;

/** The first rule that holds decides. */
const RULES: readonly [FieldType, (wording: FieldWords) => boolean][] = [
  ['status', ({ name }) => CHECK_OF.test(name)],
  ['email', ({ name }) => /e-?mail/.test(name)],
  ['number', ({ name }) => ENDS_IN_UNIT.test(name) && !COSTS.test(name)],
  ['date', ({ name }) => END_OF_PERIOD.test(name) || END_OF_WHAT_LASTS.test(name)],
  [
    'period',
    ({ name, description }) => /\bperiod\b/.test(name) || ENDS_IN_MONTH.test(name) || BOTH_ENDS.test(description),
  ],
  ['text', ({ name }) => KIND_OF.test(name) || ENDS_IN_KIND.test(name) || asksForNameOfThing(name)],
  // "Active since" asks for a day.
  ['date', ({ name }) => ENDS_IN_MOMENT.test(name)],
  ['status', ({ name }) => /status|\bstate\b|\bstanding|\bactive\b|^is |^has /.test(name)],
  ['money', ({ name }) => PAID_BY_TIME.test(name)],
  ['percent', ({ name }) => /\b(apr|apy|rate|percent)/.test(name)],
  ['date', ({ name, description }) => ASKS_WHEN.test(description) && !KIND_IN_NAME.test(name)],
  ['handle', ({ name }) => /handle|username/.test(name)],
  ['phone', ({ name }) => /\b(phone|mobile|telephone)\b/.test(name)],
  ['number', ({ name }) => COUNTS_THINGS.test(name) || /\b(?:years|months|weeks|days|hours|nights)$/.test(name)],
  ['date', asksForDate],
  ['address', ({ name }) => /address|\b(?:consumption|supply|delivery) (?:place|point|site)$/.test(name)],
  [
    'id',
    ({ name, both }) =>
      /\b(?:number|id|iban|code|reference|identifier)\b|\b(?:no|ending)$/.test(name) && !/^number of/.test(both),
  ],
  ['money', asksForMoney],
  ['number', asksForCount],
  ['name', asksForName],
];

const TO_DATE = /\b(?:(?:year|quarter|month|week)[ -])?(?:up )?to[ -]date\b/g;

/** What follows a letter that English lacks is no word of its own: "jméno" has no "no" in it. */
const inAscii = (text: string) => text.replace(/(?![\0-\x7f])[\p{L}\p{M}]/gu, 'q');

/** What kind of value a field asks for, as far as its name and description say so in English, as programmers write them. */
export function toldInEnglish({ name, description, both }: FieldWords): FieldType | undefined {
  // What was earned in the year to date is no day.
  const [said, all] = [description, both].map(text => text.replace(TO_DATE, ' '));
  const words = { name: inAscii(name), description: said ?? '', both: inAscii(all ?? '') };
  return RULES.find(([, holds]) => holds(words))?.[0];
}
