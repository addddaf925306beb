/** What registers, parcels, health papers, schools, journeys and bills speak of, in Catalan. */
export const catalanRecords = `
colour: color, colors, pelatge
fuel: combustible, carburant, font d energia, propulsió, tipus de motor
make: marca, fabricant, fabricat per
model: model, denominació comercial
body: carrosseria, tipus de vehicle, classe de vehicle
engine: motor
engineSize: cilindrada, cubicatge, capacitat del motor
weight: massa, pes brut, pes net, massa en ordre de marxa, massa màxima autoritzada, pes del paquet, pes corporal
mileage: quilometratge, quilòmetres, quilòmetres recorreguts, odòmetre, comptaquilòmetres, km recorreguts
emissions: distintiu ambiental, norma euro, etiqueta ambiental
manufactured: any de fabricació, any de construcció, any del model, data de fabricació, fabricat el, construït el, any del vehicle
use: ús del vehicle, ús de l immoble, ús principal, destinació del vehicle, ús de l habitatge, tipus d ús, ús cadastral, ús previst
inspection: inspecció, inspecció tècnica, itv, revisió, reconeixement mèdic, control tècnic, inspeccionat, verificació
inspector: inspector, inspectora, perit, pèrit, perita, inspeccionat per, revisat per, examinador, examinadora, taxador, taxadora
station: estació d inspecció, estació itv, taller, taller mecànic, centre d inspecció, garatge
result: resultat, resultats, dictamen, conclusió, conclusions, decisió, valoració, avaluació, resolució
defect: defecte, defectes, defectes lleus, defectes greus, anomalia, anomalies, deficiències, desperfectes, avaries
restriction: restricció, restriccions, limitacions, condicions d ús, condicions restrictives
carrier: transportista, missatgeria, empresa de transport, companyia aèria, línia aèria, operat per, repartidor, lliurat per, aerolínia
pickup: punt de recollida, recollida, oficina de correus, recollir a, punt de lliurament, taquilla, consigna
contents: contingut, mercaderia, mercaderies, contingut declarat, descripció de la mercaderia, conté
note: observacions, observació, comentari, comentaris, instruccions, anotacions, missatge, peticions especials, indicacions
expected: previst, prevista, arribada prevista
shipped: enviat, data d enviament, expedit el, despatxat, admès el, lliurat al transportista, data d admissió, data de sortida de l enviament
cashOnDelivery: contra reemborsament, contrareemborsament, import del reemborsament, pagament al lliurament
code: codi, clau d accés, codi d accés, codi de la porta, codi de seguretat, contrasenya, codi de control, codi de confirmació
barcode: codi de barres
article: article, articles, codi del producte, peça
diagnosis: diagnòstic, diagnòstics, motiu de consulta, motiu de la consulta, codi cim, judici clínic
disease: malaltia, malalties, patologia, afecció, malaltia prevenible, contra la malaltia
medicine: medicament, medicaments, fàrmac, medicina, medicació, nom de la vacuna, vacuna administrada, medicament prescrit
ingredient: principi actiu, substància activa, substància, denominació genèrica, principis actius, nom genèric
dosage: posologia, dosificació, pauta, mode d ús, com prendre, via d administració, pauta posològica, manera de prendre
dose: dosi administrada
batch: lot
pharmacy: farmàcia, dispensat a
pharmacist: farmacèutic, farmacèutica, dispensat per
sample: mostra, espècimen
sampled: presa de mostra, data de la mostra, extracció, recollida de la mostra, data de la presa
bodyHeight: alçada, estatura, talla, alçada cm, alçària
copayment: copagament, aportació del pacient, aportació de l usuari, a càrrec del pacient
chip: xip, microxip, transponedor
species: espècie, espècies, espècie animal, tipus d animal
breed: raça de l animal, raça del gos
blood: tipus de sang, factor rh, grup sanguini i rh
father: pare, progenitor, filiació paterna
mother: nom de la mare, nom i cognoms de la mare, progenitora, filiació materna
spouse: cònjuge, espòs, esposa, marit, parella, muller, parella de fet, casat amb, casada amb
guarantor: avalador, avaladora, fiador, fiadora, garant, avalista, codeutor, deutor solidari
householder: cap de família, persona de referència, cap de la llar, titular de la unitat familiar
relation: parentiu, relació, vincle, relació amb el titular, vincle familiar, parentesc
teacher: professor, professora, mestre, mestra, docent, tutor, tutora, instructor, monitor, monitora, formador, formadora, entrenador, entrenadora, ponent
author: autor, autora, autors, escrit per
agent: corredor, corredora, mediador, mediadora, intermediari, venut per, corredoria, agent immobiliari, agent comercial
caseworker: gestor de l expedient, gestora de l expedient, tramitador, tramitadora, instructor de l expedient, persona responsable, atès per, tramitat per, funcionari, funcionària, tècnic responsable, tècnica responsable, treballador social, treballadora social, preparat per, persona que atén
signatory: signatari, signatària, signat per, signatura, signant, autoritzat per, validat per, aprovat per, vistiplau, en nom i representació, qui signa, signants
representative: representant, representant legal, representat per, representada per, apoderat, apoderada, administrador, administradora, administrador únic, representants, director general, directora general, consellera delegada, conseller delegat
chairperson: president, presidenta, presidència, president de la comunitat, degana, rector, rectora, alcalde, alcaldessa, director del centre, directora del centre
shareholder: accionista, accionistes, soci únic, partícip, sòcia única
court: jutjat, tribunal, registre mercantil, jutjat mercantil, audiència, òrgan judicial, partit judicial
authority: autoritat, autoritat competent, òrgan, organisme, ajuntament, administració, oficina expedidora, agència tributària, emesa per, delegació, expedida per, registre de la propietat, registre civil, entitat competent, organisme competent
creditor: creditor, creditora, creditor hipotecari, prestador, entitat prestadora, entitat financera, càrregues, gravàmens, creditors, hipoteca a favor de
founded: data de constitució, constitució de la societat, fundada el, fundat el, data de fundació, inici d activitat, inici d activitats, data d inici d activitat, any de fundació, any de constitució
signed: signat, signada el, data de signatura, data de la signatura, data del contracte, data de l escriptura, data d escriptura, subscrit el, formalitzat el, data de formalització, data d atorgament, atorgada el, data de contractació
activity: activitat, activitats, activitat econòmica, objecte social, sector, epígraf iae, epígraf, branca d activitat, activitat econòmica principal
brand: nom comercial, marca comercial, rètol, sigles, nom de l establiment comercial, nom abreujat
purpose: finalitat, propòsit, objecte, a efectes de, per presentar a, destinació del préstec, objectiu, motiu de la sol·licitud, objecte de la sol·licitud
reason: motiu, motius, causa, causes, raó, justificació, fonament, motiu de l absència
plot: parcel·la, solar, terreny, cadastre, finca registral, polígon i parcel·la, finca núm, parcel·les, idufir
deed: escriptura, escriptura pública, títol de propietat, escriptura de compravenda, títol, forma d adquisició, adquisició, naturalesa del dret
share: participació, quota de propietat, part indivisa, percentatge de propietat, participacions, accions, coeficient, participacions socials, proindivís
floor: planta, pis i porta
apartment: apartament, porta del pis, número de pis, pis número
rooms: habitacions, dormitoris, estances
valuation: valor cadastral, taxació, valoració de l immoble, valor de mercat, valor de referència, valor del sòl, valor de la construcció, valor declarat, valor estimat, valor fiscal
turnover: xifra de negocis, volum de negocis, facturació anual, vendes, ingressos d explotació, volum de vendes
fund: fons de reserva, fons de manteniment, fons de reparacions, fons d obres, fons comú
territory: àmbit territorial, territori, àmbit geogràfic, vàlid a, àmbit de cobertura, països coberts, límit territorial, zona de cobertura, àmbit d aplicació, cobertura geogràfica
supplyPoint: punt de subministrament, cups, codi de subministrament, número de subministrament, punt de consum, codi del punt de subministrament, número de pòlissa de subministrament
distributor: distribuïdora, companyia distribuïdora, operador de xarxa, gestor de la xarxa, xarxa de distribució, distribuïdor
opening: inicial, anterior, lectura anterior, saldo anterior, saldo inicial, lectura inicial, obertura, inici del període, saldo d obertura
closing: final, lectura actual, saldo final, lectura final, tancament, saldo de tancament, fi del període, nou saldo, saldo al tancament
principal: capital pendent, capital viu, deute pendent, capital pendent d amortitzar, saldo del préstec, deute viu, saldo de la hipoteca, deute restant, capital per amortitzar
instalment: quota del préstec, mensualitat, mensualitats, amortització, quota hipotecària, import de la mensualitat, termini mensual, pagament mensual
overpayment: pagament en excés, saldo a favor, cobrament indegut, pagat de més, excedent, cobrat de més, import a favor seu, a favor seu, cobrat en excés
lateFee: interessos de demora, interès de demora, mora, recàrrec de constrenyiment, recàrrecs, recàrrec per demora, despeses de reclamació, recàrrec per pagament fora de termini, interessos moratoris
deduction: deducció, deduccions, retenció, retencions, total a deduir, import retingut, reducció, exempció, mínim personal
taxBase: base imposable, base de cotització, base liquidable, base subjecta a retenció, base reguladora, base de càlcul, base de l iva
bonus: plus de transport, complement, complements, gratificació, paga extra, pagues extraordinàries, incentiu, incentius, complement salarial, paga extraordinària, pagues extres
contribution: cotització, cotitzacions, aportacions, seguretat social, contingències comunes, aportació, quota de la seguretat social, contribució, aportacions a la seguretat social, contribucions
hours: hores, hores treballades, hores lectives, hores extres, jornada setmanal, càrrega horària
leave: vacances, dies de vacances, permís retribuït, dies de permís, dies d assumptes propis
noticePeriod: preavís, dies de preavís, termini d avís, avís previ, termini de desistiment, antelació mínima
branch: sucursal, oficina bancària, agència, filial, delegació local, la seva oficina, oficina gestora, biblioteca d origen, oficina d atenció
channel: canal, mitjà de contacte, mitjà de notificació, contacte preferit, notificacions, via de contacte, forma de notificació, canal preferent, canal de comunicació, via de notificació
studyYear: any d estudis, curs actual, curs i grup, nivell d estudis, curs matriculat, any acadèmic cursat, curs que fa, nivell educatiu
studyMode: modalitat d estudi, modalitat, règim d estudis, torn, dedicació, temps complet o parcial, règim de permanència, presencial o a distància
train: tren
coach: vagó, cotxe número, cotxe núm, número de cotxe, núm de cotxe
platform: andana, plataforma, via de sortida
travelClass: classe de viatge, cabina, classe del bitllet, classe tarifària, tipus de seient
checkIn: arribada a l hotel, data d entrada, dia d arribada, entrada a l hotel, entrada a l allotjament, dia d entrada
checkOut: sortida de l hotel, dia de sortida, sortida de l allotjament, data de sortida de l hotel
nights: nits, pernoctacions, estada
luggage: equipatge, maletes, maleta, equipatge inclòs
venue: lloc, recinte, punt de trobada, lloc de celebració, sala de l acte, lloc de la reunió, espai de l acte, lloc de realització
organiser: organitzador, organitzadora, organitzat per, promotor, promotora, organitza, convoca, impartit per
training: entrenament, sessió, classe dirigida, classe reservada, lliçó, formació, pròxima classe, activitat dirigida, propera classe, capacitació
borrowed: prestats, en préstec, préstecs actius, llibres prestats, préstecs vigents, préstecs actuals, préstecs en curs, llibres en préstec
reserved: reservats, reserves actives, llibres reservats, les meves reserves, llista d espera, en espera, en cua
`;
