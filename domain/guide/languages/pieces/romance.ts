import type { Pieces } from './pieces.ts';

export const french: Pieces = {
  shown:
    "visible|visibles|lisible|lisibles|affiché|affichée|affichés|affichées|indiqué|indiquée|indiqués|indiquées|mentionné|mentionnée|mentionnés|mentionnées|présent|présente|présents|présentes|présence|figure|figurent|apparaît|apparaissent|apparait|s'affiche|s'affichent|montre|indique|mentionne|comporte|on voit|on peut lire|renseigné|renseignée|est|sont",
  page: "sur la page|à l'écran|sur le document|dans le document|sur la capture|la page|le document|l'attestation|clairement|bien",
  paper: 'document|attestation|relevé|facture|justificatif|certificat|courrier|carte|avis',
  issued: 'émis|émise|daté|datée|établi|établie|délivré|délivrée|date|édité|éditée',
  goesOn: 'court|continue',
  is: "est|est de|s'élève à|d'|de|à|date|remonte à|remonte|se situe|valable|valables|valide|dure|a commencé|a débuté|court",
  bounds: {
    at_least:
      "au moins …|au minimum …|minimum de …|un minimum de …|minimale de …|min. …|minimum …|d'au moins …|pas inférieur à …|pas inférieure à …|pas moins de …|… ou plus|… au moins|… minimum|… au minimum|à partir de …",
    at_most:
      "au plus …|au maximum …|maximum …|d'au plus …|pas supérieur à …|pas supérieure à …|pas plus de …|… ou moins|… au plus|… maximum|… au maximum|jusqu'à …|n'excède pas …|ne dépasse pas …",
    more_than: 'plus de …|supérieur à …|supérieure à …|dépasse …|excède …',
    less_than: 'moins de …|inférieur à …|inférieure à …',
    between: 'entre … et ~|compris entre … et ~|comprise entre … et ~',
    not_before:
      "à partir de …|à partir du …|au plus tôt …|au plus tôt le …|pas avant …|pas avant le …|… ou plus tard|… ou après|au moins jusqu'au …|au moins jusqu'en …|au moins jusqu'à …|jusqu'au … au moins|jusqu'en … au moins|jusqu'à … au moins|jusqu'au moins …|jusqu'au … ou plus",
    not_after:
      'au plus tard le …|au plus tard en …|au plus tard …|pas après …|… ou avant|depuis … ou avant|depuis … ou plus tôt|depuis au plus tard …|depuis … ou plus longtemps',
    after: 'postérieure à …|postérieur à …|postérieure au …|postérieur au …|après …|après le …|ultérieure à …',
    before: 'antérieure à …|antérieur à …|antérieure au …|antérieur au …|avant …|avant le …',
    within_last:
      'au cours des # derniers|dans les # derniers|des # derniers|au cours des derniers #|dans les derniers #|à moins de #|de moins de #|moins de #|il y a moins de #|il y a au plus #|pas plus de #|pas plus ancien que #',
    older_than:
      'il y a au moins #|il y a plus de #|depuis au moins #|depuis plus de #|à plus de #|de plus de #|plus de #|plus ancien que #',
    ahead:
      'dans au moins #|dans plus de #|encore au moins #|au moins # encore|pour au moins # encore|encore pendant au moins #',
  },
};

export const spanish: Pieces = {
  shown:
    'visible|visibles|legible|legibles|se ve|se ven|se muestra|se muestran|se lee|se leen|se indica|se indican|consta|constan|figura|figuran|aparece|aparecen|indicado|indicada|indicados|indicadas|mencionado|mencionada|presente|presentes|muestra|indica|contiene|es|está|son|están',
  page: 'en la página|en pantalla|en la pantalla|en el documento|en la captura|la página|el documento|claramente|bien|con nombre y apellidos|con nombre completo',
  paper: 'documento|certificado|justificante|recibo|factura|extracto|carta|carné|tarjeta|informe',
  issued: 'emitido|emitida|expedido|expedida|fechado|fechada|tiene|data|antigüedad',
  goesOn: 'sigue|continúa|corre',
  is: 'es|está|es de|asciende a|de|tiene|hay|fue|válida|válido|vigente|vence|dura|empezó|comenzó|se aplicó|se emitió|con',
  bounds: {
    at_least:
      'al menos …|como mínimo …|mínimo …|mínimo de …|mínima de …|un mínimo de …|mín. …|… mínimo|… para arriba|… en adelante|por lo menos …|no inferior a …|no menos de …|no menor que …|no es inferior a …|no baja de …|… o más|… como mínimo|… o superior|a partir de …',
    at_most:
      'como máximo …|máximo …|a lo sumo …|no superior a …|no más de …|no es superior a …|no supera …|no supera los …|… o menos|… como máximo|hasta …',
    more_than: 'más de …|superior a …|mayor que …|mayor de …|supera …|supera los …|excede …',
    less_than: 'menos de …|inferior a …|menor que …|menor de …',
    between: 'entre … y ~|entre los … y los ~|de … a ~',
    not_before:
      'a partir de …|a partir del …|no antes de …|no antes del …|… o posterior|… o después|… o más tarde|al menos hasta …|al menos hasta el …|hasta al menos …|por lo menos hasta …|por lo menos hasta el …|hasta … como mínimo|hasta el … como mínimo|como mínimo hasta …|como mínimo hasta el …',
    not_after:
      'a más tardar …|a más tardar el …|no después de …|no posterior a …|… o antes|desde … o antes|desde el … o antes|… o anterior|desde … o anterior',
    after: 'posterior a …|posterior al …|después de …|después del …|tras …',
    before: 'anterior a …|anterior al …|antes de …|antes del …',
    within_last:
      'de los últimos #|en los últimos #|dentro de los últimos #|hace menos de #|hace como máximo #|de hace menos de #|no más de #|no tiene más de #|menos de #|con menos de #|de menos de #',
    older_than:
      'hace al menos #|hace más de #|desde hace al menos #|desde hace más de #|de hace más de #|tiene más de #|más de #|al menos # atrás',
    ahead:
      'faltan al menos #|faltan más de #|dentro de al menos #|en al menos #|al menos # más|durante al menos # más|quedan al menos #|quedan más de #',
  },
};

