/**
 * Words of a condition that change nothing of what it says where a value stands beside them: articles, to be and to have
 * in the present, of and in, that something is shown and where. None of time, measure or denial.
 */
export const GERMANIC: Readonly<Record<string, string>> = {
  en: 'a|an|the|this|that|it|its|their|his|her|they|he|she|there|is|are|has|have|has been|must|must be|must have|should|should be|needs to be|be|being|of|in|on|as|for|under|with|whose|which|who|reads|says|states|shows|show|equals|matches|named|called|belongs to|made out to|issued to|in the name of|is registered|shown|is shown|displayed|visible|appears|listed|given|stated|stands|recorded|set|you can see|we see|page|the page|screen|site|evidence|currently|now|held by|holds|owns|held|and|also|value|please',
  de: 'der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|dieser|diese|dieses|er|sie|es|seine|ihre|ist|sind|hat|haben|muss|müssen|soll|sein|haben|von|in|im|auf|für|als|mit|unter|bei|zu|lautet|heißt|heisst|steht|beträgt|wird|angezeigt|sichtbar|zu sehen|aufgeführt|angegeben|genannt|erscheint|verzeichnet|eingetragen|ausgewiesen|gehört|auf den namen|auf der seite|seite|nachweis|derzeit|aktuell|zurzeit|jetzt|momentan|man sieht|lautend|laut|und|auch|genau|bitte|besitzt|zeigt',
  nl: 'de|het|een|dit|dat|deze|die|er|hij|zij|zijn|haar|is|heeft|hebben|moet|moeten|van|in|op|voor|als|met|onder|bij|luidt|heet|staat|staat vermeld|wordt|getoond|vermeld|zichtbaar|te zien|weergegeven|genoemd|op naam van|op de pagina|pagina|scherm|momenteel|nu|en|ook|bedraagt|toont|wordt getoond|geregistreerd|ingeschreven|heeft als',
  sv: 'en|ett|den|det|denna|detta|dessa|han|hon|är|har|ska|skall|måste|vara|av|i|på|för|som|med|hos|under|heter|lyder|står|visas|syns|anges|angiven|angivet|synlig|synligt|visad|visat|sidan|på sidan|just nu|nu|för närvarande|och|även|tillhör|uppgår till|registrerad|registrerat|framgår',
  da: 'en|et|den|det|denne|dette|disse|han|hun|er|har|skal|være|af|i|på|for|som|med|hos|hedder|lyder|står|vises|ses|fremgår|angivet|synlig|synligt|vist|siden|på siden|lige nu|nu|aktuelt|og|også|tilhører|registreret|oplyst',
  no: 'en|ei|et|den|det|denne|dette|disse|han|hun|er|har|skal|må|være|av|i|på|for|som|med|hos|heter|lyder|står|vises|synes|fremgår|angitt|oppgitt|synlig|vist|siden|på siden|akkurat nå|nå|for tiden|og|også|tilhører|registrert',
};
