import type { Forms } from '../forms.ts';

/** Croatian and Bosnian, and Serbian where it is written in Latin letters. */
export const croatian: Forms = {
  nothing: 'i, ili, na, od, za, sa, pri, je, su, moj, moja, vaš, vaša, vaše, ovaj, ova, ovo',
  name: 'ime, ime i prezime, prezime i ime, puno ime, naziv',
  given: 'osobno ime, lično ime',
  family: 'prezim, prezima, prezime, prezimi, prezimu',
  person:
    'osoba, lice, podnositelj, podnositelja, podnositelje, podnositelji, podnositelju, podnositelj zahtjeva, podnosilac, podnosilaca, podnosilace, podnosilaci, podnosilacu, sudionik, sudionika, sudionike, sudioniki, sudioniku, učesnik-, korisnik, korisnika, korisnike, korisniki, korisniku, korisnic, korisnica, korisnice, korisnici, korisnicu, stanovnik, stanovnika, stanovnike, stanovniki, stanovniku',
  holder:
    'nositelj, nositelja, nositelje, nositelji, nositelju, nosilac, nosilaca, nosilace, nosilaci, nosilacu, vlasnik računa, imatelj, imatelja, imatelje, imatelji, imatelju, imalac, imalaca, imalace, imalaci, imalacu, izdano na ime, glasi na',
  owner: 'vlasnik, vlasnika, vlasnike, vlasniki, vlasniku, vlasnic, vlasnica, vlasnice, vlasnici, vlasnicu',
  member: 'član, člansk-, člana, članic-, članov-',
  customer:
    'kupac, klijent, klijenta, klijente, klijenti, klijentu, kupca, naručitelj-, naručilac-, platitelj, platitelja, platitelje, platitelji, platitelju, platilac, platilaca, platilace, platilaci, platilacu',
  subscriber:
    'pretplatnik, pretplatnika, pretplatnike, pretplatniki, pretplatniku, pretplatnic, pretplatnica, pretplatnice, pretplatnici, pretplatnicu',
  policyholder:
    'ugovaratelj, ugovaratelja, ugovaratelje, ugovaratelji, ugovaratelju, ugovaratelj osiguranja, ugovarač-, ugovarač osiguranja',
  insured: 'osiguranik, osiguranika, osiguranike, osiguraniki, osiguraniku, osigurana osoba, osigurano lice',
  beneficiary: 'korisnik osiguranja, korisnik naknade',
  student:
    'student, studenta, studente, studenti, studentu, studentic, studentica, studentice, studentici, studenticu, studentkinj, studentkinja, studentkinje, studentkinji, studentkinju, učenik-, učenic-, polaznik, polaznika, polaznike, polazniki, polazniku',
  employee:
    'zaposlenik, zaposlenika, zaposlenike, zaposleniki, zaposleniku, zaposlenic, zaposlenica, zaposlenice, zaposlenici, zaposlenicu, zaposlen, zaposlena, zaposlene, zaposleni, zaposlenu, radnik, radnika, radnike, radniki, radniku, radnic, radnica, radnice, radnici, radnicu, djelatnik, djelatnika, djelatnike, djelatniki, djelatniku',
  tenant:
    'najmoprimac, najmoprimaca, najmoprimace, najmoprimaci, najmoprimacu, zakupnik, zakupnika, zakupnike, zakupniki, zakupniku, zakupac, zakupaca, zakupace, zakupaci, zakupacu, stanar, stanara, stanare, stanari, stanaru, podstanar, podstanara, podstanare, podstanari, podstanaru',
  landlord:
    'najmodavac, najmodavaca, najmodavace, najmodavaci, najmodavacu, zakupodavac, zakupodavaca, zakupodavace, zakupodavaci, zakupodavacu, stanodavac, stanodavaca, stanodavace, stanodavaci, stanodavacu, iznajmljivač-',
  passenger: 'putnik, putnika, putnike, putniki, putniku',
  patient:
    'pacijent, pacijenta, pacijente, pacijenti, pacijentu, pacijentic, pacijentica, pacijentice, pacijentici, pacijenticu, bolesnik, bolesnika, bolesnike, bolesniki, bolesniku',
  driver: 'vozač, vozač-',
  child: 'dijet, dijeta, dijete, dijeti, dijetu, dete',
  borrower: 'zajmoprimac, zajmoprimaca, zajmoprimace, zajmoprimaci, zajmoprimacu, korisnik kredita, dužnik-',
  donor:
    'donator, donatora, donatore, donatori, donatoru, darivatelj, darivatelja, darivatelje, darivatelji, darivatelju',
  guest: 'gost, gosta',
  recipient:
    'primatelj, primatelja, primatelje, primatelji, primatelju, primalac, primalaca, primalace, primalaci, primalacu',
  sender: 'pošiljatelj-, pošiljalac-',
  contact:
    'kontakt, kontakta, kontakte, kontakti, kontaktu, kontakt osoba, savjetnik, savjetnika, savjetnike, savjetniki, savjetniku',
  doctor: 'liječnik-, lekar, doktor, doktora, doktore, doktori, doktoru, izabrani liječnik',
  manager:
    'direktor, direktora, direktore, direktori, direktoru, voditelj, voditelja, voditelje, voditelji, voditelju, rukovoditelj, rukovoditelja, rukovoditelje, rukovoditelji, rukovoditelju, zastupnik, zastupnika, zastupnike, zastupniki, zastupniku, osoba ovlaštena za zastupanje, zakonski zastupnik',
  employer:
    'poslodavac, poslodavaca, poslodavace, poslodavaci, poslodavacu, tvrtk, tvrtka, tvrtke, tvrtki, tvrtku, poduzeć-, preduzeć-, društv-, firma',
  insurer:
    'osiguratelj, osiguratelja, osiguratelje, osiguratelji, osiguratelju, osiguravatelj, osiguravatelja, osiguravatelje, osiguravatelji, osiguravatelju, osiguravač-, osiguravajuće društvo',
  provider:
    'dobavljač-, isporučitelj-, prodavatelj, prodavatelja, prodavatelje, prodavatelji, prodavatelju, prodavač-, prodavac, prodavaca, prodavace, prodavaci, prodavacu, operator, operatora, operatore, operatori, operatoru, opskrbljivač-, pružatelj usluge',
  bank: 'banka, banke',
  issuer:
    'izdavatelj, izdavatelja, izdavatelje, izdavatelji, izdavatelju, izdavalac, izdavalaca, izdavalace, izdavalaci, izdavalacu, izdao, izdal, izdala, izdale, izdali, izdalu, tijelo koje izdaje',
  account: 'račun korisnika, korisnički račun, žiro račun, tekući račun',
  membership: 'članstv-',
  subscription: 'pretplat, pretplata, pretplate, pretplati, pretplatu',
  contract: 'ugovor, ugovora, ugovore, ugovori, ugovoru',
  policy:
    'polic, polica, police, polici, policu, polis, polisa, polise, polisi, polisu, osiguranj, osiguranja, osiguranje, osiguranji, osiguranju',
  card: 'kartic, kartica, kartice, kartici, karticu, iskaznic, iskaznica, iskaznice, iskaznici, iskaznicu, članska iskaznica',
  invoice: 'račun, račun-, faktur, faktura, fakture, fakturi, fakturu',
  order: 'narudžb-, porudžbin-, narudžbenic-',
  booking: 'rezervacij, rezervacija, rezervacije, rezervaciji, rezervaciju',
  ticket: 'ulaznic, ulaznica, ulaznice, ulaznici, ulaznicu, putna karta',
  delivery: 'dostav, dostava, dostave, dostavi, dostavu, isporuk, isporuka, isporuke, isporuki, isporuku',
  parcel: 'paket, pošiljk-',
  vehicle:
    'vozil, vozila, vozile, vozili, vozilu, automobil, automobila, automobile, automobili, automobilu, marka i model',
  licence: 'dozvol, dozvola, dozvole, dozvoli, dozvolu, licenc, licenca, licence, licenci, licencu, vozačka dozvola',
  registration:
    'registracij, registracija, registracije, registraciji, registraciju, upis, prijav, prijava, prijave, prijavi, prijavu',
  certificate:
    'potvrd, potvrda, potvrde, potvrdi, potvrdu, uvjerenj, uvjerenja, uvjerenje, uvjerenji, uvjerenju, uverenj, uverenja, uverenje, uverenji, uverenju, certifikat, certifikata, certifikate, certifikati, certifikatu, svjedodžb-',
  passport: 'putovnic, putovnica, putovnice, putovnici, putovnicu, pasoš',
  meter:
    'brojil, brojila, brojile, brojili, brojilu, mjeril, mjerila, mjerile, mjerili, mjerilu, vodomjer, vodomjera, vodomjere, vodomjeri, vodomjeru',
  electricity: 'struj, struja, struje, struji, struju, električna energija, električne energije',
  gas: 'plin, gas',
  water: 'voda, vode',
  loan: 'kredit, kredita, kredite, krediti, kreditu, zajam, stambeni kredit',
  savings: 'štednj-, štedn-',
  portfolio: 'portfelj, portfelja, portfelje, portfelji, portfelju',
  property:
    'nekretnin, nekretnina, nekretnine, nekretnini, nekretninu, nepokretnost, nepokretnosta, nepokretnoste, nepokretnosti, nepokretnostu, objekt, objekta, objekte, objekti, objektu, obračunsko mjesto, mjesto isporuke',
  tenancy: 'najam, zakup, ugovor o najmu',
  course:
    'studij, studija, studije, studiji, studiju, studijski program, smjer, tečaj, program, programa, programe, programi, programu',
  exam: 'ispit',
  service: 'uslug, usluga, usluge, uslugi, uslugu',
  product:
    'proizvod, proizvoda, proizvode, proizvodi, proizvodu, artikl, artikla, artikle, artikli, artiklu, artikal, artikala, artikale, artikali, artikalu',
  device: 'uređaj-',
  payment: 'plaćanj-, uplat, uplata, uplate, uplati, uplatu, isplat, isplata, isplate, isplati, isplatu',
  employment: 'radni odnos, zaposlenj, zaposlenja, zaposlenje, zaposlenji, zaposlenju, ugovor o radu',
  pension: 'mirovin, mirovina, mirovine, mirovini, mirovinu, penzij, penzija, penzije, penziji, penziju',
  claim: 'šteta, odštetni zahtjev',
  prescription: 'recept, recepta, recepte, recepti, receptu',
  appointment: 'termin, termina, termine, termini, terminu, pregled, pregleda, preglede, pregledi, pregledu',
  vaccination:
    'cijepljenj, cijepljenja, cijepljenje, cijepljenji, cijepljenju, vakcinacij, vakcinacija, vakcinacije, vakcinaciji, vakcinaciju, cjepiv, cjepiva, cjepive, cjepivi, cjepivu, vakcin, vakcina, vakcine, vakcini, vakcinu',
  enrolment: 'upisan, upisana, upisane, upisani, upisanu',
  notice: 'otkazni rok',
  event: 'događaj-, događanj-, koncert, koncerta, koncerte, koncerti, koncertu',
  document: 'dokument, dokumenta, dokumente, dokumenti, dokumentu, isprav, isprava, isprave, ispravi, ispravu',
  number: 'broj, br, oznak, oznaka, oznake, oznaki, oznaku',
  reference:
    'poziv na broj, referenc, referenca, reference, referenci, referencu, šifra, klasa, urbroj, urbroja, urbroje, urbroji, urbroju',
  taxNumber: 'oib, pib, osobni identifikacijski broj, porezni broj, pdv broj, matični broj',
  nationalId: 'jmbg, matični broj građana, broj osobne iskaznice, broj lične karte',
  plate: 'registarska oznaka, registracijska oznaka, reg oznaka, tablic, tablica, tablice, tablici, tablicu',
  chassis: 'broj šasije',
  seat: 'sjedal, sjedala, sjedale, sjedali, sjedalu, sjedišt-, sedišt-',
  room: 'soba, sobe',
  gate: 'izlaz, peron, kolosijek, kolosijeka, kolosijeke, kolosijeki, kolosijeku',
  zone: 'zona',
  status: 'status, statusa, statuse, statusi, statusu, stanj, stanja, stanje, stanji, stanju',
  plan: 'tarif, tarifa, tarife, tarifi, tarifu, paket, tarifni model',
  type: 'vrsta, tip, kategorij, kategorija, kategorije, kategoriji, kategoriju, pravni oblik',
  level:
    'razin, razina, razine, razini, razinu, nivo, stupanj, stupanja, stupanje, stupanji, stupanju, stepen, stepena, stepene, stepeni, stepenu',
  group: 'skupin, skupina, skupine, skupini, skupinu, grupa, razred, razreda, razrede, razredi, razredu',
  licenceClass: 'kategorij, kategorija, kategorije, kategoriji, kategoriju, kategorije vozila',
  faculty: 'fakultet, fakulteta, fakultete, fakulteti, fakultetu',
  university:
    'sveučilišt-, univerzitet, univerziteta, univerzitete, univerziteti, univerzitetu, škola, veleučilišt-, visoko učilište, obrazovna ustanova',
  club: 'klub, podružnic-, filijal, filijala, filijale, filijali, filijalu, poslovnic, poslovnica, poslovnice, poslovnici, poslovnicu',
  hospital:
    'bolnic, bolnica, bolnice, bolnici, bolnicu, klinik, klinika, klinike, kliniki, kliniku, poliklinik, poliklinika, poliklinike, polikliniki, polikliniku, zdravstvena ustanova',
  library: 'knjižnic-, bibliotek, biblioteka, biblioteke, biblioteki, biblioteku',
  shop: 'trgovin, trgovina, trgovine, trgovini, trgovinu, prodavaonic, prodavaonica, prodavaonice, prodavaonici, prodavaonicu, prodajno mjesto',
  department:
    'odjel, odjeljenj, odjeljenja, odjeljenje, odjeljenji, odjeljenju, odeljenj, odeljenja, odeljenje, odeljenji, odeljenju, služb-',
  semester: 'semestar, semestara, semestare, semestari, semestaru, akademska godina, školska godina',
  season: 'sezon, sezona, sezone, sezoni, sezonu',
  degree: 'stručna sprema, akademski naziv, zvanj, zvanja, zvanje, zvanji, zvanju, stečeni naziv',
  position:
    'radno mjesto, radno mesto, zanimanj, zanimanja, zanimanje, zanimanji, zanimanju, pozicij, pozicija, pozicije, poziciji, poziciju, funkcij, funkcija, funkcije, funkciji, funkciju',
  address: 'adres, adresa, adrese, adresi, adresu, prebivališt-, sjedište tvrtke, boravišt-',
  street: 'ulica, ul',
  city: 'grad, mjest, mjesta, mjeste, mjesti, mjestu, mesto',
  postcode: 'poštanski broj',
  country: 'držav-, zemlj, zemlja, zemlje, zemlji, zemlju',
  nationality: 'državljanstv-',
  birthplace: 'mjesto rođenja, mesto rođenja',
  origin: 'polazišt-, polazna stanica',
  destination: 'odredišt-, odredišna stanica',
  email: 'e-pošta, e-mail adresa, elektronička pošta',
  phone:
    'telefon, telefona, telefone, telefoni, telefonu, mobitel, mobitela, mobitele, mobiteli, mobitelu, mobilni telefon, broj telefona',
  website: 'web stranica, internet stranica',
  username: 'korisničko ime',
  gender: 'spol, pol',
  language: 'jezik',
  currency: 'valut, valuta, valute, valuti, valutu',
  blood: 'krvna grupa',
  method: 'način plaćanja',
  frequency: 'učestalost-',
  date: 'datum',
  start:
    'početak-, vrijedi od, važi od, početni datum, datum početka, datum zaposlenja, zaposlen od, zaposlena od, stupa na snagu',
  until:
    'vrijedi do, važi do, istek, istič-, datum isteka, rok valjanosti, rok važenja, završetak-, valjanost, valjanosta, valjanoste, valjanosti, valjanostu',
  joined: 'član od, korisnik od, učlanjen-, datum učlanjenja, kupac od',
  renewal: 'obnov, obnova, obnove, obnovi, obnovu, sljedeća obnova, sljedeće plaćanje, obnavlja se',
  issued:
    'izdan, izdana, izdane, izdani, izdanu, izdat, izdata, izdate, izdati, izdatu, datum izdavanja, datum računa, datum fakture',
  cancelledOn:
    'otkazan, otkazana, otkazane, otkazani, otkazanu, datum otkaza, raskinut, raskinuta, raskinute, raskinuti, raskinutu, datum raskida',
  lastVisit: 'zadnja prijava, posljednja prijava, posljednji posjet',
  created:
    'stvoren, stvorena, stvorene, stvoreni, stvorenu, kreiran, kreirana, kreirane, kreirani, kreiranu, datum podnošenja, datum kupnje, kupljen, kupljena, kupljene, kupljeni, kupljenu, naručen-',
  updated: 'ažuriran-, izmijenjen, izmijenjena, izmijenjene, izmijenjeni, izmijenjenu',
  birth: 'datum rođenja, rođen, rođen-',
  departure: 'polazak, polazaka, polazake, polazaki, polazaku, odlazak, odlazaka, odlazake, odlazaki, odlazaku',
  arrival: 'dolazak, dolazaka, dolazake, dolazaki, dolazaku, prispijeć-',
  graduation:
    'diplomiranj, diplomiranja, diplomiranje, diplomiranji, diplomiranju, datum diplomiranja, završetak studija',
  time: 'vrijem, vrijema, vrijeme, vrijemi, vrijemu, vreme',
  period:
    'razdoblj, razdoblja, razdoblje, razdoblji, razdoblju, period, perioda, periode, periodi, periodu, obračunsko razdoblje, obračunski period',
  duration: 'trajanj, trajanja, trajanje, trajanji, trajanju, trajanje ugovora',
  age: 'starost, starosta, staroste, starosti, starostu',
  money:
    'iznos, svota, vrijednost, vrijednosta, vrijednoste, vrijednosti, vrijednostu, vrednost, vrednosta, vrednoste, vrednosti, vrednostu',
  total:
    'ukupn, ukupna, ukupne, ukupni, ukupnu, sveukupn, sveukupna, sveukupne, sveukupni, sveukupnu, ukupan iznos, ukupni iznos, za platiti, za uplatu, iznos za plaćanje, ukupno za plaćanje',
  balance: 'saldo, stanje računa',
  outstanding:
    'dugovanj, dugovanja, dugovanje, dugovanji, dugovanju, preostali dug, nepodmiren, nepodmirena, nepodmirene, nepodmireni, nepodmirenu, za podmirenje',
  fee: 'naknad, naknada, naknade, naknadi, naknadu, članarin-, pristojb, pristojba, pristojbe, pristojbi, pristojbu, mjesečna naknada',
  price: 'cijen, cijena, cijene, cijeni, cijenu, cena',
  premium: 'premij, premija, premije, premiji, premiju, premija osiguranja',
  pay: 'plaća, plata, zarad, zarada, zarade, zaradi, zaradu, osnovna plaća',
  income:
    'dohodak, dohodaka, dohodake, dohodaki, dohodaku, prihod, prihoda, prihode, prihodi, prihodu, primanj, primanja, primanje, primanji, primanju',
  rent: 'najamnin, najamnina, najamnine, najamnini, najamninu, stanarin, stanarina, stanarine, stanarini, stanarinu, zakupnin, zakupnina, zakupnine, zakupnini, zakupninu',
  tax: 'porez, pdv',
  discount: 'popust, popusta, popuste, popusti, popustu, rabat',
  deposit:
    'polog, kaucij, kaucija, kaucije, kauciji, kauciju, jamčevin-, depozit, depozita, depozite, depoziti, depozitu',
  limit: 'limit, ograničenj-',
  coverage: 'osigurana svota, osigurana suma, pokrić-',
  deductible: 'franšiz-, samopridržaj-',
  refund: 'povrat, povrata, povrate, povrati, povratu, povraćaj-',
  fine: 'kazna, zatezna kamata',
  interest: 'kamat, kamata, kamate, kamati, kamatu, kamatna stopa, eks',
  percent:
    'postotak, postotaka, postotake, postotaki, postotaku, procenat, procenata, procenate, procenati, procenatu, udio',
  points: 'bodov, bodova, bodove, bodovi, bodovu, poeni',
  usage: 'potrošnj-, utrošak-',
  data: 'podatkovni promet',
  reading: 'očitanj-, stanje brojila',
  quantity: 'količin-, komad, komada, komade, komadi, komadu',
  visits: 'posjet, posjeta, posjete, posjeti, posjetu, poset, poseta, posete, poseti, posetu',
  grade:
    'ocjen, ocjena, ocjene, ocjeni, ocjenu, ocena, prosjek, prosjeka, prosjeke, prosjeki, prosjeku, prosek, proseka, proseke, proseki, proseku',
  credits: 'ects bodovi',
  due: 'dospijeć-, datum dospijeća, rok plaćanja, dospev, dospeva, dospeve, dospevi, dospevu, platiti do',
  paid: 'plaćen-, uplaćen-, podmiren, podmirena, podmirene, podmireni, podmirenu',
  pending: 'na čekanju',
  overdue: 'dospjel, dospjela, dospjele, dospjeli, dospjelu, prekoračen rok',
  available: 'raspoloživ-, dostupn, dostupna, dostupne, dostupni, dostupnu',
  current: 'trenutn, trenutna, trenutne, trenutni, trenutnu, trenutačn-, sadašnj-, tekuć-, važeć-',
  next: 'sljedeć-, sledeć-',
  last: 'zadnj, zadnja, zadnje, zadnji, zadnju, posljednj, posljednja, posljednje, posljednji, posljednju, prethodn, prethodna, prethodne, prethodni, prethodnu, poslednj, poslednja, poslednje, poslednji, poslednju',
  former: 'bivši, prijašnj-',
  upcoming: 'nadolazeć-, predstojeć-',
  first: 'prvi, prva',
  gross: 'bruto, bruto plaća',
  net: 'neto, neto plaća, za isplatu',
  minimum: 'najmanj, najmanja, najmanje, najmanji, najmanju, minimaln, minimalna, minimalne, minimalni, minimalnu',
  maximum: 'najviš-, maksimaln, maksimalna, maksimalne, maksimalni, maksimalnu',
  original:
    'izvorn, izvorna, izvorne, izvorni, izvornu, početni iznos, glavnic, glavnica, glavnice, glavnici, glavnicu',
  monthly: 'mjesečn-, mesečn-',
  yearly: 'godišnj-',
  weekly: 'tjedn, tjedna, tjedne, tjedni, tjednu, nedeljn, nedeljna, nedeljne, nedeljni, nedeljnu, sedmičn-',
  daily: 'dnevn, dnevna, dnevne, dnevni, dnevnu',
  home: 'kućni',
  work: 'poslovn, poslovna, poslovne, poslovni, poslovnu',
  shipping: 'adresa dostave',
  emergency: 'hitni slučaj',
  primary: 'glavn, glavna, glavne, glavni, glavnu, primarn, primarna, primarne, primarni, primarnu',
  mailing: 'adresa za dostavu pošte',
  detail:
    'podac, podaca, podace, podaci, podacu, detalj, detalja, detalje, detalji, detalju, pojedinost, pojedinosta, pojedinoste, pojedinosti, pojedinostu, sažetak-, pregled podataka, informacij, informacija, informacije, informaciji, informaciju',
};
