/** Words by which a line says something of a state or a bound, and not that it holds. */
const NARROWING =
  /(?<!\p{L})(?:unless|except|without|only|than|but|if|when|before|after|since|until|because|was not|außer|ohne|nur|als|aber|wenn|bevor|nachdem|seit|bis|falls|sauf|sans|que|quand|mais|seulement|avant|après|depuis|salvo|sin|solo|sólo|cuando|pero|antes|después|desde|hasta|exceto|sem|só|quando|mas|depois|até|tranne|senza|soltanto|ma|prima|dopo|fino|tenzij|zonder|alleen|maar|voor|na|sinds|tot|om inte|utan|bara|men|innan|efter|utom|medmindre|uden|kun|før|uten|chyba|oprócz|tylko|ale|przed|po|pokud|jen|kromě|bez|если|кроме|только|но|до|после|без)(?!\p{L})/iu;

/** Whether a line holds words that narrow what it says: "unless", "only", "before". */
export const narrows = (line: string): boolean => NARROWING.test(line);
