/** How letters say of somebody that they work somewhere, as of now: neither what was so nor what will be. */
const EMPLOYED = [
  '(?:is|has been)(?: (?:currently|continuously|permanently))? (?:employed|engaged)|works|has worked|is working|has been working',
  'ist(?=.*(?<!\\p{L})(?:beschäftigt|angestellt|tätig)(?!\\p{L}))|(?:beschäftigt|angestellt|tätig) ist|arbeitet',
  'est (?:bien |actuellement )?(?:employée?|salariée?)|travaille|fait partie de notre (?:personnel|effectif)',
  'trabaja|está contratad[oa]|es emplead[oa]|presta (?:sus )?servicios',
  'è (?:attualmente |regolarmente )?(?:dipendente|impiegat[oa]|assunt[oa]|alle dipendenze)|lavora|presta servizio',
  'trabalha|é (?:funcionári[oa]|colaboradora?|empregad[oa]|trabalhadora?)|presta serviço',
  'in dienst is|werkzaam is|is(?=.*(?<!\\p{L})(?:in dienst|werkzaam)(?!\\p{L}))|werkt',
  'är (?:tillsvidareanställd|fast anställd|anställd)|arbetar',
  'er (?:fast |fastansat|ansatt?)(?:ansatt?)?|arbejder|arbeider|jobber',
  'jest zatrudnion[ya]|pracuje',
  'je (?:zaměstnán|zamestnan)[aáoý]?|je zaposlena?',
  'este (?:angajată?|salariată?)|lucrează',
];

/** What makes of a statement none of today: conditions, what is to come, what was, and what denies. */
const NOT_PLAINLY = [
  "if|unless|provided|subject to|would|will|shall|should|may|might|could|was|were|had|former(?:ly)?|previous(?:ly)?|until|expected|proposed|pending|offer(?:ed)?|intend\\p{L}*|conditional\\p{L}*|not|never|neither|n['’]t|no longer|from next|as of next",
  'wenn|falls|sofern|würden?|wird|werden|waren?|wären?|bis|ehemals|ehemalige[nr]?|früher|vorbehaltlich|voraussichtlich|nicht|nie|kein\\p{L}*|künftig',
  "si|sauf|serait|sera|était|fut|jusqu\\p{L}*|sous réserve|ne|pas|plus|ancienn?e?|n['’]est",
  'sería|será|era|fue|estaba|hasta|no (?:es|está|trabaja|presta)|salvo|condicion\\p{L}*',
  'qualora|sarebbe|sarà|fu|fino|non|salvo|ex|a condizione',
  'seria|foi|até|não|caso|exceto',
  'indien|mits|zou|zal|niet|geen|tot|voorheen|onder voorbehoud',
  'skulle|ska|kommer att|var|inte|tidigare|tills|förutsatt|om (?:han|hon|inte)',
  'hvis|dersom|ville|vil|skal|ikke|indtil|inntil|forudsat|forutsatt',
  'jeśli|jeżeli|będzie|byłby|był|była|nie|do dnia|pod warunkiem|dawniej',
  'pokud|bude|byla?|není|nie je|jestliže|ak|nije|ako|će|bio|bila',
  'dacă|va|ar fi|a fost|nu|până',
  'если|при условии|будет|был[аио]?|был бы|не|до|ранее|бывш\\p{L}+|якщо|буде|був|була|було|раніше|колишн\\p{L}+|ако|ще|беше|бил[аио]?|няма|преди|бивш\\p{L}+',
  'αν|εφόσον|θα|ήταν|υπήρξε|δεν|μέχρι|έως|πρώην|υπό τον όρο',
  'eğer|olacak\\p{L}*|idi|değil\\p{L}*|eski|kadar|ayrılmış\\p{L}*',
  'ha|volt|lesz|nem|korábbi|egykori|feltéve',
  'jos|oli|olisi|tulee|ei|saakka|entinen|kui|ei ole|endine|ja juhul',
  'إذا|كان|كانت|سوف|سيكون|ليس|ليست|لا|لم|حتى|سابق\\p{L}*|אם|היה|הייתה|יהיה|תהיה|לא|אינו|אינה|עד|לשעבר|اگر|بود|خواهد|نیست|سابق',
  'यदि|था|थी|थे|होगा|होगी|नहीं|पूर्व|तक',
  'nếu|đã từng|sẽ|không|chưa|cựu|đến ngày|jika|akan|bukan|tidak|belum|mantan|pernah|hingga',
];

/** The same in letters without spaces, where no sign parts a word from another. */
const NOT_PLAINLY_UNSPACED =
  /曾|原任|前任|未|不|非|将于|將於|如果|若|でした|であった|だった|予定|ない|ありません|元社員|場合|이었|였(?:음|습|다)|예정|아니|않|없|전 직원|퇴직|퇴사|เคย|ไม่|จะ|หาก|อดีต/u;

