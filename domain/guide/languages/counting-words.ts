import type { GuideLanguage } from './language.ts';

/** From 1 on, the other forms of numbers that are written out: genders, and the cases that stand behind "more than" and "for". */
const OTHER_FORMS: Readonly<Record<string, readonly string[]>> = {
  de: ['ein|eine|einen|einer|eines', 'zweier'],
  fr: ['une'],
  es: ['una|uno'],
  it: ["una|uno|un'"],
  pt: ['uma', 'duas'],
  nl: ['één'],
  sv: ['ett'],
  da: ['et|én|ét'],
  no: ['ett|et|én|ei'],
  fi: [
    'yhden|yhtä',
    'kahden|kahta',
    'kolmen|kolmea',
    'neljän|neljää',
    'viiden|viittä',
    'kuuden|kuutta',
    '',
    '',
    '',
    'kymmentä',
  ],
  pl: [
    'jedna|jedno|jednego|jednej',
    'dwie|dwóch',
    'trzech',
    'czterech',
    'pięciu',
    'sześciu',
    'siedmiu',
    'ośmiu',
    'dziewięciu',
    'dziesięciu',
    'jedenastu',
    'dwunastu',
  ],
  cs: [
    'jedna|jedno|jednoho|jedné|jedním',
    'dvě|dvou|dvěma',
    'tří|třemi',
    'čtyř|čtyřmi',
    'pěti',
    'šesti',
    'sedmi',
    'osmi',
    'devíti',
    'deseti',
    'jedenácti',
    'dvanácti',
  ],
  ru: [
    'одна|одного|одной',
    'две|двух',
    'трёх|трех',
    'четырёх|четырех',
    'пяти',
    'шести',
    'семи',
    'восьми',
    'девяти',
    'десяти',
    'одиннадцати',
    'двенадцати',
  ],
  uk: [
    'одна|одного|однієї',
    'дві|двох',
    'трьох',
    'чотирьох',
    "п'яти",
    'шести',
    'семи',
    'восьми',
    "дев'яти",
    'десяти',
    'одинадцяти',
    'дванадцяти',
  ],
  ro: ['o|unui|unei', 'doi'],
  el: ['έναν|ένας|μία|μια|ενός|μίας', 'δυο', 'τρία|τριών', 'τέσσερα|τεσσάρων', '', 'έξη', 'εφτά', 'οχτώ', 'εννιά'],
  hu: ['', 'kettő'],
};

const formsOf = new Map<string, ReadonlyMap<string, number>>();

/** The number that a word of a language is, in whatever gender and case; null when it is none. */
export function countOf(word: string, { code, numbers }: GuideLanguage): number | null {
  const small = word.toLowerCase();
  const at = numbers.indexOf(small);
  if (at >= 0) return at + 1;
  const known = formsOf.get(code);
  const forms =
    known ??
    new Map(
      (OTHER_FORMS[code] ?? []).flatMap((list, at) =>
        list.split('|').flatMap(one => (one === '' ? [] : [[one, at + 1]])),
      ),
    );
  if (!known) formsOf.set(code, forms);
  return forms.get(small) ?? null;
}
