import { folded } from '../reading/text.ts';

/** A time for which amounts are paid. */
export type AmountTime = 'hour' | 'day' | 'week' | 'month' | 'year';

/** Words for them, as nouns and as what is said of an amount. */
const WORDS: Record<AmountTime, string> = {
  hour: 'hour hourly stunde stündlich heure hora ora uur timme timmen time timen tunti tunnilta godz godzinę hodinu óra óránként saat saatlik час годину ώρα ساعة שעה',
  day: 'day daily tag täglich jour día dia giorno dag dagen dagligen päivä päivältä dzień den nap gün günlük день ден ημέρα يوم יום',
  week: 'week weekly woche wöchentlich semaine semana semanal settimana settimanale wekelijks vecka veckan uge ugen uke uken viikko viikossa tydzień tygodniowo týden týdně týždeň hét hetente heti hafta haftalık неделю тиждень седмица săptămână εβδομάδα أسبوع שבוע',
  month:
    'month monthly mth monat monatlich mois mensuel mensuels mensuelle mes mensual mensuales mensile mensili mese mês mensal mensais maand mnd maandelijks månad månaden mån måned måneden månedlig kuukausi kuukaudessa miesiąc miesiącu mies miesięcznie měsíc měsíčně mesiac mesačne mesec mjesec mjesečno mesečno mesečně hó hónap havonta havi aylık lună месяц мес месячно місяць міс месец μήνα شهر شهريا חודש bulan',
  year: 'year yearly annum annual annually jahr jährlich année annuel annuels annuelle año anual anuales anno annuo annui annua annuale ano anuais jaar jaarlijks jaarbasis år året årlig årligen årligt vuosi vuodessa rok rocznie ročně ročne letno godinu godišnje év évente éves yıl yıllık год рік година годишно έτος سنة سنويا שנה tahun',
};
/** Forms so short that they are something else anywhere but behind an amount. */
const SHORT: Record<AmountTime, string> = {
  hour: 'h hr hod',
  day: 'd',
  week: 'w wk p.w pw',
  month: 'm mo md kk ay p.m pm pcm',
  year: "yr a an p.a pa l'an",
};
/** Signs of scripts without spaces. */
const UNSPACED: readonly [RegExp, AmountTime][] = [
  [/月[額给給收収薪]|[毎每]月|一个月|월급|매월/u, 'month'],
  [/年[額收収俸薪]|[毎每]年|연봉|매년/u, 'year'],
];

function byWord(lists: Record<AmountTime, string>): [string, AmountTime][] {
  const { hour, day, week, month, year } = lists;
  const all: [AmountTime, string][] = [
    ['hour', hour],
    ['day', day],
    ['week', week],
    ['month', month],
    ['year', year],
  ];
  return all.flatMap(([time, words]) => words.split(' ').map((word): [string, AmountTime] => [folded(word), time]));
}

const NAMED: ReadonlyMap<string, AmountTime> = new Map(byWord(WORDS));
const BEHIND_AMOUNT: ReadonlyMap<string, AmountTime> = new Map([...byWord(SHORT), ...NAMED]);

/** Before the time of an amount, and behind a sign or a word: "/month", "per year", "om året", "all'anno", "årlig". */
const LED =
  /^(?<amount>.*?(?:[\p{L}\p{Nd}\p{Sc}.)]|,[-–—]{1,2}))(?:\s?\/\s?|\s(?:(?:per|pr|pro|par|por|al|pe|je|im|in|i|om|på|za|na|w|v|ve|в|на|за|a|an|el|au|ao|op|το|τον|un|une|each|every|hver|varje|minden)\.?\s|all?['’])?)(?<time>\p{L}[\p{L}\p{M}.'’]*?)\.?$/iu;
/** The same before words that nobody listed, behind what hardly leads to anything else. */
const LED_TO_ANY =
  /\s*(?:\/\s*\p{L}[\p{L}\p{M}]{0,9}\.?|\s(?:per|a|an|pro|je|par|al|por|ao|na|za|в|на)\s+\p{L}[\p{L}\p{M}]{2,9}\.?|\s?p\.?\s?(?:m|a|w|cm)\.?)$/iu;

/** No amount ends in them: "30 000 € par" of "30 000 € par an". */
export const LEADS_TO_TIME = /^(?:per|pr|pro|par|por)\.?$/iu;

/**
 * What stands before the time for which an amount is paid, and that time: "kr 412 000" of "kr 412 000 per år".
 * @returns null when no time is told there
 */
export function beforeTime(text: string): { amount: string; time: AmountTime | null } | null {
  const { amount, time = '' } = LED.exec(text)?.groups ?? {};
  const known = BEHIND_AMOUNT.get(folded(time));
  if (amount !== undefined && known !== undefined) return { amount: amount.trim(), time: known };
  const rest = text.replace(LED_TO_ANY, '');
  const isAmount = rest !== text && !LEADS_TO_TIME.test(rest.split(' ').at(-1) ?? '');
  return isAmount ? { amount: rest, time: null } : null;
}

/** What counts a time says how long something was: "in the last 3 months". */
const COUNTS =
  /^(?:\p{Nd}+|one|two|three|six|twelve|last|past|next|this|eine[mnrs]?|letzten|derniers?|últimos?|ultimi|ultimo|laatste|senaste|sidste|siste)$/u;
/** Who asks for a day or an hour by such words means another. */
const ASKED: readonly AmountTime[] = ['week', 'month', 'year'];

/** For which times an amount is asked for in words: "gross a month". */
function timesAsked(asked: string): ReadonlySet<AmountTime> {
  const words = folded(asked).match(/[\p{L}\p{M}]+|\p{Nd}+/gu) ?? [];
  const told = words.flatMap((word, at) => (COUNTS.test(words[at - 1] ?? '') ? [] : (NAMED.get(word) ?? [])));
  const unspaced = UNSPACED.filter(([form]) => form.test(asked)).map(([, time]) => time);
  return new Set([...told, ...unspaced].filter(time => ASKED.includes(time)));
}

/** For which times a line tells the amount that stands in it. */
function timesTold(line: string, amount: string): readonly AmountTime[] {
  const behind = folded(line.slice(line.indexOf(amount) + amount.length)).match(/[\p{L}\p{M}]+/gu) ?? [];
  const time = beforeTime(line)?.time;
  return [...behind.flatMap(word => NAMED.get(word) ?? []), ...(time ? [time] : [])];
}

/** Whether a line tells an amount for another time than the one for which it is asked: 412,000 a year is none for a month. */
export function isForOtherTime(line: string, amount: string, asked: string): boolean {
  const told = timesTold(line, amount);
  if (told.length === 0) return false;
  const times = timesAsked(asked);
  return times.size > 0 && !told.some(time => times.has(time));
}
