/** Which end of something a day in a sentence is, by the words that lead to it; null: it says of neither. */
export type DayLead = 'since' | 'until' | 'by';

/** What may stand between those words and the day, besides the name of its weekday: articles, and words for a day or a month. */
const BETWEEN =
  /(?:^|\s|(?<=['’]))(?:the|month of|data de|den|dem|dnia|dniem|dne|dňa|dana|dana|data|datę|le|la|el|il|lo|o|os|mois d[e’']|jour du|día|dia|mes de|mês de|mese di|luna|мес\.|місяця|dag|päivä|ημερομηνία|ngày|tanggal)\s*$/iu;

const SINCE = [
  'since|from|as (?:of|from)|with effect from|effective(?: from)?|beginning(?: on)?|starting(?: on)?',
  'seit|ab|mit Wirkung (?:vom|zum)|beginnend (?:am|mit)',
  'depuis|à (?:compter|partir|dater) d[eu]|dès',
  'desde|a partir del?|con efectos (?:de|desde)',
  "dal|dall[’']|a (?:decorrere|partire|far data) dal|sin dal",
  'a partir de|com início em|com efeitos a partir de',
  'sinds|vanaf|met ingang van|ingaande|per',
  'sedan|från(?: och med)?|fr\\.?\\s?o\\.?\\s?m\\.?|fr o m',
  'siden|fra(?: og med)?',
  'od|począwszy od|poczynając od|počínaje|s účinností od|s účinnosťou od|počevši od|počenši od',
  'de la|din data de|începând cu(?: data de)?|începând din|cu începere din',
  'с|со|начиная с|з|із|зі|починаючи з|считано от|почев од',
  'από(?: τις| την)?|alates|kopš|no|nuo|sejak|mulai|từ|kể từ|nga',
];
const UNTIL = [
  'until|till|to|through|up to(?: and including)?',
  'bis(?: zum| einschließlich| einschl\\.)?|bis (?:zum )?einschließlich',
  "jusqu['’]au|jusqu['’]à|au",
  'hasta|al',
  'fino al|sino al|al',
  'até|até ao|ao',
  'tot(?: en met| aan)?|t/m',
  'till(?: och med)?|t\\.?\\s?o\\.?\\s?m\\.?|t o m|til(?: og med)?',
  'do|aż do|až do|po|по|до|включно до',
  'până(?: la| în)|έως|μέχρι|ως|kuni|līdz|iki|hingga|sampai|đến|deri më',
];
const BY = [
  'by|no(?:t)? later than|on or before|before',
  'spätestens(?: bis zum| bis| am| zum)?|bis spätestens(?: zum| am)?',
  'au plus tard|avant',
  'a más tardar|antes del?',
  'entro(?: e non oltre)?|non oltre|prima del',
  'impreterivelmente até|o mais tardar até',
  'uiterlijk(?: op| tot)?|v[óo][óo]r',
  'senast|senest',
  'najpóźniej(?: do)?|nejpozději(?: do)?|najneskôr(?: do)?|najkasnije(?: do)?|najpozneje(?: do)?',
  'cel târziu(?: la)?|не (?:позднее|позже)|не пізніше|най-късно до|το αργότερο(?: έως| μέχρι)?|hiljemalt|ne vėliau kaip|ne vēlāk kā',
];
/** What stands behind the day in languages that set it there. */
const SINCE_BEHIND =
  /^\s?(?:alkaen|lähtien|óta|(?:-?j?[aáeé]?t[óő]l)(?: kezdve)?|(?:tarihinden\s)?(?:beri|itibaren)|-?ci ildən|бастап|dan beri|alates)(?!\p{L})/iu;
const UNTIL_BEHIND = /^\s?(?:asti|saakka|-?ig|(?:tarihine\s)?(?:kadar|dek|değin)|tarixinədək|дейін)(?!\p{L})/iu;
const BY_BEHIND = /^\s?(?:mennessä|tarihine kadar en geç)(?!\p{L})/iu;

const atEnd = (lists: readonly string[]) => new RegExp(`(?:^|[\\s(])(?:${lists.join('|')})$`, 'iu');
const LEADS: readonly [DayLead, RegExp][] = [
  ['by', atEnd(BY)],
  ['since', atEnd(SINCE)],
  ['until', atEnd(UNTIL)],
];
const BEHIND: readonly [DayLead, RegExp][] = [
  ['by', BY_BEHIND],
  ['since', SINCE_BEHIND],
  ['until', UNTIL_BEHIND],
];

/** Text before a day without what says nothing of it. @param isWeekday whether a word is the name of a day of the week */
function withoutBetween(before: string, isWeekday: (word: string) => boolean): string {
  let text = before.trimEnd();
  for (let taken = 0; taken < 3; taken++) {
    const last = /(?<![\p{L}\p{M}])[\p{L}\p{M}-]{3,},?$/u.exec(text)?.[0] ?? '';
    const bare = text.replace(BETWEEN, '');
    if (bare !== text) text = bare.trimEnd();
    else if (last !== '' && isWeekday(last.replace(/,$/, ''))) text = text.slice(0, -last.length).trimEnd();
    else break;
  }
  return text;
}

/** Which end of something a day is, by the text before it and behind it. */
export function leadOfDay(before: string, behind: string, isWeekday: (word: string) => boolean): DayLead | null {
  const led = withoutBetween(before, isWeekday);
  const ahead = LEADS.find(([, pattern]) => pattern.test(led));
  return (ahead ?? BEHIND.find(([, pattern]) => pattern.test(behind)))?.[0] ?? null;
}
