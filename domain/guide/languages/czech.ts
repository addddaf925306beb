import type { GuideLanguage } from './language.ts';

const IS = '(je|jsou|musí být|má být|činí|zní)';
const SEEN =
  '(viditelný|viditelná|viditelné|čitelný|čitelná|čitelné|uveden|uvedena|uvedeno|uvedeny|zobrazen|zobrazena|zobrazeno|vidět|přítomen|přítomna|přítomno|vyplněno|vyplněn|vyplněna)';
const WHERE = '[na stránce|v dokumentu|na obrazovce|na snímku]';
const EVIDENCE = '(stránka|snímek obrazovky|dokument|obrázek|důkaz|soubor|potvrzení|výpis)';
const HOLDER = '(uživatel|klient|zákazník|osoba|držitel|člen|pojištěnec|cestující)';

/** "A" is a word of other languages, too, so that it joins nothing here. */
export const czech: GuideLanguage = {
  code: 'cs',
  levels: {
    high: 'vysoká|vysoký|vysoké|schválit|schval|přijmout|přijmi',
    medium: 'střední',
    low: 'nízká|nízký|nízké',
    reject: 'zamítnout|odmítnout|zamítni|odmítni|zamítnutí|neschvalovat|neschval|nepřijímat',
  },
  when: 'pokud|když|jestliže',
  give: 'udělit|ohodnotit jako',
  lead: ['(že|pokud|když|jestliže)', `${EVIDENCE} (ukazuje|potvrzuje|uvádí), že`],
  aroundField: ['hodnota', 'pole', 'na stránce', 'v dokumentu', 'uvedený', 'uvedená', 'uvedené'],
  attribute: { stands: 'before', holds: [`${HOLDER} má`, 'má'] },
  and: ['a zároveň', 'a také', 'i'],
  or: ['nebo', 'či', 'anebo'],
  oneOf: ['jeden z', 'jedna z', 'jedno z', 'buď'],
  now: {
    before: ['(aktuálně|nyní|stále|dosud|ještě|v současnosti|již)'],
    today: [
      '(dnes|nyní|aktuálně|ke dnešnímu dni|k dnešnímu dni)',
      '(v den|ke dni|v okamžiku|k datu) (kontroly|ověření|dotazu|snímku|pořízení snímku|zachycení)',
    ],
  },
  asked: [
    '[ta] (osoba|osobou|klient|držitel) (z dotazu|na kterou se ptáme|na kterého se ptáme|o kterou jde|o kterého jde)',
  ],
  place: { inside: ['v', 've', 've městě'], outside: ['mimo'] },
  notInValues:
    'je jsou není nejsou nikdy kromě ale pouze jen alespoň nejméně nejvýše méně více než před nejpozději viditelný viditelné chybí musí každý všechny mezi možná který která které pravděpodobně',
  numbers: ['jeden', 'dva', 'tři', 'čtyři', 'pět', 'šest', 'sedm', 'osm', 'devět', 'deset', 'jedenáct', 'dvanáct'],
  relations: {
    between: ['(je|činí|leží) mezi {bound} a {to}', '(je|činí) od {bound} do {to}'],
    future: [
      '(je|leží|nastane) v budoucnosti',
      '(je|leží|nastane) (po dnešku|po dnešním dni|po dnešním datu|později než dnes)',
      '(ještě nevypršel|ještě nevypršela|nevypršel|nevypršela|neuplynul|neuplynula|neuplynulo|ještě neuplynul)',
      'není v minulosti',
    ],
    past: [
      '(je|leží) v minulosti',
      '(je|leží) před (dneškem|dnešním dnem|dnešním datem)',
      '(již vypršel|již vypršela|vypršel|vypršela|již uplynul|uplynul|uplynula)',
      'není v budoucnosti',
    ],
    within_last: [
      '(je|pochází|proběhl|proběhla|proběhlo) (z|za|během|v) (posledních|posledního) [{n}] {unit}',
      '(není starší než|není starší|nejsou starší než) {n} {unit}',
      'je (nejvýše|méně než) {n} {unit} (starý|stará|staré)',
      '(není|nejsou) starší než {n} {unit}',
    ],
    older_than: [
      'je starší než {n} {unit}',
      '[je|začal|začala|začalo|proběhl|proběhla] (před více než|nejméně před|alespoň před) {n} {unit}',
      'trvá (alespoň|nejméně|více než) {n} {unit}',
      '[je|byl|byla] před (více než|nejméně|alespoň) {n} {unit}',
    ],
    within_next: ['(je|skončí|končí|vyprší) (během|v) (příštích|následujících|nejbližších) [{n}] {unit}'],
    ahead: [
      '(je platný|je platná|je platné|platí) [ještě] (nejméně|alespoň|minimálně) {n} {unit}',
      'je (nejdříve|nejméně|alespoň) za {n} {unit}',
    ],
    present: [
      `(je|jsou|musí být) [jasně|zřetelně|dobře] ${SEEN} ${WHERE}`,
      `(figuruje|nachází se|se nachází) ${WHERE}`,
    ],
    missing: ['chybí', `(není|nejsou) ${SEEN} ${WHERE}`, '(je|jsou) (neviditelný|nečitelný|nečitelná|nečitelné)'],
    none: ['(je|činí) (nula|nulový|nulová|nulové|0)'],
    negative: ['je (záporný|záporná|záporné|v minusu)'],
    ends_in: ['končí (na|číslicemi) {values}'],
    not_before: [
      '(je|leží) (nejdříve|ne dříve než|od) {bound}',
      '[je|platí] [platný|platná|platné] (alespoň do|nejméně do|minimálně do|ještě do) {bound}',
    ],
    not_after: ['(je|leží) (nejpozději|ne později než|do) {bound}'],
    after: ['(je|leží|nastane) (po|později než) {bound}'],
    before: ['(je|leží) (před|dříve než) {bound}'],
    at_least: ['[je|činí|jsou] (alespoň|nejméně|minimálně|ne méně než) {bound}', '(je|činí) {bound} nebo více'],
    at_most: [
      '[je|činí|jsou] (nejvýše|maximálně|ne více než) {bound}',
      '(je|činí) {bound} nebo méně',
      'nepřesahuje {bound}',
    ],
    more_than: ['[je|činí] (více než|vyšší než|větší než|přes|nad) {bound}', '(přesahuje|překračuje) {bound}'],
    less_than: ['[je|činí] (méně než|nižší než|menší než|pod) {bound}'],
    differs: ['(není|nejsou|již není|už není) {values}', 'je (jiný než|jiná než|jiné než) {values}'],
    equals: [`${IS} [přesně|stále|nyní|aktuálně] {values}`, '(se jmenuje|odpovídá) {values}'],
    never_became: ['(nebyl|nebyla|nebylo|nebyly) [dosud] {values}'],
    became: ['(byl|byla|bylo|byly) [již] {values}'],
    other: ['(je jiný|je jiná|je jiné|se liší|liší se|nesouhlasí|nesedí)'],
  },
  statements: {
    all_present: [
      `všechny [požadované|povinné|potřebné] (údaje|hodnoty|pole|informace) jsou ${SEEN}`,
      `všechna [požadovaná|povinná] pole jsou ${SEEN}`,
    ],
    shows: [
      `${EVIDENCE} (ukazuje|zobrazuje|obsahuje|uvádí) {fields}`,
      '(je|jsou) (vidět|uvedeno|uvedena|uveden) {fields}',
      '(uvedeno je|uveden je|uvedena je) {fields}',
    ],
    none_of: ['(žádný|žádná|žádné|bez) {fields}', '(nemá|nejsou|není|neexistuje) [žádný|žádné|žádná] {fields}'],
    lacks: [`${EVIDENCE} (neukazuje|nezobrazuje|neobsahuje|neuvádí) {fields}`, 'chybí {fields}'],
    altered: [
      `${EVIDENCE} (je|byl|byla|vypadá) (upraven|upravena|upravený|upravená|změněn|změněna|zfalšován|zfalšována|zmanipulován|zmanipulována|padělaný|padělaná)`,
    ],
    unaltered: [
      `${EVIDENCE} (není|nebyl|nebyla) (upraven|upravena|upravený|upravená|změněn|změněna|zfalšován|zfalšována)`,
    ],
    unreadable: [`${EVIDENCE} je (nečitelný|nečitelná|rozmazaný|rozmazaná|oříznutý|oříznutá)`],
    readable: [`${EVIDENCE} (je|musí být) [dobře|jasně] (čitelný|čitelná|zřetelný|zřetelná)`],
    ambiguous: [`${EVIDENCE} je (nejednoznačný|nejednoznačná|nejasný|nejasná)`],
    contradictory: [`${EVIDENCE} (si odporuje|je rozporný|je rozporná|obsahuje rozpory)`, 'údaje si odporují'],
    foreign_site: [`${EVIDENCE} (je|pochází) z (jiného|nesprávného|cizího) (webu|domény|serveru)`],
    own_site: [`${EVIDENCE} (je|pochází) z oficiálního webu`],
    somebody_else: [
      `${EVIDENCE} (patří|se týká|ukazuje) (někomu jinému|jiné osobě|jiné osoby|někoho jiného|jinou osobu)`,
    ],
    specimen: [`${EVIDENCE} je (příklad|vzor|ukázka|šablona|demo|jen ukázka)`],
    picture: [`${EVIDENCE} je (snímek obrazovky|fotografie|fotka obrazovky)`],
  },
};
