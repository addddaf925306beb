import type { GuideLanguage } from './language.ts';

const IS = '(är|måste vara|ska vara|skall vara|bör vara|uppgår till|lyder)';
const SEEN = '(synlig|synligt|synliga|läsbar|läsbart|läsbara|angiven|angivet|angivna|ifylld|ifyllt|nämnd|nämnt)';
const SHOWN = '(visas|syns|framgår|anges|finns|finns med|kan läsas|går att läsa)';
const EVIDENCE = '(sidan|skärmbilden|dokumentet|bilden|beviset|underlaget|filen|intyget|utdraget)';
const HOLDER = '(användaren|kunden|personen|innehavaren|medlemmen|kontohavaren|den försäkrade)';

export const swedish: GuideLanguage = {
  code: 'sv',
  levels: {
    high: 'hög|högt|höga|godkänn|acceptera',
    medium: 'medel|medelhög',
    low: 'låg|lågt',
    reject: 'avslå|avvisa|neka|underkänn|godkänn inte|acceptera inte',
  },
  when: 'om|när|ifall',
  give: 'ge|bedöm som|sätt',
  lead: [
    '(att|om|när|ifall|så)',
    `${EVIDENCE} (visar|anger|bekräftar) att`,
    '(det|den) (visas|framgår|syns) att',
    '(den|det|en|ett)',
  ],
  aroundField: [
    'den',
    'det',
    'en',
    'ett',
    'värdet för',
    'fältet',
    'på sidan',
    'i dokumentet',
    'på skärmen',
    'angivna',
    'angiven',
  ],
  attribute: { stands: 'before', holds: [`${HOLDER} (har|innehar) [en|ett]`, '(har|innehar) (en|ett)'] },
  and: ['och', 'samt'],
  or: ['eller'],
  oneOf: ['en av', 'ett av', 'någon av', 'något av', 'antingen'],
  now: {
    before: ['(för närvarande|fortfarande|ännu|nu|redan|aktuellt)'],
    today: [
      '(idag|i dag|nu|för närvarande|just nu)',
      '(på|vid) (dagen för kontrollen|kontrolldagen|kontrollen|kontrolltillfället|dagens datum|dagen för skärmbilden)',
    ],
  },
  asked: [
    '[den] (person|personen|kunden|medlemmen) (som frågan gäller|som efterfrågas|i frågan|det gäller)',
    '[den] efterfrågade personen',
  ],
  place: { inside: ['i'], outside: ['utanför'] },
  notInValues:
    'och är inte ej aldrig utom men bara endast minst högst mindre än före efter inom senast tidigast synlig visas saknas ska måste alla varje mellan verkar troligen kanske som',
  numbers: ['en', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio', 'elva', 'tolv'],
  relations: {
    between: ['(är|ligger) mellan {bound} och {to}'],
    future: [
      '(ligger|är) i framtiden',
      '(ligger|är|infaller) efter (idag|i dag|dagens datum)',
      '(har|är) (inte|ej) (gått ut|löpt ut|passerat|passerad)',
      '(ligger|är) inte i det förflutna',
    ],
    past: [
      '(ligger|är) i det förflutna',
      '(ligger|är|infaller) före (idag|i dag|dagens datum)',
      '(har|är) [redan] (gått ut|löpt ut|passerat|passerad)',
      '(ligger|är) inte i framtiden',
    ],
    within_last: [
      '(ligger|är|infaller) inom (de|den|det) senaste [{n}] {unit}',
      '(är|är daterad|är daterat|gjordes|skedde) (under|inom|från) (de|den|det) senaste [{n}] {unit}',
      'är (högst|inte äldre än|mindre än|yngre än) {n} {unit} [gammal|gammalt|gamla|sedan]',
      '[är|var] (högst|max|maximalt|inte äldre än|mindre än|som mest) {n} {unit} [gammalt|gammal|gamla]',
    ],
    older_than: [
      'är (äldre än|mer än|över) {n} {unit} [gammal|gammalt|gamla]',
      '[är|började|påbörjades|startade|ligger] [för] (minst|mer än|över) {n} {unit} (sedan|bort|tillbaka)',
      '[sedan] [för] (minst|mer än) {n} {unit} [sedan]',
      '[är|började|skedde] för (minst|mer än|över) {n} {unit} sedan',
      'sedan (minst|mer än) {n} {unit}',
    ],
    within_next: [
      '(ligger|är|infaller|löper ut|går ut) inom (de närmaste|de kommande|den närmaste|den kommande) [{n}] {unit}',
    ],
    ahead: ['(ligger|är) (minst|mer än) {n} {unit} (bort|framåt|fram i tiden)', 'är giltig i minst {n} {unit} [till]'],
    present: [
      `(är|ska vara|måste vara) [tydligt|klart|väl] ${SEEN}`,
      `[tydligt|klart] ${SHOWN} [tydligt|klart] [på sidan|i dokumentet|på skärmen]`,
    ],
    missing: [
      '(saknas|fattas)',
      `är (inte|ej) ${SEEN}`,
      `${SHOWN} (inte|ej) [på sidan|i dokumentet]`,
      '(visas|syns) (inte|ej)',
    ],
    none: ['är (noll|0|inget|inga)'],
    negative: ['är (negativt|negativ|övertrasserat|på minus)'],
    ends_in: ['slutar på {values}'],
    not_before: [
      '(är|ligger) (tidigast|inte före|på eller efter|från och med|från) [den] {bound}',
      '[är|gäller] [giltig|giltigt] (minst till|till minst|åtminstone till) [och med] {bound}',
    ],
    not_after: ['(är|ligger) (senast|inte efter|på eller före|till och med) [den] {bound}'],
    after: ['(är|ligger|infaller) (efter|senare än) [den] {bound}'],
    before: ['(är|ligger|infaller) (före|tidigare än) [den] {bound}'],
    at_least: [
      '[är|uppgår till] (minst|lägst|åtminstone|inte mindre än|inte under) {bound}',
      '[är|uppgår till] {bound} eller (mer|högre|fler|över)',
    ],
    at_most: [
      '[är|uppgår till] (högst|max|maximalt|inte mer än|inte över) {bound}',
      '[är|uppgår till] {bound} eller (mindre|lägre|färre|under)',
      'överstiger inte {bound}',
    ],
    more_than: ['(är|uppgår till) (mer än|större än|högre än|över) {bound}', 'överstiger {bound}'],
    less_than: ['(är|uppgår till) (mindre än|lägre än|under) {bound}', 'understiger {bound}'],
    differs: ['(är inte|är inte längre|är ej|inte) {values}', 'är (något annat än|annat än|annan än) {values}'],
    equals: [
      `${IS} [lika med|exakt|fortfarande|för närvarande] {values}`,
      '(heter|stämmer överens med|motsvarar) {values}',
    ],
    never_became: ['har (inte|ej|ännu inte) (blivit|blivit) {values}'],
    became: ['(har|blev) [redan] [blivit] {values}'],
    other: ['(är en annan|är ett annat|är någon annan|avviker|stämmer inte|skiljer sig)'],
  },
  statements: {
    all_present: [`alla [obligatoriska|begärda|nödvändiga] (fält|uppgifter|värden) [${SHOWN}|är ${SEEN}]`],
    shows: [`${EVIDENCE} (visar|innehåller|anger|nämner) {fields}`, `(det finns|det framgår|det visas) {fields}`],
    none_of: ['(inga|ingen|inget|utan) {fields}', '(har|finns|det finns) (inga|ingen|inget) {fields}'],
    lacks: [
      `${EVIDENCE} (visar|innehåller|anger) (inte|ingen|inget|inga) {fields}`,
      '(inget|ingen|inga) {fields} (visas|syns|framgår|anges)',
      '{fields} saknas',
    ],
    altered: [
      `${EVIDENCE} (är|har blivit|verkar|ser ut att vara) (ändrad|ändrat|redigerad|redigerat|manipulerad|manipulerat|förfalskad|förfalskat)`,
    ],
    unaltered: [`${EVIDENCE} är (oförändrad|oförändrat|inte ändrad|inte redigerad|inte manipulerad)`],
    unreadable: [`${EVIDENCE} är (oläslig|oläsligt|oläsbar|suddig|suddigt|avskuren|avskuret|beskuren|inte läsbar)`],
    readable: [`${EVIDENCE} (är|måste vara|ska vara) [fullt|tydligt] (läsbar|läsbart|tydlig|tydligt)`],
    ambiguous: [`${EVIDENCE} är (otydlig|otydligt|tvetydig|tvetydigt|oklar|oklart)`],
    contradictory: [
      `${EVIDENCE} (motsäger sig själv|är motsägelsefull|är motsägelsefullt)`,
      '(uppgifterna|värdena) motsäger varandra',
    ],
    foreign_site: [`${EVIDENCE} (är|kommer) från (en annan|fel) (webbplats|sajt|sida|domän)`],
    own_site: [`${EVIDENCE} (är|kommer) från den (officiella|rätta) (webbplatsen|sajten)`],
    somebody_else: [
      `${EVIDENCE} (visar|gäller|tillhör|avser) (någon annan|en annan person|annan person)`,
      '(uppgifterna|kontot|medlemskapet|avtalet) (gäller|tillhör|avser) (någon annan|en annan person)',
    ],
    specimen: [`${EVIDENCE} är (ett exempel|en mall|en demo|ett prov|en exempelsida|en förlaga)`],
    picture: [`${EVIDENCE} är (en skärmdump|ett foto|en bild av en skärm|ett foto av en skärm)`],
  },
};
