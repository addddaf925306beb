import type { Forms } from '../forms.ts';

/** What registers, parcels, health papers, schools, journeys and bills speak of, in Croatian and Bosnian. */
export const croatianRecords: Forms = {
  colour: 'boja, boje, boja vozila, boja dlake, boja karoserije',
  fuel: 'gorivo, goriva, vrsta goriva, vrsta pogonskog goriva, pogonsko gorivo, vrsta i snaga motora',
  make: 'marka, marke, marka vozila, proizvođač, proizvođača, marka i tip, robna marka vozila',
  model: 'model vozila, modela, tip i model, trgovački naziv, trgovački naziv vozila, komercijalna oznaka, tip vozila',
  body: 'karoserija, oblik karoserije, vrsta karoserije, oblik i vrsta karoserije, vrsta vozila',
  engine: 'motora, broj motora, vrsta motora',
  engineSize: 'obujam motora, radni obujam, radni obujam motora, zapremina motora, radni volumen',
  weight:
    'masa, mase, težina, težine, masa praznog vozila, najveća dopuštena masa, masa pošiljke, težina pošiljke, masa vozila, tjelesna težina, bruto težina, neto težina',
  mileage:
    'prijeđeni kilometri, prijeđeni put, stanje kilometara, kilometraža, broj kilometara, stanje brojača kilometara, prijeđeno kilometara',
  emissions: 'emisija, emisije, emisija co2, ekološka kategorija, ekološki razred, razred emisije',
  manufactured: 'godina proizvodnje, godina izgradnje, godina gradnje, datum proizvodnje, proizvedeno, godina izrade',
  use: 'namjena, namjene, način korištenja, namjena vozila, način uporabe, namjena zgrade, kultura, način uporabe katastarske čestice',
  inspection:
    'tehnički pregled, tehničkog pregleda, preventivni tehnički pregled, redovni tehnički pregled, ovjera, inspekcija, kontrola, liječnički pregled, umjeravanje, tehnički, redovni pregled, periodični pregled, očevid, nadzor, nadzora, ispitivanje, ispitivanja, pregled plinske instalacije, servis pregled, provjera, kontrolni',
  inspector: 'inspektor, inspektora, nadzornik, pregledao, pregledala, pregled obavio, kontrolor, kontrolora',
  station:
    'stanica za tehnički pregled, stanica tehničkog pregleda, stanica za tehnički pregled vozila, servis, automehaničarska radionica, stp',
  result:
    'rezultat, rezultata, rezultati, nalaz, nalaza, zaključak, zaključka, ishod, mišljenje, odluka, rješenje, ocjena ispravnosti, rezultat pregleda, ishod liječenja, rezultati pretraga, rezultat testa, zadovoljio, nalaz i mišljenje, rješava se, konačna odluka, položio',
  defect:
    'nedostatak, nedostaci, nedostaci na vozilu, neispravnosti, neispravnost, kvar, kvarovi, greška, utvrđeni nedostaci, oštećenja',
  restriction:
    'ograničenja, ograničenje, zabrane, zabrana, tereti, teretovnica, posebni uvjeti, ograničenja i uvjeti, hipoteka, založno pravo, zabilježba, zabilježbe, plomba, služnost, služnosti, teret, opterećenje, opterećenja, čime je opterećeno, ovrha, uknjižba založnog prava, zabrana otuđenja, posebne oznake, c teretovnica',
  carrier:
    'prijevoznik, prijevoznika, dostavljač, dostavljača, dostavna služba, kurirska služba, kurir, zrakoplovna tvrtka, zrakoplovni prijevoznik, aviokompanija, prevozitelj, tko dostavlja, dostavlja, kurirska, brodar, špediter, autoprijevoznik, tko prevozi, prijevoz obavlja, prijevozničko društvo',
  pickup:
    'mjesto preuzimanja, preuzimanje, paketomat, paketomata, prodajno mjesto preuzimanja, lokacija preuzimanja, poštanski ured, gdje preuzeti, gdje podići, osobno preuzimanje, mjesto podizanja, preuzimanje na, poslovnica preuzimanja, poštanski ured preuzimanja, pretinac, gdje je paket, poštanski pretinac, gdje se preuzima, podizanje, mjesto isporuke paketa, lokacija paketomata, preuzeti u, odredišna pošta',
  contents: 'sadržaj, sadržaja, sadržaj pošiljke, opis robe, opis pošiljke, sadržaj paketa, opis sadržaja',
  note: 'napomena, napomene, bilješka, bilješke, komentar, komentari, opaska, primjedba, primjedbe, upute, preporuka, preporuke, želje, posebne napomene, dodatne informacije, napomenu, važno, upozorenje, dodatno, ostalo, uvjeti, posebni zahtjevi, poruka, poruke, opis napomene',
  expected:
    'očekivana dostava, očekivani datum dostave, očekivano, očekuje se, predviđena dostava, predviđeni datum dostave, planirana dostava, datum dostave, procijenjena dostava, rok isporuke, očekivana isporuka, kada stiže, očekivani dolazak, stiže, planirani datum isporuke, rok dostave, procijenjeno vrijeme dolaska, očekivani, očekivana, procijenjeno, procijenjeni, planirani, planirana, planirano, predviđeno, predviđeni, predviđena, dostava očekivana, kada dolazi, bit će isporučeno, kada će stići, bit će gotovo, predviđen dolazak',
  shipped:
    'otpremljeno, datum otpreme, poslano, datum slanja, zaprimljeno u otpremi, predano dostavi, preuzeto od pošiljatelja, datum predaje, datum predaje pošiljke, isporučeno kuriru, primljeno u poštu, kada je poslano, datum prijama pošiljke, otpremljen, poslan, poslana, otprema, otpreme, primljeno u prijevoz, prijam pošiljke, zaprimljena pošiljka, kada je otpremljeno, predano u poštu, preuzeto na prijevoz',
  cashOnDelivery:
    'pouzeće, pouzeća, plaćanje pouzećem, otkupnina, iznos otkupnine, otkupnine, iznos pouzeća, plaćanje prilikom preuzimanja, koliko platiti pri preuzimanju, iznos za naplatu pouzećem',
  code: 'kod, koda, pin kod, kod za preuzimanje, pristupni kod, sigurnosni kod, kontrolni kod, kontrolni broj, verifikacijski kod, kod za otvaranje, pin za preuzimanje, kod vrata, kod za provjeru, kod za ulaz, kod iz sms a, tajni broj, zaporka, kod za pretinac, otključni kod, kod ulaznice, kod za podizanje, šifra za preuzimanje, šifra ulaza',
  barcode: 'barkod, barkoda, bar kod, crtični kod, prijamni broj, ean kod',
  article: 'šifra artikla, kataloški broj, šifra proizvoda, kat br, oznaka artikla, šifra robe, naziv artikla',
  diagnosis:
    'dijagnoza, dijagnoze, uputna dijagnoza, mkb, mkb 10, mkb šifra, šifra dijagnoze, razlog posjeta, razlog dolaska, indikacija',
  disease:
    'bolest, bolesti, protiv bolesti, oboljenje, protiv čega, bjesnoća, bjesnoće, zarazna bolest, protiv bjesnoće, alergija, alergije, bolest od, dehelmintizacija, nametnici, zaraza',
  medicine:
    'lijek, lijeka, lijekovi, naziv lijeka, pripravak, pripravka, ljekoviti pripravak, cjepivo, cjepiva, naziv cjepiva, zaštićeno ime lijeka, terapija, preparat, propisani lijek',
  ingredient: 'djelatna tvar, djelatne tvari, aktivna tvar, aktivni sastojak, nezaštićeni naziv, nezaštićeno ime',
  dosage:
    'doziranje, doziranja, način primjene, način uporabe lijeka, kako uzimati, uputa za uzimanje, režim doziranja, uzimanje, primjena',
  dose: 'doza, doze, broj doze, redni broj doze, koja doza',
  batch: 'serija, serije, broj serije, serijski broj cjepiva, lot broj, šarža, broj šarže, serija cjepiva',
  pharmacy: 'ljekarna, ljekarne, ljekarnička jedinica, apoteka, apoteke, izdano u ljekarni',
  pharmacist: 'ljekarnik, ljekarnika, magistar farmacije, mag pharm, farmaceut, farmaceuta, izdao ljekarnik',
  sample:
    'uzorak, uzorka, vrsta uzorka, materijal, biološki materijal, vrsta materijala, tip uzorka, uzorci, krv uzorak, materijal za pretragu',
  sampled:
    'datum uzorkovanja, uzorkovano, uzorak uzet, datum uzimanja uzorka, vrijeme uzorkovanja, vrijeme uzimanja uzorka, uzimanje uzorka, vađenje krvi, uzorkovanje, datum i vrijeme uzorkovanja, zaprimanje uzorka, datum uzimanja',
  bodyHeight: 'visina, visine, tjelesna visina, visina cm, visina u cm',
  copayment:
    'sudjelovanje, participacija, participacije, doplata, doplate, nadoplata, iznos sudjelovanja, sudjelovanje u troškovima, doplaćuje pacijent, doplata osiguranika, dopunsko',
  chip: 'čip, čipa, mikročip, mikročipa, broj mikročipa, broj čipa, transponder, broj transpondera, oznaka mikročipa',
  species: 'vrsta životinje, vrste životinje',
  breed: 'pasmina, pasmine, pasmina psa',
  blood: 'krvna grupa, krvne grupe, krvna grupa i rh faktor, rh faktor',
  father: 'otac, oca, ime oca, ime i prezime oca, očevo ime',
  mother: 'majka, majke, ime majke, ime i prezime majke, majčino ime',
  spouse: 'suprug, supruga, supružnik, supružnika, bračni drug, bračnog druga, supruge, ime supružnika',
  guarantor:
    'jamac, jamca, sudužnik, sudužnika, jamci, solidarni dužnik, žirant, solidarni jamac, jamac platac, jamčevinu daje, jamstvo dao, sudužnici',
  householder: 'nositelj domaćinstva, glava obitelji, domaćin kućanstva, nositelj kućanstva, glava kućanstva',
  relation:
    'srodstvo, srodstva, odnos prema, srodstvo s nositeljem, stupanj srodstva, srodnički odnos, rodbinska veza, u kojem je srodstvu, kćer sin, odnos s osiguranikom, veza s nositeljem',
  teacher:
    'nastavnik, nastavnika, nastavnica, profesor, profesora, razrednik, razrednika, razrednica, učitelj, učitelja, učiteljica, trener, trenera, instruktor, instruktora, mentor, mentora, predavač, predavača, voditelj tečaja, ispitivač, mentorica, voditelj grupe, odgojitelj, odgojiteljica, odgajatelj, instruktor vožnje, tko predaje, nositelj kolegija, nositelj predmeta, trenerica, profesorica, predavačica, voditelj skupine',
  author: 'autora, autorica, autori, pisac, tko je napisao, napisao',
  agent:
    'zastupnik u osiguranju, posrednik, posrednika, posrednik u osiguranju, broker, brokera, prodajni zastupnik, osigurateljni zastupnik, agent osiguranja, agencija za nekretnine',
  caseworker:
    'obradio, obradila, obrađivač, referent, referenta, službenik, službenika, službena osoba, ovlaštena službena osoba, voditelj predmeta, sastavio, sastavila, izradio, izradila, pripremio, predmet obradio, predmet vodi, tko je obradio, kontakt referent, stručni suradnik, djelatnik obradio, upisničar, referentica, savjetnik za, viši referent, stručna služba, administrator, knjižničar, knjižničarka, zaprimio, zaprimila, blagajnik, obradila osoba, račun izdao, izvršio, operater na šalteru, unio, koordinator, izvijestio, sudski ovršitelj, tko je zaprimio',
  signatory:
    'potpis, potpisa, potpisao, potpisala, potpisnik, potpisnika, potpisano od, ovlaštena osoba, tko je potpisao, odgovorna osoba, odobrio, odobrila, ovjerio, ovjerila, validirao, nalaz ovjerio, nalaz izdao, potpisana osoba, ovjera, tko je odobrio, ovjereno od, potpis ovlaštene osobe, izdavatelj potpisa, javni bilježnik ovjerio, supotpisnik, u ime, ovlašteni potpisnik',
  representative:
    'predstavnik, predstavnika, predstavnik suvlasnika, osobe ovlaštene za zastupanje, ovlaštene za zastupanje, ovlaštenik, zastupan po, zastupana po, koju zastupa, kojeg zastupa, zakonski zastupnik, zastupnika, punomoćnik, punomoćnika, opunomoćenik, član uprave, članovi uprave, uprava, prokurist, tko zastupa, tko vodi, skrbnik, roditelj ili skrbnik, zastupa, zastupana, roditelj, roditelji, ovlašteni predstavnik, skrbnika, roditelja, zastupan, direktor i zastupnik, tko upravlja, u ime koga, ovlašteni zastupnik, likvidator, upravljačka osoba',
  chairperson:
    'predsjednik, predsjednika, predsjednica, predsjednik uprave, predsjednik udruge, predsjedavajući, ravnatelj, ravnateljica, ravnatelja, dekan, dekana, dekanica, predsjednik društva, predsjednik kluba, gradonačelnik, načelnik, starješina, predsjednica udruge, tko predsjeda',
  shareholder:
    'osnivač, osnivača, osnivači, član društva, članovi društva, jedini osnivač, jedini član, dioničar, dioničari, osnivači članovi društva, jedini član društva, ortak, vlasnik udjela, stvarni vlasnik, stvarnog vlasnika, imatelj udjela, vlasnik tvrtke, čija je tvrtka, imatelji dionica',
  court: 'nadležni sud, trgovački sud, općinski sud, registarski sud, županijski sud, zemljišnoknjižni odjel',
  authority:
    'nadležno tijelo, nadležni ured, tijelo izdavanja, izdavatelj dokumenta, ured, ureda, javno tijelo, porezna uprava, ispostava, područni ured, institucija, policijska uprava, nadležna ustanova, upravni odjel, tijelo, matični ured, donositelj rješenja, područna služba, izdano od, hzzo, hzmo, mup, ministarstvo, općina, županija, gradski ured, konzervatorski odjel, carina, carinski ured, carinarnica, katastar, gruntovnica, zavod, zavoda, državna geodetska uprava, područna služba zavoda, nadležna ispostava, javni bilježnik, agencija, izdaje, tijelo javne vlasti, tijela, ureda izdavanja, služba, tko je izdao, hzz, centar za socijalnu skrb, hzss, inspektorat',
  creditor:
    'vjerovnik, vjerovnika, založni vjerovnik, hipotekarni vjerovnik, u korist, u korist koga, zajmodavac, zajmodavca, davatelj kredita, kreditor, kreditora, ovrhovoditelj, ovrhovoditelja, predlagatelj osiguranja, korisnik hipoteke, ovrhovoditelj vjerovnik, vjerovnici, davatelj leasinga, kome dugujem, uknjiženo u korist, banka vjerovnik, tko je dao kredit',
  founded:
    'datum upisa osnivanja, datum osnivanja, osnovano, osnovana, osnovan, godina osnivanja, upis osnivanja, datum upisa u sudski registar, datum upisa u registar, datum osnutka, datum upisa tvrtke, osnivanje, datum registracije društva, upisano u registar, kada je osnovano, registrirano dana, početak poslovanja, utemeljeno',
  signed:
    'datum sklapanja, sklopljen, sklopljen dana, datum ugovora, datum potpisa, potpisano dana, datum potpisivanja, datum sklapanja ugovora, sklopljeno, ugovor sklopljen, zaključen dana, kada je potpisan, ugovor od',
  activity:
    'djelatnost, djelatnosti, pretežita djelatnost, glavna djelatnost, predmet poslovanja, nkd, šifra djelatnosti, opis djelatnosti, područje djelatnosti, gospodarska grana, predmet poslovanja društva, evidencijske djelatnosti, sektor, čime se bavi, grana, djelatnost po nkd, glavna djelatnost po nkd, vrsta djelatnosti, struka',
  brand:
    'robna marka, brend, skraćena tvrtka, skraćeni naziv, skraćeno ime, skraćeni naziv tvrtke, kratki naziv, trgovačko ime, trgovačka oznaka',
  purpose:
    'svrha, svrhe, svrha izdavanja, svrha potvrde, u svrhu, izdaje se u svrhu, radi ostvarivanja, svrha izdavanja potvrde, razlog izdavanja, razlog potvrde, potvrda se izdaje u svrhu, zašto treba, svrha plaćanja, opis plaćanja, za potrebe, namjena kredita, čemu služi, u koju svrhu, radi čega, za koga, radi predaje, čemu, cilj, cilja, za što',
  reason:
    'razlog, razloga, razlozi, zbog čega, zašto, uzrok, obrazloženje, razlog otkaza, razlog povrata, razlog potvrde, povod, razlog odbijanja, pritužba razlog, razlog izostanka, uslijed čega, iz kojeg razloga, razlog dolaska liječniku',
  plot: 'čestica, čestice, katastarska čestica, katastarske čestice, kat čestica, k č br, kčbr, broj čestice, broj katastarske čestice, zemljište, zemljišta, broj zemljišta, katastarski broj, broj zemljišta kat čestica, zemljišna čestica, k č, čkbr, čest br, k o, katastarska općina, katastarske općine, katastarska, zemljišna knjiga, zk čestica, zk tijelo, građevinska čestica',
  deed: 'pravni temelj, pravna osnova, pravni temelj upisa, temelj stjecanja, osnova stjecanja, osnova upisa, kupoprodajni ugovor, vlasnički list, temelj upisa, isprava o vlasništvu, dokaz vlasništva, upis na temelju',
  share:
    'udio, udjela, suvlasnički udio, suvlasnički dio, vlasnički udio, poslovni udio, poslovni udjeli, udio u vlasništvu, suvlasništvo, suvlasnički omjer, omjer, suvlasničkog dijela, udjeli, vlasnički dio, suvlasništva, udio u pravu, udio u kapitalu, postotak vlasništva, dio vlasništva, suvlasnički udjel, koji dio',
  floor: 'kat, etaža, etaže, katnost, na katu, broj kata, broj etaže',
  apartment:
    'broj stana, oznaka stana, stan broj, stan br, posebni dio, posebni dio nekretnine, etažni dio, apartman, broj apartmana, broj prostora',
  rooms: 'broj soba, sobnost, broj prostorija, prostorije, raspored prostorija',
  valuation:
    'procijenjena vrijednost, procjena vrijednosti, tržišna vrijednost, procjena, vrijednost nekretnine, prometna vrijednost, porezna vrijednost, procjembena vrijednost, knjigovodstvena vrijednost, vrijednost po procjeni, procijenjena, tržišne vrijednosti, vrijednost objekta, vrijednost vozila, nabavna vrijednost',
  turnover:
    'prihod od prodaje, poslovni prihod, poslovni prihodi, godišnji promet, ukupni prihodi, ostvareni promet, prihodi od prodaje',
  fund: 'pričuva, pričuve, zajednička pričuva, stanje pričuve, fond, fonda, fond pričuve, sredstva pričuve, pričuva zgrade, pričuvi, uplata pričuve, mjesečna pričuva',
  territory:
    'teritorij, teritorija, teritorijalno pokriće, područje pokrića, područje važenja, gdje vrijedi, teritorijalna valjanost, zemljopisno područje, vrijedi u, područje osiguranja',
  supplyPoint:
    'omm, šifra omm, šifra obračunskog mjernog mjesta, obračunsko mjerno mjesto, broj mjernog mjesta, šifra mjernog mjesta, mjerno mjesto, eic kod, broj obračunskog mjernog mjesta, broj omm',
  distributor:
    'operator distribucijskog sustava, distributer, distributera, mrežni operator, hep ods, ods, operator sustava, operator mreže, distribucijsko područje',
  opening:
    'početno stanje, staro stanje, prethodno stanje, početni, početno, početna, stanje na početku, stanje na početku razdoblja, preneseno stanje, prijenos iz prethodnog razdoblja',
  closing:
    'završno stanje, novo stanje, završni, završno, završna, krajnje stanje, stanje na kraju, konačno, konačno stanje, stanje na kraju razdoblja, zaključno stanje',
  principal:
    'glavnica, glavnice, preostala glavnica, ostatak glavnice, nedospjela glavnica, stanje kredita, ostatak duga, preostalo za otplatu, neotplaćena glavnica, stanje glavnice, preostali iznos kredita',
  instalment:
    'rata, rate kredita, anuitet, anuiteta, mjesečna rata, mjesečni anuitet, iznos rate, iznos anuiteta, mjesečni obrok, visina rate, otplatna rata, mjesečna otplata',
  overpayment:
    'preplata, pretplata iznosa, preplaćeno, preplaćeni iznos, više uplaćeno, višak uplate, iznos preplate, u vašu korist, više plaćeno',
  lateFee:
    'zatezna kamata, zatezne kamate, zakonska zatezna kamata, kamata za kašnjenje, opomena, trošak opomene, trošak opomene iznos, kamate za zakašnjenje, ugovorna kazna, zakasnina, zakasnine',
  deduction:
    'odbitak, odbitka, odbici, obustava, obustave, osobni odbitak, ukupne obustave, ukupno obustave, porezna olakšica, olakšica, olakšice, umanjenje, ustegnuto, ukupni odbici, ovrha na plaći, obustave iz plaće, ustege, odbici ukupno, iznos obustave, uzdržavani',
  taxBase:
    'porezna osnovica, osnovica, osnovice, osnovica za pdv, porezne osnovice, porezna osnovica pdv, osnovica poreza, oporezivi iznos, iznos bez pdv, ukupno bez pdv, oporezivi dohodak, osnovica za obračun',
  bonus:
    'dodatak, dodatka, dodaci, stimulacija, bonus, bonusa, regres, dodatak na plaću, dodaci na plaću, nagrada, nagrade, božićnica, minuli rad',
  contribution:
    'doprinos, doprinosa, doprinosi, doprinosi iz plaće, doprinosi na plaću, mio i stup, mio ii stup, zdravstveno osiguranje doprinos, mirovinsko osiguranje, doprinos za zdravstveno, doprinos za mirovinsko, doprinose, doprinosi za mirovinsko, zdravstveni doprinos, doprinos iz osnovice, sindikalna članarina, doprinos solidarnosti',
  hours:
    'sati, broj sati, radni sati, odrađeni sati, ukupno sati, radno vrijeme, tjedni fond sati, sati rada, prekovremeni, prekovremeni sati, fond sati, sati tjedno, nastavnih sati, koliko sati, školskih sati, sati nastave, broj nastavnih sati, satnica sati, redovni sati, ukupan broj sati, sat rada, noćni rad',
  leave:
    'godišnji odmor, godišnjeg odmora, dani godišnjeg, dani godišnjeg odmora, preostali godišnji odmor, neiskorišteni godišnji odmor, preostali dani, dopust, dopusta, broj dana godišnjeg odmora, odmor, iskorišteni dani, preostalo dana odmora, slobodni dani, plaćeni dopust',
  noticePeriod:
    'otkazni rok, otkaznog roka, rok otkaza, otkazni rok trajanje, rok za otkaz, otkazivanje rok, rok za otkazivanje, otkazni, raskidni rok',
  branch:
    'poslovnica, poslovnice, podružnica, podružnice, filijala, filijale, ogranak, ogranka, ispostave, matična knjižnica, ogranak knjižnice, podružnica banke, poslovnica banke, domaća knjižnica, klub grad, moj klub, ured banke',
  channel:
    'kanal, kanala, način obavještavanja, način obavijesti, način komunikacije, obavijesti putem, preferirani kontakt, način dostave računa, kanal komunikacije',
  bitcoin: 'bitkoin',
  studyYear:
    'godina studija, godine studija, godina studiranja, upisana godina, studijska godina upisana, godina školovanja, na kojoj je godini, godina studija upisana, razred učenika, upisana godina studija, ide u razred, tekuća godina studija',
  studyMode:
    'način studiranja, način studija, vrsta studija, redoviti izvanredni, oblik studija, oblik nastave, redoviti student, redovan izvanredan, redoviti, izvanredni, redovito, izvanredno, status studenta, način financiranja, plaćanje studija',
  train: 'vlak, vlaka, broj vlaka, vlak broj, vlak br',
  coach: 'vagon, vagona, broj vagona, vagon br',
  platform: 'peron, perona, kolosijek, kolosijeka, stajalište, broj perona, broj kolosijeka',
  travelClass:
    'razred putovanja, razred leta, klasa putovanja, razred vagona, razred prijevoza, putnički razred, klasa leta, kategorija vlaka',
  checkIn:
    'dolazak u hotel, datum dolaska, prijava u hotel, dan dolaska, prijava dolaska, vrijeme prijave, ulazak u smještaj, datum prijave gosta, check in datum',
  checkOut: 'datum odlaska, odjava, odjave, dan odlaska, vrijeme odjave, napuštanje sobe, check out datum',
  nights: 'noćenje, noćenja, broj noćenja, broj noći, noći, koliko noćenja, koliko noći, trajanje boravka',
  luggage:
    'prtljaga, prtljage, ručna prtljaga, predana prtljaga, dopuštena prtljaga, broj komada prtljage, registrirana prtljaga',
  venue:
    'mjesto održavanja, mjesto događaja, dvorana, dvorane, gdje, gdje se održava, lokacija događaja, mjesto okupljanja, mjesto sastanka, prostor održavanja, pozornica, kazalište, stadion, mjesto predstave, lokacija održavanja, arena, gdje će biti',
  organiser:
    'organizator, organizatora, organizatori, u organizaciji, organizira, priređivač, priređivača, tko organizira, domaćin događaja, kazalište organizator',
  training:
    'trening, treninga, sat vježbanja, grupni trening, rezervirani trening, sljedeći trening, radionica, radionice, nastavni sat, sljedeći termin, vježbanje, edukacija, obuka, osposobljavanje, trening s trenerom, termini s trenerom, s trenerom, osobni trening, osobni trener, individualni trening, sati vožnje, praktična nastava, seminar, tečaj polaznika, rezervirani termin, sljedeći sat, treninzi',
  borrowed:
    'posuđeno, posuđene knjige, posuđena građa, posudbe, posudba, zaduženo, zaduženja, broj posuđenih knjiga, trenutno posuđeno, posuđenih, posuđeni naslovi, zadužene knjige, zaduženih knjiga, posuđena, posuđene, posuđeni, knjige kod kuće, koliko knjiga, trenutno zaduženo, broj posudbi, broj zaduženja, kod člana',
  reserved:
    'rezervirano, rezervirane knjige, na čekanju rezervacija, rezervirani naslovi, red čekanja, u redu čekanja, lista čekanja, narudžbe knjiga, rezerviranih, spremno za preuzimanje, rezervirana, rezervacija knjige, mjesto u redu, red za knjigu, čeka na preuzimanje, redoslijed čekanja',
  iban: 'iban primatelja, račun za isplatu, transakcijski račun, broj transakcijskog računa, iban računa, račun isplate',
  application:
    'zahtjeva, molbe, podneska, prijavnice, pritužba, pritužbe, reklamacija, prigovor, upit, upita, tiket, zahtjevu, natječaj',
  power: 'snaga, snage, snaga motora, najveća snaga, snaga kw, kw snaga, vršna snaga',
  website: 'web, web stranica, mrežna stranica, internetska stranica, web adresa, web stranice',
  holdings: 'vrijednost portfelja, imovina, vrijednost imovine, vrijednost ulaganja',
  capital: 'temeljni kapital, temeljnog kapitala, iznos temeljnog kapitala, kapital društva, osnivački ulog',
  area: 'površina u m2, tlocrtna površina, m2, koliko kvadrata, grijana površina, površina čestice, površina nekretnine, obračunska površina',
  detail:
    'podac, podaca, podace, detalj, detalja, detalje, pojedinost, pojedinosta, pojedinoste, sažetak-, pregled podataka, informacij, informacija',
  mailing: 'adresa za dostavu pošte',
  primary: 'glavn, glavna, glavne, primarn, primarna, primarne',
  emergency:
    'hitni slučaj, hitna intervencija, prijava kvara, dežurstvo, kontakt u hitnom slučaju, hitno, u slučaju kvara, kvar prijava, broj za hitne slučajeve, kome javiti, dežurni',
  shipping: 'adresa dostave',
  work: 'poslovn, poslovna, poslovne',
  home: 'kućni',
  yearly: 'godišnj-, na godinu',
  monthly: 'mjesečn-, mesečn-, na mjesec, svaki mjesec',
  original:
    'izvorn, izvorna, izvorne, početni iznos, glavnic, glavnica, glavnice, iznos odobren, prvotni, prvotni iznos, izvorni',
  maximum: 'najviš-, maksimaln, maksimalna, maksimalne, najveća, ne više od, gornja granica',
  minimum: 'najmanj, najmanja, najmanje, minimaln, minimalna, minimalne, ne manje od',
  net: 'neto, neto plaća, za isplatu, iznos za isplatu, neto iznos, isplaćeno, neto za isplatu, na ruke, isplata na račun, iznos isplate, isplata na ruke, za isplatu na račun, neto primanje, netto, ukupno za isplatu, isplaćeno na račun, neto plaće, čisto',
};