export const portuguese: Pieces = {
  shown:
    'visível|visíveis|legível|legíveis|vê-se|mostra-se|aparece|aparecem|consta|constam|figura|figuram|indicado|indicada|indicados|mencionado|mencionada|informado|informada|exibido|exibida|presente|presentes|mostra|indica|exibe|contém|é|está|são|estão',
  page: 'na página|da página|no ecrã|na tela|no documento|na captura|a página|o documento|claramente|bem|com nome completo',
  paper: 'documento|certificado|comprovante|comprovativo|recibo|fatura|extrato|carta|declaração|cartão|conta',
  issued: 'emitido|emitida|expedido|expedida|datado|datada|tem|emissão',
  goesOn: 'continua|corre|segue',
  is: 'é|está|é de|são|ascende a|de|tem|há|foi|válida|válido|vigente|vence|dura|começou|iniciou|com',
  bounds: {
    at_least:
      'pelo menos …|no mínimo …|ao menos …|mínimo de …|mínima de …|mínimo …|mín. …|… mínimo|… para cima|não inferior a …|não menos de …|não é inferior a …|… ou mais|… no mínimo|… ou superior|a partir de …|igual ou superior a …',
    at_most:
      'no máximo …|máximo de …|até …|não superior a …|não mais de …|não é superior a …|não ultrapassa …|não excede …|… ou menos|… no máximo',
    more_than: 'mais de …|superior a …|maior que …|maior do que …|acima de …|ultrapassa …|excede …',
    less_than: 'menos de …|inferior a …|menor que …|menor do que …|abaixo de …',
    between: 'entre … e ~|de … a ~',
    not_before:
      'a partir de …|não antes de …|… ou posterior|… ou depois|… ou mais tarde|pelo menos até …|até pelo menos …|ao menos até …|no mínimo até …|até …, no mínimo|até … no mínimo|até … ou mais|até … ou depois',
    not_after:
      'o mais tardar em …|não depois de …|não posterior a …|… ou antes|desde … ou antes|… ou anterior|desde … ou anterior',
    after: 'posterior a …|depois de …|após …',
    before: 'anterior a …|antes de …',
    within_last:
      'dos últimos #|nos últimos #|dentro dos últimos #|há menos de #|há no máximo #|não mais de #|não tem mais de #|menos de #|com menos de #|de menos de #|no máximo # atrás',
    older_than:
      'há pelo menos #|há mais de #|há no mínimo #|desde há pelo menos #|tem mais de #|mais de #|pelo menos # atrás',
    ahead:
      'faltam pelo menos #|faltam mais de #|daqui a pelo menos #|em pelo menos #|por pelo menos mais #|restam pelo menos #|dentro de pelo menos #|por mais de #',
  },
};

