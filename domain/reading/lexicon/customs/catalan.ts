/** How single kinds of papers and pages call what all of them speak of, in Catalan. */
export const catalanCustoms = `
name: nom o raó social
family: llinatges
person: ocupant, subjecte passiu, interessat, contribuent
holder: cotitular, titulars, expedit a nom de
owner: propietari de l animal, titular del vehicle, propietaris, copropietari, titular registral
customer: consumidor, facturat a, adquirent
passenger: viatgera, passatgers, viatgers
driver: conductor habitual, conductor autoritzat, segon conductor, conductor designat
child: fills
borrower: deutor, deutora, titular del préstec, prestataris
recipient: destinataris, lliurar a
sender: expedidor
doctor: prescriptor, veterinari, veterinària, odontòleg, metge de capçalera, prescrit per
manager: administrador de finques, cap de servei, gerència
invoice: extracte, justificant, factura simplificada, tiquet, liquidació
delivery: albarà, repartiment, lliurat
parcel: enviament postal
vehicle: automòbils, motocicleta
licence: autorització, permís de circulació
registration: matriculació, dades registrals, inscrit, inscrita, registrat, inscripció registral, primera matriculació, data de primera matriculació, b data de primera matriculació, data de matriculació, primera inscripció
certificate: diploma, acreditació, certificació, justificant acreditatiu, informe
property: situació del risc, bé immoble, edifici, risc assegurat, ubicació del risc
course: assignatura, matèria, mòdul
service: prestació
payment: transferència, càrrec en compte, pagaments
claim: reclamacions
application: sol·licitud, instància, tràmit, sol·licituds
appointment: visita
vaccination: vacunes, immunització
number: número d expedient, núm d expedient
reference: expedient, localitzador, número d expedient, núm d expedient
nationalId: número de la seguretat social, núm de la seguretat social, codi d identificació personal, targeta sanitària número
plate: matrícula, a matrícula
chassis: xassís, número d identificació del vehicle
seat: butaca
status: estat civil
type: naturalesa, règim
level: nivell assolit
university: col·legi, escoles
club: federació, associació
hospital: laboratori, consultori, centre sanitari
semester: curs escolar, trimestre escolar, any acadèmic
address: domicili social, domicili fiscal, seu social, residència, domicili habitual
nationality: ciutadania
birthplace: municipi de naixement, lloc i data de naixement, nascut a, natural de, país de naixement
origin: estació de sortida, aeroport de sortida
destination: estació d arribada, aeroport d arribada
date: en data
start: data d entrada en vigor, data d obertura, vigent a partir de, posada en servei, data de posada en servei, activat, efecte
until: fi del contracte, data fi, fi de la cobertura, fi de validesa, data de fi de contracte, cessament, consumir abans de, caduca en
issued: data del document, data del certificat, data de l informe, data de tall, data de l extracte, data de resolució, data de notificació, imprès el
created: comprat el, reservat el, data de reserva, data de registre, registrat el, data de recepció, rebut el, data d adquisició, data de la compra, data de la sol·licitud
departure: data del viatge, data de viatge, embarcament
arrival: arribada prevista
period: exercici, mes facturat, període impositiu, trimestre
duration: termini, termini en mesos, durada del viatge, permanència, nombre de mesos
money: import en euros, diners, import del préstec, import concedit, càrrec
capital: capital social, capital subscrit, capital desemborsat
total: import total a pagar, total amb iva, total iva inclòs, import net a pagar
balance: saldo anterior, saldo inicial, saldo d obertura, saldo de tancament, nou saldo, saldo al tancament, saldo comptable
outstanding: per pagar, falta per pagar, deutes, import degut, resta per pagar
fee: despeses de comunitat, quota de comunitat, despeses de gestió, comissions, drets, honoraris, despeses
pay: salari, sou, salari base, sou base, remuneració
income: ingressos, renda anual
rent: import del lloguer
tax: ibi, quota íntegra, import iva, quota tributària
deposit: arres, paga i senyal
limit: descobert, descobert autoritzat
coverage: cobertures, riscos coberts, garanties contractades, capitals assegurats
interest: tipus nominal
usage: kwh consumits
power: potència fiscal, cavalls fiscals, potència facturada
area: superfície, superfície construïda, superfície útil, metres quadrats, superfície gràfica
reading: lectura anterior, lectura inicial, lectura actual, lectura final
quantity: quants, quantes, nombre de persones, nombre de passatgers
credits: crèdits
due: venç, data de pagament, últim dia de pagament, data de devolució, retornar abans del, cal pagar abans del, data de càrrec
paid: import pagat, satisfet
overdue: vençuts, impagats
first: primera matriculació, data de primera matriculació, b data de primera matriculació, data de matriculació, primera inscripció
gross: import brut, total meritat, total devengat
net: import net, net a cobrar, subtotal, base sense iva
bitcoin: bitcoins
`;
