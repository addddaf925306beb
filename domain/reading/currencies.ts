import { currenciesNamed } from './currency-names.ts';

/** Languages by whose names for currencies and units the guide and its values are read. */
export const NAMING_LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'ja'] as const;

/** Signs that many currencies write alike where they are at home: which one is meant stays open. */
const SHARED = new Set(['$', '¥', 'kr']);

const CODES = Intl.supportedValuesOf('currency');

function signOf(currency: string, currencyDisplay: 'symbol' | 'narrowSymbol'): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay });
  return format.formatToParts(1).find(part => part.type === 'currency')?.value ?? currency;
}

/** A sign that `Intl` gives to one currency in English is that one's; any other is each one's that is written so. */
function codesBySign(): Map<string, ReadonlySet<string>> {
  const narrow = new Map<string, Set<string>>();
  const own = new Map<string, Set<string>>();
  for (const code of CODES) {
    const sign = signOf(code, 'narrowSymbol');
    narrow.set(sign, new Set(narrow.get(sign)).add(code));
    own.set(signOf(code, 'symbol'), new Set([code]));
  }
  for (const sign of SHARED) own.delete(sign);
  return new Map<string, ReadonlySet<string>>([...narrow, ...own]);
}

const bare = (name: string) => name.toLowerCase().replace(/s$/, '');

function namesOf(language: string): [string, string][] {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  return CODES.map(code => [bare(names.of(code) ?? code), code]);
}

/** Where currencies have a sign of their own at home, as "zł" and "Kč", which `Intl` tells in that place only. */
const HOMES: readonly [locale: string, currency: string][] = [
  ['be', 'BYN'],
  ['sq', 'ALL'],
  ['uz', 'UZS'],
  ['ne', 'NPR'],
  ['si', 'LKR'],
  ['sw-KE', 'KES'],
  ['ar-JO', 'JOD'],
  ['ar-BH', 'BHD'],
  ['ar-OM', 'OMR'],
  ['ar-IQ', 'IQD'],
  ['ar-TN', 'TND'],
  ['ar-DZ', 'DZD'],
  ['ar-LB', 'LBP'],
  ['ar-LY', 'LYD'],
  ['am', 'ETB'],
  ['pl', 'PLN'],
  ['cs', 'CZK'],
  ['hu', 'HUF'],
  ['ro', 'RON'],
  ['bg', 'BGN'],
  ['sv', 'SEK'],
  ['nb', 'NOK'],
  ['da', 'DKK'],
  ['is', 'ISK'],
  ['tr', 'TRY'],
  ['ru', 'RUB'],
  ['uk', 'UAH'],
  ['sr', 'RSD'],
  ['sr-Latn', 'RSD'],
  ['mk', 'MKD'],
  ['he', 'ILS'],
  ['ar-AE', 'AED'],
  ['ar-SA', 'SAR'],
  ['ar-EG', 'EGP'],
  ['ar-KW', 'KWD'],
  ['ar-QA', 'QAR'],
  ['ar-MA', 'MAD'],
  ['fa', 'IRR'],
  ['ja', 'JPY'],
  ['zh', 'CNY'],
  ['zh-TW', 'TWD'],
  ['zh-HK', 'HKD'],
  ['ko', 'KRW'],
  ['th', 'THB'],
  ['vi', 'VND'],
  ['id', 'IDR'],
  ['ms', 'MYR'],
  ['hi', 'INR'],
  ['en-ZA', 'ZAR'],
  ['pt-BR', 'BRL'],
  ['es-PE', 'PEN'],
  ['de-CH', 'CHF'],
];
/** Signs that people write and `Intl` does not; "kr" is shared. */
const WRITTEN: readonly [sign: string, currency: string][] = [
  ['円', 'JPY'],
  ['元', 'CNY'],
  ['원', 'KRW'],
  ['руб', 'RUB'],
  ['р', 'RUB'],
  ['грн', 'UAH'],
  ['TL', 'TRY'],
  ['đ', 'VND'],
  ['RMB', 'CNY'],
  ['Fr', 'CHF'],
  ['VNĐ', 'VND'],
  // Several countries have rupees, and all write them so.
  ['Rs', 'INR'],
  ['Rs', 'PKR'],
  ['Rs', 'LKR'],
  ['Rs', 'NPR'],
  ['Rs', 'MUR'],
  ['रु', 'INR'],
  ['KSh', 'KES'],
  ['KShs', 'KES'],
  ['TSh', 'TZS'],
  ['USh', 'UGX'],
  ['тг', 'KZT'],
  ['дин', 'RSD'],
  ['РСД', 'RSD'],
];

