import type { Forms } from '../forms.ts';

/** How letters, certificates, invoices and registers name things, besides the words that accounts have for them. */
export const romanianPapers: Forms = {
  name: 'denumirea firmei',
  person:
    'contribuabil, subsemnatul, subsemnata, declarant, plătitor impozit, contribuabilul, persoana în cauză, solicitanta, declarantul, persoană fizică, cine plătește, cine trebuie să plătească',
  student: 'eleva, absolvent, absolventă, cursant, studenta, absolventul, cursantul, candidat, elevei, numele elevului',
  employee: 'angajata, lucrător, angajată, salariata, numele angajatului, salariată',
  customer:
    'achizitor, consumator, abonat, beneficiarul facturii, plătitor factură, cumpărătorul, consumatorul, comandat de, facturat către',
  provider: 'prestator, operator economic, furnizor de energie, furnizorul de servicii, vânzătorul, emitent factură',
  tenant: 'locatarul',
  landlord: 'proprietar, proprietarul',
  manager:
    'administrator, director general, reprezentant legal, conducător, conducătorul, director executiv, șeful direct, directorul',
  employer: 'societatea, unitatea',
  issuer: 'organ emitent, autoritate emitentă, instituția emitentă',
  university: 'instituția de învățământ, unitatea de învățământ',
  course:
    'domeniu, domeniul, denumirea cursului, program de formare, denumirea programului, domeniul de studii, curs de formare, programul, specialitate, specialitatea',
  degree: 'calificare, calificarea, nivel de studii',
  position:
    'ocupația, încadrat ca, funcția ocupată, postul, denumirea postului, calitate, calitatea, meseria, locul de muncă, cod cor',
  type: 'felul contractului, formă juridică, natura contractului, tip contract, tipul contractului, tip document, forma juridică, felul pensiei, categorie vehicul, tipul actului, tip client',
  group: 'clasa',
  until:
    'data plecării, data expirării itp, expirare itp, valabilitate itp, expirării, valabil până, valabilă până, valabile până la, asigurat până la, ultima zi, sfârșit contract, data încheierii raportului, până când, până în data de, expirat la, termen de valabilitate, data limită',
  issued:
    'data documentului, data adeverinței, eliberată la, data prescrierii, emis la data de, data emiterii facturii, data emiterii documentului, dată emitere, data emitere, data eliberare, dată eliberare, întocmit la data, redactat la, eliberată în data de, eliberat în data, data certificatului, data deciziei, data chitanței',
  created:
    'data achiziției, data tranzacției, data încasării, data cererii, data comenzii, plasată la, data solicitării, comandat la, cumpărat, data înregistrării cererii, data cumpărării, înregistrat la',
  graduation:
    'promoția, absolvit, absolvit în, anul absolvirii, data susținerii, obținut la, data obținerii, promovat la, finalizat la, data finalizării',
  reference:
    'nr ieșire, dosar, parafa, parafă, cod parafă, parafa medicului, număr dosar, nr dosar, numărul dosarului, nr înregistrare, număr înregistrare, număr de înregistrare, nr de înregistrare, nr decizie, număr decizie, nr cerere, cod de bare factură, id tranzacție, număr document, nr document',
  number:
    'seria, seria și numărul, număr matricol, nr matricol, numărul matricol, j nr, nr de ordine, numărul de ordine, număr de ordine în registru, nr crt, nr ordine, nr reg com, reg com, cod abonat, identificatorul, nr rol, număr rol',
  taxNumber:
    'cod unic de înregistrare, cod unic de identificare, cod de înregistrare în scopuri de tva, cod tva, cod înregistrare fiscală, codul fiscal, cod unic',
  total:
    'suma totală, valoare totală, valoare totală de plată, total factură, total valoare, total cu tva, valoare cu tva, cât plătesc, cât este de plată, total de achitat, suma totală de plată, total',
  paid: 'am primit, suma încasată',
  money: 'adică, suma în litere, cuantum, cuantumul, total sumă, valoarea totală, sume',
  pay: 'salariu de bază, remunerație, salariu de încadrare, salariul de bază, salariu de bază brut, drepturi salariale, câștig',
  price: 'preț unitar',
  usage:
    'energie consumată, consum facturat, consum total, consum energie, cantitate consumată, consum lunar, consumat, kwh consumați',
  product: 'descriere, denumirea produselor',
  property:
    'imobilul, spațiul închiriat, clădire, clădirea, clădirii, bun impozabil, locuința, imobilului, spațiu, construcție, bunul',
  vehicle: 'marcă, marca, marca și modelul',
  chassis:
    'număr șasiu, nr identificare, număr de identificare, numărul de identificare, număr identificare, serie caroserie, nr șasiu, serie vin',
  grade: 'calificativ, medie generală, media generală, medie finală, nota finală, punctaj final, media de absolvire',
  duration:
    'normă de lucru, program de lucru, timp de muncă, preaviz, număr zile, număr de zile, nr zile, stagiu de cotizare, stagiu realizat, valabilitate contract, termenul contractului, durată contract, durata cursului',
  period: 'luna',
  semester: 'anul de studii, anul universitar, anul școlar, anul academic',
  city: 'comuna, municipiul, județ, județul, oraș sau comună, localitate de domiciliu',
  address:
    'sediul social, domiciliat în, adresa de domiciliu, adresa imobilului, adresă imobil, adresa locului de consum, sediul, adresa poștală, adresă domiciliu, reședința, cu domiciliul în, domiciliul fiscal, situat în, situat la, unde locuiește, adresa sediului',
  status:
    'starea firmei, situație, stare juridică, stare civilă, starea cererii, stadiul, stadiul cererii, stare comandă, situația, starea contractului',
  first: 'primei, primului, primele, prima înmatriculare',
  due: 'data expirării itp, de plătit până la, termenul de plată, data limită de plată, data limită, scadent la, termenul limită, de returnat până la, termen de returnare, până când se plătește, plătiți până la, se plătește până la, scadențe, termenul',
  next: 'data expirării itp, următoare, următorii, urmează, următoarei, următoarea plată, data următoarei plăți, următoarea debitare',
  power:
    'putere netă maximă, putere maximă, puterea motorului, putere motor, putere contractată, puterea, putere aprobată, puterea netă maximă',
  maximum: 'masa maximă autorizată, masa maximă admisibilă, maximal, admisibilă',
  discount: 'bonificație, bonificația, facilitate, facilități, scutire, scutiri, reduceri',
  prescription: 'prescriere, prescrierii, data prescrierii, rețetă medicală, rețetei, serie rețetă, rețeta',
  coverage:
    'compensare, compensat, decontat, decontare, procent de compensare, despăgubire maximă, riscuri acoperite, limita de despăgubire, limită de răspundere, limite de despăgubire',
  registration:
    'nr de ordine în registrul comerțului, număr de ordine în registru, registrul comerțului, nr reg com, reg com, înmatriculării, înregistrării, înscris în registru, data înregistrării, euid, înscriere în registru',
  beneficiary: 'titular drept, titularul dreptului, titular de drept, beneficiar plată, încasează',
  points: 'punctaj, punctajul, punctaj mediu, total puncte, puncte acumulate, punctaj realizat',
  area: 'suprafață, suprafața, suprafață utilă, suprafața utilă, suprafață construită, suprafața construită, mp, metri pătrați, suprafața terenului, suprafață totală',
  application: 'cerere, cererea, cererii, solicitare, solicitarea, solicitării, dosar de candidatură',
  date: 'când, în ce zi, data și ora, ce zi',
  capital: 'capitalul social, capital, capitalul',
  holdings: 'unități de fond, dețineri, valoarea portofoliului',
  licensee: 'posesor permis, posesorul permisului, titular licență',
  holder:
    'posesor, posesorul, titular certificat, deținătorul certificatului, utilizator vehicul, titular contract, titularul contractului, emis pe numele, eliberat lui',
  owner: 'proprietari, proprietara, coproprietar, proprietar vehicul, cine deține',
  doctor:
    'medic prescriptor, medic curant, medicul curant, medicul de familie, medic specialist, medic trimițător, trimis de, doctor, medicul prescriptor, medic vaccinator',
  hospital:
    'unitate medicală, unitatea medicală, unitate sanitară, unitatea sanitară, cabinet medical, laborator, laboratorul, clinica medicală, cabinet',
  vaccination: 'vaccinul, vaccinului, data vaccinării, vaccinat la, imunizare',
  appointment: 'data programării, programat la, consult, consultație, vizită, ora programării',
  plate: 'număr înmatriculare, nr auto, număr auto, nr de circulație, număr de circulație, numărul mașinii, plăcuță',
  licenceClass: 'categorii, categorii de vehicule, categoriile, categoria permis',
  licence: 'certificat de înmatriculare, autorizația, autorizației, permis de parcare, permis auto, licența',
  electricity: 'energie activă',
  reading: 'index, citire contor, citirea contorului, autocitire, citiri, indexuri, citirea',
  meter: 'serie contor, seria contorului, număr contor',
  outstanding:
    'restanța, sold restant, sume restante, datorii, debit, debite, debit restant, sold precedent, neachitat, neplătit, de recuperat, cât datorez, obligații restante',
  tax: 'impozit pe venit, taxa pe valoarea adăugată, impozitului, valoare tva, cota tva, impozite și taxe',
  net: 'fără tva, valoare fără tva, rest de plată salariu, salariu în mână, suma netă, salariul net, venit net',
  gross: 'salariul brut, venit brut, cu tva, brut lunar, valoarea brută, drepturi brute',
  pension: 'cuantum pensie, drepturi de pensie, pensiilor, pensii',
  fee: 'abonament lunar, taxă de școlarizare, taxa de participare, cotizație anuală, comisionul, taxă anuală, cost livrare, taxă de înscriere, cheltuieli de transport',
  premium: 'prima totală, primă totală, primă anuală, prima anuală, prime de asigurare',
  rent: 'chirie lunară, chiria lunară, cuantumul chiriei, chiria convenită',
  deposit: 'depozit de garanție, suma garanției, garanție contract',
  refund: 'sumă de restituit, suma rambursată, sumă returnată, retur bani, compensație',
  balance:
    'sold disponibil, sold curent, disponibil în cont, soldul contului, fonduri disponibile, sold inițial, soldul inițial, soldul final',
  limit: 'plafon, plafonul, descoperit de cont, limită de cheltuieli',
  interest: 'rata anuală a dobânzii, dobânda anuală, dobândă fixă, dobânda curentă, dobândă anuală, rata de dobândă',
  percent: 'procentul, procentaj, cota, la sută',
  payment:
    'plăților, încasare, încasări, virament, transfer, achitare, data plății, următoarea plată, data următoarei plăți, următoarea debitare',
  method: 'forma de plată, modul de plată, cum se plătește, plata cu, tip plată',
  frequency: 'periodicitatea, cât de des, perioadă de plată, frecvență de plată',
  start:
    'intră în vigoare, valabil de la data, data activării, data încadrării, încadrat din, angajat din, de când, data începerii contractului, valabilă din, începând din, data deschiderii, deschis la, data numirii, numit la, data debutului',
  cancelledOn: 'încetare, încetării, data radierii, radiat, radiat la, denunțare, închis la, desfacere, întrerupt la',
  renewal: 'se prelungește, data următoarei plăți, următoarea debitare, reînnoit la, prelungit până la',
  lastVisit: 'ultima prezență, ultima activitate, ultima oară, ultima dată, ultimul împrumut',
  birth: 'data naștere, data și locul nașterii, născut la, născut la data de, născută la, născută la data de',
  birthplace: 'născut în, data și locul nașterii, localitatea nașterii, localitate naștere',
  origin:
    'de la stația, stația de plecare, localitate plecare, loc de îmbarcare, îmbarcare, punct de plecare, oraș plecare',
  destination: 'stația de sosire, stație de sosire, localitate sosire, oraș sosire, punct de sosire, până la stația',
  departure: 'ora plecării, data călătoriei, ora de plecare, data și ora plecării',
  arrival: 'ora sosirii, ora de sosire, data și ora sosirii',
  delivery: 'livrat la, data livrării, livrat, predare, predat destinatarului',
  parcel: 'număr awb, nr awb, cod awb, urmărire colet, expediția',
  seat: 'număr locuri, nr locuri, număr de locuri, locuri pe scaune, nr loc, număr loc',
  level: 'treaptă, nivel de calificare, nivel studii, ciclul de studii',
  employment:
    'data încadrării în muncă, contractul individual de muncă, contract individual de muncă, locului de muncă',
  plan: 'tip abonament, planul tarifar, plan tarifar, oferta, ofertă, pachetul de servicii',
  contact: 'date de contact, consultant financiar, telefon contact, contactați',
  insurer: 'societate de asigurare, societatea de asigurare, companie de asigurări, asigurător rca',
  tenancy: 'locațiune, contract de locațiune, închirierea',
  enrolment: 'data înscrierii la studii, înmatriculat în anul, înscris în anul',
  quantity: 'nr bucăți, număr bucăți, cantitatea, număr persoane, nr persoane',
  child: 'copilul minor, copii, minor, numele copilului, minorul',
  phone: 'nr de telefon, telefon fix, tel, număr mobil, telefon de contact',
  emergency: 'telefon urgențe, urgențe, deranjamente',
  primary: 'de bază, primar',
  time: 'ora de începere, la ora',
  zone: 'zona tarifară, zona de impozitare, arie',
  claim: 'avizare daună, nr daună, data daunei, cerere de despăgubire',
  document: 'actul, tip act, denumire document, documentul',
  website: 'pagina web, site web, adresă web',
};
