import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';
import { companyAhead } from './organisation.ts';
import { ATTESTED, nameIsBelow, plainNameAhead } from './told-person.ts';

/** To whom a paper is given, in words behind which the name follows; where a name alone would be anybody's they say so. */
const ISSUED_TO = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:issued|delivered|awarded|granted|presented) to|conferred (?:up)?on',
    'ausgestellt (?:für|auf)|verliehen an',
    'délivrée?s? à|remise? à|décernée? à',
    'rilasciat[oa] a|conferit[oa] a|si rilascia a',
    '(?:expedid|otorgad|concedid)[oa] a(?: favor de)?|se (?:expide|otorga|concede) a(?: favor de)?',
    '(?:emitid|passad)[oa] (?:a favor de|em nome de)|(?:conferid|concedid)[oa] a',
    'wydan[eoay] (?:dla|na rzecz)|vydán[oa]? (?:pro|na jméno)|vydan[éáý] pre|izdan[oa] za',
    '(?:uitgereikt|verleend|afgegeven) aan',
    'utfärdat (?:för|till)|(?:udstedt|utstedt) til|myönnetty|tilldelas|tildeles',
    '(?:eliberat[ăa]?|se eliberează)(?=\\s(?:d-nei|d-lui|dlui|dnei|doamnei|domnului)\\s)',
    'видан[аоий]|надан[оа]|выдан[аоы]?|дан[ао]?(?!\\s\\p{L}+(?:івна|ївна|овна|евна|ович|евич)(?!\\p{L}))|издаден[аои]? на|издато',
    'χορηγείται σ(?:τον|την)|απονέμεται σ(?:τον|την)',
    'diberikan kepada|düzenlenmiştir|cấp cho',
  ].join('|')})\\s*:?(?:\\s+|$)`,
  'giu',
);

/** Letters without capitals: words behind which a name follows, and what ends it. */
const WITHOUT_CAPITALS: readonly RegExp[] = [
  /(?:兹证明|茲證明|兹有|茲有)[:：]?\s?(?:(?:本|我)(?:公司|校|院|单位|單位)(?:员工|員工|学生|學生|职工)?|学生|學生|员工|員工)?\s?(?<name>(?!以上|上述|该|該|本|我|此|学生|學生|员工|員工|公司|申请|申請)\p{sc=Han}{2,4}?)(?:同学|同學|同志|先生|女士|小姐|[,，、(（\s]|系|为|為|自|于|於|在|是)/gu,
  /รับรองว่า\s?(?<name>(?:นางสาว|นาย|นาง|น\.ส\.|ด\.ช\.|ด\.ญ\.|เด็กชาย|เด็กหญิง)\s?[\u0e00-\u0e7f]{2,20}\s[\u0e00-\u0e7f]{2,30})(?=[\s,]|$)/gu,
  /(?<!\p{L})(?:ب?أن|إن)\s(?:السيدة?|الآنسة|الطالبة?|المهندسة?|الدكتورة?|الموظفة?|المواطنة?)\s?[/:]?\s?(?<name>(?!المذكور|المدير|الرئيس)\p{sc=Arabic}{2,}(?:\s(?!المذكور|هو|هي|قد|من|يعمل|تعمل|حامل|يحمل|تحمل|المولود|مقيد|الذي|التي|كان|لدى|في)\p{sc=Arabic}{2,}){1,4})/gu,
  /(?<!\p{L})कि\s(?:श्री|श्रीमती|सुश्री|कुमारी|कु\.|छात्रा?)\s(?<name>(?:[\p{sc=Devanagari}]+\s){1,3}?[\p{sc=Devanagari}]+)(?=\s(?:पुत्र|पुत्री|पत्नी|ने|को|का|की|के|हमारे|इस|दिनांक)|[,।(])/gu,
  /(?:^|[。\s])(?<name>\p{sc=Han}[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々 ]{1,9})\s?(?:氏|殿|様)?\s?\((?:[^()]{0,4}生年月日[^()]*|[^()]*\p{Nd}日?生(?:まれ)?)\)\s?(?:は|が|について)/gu,
  /(?<!\p{L})(?:گواهی\s(?:می[\s\u200c]?شود|می[\s\u200c]?گردد)|بدین[\s\u200c]?وسیله\sگواهی\s\p{sc=Arabic}+)\s(?:که\s)?(?:سرکار\sخانم|جناب\sآقای|آقای|خانم)\s(?<name>\p{sc=Arabic}{2,}(?:[\s\u200c](?!فرزند|به|با|دارای|متولد|دانشجوی|در|از|کارمند)\p{sc=Arabic}{2,}){1,3})/gu,
  /(?:לאשר|מאשרים|מאשרת|מאשר)(?:\s[\p{sc=Hebrew}"']+){0,4}?\sכי\s(?:ה?גב['׳]|גברת|מר|ד"ר|ה?עובדת?|ה?סטודנטי?ת?|ה?תלמידה?)\s(?<name>[\p{sc=Hebrew}'-]{2,}(?:\s(?!ת\.?ז|מס|בעל|נושא|עובד|מועסק|לומד|הינ|הוא|היא|רשומ|חבר|אשר|החל|מיום|ו?שכר)[\p{sc=Hebrew}'-]{2,}){1,3})/gu,
  /(?:প্রত্যয়ন|প্রত্যয়ন)\sকরা\sযা(?:চ্ছে|ইতেছে)\sযে,?\s(?:জনাব|বেগম)?\s?(?<name>(?:[\p{sc=Bengali}.]+\s){1,3}?[\p{sc=Bengali}]+)(?=,|\s(?:পিতা|স্বামী|আমাদের|এই))/gu,
  /प्रमाणित\sकरण्यात\sयेते\sकी,?\s(?:श्री|श्रीमती|कु\.|कुमारी)\.?\s(?<name>(?:[\p{sc=Devanagari}]+\s){1,3}?[\p{sc=Devanagari}]+)(?=,|\s(?:हे|हा|ही|ह्या|या|यांनी))/gu,
  /(?:ვადასტურებთ|დასტურდება|ეძლევა),?\s(?:რომ\s)?(?:ქალბატონ[ი]?|ბატონ[ი]?|მოქალაქე)\s(?<name>[ა-ჰ]{2,}\s[ა-ჰ]{3,})/gu,
  /(?:[Cc]hứng|[Xx]ác) nhận(?: rằng)?:?\s(?:ông|bà|anh|chị|em|học sinh|sinh viên|học viên|Ông|Bà|Anh|Chị)\s:?(?<name>\p{Lu}[\p{L}\p{M}]*(?:\s(?!Phòng|Sinh|Ngày|Là|Đã|Hiện)\p{Lu}[\p{L}\p{M}]*(?!\p{L})){1,4})/gu,
];

/** Sentences only: patterns on longer texts take long. */
const LONGEST = 1000;

/**
 * The person to whom a paper is given or of whom it confirms something, in languages and words that name nobody's part:
 * "Видана Терещук Олександрі Миронівні", "ขอรับรองว่า นางสาวกมลวรรณ ศรีวิลัย".
 */
export function issuedToCandidates(segment: Segment, at: number, all: readonly Segment[]): Candidate[] {
  const candidates: Candidate[] = [];
  const { text, tag } = segment;
  if (tag !== '' || text.length > LONGEST) return candidates;
  const suggest = (value: string, { parts: runs }: Segment) =>
    propose(candidates, { label: ATTESTED, value, plausibility: 0.6, source: 'greeting', runs, unsure: true });
  for (const match of text.matchAll(ISSUED_TO)) {
    const rest = text.slice(match.index + match[0].length);
    const below = nameIsBelow(rest) ? all[at + 1] : undefined;
    const given = below?.text ?? rest;
    const name = companyAhead(given) === null ? plainNameAhead(given) : undefined;
    if (name?.includes(' ')) suggest(name, below ?? segment);
  }
  for (const pattern of WITHOUT_CAPITALS)
    for (const { groups } of text.matchAll(pattern)) if (groups?.name) suggest(groups.name, segment);
  return candidates;
}
