import type { Forms } from '../forms.ts';

/** What Serbian, Bosnian and Montenegrin write otherwise than Croatian, and what Croatian has no more room for. */
export const serbian: Forms = {
  nothing: 'ili, kod, prema, vaši, ovog, lica, koji, koja',
  name: 'naziv firme, pun naziv, poslovno ime, ime životinje, naziv tvrtke, ime djeteta, imenom, imenu',
  person: 'fizičko lice, pravno lice, stanovnica, učesnica, podnositelj prijave, odgovorno lice',
  holder:
    'vlasnik kartice, imalac računa, korisnik kartice, na ime, glasi na ime, imalac, imalaca, imalace, izdano na ime, glasi na',
  member: 'članica, članice, članovi, članska, članski, članske',
  customer:
    'naručioca, kupac naručilac, platioca, potrošač, potrošača, komitent, komitenta, stranka, platilac, platilaca, platilace',
  subscriber: 'pretplatnički broj korisnika, pretplatnik usluge',
  policyholder: 'ugovarača osiguranja, ugovarač polise, ugovarateljica, tko je ugovorio',
  insured: 'osiguranica, osiguranog lica, osigurani, osigurane osobe, osigurano vozilo',
  student: 'studentkinja, učenik, učenika, učenica, polaznica, đak',
  employee:
    'zaposleni, zaposlenog, zaposleno lice, zaposlene, radnik, radnika, radnike, radnic, radnica, radnice, djelatnik, djelatnika, djelatnike',
  tenant: 'podstanarka, zakupca, najmoprimca',
  landlord:
    'zakupodavca, stanodavca, najmodavca, stanodavace, iznajmljivač-, najmodavac vlasnik, najmodavka, tko iznajmljuje, tko daje u najam',
  passenger: 'putnica, putnice',
  patient: 'osigurano lice pacijent, pacijentkinja',
  driver: 'vozača',
  child: 'deteta, polaznik vrtića',
  borrower: 'zajmoprimca, korisnika kredita, dužnika, primatelj leasinga, tko je uzeo kredit, kreditni dužnik',
  licensee: 'nosilac licence, imalac dozvole, nosilac dozvole',
  guest: 'gosti',
  recipient: 'primaoca, prijemnik pošiljke, tko prima, kome, komu, primatelju, naslovnik',
  sender: 'pošiljaoca',
  contact:
    'kontakt lice, lice za kontakt, savetnik, savetnika, osoba za kontakt, osobni bankar, vaš savjetnik, kome se obratiti, za informacije',
  doctor: 'lekara, izabrani lekar, lekarka, doktorka, veterinar, veterinara, ordinirajući lekar, lekar',
  manager: 'rukovodilac, rukovodioca, direktorka, zakonski zastupnik, menadžer',
  employer: 'poslodavca, privredno društvo, ustanova, kompanija',
  insurer: 'osiguravača, osiguravajuća kuća, osiguravajućeg društva, osiguravajuće društvo',
  provider:
    'dobavljača, isporučilac, isporučioca, snabdevač, snabdevača, pružalac usluge, pružalac usluga, prodavca, prevoznik, prevoznika, upravnik, upravnik zgrade, profesionalni upravnik, snabdevač električnom energijom, prodavace, operator, operatora, operatore, opskrbljivač-, pružatelj usluge, upravitelj, upravitelja, upravitelj zgrade, isporučitelj vodne usluge, pružatelj usluga, tko isporučuje, davatelj usluge, vodoopskrbljivač, komunalno poduzeće, komunalac, komunalno društvo, opskrbljivač električnom energijom, opskrbljivač plinom, izvođač, izvođač radova, izvršitelj, trgovac, trgovca, toplinar, distributer topline, davatelj javne usluge, upravitelja zgrade, telekom operater, operater, operatera, tko opskrbljuje, koncesionar',
  issuer: 'izdavaoca, izdato od, organ izdavanja, organ koji je izdao, izdato od strane, tijelo koje izdaje',
  account:
    'nalog korisnika, korisnički nalog, broj naloga korisnika, broj tekućeg računa, namenski račun, devizni račun, račun za uplatu, račun primatelja, bankovni račun, broj žiro računa, šifra korisnika, šifra kupca, broj kupca, korisnički broj, mjesto plaćanja računa, korisnički, šifra obveznika, korisnički profil, profil, profila, korisničkog računa, moj račun, tekućeg računa',
  membership: 'članstvo, članstva',
  subscription: 'pretplatnički paket, pretplatni ugovor',
  policy: 'polisa osiguranja, polise osiguranja, osiguranju',
  card: 'kartici, članska karta, članska kartica, članske karte, kartica vjernosti, loyalty kartica, kartice člana, bankovna kartica, čitateljska iskaznica',
  invoice: 'fakturu, predračun, predračuna, ispostavljeni račun, blagajnički račun',
  order: 'porudžbina, porudžbine, narudžbina, narudžbine, narudžba',
  delivery: 'isporuci, isporuka robe, dostavu',
  parcel: 'pošiljka, pošiljke, paketa, praćenje paketa, prijamni broj pošiljke',
  vehicle: 'marka i tip vozila, marka vozila, motocikl, vozilo, registrirano vozilo, vozilu',
  licence: 'saobraćajna dozvola, saobraćajne dozvole, vozačke dozvole, dozvola',
  registration: 'registracioni, upisa u registar',
  certificate: 'uverenja o, sertifikat, sertifikata, svedočanstvo, svedočanstva',
  passport: 'pasoša, putna isprava, identifikacijska isprava, vrsta isprave, isprava o identitetu, osobna',
  meter: 'merno mesto, mernog mesta, vodomer, vodomera',
  electricity:
    'el energija, utrošena električna energija, električna, struju, električne, opskrba električnom energijom, elektroenergetska suglasnost',
  loan: 'zajma, stambenog kredita, gotovinski kredit',
  savings: 'štednja, štednje, ušteđevina',
  property: 'adresa stana, predmet zakupa',
  tenancy: 'ugovor o zakupu, ugovora o zakupu, zakupa',
  course: 'smer, smera, studijskog programa, kurs, kursa, obrazovni profil',
  exam: 'ispita',
  flight: 'let broj',
  product:
    'proizvoda naziv, roba, artikla naziv, što je kupljeno, što je naručeno, naziv robe, opis proizvoda, naziv artikla i',
  device: 'uređaj, uređaja',
  payment: 'plaćanje, plaćanja, rata, mesečna rata',
  employment:
    'zaposlenje, radnog odnosa, ugovora o radu, staž, staž osiguranja, radni staž, penzijski staž, staža, ukupan staž, koliko je radio, zaposlen u, radnom odnosu, vrsta radnog odnosa, mirovinskog staža, navršeni staž, radni, staž ukupno, radna knjižica, vrsta zaposlenja, trajanje staža',
  pension:
    'penzijski fond, penzijsko osiguranje, penzija, корисник пензије, пензионер, penzioner, penzionera, пензије, пензија, umirovljenica, korisnik mirovine, mirovinski, mirovinu, mirovinskog, mirovinska, mirovini, hzmo, mirovinskom, umirovljenje',
  claim: 'odštetni zahtev, prijava štete, šteta na',
  appointment:
    'zakazani pregled, zakazan termin, zakazano, termin kod liječnika, pregled kod, kontrolni pregled, dogovoreni termin, termin pregleda, posjet liječniku',
  vaccination: 'vakcinisan, vakcinisana, vakcinacija protiv',
  enrolment:
    'datum upisa, upis na fakultet, godina upisa, prvi upis, datum prvog upisa, upisan, upisni, upisan na, upisan u, datum upisa u školu, datum prvog upisa na studij, kada je upisan',
  number:
    'broja, br, redni broj, evidencijski broj, broj dokumenta, inventarni broj, broj rešenja, broj predmeta, broj indeksa, serijski broj, reg br, broj pod kojim, brojem, broj subjekta, broj poslovnog subjekta, članski broj, broj ugovora o, serijski, inv broj, redni, rbr, broj iskaznice, broj potvrde, br potvrde, broj svjedodžbe, broj upisnika, zk uložak, z k uložak, broj zk uloška, broj uloška, uložak, broj poduloška, tvornički broj, broj isprave, broj članske iskaznice, kontrolni broj vozila, šifra potvrde',
  reference:
    'poziva na broj, šifra korisnika, model i poziv na broj, delovodni broj, број предмета, деловодни број, позив на број, шифра, broj predmeta, spis, spisa, poslovni broj, posl br, broj spisa, broj zahtjeva, oznaka predmeta, urudžbeni broj, ref broj, pnb, evidencijski broj predmeta',
  taxNumber:
    'poreski identifikacioni broj, poreski broj, matični broj firme, pib broj, oib poslodavca, osobni identifikacijski broj oib, pdv id broj, pdv id',
  nationalId:
    'lični broj, jedinstveni matični broj, matični broj lica, broj lične karte, jmbg osiguranika, lbo, broj zdravstvene kartice, lična karta, matični broj osigurane osobe, matični broj osiguranika, osobni broj, oib osobe, oib mbo, osobne iskaznice, broj osiguranika, osobni broj osiguranika',
  plate: 'registarski broj, registarske tablice, reg broj, reg br, registarske oznake',
  seat: 'sedište, sedišta, mesto u vozilu, broj mjesta u vlaku, red i sjedalo, sjedeće mjesto, loža',
  gate: 'kapija, kolosek',
  plan: 'tarifni paket, tarifni plan, paketa, plan pretplate, vrsta pretplate, opcija, tarifna grupa, tarifni',
  type: 'vrste, tipa, tip računa',
  level: 'nivoa, stepen, razina znanja, stupanj znanja, stupnja, rang',
  licenceClass: 'kategorije dozvole, kategorija vozila',
  university: 'univerziteta u, visoka škola, škole, obrazovna institucija, obrazovna ustanova',
  club: 'ekspozitura, ekspoziture, teretana, ogranak, udruženje, udruženja',
  hospital: 'dom zdravlja, doma zdravlja, laboratorija, ambulanta, bolnica, veterinarska stanica',
  shop: 'prodavnica, prodavnice, maloprodajni objekat, radnja',
  department: 'sektor, sektora, odeljenje, katedra, zavod za, smjena',
  semester: 'školska godina, studijska godina, semestra, akademske godine, školske godine, ak god, šk god, akad god',
  degree: 'stepen stručne spreme, stručni naziv, stečeno zvanje',
  position: 'radnog mesta, naziv radnog mesta, zanimanja',
  address:
    'sedište firme, sedište društva, adresa prebivališta, adresa sedišta, prebivalište, boravište, адреса становања, adresa stanovanja, пребивалиште, боравиште, адреса пребивалишта, седиште, mesto potrošnje, место потрошње, sjedište društva, mjesto stanovanja, adresa dostave, adresa nekretnine, gdje živi, adresa objekta, poslovna adresa, gdje se nalazi, adresa korisnika, mjesto potrošnje, adresa potrošnje, adresa mjernog mjesta, adresa isporuke, prijavljeno prebivalište, adresa stana, adresa obračunskog mjernog mjesta, adresa sjedišta, lokacija objekta, gdje stanuje, na adresi, adresom, gdje je stan, dostavna adresa, adresa vozila, mjesto i adresa',
  city: 'mesto stanovanja, mesto prebivališta, opština',
  country: 'država, države, zemlja',
  nationality: 'državljanstvo, državljanstva, nacionalnost',
  birthplace: 'mesta rođenja, mesto i država rođenja',
  origin:
    'polazna stanica, mesto polaska, polazni aerodrom, mjesto ukrcaja, odakle krećemo, zemlja podrijetla, iz mjesta, polazno mjesto',
  destination: 'odredište, odredišta, mesto dolaska, dolazni aerodrom',
  email: 'imejl, imejl adresa, elektronska pošta, e-pošte, elektronička adresa',
  phone:
    'mobilni, broj mobilnog, mobilni telefon, kontakt telefon, broj mobilnog telefona, telefonski broj, info telefon, na koji broj zvati, gsm',
  website: 'veb sajt, veb stranica, internet adresa',
  gender: 'pol',
  method: 'način uplate, načina plaćanja',
  frequency: 'dinamika plaćanja, učestalost plaćanja, ritam',
  date: 'datuma, kada, na dan, datum i vreme, kog dana',
  start:
    'početak, početak važenja, datum početka važenja, početak osiguranja, datum zasnivanja radnog odnosa, na snazi od, početak zakupa, datum otvaranja, važi počev od, otvoren, datum stupanja na snagu, od kada, počinje, pravo priznato od, priznato od, početak rada, početak najma, datum zaposlenja, u radnom odnosu od, od datuma, datum početka, признато од, право признато од, почетак, почетак рада, од када, важи од, почиње, aktivacije, otkad, datum sklapanja i početka, početak ugovora, datum stupanja, datum početka najma, početak studija, s danom, počevši od, kada počinje, početak radnog odnosa, s početkom, priznanje prava, datum priznanja prava, priznanja prava, pravo na mirovinu od, pravo od, stjecanje prava, datum stjecanja prava, ostvareno od, u primjeni od, datum početka osiguranja, početak pokrića, početak razdoblja, stupanje na snagu, vrijede od, valjano od, valjan od, valjana od, datum zapošljavanja, zaposlen dana, na radu od, otvorena, datum aktivacije, aktivirano, aktiviran, priključen, priključenje, datum priključenja, od kojeg datuma, od dana, bolovanje od, početak tečaja, datum početka rada, prijavljen od, prijavljena od, datum prijave prebivališta, stanuje od, prijava od, pokriće od, osiguran od, zasnivanje radnog odnosa, početak nastave, montirano, datum ugradnje, ugrađeno, datum montaže, useljenje, datum useljenja, početak članstva, početak korištenja, s primjenom od',
  until:
    'datum važenja, važenje, važi zaključno sa, datum prestanka, prestaje, ističe, datum isticanja, kraj važenja, kraj osiguranja, istek osiguranja, datum završetka, završetak, rok trajanja, plaćeno do, osiguran do, do kada, čuva se do, rok čuvanja, završava, preuzeti do, najkasnije do, do datuma, важи до, до када, истиче, датум истека, рок важења, престаје, завршава, најкасније до, valjanosta, valjanoste, dokad, istječe, važi do datuma, vrijedi do datuma, kada ističe, kada istječe, prestanak, kraj ugovora, vrijedi zaključno, rok preuzimanja, članstvo vrijedi do, ugovorna obveza do, obveza do, ugovorna obveza, minimalno trajanje do, trajanje do, istek obveze, kraj obveze, kraj razdoblja, prestanak radnog odnosa, rok uporabe, uporabivo do, valjano do, valjana do, valjan do, datum valjanosti, zaključno s, aktivno do, aktivna do, jamstvo do, jamstveni rok, završetak studija datum, istek registracije, registriran do, registracija vrijedi do, do kojeg datuma, kraj najma, datum zatvaranja, zatvoren, bolovanje do, kada završava, završni datum, do dana, pokriće do, vrijede do, rok podizanja, čuva se u pošti do, krajnji datum, rok važenja karte',
  joined:
    'članica od, datum pristupanja, datum učlanjivanja, učlanjen, učlanjena, korisnica od, klijent od, datum pristupa, u programu od, s nama od, kada se učlanio, početak članstva u, čitatelj od',
  renewal:
    'obnavljanje, datum obnove, sledeća obnova, sledeća naplata, produženje, datum produženja, automatsko obnavljanje, automatska obnova, automatsko produljenje, produljenje, produljenja, obnavlja se dana, sljedeća naplata, sljedeće terećenje, produljivanja, može se produljiti, kada se obnavlja, broj produljenja',
  issued: 'izdato, izdata dana, datum izdavanja računa, datum izdavanja fakture, dana izdato, datum fakturisanja',
  cancelledOn:
    'datum otkazivanja, datum raskida ugovora, datum ispisa, datum poništenja, raskid, raskida, раскид, раскида, отказано, otkaz, отказ, otkaza, otkazivanje, otkazivanja, poništeno, poništen, stornirano, datum ispisa člana, ispisan, datum odjave prebivališta, kada je otkazano, datum brisanja, brisan, prestanak članstva',
  lastVisit:
    'poslednja poseta, poslednja prijava, poslednje prijavljivanje, poslednji dolazak, последњи долазак, последња посета, zadnji posjet, zadnji trening, datum zadnjeg dolaska, zadnji put, posljednji put, zadnja posjeta, zadnji ulazak, zadnja aktivnost, kada je zadnji put, zadnja kontrola',
  created:
    'kreirano, datum kreiranja, datum kupovine, datum porudžbine, datum prijave, podneto, datum podnošenja zahteva, kupljeno, kupljena, kupljene, naručen-, kreiranja, zaprimljeno, podnesen, podneseno, datum podnošenja zahtjeva, datum zaprimanja, datum zaprimanja zahtjeva, zaprimljen, zaprimljena, zahtjev podnesen, prijavljeno, naručeno dana, kada je naručeno, kada je kupljeno, kada je podneseno, datum transakcije, datum prodaje, evidentirano, zabilježeno',
  updated:
    'ažurirano, poslednje ažuriranje, izmenjeno, datum izmjene, datum promjene, posljednja izmjena, ažuran na dan, kada je ažurirano',
  birth: 'rođen dana, rođena, rođena dana, godina rođenja, datuma rođenja',
  departure: 'polaska, vreme polaska, datum polaska, datum puta, datum putovanja, odlaska, isplovljavanje, ukrcaj',
  arrival: 'dolaska, vreme dolaska, očekivana isporuka, datum dolaska, datum dolaska vlaka, slijetanje',
  graduation:
    'datum diplomiranja, diplomirao, diplomirala, završetak školovanja, datum završetka studija, predviđeni završetak studija, kada završava studij, datum stjecanja diplome',
  time: 'vremena, vreme, u koliko sati, vreme početka, vrijeme održavanja, vrijeme termina, satnica događaja, kada otvaraju, početak u, radno vrijeme',
  period: 'periodu, obračunskog perioda, period osiguranja, period važenja, period zakupa',
  duration: 'trajanje ugovora, dužina trajanja, rok otplate',
  age: 'godine starosti, uzrast',
  money: 'iznosa, suma, sume, novčani iznos',
  total:
    'ukupno, svega za uplatu, svega, ukupan dug za uplatu, iznos za uplatu, iznos računa, za plaćanje, koliko platiti, ukupno sa pdv, ukupan iznos, iznos za plaćanje, ukupno za plaćanje, ukupan iznos za uplatu, sveukupno, ukupno s pdv, sveukupno za platiti, ukupno kn, ukupni iznos računa, ukupno eur, koliko treba platiti, ukupni dug, za platiti ukupno, za naplatu, ukupno za naplatu, ukupno računa, ukupni iznos za plaćanje, konačni iznos, preostaje za platiti, preostalo za uplatu, sve zajedno, ukupna cijena, ukupno s porezom, ukupno sa pdv om, za uplatiti, sveukupno eur, koliko plaćam, koliko moram platiti',
  balance: 'stanje na računu, trenutno stanje računa, saldo računa, stanja računa, salda',
  outstanding:
    'dug, duga, preostali iznos duga, neizmireni dug, neizmirene obaveze, stanje duga, zaduženje, dugovanje, prethodni dug, neplaćeno, neplaćeni računi, koliko dugujem, stari dug, dospele obaveze, дуг, дуга, преостали износ, неплаћено, претходни дуг, неизмирене обавезе, neplaćeni iznos, nepodmireno, preostalo za platiti, ukupan dug, preostali iznos, dugovanja na dan, dospjeli dug, dugovno stanje, preostalo, preostaje, nepodmirena dugovanja, dospjele obveze, neplaćene obveze, saldo duga, otvorene stavke, otvoreni računi, neplaćena, ostatak za platiti, za doplatu, razlika za uplatu, razlika za platiti',
  fee: 'članarina, članarine, pretplata mesečna, taksa, takse, provizija, mesečna članarina, školarina, mesečna naknada, чланарина, чланарине, такса, таксе, провизија, трошкови доставе, школарина, trošak, troškovi, troškova, upravna pristojba, školarine, upisnina, poštarina, troškovi dostave, komunalna naknada, vodna naknada, naknada za upravljanje, mjesečni trošak, naknada upravitelju, boravišna pristojba, godišnja članarina, mjesečna članarina, provizije, cijena dostave, trošak dostave, dostava trošak, trošak slanja, biljezi, sudska pristojba, kotizacija, kotizacije, spomenička renta, participacija vrtić, cijena vrtića, mjesečna pristojba, radio pristojba, hrt pristojba, komunalni doprinos, naknada za uređenje voda, naknada za korištenje, troškovi održavanja, održavanje zgrade, fiksni dio, naknada za mjerno mjesto, opskrbna naknada, mrežarina, naknada za vođenje računa, vođenje računa, upravljanje zgradom, upisna, naknada za obradu',
  price: 'cene, cena usluge, koliko košta, jedinična cena',
  premium: 'premije osiguranja, iznos premije, koliko košta osiguranje, premiju, ukupna premija',
  pay: 'zarada, zarade, osnovna zarada, lični dohodak',
  rent: 'kirija, kirije, zakupnine, mesečna kirija, mesečni zakup',
  tax: 'poreza, pdv-a, porez na',
  discount: 'popusta, rabata',
  deposit:
    'depozit, kapara, avans, avansna uplata, kapare, avansa, avansno, polog jamčevina, iznos pologa, jamstveni polog',
  limit: 'dozvoljeni minus, limita',
  coverage: 'osigurana suma, suma osiguranja, pokriće',
  deductible: 'učešće u šteti, franšiza, samopridržaj',
  refund: 'povraćaj, povraćaj novca',
  fine: 'kazne, zatezna kamata, novčana kazna',
  interest:
    'kamatna stopa, kamatne stope, nominalna kamatna stopa, eks, kamatnu stopu, kamatna, euribor, fiksna kamata, nks, koliko posto',
  percent: 'procenta',
  points: 'poena, bodovi, prikupljeni bodovi, broj bodova, milja, milje',
  usage:
    'potrošnja, potrošnje, utrošak, utroška, utrošeno, утрошено, потрошња, потрошња струје, виша тарифа, нижа тарифа, viša tarifa, niža tarifa, potrošnja kwh, potrošak, utrošak vt, utrošak nt, potrošnja po nižoj tarifi, potrošnja po višoj tarifi, radna energija, potrošena voda, isporučena voda, potrošnja vode, potrošnja plina, utrošeno kwh, m3, kubika, noćna struja, dnevna struja, noćna, dnevna tarifa, noćna tarifa, jednotarifni, djelatna energija, koliko je potrošeno, potrošeno kwh',
  data: 'mobilni podaci, internet paket podaci, preostali internet',
  power: 'odobrena snaga, priključna snaga',
  reading:
    'stanje na brojilu, očitavanje, očitano stanje, novo stanje brojila, očitano, stanje mjerila, prethodno stanje, krajnje stanje',
  quantity:
    'količina, količine, koliko, broj članova domaćinstva, broj osoba, broj ukućana, ukućana, број укућана, број чланова домаћинства, комада, колико, osoba u kućanstvu, broj stranica, stranica, primjeraka, broj primjeraka, broj djece, odraslih, broj gostiju, broj putnika, broj odraslih, broj zaposlenih, koliko osoba, koliko komada, koliko ih ima, broj mjesta',
  visits: 'broj poseta, broj dolazaka, preostali termini, преостали термини, број долазака',
  followers: 'pratioci',
  grade: 'prosečna ocena, prosek ocena, ocene',
  credits: 'espb, espb bodovi, espb bodova, stečeni ects bodovi',
  due: 'rok za plaćanje, rok za uplatu, datum valute, valuta plaćanja, dospeće, datum dospeća, uplatiti do, rok uplate, krajnji rok, rok za vraćanje, vratiti do, kada platiti, rok za žalbu, uplatiti najkasnije do, платити до, рок за плаћање, рок за уплату, датум доспећа, доспева, када платити, datum dospijeća plaćanja, platiti najkasnije do, rok vraćanja, rok povrata, kad se plaća, do kada treba platiti, platiti najkasnije, platite do, dospijeva, datum dospijeća računa, krajnji rok za plaćanje, najkasniji datum plaćanja, datum naplate, rok za predaju, predati do, vratiti najkasnije, datum povrata, kada vratiti, isplata na dan, rok dospijeća, rok za podmirenje, rok povrata knjige, kad treba platiti, dospjeće, rok za dostavu',
  paid: 'plaćeno, uplaćeno, izmireno',
  overdue: 'u docnji, dospelo, dospeli dug, zakašnjeli, prekoračeni, u kašnjenju, prekoračenje roka',
  available: 'raspoloživo, raspoloživi iznos, raspoloživa sredstva, dostupno, dostupan',
  current: 'trenutno, trenutni, trenutna, sadašnji, važeći, tekući, aktuelni',
  next: 'sledeći, sledeća, sledeće, naredni, naredna, naredno',
  last: 'poslednji, poslednja, poslednje, prethodni, prethodna, prethodno, prošli, posljednji, prošla, najnovije, prošlog, zadnjeg',
  former: 'raniji, ranije, nekadašnji',
  upcoming: 'predstojeći, predstojeće',
  net: 'za isplatu neto',
  minimum: 'najmanji, najniži, minimalni, minimalno',
  maximum: 'najveći, najviši, maksimalni, maksimalno',
  original: 'prvobitni, prvobitna, početna glavnica, odobreni iznos',
  monthly: 'mesečno, mesečni, mesečna, svakog meseca',
  yearly: 'godišnje, godišnji, godišnja, svake godine',
  weekly: 'nedeljno, nedeljni, sedmično',
  daily: 'dnevno, dnevni',
  work: 'poslovni, radni',
  billing: 'adresa za fakturisanje, adresa za račun, obračun',
  shipping: 'adresa za isporuku, adresa isporuke',
  emergency: 'hitni kontakt, kontakt za hitne slučajeve, dežurna služba, dežurni telefon, hitne intervencije',
  primary: 'glavni, primarni, osnovni',
  mailing: 'adresa za prijem pošte, adresa za dostavu, adresa za korespondenciju',
  detail: 'podaci, detalji, informacije, pojedinosti, rezime',
  breed: 'rasa',
  document: 'rešenje, rešenja, zapisnik, obrazac, izvod, akt',
  owner:
    'gazda, suvlasnik, suvlasnika, suvlasnici, nosilac prava, imalac prava, čiji, власник, власника, сувласник, чији, tko je vlasnik, nositelj prava vlasništva, vlasništva, suvlasnica, nositelj vlasništva, vlasnik životinje, posjednici, gazde, vlasništvo, vlasnica stana, posjednik, vlasnici',
  area: 'kvadratura, površina stana, površina, površine, m2 površina, korisna površina, neto površina, stambena površina',
  application: 'zahtev, molba, prijava za, zahtjev, prijavnica, datum zahtjeva, podnesak, predmet broj',
  service: 'odnošenje smeća, одношење смећа, grejanje, грејање, voda i kanalizacija, вода и канализација, канализација',
  bank: 'isplata preko banke, исплата преко, преко банке',
};
