import type { Forms } from '../forms.ts';

/** What registers, parcels, health papers, schools, journeys and bills speak of, in Catalan. */
export const catalanRecords: Forms = {
  colour: 'color, colors, pelatge, color del pelatge, color de la carrosseria',
  fuel: 'combustible, carburant, tipus de combustible, tipus de carburant, font d energia, propulsió, tipus de motor',
  make: 'marca, fabricant, fabricat per',
  model: 'model, denominació comercial, versió del model',
  body: 'carrosseria, tipus de carrosseria, tipus de vehicle, classe de vehicle',
  engine: 'motor',
  engineSize: 'cilindrada, cubicatge, cilindrada cm3, capacitat del motor',
  weight: 'massa, pes brut, pes net, massa en ordre de marxa, massa màxima autoritzada, pes del paquet, pes corporal',
  mileage:
    'quilometratge, quilòmetres, quilòmetres recorreguts, odòmetre, lectura de l odòmetre, comptaquilòmetres, km recorreguts',
  emissions: 'emissions de co2, nivell d emissions, distintiu ambiental, norma euro, etiqueta ambiental',
  manufactured:
    'any de fabricació, any de construcció, any del model, data de fabricació, fabricat el, construït el, any del vehicle',
  use: 'ús del vehicle, ús de l immoble, ús principal, destinació del vehicle, ús de l habitatge, tipus d ús, ús cadastral, ús previst',
  inspection:
    'inspecció, inspecció tècnica, itv, revisió, revisió mèdica, reconeixement mèdic, control tècnic, inspeccionat, verificació',
  inspector:
    'inspector, inspectora, perit, pèrit, perita, inspeccionat per, revisat per, examinador, examinadora, taxador, taxadora',
  station: 'estació d inspecció, estació itv, taller, taller mecànic, centre d inspecció, garatge',
  result:
    'resultat, resultats, dictamen, conclusió, conclusions, decisió, valoració, avaluació, resolució, resultat final',
  defect: 'defecte, defectes, defectes lleus, defectes greus, anomalia, anomalies, deficiències, desperfectes, avaries',
  restriction: 'restricció, restriccions, limitacions, condicions d ús, codis de restricció, condicions restrictives',
  carrier:
    'transportista, missatgeria, empresa de transport, companyia aèria, línia aèria, operat per, repartidor, lliurat per, aerolínia',
  pickup:
    'punt de recollida, recollida, lloc de recollida, oficina de correus, recollir a, botiga de recollida, punt de lliurament, taquilla, consigna, recollida a botiga',
  contents: 'contingut, mercaderia, mercaderies, contingut declarat, descripció de la mercaderia, conté',
  note: 'observacions, observació, comentari, comentaris, instruccions, anotacions, missatge, peticions especials, indicacions',
  expected:
    'previst, prevista, lliurament previst, lliurament estimat, arribada estimada, arribada prevista, entrega estimada',
  shipped:
    'enviat, data d enviament, expedit el, despatxat, admès el, lliurat al transportista, data d admissió, data de sortida de l enviament',
  cashOnDelivery: 'contra reemborsament, contrareemborsament, import del reemborsament, pagament al lliurament',
  code: 'codi, codi pin, clau d accés, codi d accés, codi de la porta, codi de recollida, codi de seguretat, contrasenya, codi de devolució, codi de control, codi de confirmació',
  barcode: 'codi de barres, codi ean',
  article: 'article, articles, referència de l article, codi d article, codi del producte, peça, codi de peça',
  diagnosis:
    'diagnòstic, diagnòstics, diagnòstic principal, motiu de consulta, motiu de la consulta, codi cim, diagnòstic clínic, judici clínic',
  disease: 'malaltia, malalties, patologia, afecció, malaltia objectiu, malaltia prevenible, contra la malaltia',
  medicine:
    'medicament, medicaments, fàrmac, medicina, medicació, nom del medicament, nom de la vacuna, vacuna administrada, medicament prescrit',
  ingredient: 'principi actiu, substància activa, substància, denominació genèrica, principis actius, nom genèric',
  dosage:
    'posologia, dosificació, pauta, mode d ús, com prendre, via d administració, pauta posològica, manera de prendre',
  dose: 'dosi, dosi administrada',
  batch: 'lot',
  pharmacy: 'farmàcia, oficina de farmàcia, dispensat a',
  pharmacist: 'farmacèutic, farmacèutica, dispensat per',
  sample: 'mostra, tipus de mostra, espècimen, naturalesa de la mostra',
  sampled: 'presa de mostra, data de la mostra, extracció, recollida de la mostra, data de la presa',
  bodyHeight: 'alçada, estatura, talla, alçada cm, alçària',
  copayment: 'copagament, aportació del pacient, aportació de l usuari, a càrrec del pacient, copagament farmacèutic',
  chip: 'xip, microxip, transponedor, codi del transponedor',
  species: 'espècie, espècies, espècie animal, tipus d animal',
  breed: 'raça, raça de l animal, raça del gos',
  blood: 'grup sanguini, tipus de sang, factor rh, grup sanguini i rh',
  father: 'pare, nom del pare, nom i cognoms del pare, progenitor, filiació paterna',
  mother: 'nom de la mare, nom i cognoms de la mare, progenitora, filiació materna',
  spouse: 'cònjuge, espòs, esposa, marit, parella, muller, nom del cònjuge, parella de fet, casat amb, casada amb',
  guarantor: 'avalador, avaladora, fiador, fiadora, garant, avalista, codeutor, deutor solidari',
  householder: 'cap de família, persona de referència, cap de la llar, titular de la unitat familiar',
  relation:
    'parentiu, relació, vincle, relació amb el titular, grau de parentiu, vincle familiar, parentesc, relació de parentiu',
  teacher:
    'professor, professora, mestre, mestra, docent, tutor, tutora, instructor, monitor, monitora, formador, formadora, entrenador, entrenadora, ponent',
  author: 'autor, autora, autors, escrit per',
  agent:
    'corredor, corredora, mediador, mediadora, agent d assegurances, intermediari, corredor d assegurances, venut per, corredoria, agent immobiliari, agent comercial',
  caseworker:
    'gestor de l expedient, gestora de l expedient, tramitador, tramitadora, instructor de l expedient, persona responsable, atès per, tramitat per, funcionari, funcionària, tècnic responsable, tècnica responsable, treballador social, treballadora social, preparat per, persona que atén',
  signatory:
    'signatari, signatària, signat per, signatura, signant, autoritzat per, validat per, aprovat per, vistiplau, en nom i representació, qui signa, signants',
  representative:
    'representant, representant legal, representat per, representada per, apoderat, apoderada, administrador, administradora, administrador únic, representants, director general, directora general, consellera delegada, conseller delegat',
  chairperson:
    'president, presidenta, presidència, president de la comunitat, degana, rector, rectora, alcalde, alcaldessa, director del centre, directora del centre',
  shareholder: 'accionista, accionistes, soci únic, partícip, sòcia única, socis de la societat, accionista principal',
  court: 'jutjat, tribunal, registre mercantil, jutjat mercantil, audiència, òrgan judicial, partit judicial',
  authority:
    'autoritat, autoritat competent, òrgan, organisme, ajuntament, administració, oficina expedidora, òrgan emissor, agència tributària, emesa per, delegació, expedida per, registre de la propietat, registre civil, entitat competent, organisme competent, òrgan gestor',
  creditor:
    'creditor, creditora, creditor hipotecari, prestador, entitat prestadora, entitat financera, càrregues, gravàmens, càrregues i gravàmens, creditors, hipoteca a favor de',
  founded:
    'data de constitució, constitució de la societat, fundada el, fundat el, data de fundació, inici d activitat, inici d activitats, data d inici d activitat, any de fundació, any de constitució',
  signed:
    'signat, signada el, data de signatura, data de la signatura, data del contracte, data de l escriptura, data d escriptura, subscrit el, formalitzat el, data de formalització, data d atorgament, atorgada el, data de contractació',
  activity:
    'activitat, activitats, activitat principal, activitat econòmica, objecte social, sector, epígraf iae, sector d activitat, codi cnae, epígraf, branca d activitat, activitat econòmica principal',
  brand:
    'nom comercial, marca comercial, rètol, sigles, nom de l establiment comercial, nom abreujat, rètol de l establiment',
  purpose:
    'finalitat, propòsit, objecte, a efectes de, per presentar a, destinació del préstec, objectiu, motiu de la sol·licitud, objecte de la sol·licitud',
  reason:
    'motiu, motius, causa, causes, raó, justificació, motiu de la baixa, fonament, causa de la baixa, motiu de l absència',
  plot: 'parcel·la, solar, terreny, referència cadastral, cadastre, finca registral, número de finca, polígon i parcel·la, finca núm, dades cadastrals, parcel·les, superfície del terreny, idufir',
  deed: 'escriptura, escriptura pública, títol de propietat, escriptura de compravenda, títol, forma d adquisició, modalitat d adquisició, adquisició, naturalesa del dret, causa d adquisició',
  share:
    'participació, quota de participació, coeficient de participació, percentatge de participació, quota de propietat, part indivisa, percentatge de propietat, participacions, accions, coeficient, participacions socials, proindivís',
  floor: 'planta, planta de l edifici, pis i porta',
  apartment: 'apartament, porta del pis, número de pis, pis número',
  rooms: 'habitacions, nombre d habitacions, dormitoris, estances, nombre de dormitoris',
  valuation:
    'valor cadastral, taxació, valor de taxació, valoració de l immoble, valor de mercat, valor de referència, valor del sòl, valor de la construcció, valor declarat, valor estimat, valor fiscal',
  turnover: 'xifra de negocis, volum de negocis, facturació anual, vendes, ingressos d explotació, volum de vendes',
  fund: 'fons de reserva, fons de manteniment, fons de reparacions, fons d obres, fons comú',
  territory:
    'àmbit territorial, territori, àmbit geogràfic, vàlid a, àmbit de cobertura, països coberts, límit territorial, zona de cobertura, àmbit d aplicació, cobertura geogràfica',
  supplyPoint:
    'punt de subministrament, cups, codi cups, codi de subministrament, número de subministrament, punt de consum, codi del punt de subministrament, número de pòlissa de subministrament',
  distributor:
    'distribuïdora, empresa distribuïdora, companyia distribuïdora, operador de xarxa, gestor de la xarxa, xarxa de distribució, distribuïdor',
  opening:
    'inicial, anterior, lectura anterior, saldo anterior, saldo inicial, lectura inicial, obertura, inici del període, saldo d obertura',
  closing:
    'final, lectura actual, saldo final, lectura final, tancament, saldo de tancament, fi del període, nou saldo, saldo al tancament',
  principal:
    'capital pendent, capital viu, principal pendent, deute pendent, capital pendent d amortitzar, saldo del préstec, deute viu, saldo de la hipoteca, deute restant, capital per amortitzar',
  instalment:
    'quota del préstec, mensualitat, mensualitats, amortització, quota hipotecària, import de la mensualitat, termini mensual, quota d amortització, pagament mensual',
  overpayment:
    'pagament en excés, saldo a favor, cobrament indegut, pagat de més, excedent, cobrat de més, import a favor seu, a favor seu, cobrat en excés',
  lateFee:
    'recàrrec per mora, interessos de demora, interès de demora, mora, recàrrec de constrenyiment, recàrrecs, recàrrec per demora, despeses de reclamació, recàrrec per pagament fora de termini, interessos moratoris',
  deduction:
    'deducció, deduccions, retenció, retencions, total a deduir, total deduccions, retenció irpf, import retingut, reducció, exempció, mínim personal, total de deduccions',
  taxBase:
    'base imposable, base de cotització, base liquidable, base subjecta a retenció, base reguladora, base de càlcul, base de l iva',
  bonus:
    'plus de transport, complement, complements, gratificació, paga extra, pagues extraordinàries, incentiu, incentius, complement salarial, paga extraordinària, pagues extres',
  contribution:
    'cotització, cotitzacions, aportacions, seguretat social, contingències comunes, aportació, quota de la seguretat social, contribució, aportacions a la seguretat social, contribucions',
  hours:
    'hores, nombre d hores, hores treballades, hores lectives, hores extres, total d hores, durada en hores, jornada setmanal, càrrega horària',
  leave:
    'vacances, dies de vacances, vacances pendents, saldo de vacances, permís retribuït, dies de permís, vacances restants, dies d assumptes propis',
  noticePeriod:
    'preavís, termini de preavís, període de preavís, dies de preavís, termini d avís, avís previ, termini de desistiment, antelació mínima',
  branch:
    'sucursal, oficina bancària, agència, filial, delegació local, la seva oficina, oficina gestora, biblioteca d origen, oficina d atenció',
  channel:
    'canal, mitjà de contacte, mitjà de notificació, canal de contacte, contacte preferit, notificacions, via de contacte, forma de notificació, canal preferent, canal de comunicació, via de notificació',
  bitcoin: 'saldo bitcoin, saldo en bitcoin, bitcoins',
  ethereum: 'saldo ethereum, saldo en ethereum',
  studyYear:
    'any d estudis, curs actual, curs i grup, nivell d estudis, curs matriculat, any acadèmic cursat, curs que fa, nivell educatiu',
  studyMode:
    'modalitat d estudi, modalitat, règim d estudis, torn, dedicació, règim de dedicació, temps complet o parcial, règim de permanència, presencial o a distància',
  train: 'tren',
  coach: 'vagó, cotxe número, cotxe núm, número de cotxe, núm de cotxe',
  platform: 'andana, plataforma, via de sortida',
  travelClass: 'classe de viatge, classe de cabina, cabina, classe del bitllet, classe tarifària, tipus de seient',
  checkIn:
    'arribada a l hotel, data d entrada, dia d arribada, entrada a l hotel, entrada a l allotjament, dia d entrada',
  checkOut: 'sortida de l hotel, dia de sortida, sortida de l allotjament, data de sortida de l hotel',
  nights: 'nits, nombre de nits, pernoctacions, durada de l estada, estada',
  luggage: 'equipatge, maletes, maleta, franquícia d equipatge, equipatge inclòs',
  venue:
    'lloc, recinte, punt de trobada, lloc de celebració, sala de l acte, lloc de la reunió, espai de l acte, lloc de realització',
  organiser:
    'organitzador, organitzadora, organitzat per, promotor, promotora, entitat organitzadora, organitza, convoca, impartit per, entitat promotora',
  training:
    'entrenament, sessió, classe dirigida, classe reservada, lliçó, formació, pròxima classe, activitat dirigida, propera classe, capacitació',
  borrowed:
    'prestats, en préstec, préstecs actius, llibres prestats, préstecs vigents, préstecs actuals, préstecs en curs, llibres en préstec',
  reserved:
    'reservats, reserves actives, llibres reservats, les meves reserves, reserves pendents, llista d espera, en espera, en cua',
  balance:
    'saldo anterior, saldo inicial, saldo d obertura, saldo final, saldo de tancament, nou saldo, saldo al tancament',
  reading: 'lectura anterior, lectura inicial, lectura actual, lectura final',
  name: 'nom del titular, nom o raó social, nom i adreça, noms i cognoms',
  holder: 'cotitular, titulars, titular del contracte, titular principal, titular de la pòlissa, expedit a nom de',
  owner:
    'propietari del vehicle, propietari de l animal, titular del vehicle, propietaris, copropietari, titular registral',
  driver: 'conductor habitual, conductor principal, conductor autoritzat, segon conductor, conductor designat',
  customer: 'consumidor, nom del client, facturat a, adquirent',
  doctor:
    'doctora, metge prescriptor, prescriptor, veterinari, veterinària, odontòleg, metge de capçalera, prescrit per',
  invoice: 'extracte, extracte del compte, extracte bancari, justificant, factura simplificada, tiquet, liquidació',
  registration:
    'matriculació, dades registrals, inscrit, inscrita, registrat, inscripció registral, primera matriculació, data de primera matriculació, b data de primera matriculació, data de matriculació, primera inscripció',
  certificate: 'diploma, acreditació, certificació, justificant acreditatiu, informe',
  property: 'habitatge assegurat, situació del risc, bé immoble, edifici, risc assegurat, ubicació del risc',
  number:
    'núm de rebut, número de rebut, núm de registre, número de registre, núm de soci, número d expedient, núm d expedient',
  reference:
    'expedient, referència de pagament, codi de referència, localitzador, codi de reserva, número d expedient, núm d expedient',
  nationalId:
    'número de la seguretat social, núm de la seguretat social, codi d identificació personal, targeta sanitària número',
  status: 'estat civil, situació laboral, estat de l expedient, estat de la comanda, situació actual',
  address:
    'domicili social, domicili fiscal, seu social, adreça del titular, lloc de residència, residència, adreça del subministrament, adreça de subministrament, domicili habitual',
  birthplace: 'municipi de naixement, lloc i data de naixement, nascut a, natural de, país de naixement',
  origin: 'ciutat d origen, estació de sortida, aeroport de sortida',
  destination: 'ciutat de destinació, estació d arribada, aeroport d arribada',
  departure: 'hora de sortida, data del viatge, data de viatge, data i hora de sortida, sortida prevista, embarcament',
  arrival: 'hora d arribada, arribada prevista, data i hora d arribada',
  first:
    'primera matriculació, data de primera matriculació, b data de primera matriculació, data de matriculació, primera inscripció',
  period: 'exercici, període de consum, mes facturat, període impositiu, període de liquidació, trimestre',
  duration: 'termini, termini del préstec, termini en mesos, durada del viatge, permanència, nombre de mesos',
  money: 'import en euros, diners, suma, import del préstec, import concedit, càrrec',
  capital: 'capital social, capital subscrit, capital desemborsat',
  outstanding: 'per pagar, falta per pagar, deutes, deute total, import degut, resta per pagar',
  area: 'superfície, superfície construïda, superfície útil, superfície total, metres quadrats, superfície gràfica',
  net: 'import net, net, neta, net a cobrar, subtotal, base sense iva',
  university: 'col·legi, escoles, facultat o escola',
  application: 'sol·licitud, instància, tràmit, sol·licituds',
  licence: 'autorització, permís de circulació',
};
