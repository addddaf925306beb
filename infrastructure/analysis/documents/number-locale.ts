import type { Forms } from '../../../domain/reading/lexicon/forms.ts';
import { czech } from '../../../domain/reading/lexicon/languages/czech.ts';
import { dutch } from '../../../domain/reading/lexicon/languages/dutch.ts';
import { english } from '../../../domain/reading/lexicon/languages/english.ts';
import { finnish } from '../../../domain/reading/lexicon/languages/finnish.ts';
import { french } from '../../../domain/reading/lexicon/languages/french.ts';
import { german } from '../../../domain/reading/lexicon/languages/german.ts';
import { hungarian } from '../../../domain/reading/lexicon/languages/hungarian.ts';
import { italian } from '../../../domain/reading/lexicon/languages/italian.ts';
import { polish } from '../../../domain/reading/lexicon/languages/polish.ts';
import { portuguese } from '../../../domain/reading/lexicon/languages/portuguese.ts';
import { romanian } from '../../../domain/reading/lexicon/languages/romanian.ts';
import { slovak } from '../../../domain/reading/lexicon/languages/slovak.ts';
import { spanish } from '../../../domain/reading/lexicon/languages/spanish.ts';
import { swedish } from '../../../domain/reading/lexicon/languages/swedish.ts';
import { turkish } from '../../../domain/reading/lexicon/languages/turkish.ts';
import { writtenWordsOf } from '../../../domain/reading/lexicon/written-form.ts';

/** How the countries of a language write numbers, and signs of money with which each of them does. */
type Writing = { locale: string; forms: Forms; sign: RegExp };

const WRITINGS: readonly Writing[] = [
  { locale: 'de', forms: german, sign: /€|\beur/i },
  { locale: 'fr', forms: french, sign: /€|\beur/i },
  { locale: 'es', forms: spanish, sign: /€|\beur/i },
  { locale: 'pt', forms: portuguese, sign: /€|\beur|R\$|\bBRL\b/i },
  { locale: 'it', forms: italian, sign: /€|\beur/i },
  { locale: 'nl', forms: dutch, sign: /€|\beur/i },
  { locale: 'fi', forms: finnish, sign: /€|\beur/i },
  { locale: 'sk', forms: slovak, sign: /€|\beur/i },
  { locale: 'pl', forms: polish, sign: /zł|\bPLN\b/i },
  { locale: 'cs', forms: czech, sign: /Kč|\bCZK\b/i },
  { locale: 'hu', forms: hungarian, sign: /\bFt\b|\bHUF\b/i },
  { locale: 'ro', forms: romanian, sign: /\b(?:lei|ron)\b/i },
  { locale: 'sv', forms: swedish, sign: /\bkr\b|\bSEK\b/i },
  { locale: 'tr', forms: turkish, sign: /₺|\bTL\b|\bTRY\b/i },
];
/** Money that countries of the same languages have, which write their numbers in other ways. */
const ELSEWHERE = /(?<!R)\$|CHF|\bFr\.|£|¥/;

/** Money of a format with the number of its country: `[$€-407]`. */
const IN_BRACKETS = /\[\$([^\]-]*)(?:-[^\]]*)?\]/g;

const wordsOf = (texts: readonly string[]) => texts.flatMap(text => writtenWordsOf(text).map(({ plain }) => plain));
const vocabulary = (forms: Forms) => new Set(wordsOf(Object.values(forms)));

/** Fewer words that are known may be those of any language. */
const LEAST_KNOWN = 3;

/**
 * How the numbers of a workbook are shown where it comes from, as a tag for their format: the file itself leaves that to
 * who opens it. Its words and the signs of its money must both say so; else they are shown as in English.
 */
export function numberLocale(texts: readonly string[], formats: readonly string[]): string {
  const money = [...formats.map(code => code.replace(IN_BRACKETS, '$1')), ...texts].join('\n');
  if (ELSEWHERE.test(money)) return 'en';
  const words = wordsOf(texts);
  const known = (forms: Forms) => {
    const own = vocabulary(forms);
    return words.filter(word => own.has(word)).length;
  };
  const [best] = WRITINGS.filter(({ sign }) => sign.test(money))
    .map(({ locale, forms }) => ({ locale, known: known(forms) }))
    .sort((a, b) => b.known - a.known);
  return best !== undefined && best.known >= LEAST_KNOWN && best.known > known(english) ? best.locale : 'en';
}