const words = (lists: readonly string[]) => `(?<![\\p{L}\\p{M}])(?:${lists.join('|')})(?![\\p{L}\\p{M}])`;

/** Source of a pattern for the verb by which somebody is said to work somewhere now. */
export const EMPLOYED_NOW = words(EMPLOYED);

const TELLS_NO_PRESENT = new RegExp(words(NOT_PLAINLY), 'iu');

/** The month, and not what may be. */
const MONTH_OF_MAY = /(?<=\d\s)May(?!\p{L})|(?<!\p{L})May(?=\s\d)/gu;

/** Whether a sentence says what it says of now, without a condition, a denial or another time. */
export const isPlainlyNow = (sentence: string): boolean =>
  !TELLS_NO_PRESENT.test(sentence.replace(MONTH_OF_MAY, '')) && !NOT_PLAINLY_UNSPACED.test(sentence);

/** Behind these words stands since when it is so. */
export const SINCE = words([
  'since',
  'seit(?: dem)?',
  'depuis(?: le)?',
  'desde(?: el| o dia)?',
  'dal',
  'sinds',
  'sedan(?: den)?',
  'siden(?: den)?',
  'od(?: dnia)?',
]);

/** Behind these words stands what somebody works as. */
export const WORKS_AS = words([
  '(?:в|на) (?:должности|посаді|длъжност(?:та)?)|в качестве|в роли',
  'με την ειδικότητα|στη θέση(?: του| της)?|ως',
  'na pozici|ve funkci|na pozícii|vo funkcii|jako|ako',
  'în funcția de|pe (?:postul|funcția) de|pe post de|în calitate de',
  'na radnom mjestu|na radnom mestu|na delovnem mestu|na poslovima|kao|kot|на радном месту|као',
  'kā|kaip',
  'as(?: an?| our)?',
  'in the (?:position|role|post) of',
  'als',
  'en qualité de',
  'en tant que',
  'como',
  'in qualità di',
  'con la (?:qualifica|mansione) di',
  'na função de',
  'com a categoria de',
  'in de functie van',
  'som',
  'na stanowisku',
]);

/** What begins behind a position and is no part of it. */
export const ENDS_POSITION = new RegExp(
  `^(?:${[
    'in our|based|since|on an?|under|full-time|part-time|with(?: an?)?|by',
    'seit|in (?:Vollzeit|Teilzeit|unser\\p{L}*)|mit|im Umfang|beschäftigt|angestellt|tätig|bei',
    'depuis|dans (?:notre|nos)|au sein|chez|à notre|en notre|sous contrat|à temps|en (?:contrat|CDI|CDD)',
    'desde|con|a jornada|mediante|en (?:nuestr\\p{L}+|est[ea]|dich[oa])|percibiendo|bajo',
    'dal|a tempo|presso|nell?[ae]? nostr\\p{L}+|in (?:questa|forza)',
    'com|a tempo|desde|n[ao]s? noss\\p{L}+|nest[ae]|em noss\\p{L}+|percebendo',
    'sinds|op (?:basis|onze)|met|voor onbepaalde|bij|in (?:ons|onze)',
    'sedan|på|med|hos|siden|vid|i (?:vår\\p{L}*|vores)|ved',
    'od|w (?:wymiarze|pełnym|nasz\\p{L}+)|na (?:podstawie|czas)|ve? naš\\p{L}+|na dobu|în cadrul|din data|începând|в (?:наш\\p{L}+|ООО|АО)|с \\p{Nd}|з \\p{Nd}|από',
  ].join('|')})(?![\\p{L}\\p{M}])`,
  'u',
);

/** How sentences begin that say something of whom the letter is about, and what they say it by. */
export const OF_THEM =
  "(?:His|Her|Their|The|Sein|Seine|Ihr|Ihre|Das|Die|Der|Son|Sa|Le|La|L['’]|Su|El|Il suo|La sua|Il|Lo|O seu|A sua|O|A|Zijn|Haar|Het|De|Hans|Hennes|Hendes|Jego|Jej)";
export const AMOUNTS_TO =
  "(?:is(?: currently)?|amounts to|currently stands at|beträgt(?: derzeit| aktuell)?|est(?: actuellement)? de|s['’]élève(?: actuellement)? à|es de|asciende a|è di|è pari a|ammonta a|é de|bedraagt|är|uppgår till|er|udgør|utgjør|wynosi)";
/** Who works, told by a word that stands for their name. */
export const THEY_WORK = '(?:He|She|They|Er|Sie|Il|Elle|Él|Ella|Lui|Lei|Ele|Ela|Hij|Zij|Ze|Han|Hon|Hun)';
