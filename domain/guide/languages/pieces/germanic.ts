import type { Pieces } from './pieces.ts';

export const german: Pieces = {
  shown:
    'sichtbar|zu sehen|zu lesen|lesbar|zu erkennen|erkennbar|ersichtlich|angegeben|genannt|aufgeführt|ausgewiesen|vorhanden|eingetragen|angezeigt|abgebildet|erscheint|erscheinen|steht|stehen|zeigt|nennt|enthält|wird|werden|ist|sind',
  page: 'auf der seite|auf dem dokument|im dokument|in der ansicht|auf dem bildschirm|die seite|das dokument|der nachweis|auf dem nachweis|deutlich|klar|vollständig',
  paper: 'dokument|beleg|nachweis|schreiben|bescheinigung|rechnung|auszug|abrechnung|bestätigung|ausweis|karte',
  issued: 'ausgestellt|erstellt|datiert|ausgegeben',
  goesOn: 'läuft|gilt|besteht',
  is: 'ist|liegt|beträgt|lautet|von|bei|datiert|läuft|gilt|endet|besteht|begann',
  bounds: {
    at_least:
      'mindestens …|wenigstens …|minimum …|mind. …|min. …|zumindest …|… aufwärts|ab … aufwärts|… und mehr|nicht unter …|nicht weniger als …|nicht niedriger als …|… oder mehr|… oder höher|… oder darüber|ab …',
    at_most:
      'höchstens …|maximal …|nicht über …|nicht mehr als …|nicht höher als …|… oder weniger|… oder darunter|bis zu …',
    more_than: 'mehr als …|über …|höher als …|größer als …',
    less_than: 'weniger als …|unter …|niedriger als …|kleiner als …',
    between: 'zwischen … und ~',
    not_before:
      'ab …|frühestens …|nicht vor …|… oder später|mindestens bis …|bis mindestens …|bis wenigstens …|bis … oder länger|bis einschließlich mindestens …',
    not_after: 'spätestens …|nicht nach …|… oder früher|seit … oder früher|seit spätestens …|seit … oder länger',
    after: 'nach …|später als …|nach ende …',
    before: 'vor …|früher als …|seit vor …',
    within_last:
      'in den letzten #|innerhalb der letzten #|aus den letzten #|der letzten #|nicht älter als #|höchstens # alt|maximal # alt|jünger als #|vor höchstens #|vor weniger als #',
    older_than:
      'älter als #|mehr als # alt|vor mehr als #|vor über #|vor mindestens #|seit mindestens #|seit mehr als #|seit über #|mindestens # zurück|länger als #',
    ahead:
      'noch mindestens #|mindestens # in der zukunft|in mindestens #|frühestens in #|noch länger als #|mindestens noch #',
  },
};

export const dutch: Pieces = {
  shown:
    'zichtbaar|te zien|te lezen|leesbaar|vermeld|aangegeven|genoemd|aanwezig|ingevuld|getoond|weergegeven|verschijnt|staat|staan|toont|vermeldt|bevat|wordt|worden|is|zijn',
  page: 'op de pagina|op het document|in het document|op het scherm|de pagina|het document|het bewijs|duidelijk|volledig',
  paper: 'document|bewijs|brief|verklaring|factuur|afschrift|overzicht|kaart|pas',
  issued: 'afgegeven|uitgegeven|opgesteld|verstrekt|gedateerd|oud',
  goesOn: 'loopt|geldt|duurt',
  is: 'is|ligt|bedraagt|van|op|loopt|duurt|geldt',
  bounds: {
    at_least:
      'minstens …|ten minste …|tenminste …|op zijn minst …|minimaal …|min. …|… minimaal|… en hoger|minimum …|niet lager dan …|niet minder dan …|niet onder …|… of meer|… of hoger|vanaf …',
    at_most:
      'hoogstens …|maximaal …|ten hoogste …|maximum …|niet hoger dan …|niet meer dan …|niet boven …|… of minder|… of lager',
    more_than: 'meer dan …|hoger dan …|boven …|boven de …|groter dan …',
    less_than: 'minder dan …|lager dan …|onder …|onder de …|kleiner dan …',
    between: 'tussen … en ~',
    not_before:
      'vanaf …|op zijn vroegst …|niet voor …|niet eerder dan …|… of later|tot minstens …|tot ten minste …|tot minimaal …|minstens tot …|ten minste tot …|minimaal tot …|tot en met minstens …|tot … of later|tot … of langer',
    not_after:
      'uiterlijk …|niet na …|niet later dan …|… of eerder|sinds … of eerder|sinds … of langer|sinds uiterlijk …',
    after: 'later dan …|ligt na …|na het jaar …|na 31 december …',
    before: 'eerder dan …|ligt voor …|vóór …|voor het jaar …',
    within_last:
      'in de afgelopen #|in de laatste #|binnen de laatste #|binnen de afgelopen #|van de laatste #|van de afgelopen #|de laatste #|niet ouder dan #|hoogstens # oud|maximaal # oud|minder dan # oud|minder dan # geleden|hoogstens # geleden|maximaal # geleden|jonger dan #',
    older_than:
      'ouder dan #|meer dan # oud|meer dan # geleden|minstens # geleden|ten minste # geleden|minimaal # geleden|al minstens #|sinds minstens #|al meer dan #|langer dan #|sinds meer dan #',
    ahead:
      'nog minstens #|minstens nog #|nog minimaal #|over minstens #|minstens # in de toekomst|minimaal # in de toekomst|over meer dan #|ten minste # in de toekomst',
  },
};