export const italian: Pieces = {
  shown:
    'visibile|visibili|leggibile|leggibili|si vede|si vedono|si legge|compare|compaiono|appare|appaiono|figura|figurano|risulta|risultano|riportato|riportata|riportati|indicato|indicata|indicati|presente|presenti|mostrato|mostra|indica|riporta|contiene|è|sono',
  page: 'sulla pagina|nella pagina|sullo schermo|sul documento|nel documento|la pagina|il documento|chiaramente|bene',
  paper: 'documento|certificato|attestato|ricevuta|fattura|bolletta|estratto|lettera|tessera|giustificativo',
  issued: 'emesso|emessa|rilasciato|rilasciata|datato|datata|vecchio|vecchia|risale',
  goesOn: 'prosegue|continua|decorre',
  is: 'è|è di|ammonta a|di|da|ha|valido|valida|dura|risale a|è iniziato|è iniziata|è cominciato|è cominciata|scade|si trova|cade|con',
  bounds: {
    at_least:
      'almeno …|di almeno …|minimo …|minimo di …|minima di …|un minimo di …|min. …|… minimo|… in su|non inferiore a …|non meno di …|non è inferiore a …|… o più|… o superiore|pari o superiore a …|come minimo …',
    at_most:
      'al massimo …|massimo …|di massimo …|non superiore a …|non più di …|non è superiore a …|non supera …|non supera i …|… o meno|… al massimo|… o inferiore|fino a …',
    more_than: 'più di …|oltre …|oltre i …|superiore a …|maggiore di …|supera …|supera i …',
    less_than: 'meno di …|sotto …|sotto i …|inferiore a …|minore di …',
    between: 'tra … e ~|fra … e ~|compreso tra … e ~|da … a ~',
    not_before:
      'a partire dal …|a partire da …|dal … in poi|non prima del …|non prima di …|… o dopo|… o successiva|… o successivo|almeno fino al …|almeno fino a …|fino al … o oltre|fino a … o oltre|fino ad almeno …|fino almeno al …|fino almeno a …',
    not_after:
      'entro il …|entro …|non oltre il …|non dopo il …|… o prima|dal … o prima|dal … o da prima|… o precedente|al più tardi il …',
    after: 'dopo il …|dopo …|successiva al …|successivo al …|successiva a …|posteriore al …|oltre il …',
    before: 'prima del …|prima di …|precedente al …|anteriore al …',
    within_last:
      'negli ultimi #|degli ultimi #|nei # precedenti|non più vecchio di #|non più vecchia di #|meno di # fa|al massimo # fa|da meno di #|non più di # fa|risale a meno di #|di meno di #',
    older_than:
      'almeno # fa|più di # fa|oltre # fa|da almeno #|da più di #|da oltre #|a più di # fa|ad almeno # fa|più vecchio di #|più vecchia di #',
    ahead:
      'mancano almeno #|mancano più di #|tra almeno #|fra almeno #|per almeno altri #|ancora almeno #|tra più di #|fra più di #',
  },
};

export const romanian: Pieces = {
  shown:
    'vizibil|vizibilă|vizibile|lizibil|lizibilă|se vede|se văd|apare|apar|figurează|menționat|menționată|menționate|indicat|indicată|indicate|prezent|prezentă|afișat|afișată|arată|indică|conține|este|sunt|scris',
  page: 'pe pagină|în pagină|pe ecran|în document|pe document|pagina|documentul|clar',
  paper: 'documentul|adeverința|certificatul|factura|extrasul|dovada|scrisoarea|cardul',
  issued: 'emis|emisă|eliberat|eliberată|datat|datată|vechi|veche',
  goesOn: 'continuă|curge',
  is: 'este|este de|e|se ridică la|de|are|valabil|valabilă|durează|a început|expiră|încheiat',
  bounds: {
    at_least:
      'cel puțin …|de cel puțin …|măcar …|minimum …|minim …|minim de …|min. …|… minim|nu mai puțin de …|nu este sub …|nu sub …|nu este mai mic de …|… sau mai mult|… sau peste',
    at_most:
      'cel mult …|de cel mult …|maximum …|maxim …|de maximum …|nu mai mult de …|nu depășește …|… sau mai puțin|până la …',
    more_than: 'mai mult de …|peste …|de peste …|mai mare de …|mai mare decât …|depășește …',
    less_than: 'mai puțin de …|sub …|de sub …|mai mic de …|mai mică de …',
    between: 'între … și ~',
    not_before:
      'începând cu …|din … încolo|nu înainte de …|… sau mai târziu|… sau după|cel puțin până la …|cel puțin până în …|până cel puțin la …|până la cel puțin …|până cel puțin în …',
    not_after:
      'cel târziu …|cel târziu la …|nu după …|nu mai târziu de …|… sau mai devreme|din … sau mai devreme|… sau înainte',
    after: 'după …|ulterioară datei de …|ulterior …',
    before: 'înainte de …|anterioară datei de …|dinainte de …',
    within_last:
      'în ultimele #|în ultimii #|din ultimele #|din ultimii #|în ultimele {n} de {unit}|din ultimele {n} de {unit}|nu mai vechi de #|nu mai veche de #|nu este mai vechi de #|nu este mai vechi de {n} de {unit}|nu este mai veche de #|mai nou de #|acum cel mult #|acum mai puțin de #',
    older_than:
      'mai vechi de #|mai vechi de {n} de {unit}|mai veche de #|acum cel puțin #|acum peste #|acum mai mult de #|în urmă cu cel puțin #|în urmă cu peste #|în urmă cu mai mult de #|de cel puțin #|de peste #|de mai mult de #',
    ahead:
      'mai sunt cel puțin #|mai sunt cel puțin {n} de {unit}|peste cel puțin #|încă cel puțin #|pentru cel puțin încă #|peste cel puțin {n} de {unit}',
  },
};
