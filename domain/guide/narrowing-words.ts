/** Words by which a line says something of a state or a bound, and not that it holds. */
const NARROWING =
  /(?<!\p{L})(?:unless|except|without|only|than|but|if|when|before|after|since|until|because|was not|außer|ohne|nur|als|aber|wenn|bevor|nachdem|seit|bis|falls|sauf|sans|que|quand|mais|seulement|avant|après|depuis|salvo|sin|solo|sólo|cuando|pero|antes|después|desde|hasta|exceto|sem|só|quando|mas|depois|até|tranne|senza|soltanto|ma|prima|dopo|fino|tenzij|zonder|alleen|maar|voor|na|sinds|tot|om inte|utan|bara|men|innan|efter|utom|medmindre|uden|kun|før|uten|chyba|oprócz|tylko|ale|przed|po|pokud|jen|kromě|bez|если|кроме|только|но|до|после|без)(?!\p{L})/iu;

/** Whether a line holds words that narrow what it says: "unless", "only", "before". */
export const narrows = (line: string): boolean => NARROWING.test(line);

/** Words by which one part of a line takes back or bounds what another says: "unless", "except". */
const TURNS =
  /(?<!\p{L})(?:unless|except|but|otherwise|else|because|although|außer|aber|sonst|andernfalls|sauf|mais(?! d[eoa]s?(?!\p{L}))|sinon|salvo|excepto|pero|exceto|exceptuando|mas|senão|tranne|eccetto|tenzij|behalve|maar|anders|utom|förutom|annars|medmindre|undtagen|men|ellers|paitsi|mutta|muuten|chyba|oprócz|ale|inaczej|kromě|jinak|okrem|кроме|но|иначе|крім|але|інакше|kivéve|különben|dacă nu|exceptând|altfel|εκτός|αλλά|hariç|ama|yoksa|إلا|لكن|אלא|אבל|लेकिन|सिवाय|kecuali|tetapi|tapi|trừ|nhưng)(?!\p{L})|但|除|否则|否則|ただし|但し|以外|다만|단,|제외|그러나|지만/iu;

/** Whether one part of a line may turn or bound what another says, so that they can't be read one by one. */
export const turns = (line: string): boolean => TURNS.test(line);
