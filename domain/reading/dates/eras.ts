/** Days within the eras that are still written, and how their calendars are called. */
const PROBES: readonly [string, number][] = [
  ['ja-JP-u-ca-japanese', 1950],
  ['ja-JP-u-ca-japanese', 2000],
  ['ja-JP-u-ca-japanese', 2020],
  ['zh-TW-u-ca-roc', 2020],
  ['th-TH-u-ca-buddhist', 2020],
];

/** What stands before a year of our calendar where others are in use: "西暦2027年". */
const OUR_ERA = ['西暦', '西曆', '西元', '公元'];

/** Source of a pattern for a year that is counted from the beginning of a reign or a republic: "令和8", "民國115", "平成元". */
export const YEAR_OF_ERA = '(?:令和|平成|昭和|大正|民國|民国)\\s?(?:元|\\p{Nd}{1,3})';

/** The year before the first of each era, by the era's name in its language: 2018 for 令和. */
function eraStarts(): ReadonlyMap<string, number> {
  const starts = new Map<string, number>();
  for (const [locale, year] of PROBES) {
    const format = new Intl.DateTimeFormat(locale, { year: 'numeric', era: 'short', timeZone: 'UTC' });
    const parts = format.formatToParts(Date.UTC(year, 6, 1));
    const era = parts.find(({ type }) => type === 'era')?.value;
    const within = Number(parts.find(({ type }) => type === 'year')?.value);
    if (era !== undefined && Number.isInteger(within)) starts.set(era, year - within);
  }
  for (const own of OUR_ERA) starts.set(own, 0);
  return starts;
}

let known: ReadonlyMap<string, number> | undefined;

/** The year of our calendar that a year of an era is; null for an era that nobody writes. */
export function yearOfEra(era: string, year: number): number | null {
  known ??= eraStarts();
  const before = known.get(era);
  return before === undefined ? null : before + year;
}

/** Buddhist years stand on Thai pages without their era. */
export const yearOf = (year: number, text: string): number =>
  year > 2400 && /[\u0e01-\u0e5b]/.test(text) ? (yearOfEra('พ.ศ.', year) ?? year) : year;

/** Within a paper of Taiwan the republic is named once; no other calendar has years of three digits: "115年12月18日". */
const YEARS_OF_REPUBLIC = { first: 100, last: 150 };

/** A year as it stands before "年" without an era. */
export const yearWithoutEra = (year: number): number =>
  year >= YEARS_OF_REPUBLIC.first && year <= YEARS_OF_REPUBLIC.last ? (yearOfEra('民國', year) ?? year) : year;
