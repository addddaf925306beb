/** Words of a line, and those that say the same in fewer ways. */
export type PlainForm = readonly [RegExp, string];

const form = (words: string, instead: string): PlainForm => [new RegExp(words, 'giu'), instead];
const before = '(?<!\\p{L})';
const behind = '(?!\\p{L})';

/** Some words in English of which none denies. */
const NAMING = '(?!(?:not|no|never|none|nor|neither|without|other)(?!\\p{L}))[^\\s,;:]+';
const NAME = `(${NAMING}(?: ${NAMING}){0,4})`;
const DAY = '\\d{4}-\\d{2}-\\d{2}|\\d{1,2}\\.? \\p{L}+ \\d{4}|\\p{L}+ \\d{1,2}, \\d{4}|\\d{1,2}[./]\\d{1,2}[./]\\d{4}';
/** The moment at which it is asked, in English. */
const CHECK =
  '(?:the )?(?:day|date|time|moment) of (?:the |our )?(?:check|checking|review|capture|submission|visit|request|verification|inquiry|decision)';

/**
 * How each language says with more words what its shortest sentence says: that something has to be so, that somebody is called
 * so, whose a thing is. What stands instead means the same, so that a line may be read either way.
 */
export const PLAIN_FORMS: readonly (readonly PlainForm[])[] = [
  [
    form(
      '^(?:please )?(?:make (?:absolutely )?sure|be sure|ensure|check|verify|confirm|see to it|it is (?:required|necessary|essential|important)|we (?:need|require|expect|ask)|it (?:must|should|has to) be clear)(?: that)? ',
      '',
    ),
    form(`${before}(?:must|should|shall|has to|have to|needs? to|ought to) (not )?have been${behind}`, 'was $1'),
    form(`${before}(?:must|should|shall|has to|have to|needs? to|ought to) (not )?be${behind}`, 'is $1'),
    form(
      `${before}(?:cannot|can't|can not|mustn't|must not|may not|shouldn't|should not|is not to|isn't to) be${behind}`,
      'is not',
    ),
    form(`${before}(?:cannot|can't|can not|mustn't|may not|shouldn't) (?=exceed|be more)`, 'must not '),
    form(`${before}(?:must|should|shall|has to|have to|needs? to|ought to) have${behind}`, 'has'),
    form(
      `${before}(?:lies|falls|sits|stands) (?=(?:within|between|before|after|in|on|above|below|at|under|over)${behind})`,
      'is ',
    ),
    form(`${before}(?:amounts|comes|adds up) to${behind}`, 'is'),
    form(`${before}(?:his|her|their)(?= \\p{L})`, 'the'),
    form('^(?:he|she|they)(?= \\p{L})', 'the person'),
    form(`${before}has (not )?run out${behind}`, 'has $1expired'),
    form(`${before}(?:or|and) (?:better|upwards|longer)$`, 'or more'),
    form(`${before}(until|to|through) ((?:\\S+ ){1,3})at least$`, '$1 at least $2'),
    form(`${before}through at least${behind}`, 'until at least'),
    form(`${before}(do|does|did|has|have|is|are|was|were)n['’]t${behind}`, '$1 not'),
    form(`${before}(?:until|till|up to) (?:after|beyond|past)${behind}`, 'beyond'),
    form(`${before}beyond today${behind}`, 'until after today'),
    form(`${before}not above${behind}`, 'at most'),
    form(`${before}not below${behind}`, 'at least'),
    form(`,? (?:counted|reckoned|calculated|measured) from (?:today|now|${CHECK})$`, ''),
    form(`${before}((?:days?|weeks?|months?|years?)) after (?:today|${CHECK})${behind}`, '$1 ahead'),
    form(`${before}(?:after|later than) ${CHECK}${behind}`, 'after today'),
    form(
      '^there (?:is|are|must be|should be|shall be|has to be|have to be|can be|may be) no (\\S+(?: or \\S+)?)(?: on (?:it|them|her|him))?(?: (?:noted|recorded|listed|stated))?$',
      'no $1',
    ),
    form('^no (\\S+(?: or \\S+)?) (?:is|are) (?:noted|recorded|listed|stated)$', 'no $1'),
    form(`${before}(up to|until|till|through) at least (${DAY})$`, '$1 $2 or later'),
    form('(?<=\\p{L} (?:is|are)) there$', ' shown'),
    form('^nothing (?:else )?(?:remains|is left|is still) (?:to be paid|to pay|owing|owed|due)$', 'nothing is owed'),
    form('^nothing is owing$', 'nothing is owed'),
    form(
      `^(?:the )?(?:page|account page|account|profile|record) (?:shows|has|gives) (?:a|an|the) ${NAME} (?:beginning|starting|that begins|that starts)(?: with| in)?${behind}`,
      'the $1 begins with',
    ),
    form(`${before}the ${NAME} (?:beginning|starting) with${behind}`, 'the $1 begins with'),
    form(`${before}run out${behind}`, 'expire'),
    form(`${before}runs out${behind}`, 'expires'),
    form(`${before}(has|have|is|are) not (\\p{L}+) yet$`, '$1 not $2'),
    form(
      '^all of (?:these|this|the following)(?: (?:conditions|points))? (?:must )?(?:hold|holds|apply|applies|be met|are met|is met|are true|is true)(?: good)?: ?',
      '',
    ),
    form(`${before}starts with${behind}`, 'begins with'),
  ],
  [
    form(
      ' (?:muss|müssen|soll|sollen|sollte|sollten|darf|dürfen) (.+) (?:sein|betragen|liegen|lauten|heißen)$',
      ' ist $1',
    ),
    form(`${before}(?:liegt|liegen|beläuft sich|belaufen sich) (?:bei|auf)${behind}`, 'ist'),
    form(`${before}(?:heißt|lautet)${behind}`, 'ist'),
    form(`${before}(mindestens|frühestens|spätestens|höchstens) (?:de[rmn] )?(?=\\d{1,2}\\.)`, '$1 '),
    form(`${before}(?:seine?|ihre?)[rnms]? (?=\\p{L})`, 'die '),
  ],
  [
    form(`${before}(?:doit|doivent|devra|devront|devrait) (?:bien )?être${behind}`, 'est'),
    form(`${before}(?:doit|doivent|devra) dépasser${behind}`, 'dépasse'),
    form(`${before}(?:doit|doivent|devra) avoir${behind}`, 'a'),
    form(`${before}(?:doit|doivent|devra) se trouver${behind}`, 'est'),
    form(`${before}(?:s'appelle|se nomme)${behind}`, 'est'),
    form(`${before}(?:se situe|se trouve|se monte)(?= (?:à|entre|dans|au))`, 'est'),
    form(`${before}(?:son|sa|ses|leurs?) (?=\\p{L})`, 'le '),
  ],
  [
    form(`${before}(?:debe|deben|debería|deberá|tiene que|tienen que|ha de) ser${behind}`, 'es'),
    form(`${before}(?:debe|deben|debería|deberá|tiene que|tienen que|ha de) estar${behind}`, 'está'),
    form(`${before}(?:debe|deben|debería|deberá|tiene que|ha de) superar${behind}`, 'supera'),
    form(`${before}(?:debe|deben|debería|deberá|tiene que|ha de) tener${behind}`, 'tiene'),
    form(`${before}se llama${behind}`, 'es'),
    form(`${before}(?:su|sus) (?=\\p{L})`, 'el '),
  ],
  [
    form(`${before}(?:deve|devem|deverá|precisa(?: de)?|tem de|tem que|têm de) ser${behind}`, 'é'),
    form(`${before}(?:deve|devem|deverá|precisa(?: de)?|tem de|tem que|têm de) estar${behind}`, 'está'),
    form(`${before}(?:deve|devem|deverá|tem de|tem que) (?:ultrapassar|superar)${behind}`, 'ultrapassa'),
    form(`${before}(?:chama-se|se chama)${behind}`, 'é'),
    form(`${before}(?:o seu|a sua|seu|sua) (?=\\p{L})`, 'o '),
  ],
  [
    form(`${before}(?:deve|devono|dovrà|dovrebbe) essere${behind}`, 'è'),
    form(`${before}(?:deve|devono|dovrà) superare${behind}`, 'supera'),
    form(`${before}(?:deve|devono|dovrà) avere${behind}`, 'ha'),
    form(`${before}si chiama${behind}`, 'è'),
    form(`${before}(?:pari a|uguale a) (?=zero${behind})`, ''),
    form(`${before}(?:(?:il|la) )?(?:suo|sua) (?=\\p{L})`, 'il '),
  ],
  [
    form(' (?:moet|moeten|dient|dienen|mag) (.+?) (?:te )?(?:zijn|bedragen|liggen)$', ' is $1'),
    form(`${before}(?:heet|bedraagt)${behind}`, 'is'),
    form(`${before}(lager|hoger|meer|minder|ouder|jonger|langer|korter) (is|zijn) dan${behind}`, '$2 $1 dan'),
    form(' is(?=$|,| en (?:de|het|zijn|haar) )', ''),
  ],
  [
    form(`${before}(?:måste|ska|skall|bör) vara${behind}`, 'är'),
    form(`${before}heter${behind}`, 'är'),
    form(`${before}har (inte |ej )?gått ut${behind}`, 'är $1utgången'),
  ],
  [form(`${before}(?:skal|må|bør) være${behind}`, 'er'), form(`${before}(?:hedder|heter)${behind}`, 'er')],
  [
    form(`${before}(?:musi|muszą|powinien|powinna|powinno|powinny|ma) być${behind}`, 'jest'),
    form(`${before}nazywa się${behind}`, 'to'),
  ],
  [form(`${before}(?:musí|má|měl by|měla by) být${behind}`, 'je'), form(`${before}se jmenuje${behind}`, 'je')],
  [form(`${before}trebuie să fie${behind}`, 'este'), form(`${before}se numește${behind}`, 'este')],
  [form(`${before}(?:tulee olla|pitää olla|täytyy olla|on oltava)${behind}`, 'on')],
  [
    form('不(?:少|低)[于於]', '至少'),
    form('不(?:多|高|大)[于於]|不超[过過]', '至多'),
    form('人民[币幣](?=[\\d¥])', ''),
    form('达到|達到', '至少'),
    form('(?:须|須|应|應|必须|必須|应当|應當)(?:为|為|是)', '为'),
  ],
  [form('(?<=\\p{L})(?:である|する|している|がある|いる|ない)?こと$', '')],
];
