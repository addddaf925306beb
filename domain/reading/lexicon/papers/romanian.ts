import type { Forms } from '../forms.ts';

/** How letters, certificates, invoices and registers name things, besides the words that accounts have for them. */
export const romanianPapers: Forms = {
  name: 'denumirea firmei, denumirea societății, denumire societate, denumire firmă, denumirea persoanei juridice, nume firmă, nume titular, cum se numește, denumire solicitant, nume solicitant, numele complet',
  person:
    'contribuabil, subsemnatul, subsemnata, declarant, plătitor impozit, contribuabilul, persoana în cauză, solicitanta, declarantul, persoană fizică, cine plătește, cine trebuie să plătească, petent, petentul, reclamant, reclamantul, pârât, pârâtul, contravenient, contravenientul, moștenitor, moștenitorul, defunct, defunctul, decedat, decedatul, solicitanți, declaranta, contribuabilului, solicitantului, subscrisa, părți, beneficiarul cererii, participanta, voluntari, autorul cererii, plătitoare, cui aparține, persoană vizată, numele persoanei, destinatarul deciziei, intimat, asiguratul decedat',
  student:
    'eleva, absolvent, absolventă, cursant, studenta, absolventul, cursantul, candidat, elevei, numele elevului, studenți, elevă, elevi, elevii, cursanta, cursanți, doctorand, masterand, masterandul, preșcolar, ucenic, candidata, numele studentului, studentei, practicant, elev student',
  employee:
    'angajata, lucrător, angajată, salariata, numele angajatului, salariată, angajați, lucrătorul, salariatului, salariați, numele salariatului, nume angajat, colaborator, funcționarul public, personal angajat',
  customer:
    'achizitor, consumator, abonat, beneficiarul facturii, plătitor factură, cumpărătorul, consumatorul, comandat de, facturat către, clienți, clienta, clientă, consumator casnic, client final, clientul final, beneficiar servicii, consumatori',
  provider:
    'prestator, operator economic, furnizor de energie, furnizorul de servicii, vânzătorul, emitent factură, furnizorului, furnizor de servicii, prestatorul, prestatorului, operatorul, vânzătoare, comerciantul, magazinul vânzător, executant, executantul, antreprenor, antreprenorul, instalator, distribuitor produs, firma prestatoare, vânzătorului',
  tenant: 'locatarul, chiriașa, chiriașă, locatari, locatara, locatară, locatarului, chiriași',
  landlord:
    'proprietar, proprietarul, locatorului, proprietarul locuinței, proprietarul imobilului, proprietarul apartamentului',
  manager:
    'administrator, director general, reprezentant legal, conducător, conducătorul, director executiv, șeful direct, directorul, șeful, șef ierarhic, șef serviciu, director adjunct, directoare, directoarea, rector, rectorul, decan, decanul, director școală, coordonator direct, managerul, superior ierarhic, inspector școlar general',
  employer:
    'societatea, unitatea, firma, întreprindere, întreprinderea, instituția, unitate, organizație, organizația, denumire angajator, denumirea angajatorului, societatea angajatoare, unitatea angajatoare, persoană juridică, persoana juridică, unde lucrează, operator economic angajator',
  issuer:
    'organ emitent, autoritate emitentă, instituția emitentă, organism emitent, organism de certificare, eliberat prin',
  university:
    'instituția de învățământ, unitatea de învățământ, școala, școli, liceul, liceului, colegiu, colegiul, instituția școlară, unitate de învățământ, universități, grădiniță, grădinița, creșă, creșa, academie, academia, unitate școlară, școala de șoferi, instituția organizatoare, școlii, facultatea universitate',
  course:
    'domeniu, domeniul, denumirea cursului, program de formare, denumirea programului, domeniul de studii, curs de formare, programul, specialitate, specialitatea, materia, materie, disciplina, disciplină, discipline, obiect de studiu, modul, modulul, titlul cursului, nume curs, program studii, denumire program, program de licență, program de master, filiera, domeniu de licență, domeniu studii, calificarea cursului, cursuri',
  degree:
    'calificare, calificarea, nivel de studii, diploma, diplomei, titlul, titlul obținut, titlul acordat, calificarea obținută, licența titlu, master, grad didactic, certificat de calificare, denumirea calificării, nivelul calificării, studii absolvite, titlu științific, doctorat',
  position:
    'ocupația, încadrat ca, funcția ocupată, postul, denumirea postului, calitate, calitatea, meseria, locul de muncă, cod cor, funcții, funcție deținută, poziția, rolul, profesia, muncă prestată, meserii, funcția în firmă, funcția publică, calitatea deținută, specializare medicală, specialitatea medicală, denumire funcție, ce funcție, calitate procesuală, funcția salariatului',
  type: 'felul contractului, formă juridică, natura contractului, tip contract, tipul contractului, tip document, forma juridică, felul pensiei, categorie vehicul, tipul actului, tip client, tipuri, categorii client, tip cont, tipul contului, felul, categoria de client, felul documentului, felul actului, tip asigurare, tipul asigurării, tip pensie, tip utilizator, tip imobil, tipul imobilului, tipul clădirii, natura, natura juridică, tip bilet, tipul biletului, gen, formă de organizare, forma de organizare, tip vehicul, tipul vehiculului, categoria vehiculului, specificul, tip unitate, tip client casnic, tipul permisului',
  group: 'clasa, grupe, grupa mare, formație, clasa și litera, seria de studii, grupă de vârstă, grupa de sânge grup',
  until:
    'data plecării, data expirării itp, expirare itp, valabilitate itp, expirării, valabil până, valabilă până, valabile până la, asigurat până la, ultima zi, sfârșit contract, data încheierii raportului, până când, până în data de, expirat la, termen de valabilitate, data limită, termenul de valabilitate, data expirare document, expirarea, expirat, valabil pana la, valabil până la data, valabil până la data de, valabilă până la data, valabilitate până la data, încetează la, încetat la, încetată la, data încetării contractului, data încetării activității, data de expirare, dată de expirare, ultima zi de lucru, ultima zi de muncă, angajat până la, expiră în, când expiră, până la data, până la data de, în vigoare până la, sfârșitul perioadei, dată sfârșit, data sfârșitului, data finalizării contractului, sfârșitul valabilitatii, valabil pînă la, a se consuma până la, a se consuma de preferință înainte de, data durabilității, utilizabil până la, finalul contractului, final contract, garanție până la, data terminării, terminat la, data maturității, maturitate, maturitatea, scadență finală, scadența contractului, data retragerii, până pe, asigurare până la, data ieșirii, încheiere contract, acoperit până la, rezident până la',
  issued:
    'data documentului, data adeverinței, eliberată la, data prescrierii, emis la data de, data emiterii facturii, data emiterii documentului, dată emitere, data emitere, data eliberare, dată eliberare, întocmit la data, redactat la, eliberată în data de, eliberat în data, data certificatului, data deciziei, data chitanței, emis pe, emisă pe, emis la, eliberată, eliberarea, dată emiterii, data eliberării documentului, data emiterii poliței, data tipărire, data listării, listat la, tipărită la, generat la, generată la, data generării, data raportului, data buletinului, data rezultatului, data eliberării rezultatului, eliberată azi, emis azi, data actului, data emiterii certificatului, întocmită la, data întocmirii, emisă în data de, emis în data de, data adresei, data hotărârii, data procesului verbal, data bonului, când a fost emis, dată factură, dată document, data validării, validat la, document emis la, acordat la, acordată la, data acordării, data extrasului, data facturării',
  created:
    'data achiziției, data tranzacției, data încasării, data cererii, data comenzii, plasată la, data solicitării, comandat la, cumpărat, data înregistrării cererii, data cumpărării, înregistrat la, cerere înregistrată la, înregistrată la, înregistrată la data de, înregistrată în data de, data depunerii, depus la data, depusă în data de, data depunerii cererii, data înregistrării, data rezervării, rezervat în data, data plasării comenzii, plasat la, cumpărat la data, data vânzării, data constatării, data întocmirii cererii, data plății efectuate, plătit la, plătit în data de, achitat la, data operațiunii, data tranzacție, data achiziție, achiziționat la, data adăugării, data creării contului, data procesării, deschis dosar la, data sesizării, data împrumutului, data comandă, când a fost depus, când am cumpărat, dată comandă, trimisă la, data donației, data încheierii, comisă la',
  graduation:
    'promoția, absolvit, absolvit în, anul absolvirii, data susținerii, obținut la, data obținerii, promovat la, finalizat la, data finalizării, an absolvire, anul promoției, promoție, data obținerii titlului, obținută la, data absolvire, susținut la, susținută la, finalizare, finalizarea, data promovării, promovată la, terminat studiile, absolvită, absolvenți, licențiat, data licenței, când a absolvit',
  reference:
    'nr ieșire, dosar, parafa, parafă, cod parafă, parafa medicului, număr dosar, nr dosar, numărul dosarului, nr înregistrare, număr înregistrare, număr de înregistrare, nr de înregistrare, nr decizie, număr decizie, nr cerere, cod de bare factură, id tranzacție, număr document, nr document, număr unic, cod unic de referință, identificare plată, id comandă, id plată, cod rezervare, codul rezervării, pnr, nr proces verbal, proces verbal nr, număr proces verbal, nr hotărâre, număr hotărâre, nr aviz, număr aviz, număr factură proformă, buletin de analize, buletin analize, buletin nr, nr buletin, număr buletin, număr referință, nr referință, cod tranzacție, număr tranzacție, nr tranzacție, ordin de plată nr, nr op, mrn, lrn, număr cerere, nr chitanță, număr chitanță, nr sesizare, nr foaie, foaia de observație, foaie de observație, fo nr, cotă topografică, cotă raft, registratură, nr registratură, cod de plată, codul de plată, cod plată, număr solicitare, ticket suport, cod caz, nr caz, cod lucrare, numărul de înregistrare, numărul deciziei, numărul cererii, înregistrat sub nr, înregistrată sub nr, nostru nr, referința noastră, referința dvs',
  number:
    'seria, seria și numărul, număr matricol, nr matricol, numărul matricol, j nr, nr de ordine, numărul de ordine, număr de ordine în registru, nr crt, nr ordine, nr reg com, reg com, cod abonat, identificatorul, nr rol, număr rol, numărul, numere, nr de, seria nr, serie și nr, seria și nr, serie nr, seria documentului, număr de serie, număr serie, nr serie, serie document, cod abonament, cod angajat, număr legitimație, nr legitimație, marca angajat, nr marcă, număr membru, nr card, isin, imei, cod isin, isbn, nr permis, număr permis, număr certificat, nr certificat, nr autorizație, număr autorizație, număr de ordine, nr pașaport document, numar matricol, serie de fabricație, serie produs, nr inventar, număr de inventar, cod asigurat, cod plătitor, cod membru, număr foaie matricolă, nr poziție, nr omologare, număr omologare',
  taxNumber:
    'cod unic de înregistrare, cod unic de identificare, cod de înregistrare în scopuri de tva, cod tva, cod înregistrare fiscală, codul fiscal, cod unic, cod de înregistrare fiscală, codul de identificare fiscală, cod fiscal firmă, cui cif, c u i, cod unic înregistrare, cod identificare fiscală, codul unic de înregistrare, cod fiscal de identificare, cif cui, număr de tva, ro cod tva',
  total:
    'suma totală, valoare totală, valoare totală de plată, total factură, total valoare, total cu tva, valoare cu tva, cât plătesc, cât este de plată, total de achitat, suma totală de plată, total, total de plătit, suma de achitat, total datorat, de plată total, totală, totalul, total lei, valoare factură, valoarea facturii, cât am de plată, total comandă, total bon, total obligații, totalul comenzii, valoarea comenzii, total sume, cost total, preț total, prețul total, număr total, total general de plată, total plată, de încasat, sumă de plată, de plată până la total, total cheltuieli, suma finală',
  paid: 'am primit, suma încasată, plătite, achitate, achitat integral, încasat, încasată, stins, plătită integral, sume achitate, suma achitată, total plătit, total achitat, am plătit',
  money:
    'adică, suma în litere, cuantum, cuantumul, total sumă, valoarea totală, sume, suma acordată, suma donată, sume datorate, suma tranzacției, sumă totală, valoare nominală, suma plătită, suma creditată, valoarea contractului, suma finanțată, valoarea creditului, suma convenită, în cuantum de, contravaloare, contravaloarea, sumă acordată, total drepturi, suma cuvenită, pensia cuvenită, valoarea ajutorului',
  pay: 'salariu de bază, remunerație, salariu de încadrare, salariul de bază, salariu de bază brut, drepturi salariale, câștig, salarii, salariu negociat, salariu lunar, câștiguri, remunerația, salariul lunar, indemnizația, lefuri, onorarii, venit salarial, salariul de încadrare, total drepturi salariale, plata orară, tarif orar, cât câștigă, salariul convenit, retribuție, retribuția',
  price:
    'preț unitar, prețuri, prețul unitar, preț pe unitate, preț cu tva, preț fără tva, costuri, tarif unitar, preț bilet, prețul biletului, cât costă, preț de vânzare, valoare unitară, costul cursului, prețul de achiziție, preț achiziție, tarif pe zi, tarif noapte, preț bucată',
  usage:
    'energie consumată, consum facturat, consum total, consum energie, cantitate consumată, consum lunar, consumat, kwh consumați, consumul total, cantitate facturată, mc consumați, metri cubi, consum mediu, consum anual, energie facturată, consum estimat, consum apă, diferența de index, consum kwh, m3 consumați, utilizat, consum real, cât am consumat, volum consumat, energie activă consumată',
  product:
    'descriere, denumirea produselor, produse, produsele, denumire produs, denumirea produsului, marfa, descrierea produsului, nume produs, articole',
  property:
    'imobilul, spațiul închiriat, clădire, clădirea, clădirii, bun impozabil, locuința, imobilului, spațiu, construcție, bunul, casă, casa, imobile, bunul imobil, bun imobil, unitate imobiliară, clădiri, construcții, locuinței, apartamentului, vila, garaj, boxă, proprietății, loc consum, unitate individuală',
  vehicle:
    'marcă, marca, marca și modelul, autoturismul, autoturismului, automobil, mașina, mașinii, autovehiculul, autovehiculului, motocicletă, remorcă, remorca, vehicule, mijloc de transport, auto asigurat, autoutilitară',
  chassis:
    'număr șasiu, nr identificare, număr de identificare, numărul de identificare, număr identificare, serie caroserie, nr șasiu, serie vin, număr de identificare al vehiculului, numărul de identificare al vehiculului, vin, serie șasiu vin, seria șasiului, serie sasiu, nr de identificare, e număr identificare',
  grade:
    'calificativ, medie generală, media generală, medie finală, nota finală, punctaj final, media de absolvire, media generală de absolvire, medii, calificative, punctajul, punctaj obținut, nota obținută, media de admitere, media finală, evaluare finală, nota la purtare, purtare, media anuală, medie anuală, scor, scorul, rezultat examen, evaluarea, ce notă',
  duration:
    'normă de lucru, program de lucru, timp de muncă, preaviz, număr zile, număr de zile, nr zile, stagiu de cotizare, stagiu realizat, valabilitate contract, termenul contractului, durată contract, durata cursului, durata creditului, durată totală, termen credit, perioada creditării, număr luni, nr luni, nr ani, vechime, vechimea, vechime totală, stagiu total de cotizare, stagiu total, stagiu complet, stagiu complet de cotizare, cât durează, cât timp, perioadă de garanție, termen de garanție, garanție luni, perioadă minimă contractuală, durata minimă, termen în luni, cât timp e valabil, durata poliței, durată ore, număr de ani, durata închirierii',
  period:
    'luna, interval, intervalul, luna de plată, luna salarială, luna și anul, perioadă contract, perioada contractului, perioada de valabilitate, perioada cotizată, perioadă de asigurare, perioada de asigurare, valabilitate de la până la, perioada de raportare, lună, luni, perioadă de consum, perioada de consum, perioada sejurului, perioada lucrată, perioada studiilor, perioada impozitată',
  semester:
    'anul de studii, anul universitar, anul școlar, anul academic, an fiscal, anul fiscal, anul de impunere, an de impunere, exercițiu financiar, exercițiul financiar, an universitar curent, trimestru, trimestrul, modul școlar, anul pentru care, sesiune, sesiunea, anul de referință',
  city: 'comuna, municipiul, județ, județul, oraș sau comună, localitate de domiciliu, orașe, comună, satul, județe, localități, localitatea de reședință, locul emiterii, uat, unitatea administrativ teritorială, orașul sau satul',
  address:
    'sediul social, domiciliat în, adresa de domiciliu, adresa imobilului, adresă imobil, adresa locului de consum, sediul, adresa poștală, adresă domiciliu, reședința, cu domiciliul în, domiciliul fiscal, situat în, situat la, unde locuiește, adresa sediului, domiciliat, domiciliată, domiciliul stabil, adresa de corespondență, adresa de reședință, sediu social, adresa punctului de lucru, amplasament, amplasamentul, adresa proprietății, adresa clădirii, adresa de contact, locul de muncă adresa, cu sediul în, adresă contact, adresa consum, adresă loc consum, adresă completă, adresa locuinței, rezidența, locul instalării, adresa lucrării, adresa unității, adresă sediu, adresa fiscală, ce adresă, domiciliul actual',
  status:
    'starea firmei, situație, stare juridică, stare civilă, starea cererii, stadiul, stadiul cererii, stare comandă, situația, starea contractului, statutul, situația juridică, starea civilă, starea coletului, starea plății, status comandă, stadiu dosar, stadiul dosarului, starea dosarului, statut juridic, starea vehiculului, starea abonamentului, starea poliței, status livrare, valid sau nu, starea rezervării, stare cont, statut student, starea zborului, în regulă, activ sau nu',
  first: 'primei, primului, primele, prima înmatriculare, prim, întâi, întâia, inițială dată, prime dată',
  due: 'data expirării itp, de plătit până la, termenul de plată, data limită de plată, data limită, scadent la, termenul limită, de returnat până la, termen de returnare, până când se plătește, plătiți până la, se plătește până la, scadențe, termenul, data scadentei, scadenței, scadent pe, de plată până pe, plata până la, achitat până la, de achitat până la, termen plată, termen scadent, termen de predare, termenul de depunere, termen de depunere, de returnat la, data returnării, data de returnare, termenul de restituire, data restituirii, termen de restituire, plătibil până pe, data limită plată, data limită pentru plată, ultima zi de plată, când trebuie plătit, cel târziu, până cel târziu, scadența facturii, data scadenței facturii, scadența plății, dată limită, când e scadent, de plătit la, scadență rată, scadență plată, termen restituire, termen împrumut, data scadenta, scadenta',
  next: 'data expirării itp, următoare, următorii, urmează, următoarei, următoarea plată, data următoarei plăți, următoarea debitare, următoarele, viitoare, urmatorul, urmatoare, proximă, proximul, ce urmează',
  power:
    'putere netă maximă, putere maximă, puterea motorului, putere motor, putere contractată, puterea, putere aprobată, puterea netă maximă, putere kw, puterea kw, puterea maximă, cai putere, putere instalată, puterea instalată, putere nominală, puterea netă, cp, putere maximă netă',
  maximum:
    'masa maximă autorizată, masa maximă admisibilă, maximal, admisibilă, maxime, maxima, cel mult, maximum admis, maximă autorizată, masă maximă',
  discount:
    'bonificație, bonificația, facilitate, facilități, scutire, scutiri, reduceri, discountul, reducerea, rabat, remiză, voucher, cupon, cod reducere, cod promoțional, discount aplicat, gratuitate, promoție discount, ofertă discount',
  prescription:
    'prescriere, prescrierii, data prescrierii, rețetă medicală, rețetei, serie rețetă, rețeta, prescripția, rețete, rețeta electronică, serie și număr rețetă, bilet de trimitere, biletul de trimitere, prescris la, prescripție medicală, trimitere medicală',
  coverage:
    'compensare, compensat, decontat, decontare, procent de compensare, despăgubire maximă, riscuri acoperite, limita de despăgubire, limită de răspundere, limite de despăgubire, sume asigurate, acoperiri, limita răspunderii, limita de răspundere, valoare asigurată, valoarea asigurată, riscuri asigurate, risc asigurat, limită despăgubire, valoarea acoperită, garanție produs, garanție comercială, protecție, suma compensată, procent compensat, capital asigurat, ce acoperă, bunuri asigurate',
  registration:
    'nr de ordine în registrul comerțului, număr de ordine în registru, registrul comerțului, nr reg com, reg com, înmatriculării, înregistrării, înscris în registru, data înregistrării, euid, înscriere în registru, înmatricularea, primei înmatriculări, prima înmatriculare, data primei înmatriculări, înregistrări, carte de identitate a vehiculului, cartea de identitate a vehiculului, civ, serie civ, seria civ, talon, talonul, certificatul de înmatriculare, nr registrul comerțului, număr registrul comerțului, intabulare, intabularea, încheiere de intabulare, registru, registrul, registrul național, nr de înregistrare în registru, înscriere registru',
  beneficiary:
    'titular drept, titularul dreptului, titular de drept, beneficiar plată, încasează, beneficiari, beneficiară, beneficiara, titulari de drept, cui îi revine, moștenitori beneficiari',
  points:
    'punctaj, punctajul, punctaj mediu, total puncte, puncte acumulate, punctaj realizat, puncte disponibile, puncte câștigate, puncte cumulate, număr total de puncte, număr puncte, nr puncte, sold puncte bonus, puncte penalizare, puncte de penalizare, mile acumulate, punctajul mediu anual, puncte card, câte puncte',
  area: 'suprafață, suprafața, suprafață utilă, suprafața utilă, suprafață construită, suprafața construită, mp, metri pătrați, suprafața terenului, suprafață totală, suprafețe, suprafață teren, suprafață locuibilă, suprafața locuibilă, arie utilă, aria utilă, arie construită, suprafață desfășurată, suprafața desfășurată, mp utili, suprafață impozabilă, suprafață măsurată, suprafață din acte, hectare, ha teren, cota suprafață, câți metri pătrați, suprafața imobilului, suprafața apartamentului, suprafața clădirii',
  application:
    'cerere, cererea, cererii, solicitare, solicitarea, solicitării, dosar de candidatură, cereri, cererile, cerere depusă, cerere nr, cererea nr, formular, formularul, petiție, petiția, sesizare, sesizarea, reclamație, dosar de înscriere',
  date: 'când, în ce zi, data și ora, ce zi, data calendaristică, la data, la data de, data evenimentului, în data de, în data, ziua și ora, data consultației, când are loc, ce dată, data de',
  capital:
    'capitalul social, capital, capitalul, capital social, capital subscris, capitalului social, capitalul subscris, capital subscris și vărsat, capital vărsat',
  holdings:
    'unități de fond, dețineri, valoarea portofoliului, unități deținute, număr unități de fond, acțiuni deținute, valoarea deținerilor, valoarea investiției, activ net, valoare activ net, număr acțiuni, valoarea unităților',
  licensee:
    'posesor permis, posesorul permisului, titular licență, licențiat, titular de licență, titularul autorizației, titular autorizație, autorizat',
  holder:
    'posesor, posesorul, titular certificat, deținătorul certificatului, utilizator vehicul, titular contract, titularul contractului, emis pe numele, eliberat lui, titularii, titular permis, titularul permisului, titular abonament, titular poliță, pe numele, emisă pe numele, posesoarea, posesor card, titularul cardului, titular certificat înmatriculare, utilizatorul vehiculului, eliberat pe numele lui, cine este titularul',
  owner:
    'proprietari, proprietara, coproprietar, proprietar vehicul, cine deține, proprietare, coproprietari, coproprietarul, nud proprietar, uzufructuar, uzufructuarul, proprietarii, deținător legal, deținătorul animalului, proprietar animal, proprietarul vehiculului, al cui este',
  doctor:
    'medic prescriptor, medic curant, medicul curant, medicul de familie, medic specialist, medic trimițător, trimis de, doctor, medicul prescriptor, medic vaccinator, medici, doctorul, doctoriță, medicul trimițător, medic șef, medicul veterinar, medic veterinar, stomatolog, medic stomatolog, dentist, medic dentist, medicul specialist, medic de laborator, asistent medical, medic validare, medic primar, medic examinator, pediatru, oftalmolog, ginecolog, kinetoterapeut, psiholog, vaccinator, trimis de medic, cine l a consultat',
  hospital:
    'unitate medicală, unitatea medicală, unitate sanitară, unitatea sanitară, cabinet medical, laborator, laboratorul, clinica medicală, cabinet, spitalul, clinici, centru medical, centrul medical, cabinetul medical, punct de recoltare, centru de vaccinare, centrul de vaccinare, policlinica, dispensar, laborator analize, laborator de analize, cabinet stomatologic, cabinet veterinar, clinică veterinară, maternitate, unitatea emitentă medicală, ambulatoriu, secția spital, unde a fost vaccinat',
  vaccination:
    'vaccinul, vaccinului, data vaccinării, vaccinat la, imunizare, vaccinări, imunizarea, data administrării, administrat la, vaccin administrat, denumirea vaccinului, vaccinuri, data imunizării',
  appointment:
    'data programării, programat la, consult, consultație, vizită, ora programării, programări, programării, consultul, consultația, consultații, vizita, vizite medicale, consultație medicală, următoarea programare, control medical',
  plate:
    'număr înmatriculare, nr auto, număr auto, nr de circulație, număr de circulație, numărul mașinii, plăcuță, număr de înmatriculare auto, nr înmatriculare auto, numărul auto, număr matriculare, numere de înmatriculare, nr de înmatriculare auto, plăcuță de înmatriculare, numărul plăcuței',
  licenceClass:
    'categorii, categorii de vehicule, categoriile, categoria permis, categorii deținute, categoriile deținute, categorii de permis, categoriile permisului',
  licence:
    'certificat de înmatriculare, autorizația, autorizației, permis de parcare, permis auto, licența, permise, licențe, autorizații, autorizație de construire, permis de ședere, permisul de conducere, permisului de conducere, permis port armă, permis de pescuit, drept de liberă practică, aviz, avizul, permis de parcare rezidenți, autorizare, autorizația de construire',
  electricity: 'energie activă, energia electrică, energiei electrice',
  reading:
    'index, citire contor, citirea contorului, autocitire, citiri, indexuri, citirea, citiri contor, index citit, index estimat, indexului, index actual, index anterior, index curent, index precedent, index autocitit, ultima citire, data citirii, indicație contor',
  meter:
    'serie contor, seria contorului, număr contor, contoare, contor apă, seria contor, apometru, apometrul, repartitor, aparat de măsură, serie apometru',
  outstanding:
    'restanța, sold restant, sume restante, datorii, debit, debite, debit restant, sold precedent, neachitat, neplătit, de recuperat, cât datorez, obligații restante, rest de achitat, rest datorat, suma restantă, soldul rămas, sumă restantă, neplătite, neachitată, neachitate, facturi neachitate, facturi restante, obligații de plată, datoria, datorată, datorii restante, debitul, sume neachitate, de regularizat, rest plată, rămas de plată, rămas de achitat, restanțe la plată, sold anterior restant, sold datorat, cât mai am de plată',
  tax: 'impozit pe venit, taxa pe valoarea adăugată, impozitului, valoare tva, cota tva, impozite și taxe, taxe și impozite, impozite, tva inclus, tva colectată, impozit pe clădiri, impozit clădiri, impozit pe teren, impozit auto, impozit datorat, impozitul datorat, impozit reținut, taxe vamale, accize, cotă tva, impozit pe salarii, impozit pe profit, valoarea tva, suma tva, taxă turistică, taxă hotelieră, taxa vamală, impozit local, impozit salariu, taxa pe clădiri',
  net: 'fără tva, valoare fără tva, rest de plată salariu, salariu în mână, suma netă, salariul net, venit net, nete, neta, net de plată, net încasat, exclusiv tva, câștig net, total net, suma netă de plată, salariul în mână, venitul net, de primit, cât primesc',
  gross:
    'salariul brut, venit brut, cu tva, brut lunar, valoarea brută, drepturi brute, brute, bruta, totală brută, câștig brut, total brut, inclusiv tva, sumă brută, venitul brut, venitul brut realizat',
  pension:
    'cuantum pensie, drepturi de pensie, pensiilor, pensii, pensii private, pensionar, pensionare, pensie de stat, pensia netă lunară, pensie privată, pensie pentru limită de vârstă',
  fee: 'abonament lunar, taxă de școlarizare, taxa de participare, cotizație anuală, comisionul, taxă anuală, cost livrare, taxă de înscriere, cheltuieli de transport, taxe, comisioane, tarif de participare, taxă lunară, taxă de participare, cheltuieli comune, cote de întreținere, întreținere, întreținerea, cheltuieli, cheltuiala, onorariu, taxe școlare, taxa de studii, taxă de studii, taxă de membru, taxa de membru, tarifului, taxă de timbru, taxă de eliberare, cost abonament, comision de administrare, comision de analiză, taxa de salubritate, taxă salubritate, taxă radio tv, taxa radio tv, taxă de cazare, taxă de rezervare, taxă de procesare, contribuția lunară, cost transport, cost de transport, costul livrării, transport cost, rovinietă, taxe și comisioane',
  premium:
    'prima totală, primă totală, primă anuală, prima anuală, prime de asigurare, prima, prima brută, primă de plată, prima netă, prima de plată, valoarea primei, prime, prima încasată, prima de asigurare totală, cost poliță, rata primei',
  rent: 'chirie lunară, chiria lunară, cuantumul chiriei, chiria convenită, chirii, chirie convenită, chirie datorată, cât e chiria, chirie de plată',
  deposit:
    'depozit de garanție, suma garanției, garanție contract, garanții, depunere, depuneri, avansul, cauțiune, cauțiunea, arvună, arvuna, garanție chirie, garanția de bună execuție, avans plătit, plată în avans',
  refund:
    'sumă de restituit, suma rambursată, sumă returnată, retur bani, compensație, restituit, rambursat, rambursarea, restituirea, bani returnați, sumă rambursată, returnare, de returnat, despăgubire plătită, indemnizație plătită, suma de rambursat, regularizare favorabilă, sumă despăgubire',
  balance:
    'sold disponibil, sold curent, disponibil în cont, soldul contului, fonduri disponibile, sold inițial, soldul inițial, soldul final, sold la zi, sold la data, soldul curent, soldul disponibil, sold puncte, disponibil, sold final cont, soldul actual, bani disponibili, activ personal net, activ personal, cât am în cont, valoarea contului, credit disponibil, sold cartelă',
  limit:
    'plafon, plafonul, descoperit de cont, limită de cheltuieli, limite, limita de credit, descoperit, overdraft, descoperit autorizat, limită zilnică, limita zilnică, limită de tranzacționare, valoare maximă, limită card',
  interest:
    'rata anuală a dobânzii, dobânda anuală, dobândă fixă, dobânda curentă, dobândă anuală, rata de dobândă, dobânzi, rată dobândă, dobânda nominală, dobânda efectivă, dobânda variabilă, marjă, marja, marja băncii, rata de dobândă anuală, dae anuală, ircc, robor, rata dobânzii anuală, randament, randamentul',
  percent:
    'procentul, procentaj, cota, la sută, procente, procentual, procent realizat, progres, progresul, grad de ocupare, cotă procentuală, rată procentuală, cota procentuală, procent de invaliditate, cât la sută',
  payment:
    'plăților, încasare, încasări, virament, transfer, achitare, data plății, următoarea plată, data următoarei plăți, următoarea debitare, tranzacție, tranzacția, tranzacții, plata făcută, încasarea, donație, donația, donații, debitare, ordin de plată, transferul, viramentul, alimentare, plățile, retragere, decontare plată',
  method:
    'forma de plată, modul de plată, cum se plătește, plata cu, tip plată, metode de plată, mijloc de plată, achitat prin, plătit prin, plătit cu, instrument de plată, cum am plătit, modul de achitare, modalitatea de plată, plată prin, debit direct, cum plătesc, tipul plății, plată cu cardul',
  frequency:
    'periodicitatea, cât de des, perioadă de plată, frecvență de plată, frecvența, ritm de plată, interval de plată, perioadă facturare, plata se face, număr rate, nr rate, cât de des se plătește, mod de eșalonare, periodicitate plată',
  start:
    'intră în vigoare, valabil de la data, data activării, data încadrării, încadrat din, angajat din, de când, data începerii contractului, valabilă din, începând din, data deschiderii, deschis la, data numirii, numit la, data debutului, începerea, data începere, valabil de la data de, valabilă de la data, valabilitate de la, valabil începând cu, data intrării, intrată în vigoare, începe la, începe pe, angajat la, angajată la, încadrată din, data numirii în funcție, numită la, data de la care, de la data, de la data de, activat la, activată la, data efectivă, data instalării, data conectării, data pornirii, început asigurare, început valabilitate, început contract data, data începerii studiilor, data începerii activității, începerea activității, din ce dată, de când începe, de când lucrează, data debut, debut, debutul, dată început, activ din, activă din, în vigoare din, în vigoare de la, se aplică din, drepturi începând cu, rezident din, plata începe de la, plata începând cu, cu începere de la, locuiește din, pus în funcțiune, punere în funcțiune, data punerii în funcțiune, emis cu valabilitate de la',
  cancelledOn:
    'încetare, încetării, data radierii, radiat, radiat la, denunțare, închis la, desfacere, întrerupt la, anulată la, retras la, data retragerii, închiderea, data închiderii, închisă la, renunțare, demisie, data demisiei, suspendat la, suspendată la, desființat, desființare, reziliată la, rezilierea, încetarea, dizolvare, dizolvat, revocare, revocat la, radiere, radierea, exmatriculat, data exmatriculării',
  renewal:
    'se prelungește, data următoarei plăți, următoarea debitare, reînnoit la, prelungit până la, reînnoirea, reînnoiri, prelungirea, prelungit, prelungită, următoarea prelungire, data prelungirii, reînnoire abonament, se reînnoiește automat, următoarea reînnoire la, preschimbare, următoarea încasare, reînnoit, următoarea facturare, viza anuală',
  lastVisit:
    'ultima prezență, ultima activitate, ultima oară, ultima dată, ultimul împrumut, ultima logare, ultima autentificare la, ultima intrare, ultima tranzacție, ultima consultație, ultimul control, ultima utilizare, ultimul acces, ultima comandă, ultima conectare la',
  birth:
    'data naștere, data și locul nașterii, născut la, născut la data de, născută la, născută la data de, data de naștere, născut pe, născut pe data de, data nastere, dată naștere, data naşterii, an naștere, anul nașterii, când s a născut, născ',
  birthplace:
    'născut în, data și locul nașterii, localitatea nașterii, localitate naștere, locul de naștere, localitatea de naștere, născută în, locul nașterii localitate, județul nașterii, unde s a născut',
  origin:
    'de la stația, stația de plecare, localitate plecare, loc de îmbarcare, îmbarcare, punct de plecare, oraș plecare, plecare, din stația, din localitatea, aeroportul de plecare, stație plecare, oraș de plecare, loc de plecare, locul plecării, port de plecare, portul de plecare, locul îmbarcării, de unde, autogară plecare, loc plecare',
  destination:
    'stația de sosire, stație de sosire, localitate sosire, oraș sosire, punct de sosire, până la stația, sosire, aeroportul de sosire, oraș de sosire, loc de sosire, locul sosirii, port de sosire, portul de sosire, locul debarcării, către stația, încotro, autogară sosire, loc sosire, unde merge, destinația finală',
  departure:
    'ora plecării, data călătoriei, ora de plecare, data și ora plecării, plecarea din, ora plecare, data plecării cursei, oră plecare, plecare la, pleacă la, îmbarcare la, ora îmbarcării, când pleacă, decolare, decolarea, data cursei, data dus',
  arrival:
    'ora sosirii, ora de sosire, data și ora sosirii, ora sosire, oră sosire, sosește la, ajunge la, aterizare, aterizarea, când ajunge, data sosire, data întoarcerii',
  delivery:
    'livrat la, data livrării, livrat, predare, predat destinatarului, livrări, predat la, livrată la, livrată, distribuire, distribuit la, livrare la, data predării coletului, predat la destinatar',
  parcel:
    'număr awb, nr awb, cod awb, urmărire colet, expediția, expedierea, colete, trimitere, trimiterea, trimiterii, scrisoare de transport, scrisoare recomandată, parcelă, parcela, recomandată',
  seat: 'număr locuri, nr locuri, număr de locuri, locuri pe scaune, nr loc, număr loc, locul rezervat, număr scaun, rând, rândul, rând și loc, locuri rezervate, loc vagon, loc de parcare, nr locuri pe scaune, număr locuri pe scaune, loc parcare',
  level:
    'treaptă, nivel de calificare, nivel studii, ciclul de studii, treapta, gradație, gradația, nivelul studiilor, nivel de școlarizare, grad profesional, clasa de bonus malus, clasa bonus malus, bonus malus, clasă de risc, nivel de fidelitate, nivel cunoștințe, niveluri, gradul, grad de handicap, gradul de invaliditate, treaptă de salarizare',
  employment:
    'data încadrării în muncă, contractul individual de muncă, contract individual de muncă, locului de muncă, încadrare, încadrarea, angajarea, muncă, contractul de muncă, cim, raport de serviciu, raportul de muncă, vechime în muncă, raporturi de muncă',
  plan: 'tip abonament, planul tarifar, plan tarifar, oferta, ofertă, pachetul de servicii, tarife, pachete, planuri, tip pachet, opțiune, opțiunea, formulă, tarif aplicat, extraopțiune, tip de abonament, regim de masă, tip tarif, numele pachetului',
  contact:
    'date de contact, consultant financiar, telefon contact, contactați, persoane de contact, relații clienți, serviciul clienți, asistență clienți, consultantul, consilierul, agent dedicat, consilier client, cui mă adresez',
  insurer:
    'societate de asigurare, societatea de asigurare, companie de asigurări, asigurător rca, asigurătorului, compania de asigurări, asigurătorul rca, societatea asigurătoare, casa de asigurări de sănătate',
  tenancy:
    'locațiune, contract de locațiune, închirierea, contractul de închiriere, închirieri, spațiu închiriat, locațiunea, contract închiriere',
  enrolment:
    'data înscrierii la studii, înmatriculat în anul, înscris în anul, admitere, admiterea, admis, admisă, data admiterii, an înmatriculare, înmatriculată, anul înmatriculării, anul admiterii, înscris la studii, înscrisă',
  quantity:
    'nr bucăți, număr bucăți, cantitatea, număr persoane, nr persoane, buc, bucată, cant, număr colete, nr colete, câte, câți, nr membri, număr membri, număr de membri, persoane, număr de persoane, nr de persoane, număr angajați, nr angajați, număr pagini, nr exemplare, număr exemplare, adulți, număr adulți, membri familie, număr copii, nr copii, câte persoane, efectiv, unități cumpărate',
  child:
    'copilul minor, copii, minor, numele copilului, minorul, minorului, fiul, fiica, fiicei, copiii, copii în întreținere, bebeluș, nou născut, nume copil, numele și prenumele copilului, minora',
  phone:
    'nr de telefon, telefon fix, tel, număr mobil, telefon de contact, telefoane, număr telefon, numărul de telefon, telefonul mobil, nr mobil, contact telefonic, mobilul, telefon acasă, nr tel, număr de contact, număr apelat, linie telefonică',
  emergency:
    'telefon urgențe, urgențe, deranjamente, persoană de contact urgență, în caz de urgență, dispecerat, număr de urgență, avarii',
  primary: 'de bază, primar, principale, primară, de bază principal',
  time: 'ora de începere, la ora, ora începerii, oră de începere, orele, ora programării, interval orar, orar, orarul, ora evenimentului, la ce oră, ora deschiderii, ora convocării',
  zone: 'zona tarifară, zona de impozitare, arie, zone, zona de acoperire, zonă tarifară, zonă de parcare, raza',
  claim:
    'avizare daună, nr daună, data daunei, cerere de despăgubire, dosarul de daună, accident, accidentul, evenimentul asigurat, eveniment asigurat, despăgubire, despăgubirea, daune, daunei, data evenimentului, pagubă, paguba',
  document:
    'actul, tip act, denumire document, documentul, documente, acte, formular tip, denumirea documentului, titlu document, documentului, înscris, raport, raportul',
  website: 'pagina web, site web, adresă web, pagina de internet, adresa web, site ul',
  member: 'cititorul, membrele, cotizant, cotizantul, membrii, membru titular, nume membru, numele cititorului',
  subscriber: 'abonați, abonata, titularul abonamentului',
  policyholder: 'contractantul poliței, contractantul asigurării, contractanta',
  insured: 'asigurați, asigurată, persoane asigurate, persoana asigurata, bun asigurat persoană',
  passenger: 'pasageri, pasagera, călătorul, călători, nume pasager, călătorului',
  patient: 'pacientă, pacienta, pacienți, asigurat pacient, persoana vaccinată, nume pacient, bolnav, bolnavul',
  driver: 'șoferul, conducătorul auto, conducătorului auto, conducător vehicul',
  borrower:
    'debitoare, debitoarea, debitori, împrumutatul, împrumutatului, client credit, imprumutat, codebitori, persoana împrumutată',
  donor: 'donatoare, donatoarea, donatori, sponsor, sponsorul, cine donează, susținători',
  guest: 'oaspeți, oaspetelui, turist, turistul, turiști, client hotel, persoane cazate',
  recipient: 'destinatara, destinatară, primitor, primitorul, primit de, către cine, preluat de, ridicat de, adresat',
  sender: 'expeditorului, expeditoare, expeditoarea, trimis de la, de la cine, ordonator, ordonatorul, trimițător',
  bank: 'instituția de credit, instituție de credit, bănci, banca beneficiarului, banca plătitorului, la banca',
  account:
    'conturile, cont bancar, contul bancar, cont curent, contul curent, număr cont, nr cont, cont de plăți, cont beneficiar, cont trezorerie, titlu de cont, contul trezoreriei',
  membership:
    'cotizare membru, calitate membru, afiliere, afilierea, adeziune, adeziunea, legitimație de membru, carnet de membru',
  subscription: 'abonamente, abonarea, subscripția, abonament activ',
  contract: 'contracte, contractele, acordul, convenție, convenția, act adițional, precontract',
  policy: 'asigurare auto, polițe, poliței de asigurare, rca, casco, asigurarea obligatorie',
  card: 'carduri, legitimația, permis cititor, carnet, carnetul, card de fidelitate, card bancar, cardului de credit, numărul cardului',
  invoice:
    'facturi, bon fiscal, bonul fiscal, chitanța, chitanței, factură fiscală, factura fiscală, proformă, proforma, nota de plată, aviz de plată, înștiințare de plată, bonul',
  order: 'comenzi, comenzile, comandă online, achiziție, achiziția, achiziții, cumpărare',
  booking: 'rezervări hotel, confirmare rezervare, rezervat, rezervat la, rezervările',
  ticket: 'bilete, biletele, tichet, tichetul, legitimație de călătorie, titlu de călătorie, bilet electronic',
  certificate: 'certificate, adeverința, adeverinței, adeverințe, atestatul, atestatului, brevet, dovadă, dovada',
  passport: 'pașapoarte, serie pașaport, nr pașaport, număr pașaport',
  gas: 'gazele naturale, gazului, gazul',
  water: 'apă rece, apă caldă, apei, canalizare, apă și canalizare, apă potabilă',
  loan: 'credite, credit de nevoi personale, împrumutul, credit imobiliar, creditarea, finanțare, finanțarea, ipoteca, ipotecii, credit bancar, contractul de credit, leasing',
  savings: 'economisirea, depozit bancar, depozit la termen, contul de economii, economiile',
  portfolio:
    'investiții, investițiile, titluri, acțiuni portofoliu, fonduri de investiții, instrumente financiare, instrument financiar',
  exam: 'examene, probă examen, examen de licență, bacalaureat, evaluare națională, concurs, concursul, test, testul, sesiune examen, teste',
  flight: 'zboruri, număr zbor, nr zbor, cursa aeriană',
  service:
    'serviciului, serviciile, prestație, prestația, lucrare, lucrarea, lucrări, manoperă, intervenție, intervenția, tip serviciu, denumire serviciu, prestații, asistență',
  device:
    'dispozitivul, aparatul, aparatului, centrală termică, centrala termică, centrală, echipament, echipamentul, telefon dispozitiv, cazan, electrocasnic, modem, instalație, instalația',
  notice: 'aviz, avertisment, notificare, notificarea, somație, somația, preavizul, înștiințare, înștiințarea',
  event:
    'evenimentul, spectacolul, concertul, evenimente, conferință, conferința, competiție, competiția, meci, meciul, expoziție, festival, festivalul, titlul evenimentului, nume eveniment',
  iban: 'cont iban, cod iban, iban cont, contul iban, iban beneficiar, cont bancar iban',
  bic: 'cod swift, cod bic, swift bic',
  nationalId:
    'codul numeric personal, cod numeric, c n p, serie buletin, seria și nr ci, buletin de identitate, carte identitate, seria și numărul actului de identitate, act de identitate, actul de identitate, bi ci, ci seria, serie și nr ci, serie act identitate, nif, document de identitate, cod personal, cod personal de asigurat, cid, cod de identificare al asiguratului',
  room: 'cameră hotel, tip cameră, tipul camerei, număr cameră, nr cameră, sala de curs, camerei, cabinetul, sală de clasă, salon',
  gate: 'poartă îmbarcare, poarta de îmbarcare, linia, nr linie',
  faculty: 'facultăți, școala doctorală, facultatea de',
  club: 'asociație, asociația, asociației, club sportiv, clubul sportiv, sală fitness, federație, cerc, societatea sportivă, secția sportivă, sindicat, sindicatul, asociație de proprietari, asociația de proprietari',
  library: 'biblioteci, biblioteca județeană, filiala bibliotecii, mediatecă',
  shop: 'magazinul, magazine, punct de vânzare, punctul de vânzare, unitate comercială, hipermarket, reprezentanță',
  department:
    'compartiment, compartimentul, serviciul, birou, biroul, direcția, secția, secții, divizie, divizia, catedra, catedră, serviciul emitent',
  season: 'sezonul, sezon competițional, stagiunea, campanie',
  street: 'străzi, bulevard, bulevardul, str, strada și numărul, strada nr, artera',
  postcode: 'cod postal, codurile poștale',
  country:
    'țări, țara de origine, țară de destinație, statul, țara emitentă, țară emitentă, țara de rezidență, țara de naștere',
  nationality: 'cetățean, naționalitatea, cetățeană, cetățenii',
  email: 'adresa email, adresa de email, poșta electronică, mail, adresă de e-mail, adresă mail, email contact',
  username: 'nume utilizator, numele de utilizator, nume cont, numele utilizatorului, login, id utilizator',
  gender: 'sexul, genul, sex m f',
  language:
    'limba de predare, limbă maternă, limba maternă, limba cursului, limbi străine, limba de studiu, limba preferată',
  joined:
    'data afilierii, membru activ din, aderat la, data înscrierii în asociație, cotizant din, utilizator din, înregistrat din, cont creat, înscrisă din, cititor din, înscris în data de, membră din, membru începând din, client începând din, cititor de la, cont din data',
  updated:
    'actualizare, actualizată, data actualizării, ultima modificare, modificată, situație la data, situația la data de, actualizat la, ultima schimbare, actualizat la data de, data modificării, la zi',
  age: 'ani împliniți, câți ani, vârste',
  income:
    'veniturile, venit total, venituri totale, venit lunar, venit anual, câștig lunar, venitul lunar, venituri salariale, venit pe membru de familie, venitul net lunar pe membru, venit din pensii, venitul anual',
  deductible: 'fransiza, franșize, franșiză deductibilă, nivelul franșizei',
  fine: 'amenzii, contravenție, contravenția, amendă contravențională, valoarea amenzii, cuantumul amenzii, sancțiune, sancțiunea, sancțiuni, valoare amendă',
  data: 'trafic inclus, trafic de internet, gb rămași, gb inclus, gb disponibili, date incluse, date rămase, trafic rămas, internet mobil, internet rămas, gb consumați',
  visits:
    'intrări, intrări rămase, accesări, număr vizite, nr vizite, ședințe rămase, prezențe, număr intrări, intrările, vizite rămase',
  credits:
    'puncte credit, credite ects, număr credite, nr credite, credite transferabile, credite acumulate, credite obținute, puncte emc, credite emc, emc, ects puncte',
  pending:
    'în curs, în curs de soluționare, neprocesat, în procesare, în lucru, nefinalizat, în analiză, de aprobat, neconfirmat',
  overdue: 'depășit, întârziat, scadență depășită, întârziere, neplătit la scadență, zile de întârziere',
  available: 'rămas, rămase, rămasă, disponibilul, utilizabil, neutilizat, neutilizate',
  current: 'curente, curentul, actuale, prezentă, în curs de desfășurare, vigoare, valabile acum, acum, azi',
  last: 'trecut, trecută, ultimele, cea mai recentă, cel mai recent, recent, anul trecut',
  former: 'vechea, fostul, fostă, anteriori',
  upcoming: 'viitoarele, programate, urmează să',
  minimum: 'minime, minima, cel puțin',
  original: 'inițiale, inițiali, originală, la acordare',
  monthly: 'lunare, lunari, fiecare lună, în fiecare lună',
  yearly: 'anuale, anuali, fiecare an, pe fiecare an',
  weekly: 'săptămânale, pe săptămână',
  daily: 'zilnice, pe zi',
  home: 'locuinței acasă, la domiciliu, casnic, personal acasă',
  work: 'serviciu, profesional, profesională, de la serviciu',
  billing: 'facturare la, date de facturare, datele de facturare, facturat la',
  shipping: 'livrare la adresa, adresa livrării, expediere la',
  mailing: 'corespondența, poștală, pentru corespondență',
  detail: 'detaliu, datele, alte informații, informații generale, date generale, date despre, specificații',
  currency: 'valute, devize, moneda contului, lei sau euro',
};
