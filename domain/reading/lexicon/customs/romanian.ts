/** How single kinds of papers and pages call what all of them speak of, in Romanian. */
export const romanianCustoms = `
name: denumirea persoanei juridice, cum se numește
person: contribuabilul, solicitanta, declarantul, persoană fizică, cine plătește, cine trebuie să plătească, petent, petentul, reclamant, reclamantul, pârât, pârâtul, contravenient, contravenientul, moștenitor, moștenitorul, defunct, defunctul, decedat, decedatul, solicitanți, declaranta, contribuabilului, solicitantului, subscrisa, părți, beneficiarul cererii, participanta, autorul cererii, plătitoare, cui aparține, persoană vizată, numele persoanei, destinatarul deciziei, intimat
holder: posesor, posesorul, utilizator vehicul, emis pe numele, eliberat lui, titularii, pe numele, emisă pe numele, posesoarea, utilizatorul vehiculului, eliberat pe numele lui, cine este titularul
owner: proprietari, proprietara, coproprietar, cine deține, proprietare, coproprietari, coproprietarul, nud proprietar, uzufructuar, uzufructuarul, proprietarii, deținător legal, deținătorul animalului, proprietar animal, al cui este
member: cititorul, membrele, cotizant, cotizantul, membrii
customer: beneficiarul facturii, plătitor factură, cumpărătorul, consumatorul, comandat de, facturat către, clienți, clientă, beneficiar servicii, consumatori
subscriber: abonați, titularul abonamentului
policyholder: contractanta
insured: asigurați, asigurată, bun asigurat persoană
beneficiary: titular drept, titularul dreptului, titular de drept, încasează, beneficiară, beneficiara, titulari de drept, cui îi revine
student: absolventul, cursantul, elevei, numele elevului, studenți, elevă, elevi, elevii, cursanta, cursanți, doctorand, masterand, masterandul, preșcolar, ucenic, studentei, practicant
employee: angajată, salariata, salariată, angajați, lucrătorul, salariatului, salariați, colaborator, funcționarul public
tenant: chiriașa, chiriașă, locatari, locatara, locatară, locatarului, chiriași
landlord: locatorului
passenger: pasageri, pasagera, călătorul, călători, călătorului
patient: pacientă, pacienți, bolnav, bolnavul
driver: șoferul, conducătorul auto
child: copii, minor, minorul, minorului, fiul, fiica, fiicei, copiii, bebeluș, nou născut, minora
borrower: debitoare, debitoarea, debitori, împrumutatul, împrumutatului, client credit, imprumutat, codebitori
donor: donatoare, donatoarea, sponsor, sponsorul, cine donează, susținători
licensee: posesor permis, posesorul permisului, titular licență, licențiat, titular de licență, titularul autorizației, titular autorizație, autorizat
guest: oaspeți, oaspetelui, turist, turistul, turiști, client hotel, persoane cazate
recipient: destinatara, destinatară, primitor, primitorul, primit de, către cine, preluat de, ridicat de, adresat
sender: expeditorului, expeditoare, expeditoarea, trimis de la, de la cine, ordonator, ordonatorul, trimițător
contact: consultant financiar, contactați, relații clienți, serviciul clienți, asistență clienți, consultantul, consilierul, agent dedicat, cui mă adresez
doctor: medic curant, medicul curant, medicul de familie, trimis de, medici, doctorul, doctoriță, stomatolog, dentist, asistent medical, medic validare, pediatru, oftalmolog, ginecolog, kinetoterapeut, psiholog, vaccinator, cine l a consultat
manager: conducător, conducătorul, director executiv, directorul, șeful, șef ierarhic, director adjunct, directoare, directoarea, rector, rectorul, decan, decanul, coordonator direct, managerul, superior ierarhic, inspector școlar general
employer: întreprindere, întreprinderea, instituția, unitate, organizație, organizația, societatea angajatoare, unitatea angajatoare, persoană juridică, persoana juridică, unde lucrează, operator economic angajator
insurer: societate de asigurare, societatea de asigurare, companie de asigurări, asigurătorului, compania de asigurări, societatea asigurătoare, casa de asigurări de sănătate
provider: operator economic, vânzătorul, emitent factură, furnizorului, prestatorul, prestatorului, operatorul, vânzătoare, comerciantul, executant, executantul, antreprenor, antreprenorul, instalator, distribuitor produs, firma prestatoare, vânzătorului
bank: instituția de credit, instituție de credit, bănci
issuer: organism emitent, organism de certificare, eliberat prin
account: conturile, cont trezorerie, contul trezoreriei
membership: cotizare membru, calitate membru, afiliere, afilierea, adeziune, adeziunea, legitimație de membru, carnet de membru
subscription: abonamente, abonarea, subscripția, abonament activ
contract: contractele, acordul, convenție, convenția, act adițional, precontract
policy: polițe, rca, casco, asigurarea obligatorie
card: carduri, legitimația, permis cititor, carnetul, card de fidelitate
invoice: facturi, bon fiscal, bonul fiscal, chitanța, chitanței, factură fiscală, factura fiscală, proformă, proforma, aviz de plată, înștiințare de plată, bonul
order: comenzi, comenzile, comandă online, achiziție, achiziția, achiziții, cumpărare
booking: rezervări hotel, confirmare rezervare, rezervat, rezervările
ticket: bilete, biletele, tichet, tichetul, legitimație de călătorie, titlu de călătorie, bilet electronic
delivery: livrat la, livrat, predare, predat destinatarului, livrări, predat la, livrată, distribuire, distribuit la, predat la destinatar
parcel: urmărire colet, expediția, expedierea, colete, trimitere, trimiterea, trimiterii, scrisoare de transport, scrisoare recomandată, parcelă, parcela, recomandată
vehicle: autoturismul, autoturismului, mașina, mașinii, autovehiculul, autovehiculului, motocicletă, remorcă, remorca, vehicule, mijloc de transport, autoutilitară, civ, carte de identitate a vehiculului, cartea de identitate a vehiculului
licence: certificat de înmatriculare, autorizația, autorizației, permis de parcare, licența, permise, licențe, autorizații, autorizație de construire, permis de ședere, permisul de conducere, permisului de conducere, permis port armă, permis de pescuit, drept de liberă practică, aviz, avizul, permis de parcare rezidenți, autorizare, autorizația de construire
registration: registrul comerțului, reg com, înmatriculării, înregistrării, euid, înmatricularea, înregistrări, carte de identitate a vehiculului, cartea de identitate a vehiculului, civ, talon, talonul, număr registrul comerțului, intabulare, intabularea, registru, registrul, registrul național
certificate: adeverința, adeverinței, adeverințe, atestatul, atestatului, brevet, dovadă, dovada
passport: pașapoarte
meter: contoare, apometru, apometrul, repartitor, aparat de măsură
electricity: energie activă
gas: gazele naturale, gazului, gazul
water: apă rece, apă caldă, apei, canalizare, apă potabilă
loan: credite, credit de nevoi personale, împrumutul, credit imobiliar, creditarea, finanțare, finanțarea, ipoteca, ipotecii, leasing
savings: economisirea, depozit bancar, depozit la termen, economiile
portfolio: investiții, investițiile, titluri, acțiuni portofoliu, instrumente financiare, instrument financiar
property: clădire, clădirea, clădirii, bun impozabil, locuința, imobilului, spațiu, construcție, bunul, casă, casa, imobile, bun imobil, unitate imobiliară, clădiri, construcții, locuinței, apartamentului, vila, garaj, boxă, proprietății, loc consum, unitate individuală
tenancy: locațiune, închirierea, închirieri, spațiu închiriat, locațiunea
course: denumirea programului, programul, specialitate, specialitatea, materia, materie, disciplina, disciplină, modul, modulul, titlul cursului, filiera, calificarea cursului, cursuri
exam: examene, bacalaureat, evaluare națională, concurs, concursul, test, testul, teste
flight: zboruri, cursa aeriană
service: serviciului, serviciile, prestație, prestația, lucrare, lucrarea, lucrări, manoperă, intervenție, intervenția, prestații, asistență
product: produse, produsele, marfa, articole
device: dispozitivul, aparatul, aparatului, centrală termică, centrala termică, centrală, echipament, echipamentul, cazan, electrocasnic, modem, instalație, instalația
payment: plăților, încasare, încasări, virament, transfer, achitare, următoarea plată, data următoarei plăți, următoarea debitare, tranzacție, tranzacția, tranzacții, plata făcută, încasarea, donație, donația, donații, debitare, ordin de plată, transferul, viramentul, alimentare, plățile, retragere
employment: contractul individual de muncă, contract individual de muncă, locului de muncă, încadrare, încadrarea, angajarea, muncă, cim, raport de serviciu, raportul de muncă, raporturi de muncă
pension: drepturi de pensie, pensiilor, pensii, pensionar, pensionare
claim: avizare daună, dosarul de daună, accident, accidentul, evenimentul asigurat, eveniment asigurat, despăgubire, despăgubirea, daune, daunei, data evenimentului, pagubă, paguba
application: cerere, cererea, cererii, solicitare, solicitarea, solicitării, cereri, cererile, cerere depusă, formular, formularul, petiție, petiția, sesizare, sesizarea, reclamație, dosar de înscriere
prescription: prescriere, prescrierii, rețetă medicală, rețetei, rețeta, prescripția, rețete, rețeta electronică, bilet de trimitere, biletul de trimitere, prescris la, prescripție medicală, trimitere medicală
appointment: programat la, consult, consultație, vizită, programări, programării, consultul, consultația, consultații, vizite medicale, consultație medicală, control medical
vaccination: vaccinul, vaccinului, vaccinat la, imunizare, vaccinări, imunizarea, data administrării, administrat la, vaccin administrat, vaccinuri
enrolment: înmatriculat în anul, înscris în anul, admitere, admiterea, admis, admisă, an înmatriculare, înmatriculată, anul înmatriculării, anul admiterii, înscris la studii, înscrisă
notice: aviz, avertisment, notificare, notificarea, somație, somația, preavizul, înștiințare, înștiințarea
event: evenimentul, spectacolul, concertul, evenimente, conferință, conferința, competiție, competiția, meci, meciul, expoziție, festival, festivalul
document: actul, tip act, documentul, documente, acte, formular tip, documentului, înscris
number: j nr, nr crt, reg com, cod abonat, identificatorul, numere, cod abonament, cod angajat, marca angajat, isin, imei, isbn, numar matricol, serie de fabricație, nr inventar, număr de inventar, cod asigurat, cod plătitor, cod membru, număr foaie matricolă, nr omologare, număr omologare
reference: parafa, parafă, numărul dosarului, nr înregistrare, număr înregistrare, număr de înregistrare, nr de înregistrare, nr decizie, număr decizie, nr cerere, cod de bare factură, id tranzacție, număr document, nr document, număr unic, cod unic de referință, identificare plată, id comandă, id plată, pnr, nr proces verbal, proces verbal nr, număr proces verbal, nr hotărâre, număr hotărâre, nr aviz, număr aviz, număr factură proformă, buletin de analize, buletin analize, buletin nr, nr buletin, număr buletin, număr tranzacție, nr tranzacție, ordin de plată nr, nr op, mrn, lrn, număr cerere, nr chitanță, număr chitanță, nr sesizare, nr foaie, foaia de observație, foaie de observație, fo nr, cotă topografică, cotă raft, registratură, număr solicitare, ticket suport, cod caz, nr caz, numărul de înregistrare, numărul deciziei, numărul cererii, înregistrat sub nr, înregistrată sub nr, nostru nr, referința noastră
taxNumber: cod unic de identificare, cod de înregistrare în scopuri de tva, cod tva, cod înregistrare fiscală, codul fiscal, cod unic, cod de înregistrare fiscală, codul de identificare fiscală, cod fiscal firmă, c u i, cod unic înregistrare, cod identificare fiscală, codul unic de înregistrare, cod fiscal de identificare, număr de tva, ro cod tva
nationalId: codul numeric personal, cod numeric, c n p, serie buletin, seria și nr ci, buletin de identitate, carte identitate, seria și numărul actului de identitate, act de identitate, actul de identitate, bi ci, ci seria, serie și nr ci, serie act identitate, nif, document de identitate, cod personal, cod personal de asigurat, cid, cod de identificare al asiguratului
plate: număr înmatriculare, nr auto, număr auto, nr de circulație, număr de circulație, numărul mașinii, plăcuță, număr de înmatriculare auto, nr înmatriculare auto, numărul auto, număr matriculare, numere de înmatriculare, nr de înmatriculare auto
chassis: număr de identificare, numărul de identificare, număr identificare, serie caroserie, nr șasiu, număr de identificare al vehiculului, numărul de identificare al vehiculului, serie șasiu vin, seria șasiului, serie sasiu, nr de identificare, e număr identificare
seat: rând, rândul, loc de parcare, loc parcare
room: cameră hotel, camerei, cabinetul
gate: linia
zone: zona de impozitare, arie, zonă de parcare, raza
status: stare civilă, situația, statutul, situația juridică, starea civilă, stadiul dosarului, starea dosarului, statut juridic, valid sau nu, în regulă, activ sau nu
plan: tip abonament, planul tarifar, plan tarifar, oferta, ofertă, pachete, planuri, opțiune, opțiunea, formulă, tarif aplicat, extraopțiune, tip de abonament, regim de masă
type: forma juridică, tipul actului, tipuri, categorii client, felul, felul actului, natura, natura juridică, gen, formă de organizare, forma de organizare, specificul
level: treaptă, ciclul de studii, treapta, gradație, gradația, nivelul studiilor, nivel de școlarizare, grad profesional, clasa de bonus malus, clasa bonus malus, bonus malus, clasă de risc, nivel de fidelitate, nivel cunoștințe, niveluri, gradul, grad de handicap, gradul de invaliditate, treaptă de salarizare
group: grupe, grupa mare, formație, clasa și litera, seria de studii, grupa de sânge grup
licenceClass: categorii, categoriile, categoria permis, categorii deținute, categoriile deținute
faculty: facultăți, școala doctorală
university: școala, școli, liceul, liceului, colegiu, colegiul, instituția școlară, unitate de învățământ, universități, grădiniță, grădinița, creșă, creșa, academie, academia, unitate școlară, instituția organizatoare, școlii
club: asociație, asociația, asociației, club sportiv, clubul sportiv, sală fitness, federație, cerc, societatea sportivă, secția sportivă, sindicat, sindicatul
hospital: unitate medicală, unitatea medicală, unitate sanitară, unitatea sanitară, cabinet medical, laborator, laboratorul, clinica medicală, cabinet, spitalul, clinici, centru medical, centrul medical, cabinetul medical, punct de recoltare, centru de vaccinare, centrul de vaccinare, policlinica, dispensar, laborator analize, laborator de analize, cabinet stomatologic, maternitate, unitatea emitentă medicală, ambulatoriu, unde a fost vaccinat
library: biblioteci, biblioteca județeană, mediatecă
shop: magazinul, magazine, punct de vânzare, punctul de vânzare, unitate comercială, hipermarket, reprezentanță
department: compartiment, compartimentul, serviciul, birou, biroul, direcția, secția, secții, divizie, divizia, catedra, catedră
semester: anul universitar, anul școlar, anul academic, an fiscal, anul fiscal, anul de impunere, an de impunere, exercițiu financiar, exercițiul financiar, an universitar curent, trimestru, trimestrul, modul școlar, anul pentru care, sesiune, sesiunea, anul de referință
season: sezonul, sezon competițional, stagiunea, campanie
degree: diplomei, titlul, titlul obținut, titlul acordat, calificarea obținută, master, grad didactic, studii absolvite, titlu științific, doctorat
position: postul, denumirea postului, calitate, calitatea, meseria, locul de muncă, cod cor, funcții, funcție deținută, poziția, rolul, profesia, muncă prestată, meserii, funcția publică, calitatea deținută, specializare medicală, specialitatea medicală, ce funcție, calitate procesuală
address: adresa locului de consum, sediul, reședința, cu domiciliul în, domiciliul fiscal, situat în, situat la, unde locuiește, adresa sediului, domiciliat, domiciliată, domiciliul stabil, sediu social, adresa punctului de lucru, amplasament, amplasamentul, adresă completă, rezidența, locul instalării, adresa fiscală, ce adresă
street: străzi, bulevard, bulevardul, str, artera
city: județ, județul, orașe, comună, satul, județe, localități, locul emiterii, uat, unitatea administrativ teritorială
postcode: cod postal, codurile poștale
country: țări, statul
nationality: cetățean, naționalitatea, cetățeană, cetățenii
birthplace: născut în, data și locul nașterii, localitatea nașterii, localitate naștere, locul de naștere, localitatea de naștere, născută în, locul nașterii localitate, județul nașterii, unde s a născut
origin: de la stația, stația de plecare, îmbarcare, plecare, din stația, din localitatea, aeroportul de plecare, stație plecare, port de plecare, portul de plecare, de unde, autogară plecare
destination: stația de sosire, stație de sosire, până la stația, sosire, aeroportul de sosire, port de sosire, portul de sosire, locul debarcării, către stația, încotro, autogară sosire, unde merge
email: poșta electronică
phone: telefon fix, telefoane, mobilul, număr de contact, număr apelat
website: pagina web, pagina de internet
username: nume cont
gender: sexul, genul, sex m f
language: limbă maternă, limba maternă, limba cursului, limbi străine, limba preferată
currency: devize, lei sau euro
method: forma de plată, modul de plată, cum se plătește, plata cu, tip plată, mijloc de plată, achitat prin, plătit prin, plătit cu, instrument de plată, cum am plătit, modul de achitare, modalitatea de plată, plată prin, debit direct, cum plătesc, tipul plății, plată cu cardul
frequency: periodicitatea, cât de des, perioadă de plată, frecvența, ritm de plată, perioadă facturare, plata se face, număr rate, nr rate, cât de des se plătește, mod de eșalonare
date: când, în ce zi, ce zi, data calendaristică, ce dată
start: plata începând cu, intră în vigoare, valabil de la data, data încadrării, încadrat din, angajat din, de când, valabilă din, începând din, data deschiderii, deschis la, data numirii, numit la, începerea, valabil de la data de, valabilă de la data, valabilitate de la, valabil începând cu, data intrării, intrată în vigoare, angajat la, angajată la, încadrată din, data numirii în funcție, numită la, data de la care, de la data, de la data de, data efectivă, data instalării, data conectării, data pornirii, data începerii studiilor, data începerii activității, începerea activității, din ce dată, de când lucrează, debut, debutul, activ din, activă din, în vigoare din, în vigoare de la, se aplică din, drepturi începând cu, rezident din, locuiește din, pus în funcțiune, punere în funcțiune, data punerii în funcțiune, emis cu valabilitate de la
until: data expirării itp, expirării, valabil până, valabilă până, valabile până la, asigurat până la, ultima zi, data încheierii raportului, până când, până în data de, expirat la, data limită, expirarea, expirat, valabil pana la, valabil până la data, valabil până la data de, valabilă până la data, valabilitate până la data, încetează la, încetat la, încetată la, data încetării contractului, data încetării activității, ultima zi de lucru, ultima zi de muncă, angajat până la, până la data, până la data de, în vigoare până la, data finalizării contractului, valabil pînă la, a se consuma până la, a se consuma de preferință înainte de, data durabilității, utilizabil până la, finalul contractului, final contract, garanție până la, data terminării, terminat la, maturitate, maturitatea, scadență finală, scadența contractului, data retragerii, până pe, asigurare până la, data ieșirii, încheiere contract, acoperit până la, rezident până la
joined: data afilierii, membru activ din, aderat la, data înscrierii în asociație, cotizant din, utilizator din, înregistrat din, cont creat, înscrisă din, cititor din, înscris în data de, membră din, membru începând din, client începând din, cititor de la, cont din data
renewal: se prelungește, data următoarei plăți, următoarea debitare, reînnoit la, prelungit până la, reînnoirea, reînnoiri, prelungirea, prelungit, prelungită, se reînnoiește automat, preschimbare, următoarea încasare, reînnoit, următoarea facturare, viza anuală
issued: data prescrierii, întocmit la data, redactat la, data certificatului, data deciziei, data chitanței, eliberată, eliberarea, data eliberării documentului, data tipărire, data listării, listat la, tipărită la, generat la, generată la, data generării, data raportului, data buletinului, data rezultatului, data eliberării rezultatului, data actului, întocmită la, data întocmirii, data adresei, data hotărârii, data procesului verbal, data bonului, dată factură, dată document, data validării, validat la, acordat la, acordată la, data acordării, data extrasului, data facturării
cancelledOn: încetare, încetării, radiat, radiat la, denunțare, închis la, desfacere, întrerupt la, anulată la, retras la, data retragerii, închiderea, data închiderii, închisă la, renunțare, demisie, suspendat la, suspendată la, desființat, desființare, reziliată la, rezilierea, încetarea, dizolvare, dizolvat, revocare, revocat la, radiere, radierea, exmatriculat, data exmatriculării
lastVisit: ultima prezență, ultima activitate, ultima oară, ultima dată, ultimul împrumut, ultima logare, ultima autentificare la, ultima intrare, ultima tranzacție, ultima consultație, ultimul control, ultima utilizare, ultimul acces, ultima comandă, ultima conectare la
created: data cererii, data comenzii, plasată la, data solicitării, comandat la, cumpărat, data înregistrării cererii, data cumpărării, înregistrat la, cerere înregistrată la, înregistrată la, înregistrată la data de, înregistrată în data de, data depunerii, depus la data, depusă în data de, data depunerii cererii, data înregistrării, data rezervării, rezervat în data, data plasării comenzii, plasat la, data vânzării, data constatării, data întocmirii cererii, data plății efectuate, plătit la, plătit în data de, achitat la, data operațiunii, data tranzacție, data achiziție, achiziționat la, data adăugării, data procesării, deschis dosar la, data sesizării, data împrumutului, data comandă, când a fost depus, dată comandă, trimisă la, data donației, data încheierii, comisă la
updated: actualizare, actualizată, ultima modificare, modificată, situație la data, situația la data de, ultima schimbare, data modificării, la zi
birth: născut la, născută la, anul nașterii, născ
departure: data călătoriei, data plecării cursei, pleacă la, îmbarcare la, ora îmbarcării, când pleacă, decolare, decolarea, data cursei, data dus
arrival: sosește la, ajunge la, aterizare, aterizarea, când ajunge, data întoarcerii
graduation: absolvit, absolvit în, anul absolvirii, data susținerii, obținut la, data obținerii, promovat la, finalizat la, anul promoției, promoție, data obținerii titlului, obținută la, susținut la, susținută la, finalizare, finalizarea, data promovării, promovată la, terminat studiile, absolvită, absolvenți, licențiat, data licenței
time: la ora, orele, orar, orarul, la ce oră, ora deschiderii, ora convocării
period: interval, intervalul, luna salarială, luna și anul, valabilitate de la până la, perioada de raportare, lună, luni, perioada sejurului, perioada lucrată, perioada studiilor, perioada impozitată, termen de contestare, termen de contestație
duration: număr zile, număr de zile, nr zile, stagiu de cotizare, stagiu realizat, valabilitate contract, termenul contractului, durata cursului, termen credit, perioada creditării, număr luni, nr luni, nr ani, vechime, vechimea, stagiu total de cotizare, stagiu total, stagiu complet, stagiu complet de cotizare, cât durează, cât timp, perioadă de garanție, termen de garanție, garanție luni, perioadă minimă contractuală, termen în luni, cât timp e valabil, număr de ani
age: ani împliniți, câți ani, vârste
money: cuantum, cuantumul, suma acordată, valoare nominală, suma creditată, suma finanțată, suma convenită, contravaloare, contravaloarea, sumă acordată, total drepturi, suma cuvenită, valoarea ajutorului
capital: capitalul social, capital, capitalul, capital social, capitalului social, capital subscris și vărsat, capital vărsat
total: valoare cu tva, cât plătesc, cât este de plată, totală, totalul, total lei, valoare factură, valoarea facturii, cât am de plată, total obligații, valoarea comenzii, de încasat, de plată până la total
balance: fonduri disponibile, disponibil, bani disponibili, activ personal net, activ personal, cât am în cont, valoarea contului, sold cartelă
outstanding: restanța, datorii, debit, debite, sold precedent, neachitat, neplătit, de recuperat, cât datorez, obligații restante, rest de achitat, rest datorat, soldul rămas, neplătite, neachitată, neachitate, obligații de plată, datoria, datorată, debitul, de regularizat, rest plată, rămas de plată, rămas de achitat, cât mai am de plată
fee: abonament lunar, taxă de școlarizare, taxa de participare, comisionul, cost livrare, cheltuieli de transport, taxe, comisioane, tarif de participare, taxă de participare, întreținere, întreținerea, cheltuieli, cheltuiala, onorariu, taxe școlare, tarifului, taxă de timbru, cost abonament, comision de analiză, taxa de salubritate, taxă salubritate, taxă radio tv, taxa radio tv, taxă de cazare, taxă de procesare, contribuția lunară, cost transport, cost de transport, costul livrării, transport cost, rovinietă
price: prețuri, prețul unitar, preț fără tva, costuri, tarif unitar, cât costă, preț de vânzare, valoare unitară, costul cursului, tarif pe zi, tarif noapte
premium: valoarea primei, cost poliță, rata primei
pay: salariul de bază, salariu de bază brut, drepturi salariale, câștig, salarii, salariu negociat, câștiguri, remunerația, indemnizația, lefuri, onorarii, venit salarial, total drepturi salariale, plata orară, tarif orar, cât câștigă, salariul convenit, retribuție, retribuția
income: veniturile, câștig lunar, venituri salariale, venit pe membru de familie
rent: chiria convenită, chirii, chirie convenită, cât e chiria
tax: taxa pe valoarea adăugată, impozitului, impozite, tva inclus, tva colectată, taxe vamale, accize, impozit pe profit, taxă turistică, taxă hotelieră, taxa vamală, taxa pe clădiri
discount: bonificație, bonificația, facilitate, facilități, scutire, scutiri, reduceri, discountul, reducerea, remiză, voucher, cupon, cod promoțional, discount aplicat, gratuitate
deposit: garanții, depunere, depuneri, avansul, cauțiune, cauțiunea, arvună, arvuna, garanția de bună execuție
limit: plafon, plafonul, descoperit, overdraft, limită de tranzacționare, valoare maximă
coverage: compensare, compensat, decontat, decontare, despăgubire maximă, riscuri acoperite, limita de despăgubire, limită de răspundere, limite de despăgubire, sume asigurate, acoperiri, limita răspunderii, limita de răspundere, valoare asigurată, valoarea asigurată, riscuri asigurate, risc asigurat, limită despăgubire, valoarea acoperită, garanție comercială, protecție, capital asigurat, ce acoperă, bunuri asigurate
deductible: fransiza, franșize, franșiză deductibilă
refund: sumă returnată, retur bani, compensație, restituit, rambursat, rambursarea, restituirea, bani returnați, returnare, de returnat, despăgubire plătită, indemnizație plătită, regularizare favorabilă, sumă despăgubire
fine: amenzii, contravenție, contravenția, amendă contravențională, sancțiune, sancțiunea, sancțiuni
holdings: unități de fond, dețineri, valoarea portofoliului, unități deținute, număr unități de fond, acțiuni deținute, valoarea investiției, activ net, valoare activ net, număr acțiuni, valoarea unităților
interest: dobândă fixă, dobânzi, dobânda nominală, dobânda variabilă, marjă, marja, ircc, robor, randament, randamentul
percent: procentul, procentaj, cota, la sută, procente, procentual, procent realizat, progres, progresul, grad de ocupare, procent de invaliditate, cât la sută
points: punctaj, punctajul, punctaj mediu, puncte acumulate, punctaj realizat, puncte câștigate, puncte cumulate, mile acumulate, punctajul mediu anual
usage: consumat, cantitate facturată, mc consumați, metri cubi, consum mediu, energie facturată, diferența de index, utilizat, consum real, cât am consumat, volum consumat, energie activă consumată
data: trafic inclus, trafic de internet, gb rămași, gb inclus, gb disponibili, date incluse, date rămase, trafic rămas, gb consumați
power: putere contractată, puterea, putere aprobată, cai putere, putere nominală, cp
area: suprafață, suprafața, suprafață utilă, suprafața utilă, suprafață construită, suprafața construită, mp, metri pătrați, suprafețe, suprafață locuibilă, suprafața locuibilă, arie utilă, aria utilă, arie construită, suprafață desfășurată, suprafața desfășurată, mp utili, suprafață impozabilă, suprafață măsurată, hectare, ha teren, câți metri pătrați
reading: autocitire, citiri, indexuri, citirea, index citit, indexului, index autocitit, indicație contor
quantity: cantitatea, bucată, cant, număr colete, nr colete, câte, câți, nr membri, număr membri, număr de membri, persoane, număr angajați, nr angajați, număr pagini, nr exemplare, număr exemplare, adulți, membri familie, număr copii, nr copii, efectiv, unități cumpărate
visits: intrări, accesări, ședințe rămase, prezențe, intrările
grade: media generală, punctaj final, media generală de absolvire, medii, calificative, punctajul, punctaj obținut, nota obținută, evaluare finală, purtare, scor, scorul, rezultat examen, evaluarea, ce notă
credits: puncte credit, credite transferabile, credite acumulate, credite obținute, emc
due: data expirării itp, de plătit până la, data limită de plată, data limită, scadent la, de returnat până la, până când se plătește, plătiți până la, se plătește până la, scadențe, termenul, scadenței, de plată până pe, plata până la, achitat până la, de achitat până la, de returnat la, data returnării, data de returnare, data restituirii, plătibil până pe, data limită plată, data limită pentru plată, ultima zi de plată, când trebuie plătit, cel târziu, până cel târziu, dată limită, de plătit la, scadenta
paid: plătite, achitate, achitat integral, încasat, încasată, stins, plătită integral
pending: în curs, în curs de soluționare, neprocesat, în procesare, în lucru, nefinalizat, în analiză, de aprobat, neconfirmat
overdue: depășit, întârziat, întârziere, neplătit la scadență, zile de întârziere
available: rămas, rămase, rămasă, disponibilul, utilizabil, neutilizat, neutilizate
current: curente, curentul, actuale, prezentă, în curs de desfășurare, vigoare, acum, azi
next: data expirării itp, următoare, următorii, urmează, următoarei, următoarea plată, data următoarei plăți, următoarea debitare, următoarele, viitoare, urmatorul, urmatoare, proximă, proximul, ce urmează
last: trecut, trecută, ultimele, cea mai recentă, cel mai recent, anul trecut
former: vechea, fostul, fostă, anteriori
upcoming: viitoarele, programate, urmează să
first: primei, primului, primele, prim, întâi, întâia, inițială dată, prime dată
gross: cu tva, drepturi brute, inclusiv tva, venitul brut realizat
net: fără tva, valoare fără tva, rest de plată salariu, salariu în mână, nete, exclusiv tva, salariul în mână, de primit, cât primesc
minimum: minime, cel puțin
maximum: admisibilă, maxime, maxima, cel mult
original: inițiale, inițiali, originală, la acordare
monthly: lunare, lunari, fiecare lună, în fiecare lună
yearly: anuale, anuali, fiecare an, pe fiecare an
weekly: săptămânale, pe săptămână
daily: zilnice, pe zi
home: la domiciliu, casnic
work: serviciu, profesional, profesională
billing: facturat la
shipping: livrare la adresa, adresa livrării, expediere la
emergency: urgențe, deranjamente, în caz de urgență, dispecerat, avarii
mailing: corespondența, poștală
primary: de bază, primar, primară, de bază principal
detail: detaliu, datele, alte informații, informații generale, date generale, date despre, specificații
`;
