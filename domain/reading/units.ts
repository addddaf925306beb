import { NAMING_LANGUAGES } from './currencies.ts';

export const CALENDAR_UNITS = ['day', 'week', 'month', 'year'] as const;
export type CalendarUnit = (typeof CALENDAR_UNITS)[number];

/** What people write beside the forms that `Intl` writes. */
const MORE: Readonly<Record<CalendarUnit | 'percent', string>> = {
  day: 'tagen, journée, journées, 日間, giorno, giorni, dag, dagen, dagar, dagarna, dagene, dager, dage, päivä, päivää, päivän, dzień, dni, den, dny, dní, день, дня, дней, дні, днів, nap, napon, napnál, nappal, gün, günden, zi, zile, ημέρα, ημέρες, ημερών, μέρες, 天, 일, يوم, يوما, يومًا, أيام, יום, ימים',
  week: '週, settimana, settimane, weken, vecka, veckor, uke, uker, uge, uger, viikko, viikkoa, viikon, tydzień, tygodnie, tygodni, týden, týdny, týdnů, неделя, недели, недель, тиждень, тижні, тижнів, héten, hetes, hafta, haftadan, săptămână, săptămâni, εβδομάδα, εβδομάδες, εβδομάδων, 周, 星期, 주, أسبوع, أسابيع, שבוע, שבועות',
  month:
    'monaten, monats, ヶ月, カ月, ヵ月, ケ月, 月, mese, mesi, maand, maanden, månad, månader, månaden, månaderna, måned, måneder, kuukausi, kuukautta, kuukauden, miesiąc, miesiące, miesięcy, miesiąca, měsíc, měsíce, měsíců, месяц, месяца, месяцев, місяць, місяці, місяців, hónap, hónapja, hónapon, hónapnál, ay, aydan, lună, luni, μήνας, μήνα, μήνες, μηνών, 个月, 月份, 개월, شهر, شهرا, شهرًا, أشهر, شهور, חודש, חודשים',
  year: 'jahren, jahres, année, années, 年間, anno, anni, jaar, år, året, åren, vuosi, vuotta, vuoden, rok, roku, lata, lat, roky, let, roků, год, года, лет, рік, роки, років, év, éve, éven, évnél, yıl, yıldan, an, ani, έτος, έτη, ετών, χρόνια, χρόνο, 년, سنة, سنوات, عام, أعوام, שנה, שנים',
  percent: '%, per cent, por ciento, pct',
};

/** The words for a unit in every language that guides are read in, in lower case. */
function wordsFor(unit: CalendarUnit | 'percent'): readonly string[] {
  const written = NAMING_LANGUAGES.flatMap(language => {
    const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
    return [1, 2, 5].flatMap(count => format.formatToParts(count).filter(part => part.type === 'unit'));
  });
  return [...new Set([...written.map(part => part.value.toLowerCase()), ...MORE[unit].split(', ')])];
}

const CALENDAR_WORDS: ReadonlyMap<string, CalendarUnit> = new Map(
  CALENDAR_UNITS.flatMap(unit => wordsFor(unit).map((word): [string, CalendarUnit] => [word, unit])),
);
const PERCENT_WORDS = new Set(wordsFor('percent'));

/** Source of a pattern for a word that names a unit of the calendar, the longest first. */
export const CALENDAR_WORD = [...CALENDAR_WORDS.keys()].sort((a, b) => b.length - a.length).join('|');

/** The unit of the calendar that a word names; null for any other word. */
export const calendarUnit = (word: string): CalendarUnit | null => CALENDAR_WORDS.get(word.toLowerCase()) ?? null;

export const isPercent = (word: string): boolean => PERCENT_WORDS.has(word.toLowerCase());
