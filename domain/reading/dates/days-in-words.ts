/** How languages that write whole days in words count up to thirty-one, from one on, and what they begin years of this century with. */
type Counting = { units: string; thousand: string; joins: string };

const LANGUAGES: readonly Counting[] = [
  {
    units:
      'uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete|dieciocho|diecinueve|veinte|veintiuno|veintidós|veintitrés|veinticuatro|veinticinco|veintiséis|veintisiete|veintiocho|veintinueve|treinta|treinta y uno',
    thousand: 'dos mil',
    joins: ' ',
  },
  {
    units:
      'um|dois|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze|quinze|dezesseis|dezessete|dezoito|dezenove|vinte|vinte e um|vinte e dois|vinte e três|vinte e quatro|vinte e cinco|vinte e seis|vinte e sete|vinte e oito|vinte e nove|trinta|trinta e um',
    thousand: 'dois mil',
    joins: ' e ',
  },
  {
    units:
      'un|dos|tres|quatre|cinc|sis|set|vuit|nou|deu|onze|dotze|tretze|catorze|quinze|setze|disset|divuit|dinou|vint|vint-i-un|vint-i-dos|vint-i-tres|vint-i-quatre|vint-i-cinc|vint-i-sis|vint-i-set|vint-i-vuit|vint-i-nou|trenta|trenta-un',
    thousand: 'dos mil',
    joins: ' ',
  },
  {
    units:
      'uno|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove|venti|ventuno|ventidue|ventitré|ventiquattro|venticinque|ventisei|ventisette|ventotto|ventinove|trenta|trentuno',
    thousand: 'duemila',
    joins: '',
  },
  {
    units:
      'un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept|dix-huit|dix-neuf|vingt|vingt et un|vingt-deux|vingt-trois|vingt-quatre|vingt-cinq|vingt-six|vingt-sept|vingt-huit|vingt-neuf|trente|trente et un',
    thousand: 'deux mille',
    joins: ' ',
  },
  {
    units:
      'unu|doi|trei|patru|cinci|șase|șapte|opt|nouă|zece|unsprezece|doisprezece|treisprezece|paisprezece|cincisprezece|șaisprezece|șaptesprezece|optsprezece|nouăsprezece|douăzeci|douăzeci și unu|douăzeci și doi|douăzeci și trei|douăzeci și patru|douăzeci și cinci|douăzeci și șase|douăzeci și șapte|douăzeci și opt|douăzeci și nouă|treizeci|treizeci și unu',
    thousand: 'două mii',
    joins: ' ',
  },
  {
    units:
      'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|twenty-first|twenty-second|twenty-third|twenty-fourth|twenty-fifth|twenty-sixth|twenty-seventh|twenty-eighth|twenty-ninth|thirtieth|thirty-first',
    thousand: '',
    joins: '',
  },
  {
    units:
      'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|twenty-one|twenty-two|twenty-three|twenty-four|twenty-five|twenty-six|twenty-seven|twenty-eight|twenty-nine|thirty|thirty-one',
    thousand: 'two thousand and',
    joins: ' ',
  },
];
/** What the first of a month is called where the others are counted, and other spellings. */
const OTHERWISE: readonly [string, number][] = [
  ['primero', 1],
  ['primeiro', 1],
  ['primer', 1],
  ['primo', 1],
  ['premier', 1],
  ['întâi', 1],
  ['dezasseis', 16],
  ['dezassete', 17],
  ['dezanove', 19],
  ['quatorze', 14],
  ['treinta y un', 31],
  ['veintiún', 21],
];
const CENTURY = 2000;

const withoutMarks = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const DAYS = new Map<string, number>();
const YEARS = new Map<string, number>();
for (const { units, thousand, joins } of LANGUAGES)
  for (const [at, word] of units.split('|').entries()) {
    DAYS.set(withoutMarks(word), at + 1);
    if (thousand !== '') YEARS.set(withoutMarks(`${thousand}${joins}${word}`), CENTURY + at + 1);
  }
for (const [word, day] of OTHERWISE) DAYS.set(withoutMarks(word), day);
for (const [at, word] of (LANGUAGES.at(-1)?.units ?? '').split('|').entries())
  if (at >= 9) YEARS.set(`twenty ${word}`, CENTURY + at + 1);

const between = (words: Iterable<string>) =>
  [...words]
    .toSorted((a, b) => b.length - a.length)
    .map(word => word.replace(/[- ]/g, '[- ]'))
    .join('|');
/** Days of the month, perhaps counted by a word for days, the month, perhaps called one, and the year. */
const DAY = String.raw`(?<day>${between(DAYS.keys())}|\d{1,2}(?=\s(?:dias|giorni|jours|zile|dies)))(?:\s\([^()]{1,20}\))?`;
const MONTH = String.raw`\s(?:(?:dias|giorni|jours|zile|dies|day)\s)?(?:(?:del|do|of|de|du|din|d')\s?(?:mes|mese|mois|luna)\s)?(?:de\s|di\s|d'|of\s|del\s)?(?<month>\p{L}{3,12}),?`;
const YEAR = String.raw`\s(?:(?:del?|do|of|dell'|de l')\s?(?:(?:ano|anno|any|year|an)\s)?(?:de\s)?)?(?<year>${between(YEARS.keys())}|20\d{2})(?![\p{L}\p{N}])(?!\s(?:y|e|et|si)\s|-)`;
const SPELT = new RegExp(String.raw`(?<![\p{L}\p{N}-])${DAY}${MONTH}${YEAR}`, 'giu');
/** Without one of these no text tells a day in words. */
const MAY_BE =
  /mil|mii|thousand|twenty|(?:th|st|nd|rd) (?:day )?of|(?:dias|días|giorni|jours|zile|dies) d|\p{L}\s(?:de\s)?\p{L}+\s(?:de\s|del\s)?20\d{2}/iu;

const numberOf = (words: string, among: ReadonlyMap<string, number>, spelling: (text: string) => string) =>
  among.get(words) ?? [...among].find(([known]) => spelling(known) === spelling(words))?.[1] ?? Number(words);

const joined = (text: string) => text.replace(/[- ]/g, ' ');

/** The days that a text tells in words, with their places in it. */
export function daysInWords(text: string): { text: string; index: number }[] {
  if (!MAY_BE.test(text)) return [];
  const plain = withoutMarks(text);
  if (plain.length !== text.length) return [];
  return [...plain.matchAll(SPELT)].map(({ 0: found, index }) => ({
    text: text.slice(index, index + found.length),
    index,
  }));
}

/**
 * A text with figures in the place of the days that it tells in words: "once de noviembre de dos mil veintiséis". It stays as
 * long, and each day begins and ends where it did.
 */
export function withFiguresForDays(text: string): string {
  if (!MAY_BE.test(text)) return text;
  const plain = withoutMarks(text);
  // Where marks are letters of their own in lower case the places would not be those of the text.
  if (plain.length !== text.length) return text;
  let figured = text;
  for (const { 0: whole, index, groups } of plain.matchAll(SPELT)) {
    const { day = '', month = '', year = '' } = groups ?? {};
    const figures = [numberOf(day, DAYS, joined), month, numberOf(year, YEARS, joined)].map(String);
    const [first = '', , last = ''] = figures;
    const at = whole.indexOf(month, day.length);
    const shown = `${first.padEnd(at)}${text.slice(index + at, index + at + month.length)}`;
    figured = `${figured.slice(0, index)}${shown}${last.padStart(whole.length - shown.length)}${figured.slice(index + whole.length)}`;
  }
  return figured;
}
