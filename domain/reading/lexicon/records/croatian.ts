/** What registers, parcels, health papers, schools, journeys and bills speak of, in Croatian. */
export const croatianRecords = `
colour: boja, boje, boja dlake
fuel: gorivo, goriva, vrsta pogonskog goriva, pogonsko gorivo, vrsta i snaga motora
make: marka, marke, proizvođač, proizvođača, robna marka vozila
model: modela, trgovački naziv, trgovački naziv vozila, komercijalna oznaka
body: karoserija, oblik karoserije, oblik i vrsta karoserije, vrsta vozila
engine: motora
engineSize: obujam motora, radni obujam, radni obujam motora, zapremina motora, radni volumen
weight: masa, mase, težina, težine, masa praznog vozila, tjelesna težina
mileage: prijeđeni kilometri, prijeđeni put, stanje kilometara, kilometraža, broj kilometara, stanje brojača kilometara, prijeđeno kilometara
emissions: emisija, emisije, ekološka kategorija, ekološki razred
manufactured: godina proizvodnje, godina izgradnje, godina gradnje, datum proizvodnje, proizvedeno, godina izrade
use: namjena, namjene, način korištenja, kultura, način uporabe katastarske čestice
inspection: tehničkog pregleda, preventivni tehnički pregled, redovni tehnički pregled, ovjera, inspekcija, kontrola, liječnički pregled, umjeravanje, tehnički, redovni pregled, periodični pregled, očevid, nadzor, nadzora, ispitivanje, ispitivanja, pregled plinske instalacije, provjera, kontrolni
inspector: inspektor, inspektora, nadzornik, pregledao, pregledala, pregled obavio, kontrolor, kontrolora
station: stanica za tehnički pregled, stanica tehničkog pregleda, stanica za tehnički pregled vozila, servis, automehaničarska radionica, stp
result: rezultat, rezultata, rezultati, nalaz, nalaza, zaključak, zaključka, ishod, mišljenje, odluka, rješenje, ocjena ispravnosti, ishod liječenja, rezultati pretraga, rezultat testa, zadovoljio, rješava se, konačna odluka, položio
defect: nedostatak, nedostaci, neispravnosti, neispravnost, kvar, kvarovi, greška, utvrđeni nedostaci, oštećenja
restriction: ograničenja, ograničenje, zabrane, zabrana, tereti, teretovnica, posebni uvjeti, hipoteka, založno pravo, zabilježba, zabilježbe, plomba, služnost, služnosti, teret, opterećenje, opterećenja, čime je opterećeno, ovrha, uknjižba založnog prava, zabrana otuđenja, posebne oznake, c teretovnica
carrier: prijevoznik, prijevoznika, dostavljač, dostavljača, dostavna služba, kurir, zrakoplovna tvrtka, zrakoplovni prijevoznik, aviokompanija, prevozitelj, tko dostavlja, dostavlja, kurirska, brodar, špediter, autoprijevoznik, tko prevozi, prijevoz obavlja, prijevozničko društvo
pickup: mjesto preuzimanja, preuzimanje, paketomat, paketomata, prodajno mjesto preuzimanja, lokacija preuzimanja, poštanski ured, gdje preuzeti, gdje podići, mjesto podizanja, preuzimanje na, poslovnica preuzimanja, poštanski ured preuzimanja, pretinac, gdje je paket, poštanski pretinac, gdje se preuzima, podizanje, mjesto isporuke paketa, preuzeti u, odredišna pošta
contents: sadržaj, sadržaja, opis robe, opis pošiljke
note: napomena, napomene, bilješka, bilješke, komentar, komentari, opaska, primjedba, primjedbe, upute, preporuka, preporuke, želje, posebne napomene, dodatne informacije, napomenu, važno, upozorenje, dodatno, ostalo, uvjeti, posebni zahtjevi, poruka, poruke
expected: očekivano, očekuje se, datum dostave, procijenjena dostava, rok isporuke, stiže, rok dostave, očekivani, očekivana, procijenjeno, procijenjeni, planirani, planirana, planirano, predviđeno, predviđeni, predviđena, kada dolazi, bit će isporučeno, kada će stići, bit će gotovo, predviđen dolazak
shipped: otpremljeno, poslano, datum slanja, zaprimljeno u otpremi, preuzeto od pošiljatelja, datum predaje, datum predaje pošiljke, isporučeno kuriru, primljeno u poštu, datum prijama pošiljke, otpremljen, poslan, poslana, otprema, otpreme, primljeno u prijevoz, prijam pošiljke, zaprimljena pošiljka, predano u poštu, preuzeto na prijevoz
cashOnDelivery: pouzeće, pouzeća, otkupnina, otkupnine, plaćanje prilikom preuzimanja, koliko platiti pri preuzimanju
code: kod, koda, pristupni kod, sigurnosni kod, kontrolni broj, verifikacijski kod, kod za otvaranje, kod vrata, kod za provjeru, kod za ulaz, tajni broj, zaporka, otključni kod, šifra za preuzimanje, šifra ulaza
barcode: barkod, barkoda, bar kod, crtični kod, prijamni broj
article: šifra proizvoda, kat br, šifra robe
diagnosis: dijagnoza, dijagnoze, uputna dijagnoza, mkb, mkb 10, razlog posjeta, razlog dolaska, indikacija
disease: bolest, bolesti, protiv bolesti, oboljenje, protiv čega, bjesnoća, bjesnoće, zarazna bolest, protiv bjesnoće, alergija, alergije, dehelmintizacija, nametnici, zaraza
medicine: lijek, lijeka, lijekovi, pripravak, pripravka, ljekoviti pripravak, cjepivo, cjepiva, zaštićeno ime lijeka, terapija, preparat, propisani lijek
ingredient: djelatna tvar, djelatne tvari, aktivna tvar, aktivni sastojak, nezaštićeni naziv, nezaštićeno ime
dosage: doziranje, doziranja, način primjene, način uporabe lijeka, kako uzimati, uputa za uzimanje, uzimanje, primjena
dose: doza, doze, koja doza
batch: serija, serije, serijski broj cjepiva, šarža
pharmacy: ljekarna, ljekarne, ljekarnička jedinica, apoteka, apoteke, izdano u ljekarni
pharmacist: ljekarnik, ljekarnika, magistar farmacije, mag pharm, farmaceut, farmaceuta
sample: uzorak, uzorka, materijal, biološki materijal, uzorci, krv uzorak, materijal za pretragu
sampled: datum uzorkovanja, uzorkovano, uzorak uzet, datum uzimanja uzorka, vrijeme uzorkovanja, vrijeme uzimanja uzorka, uzimanje uzorka, vađenje krvi, uzorkovanje, datum i vrijeme uzorkovanja, zaprimanje uzorka, datum uzimanja
bodyHeight: visina, visine, tjelesna visina, visina cm, visina u cm
copayment: sudjelovanje, participacija, participacije, doplata, doplate, nadoplata, iznos sudjelovanja, sudjelovanje u troškovima, doplaćuje pacijent, dopunsko
chip: čip, čipa, mikročip, mikročipa, transponder, broj transpondera
species: vrsta životinje, vrste životinje
breed: pasmine, pasmina psa
blood: krvne grupe, krvna grupa i rh faktor, rh faktor
father: otac, oca, očevo ime
mother: majka, majke, majčino ime
spouse: suprug, supruga, supružnik, supružnika, bračni drug, bračnog druga, supruge
guarantor: jamac, jamca, sudužnik, sudužnika, jamci, solidarni dužnik, žirant, solidarni jamac, jamac platac, jamčevinu daje, jamstvo dao, sudužnici
householder: nositelj domaćinstva, glava obitelji, domaćin kućanstva, nositelj kućanstva, glava kućanstva
relation: srodstvo, srodstva, odnos prema, srodnički odnos, rodbinska veza, u kojem je srodstvu, kćer sin, odnos s osiguranikom, veza s nositeljem
teacher: nastavnik, nastavnika, nastavnica, profesor, profesora, razrednik, razrednika, razrednica, učitelj, učitelja, učiteljica, trener, trenera, instruktor, instruktora, mentor, mentora, predavač, predavača, voditelj tečaja, ispitivač, mentorica, voditelj grupe, odgojitelj, odgojiteljica, odgajatelj, instruktor vožnje, tko predaje, nositelj kolegija, nositelj predmeta, trenerica, profesorica, predavačica, voditelj skupine
author: autora, autorica, autori, pisac, tko je napisao, napisao
agent: zastupnik u osiguranju, posrednik, posrednika, posrednik u osiguranju, broker, brokera, prodajni zastupnik, osigurateljni zastupnik, agencija za nekretnine
caseworker: obradio, obradila, obrađivač, referent, referenta, službenik, službenika, službena osoba, ovlaštena službena osoba, voditelj predmeta, sastavio, sastavila, izradio, izradila, pripremio, predmet vodi, tko je obradio, stručni suradnik, upisničar, referentica, savjetnik za, viši referent, stručna služba, administrator, knjižničar, knjižničarka, zaprimio, zaprimila, blagajnik, račun izdao, izvršio, operater na šalteru, unio, koordinator, izvijestio, sudski ovršitelj, tko je zaprimio
signatory: potpis, potpisa, potpisao, potpisala, potpisnik, potpisnika, potpisano od, ovlaštena osoba, tko je potpisao, odgovorna osoba, odobrio, odobrila, ovjerio, ovjerila, validirao, nalaz izdao, potpisana osoba, ovjera, tko je odobrio, ovjereno od, potpis ovlaštene osobe, javni bilježnik ovjerio, supotpisnik, u ime, ovlašteni potpisnik
representative: predstavnik, predstavnika, osobe ovlaštene za zastupanje, ovlaštene za zastupanje, ovlaštenik, zastupan po, zastupana po, koju zastupa, kojeg zastupa, zakonski zastupnik, zastupnika, punomoćnik, punomoćnika, opunomoćenik, član uprave, članovi uprave, uprava, prokurist, tko zastupa, tko vodi, skrbnik, zastupa, zastupana, roditelj, roditelji, ovlašteni predstavnik, skrbnika, roditelja, zastupan, tko upravlja, u ime koga, ovlašteni zastupnik, likvidator, upravljačka osoba
chairperson: predsjednik, predsjednika, predsjednica, predsjednik uprave, predsjednik udruge, predsjedavajući, ravnatelj, ravnateljica, ravnatelja, dekan, dekana, dekanica, gradonačelnik, načelnik, starješina, predsjednica udruge, tko predsjeda
shareholder: osnivač, osnivača, osnivači, član društva, članovi društva, jedini osnivač, jedini član, dioničar, dioničari, jedini član društva, ortak, vlasnik udjela, stvarni vlasnik, stvarnog vlasnika, imatelj udjela, vlasnik tvrtke, čija je tvrtka, imatelji dionica
court: nadležni sud, trgovački sud, općinski sud, županijski sud, zemljišnoknjižni odjel
authority: nadležno tijelo, nadležni ured, izdavatelj dokumenta, ured, ureda, javno tijelo, porezna uprava, ispostava, područni ured, institucija, policijska uprava, nadležna ustanova, upravni odjel, tijelo, matični ured, donositelj rješenja, područna služba, izdano od, hzzo, hzmo, mup, ministarstvo, općina, županija, gradski ured, konzervatorski odjel, carina, carinski ured, carinarnica, katastar, gruntovnica, zavod, zavoda, državna geodetska uprava, područna služba zavoda, nadležna ispostava, javni bilježnik, agencija, izdaje, tijelo javne vlasti, tijela, služba, tko je izdao, hzz, centar za socijalnu skrb, hzss, inspektorat
creditor: vjerovnik, vjerovnika, založni vjerovnik, hipotekarni vjerovnik, u korist, u korist koga, zajmodavac, zajmodavca, davatelj kredita, kreditor, kreditora, ovrhovoditelj, ovrhovoditelja, predlagatelj osiguranja, korisnik hipoteke, vjerovnici, davatelj leasinga, kome dugujem, uknjiženo u korist, tko je dao kredit
founded: datum upisa osnivanja, datum osnivanja, osnovano, osnovana, osnovan, godina osnivanja, upis osnivanja, datum upisa u sudski registar, datum upisa u registar, datum osnutka, datum upisa tvrtke, osnivanje, datum registracije društva, upisano u registar, registrirano dana, početak poslovanja, utemeljeno
signed: datum sklapanja, sklopljen, sklopljen dana, datum ugovora, datum potpisa, potpisano dana, datum potpisivanja, datum sklapanja ugovora, sklopljeno, zaključen dana, kada je potpisan, ugovor od
activity: djelatnost, djelatnosti, pretežita djelatnost, predmet poslovanja, nkd, područje djelatnosti, gospodarska grana, predmet poslovanja društva, evidencijske djelatnosti, sektor, čime se bavi, grana, djelatnost po nkd, glavna djelatnost po nkd, struka
brand: robna marka, brend, skraćena tvrtka, skraćeni naziv, skraćeno ime, skraćeni naziv tvrtke, kratki naziv, trgovačko ime, trgovačka oznaka
purpose: svrha, svrhe, u svrhu, izdaje se u svrhu, radi ostvarivanja, razlog izdavanja, razlog potvrde, potvrda se izdaje u svrhu, zašto treba, opis plaćanja, za potrebe, namjena kredita, čemu služi, u koju svrhu, radi čega, za koga, radi predaje, čemu, cilj, cilja, za što
reason: razlog, razloga, razlozi, zbog čega, zašto, uzrok, obrazloženje, razlog potvrde, povod, razlog odbijanja, razlog izostanka, uslijed čega, iz kojeg razloga
plot: čestica, čestice, katastarske čestice, k č br, kčbr, zemljište, zemljišta, zemljišna čestica, k č, čkbr, čest br, k o, katastarske općine, katastarska, zemljišna knjiga, zk čestica, zk tijelo, građevinska čestica
deed: pravni temelj, pravna osnova, pravni temelj upisa, temelj stjecanja, osnova stjecanja, osnova upisa, kupoprodajni ugovor, vlasnički list, temelj upisa, isprava o vlasništvu, dokaz vlasništva, upis na temelju
share: udio, udjela, suvlasnički udio, suvlasnički dio, vlasnički udio, udio u vlasništvu, suvlasništvo, suvlasnički omjer, omjer, suvlasničkog dijela, udjeli, vlasnički dio, suvlasništva, udio u pravu, udio u kapitalu, postotak vlasništva, dio vlasništva, suvlasnički udjel, koji dio
floor: kat, etaža, etaže, katnost, na katu, broj kata
apartment: broj stana, oznaka stana, stan broj, stan br, posebni dio, posebni dio nekretnine, etažni dio, apartman, broj apartmana, broj prostora
rooms: broj soba, sobnost, broj prostorija, prostorije, raspored prostorija
valuation: tržišna vrijednost, procjena, vrijednost nekretnine, prometna vrijednost, porezna vrijednost, procjembena vrijednost, knjigovodstvena vrijednost, vrijednost po procjeni, procijenjena, tržišne vrijednosti, vrijednost objekta, vrijednost vozila, nabavna vrijednost
turnover: prihod od prodaje, poslovni prihod, poslovni prihodi, ukupni prihodi, ostvareni promet, prihodi od prodaje
fund: pričuva, pričuve, zajednička pričuva, fond, fonda, pričuvi
territory: teritorij, teritorija, teritorijalno pokriće, područje pokrića, područje važenja, gdje vrijedi, teritorijalna valjanost, zemljopisno područje, vrijedi u, područje osiguranja
supplyPoint: omm, šifra obračunskog mjernog mjesta, obračunsko mjerno mjesto, broj mjernog mjesta, šifra mjernog mjesta, mjerno mjesto, broj obračunskog mjernog mjesta
distributor: operator distribucijskog sustava, distributer, distributera, mrežni operator, hep ods, ods, operator sustava, operator mreže, distribucijsko područje
opening: staro stanje, prethodno stanje, početni, početno, početna, stanje na početku, stanje na početku razdoblja, preneseno stanje, prijenos iz prethodnog razdoblja
closing: novo stanje, završni, završno, završna, stanje na kraju, konačno, stanje na kraju razdoblja, zaključno stanje
principal: glavnica, glavnice, ostatak glavnice, nedospjela glavnica, stanje kredita, ostatak duga, preostalo za otplatu, neotplaćena glavnica, preostali iznos kredita
instalment: rata, anuitet, anuiteta, otplatna rata, mjesečna otplata
overpayment: preplata, pretplata iznosa, preplaćeno, preplaćeni iznos, više uplaćeno, višak uplate, iznos preplate, u vašu korist, više plaćeno
lateFee: zatezna kamata, zatezne kamate, zakonska zatezna kamata, kamata za kašnjenje, opomena, trošak opomene, trošak opomene iznos, kamate za zakašnjenje, ugovorna kazna, zakasnina, zakasnine
deduction: odbitak, odbitka, odbici, obustava, obustave, porezna olakšica, olakšica, olakšice, umanjenje, ustegnuto, ovrha na plaći, ustege, uzdržavani
taxBase: porezna osnovica, osnovica, osnovice, porezne osnovice, porezna osnovica pdv, oporezivi iznos, iznos bez pdv, ukupno bez pdv, oporezivi dohodak
bonus: dodatak, dodatka, dodaci, stimulacija, bonus, bonusa, regres, nagrada, nagrade, božićnica, minuli rad
contribution: doprinos, doprinosa, doprinosi, mio i stup, mio ii stup, mirovinsko osiguranje, doprinose, sindikalna članarina, doprinos solidarnosti
hours: sati, odrađeni sati, radno vrijeme, tjedni fond sati, sati rada, prekovremeni, sati tjedno, nastavnih sati, školskih sati, sati nastave, broj nastavnih sati, redovni sati, ukupan broj sati, sat rada, noćni rad
leave: godišnjeg odmora, dani godišnjeg, dani godišnjeg odmora, neiskorišteni godišnji odmor, preostali dani, dopust, dopusta, broj dana godišnjeg odmora, odmor, iskorišteni dani, preostalo dana odmora, slobodni dani
noticePeriod: otkazni rok, otkaznog roka, rok otkaza, otkazni rok trajanje, rok za otkaz, otkazivanje rok, rok za otkazivanje, otkazni, raskidni rok
branch: poslovnica, poslovnice, podružnica, podružnice, filijala, filijale, ogranak, ogranka, ispostave, matična knjižnica, domaća knjižnica, klub grad, moj klub, ured banke
channel: kanal, kanala, način obavještavanja, način obavijesti, način komunikacije, obavijesti putem, preferirani kontakt, način dostave računa, kanal komunikacije
studyYear: godina studija, godine studija, godina studiranja, upisana godina, studijska godina upisana, godina školovanja, na kojoj je godini, godina studija upisana, razred učenika, upisana godina studija, ide u razred, tekuća godina studija
studyMode: način studiranja, način studija, vrsta studija, oblik studija, oblik nastave, redovan izvanredan, redoviti, izvanredni, redovito, izvanredno, status studenta, način financiranja, plaćanje studija
train: vlak, vlaka
coach: vagon, vagona
platform: peron, perona, kolosijek, kolosijeka, stajalište
travelClass: razred putovanja, razred leta, klasa putovanja, razred prijevoza, putnički razred, klasa leta, kategorija vlaka
checkIn: dolazak u hotel, datum dolaska, prijava u hotel, dan dolaska, prijava dolaska, vrijeme prijave, ulazak u smještaj, datum prijave gosta, check in datum
checkOut: datum odlaska, odjava, odjave, dan odlaska, napuštanje sobe, check out datum
nights: noćenje, noćenja, noći, trajanje boravka
luggage: prtljaga, prtljage, ručna prtljaga
venue: mjesto održavanja, mjesto događaja, dvorana, dvorane, gdje, gdje se održava, lokacija događaja, mjesto okupljanja, mjesto sastanka, prostor održavanja, pozornica, kazalište, stadion, mjesto predstave, lokacija održavanja, arena, gdje će biti
organiser: organizator, organizatora, organizatori, u organizaciji, organizira, priređivač, priređivača, tko organizira, domaćin događaja
training: trening, treninga, sat vježbanja, rezervirani trening, radionica, radionice, nastavni sat, sljedeći termin, vježbanje, edukacija, obuka, osposobljavanje, trening s trenerom, termini s trenerom, s trenerom, osobni trener, individualni trening, sati vožnje, praktična nastava, seminar, tečaj polaznika, rezervirani termin, sljedeći sat, treninzi
borrowed: posuđeno, posuđene knjige, posudbe, posudba, zaduženo, zaduženja, broj posuđenih knjiga, posuđenih, zadužene knjige, zaduženih knjiga, posuđena, posuđene, posuđeni, knjige kod kuće, koliko knjiga, broj posudbi, kod člana
reserved: rezervirano, rezervirane knjige, na čekanju rezervacija, rezervirani naslovi, red čekanja, u redu čekanja, lista čekanja, narudžbe knjiga, rezerviranih, spremno za preuzimanje, rezervirana, rezervacija knjige, mjesto u redu, red za knjigu, čeka na preuzimanje, redoslijed čekanja
`;
