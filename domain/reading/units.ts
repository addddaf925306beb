export const CALENDAR_UNITS = ['day', 'week', 'month', 'year'] as const;
export type CalendarUnit = (typeof CALENDAR_UNITS)[number];

/**
 * The words for each in every language that guides are read in, in lower case. A test holds them against what `Intl`
 * writes: every process asks for them when it starts, and `Intl` takes as long for them as Node for itself.
 */
const WORDS: Readonly<Record<CalendarUnit | 'percent', string>> = {
  day: 'day, days, tag, tage, jour, jours, día, días, dia, dias, 日, tagen, journée, journées, 日間, giorno, giorni, dag, dagen, dagar, dagarna, dagene, dager, dage, päivä, päivää, päivän, dzień, dni, den, dny, dní, день, дня, дней, дні, днів, nap, napon, napnál, nappal, gün, günden, zi, zile, ημέρα, ημέρες, ημερών, μέρες, 天, 일, يوم, يوما, يومًا, أيام, יום, ימים',
  week: 'week, weeks, woche, wochen, semaine, semaines, semana, semanas, 週間, 週, settimana, settimane, weken, vecka, veckor, uke, uker, uge, uger, viikko, viikkoa, viikon, tydzień, tygodnie, tygodni, týden, týdny, týdnů, неделя, недели, недель, тиждень, тижні, тижнів, héten, hetes, hafta, haftadan, săptămână, săptămâni, εβδομάδα, εβδομάδες, εβδομάδων, 周, 星期, 주, أسبوع, أسابيع, שבוע, שבועות',
  month:
    'month, months, monat, monate, mois, mes, meses, mês, か月, monaten, monats, ヶ月, カ月, ヵ月, ケ月, 月, mese, mesi, maand, maanden, månad, månader, månaden, månaderna, måned, måneder, kuukausi, kuukautta, kuukauden, miesiąc, miesiące, miesięcy, miesiąca, měsíc, měsíce, měsíců, месяц, месяца, месяцев, місяць, місяці, місяців, hónap, hónapja, hónapon, hónapnál, ay, aydan, lună, luni, μήνας, μήνα, μήνες, μηνών, 个月, 月份, 개월, شهر, شهرا, شهرًا, أشهر, شهور, חודש, חודשים',
  year: 'year, years, jahr, jahre, an, ans, año, años, ano, anos, 年, jahren, jahres, année, années, 年間, anno, anni, jaar, år, året, åren, vuosi, vuotta, vuoden, rok, roku, lata, lat, roky, let, roků, год, года, лет, рік, роки, років, év, éve, éven, évnél, yıl, yıldan, an, ani, έτος, έτη, ετών, χρόνια, χρόνο, 년, سنة, سنوات, عام, أعوام, שנה, שנים',
  percent: 'percent, prozent, pour cent, por ciento, por cento, パーセント, %, per cent, por ciento, pct',
};

const CALENDAR_WORDS: ReadonlyMap<string, CalendarUnit> = new Map(
  CALENDAR_UNITS.flatMap(unit => WORDS[unit].split(', ').map((word): [string, CalendarUnit] => [word, unit])),
);
const PERCENT_WORDS = new Set(WORDS.percent.split(', '));

/** Source of a pattern for a word that names a unit of the calendar, the longest first. */
export const CALENDAR_WORD = [...CALENDAR_WORDS.keys()].sort((a, b) => b.length - a.length).join('|');

/** The unit of the calendar that a word names; null for any other word. */
export const calendarUnit = (word: string): CalendarUnit | null => CALENDAR_WORDS.get(word.toLowerCase()) ?? null;

export const isPercent = (word: string): boolean => PERCENT_WORDS.has(word.toLowerCase());
