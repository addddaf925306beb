import { currenciesOf, decimalsOf } from '../../reading/currencies.ts';
import { plainDigits } from '../../reading/digits.ts';
import { factorOf, readDigits, SCALE_WORD, withoutDash } from '../../reading/numbers.ts';
import { normalise } from '../../reading/text.ts';
import { type CalendarUnit, calendarUnit, isPercent } from '../../reading/units.ts';
import { plainSign } from './money-signs.ts';

/** What is measured: money of one of these currencies, a share, a span of the calendar, or a count of something. */
export type Measure =
  | { kind: 'money'; sign: string; currencies: ReadonlySet<string> }
  | { kind: 'percent' }
  | { kind: 'duration'; unit: CalendarUnit }
  | { kind: 'count'; of: string };

/** A number with what it measures; several readings when its digits can be read in more than one way. */
export type Amount = { readings: readonly number[]; measure: Measure };

const WHOLE = new RegExp(
  `^([-+]?)\\s?([^\\d\\s+-][^\\d+-]{0,20}?)?\\s?([-+]?)(\\d(?:[\\d.,' ]*\\d)?)(?:\\s?([KMBkm](?!\\p{L})|[万億만억亿]|${SCALE_WORD}(?![\\p{L}\\p{M}])))?\\s?([^\\d]{0,30})$`,
  'u',
);

function measureOf(written: string, behind: string): Measure | null {
  const [before, after] = [plainSign(written), plainSign(behind)];
  const sign = before === '' ? after : before;
  if (before !== '' && after !== '') {
    const [first, second] = [currenciesOf(before), currenciesOf(after)];
    const both = [...first].filter(code => second.has(code));
    // "US$ 5 CAD" names two.
    return both.length > 0 ? { kind: 'money', sign: `${before} ${after}`, currencies: new Set(both) } : null;
  }
  if (sign === '') return { kind: 'count', of: '' };
  const currencies = currenciesOf(sign);
  if (currencies.size > 0) return { kind: 'money', sign, currencies };
  if (before !== '') return null;
  if (isPercent(after)) return { kind: 'percent' };
  const unit = calendarUnit(after);
  if (unit) return { kind: 'duration', unit };
  // "3.000 Euro übersteigt" says more than an amount does.
  const [unitAlone = '', ...more] = after.split(' ');
  if (more.length > 0 && (currenciesOf(unitAlone).size > 0 || isPercent(unitAlone) || calendarUnit(unitAlone)))
    return null;
  return /^\p{L}[\p{L}²³]*(?: \p{L}+)?$/u.test(after) ? { kind: 'count', of: after.toLowerCase() } : null;
}

/** Three digits behind a point are a group where a currency is written with two: "€1.234" is no euro and some cents. */
function possible(readings: readonly number[], measure: Measure): readonly number[] {
  if (measure.kind !== 'money' || readings.length < 2) return readings;
  const isGroup = [...measure.currencies].every(code => decimalsOf(code) < 3);
  return isGroup ? [Math.max(...readings)] : readings;
}

/** The amount that the whole of a text is; null when it is none, or says more. */
export function readAmount(text: string): Amount | null {
  const match = WHOLE.exec(withoutDash(plainDigits(normalise(text))));
  if (!match) return null;
  const [, outer = '', before = '', inner = '', digits = '', scale = '', rest = ''] = match;
  // "5 m" are metres, "£5m" are millions.
  const isUnit = scale === 'm' && before.trim() === '';
  const [factor, after] = isUnit ? ['', `m${rest}`] : [scale, rest];
  const measure = measureOf(before.trim(), after.trim());
  if (!measure || (outer !== '' && inner !== '')) return null;
  const sign = outer === '-' || inner === '-' ? -1 : 1;
  const times = factor === '' ? 1 : (factorOf(factor) ?? 1);
  const readings = possible(readDigits(digits), measure).map(value => sign * value * times);
  return readings.length > 0 ? { readings, measure } : null;
}
