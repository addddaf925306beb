import type { Forms } from '../forms.ts';

/** How letters, certificates, invoices and registers name things, besides the words that accounts have for them. */
export const romanianPapers: Forms = {
  paid: 'am primit, suma încasată, plătite, achitate, achitat integral, încasat, încasată, stins, plătită integral, plătit, plătită, achitat, achitată',
  money:
    'adică, suma în litere, cuantum, cuantumul, total sumă, valoarea totală, sume, suma acordată, valoare nominală, suma creditată, suma finanțată, suma convenită, contravaloare, contravaloarea, sumă acordată, total drepturi, suma cuvenită, valoarea ajutorului, sumă, suma, valoare, valoarea, sumei',
  price:
    'preț unitar, prețuri, prețul unitar, preț fără tva, costuri, tarif unitar, cât costă, preț de vânzare, valoare unitară, costul cursului, tarif pe zi, tarif noapte, preț, prețul, cost, costul',
  usage:
    'energie consumată, consum facturat, consum total, consum energie, cantitate consumată, consum lunar, consumat, kwh consumați, cantitate facturată, mc consumați, metri cubi, consum mediu, energie facturată, diferența de index, m3 consumați, utilizat, consum real, cât am consumat, volum consumat, energie activă consumată, consum, consumul',
  product: 'descriere, denumirea produselor, produse, produsele, marfa, articole, produs, produsul, articol',
  vehicle:
    'marcă, marca, marca și modelul, autoturismul, autoturismului, automobil, mașina, mașinii, autovehiculul, autovehiculului, motocicletă, remorcă, remorca, vehicule, mijloc de transport, autoutilitară, civ, carte de identitate a vehiculului, cartea de identitate a vehiculului, vehicul, vehiculul, mașină, autovehicul, autoturism, vehiculului',
  grade:
    'calificativ, medie generală, media generală, medie finală, nota finală, punctaj final, media de absolvire, media generală de absolvire, medii, calificative, punctajul, punctaj obținut, nota obținută, evaluare finală, purtare, scor, scorul, rezultat examen, evaluarea, ce notă, notă, nota, medie, media',
  duration:
    'normă de lucru, program de lucru, timp de muncă, preaviz, număr zile, număr de zile, nr zile, stagiu de cotizare, stagiu realizat, valabilitate contract, termenul contractului, durată contract, durata cursului, termen credit, perioada creditării, număr luni, nr luni, nr ani, vechime, vechimea, stagiu total de cotizare, stagiu total, stagiu complet, stagiu complet de cotizare, cât durează, cât timp, perioadă de garanție, termen de garanție, garanție luni, perioadă minimă contractuală, termen în luni, cât timp e valabil, număr de ani, durată, durata, durata contractului',
  semester:
    'anul de studii, anul universitar, anul școlar, anul academic, an fiscal, anul fiscal, anul de impunere, an de impunere, exercițiu financiar, exercițiul financiar, an universitar curent, trimestru, trimestrul, modul școlar, anul pentru care, sesiune, sesiunea, anul de referință, semestru, semestrul, an universitar, an de studiu, anul de studiu, an școlar',
  city: 'comuna, municipiul, județ, județul, oraș sau comună, localitate de domiciliu, orașe, comună, satul, județe, localități, locul emiterii, uat, unitatea administrativ teritorială, oraș, orașul, localitate, localitatea, municipiu',
  address:
    'sediul social, domiciliat în, adresa de domiciliu, adresa imobilului, adresă imobil, adresa locului de consum, sediul, adresa poștală, adresă domiciliu, reședința, cu domiciliul în, domiciliul fiscal, situat în, situat la, unde locuiește, adresa sediului, domiciliat, domiciliată, domiciliul stabil, sediu social, adresa punctului de lucru, amplasament, amplasamentul, adresă completă, rezidența, locul instalării, adresa fiscală, ce adresă, adresă, adresa, adresei, domiciliu, domiciliul, sediu, reședință, locație, locația',
  first:
    'primei, primului, primele, prima înmatriculare, prim, întâi, întâia, inițială dată, prime dată, primul, prima dată',
  next: 'data expirării itp, următoare, următorii, urmează, următoarei, următoarea plată, data următoarei plăți, următoarea debitare, următoarele, viitoare, urmatorul, urmatoare, proximă, proximul, ce urmează, următor, următoarea, următorul, viitoarea',
  maximum:
    'masa maximă autorizată, masa maximă admisibilă, maximal, admisibilă, maxime, maxima, cel mult, maxim, maximă',
  discount:
    'bonificație, bonificația, facilitate, facilități, scutire, scutiri, reduceri, discountul, reducerea, rabat, remiză, voucher, cupon, cod promoțional, discount aplicat, gratuitate, reducere, discount',
  prescription:
    'prescriere, prescrierii, data prescrierii, rețetă medicală, rețetei, serie rețetă, rețeta, prescripția, rețete, rețeta electronică, serie și număr rețetă, bilet de trimitere, biletul de trimitere, prescris la, prescripție medicală, trimitere medicală, rețetă, prescripție',
  registration:
    'nr de ordine în registrul comerțului, număr de ordine în registru, registrul comerțului, nr reg com, reg com, înmatriculării, înregistrării, înscris în registru, data înregistrării, euid, înscriere în registru, înmatricularea, înregistrări, carte de identitate a vehiculului, cartea de identitate a vehiculului, civ, talon, talonul, nr registrul comerțului, număr registrul comerțului, intabulare, intabularea, registru, registrul, registrul național, înregistrare, înmatriculare, înregistrarea',
  beneficiary:
    'titular drept, titularul dreptului, titular de drept, beneficiar plată, încasează, beneficiari, beneficiară, beneficiara, titulari de drept, cui îi revine, beneficiar, beneficiarul, beneficiarului',
  points:
    'punctaj, punctajul, punctaj mediu, total puncte, puncte acumulate, punctaj realizat, puncte câștigate, puncte cumulate, mile acumulate, punctajul mediu anual, puncte, puncte de fidelitate, puncte bonus, mile',
  area: 'suprafață, suprafața, suprafață utilă, suprafața utilă, suprafață construită, suprafața construită, mp, metri pătrați, suprafața terenului, suprafață totală, suprafețe, suprafață locuibilă, suprafața locuibilă, arie utilă, aria utilă, arie construită, suprafață desfășurată, suprafața desfășurată, mp utili, suprafață impozabilă, suprafață măsurată, hectare, ha teren, câți metri pătrați',
  application:
    'cerere, cererea, cererii, solicitare, solicitarea, solicitării, dosar de candidatură, cereri, cererile, cerere depusă, formular, formularul, petiție, petiția, sesizare, sesizarea, reclamație, dosar de înscriere',
  capital:
    'capitalul social, capital, capitalul, capital social, capitalului social, capital subscris și vărsat, capital vărsat',
  holdings:
    'unități de fond, dețineri, valoarea portofoliului, unități deținute, număr unități de fond, acțiuni deținute, valoarea investiției, activ net, valoare activ net, număr acțiuni, valoarea unităților',
  licensee:
    'posesor permis, posesorul permisului, titular licență, licențiat, titular de licență, titularul autorizației, titular autorizație, autorizat',
  owner:
    'proprietari, proprietara, coproprietar, proprietar vehicul, cine deține, proprietare, coproprietari, coproprietarul, nud proprietar, uzufructuar, uzufructuarul, proprietarii, deținător legal, deținătorul animalului, proprietar animal, al cui este, proprietar, proprietarul, proprietarului',
  doctor:
    'medic prescriptor, medic curant, medicul curant, medicul de familie, medic specialist, medic trimițător, trimis de, doctor, medicul prescriptor, medic vaccinator, medici, doctorul, doctoriță, stomatolog, dentist, asistent medical, medic validare, medic primar, pediatru, oftalmolog, ginecolog, kinetoterapeut, psiholog, vaccinator, cine l a consultat, medic, medicul, medic de familie',
  hospital:
    'unitate medicală, unitatea medicală, unitate sanitară, unitatea sanitară, cabinet medical, laborator, laboratorul, clinica medicală, cabinet, spitalul, clinici, centru medical, centrul medical, cabinetul medical, punct de recoltare, centru de vaccinare, centrul de vaccinare, policlinica, dispensar, laborator analize, laborator de analize, cabinet stomatologic, maternitate, unitatea emitentă medicală, ambulatoriu, unde a fost vaccinat, spital, clinică, clinica, policlinică',
  appointment:
    'data programării, programat la, consult, consultație, vizită, ora programării, programări, programării, consultul, consultația, consultații, vizita, vizite medicale, consultație medicală, control medical, programare, programarea',
  licenceClass:
    'categorii, categorii de vehicule, categoriile, categoria permis, categorii deținute, categoriile deținute, categorii permis, categoria permisului, categorii vehicule',
  licence:
    'certificat de înmatriculare, autorizația, autorizației, permis de parcare, permis auto, licența, permise, licențe, autorizații, autorizație de construire, permis de ședere, permisul de conducere, permisului de conducere, permis port armă, permis de pescuit, drept de liberă practică, aviz, avizul, permis de parcare rezidenți, autorizare, autorizația de construire, permis de conducere, permis, licență, permisul, permisului, autorizație',
  reading:
    'index, citire contor, citirea contorului, autocitire, citiri, indexuri, citirea, index citit, indexului, index autocitit, indicație contor, index nou, index vechi, citire, index contor, indexul',
  meter:
    'serie contor, seria contorului, număr contor, contoare, apometru, apometrul, repartitor, aparat de măsură, serie apometru, contor, contorul, contorului',
  tax: 'impozit pe venit, taxa pe valoarea adăugată, impozitului, valoare tva, cota tva, impozite și taxe, impozite, tva inclus, tva colectată, taxe vamale, accize, impozit pe profit, taxă turistică, taxă hotelieră, taxa vamală, taxa pe clădiri, impozit, tva, impozitul',
  net: 'fără tva, valoare fără tva, rest de plată salariu, salariu în mână, suma netă, salariul net, venit net, nete, neta, exclusiv tva, salariul în mână, de primit, cât primesc, netă, salariu net',
  gross:
    'salariul brut, venit brut, cu tva, brut lunar, valoarea brută, drepturi brute, brute, bruta, inclusiv tva, venitul brut realizat, brut, brută, salariu brut',
  fee: 'abonament lunar, taxă de școlarizare, taxa de participare, cotizație anuală, comisionul, taxă anuală, cost livrare, taxă de înscriere, cheltuieli de transport, taxe, comisioane, tarif de participare, taxă de participare, cote de întreținere, întreținere, întreținerea, cheltuieli, cheltuiala, onorariu, taxe școlare, tarifului, taxă de timbru, cost abonament, comision de analiză, taxa de salubritate, taxă salubritate, taxă radio tv, taxa radio tv, taxă de cazare, taxă de procesare, contribuția lunară, cost transport, cost de transport, costul livrării, transport cost, rovinietă, taxă, taxa, cotizație, comision, tarif lunar, cotizația',
  premium:
    'prima totală, primă totală, primă anuală, prima anuală, prime de asigurare, prima, valoarea primei, prime, cost poliță, rata primei, primă, primă de asigurare, prima de asigurare',
  rent: 'chirie lunară, chiria lunară, cuantumul chiriei, chiria convenită, chirii, chirie convenită, cât e chiria, chirie, chiria, chiriei',
  refund:
    'sumă de restituit, suma rambursată, sumă returnată, retur bani, compensație, restituit, rambursat, rambursarea, restituirea, bani returnați, returnare, de returnat, despăgubire plătită, indemnizație plătită, regularizare favorabilă, sumă despăgubire, rambursare, restituire',
  balance:
    'sold disponibil, sold curent, disponibil în cont, soldul contului, fonduri disponibile, sold inițial, soldul inițial, soldul final, disponibil, bani disponibili, activ personal net, activ personal, cât am în cont, valoarea contului, sold cartelă, sold, soldul, soldului, sold cont, sold final, sold nou, sold creditor',
  limit:
    'plafon, plafonul, descoperit de cont, limită de cheltuieli, limite, descoperit, overdraft, limită de tranzacționare, valoare maximă, limită, limita, limită de credit',
  percent:
    'procentul, procentaj, cota, la sută, procente, procentual, procent realizat, progres, progresul, grad de ocupare, procent de invaliditate, cât la sută, procent, cotă, pondere',
  payment:
    'plăților, încasare, încasări, virament, transfer, achitare, data plății, următoarea plată, data următoarei plăți, următoarea debitare, tranzacție, tranzacția, tranzacții, plata făcută, încasarea, donație, donația, donații, debitare, ordin de plată, transferul, viramentul, alimentare, plățile, retragere, plată, plata, plății, rată, rata lunară, plăți',
  method:
    'forma de plată, modul de plată, cum se plătește, plata cu, tip plată, mijloc de plată, achitat prin, plătit prin, plătit cu, instrument de plată, cum am plătit, modul de achitare, modalitatea de plată, plată prin, debit direct, cum plătesc, tipul plății, plată cu cardul, metodă de plată, modalitate de plată, metoda de plată, mod de plată',
  cancelledOn:
    'încetare, încetării, data radierii, radiat, radiat la, denunțare, închis la, desfacere, întrerupt la, anulată la, retras la, data retragerii, închiderea, data închiderii, închisă la, renunțare, demisie, suspendat la, suspendată la, desființat, desființare, reziliată la, rezilierea, încetarea, dizolvare, dizolvat, revocare, revocat la, radiere, radierea, exmatriculat, data exmatriculării, anulat la, data anulării, reziliere, data rezilierii, reziliat la, anulare, anulării',
  lastVisit:
    'ultima prezență, ultima activitate, ultima oară, ultima dată, ultimul împrumut, ultima logare, ultima autentificare la, ultima intrare, ultima tranzacție, ultima consultație, ultimul control, ultima utilizare, ultimul acces, ultima comandă, ultima conectare la, ultima vizită, ultima autentificare, ultima conectare, ultima accesare',
  birth:
    'data naștere, data și locul nașterii, născut la, născut la data de, născută la, născută la data de, anul nașterii, născ, data nașterii, născut, născută, naștere, nașterii, aniversare',
  destination:
    'stația de sosire, stație de sosire, localitate sosire, oraș sosire, punct de sosire, până la stația, sosire, aeroportul de sosire, port de sosire, portul de sosire, locul debarcării, către stația, încotro, autogară sosire, unde merge, destinație, destinația, sosire la, aeroport de sosire',
  departure:
    'ora plecării, data călătoriei, ora de plecare, data și ora plecării, data plecării cursei, pleacă la, îmbarcare la, ora îmbarcării, când pleacă, decolare, decolarea, data cursei, data dus, plecare, plecarea',
  arrival:
    'ora sosirii, ora de sosire, data și ora sosirii, sosește la, ajunge la, aterizare, aterizarea, când ajunge, data întoarcerii, sosire, sosirea, livrare estimată',
  parcel:
    'număr awb, nr awb, cod awb, urmărire colet, expediția, expedierea, colete, trimitere, trimiterea, trimiterii, scrisoare de transport, scrisoare recomandată, parcelă, parcela, recomandată, colet, coletul, coletului, expediere, awb',
  seat: 'număr locuri, nr locuri, număr de locuri, locuri pe scaune, nr loc, număr loc, rând, rândul, loc de parcare, loc parcare, loc, locul, scaun, locuri',
  level:
    'treaptă, nivel de calificare, nivel studii, ciclul de studii, treapta, gradație, gradația, nivelul studiilor, nivel de școlarizare, grad profesional, clasa de bonus malus, clasa bonus malus, bonus malus, clasă de risc, nivel de fidelitate, nivel cunoștințe, niveluri, gradul, grad de handicap, gradul de invaliditate, treaptă de salarizare, nivel, nivelul',
  plan: 'tip abonament, planul tarifar, plan tarifar, oferta, ofertă, pachetul de servicii, tarife, pachete, planuri, opțiune, opțiunea, formulă, tarif aplicat, extraopțiune, tip de abonament, regim de masă, plan, pachet, pachetul, tarif, tariful, planul, ofertă tarifară',
  contact:
    'date de contact, consultant financiar, telefon contact, contactați, relații clienți, serviciul clienți, asistență clienți, consultantul, consilierul, agent dedicat, cui mă adresez, persoană de contact, persoana de contact, consilier, consultant, agent',
  insurer:
    'societate de asigurare, societatea de asigurare, companie de asigurări, asigurător rca, asigurătorului, compania de asigurări, societatea asigurătoare, casa de asigurări de sănătate, asigurător, asigurătorul, asigurator, casa de asigurări',
  enrolment:
    'data înscrierii la studii, înmatriculat în anul, înscris în anul, admitere, admiterea, admis, admisă, an înmatriculare, înmatriculată, anul înmatriculării, anul admiterii, înscris la studii, înscrisă, înmatriculat, înscriere, înscrierea, înscrierii',
  quantity:
    'nr bucăți, număr bucăți, cantitatea, număr persoane, nr persoane, buc, bucată, cant, număr colete, nr colete, câte, câți, nr membri, număr membri, număr de membri, persoane, număr angajați, nr angajați, număr pagini, nr exemplare, număr exemplare, adulți, membri familie, număr copii, nr copii, efectiv, unități cumpărate, cantitate, bucăți',
  child:
    'copilul minor, copii, minor, numele copilului, minorul, minorului, fiul, fiica, fiicei, copiii, bebeluș, nou născut, minora, copil, copilul, copilului, fiu, fiică',
  emergency:
    'telefon urgențe, urgențe, deranjamente, în caz de urgență, dispecerat, avarii, urgență, contact de urgență',
  time: 'ora de începere, la ora, orele, orar, orarul, la ce oră, ora deschiderii, ora convocării, ora, oră',
  zone: 'zona tarifară, zona de impozitare, arie, zone, zonă de parcare, raza, zonă, zona',
  document:
    'actul, tip act, denumire document, documentul, documente, acte, formular tip, documentului, înscris, document',
  member:
    'cititorul, membrele, cotizant, cotizantul, membrii, membru, membrul, membrului, membri, cititor, membră, membra',
  insured:
    'asigurați, asigurată, bun asigurat persoană, asigurat, asiguratul, asiguratului, persoana asigurată, asigurata',
  patient: 'pacientă, pacienta, pacienți, bolnav, bolnavul, pacient, pacientul, pacientului',
  recipient:
    'destinatara, destinatară, primitor, primitorul, primit de, către cine, preluat de, ridicat de, adresat, destinatar, destinatarul, destinatarului',
  bank: 'instituția de credit, instituție de credit, bănci, bancă, banca, băncii, bancar, bancară',
  membership:
    'cotizare membru, calitate membru, afiliere, afilierea, adeziune, adeziunea, legitimație de membru, carnet de membru, calitatea de membru, membership, apartenență',
  subscription:
    'abonamente, abonarea, subscripția, abonament activ, abonament, abonamentul, abonamentului, subscripție',
  contract:
    'contracte, contractele, acordul, convenție, convenția, act adițional, precontract, contract, contractul, contractului, acord',
  card: 'carduri, legitimația, permis cititor, carnet, carnetul, card de fidelitate, card, cardul, cardului, carte de identitate, legitimație',
  booking: 'rezervări hotel, confirmare rezervare, rezervat, rezervările, rezervare, rezervarea, rezervării',
  ticket:
    'bilete, biletele, tichet, tichetul, legitimație de călătorie, titlu de călătorie, bilet electronic, bilet, biletul, biletului',
  loan: 'credite, credit de nevoi personale, împrumutul, credit imobiliar, creditarea, finanțare, finanțarea, ipoteca, ipotecii, leasing, credit ipotecar, contract de credit, creditul, creditului, împrumut, împrumutului, ipotecă',
  portfolio:
    'investiții, investițiile, titluri, acțiuni portofoliu, instrumente financiare, instrument financiar, portofoliu, portofoliul',
  exam: 'examene, bacalaureat, evaluare națională, concurs, concursul, test, testul, teste, examen, examenul',
  device:
    'dispozitivul, aparatul, aparatului, centrală termică, centrala termică, centrală, echipament, echipamentul, cazan, electrocasnic, modem, instalație, instalația, dispozitiv, aparat',
  notice:
    'aviz, avertisment, notificare, notificarea, somație, somația, preavizul, înștiințare, înștiințarea, preaviz, perioadă de preaviz',
  room: 'cameră hotel, camerei, cabinetul, salon, cameră, camera, sală',
  club: 'asociație, asociația, asociației, club sportiv, clubul sportiv, sală fitness, federație, cerc, societatea sportivă, secția sportivă, sindicat, sindicatul, asociație de proprietari, asociația de proprietari, club, clubul, sucursală, filială, sală de fitness, agenție, sala, sucursala',
  shop: 'magazinul, magazine, punct de vânzare, punctul de vânzare, unitate comercială, hipermarket, reprezentanță, magazin',
  country: 'țări, statul, țară, țara',
  language:
    'limbă maternă, limba maternă, limba cursului, limbi străine, limba preferată, limbă, limba, limbi, limbile',
  income: 'veniturile, câștig lunar, venituri salariale, venit pe membru de familie, venit, venituri, venitul',
  fine: 'amenzii, contravenție, contravenția, amendă contravențională, sancțiune, sancțiunea, sancțiuni, amendă, amenda, amenzi, penalități, penalizare',
  data: 'trafic inclus, trafic de internet, gb rămași, gb inclus, gb disponibili, date incluse, date rămase, trafic rămas, gb consumați, trafic de date, date mobile, trafic internet',
  credits: 'puncte credit, credite transferabile, credite acumulate, credite obținute, emc, credite, puncte de credit',
  pending:
    'în curs, în curs de soluționare, neprocesat, în procesare, în lucru, nefinalizat, în analiză, de aprobat, neconfirmat, în așteptare',
  overdue: 'depășit, întârziat, întârziere, neplătit la scadență, zile de întârziere, întârziate, restante',
  current:
    'curente, curentul, actuale, prezentă, în curs de desfășurare, vigoare, acum, azi, curent, curentă, actual, actuală, prezent',
  billing: 'facturat la, facturare, adresă de facturare, adresa de facturare, facturării',
};
