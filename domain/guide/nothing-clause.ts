import type { Field } from '../inquiry/configuration.ts';
import { isNoneWord } from '../reading/doubtful-states.ts';
import { fieldType } from '../reading/field-types.ts';
import { classOf } from '../reading/lexicon/concepts.ts';
import { meaningOf, names } from '../reading/meaning.ts';
import { stateOf } from '../reading/states.ts';
import { folded } from '../reading/text.ts';
import { isPlainWord } from './bag-of-words.ts';
import type { Clause } from './clause.ts';
import { narrows } from './narrowing-words.ts';
import { holdsQuotation } from './quotes.ts';
import type { ReadingContext } from './reading-context.ts';
import { isNothing } from './values/nothing.ts';

const MOST_WORDS = 9;

/** What is owed, by the beginnings of its words. */
const OWED =
  /^(?:debts?$|indebted|arrear|owe[ds]?$|owing|overdue|outstanding|unpaid|schuld|rückst[aä]nd|offen|zahlungsrückst|überfällig|unbezahlt|dettes?$|impay|arriér|deudas?$|adeud|impag|dívidas?$|débitos?$|atras|debit[oi]$|arretrat|insolut|schulden$|achterstand|achterstallig|openstaand|skuld|skyld|obetald|gæld|gjeld|restance|restanse|ubetalt|forfald|forfalt|velka|velkoja|maksamat|zaleg|zadłuż|dług|nieopłac|nedoplat|dluh|nezaplac|долг|задолженност|неоплач|борг|заборгован|несплач|tartozás|hátralék|lejárt|borç|borc|gecikm|datori|restanț|οφειλ|ανεξόφλητ|χρέ|חוב|דיון|متأخرات|ديون|مستحق)/iu;
/** The same where words are not set apart, and how it is said that there is nothing of it. */
const UNSPACED_NONE =
  /^(?:延滞|滞納|未納|未払い?|欠款|欠费|欠費|逾期|연체|미납)(?:金|額|料金|额|费用)?\s?(?:が|は|も|이|가|은|는)?\s?(?:なし|ない|無し|ありません|ゼロ|無|无|没有|없음|없다|없습니다)(?:こと|である)?$/u;
const UNSPACED_NOTHING =
  /^(?:没有|沒有|无|無|不存在|未有)(?:任何)?(?:欠款|欠费|欠費|逾期|滞纳金|拖欠|欠缴)(?:金额|记录)?$/u;
const ZERO_IN_BRACKETS = /\s*\(([^()]*\d[^()]*)\)$/u;

/** What is paid, and by which of these it is called says nothing more. */
const FEES = /^(?:fees?|premiums?|instal?lments?|contributions?)$/u;
const isNeutral = (word: string) => {
  if (FEES.test(word)) return true;
  const meaning = meaningOf(word);
  return meaning.every(({ concepts }) =>
    concepts.some(
      concept =>
        ['who', 'amount', 'manner'].includes(classOf(concept)) || concept === 'payment' || concept === 'invoice',
    ),
  );
};
const UNPAID = stateOf('unpaid');
/** Whether a word says that something is owed. */
export const isOwed = (word: string): boolean =>
  OWED.test(word) || (UNPAID !== null && stateOf(word)?.group === UNPAID.group);

/** Whether a field asks for what is owed. */
export const isOfDebt = (field: Field) => {
  const said = `${field.name.replace(/[_-]+/g, ' ')} ${field.description}`;
  const type = fieldType(field);
  if (type !== 'money' && type !== 'number') return false;
  return (
    names(meaningOf(said), 'outstanding') ||
    folded(said).split(' ').some(isOwed) ||
    /(?<!\p{L})(?:due|to be paid|延滞|滞納|未納|欠|연체|미납)/iu.test(said)
  );
};

function saysNothingOwed(line: string): boolean {
  const [, zero] = ZERO_IN_BRACKETS.exec(line) ?? [];
  const told = zero === undefined ? line : line.replace(ZERO_IN_BRACKETS, '');
  if (zero !== undefined && isNothing(zero) !== 'met') return false;
  const plain = folded(told.trim().replace(/[.;。]+$/u, ''));
  if (UNSPACED_NONE.test(plain) || UNSPACED_NOTHING.test(plain)) return true;
  if (/[\p{N},:;()]/u.test(plain) || narrows(plain)) return false;
  const words = plain.split(/[\s'’]+/u).filter(word => word !== '');
  const isKnown = (word: string) => isNoneWord(word) || isOwed(word) || isPlainWord(word) || isNeutral(word);
  return (
    words.length <= MOST_WORDS && words.filter(isNoneWord).length === 1 && words.some(isOwed) && words.every(isKnown)
  );
}

/** The only amount that is owed, where some words say no more than that something is: "der skyldes", "houver dívida". */
export function debtMeant(words: string, { fields = [] }: ReadingContext): Field | null {
  const plain = folded(words)
    .split(/[\s'’]+/u)
    .filter(word => word !== '');
  const [field, ...others] = fields.filter(isOfDebt);
  const areOfDebt = plain.some(isOwed) && plain.every(word => isOwed(word) || isPlainWord(word) || isNeutral(word));
  return areOfDebt && field && others.length === 0 && !plain.some(isNoneWord) ? field : null;
}

/**
 * Reads a line that says that nothing is owed, in whatever order its language has for that: "nothing is overdue", "Não há
 * débitos", "Pojištěnec nemá nedoplatek". Which amount is meant tells the only field for what is owed.
 */
export function clauseOfNothing(line: string, { fields = [] }: ReadingContext): Clause | null {
  if (holdsQuotation(line) || !saysNothingOwed(line)) return null;
  const [field, ...others] = fields.filter(isOfDebt);
  return field && others.length === 0 ? { kind: 'none', field: field.name } : null;
}
