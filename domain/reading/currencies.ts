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

let signs: ReadonlyMap<string, ReadonlySet<string>> | undefined;
let names: readonly [string, string][] | undefined;

/** "euros" is a name by itself; "pounds" is the end of several. */
function codesByName(word: string): ReadonlySet<string> {
  const wanted = bare(word);
  names ??= NAMING_LANGUAGES.flatMap(namesOf);
  const whole = names.filter(([name]) => name === wanted);
  const ends = names.filter(([name]) => name.endsWith(/^\p{ASCII}/u.test(wanted) ? ` ${wanted}` : wanted));
  return new Set((whole.length > 0 ? whole : ends).map(([, code]) => code));
}

/** The currencies that a sign, a code or a name may mean; none when it names no currency. */
export function currenciesOf(text: string): ReadonlySet<string> {
  if (/^[A-Z]{3}$/.test(text) && CODES.includes(text)) return new Set([text]);
  signs ??= codesBySign();
  const bySign = signs.get(text);
  if (bySign) return bySign;
  return /^[\p{L} -]{3,}$|^[^\p{ASCII}]{1,6}$/u.test(text) ? codesByName(text) : new Set();
}

/** How many digits a currency has behind its decimal sign at most. */
export function decimalsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}