const bareSign = (sign: string) =>
  sign.replaceAll('״', '"').replace(/[.\u200e\u200f\u061c\s]+$|^[\u200e\u200f\u061c]+/g, '');

function signsAtHome(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (sign: string, code: string) => found.set(sign, new Set(found.get(sign)).add(code));
  for (const [locale, currency] of HOMES) {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
    add(bareSign(format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? currency), currency);
  }
  for (const [sign, currency] of WRITTEN) add(sign, currency);
  return found;
}

const LONGEST_SIGN = 6;
const NONE: ReadonlySet<string> = new Set();

let atHome: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** The currencies that a short sign of letters may mean where it is at home; none for any other word. */
export function currenciesAtHome(text: string): ReadonlySet<string> {
  atHome ??= signsAtHome();
  const sign = bareSign(text);
  return SHARED.has(sign) ? new Set() : (atHome.get(sign) ?? new Set());
}

let signs: ReadonlyMap<string, ReadonlySet<string>> | undefined;
let names: CurrencyNames | undefined;

/** The codes by whole names, and by what names end with: words behind a space, and signs where none are set between words. */
type CurrencyNames = Record<'whole' | 'ends', ReadonlyMap<string, ReadonlySet<string>>>;

function indexed(): CurrencyNames {
  const [whole, ends] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const add = (index: Map<string, Set<string>>, key: string, code: string) => {
    const codes = index.get(key) ?? new Set();
    index.set(key, codes.add(code));
  };
  for (const [name, code] of NAMING_LANGUAGES.flatMap(namesOf)) {
    add(whole, name, code);
    for (let at = 0; at < name.length; at++) {
      const end = name.slice(at);
      if (name[at - 1] === ' ' || !/^\p{ASCII}/u.test(end)) add(ends, end, code);
    }
  }
  return { whole, ends };
}

/** "euros" is a name by itself; "pounds" is the end of several. */
function codesByName(word: string): ReadonlySet<string> {
  const wanted = bare(word);
  names ??= indexed();
  return names.whole.get(wanted) ?? names.ends.get(wanted) ?? NONE;
}

/** The currencies that a sign, a code or a name may mean; none when it names no currency. */
export function currenciesOf(text: string): ReadonlySet<string> {
  if (/^[A-Z]{3}$/.test(text) && CODES.includes(text)) return new Set([text]);
  signs ??= codesBySign();
  const bySign = signs.get(text) ?? signs.get(bareSign(text));
  if (bySign) return bySign;
  const own = text.length <= LONGEST_SIGN ? currenciesAtHome(text) : NONE;
  if (own.size > 0) return own;
  const named = currenciesNamed(text);
  if (named.size > 0) return named;
  return /^[\p{L} -]{3,}$|^[^\p{ASCII}]{1,6}$/u.test(text) ? codesByName(text) : new Set();
}

/** Whether a text beside a number is the sign, code or short name of a currency; long names are left to `currenciesOf`. */
export function isCurrencySign(text: string): boolean {
  if (/^\p{L}{0,3}\p{Sc}$/u.test(text) || text === 'kr' || text === 'kr.') return true;
  if (/^[A-Z]{3}$/.test(text)) return CODES.includes(text) || text === 'BTC' || text === 'ETH';
  if (currenciesNamed(text).size > 0) return true;
  return /^\p{L}[\p{L}\p{M}."״/]{0,5}$/u.test(text) && currenciesAtHome(text).size > 0;
}

/** How many digits a currency has behind its decimal sign at most. */
export function decimalsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}