export const swedish: Pieces = {
  shown:
    'visas|syns|synligt|synlig|synliga|framgår|anges|angivet|angiven|står|finns|läsbart|läsbar|läsbara|går att läsa|kan läsas|nämns|uppges|visar|innehåller|är|finns med',
  page: 'på sidan|på dokumentet|i dokumentet|på skärmen|av sidan|sidan|dokumentet|intyget|tydligt|i sin helhet',
  paper: 'dokumentet|intyget|utdraget|fakturan|räkningen|beskedet|kortet|beviset',
  issued: 'utfärdat|utfärdad|daterat|daterad|gammalt|gammal|upprättat',
  goesOn: 'gäller|löper|pågår',
  is: 'är|ligger|uppgår till|på|om|gäller|giltigt|giltig|från|daterat',
  bounds: {
    at_least:
      'minst …|lägst …|åtminstone …|min. …|… och uppåt|inte under …|inte lägre än …|inte mindre än …|… eller mer|… eller högre|från och med …',
    at_most:
      'högst …|max …|maximalt …|inte över …|inte högre än …|inte mer än …|… eller mindre|… eller lägre|upp till …',
    more_than: 'över …|mer än …|högre än …|överstiger …|överstigande …',
    less_than: 'under …|mindre än …|lägre än …|understiger …',
    between: 'mellan … och ~',
    not_before:
      'tidigast …|från och med …|inte före …|… eller senare|minst till …|till minst …|till och med minst …|minst till och med …|åtminstone till …|till åtminstone …|till … eller längre|för minst …',
    not_after: 'senast …|inte efter …|… eller tidigare|sedan … eller tidigare|sedan senast …|sedan … eller längre',
    after: 'efter …|senare än …|efter utgången av …',
    before: 'före …|tidigare än …|innan …',
    within_last:
      'inom de senaste #|de senaste #|under de senaste #|från de senaste #|inte äldre än #|högst # gammalt|högst # gammal|mindre än # gammalt|mindre än # gammal|yngre än #|för högst # sedan|för mindre än # sedan',
    older_than:
      'äldre än #|mer än # gammalt|mer än # gammal|för minst # sedan|för mer än # sedan|för över # sedan|minst # sedan|sedan minst #|i minst #|sedan mer än #|i mer än #',
    ahead:
      'minst # fram i tiden|minst # framåt|om minst #|om mer än #|i minst # till|ytterligare minst #|minst # kvar|tidigast om #',
  },
};

