import type { Forms } from '../forms.ts';

export const romanian: Forms = {
  nothing:
    'de, la, al, a, ale, ai, cu, pe, și, sau, în, din, pentru, este, e, tău, ta, dvs, meu, mea, un, o, către, prin, după, complet, complete, cel, cea, dumneavoastră',
  name: 'nume, numele, nume și prenume, numele și prenumele, nume complet, denumire, denumirea, prenume și nume, denumirea firmei, denumirea persoanei juridice, cum se numește',
  given: 'prenume, prenumele',
  family: 'nume de familie, numele de familie',
  person:
    'persoana, persoană, solicitant, solicitantul, participant, participantul, voluntar, voluntarul, susținător, semnatar, plătitor, plătitorul, candidat, candidatul, locatar, titular cerere, contribuabil, subsemnatul, subsemnata, declarant, plătitor impozit, contribuabilul, persoana în cauză, solicitanta, declarantul, persoană fizică, cine plătește, cine trebuie să plătească, petent, petentul, reclamant, reclamantul, pârât, pârâtul, contravenient, contravenientul, moștenitor, moștenitorul, defunct, defunctul, decedat, decedatul, solicitanți, declaranta, contribuabilului, solicitantului, subscrisa, părți, beneficiarul cererii, participanta, voluntari, autorul cererii, plătitoare, cui aparține, persoană vizată, numele persoanei, destinatarul deciziei, intimat',
  holder:
    'titular, titularul, titularului, titular cont, titular card, deținător, deținătorul, eliberat pe numele, titulară, titulara, posesor, posesorul, titular certificat, deținătorul certificatului, utilizator vehicul, titular contract, titularul contractului, emis pe numele, eliberat lui, titularii, pe numele, emisă pe numele, posesoarea, utilizatorul vehiculului, eliberat pe numele lui, cine este titularul',
  customer:
    'client, clientul, clientului, cumpărător, beneficiar factură, achizitor, consumator, abonat, beneficiarul facturii, plătitor factură, cumpărătorul, consumatorul, comandat de, facturat către, clienți, clienta, clientă, beneficiar servicii, consumatori',
  subscriber: 'abonat, abonatul, abonatului, abonată, abonata, abonați, titularul abonamentului',
  policyholder: 'contractant, contractantul, contractant asigurare, contractanta',
  student:
    'student, studentul, studentă, elev, studentului, elevul, eleva, absolvent, absolventă, cursant, studenta, absolventul, cursantul, candidat, elevei, numele elevului, studenți, elevă, elevi, elevii, cursanta, cursanți, doctorand, masterand, masterandul, preșcolar, ucenic, candidata, studentei, practicant',
  employee:
    'angajat, angajatul, angajatului, salariat, salariatul, angajata, lucrător, angajată, salariata, numele angajatului, salariată, angajați, lucrătorul, salariatului, salariați, colaborator, funcționarul public',
  tenant:
    'chiriaș, chiriașul, chiriașului, locatar, locatarul, chiriașa, chiriașă, locatari, locatara, locatară, locatarului, chiriași',
  landlord: 'proprietar imobil, locator, locatorul, locatoare, locatoarea, proprietar, proprietarul, locatorului',
  passenger: 'pasager, pasagerul, pasagerului, călător, pasageri, pasagera, călătorul, călători, călătorului',
  driver: 'șofer, conducător auto, conducător, șoferul, conducătorul auto',
  borrower:
    'împrumutat, debitor, debitorul, debitoare, debitoarea, debitori, împrumutatul, împrumutatului, client credit, imprumutat, codebitori',
  donor: 'donator, donatorul, donatoare, donatoarea, donatori, sponsor, sponsorul, cine donează, susținători',
  guest: 'oaspete, oaspetele, oaspeți, oaspetelui, turist, turistul, turiști, client hotel, persoane cazate',
  sender:
    'expeditor, expeditorul, expeditorului, expeditoare, expeditoarea, trimis de la, de la cine, ordonator, ordonatorul, trimițător',
  manager:
    'superior, șef, șef direct, manager, director, administrator, director general, reprezentant legal, conducător, conducătorul, director executiv, șeful direct, directorul, șeful, șef ierarhic, director adjunct, directoare, directoarea, rector, rectorul, decan, decanul, coordonator direct, managerul, superior ierarhic, inspector școlar general',
  employer:
    'angajator, angajatorul, angajatorului, companie, firmă, societate, compania, societatea, unitatea, firma, întreprindere, întreprinderea, instituția, unitate, organizație, organizația, societatea angajatoare, unitatea angajatoare, persoană juridică, persoana juridică, unde lucrează, operator economic angajator',
  provider:
    'furnizor, furnizorul, vânzător, comerciant, operator, prestator, operator economic, furnizor de energie, furnizorul de servicii, vânzătorul, emitent factură, furnizorului, prestatorul, prestatorului, operatorul, vânzătoare, comerciantul, executant, executantul, antreprenor, antreprenorul, instalator, distribuitor produs, firma prestatoare, vânzătorului',
  issuer:
    'emitent, emitentul, eliberat de, emis de, organ emitent, autoritate emitentă, instituția emitentă, organism emitent, organism de certificare, eliberat prin',
  account: 'cont, contul, contului, conturi, conturile, cont trezorerie, contul trezoreriei',
  policy:
    'poliță, polița, poliței, asigurare, asigurarea, asigurării, asigurări, polițe, rca, casco, asigurarea obligatorie',
  invoice:
    'factură, factura, facturii, bon, chitanță, facturi, bon fiscal, bonul fiscal, chitanța, chitanței, factură fiscală, factura fiscală, proformă, proforma, aviz de plată, înștiințare de plată, bonul',
  order: 'comandă, comanda, comenzii, comenzi, comenzile, comandă online, achiziție, achiziția, achiziții, cumpărare',
  delivery:
    'livrare, livrarea, livrării, livrat la, data livrării, livrat, predare, predat destinatarului, livrări, predat la, livrată, distribuire, distribuit la, predat la destinatar',
  certificate:
    'certificat, certificatul, adeverință, atestat, certificatului, certificate, adeverința, adeverinței, adeverințe, atestatul, atestatului, brevet, dovadă, dovada',
  passport: 'pașaport, pașaportul, pașaportului, pașapoarte, serie pașaport',
  electricity: 'energie electrică, electricitate, energie, curent electric, energie activă',
  gas: 'gaz, gaze naturale, gaze, gazele naturale, gazului, gazul',
  water: 'apă, apa, apă rece, apă caldă, apei, canalizare, apă potabilă',
  savings: 'economii, cont de economii, economisire, economisirea, depozit bancar, depozit la termen, economiile',
  property:
    'proprietate, imobil, locuință, loc de consum, locul de consum, locului de consum, apartament, imobilul, spațiul închiriat, clădire, clădirea, clădirii, bun impozabil, locuința, imobilului, spațiu, construcție, bunul, casă, casa, imobile, bun imobil, unitate imobiliară, clădiri, construcții, locuinței, apartamentului, vila, garaj, boxă, proprietății, loc consum, unitate individuală',
  tenancy:
    'închiriere, contract de închiriere, chirie contract, închirierii, locațiune, contract de locațiune, închirierea, închirieri, spațiu închiriat, locațiunea',
  course:
    'program de studii, specializare, specializarea, curs, cursul, programul de studii, domeniu, domeniul, denumirea cursului, program de formare, denumirea programului, domeniul de studii, curs de formare, programul, specialitate, specialitatea, materia, materie, disciplina, disciplină, discipline, modul, modulul, titlul cursului, filiera, calificarea cursului, cursuri',
  flight: 'zbor, zborul, zborului, zboruri, cursa aeriană',
  service:
    'serviciu, servicii, serviciul, serviciului, serviciile, prestație, prestația, lucrare, lucrarea, lucrări, manoperă, intervenție, intervenția, prestații, asistență',
  employment:
    'angajare, angajării, loc de muncă, contract de muncă, raport de muncă, data încadrării în muncă, contractul individual de muncă, contract individual de muncă, locului de muncă, încadrare, încadrarea, angajarea, muncă, cim, raport de serviciu, raportul de muncă, raporturi de muncă',
  pension: 'pensie, pensia, pensiei, cuantum pensie, drepturi de pensie, pensiilor, pensii, pensionar, pensionare',
  claim:
    'daună, dosar de daună, dosar daună, avizare daună, nr daună, data daunei, cerere de despăgubire, dosarul de daună, accident, accidentul, evenimentul asigurat, eveniment asigurat, despăgubire, despăgubirea, daune, daunei, data evenimentului, pagubă, paguba',
  vaccination:
    'vaccinare, vaccin, vaccinarea, vaccinul, vaccinului, data vaccinării, vaccinat la, imunizare, vaccinări, imunizarea, data administrării, administrat la, vaccin administrat, vaccinuri',
  number:
    'număr, numărul, nr, numar, identificator, cod client, id client, seria, seria și numărul, număr matricol, nr matricol, numărul matricol, j nr, nr de ordine, numărul de ordine, număr de ordine în registru, nr crt, nr ordine, nr reg com, reg com, cod abonat, identificatorul, nr rol, număr rol, numere, serie și nr, serie nr, număr de serie, număr serie, nr serie, serie document, cod abonament, cod angajat, marca angajat, isin, imei, isbn, numar matricol, serie de fabricație, serie produs, nr inventar, număr de inventar, cod asigurat, cod plătitor, cod membru, număr foaie matricolă, nr omologare, număr omologare',
  taxNumber:
    'cui, cif, cod fiscal, cod de identificare fiscală, cod unic de înregistrare, cod unic de identificare, cod de înregistrare în scopuri de tva, cod tva, cod înregistrare fiscală, codul fiscal, cod unic, cod de înregistrare fiscală, codul de identificare fiscală, cod fiscal firmă, c u i, cod unic înregistrare, cod identificare fiscală, codul unic de înregistrare, cod fiscal de identificare, număr de tva, ro cod tva',
  nationalId:
    'cnp, cod numeric personal, serie și număr ci, serie ci, carte de identitate seria, codul numeric personal, cod numeric, c n p, serie buletin, seria și nr ci, buletin de identitate, carte identitate, seria și numărul actului de identitate, act de identitate, actul de identitate, bi ci, ci seria, serie și nr ci, serie act identitate, nif, document de identitate, cod personal, cod personal de asigurat, cid, cod de identificare al asiguratului',
  plate:
    'număr de înmatriculare, nr înmatriculare, numărul de înmatriculare, nr de înmatriculare, număr înmatriculare, nr auto, număr auto, nr de circulație, număr de circulație, numărul mașinii, plăcuță, număr de înmatriculare auto, nr înmatriculare auto, numărul auto, număr matriculare, numere de înmatriculare, nr de înmatriculare auto',
  chassis:
    'serie șasiu, serie de șasiu, număr de identificare vehicul, număr șasiu, nr identificare, număr de identificare, numărul de identificare, număr identificare, serie caroserie, nr șasiu, serie vin, număr de identificare al vehiculului, numărul de identificare al vehiculului, vin, serie șasiu vin, seria șasiului, serie sasiu, nr de identificare, e număr identificare',
  gate: 'poartă, poarta, peron, linie, linia',
  status:
    'stare, starea, status, statut, stadiu, statusul, starea firmei, situație, stare juridică, stare civilă, starea cererii, stadiul, stadiul cererii, stare comandă, situația, starea contractului, statutul, situația juridică, starea civilă, stadiul dosarului, starea dosarului, statut juridic, valid sau nu, în regulă, activ sau nu',
  type: 'tip, tipul, categorie, categoria, fel, clasă, felul contractului, formă juridică, natura contractului, tip contract, tipul contractului, tip document, forma juridică, felul pensiei, categorie vehicul, tipul actului, tip client, tipuri, categorii client, felul, felul actului, natura, natura juridică, gen, formă de organizare, forma de organizare, specificul',
  group:
    'grup, grupa, grupul, grupă, clasa, grupe, grupa mare, formație, clasa și litera, seria de studii, grupa de sânge grup',
  faculty: 'facultate, facultatea, facultății, facultăți, școala doctorală',
  university:
    'universitate, universitatea, școală, liceu, instituție, universității, instituția de învățământ, unitatea de învățământ, școala, școli, liceul, liceului, colegiu, colegiul, instituția școlară, unitate de învățământ, universități, grădiniță, grădinița, creșă, creșa, academie, academia, unitate școlară, instituția organizatoare, școlii',
  department:
    'departament, departamentul, secție, direcție, echipa, echipă, compartiment, compartimentul, serviciul, birou, biroul, direcția, secția, secții, divizie, divizia, catedra, catedră',
  degree:
    'diplomă, titlu, ciclu de studii, grad, calificare, calificarea, nivel de studii, diploma, diplomei, titlul, titlul obținut, titlul acordat, calificarea obținută, master, grad didactic, studii absolvite, titlu științific, doctorat',
  position:
    'funcție, funcția, ocupație, profesie, poziție, meserie, rol, ocupația, încadrat ca, funcția ocupată, postul, denumirea postului, calitate, calitatea, meseria, locul de muncă, cod cor, funcții, funcție deținută, poziția, rolul, profesia, muncă prestată, meserii, funcția publică, calitatea deținută, specializare medicală, specialitatea medicală, ce funcție, calitate procesuală',
  street: 'stradă, strada, străzi, bulevard, bulevardul, str, artera',
  postcode: 'cod poștal, codul poștal, cod postal, codurile poștale',
  nationality: 'cetățenie, cetățenia, naționalitate, cetățean, naționalitatea, cetățeană, cetățenii',
  origin:
    'plecare din, stație de plecare, aeroport de plecare, de la stația, stația de plecare, localitate plecare, loc de îmbarcare, îmbarcare, punct de plecare, oraș plecare, plecare, din stația, din localitatea, aeroportul de plecare, stație plecare, port de plecare, portul de plecare, de unde, autogară plecare',
  email: 'e-mail, adresă de email, adresa de e-mail, adresă email, poștă electronică, poșta electronică, mail',
  phone:
    'telefon, telefonul, mobil, număr de telefon, telefon mobil, nr telefon, nr de telefon, telefon fix, tel, număr mobil, telefon de contact, telefoane, mobilul, număr de contact, număr apelat',
  website: 'site, pagină web, pagina web, site web, adresă web, pagina de internet',
  username: 'nume de utilizator, utilizator, pseudonim, poreclă, nume cont, login',
  gender: 'sex, gen, sexul, genul, sex m f',
  blood:
    'grupa sanguină, grupă sanguină, grupa de sânge, grup sanguin, grupa sangvină, grupă sangvină, grup sangvin, rh, factor rh',
  frequency:
    'frecvență, frecvența plății, periodicitate, ciclu de facturare, periodicitatea, cât de des, perioadă de plată, frecvență de plată, frecvența, ritm de plată, perioadă facturare, plata se face, număr rate, nr rate, cât de des se plătește, mod de eșalonare',
  date: 'data, dată, zi, ziua, când, în ce zi, data și ora, ce zi, data calendaristică, ce dată',
  start:
    'început, data începerii, valabil din, valabil de la, valabilă de la, începe, data intrării în vigoare, intrare în vigoare, data de început, început contract, data angajării, data început, începând cu, activare, activării, angajat din data de, angajată din data de, intră în vigoare, valabil de la data, data activării, data încadrării, încadrat din, angajat din, de când, data începerii contractului, valabilă din, începând din, data deschiderii, deschis la, data numirii, numit la, data debutului, începerea, valabil de la data de, valabilă de la data, valabilitate de la, valabil începând cu, data intrării, intrată în vigoare, angajat la, angajată la, încadrată din, data numirii în funcție, numită la, data de la care, de la data, de la data de, data efectivă, data instalării, data conectării, data pornirii, data începerii studiilor, data începerii activității, începerea activității, din ce dată, de când lucrează, debut, debutul, activ din, activă din, în vigoare din, în vigoare de la, se aplică din, drepturi începând cu, rezident din, plata începând cu, locuiește din, pus în funcțiune, punere în funcțiune, data punerii în funcțiune, emis cu valabilitate de la',
  until:
    'expiră, expirare, data expirării, valabil până la, valabilă până la, valabilitate, valabil, valabilă, sfârșit, data de sfârșit, se încheie, data încetării, data încheierii, data finală, până la, expiră la, expiră pe, sfârșitul contractului, valabilitate până la, dată expirare, data expirare, activ până la, activă până la, sfârșitul acoperirii, sfârșit acoperire, sfârșitul valabilității, data plecării, data expirării itp, expirare itp, valabilitate itp, expirării, valabil până, valabilă până, valabile până la, asigurat până la, ultima zi, sfârșit contract, data încheierii raportului, până când, până în data de, expirat la, termen de valabilitate, data limită, expirarea, expirat, valabil pana la, valabil până la data, valabil până la data de, valabilă până la data, valabilitate până la data, încetează la, încetat la, încetată la, data încetării contractului, data încetării activității, ultima zi de lucru, ultima zi de muncă, angajat până la, până la data, până la data de, în vigoare până la, data finalizării contractului, valabil pînă la, a se consuma până la, a se consuma de preferință înainte de, data durabilității, utilizabil până la, finalul contractului, final contract, garanție până la, data terminării, terminat la, maturitate, maturitatea, scadență finală, scadența contractului, data retragerii, până pe, asigurare până la, data ieșirii, încheiere contract, acoperit până la, rezident până la',
  joined:
    'membru din, membru de la, client din, client de la, data înscrierii, înscris din, data aderării, înscris la, abonat din, data afilierii, membru activ din, aderat la, data înscrierii în asociație, cotizant din, utilizator din, înregistrat din, cont creat, înscrisă din, cititor din, înscris în data de, membră din, membru începând din, client începând din, cititor de la, cont din data',
  renewal:
    'reînnoire, data reînnoirii, se reînnoiește, următoarea plată, următoarea factură, prelungire, reînnoire automată, următoarea reînnoire, se reînnoiește la, se prelungește, data următoarei plăți, următoarea debitare, reînnoit la, prelungit până la, reînnoirea, reînnoiri, prelungirea, prelungit, prelungită, se reînnoiește automat, preschimbare, următoarea încasare, reînnoit, următoarea facturare, viza anuală',
  issued:
    'emis, emisă, data emiterii, eliberat, data eliberării, emitere, emisă la, data facturii, tipărit la, data tipăririi, data imprimării, data documentului, data adeverinței, eliberată la, data prescrierii, emis la data de, data emiterii facturii, data emiterii documentului, dată emitere, data emitere, data eliberare, dată eliberare, întocmit la data, redactat la, eliberată în data de, eliberat în data, data certificatului, data deciziei, data chitanței, eliberată, eliberarea, data eliberării documentului, data tipărire, data listării, listat la, tipărită la, generat la, generată la, data generării, data raportului, data buletinului, data rezultatului, data eliberării rezultatului, data actului, întocmită la, data întocmirii, data adresei, data hotărârii, data procesului verbal, data bonului, dată factură, dată document, data validării, validat la, acordat la, acordată la, data acordării, data extrasului, data facturării',
  created:
    'creat, creat la, data creării, depus la, depusă la, adăugat la, cumpărat la, creării, data achiziției, data tranzacției, data încasării, data cererii, data comenzii, plasată la, data solicitării, comandat la, cumpărat, data înregistrării cererii, data cumpărării, înregistrat la, cerere înregistrată la, înregistrată la, înregistrată la data de, înregistrată în data de, data depunerii, depus la data, depusă în data de, data depunerii cererii, data înregistrării, data rezervării, rezervat în data, data plasării comenzii, plasat la, data vânzării, data constatării, data întocmirii cererii, data plății efectuate, plătit la, plătit în data de, achitat la, data operațiunii, data tranzacție, data achiziție, achiziționat la, data adăugării, data procesării, deschis dosar la, data sesizării, data împrumutului, data comandă, când a fost depus, dată comandă, trimisă la, data donației, data încheierii, comisă la',
  updated:
    'actualizat, modificat, ultima actualizare, actualizare, actualizată, ultima modificare, modificată, situație la data, situația la data de, ultima schimbare, data modificării, la zi',
  graduation:
    'absolvire, data absolvirii, promoția, absolvit, absolvit în, anul absolvirii, data susținerii, obținut la, data obținerii, promovat la, finalizat la, data finalizării, anul promoției, promoție, data obținerii titlului, obținută la, susținut la, susținută la, finalizare, finalizarea, data promovării, promovată la, terminat studiile, absolvită, absolvenți, licențiat, data licenței',
  period:
    'perioadă, perioada, perioada de facturare, perioadă de facturare, perioada asigurată, luna, interval, intervalul, luna salarială, luna și anul, valabilitate de la până la, perioada de raportare, lună, luni, perioada sejurului, perioada lucrată, perioada studiilor, perioada impozitată, termen de contestare, termen de contestație',
  age: 'vârstă, vârsta, ani împliniți, câți ani, vârste',
  total:
    'total de plată, de plată, suma de plată, total general, total de plata, de achitat, suma totală, valoare totală, valoare totală de plată, total factură, total valoare, total cu tva, valoare cu tva, cât plătesc, cât este de plată, total de achitat, suma totală de plată, total, totală, totalul, total lei, valoare factură, valoarea facturii, cât am de plată, total obligații, valoarea comenzii, total general de plată, de încasat, de plată până la total',
  outstanding:
    'restant, restanță, datorie, restanțe, rest de plată, sold rămas, datorat, restanța, sold restant, sume restante, datorii, debit, debite, debit restant, sold precedent, neachitat, neplătit, de recuperat, cât datorez, obligații restante, rest de achitat, rest datorat, soldul rămas, neplătite, neachitată, neachitate, obligații de plată, datoria, datorată, debitul, de regularizat, rest plată, rămas de plată, rămas de achitat, cât mai am de plată',
  pay: 'salariu, salariul, leafă, salariului, salariu de bază, remunerație, salariu de încadrare, salariul de bază, salariu de bază brut, drepturi salariale, câștig, salarii, salariu negociat, câștiguri, remunerația, indemnizația, lefuri, onorarii, venit salarial, total drepturi salariale, plata orară, tarif orar, cât câștigă, salariul convenit, retribuție, retribuția',
  deposit:
    'garanție, depozit, avans, garanția, depozit de garanție, suma garanției, garanție contract, garanții, depunere, depuneri, avansul, cauțiune, cauțiunea, arvună, arvuna, garanția de bună execuție',
  coverage:
    'sumă asigurată, suma asigurată, acoperire, acoperirea, compensare, compensat, decontat, decontare, procent de compensare, despăgubire maximă, riscuri acoperite, limita de despăgubire, limită de răspundere, limite de despăgubire, sume asigurate, acoperiri, limita răspunderii, limita de răspundere, valoare asigurată, valoarea asigurată, riscuri asigurate, risc asigurat, limită despăgubire, valoarea acoperită, garanție comercială, protecție, capital asigurat, ce acoperă, bunuri asigurate',
  deductible: 'franșiză, franșiza, fransiza, franșize, franșiză deductibilă',
  interest:
    'dobândă, dobânda, rata dobânzii, dae, rata anuală a dobânzii, dobânda anuală, dobândă fixă, dobânda curentă, dobândă anuală, rata de dobândă, dobânzi, dobânda nominală, dobânda variabilă, marjă, marja, ircc, robor, randament, randamentul',
  visits: 'vizite, intrări, accesări, ședințe rămase, prezențe, intrările',
  followers: 'urmăritori',
  following: 'urmăriți',
  due: 'scadență, scadența, data scadentă, data scadenței, termen de plată, scadent, scadentă, plătibil până la, dată scadentă, termen limită, termen, data expirării itp, de plătit până la, termenul de plată, data limită de plată, data limită, scadent la, termenul limită, de returnat până la, termen de returnare, până când se plătește, plătiți până la, se plătește până la, scadențe, termenul, scadenței, de plată până pe, plata până la, achitat până la, de achitat până la, de returnat la, data returnării, data de returnare, data restituirii, plătibil până pe, data limită plată, data limită pentru plată, ultima zi de plată, când trebuie plătit, cel târziu, până cel târziu, dată limită, de plătit la, scadenta',
  available:
    'disponibil, disponibilă, disponibile, rămas, rămase, rămasă, disponibilul, utilizabil, neutilizat, neutilizate',
  last: 'ultim, ultima, ultimul, precedent, anterior, anterioară, trecut, trecută, ultimele, cea mai recentă, cel mai recent, recent, anul trecut',
  former: 'fost, fosta, vechi, vechea, fostul, fostă, anteriori',
  upcoming: 'viitor, nou, noua, viitoarele, programate, urmează să',
  minimum: 'minim, minimă, minime, minima, cel puțin',
  original: 'inițial, inițială, original, inițiale, inițiali, originală, la acordare',
  monthly: 'lunar, lunară, pe lună, lunare, lunari, fiecare lună, în fiecare lună',
  yearly: 'anual, anuală, pe an, anuale, anuali, fiecare an, pe fiecare an',
  weekly: 'săptămânal, săptămânală, săptămânale, pe săptămână',
  daily: 'zilnic, zilnică, zilnice, pe zi',
  home: 'acasă, domiciliu personal, la domiciliu, casnic',
  work: 'serviciu telefon, de serviciu, serviciu, profesional, profesională',
  shipping: 'adresă de livrare, adresa de livrare, livrare la adresa, adresa livrării, expediere la',
  primary: 'principal, principală, de bază, primar, principale, primară, de bază principal',
  detail:
    'detalii, informații, rezumat, sumar, date personale, profil, prezentare generală, detaliu, datele, alte informații, informații generale, date generale, date despre, specificații',
  currency: 'monedă, moneda, valută, valuta, valute, devize, lei sau euro',
  event:
    'eveniment, spectacol, concert, evenimentul, spectacolul, concertul, evenimente, conferință, conferința, competiție, competiția, meci, meciul, expoziție, festival, festivalul',
  library: 'bibliotecă, biblioteca, biblioteci, biblioteca județeană, mediatecă',
  season: 'sezon, stagiune, sezonul, sezon competițional, stagiunea, campanie',
  power:
    'putere, putere netă maximă, putere maximă, puterea motorului, putere motor, putere contractată, puterea, putere aprobată, puterea netă maximă, cai putere, putere nominală, cp',
  mailing: 'corespondență, corespondența, poștală',
  breed: 'rasă, rasa, rasa animalului, rase, rasa câinelui, rasa pisicii',
  birthplace:
    'născut în, data și locul nașterii, localitatea nașterii, localitate naștere, locul de naștere, localitatea de naștere, născută în, locul nașterii localitate, județul nașterii, unde s a născut, locul nașterii, loc naștere',
};
