/** What people call currencies behind an amount, in the forms that stand there, the currencies that are called so, and the sign that says the same. */
const NOUNS: readonly [names: string, codes: string, sign?: string][] = [
  [
    'euro, euros, euroa, eura, eur, euró, eurot, eiro, eurų, eurai, evrov, evri, evra, evro, евро, євро, евра, ευρώ, يورو, אירו, euron, 欧元, 歐元, ユーロ, 유로',
    'EUR',
    '€',
  ],
  ['krona, kronor', 'SEK', 'kr'],
  ['krone, kroner', 'NOK DKK', 'kr'],
  ['krónur, krónu, króna, kronur', 'ISK', 'kr'],
  ['koruna, koruny, korun', 'CZK', 'Kč'],
  ['złoty, złote, złotego, złotych, zlotych', 'PLN', 'zł'],
  ['forint, forintot', 'HUF'],
  ['leu, lei', 'RON MDL'],
  ['лев, лева', 'BGN'],
  ['dinar, dinara, dinari, динар, динара', 'RSD'],
  ['денар, денари', 'MKD'],
  ['lekë, lek', 'ALL'],
  ['рубль, рубля, рублей, рубли', 'RUB', 'руб'],
  ['рублёў, рубель', 'BYN'],
  ['гривня, гривні, гривень', 'UAH', 'грн'],
  ['теңге, тенге', 'KZT'],
  ['soʻm, so‘m, som, сум', 'UZS'],
  ['manat', 'AZN'],
  ['ლარი', 'GEL'],
  ['դրամ', 'AMD'],
  ['төгрөг', 'MNT'],
  ['lira, lirası', 'TRY'],
  ['franken, francs, franchi', 'CHF'],
  ['pound, pounds, quid', 'GBP', '£'],
  ['dollar, dollars, dollari, bucks', 'USD CAD AUD NZD SGD HKD TWD', '$'],
  ['dólares, dólar', 'USD', '$'],
  ['rand', 'ZAR'],
  ['naira', 'NGN'],
  ['shilling, shillings, shilingi', 'KES TZS UGX'],
  ['peso, pesos, piso', 'MXN ARS CLP COP PHP UYU DOP'],
  ['soles', 'PEN'],
  ['real, reais', 'BRL'],
  ['rupee, rupees', 'INR PKR LKR NPR MUR'],
  ['रुपये, रुपए, रुपया, रूपये', 'INR'],
  ['रुपैयाँ, रूपैयाँ', 'NPR'],
  ['টাকা', 'BDT INR'],
  ['ரூபாய், ரூபாய்கள்', 'INR LKR'],
  ['روپے, روپیہ', 'PKR'],
  ['rupiah', 'IDR'],
  ['ringgit', 'MYR'],
  ['baht, บาท', 'THB'],
  ['đồng', 'VND'],
  ['ກີບ', 'LAK'],
  ['yen', 'JPY', '円'],
  ['yuan, 人民币, 人民幣', 'CNY'],
  ['新台幣, 新臺幣', 'TWD'],
  ['港元, 港幣, 港币', 'HKD'],
  ['won', 'KRW', '원'],
  ['ש"ח, שקל, שקלים, שקלים חדשים', 'ILS'],
  ['ريال, ريالا', 'SAR QAR OMR YER'],
  ['درهم, درهما', 'AED MAD'],
  ['دينار, دينارا', 'KWD JOD BHD IQD TND DZD LYD'],
  ['جنيه, جنيها', 'EGP SDG'],
  ['ليرة', 'LBP SYP TRY'],
  ['ریال', 'IRR'],
  ['تومان', 'IRR'],
  ['ብር', 'ETB'],
];

/** Which of its currencies somebody means says an adjective, before the noun or behind it. */
const ADJECTIVES: Readonly<Record<string, string>> = {
  SEK: 'svenska, swedish',
  NOK: 'norske, norwegian',
  DKK: 'danske, danish',
  ISK: 'íslenskar, icelandic',
  CZK: 'české, českých, czech',
  PLN: 'polskich, polskie, polski, polish',
  HUF: 'magyar, hungarian',
  RON: 'românești, romanian',
  CHF: 'schweizer, suisses, svizzeri, swiss',
  GBP: 'british, sterling',
  USD: 'us, american, estadounidenses, américains, americani, americanos',
  CAD: 'canadian, canadiens',
  AUD: 'australian',
  NZD: 'new zealand',
  SGD: 'singapore',
  HKD: 'hong kong',
  ZAR: 'south african',
  MXN: 'mexicanos, mexican',
  ARS: 'argentinos',
  CLP: 'chilenos',
  COP: 'colombianos',
  PHP: 'philippine, ng pilipinas',
  PEN: 'peruanos',
  BRL: 'brasileiros, brazilian',
  INR: 'indian, भारतीय, இந்திய',
  PKR: 'pakistani, پاکستانی',
  NPR: 'nepalese, नेपाली',
  TRY: 'türk, turkish',
  SAR: 'سعودي, saudi',
  QAR: 'قطري',
  OMR: 'عماني',
  AED: 'إماراتي, اماراتي',
  MAD: 'مغربي, مغربيا',
  KWD: 'كويتي',
  JOD: 'أردني, اردني',
  BHD: 'بحريني',
  IQD: 'عراقي',
  TND: 'تونسي',
  DZD: 'جزائري',
  EGP: 'مصري, مصريا',
  UAH: 'українських, української',
  RUB: 'российских, российского',
  RSD: 'srpskih, српских',
  IDR: 'indonesia',
  MYR: 'malaysia',
  VND: 'việt nam',
};

let known: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** As written by people who set all signs, some, or none. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('״', '"')
    .replace(/[\u064b-\u0652]/g, '');

function names(): ReadonlyMap<string, ReadonlySet<string>> {
  if (known) return known;
  const found = new Map<string, Set<string>>();
  const add = (name: string, code: string) => found.set(name, (found.get(name) ?? new Set()).add(code));
  for (const [nouns, codes] of NOUNS)
    for (const noun of nouns.split(', '))
      for (const code of codes.split(' ')) {
        add(noun, code);
        for (const adjective of ADJECTIVES[code]?.split(', ') ?? []) {
          add(`${adjective} ${noun}`, code);
          add(`${noun} ${adjective}`, code);
        }
      }
  known = found;
  return found;
}

const NONE: ReadonlySet<string> = new Set();
/** How Arabic ends what is counted, each word of it: "ديناراً أردنياً". */
const COUNTED = /(?<=\p{sc=Arabic}{3})ا(?=\s|$)/gu;

/** The currencies that some words behind an amount name, as "kronor", "pesos mexicanos" or "دينار أردني"; none for others. */
export const currenciesNamed = (text: string): ReadonlySet<string> =>
  names().get(plain(text)) ?? names().get(plain(text).replace(COUNTED, '')) ?? NONE;

let signs: ReadonlyMap<string, string> | undefined;

/** The sign that says the same as a noun behind an amount, as "kr" for "kronor"; null for any other text. */
export function signNamed(text: string): string | null {
  signs ??= new Map(
    NOUNS.flatMap(([nouns, , sign]) =>
      sign === undefined ? [] : nouns.split(', ').map((noun): [string, string] => [noun, sign]),
    ),
  );
  return signs.get(plain(text)) ?? null;
}
