import { before, behind, form, type PlainForm } from './plain-form.ts';
import { ENGLISH_PLAIN_FORMS } from './plain-forms-english.ts';

/** A number with its unit or currency. */
const BOUND = "(?:[€$£] ?)?\\d[\\d.,' ]*(?: ?(?:\\p{L}+[²³]?|[%€$£₺]))?";

/**
 * How each language says with more words what its shortest sentence says: that something has to be so, that somebody is called
 * so, whose a thing is. What stands instead means the same, so that a line may be read either way.
 */
export const PLAIN_FORMS: readonly (readonly PlainForm[])[] = [
  ENGLISH_PLAIN_FORMS,
  [
    form(
      ' (?:muss|müssen|soll|sollen|sollte|sollten|darf|dürfen) (.+) (?:sein|betragen|liegen|lauten|heißen)$',
      ' ist $1',
    ),
    form(`${before}(?:liegt|liegen|beläuft sich|belaufen sich) (?:bei|auf)${behind}`, 'ist'),
    form(`${before}(?:heißt|lautet)${behind}`, 'ist'),
    form(`${before}(mindestens|frühestens|spätestens|höchstens) (?:de[rmn] )?(?=\\d{1,2}\\.)`, '$1 '),
    form(`^(?:die )?(?:Vertrags)?laufzeit endet${behind}`, 'Der Vertrag endet'),
    form(`${before}(?:seine?|ihre?)[rnms]? (?=\\p{L})`, 'die '),
    form(
      `${before}(?:wird|ist|werden|sind) als (.+?) (?:geführt|ausgewiesen|angezeigt|gelistet|eingetragen)$`,
      'ist $1',
    ),
    form(` als (.+?) (?:geführt|ausgewiesen|angezeigt|gelistet|eingetragen) (?:wird|ist|werden|sind)$`, ' ist $1'),
    form(` (${BOUND}) nicht (?:übersteigt|überschreitet|übersteigen|überschreiten)$`, ' übersteigt nicht $1'),
    form(`${before}(?:übersteigt|überschreitet|übersteigen|überschreiten) (${BOUND}) nicht$`, 'übersteigt nicht $1'),
    form(`${before}(?:darf|dürfen) (${BOUND}) nicht (?:übersteigen|überschreiten)$`, 'übersteigt nicht $1'),
    form('^(.+?) (in (?:der |dem )?[\\p{Lu}\\d].*) liegt$', '$1 liegt $2'),
    form(`${before}(?:erfolgte|geschah|datiert)(?= (?:vor|nach|nicht|am|spätestens|frühestens)${behind})`, 'liegt'),
  ],
  [
    form(`${before}(?:doit|doivent|devra|devront|devrait) (?:bien )?être${behind}`, 'est'),
    form(`${before}(?:doit|doivent|devra) dépasser${behind}`, 'dépasse'),
    form(`${before}(?:doit|doivent|devra) avoir${behind}`, 'a'),
    form(`${before}(?:doit|doivent|devra) se trouver${behind}`, 'est'),
    form(`${before}(?:s'appelle|se nomme)${behind}`, 'est'),
    form(`${before}(?:se situe|se trouve|se monte)(?= (?:à|entre|dans|au))`, 'est'),
    form(`${before}(?:son|sa|ses|leurs?) (?=\\p{L})`, 'le '),
    form(`${before}(?:soit|soient)${behind}`, 'est'),
    form(`${before}(?:ne (?:dépassent|dépassera|excède|excèdent)|n'exc[èe]d(?:e|ent)) pas${behind}`, 'ne dépasse pas'),
    form(`(?<!(?<!\\p{L})n[e'] ?)${before}(?:figure|apparaît|est inscrite?|est enregistrée?) comme${behind}`, 'est'),
  ],
  [
    form(`${before}(?:debe|deben|debería|deberá|tiene que|tienen que|ha de) ser${behind}`, 'es'),
    form(`${before}(?:debe|deben|debería|deberá|tiene que|tienen que|ha de) estar${behind}`, 'está'),
    form(`${before}(?:debe|deben|debería|deberá|tiene que|ha de) superar${behind}`, 'supera'),
    form(`${before}(?:debe|deben|debería|deberá|tiene que|ha de) tener${behind}`, 'tiene'),
    form(`${before}se llama${behind}`, 'es'),
    form(`${before}(?:su|sus) (?=\\p{L})`, 'el '),
    form(`${before}(?:sea|sean)${behind}`, 'es'),
    form(`${before}(?:esté|estén)${behind}`, 'está'),
    form(`${before}(?:tenga|tengan)${behind}`, 'tiene'),
    form(
      `${before}no (?:superan|supere|superen|exceden|exceda|excedan|sobrepasan?|rebasan?|pasan? de|pase de)${behind}`,
      'no supera',
    ),
    form(`${before}(?:figura|figure|consta|conste|aparece|aparezca|está inscrit[oa]) como${behind}`, 'es'),
  ],
  [
    form(`${before}(?:deve|devem|deverá|precisa(?: de)?|tem de|tem que|têm de) ser${behind}`, 'é'),
    form(`${before}(?:deve|devem|deverá|precisa(?: de)?|tem de|tem que|têm de) estar${behind}`, 'está'),
    form(`${before}(?:deve|devem|deverá|tem de|tem que) (?:ultrapassar|superar)${behind}`, 'ultrapassa'),
    form(`${before}(?:chama-se|se chama)${behind}`, 'é'),
    form(`${before}(?:o seu|a sua|seu|sua) (?=\\p{L})`, 'o '),
    form(`${before}(?:estiver|estiverem|esteja|estejam)${behind}`, 'está'),
    form(`${before}(?:seja|sejam|forem)${behind}`, 'é'),
    form(`${before}(?:tiver|tiverem|tenha|tenham)${behind}`, 'tem'),
    form(
      `${before}não (?:ultrapassam|ultrapasse|ultrapassem|excedem|exceda|excedam|superam?|supere|passam? de|passe de)${behind}`,
      'não excede',
    ),
    form(
      `${before}(?:(?:deve|tem que|tem de|precisa) )?(?:consta|conste|constar|figura|figure|figurar|aparece|aparecer) como${behind}`,
      'é',
    ),
  ],
  [
    form(`${before}(?:deve|devono|dovrà|dovrebbe) essere${behind}`, 'è'),
    form(`${before}(?:deve|devono|dovrà) superare${behind}`, 'supera'),
    form(`${before}(?:deve|devono|dovrà) avere${behind}`, 'ha'),
    form(`${before}si chiama${behind}`, 'è'),
    form(`${before}(?:pari a|uguale a) (?=zero${behind})`, ''),
    form(`${before}(?:(?:il|la) )?(?:suo|sua) (?=\\p{L})`, 'il '),
    form(`${before}(?:sia|siano)${behind}`, 'è'),
    form(`${before}(?:abbia|abbiano)${behind}`, 'ha'),
    form(`${before}non (?:superano|superi|superino|eccede|eccedono|oltrepassa|oltrepassano)${behind}`, 'non supera'),
    form(`${before}(?:risulta|figura|compare|appare) come${behind}`, 'è'),
    form(`${before}(?:risulta|risultano|risulti|risultino)(?= \\p{L})`, 'è'),
  ],
  [
    form(' (?:moet|moeten|dient|dienen|mag) (.+?) (?:te )?(?:zijn|bedragen|liggen)$', ' is $1'),
    form(`${before}(?:heet|bedraagt)${behind}`, 'is'),
    form(`${before}(lager|hoger|meer|minder|ouder|jonger|langer|korter) (is|zijn) dan${behind}`, '$2 $1 dan'),
    form(' is(?=$|,| en (?:de|het|zijn|haar) )', ''),
    form(`${before}(?:overschrijdt|overschrijden|overstijgt|overstijgen) (${BOUND}) niet$`, 'is hoogstens $1'),
    form(`${before}staat (?:vermeld|geregistreerd|ingeschreven|bekend|te boek) als${behind}`, 'is'),
  ],
  [
    form(`${before}(?:måste|ska|skall|bör) vara${behind}`, 'är'),
    form(`${before}heter${behind}`, 'är'),
    form(`${before}har (inte |ej )?gått ut${behind}`, 'är $1utgången'),
    form(
      `${before}(?:överskrider|överstiger|får|kan|ska|skall) (?:inte|ej)(?: (?:överstiga|överskrida))?(?= (?:[€$£]|\\d))`,
      'överstiger inte',
    ),
    form(`${before}(?:anges|står|visas|är registrerad|är upptagen) som${behind}`, 'är'),
    form(`${before}(?:skedde|ägde rum)(?= (?:före|efter|tidigast|senast|den|inom|mellan)${behind})`, 'är'),
  ],
  [
    form(`${before}(?:skal|må|bør) være${behind}`, 'er'),
    form(`${before}(?:hedder|heter)${behind}`, 'er'),
    form(
      `${before}(?:overskrider|overstiger|må|kan|skal) ikke(?: (?:overstige|overskride))?(?= (?:[€$£]|\\d))`,
      'overstiger ikke',
    ),
    form(`${before}(?:står|vises|er oppført|er opført|er registrert|er registreret|er anført) som${behind}`, 'er'),
    form(`${before}(?:skjedde|skete|fandt sted|fant sted)(?= (?:før|efter|etter|tidligst|senest|den)${behind})`, 'er'),
  ],
  [
    form(`${before}(?:musi|muszą|powinien|powinna|powinno|powinny|ma) być${behind}`, 'jest'),
    form(`${before}nazywa się${behind}`, 'to'),
    form(
      `${before}nie (?:przekraczają|(?:może|mogą|powinna|powinny|powinno|powinien) przekraczać)${behind}`,
      'nie przekracza',
    ),
    form(`${before}(?:widnieje|figuruje|jest oznaczon[yae]|jest wpisan[yae]) jako${behind}`, 'jest'),
    form(`${before}(?:nastąpił[ao]?|odbył[ao]? się)(?= (?:nie|przed|po|najpóźniej|najwcześniej|w)${behind})`, 'jest'),
  ],
  [
    form(`${before}(?:musí|má|měl by|měla by) být${behind}`, 'je'),
    form(`${before}se jmenuje${behind}`, 'je'),
    form(
      `${before}(?:nepřesahují|nepřekračují?|nepřevyšují?|nesmí (?:přesáhnout|přesahovat|překročit))${behind}`,
      'nepřesahuje',
    ),
    form(`${before}(?:je|jsou) (?:uveden|veden|evidován|zapsán)[aoy]? jako${behind}`, 'je'),
  ],
  [
    form(`${before}trebuie să fie${behind}`, 'este'),
    form(`${before}se numește${behind}`, 'este'),
    form(`${before}nu (?:depășesc|depășească|trebuie să depășească|poate depăși)${behind}`, 'nu depășește'),
    form(`${before}(?:figurează|apare|apar|este trecut[ăe]?|este înregistrat[ăe]?) (?:ca|drept)${behind}`, 'este'),
  ],
  [
    form(`${before}(?:tulee olla|pitää olla|täytyy olla|on oltava)${behind}`, 'on'),
    form(`${before}(?:eivät ylitä|ei saa ylittää|eivät saa ylittää)${behind}`, 'ei ylitä'),
  ],
  [
    form(`${before}не (?:превышают|должн[аоы]? превышать|должен превышать|может превышать)${behind}`, 'не превышает'),
    form(
      `(?<=последн\\p{L}+ \\p{L}+) (?:произведен[аоы]?|произведён|совершен[аоы]?|совершён|проведен[аоы]?|проведён|состоял(?:ся|ась|ось))(?= (?:не (?:раньше|ранее|позже|позднее)|до|после|раньше|позже) )`,
      '',
    ),
    form(' (?:указан[аоы]?|отмечен[аоы]?) как(?= )', ''),
  ],
  [
    form(
      `${before}не (?:перевищують|повинн[аоі] перевищувати|повинен перевищувати|може перевищувати)${behind}`,
      'не перевищує',
    ),
    form(
      `(?<=останн\\p{L}+ \\p{L}+) (?:здійснен[аоі]|здійснений|зроблен[аоі]|проведен[аоі]|відбу(?:вся|лася|лося))(?= (?:не (?:раніше|пізніше)|до|після|раніше|пізніше) )`,
      '',
    ),
    form(' (?:указан[аоі]|вказан[аоі]|зазначен[аоі]) як(?= )', ''),
  ],
  [form(`${before}nem (?:haladják|haladhatja|haladhatják) meg az?${behind}`, 'nem haladja meg a')],
  [
    form(
      `${before}δεν (?:υπερβαίνουν|ξεπερνούν|ξεπερνάει|ξεπερνάνε|πρέπει να (?:υπερβαίνει|ξεπερνά|ξεπερνάει))${behind}`,
      'δεν υπερβαίνει',
    ),
  ],
  [
    form(
      `(?<=\\d(?: ?(?:\\p{L}{1,4}|₺))?)['’](?:y?[ıiuü]) (?:aşmıyor|aşmamalı|aşmamalıdır|aşmaz|geçmiyor|geçmemeli|geçmemelidir|geçmez)$`,
      ' aşmıyor',
    ),
  ],
  [
    form('不(?:少|低)[于於]', '至少'),
    form('不(?:多|高|大)[于於]|不超[过過]', '至多'),
    form('人民[币幣](?=[\\d¥])', ''),
    form('达到|達到', '至少'),
    form('(?:须|須|应|應|必须|必須|应当|應當)(?:为|為|是)', '为'),
  ],
  [form('(?<=\\p{L})(?:である|する|している|がある|いる|ない)?こと$', '')],
];
