/**
 * Words by which a query asks for more than that a thing holds now: that it goes on. What was cancelled may hold to its end, and
 * does not go on.
 */
const GOES_ON =
  /(?<!\p{L})(?:goes on|go on|going on|continu(?:es?|ing|ous|ously)|on-?going|keeps? (?:running|going)|(?:auto-?|automatically )?renew(?:s|ing|ed)?|recurring|open-ended|weiterläuft|läuft \p{L}+ weiter|fortläuft|fortlaufend\p{L}*|fortbesteh\p{L}*|ungekündigt\p{L}*|verlängert sich|sich \p{L}*\s?verlängert|se poursui\p{L}+|reconduit\p{L}*|reconduction|se renouvelle|renouvelé\p{L}*|sigue|seguirá|continúa|continuará|se renueva|continua|prossegue|renova-se|se renova|prosegue|si rinnova|doorlo(?:opt|pend\p{L}*)|loopt door|verlengd|fortsätter|fortlöpande|förnyas|fortsætter|fornyes|fortsetter|fortløpende|jatkuu|uusiutuu|odnawia|kontynuowan\p{L}+|bezterminow\p{L}+|pokračuje|obnovuje|devam ed\p{L}+|yenilen\p{L}+|продолжа\p{L}+|продлева\p{L}+|бессрочн\p{L}+|продовжу\p{L}+|folytatódik|megújul|continuă|se reînnoiește|συνεχίζ\p{L}+|ανανεών\p{L}+|yenileniyor)(?!\p{L})|継続|更新され|续订|續訂|续费|續費|继续|繼續|계속|갱신|지속|مستمر|يتجدد|נמשך|מתחדש/iu;

/** Whether a query asks that something goes on, beyond the time for which it holds anyway. */
export const asksToGoOn = (query: string): boolean => GOES_ON.test(query);