export const danish: Pieces = {
  shown:
    'vises|ses|kan ses|synligt|synlig|synlige|fremgår|angives|angivet|anført|står|findes|kan læses|læsbart|læsbar|nævnes|oplyst|viser|indeholder|er',
  page: 'på siden|på dokumentet|i dokumentet|på skærmen|af siden|siden|dokumentet|beviset|tydeligt|klart',
  paper: 'dokumentet|beviset|attesten|udskriften|regningen|fakturaen|brevet|kortet|kontoudtoget',
  issued: 'udstedt|dateret|gammelt|gammel|udfærdiget',
  goesOn: 'løber|gælder|fortsætter',
  is: 'er|ligger|udgør|på|gælder|gyldigt|gyldig|løber|dateret',
  bounds: {
    at_least:
      'mindst …|minimum …|min. …|… og opefter|ikke under …|ikke lavere end …|ikke mindre end …|… eller mere|… eller derover|… eller højere|fra …',
    at_most:
      'højst …|maksimalt …|maks …|ikke over …|ikke højere end …|ikke mere end …|… eller mindre|… eller derunder|op til …',
    more_than: 'over …|mere end …|højere end …|overstiger …',
    less_than: 'under …|mindre end …|lavere end …',
    between: 'mellem … og ~',
    not_before:
      'tidligst …|fra og med …|ikke før …|… eller senere|mindst til …|til mindst …|til og med mindst …|mindst til og med …|til … eller længere',
    not_after: 'senest …|ikke efter …|… eller tidligere|siden … eller tidligere|siden senest …|siden … eller længere',
    after: 'efter …|senere end …|efter udgangen af …',
    before: 'før …|tidligere end …|inden …',
    within_last:
      'inden for de seneste #|inden for de sidste #|de seneste #|de sidste #|fra de seneste #|fra de sidste #|ikke ældre end #|højst # gammelt|højst # gammel|maks # gammelt|mindre end # gammelt|mindre end # gammel|yngre end #|for højst # siden|for mindre end # siden',
    older_than:
      'ældre end #|over # gammelt|mere end # gammelt|for mindst # siden|for mere end # siden|for over # siden|mindst # siden|i mindst #|siden mindst #|i mere end #|i over #',
    ahead:
      'mindst # ude i fremtiden|mindst # frem|mindst # ud i fremtiden|om mindst #|om mere end #|mindst # endnu|mindst # tilbage|tidligst om #',
  },
};

export const norwegian: Pieces = {
  shown:
    'vises|synlig|synlige|kan ses|fremgår|oppgis|oppgitt|angitt|står|finnes|kan leses|lesbar|lesbart|nevnes|viser|inneholder|er|det',
  page: 'på siden|på dokumentet|i dokumentet|på skjermen|av siden|siden|dokumentet|beviset|tydelig|klart',
  paper: 'dokumentet|beviset|attesten|utskriften|regningen|fakturaen|brevet|kortet|kontoutskriften|bekreftelsen',
  issued: 'utstedt|datert|gammelt|gammel|utferdiget',
  goesOn: 'løper|gjelder|varer',
  is: 'er|ligger|utgjør|på|gjelder|gyldig|løper|datert',
  bounds: {
    at_least:
      'minst …|minimum …|min. …|… og oppover|ikke under …|ikke lavere enn …|ikke mindre enn …|… eller mer|… eller høyere|… eller over|fra …',
    at_most:
      'høyst …|maksimalt …|maks …|ikke over …|ikke høyere enn …|ikke mer enn …|… eller mindre|… eller lavere|opptil …',
    more_than: 'over …|mer enn …|høyere enn …|overstiger …',
    less_than: 'under …|mindre enn …|lavere enn …',
    between: 'mellom … og ~',
    not_before:
      'tidligst …|fra og med …|ikke før …|… eller senere|minst til …|til minst …|til og med minst …|minst til og med …|til … eller lenger',
    not_after: 'senest …|ikke etter …|… eller tidligere|siden … eller tidligere|siden senest …|siden … eller lenger',
    after: 'etter …|senere enn …|etter utgangen av …',
    before: 'før …|tidligere enn …|innen …',
    within_last:
      'innenfor de siste #|i løpet av de siste #|de siste #|fra de siste #|siste #|ikke eldre enn #|høyst # gammelt|høyst # gammel|maks # gammel|mindre enn # gammelt|mindre enn # gammel|yngre enn #|for høyst # siden|for mindre enn # siden',
    older_than:
      'eldre enn #|over # gammelt|mer enn # gammelt|for minst # siden|for mer enn # siden|for over # siden|minst # siden|i minst #|siden minst #|i mer enn #|i over #',
    ahead:
      'minst # frem i tid|minst # frem|minst # fram i tid|om minst #|om mer enn #|i minst # til|minst # igjen|tidligst om #',
  },
};
