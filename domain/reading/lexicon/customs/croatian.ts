/** How single kinds of papers and pages call what all of them speak of, in Croatian. */
export const croatianCustoms = `
name: puni naziv, kako se zove
person: fizička osoba, pravna osoba, građanin, stranka, stranke, pristupnik, pristupnika, pristupnica, kandidat, kandidata, tko je podnio, sudionica, posjetitelj, umirovljenik, obveznik, porezni obveznik, poreznog obveznika, deklarant
owner: posjednik životinje, posjednika, na koga glasi
member: iskaznice, iskaznica, članu, čitatelj, čitatelja
insured: osiguranici, tko je osiguran
student: jmbag, studenata, polaznici, studentski, pristupnik tečaja, upisanik, maturant, doktorand
tenant: zakupnik poslovnog prostora, tko unajmljuje, stanarka, unajmljivač
child: djeteta, djeca, djece, kći, kćer
borrower: založni dužnik
guest: nositelj rezervacije, na čije ime
recipient: primio, primila, preuzeo, preuzela
sender: tko šalje, poslao, od koga
doctor: liječnica, obiteljski liječnik, uputni liječnik, ordinirajući liječnik, dr med, liječnici, specijalist, specijalista, odabrani doktor, izabrani doktor, uputio, stomatolog, zubar, pedijatar, doktorica, liječnik uputitelj, specijalizant, kod koga
manager: upravitelj, upravitelja, direktorica, ravnatelj, ravnateljica, član uprave, voditeljica, pročelnik
employer: društvo s ograničenom odgovornošću, subjekt upisa, poslodavcu, ustanove, obrt, zavod, gdje radi, isplatitelj primitka, trgovačko društvo, tvrtki
bank: isplata preko, isplaćuje se preko, isplatna banka, kod koje banke, u kojoj banci, banci, isplatitelj, isplatitelja
account: broj računa, iban platitelja
membership: članski, članskog
policy: policu, autoodgovornost, autoosiguranje, kasko
invoice: uplatnica, uplatnice, ponuda, fiskalni račun, broj računa
order: kupnja, kupnje, naručena roba
booking: rezervirano za, rezervaciju
ticket: ulaznicu, putne karte, prijevozna karta, e karta
delivery: dostavljeno, uručeno, uručenje, isporučeno
parcel: kod za praćenje, praćenje pošiljke
licence: prometna dozvola, prometne dozvole, odobrenje za rad, koncesija, parkirna karta, povlaštena parkirna karta, odobrenje, propusnica, vinjeta, građevinska dozvola
registration: prva registracija, datum prve registracije, upisa, mbs, upisnik, registar, registra, sudski registar, registriran, registrirana, registracijski, matična knjiga, upisan u registar, upis u registar
certificate: diploma, diplome, atest, izvadak iz registra, potvrdnica, potvrdu, domovnica, rodni list, iskaz, indeks, diplomu, prijepis, dopunska isprava
passport: putne isprave, osobna iskaznica
meter: brojilo, mjerilo, mjerni uređaj, plinomjer, kalorimetar
loan: kreditu, leasing, pozajmica
savings: oročena štednja, oročenje, oročeni depozit
portfolio: vrijednosni papiri, dionice, dionica, udjeli u fondu, ulaganja
property: kuća, kuće, zgrada, zgrade, nekretninu, garaža, garažno mjesto, parkirno mjesto, predmet najma, poslovni prostor, što se iznajmljuje, jedinica, potrošačko mjesto
course: kolegija, predmeta, nastavni predmet, modul, modula, smjera, što studira, usmjerenje, studijskog smjera, studijski smjer, obrazovni program, kolegij, predmet nastave
exam: ispiti, nepoloženi ispiti, kolokvij, matura, stručna praksa, praksa, prakse, završni rad, diplomski rad, obrana rada, polaganje, polaganja, ispitni rok, ispitu, test, ispit iz
service: otpad, otpada, komunalni otpad, odvoz smeća, smeće, grijanje, grijanja, dizalo, lift, odvodnja, odvodnje, pročišćavanje, toplinska energija, toplinske energije, opskrba vodom, vodoopskrba, javna vodoopskrba, zbrinjavanje otpada, miješani komunalni otpad, radovi, uslugu
device: ruter, usmjerivač, modem, oprema, opreme, bojler, terminal
payment: isplata preko, doznaka, doznake, nalog za plaćanje, transakcija, transakcije, transfer, naplata, naplate, isplatu, terećenje, odobrenje, uplatu, uplati, uplaćivanje, isplaćuje, doznačeno
employment: ugovor o djelu
pension: mirovinsko, umirovljenik, umirovljenika
claim: štete, štetu, štetni događaj, prometna nesreća, nezgoda, odštetni, što se dogodilo
application: zahtjeva, molbe, podneska, prijavnice, pritužba, pritužbe, reklamacija, prigovor, upit, upita, tiket, zahtjevu, natječaj
appointment: naručen, naručena
vaccination: cijepljen, cijepljena, cijepljeno, cijepljenje protiv, docjepljivanje, imunizacija, dehelmintizacija, tretman protiv
enrolment: upis u studij, upisa, upis, ak god prvog upisa
event: priredba, predstava, predstave, izložba
document: izvadak, izvatka, rješenje, rješenja, zapisnika, potvrdni dokument, rješenju, odluka, izvješće, izvještaj, dopis, dopisa, ispis, spis
number: mbs, jmbag, matični broj subjekta, broj računa
reference: predmet broj
iban: račun za isplatu, transakcijski račun, broj transakcijskog računa, račun isplate
nationalId: jmbag, osobna iskaznica, broj osobne, mbo
plate: registracija vozila, broj registracije, registarska, registracijska
chassis: šasija, identifikacijski broj vozila
seat: sjedalo, mjesto sjedenja
room: sobu, smještajna jedinica, smještaj, učionica, kabinet
status: faza, u kojoj je fazi
plan: program vjernosti
level: status kluba, razred kartice
hospital: laboratorij, ordinacija, ordinacije, bolnički odjel, veterinarska ambulanta, zdravstvena, klinički bolnički centar, kbc, laboratorijska dijagnostika
library: čitaonica, gradska knjižnica, u kojoj knjižnici
department: odjela, odsjek, odsjeka
semester: ljetni semestar, zimski semestar, polugodište
degree: stečena kvalifikacija, kvalifikacije, akademski stupanj, razina studija, naobrazba, obrazovanje, obrazovanja, hko razina, titula, školska sprema, stečena stručna sprema
position: radno mjesto naziv, naziv radnog mjesta, radnog mjesta, dužnost, dužnosti, kao što radi, što radi, radi kao, opis posla, čin
address: sjedište, sjedišta
nationality: državljanin, državljanka
birthplace: rodno mjesto, gdje je rođen, mjesto i država rođenja
origin: od kuda, odakle, polazna luka, zračna luka polaska, polazni kolodvor, mjesto polaska
destination: kamo, kuda, odredišna luka, zračna luka dolaska, odredišni kolodvor, mjesto dolaska, mjesto iskrcaja, dolazna stanica, kamo putujem, dolazni kolodvor, kamo idemo
email: adresa e pošte
phone: mob
website: mrežna stranica, internetska stranica
gender: spol životinje, muško žensko
language: na kojem jeziku, jezik nastave
method: plaćeno karticom, kako je plaćeno, sredstvo plaćanja kartica, kako platiti, kako se plaća, oblik plaćanja, sredstvo plaćanja, vrsta plaćanja
frequency: koliko često, dinamika, koliko često se plaća, periodičnost, obračun svakih
date: nadnevak, koji dan, kojeg dana, datum dana, kojeg datuma
joined: član kluba od, pristupio, pristupila
issued: izdano dana, datum ispisa, datum dokumenta, datum rješenja, datum izvatka, datum izrade, datum ispostavljanja, ispisano, izdavanja, datum potvrde, datum nalaza, datum izvješća, datum ispisa dokumenta, izrađeno, datum sastavljanja, sastavljeno, datum obračuna, datum ispostave, datum izdanja, izdavanje, datum fakturiranja, generirano, datum generiranja, izvješće na dan, stanje na dan, ispostavljeno, dano u, datiran, ovjereno dana, na dan izdavanja
cancelledOn: za raskid
lastVisit: zadnji dolazak, posljednji dolazak
updated: zadnja izmjena, promijenjeno
birth: datum rođ
departure: kreće
arrival: kada dolazi vlak, dolazi u
graduation: završio, završila, godina završetka
time: vrijeme početka, radno vrijeme objekta, koliko je sati, u sati
period: mjesec, mjeseca, za koji mjesec, za koje razdoblje, kvartal, tromjesečje, poreznog razdoblja, porezno razdoblje, od do, razdoblje najma, trajanje od do, termin od do, nastavna godina razdoblje, obračunsko, za razdoblje, za mjesec, akademska godina trajanja
duration: koliko dana, broj dana, mjeseci, dana trajanja, minuta, trajanje puta, trajanje vožnje, rok kredita, jamstvo trajanje, ugovorno trajanje, na rok, na koliko dugo, duljina, trajanje najma, rok trajanja ugovora, koliko traje, na koliko
money: iznosu, koliko novca
capital: temeljni kapital, temeljnog kapitala, iznos temeljnog kapitala, osnivački ulog
balance: stanje računa na dan, novo stanje računa, koliko ima na računu
fee: mjesečna pretplata
price: kupoprodajna cijena, cijena po jedinici, maloprodajna cijena, cijena vožnje, cijena po kubiku, koliko je koštalo, jedinična, kupovna cijena, prodajna cijena, cijenu, po cijeni, cijena po m3, iznos kupnje
pay: koliko zarađuje, primanja iz radnog odnosa, plaće, plaću, satnica, satnice, prosječna plaća, ugovorena plaća, koeficijent plaće
rent: mjesečna najam, cijena najma, zakupninu, iznos najma, trošak najma, koliko je najam
tax: prirez, pdv 25, obračunati porez, trošarina
discount: umanjenje, popust na, bonus malus, bonus razred, premijski razred, premijski stupanj, popust za, akcija, promotivni kod, uštedio, ušteda
deposit: akontacija rezervacije
limit: dopušteno, dopušteni, prekoračenje, kreditni limit
coverage: osigurani iznos, svota osiguranja, osigurana vrijednost, osigurateljno pokriće, najviša svota, maksimalna naknada, šteta na stvarima limit, osiguranje do iznosa
refund: povrat novca, za povrat, vraćeno, naknada štete, isplata štete, pomoć, dječji doplatak, doplatak, doplatka, stipendija, stipendije, subvencija, subvencije, potpora, potpore, nadoknada
fine: prekršajna kazna, kaznu, prekršaj, prekršajni nalog
holdings: vrijednost portfelja, imovina, vrijednost imovine, vrijednost ulaganja
interest: efektivna kamatna stopa, redovna kamata
points: nagradni bodovi
usage: potrošeno, isporučena količina, obračunata potrošnja
data: gigabajta, interneta, podatkovnog prometa
power: snaga, snage, vršna snaga
area: površina u m2, tlocrtna površina, m2, koliko kvadrata, grijana površina
reading: završno stanje, početno stanje, novo stanje, staro stanje, stanje vodomjera
quantity: broj članova, članova kućanstva, broj članova kućanstva
visits: preostalih termina, dolazaka, preostali dolasci, broj termina, iskorišteni termini, iskorišteno dolazaka, koliko puta, posjeti, preostali treninzi, broj ulazaka
grade: ocjenu, prosječna ocjena, opći uspjeh, uspjeh, uspjeha, zaključna ocjena, srednja ocjena, ocjena iz, konačna ocjena, bodovi na ispitu
credits: ostvareni ects, ostvareno ects, ostvareno ects bodova
due: dospije
paid: uplate, primljene uplate, podmireno, plaćeno dana, akontacije, akontacija, predujam, već plaćeno, plaćanja zaprimljena, isplaćeni iznos, dosad uplaćeno, vaše uplate
pending: u obradi, obrađuje se, u tijeku, čeka se, čeka uplatu, na rješavanju, u postupku
overdue: dospjelo, dospjeli, kasni, kašnjenje, zakašnjenje
available: na raspolaganju, preostali podaci, slobodni, slobodno
current: sada, danas, aktualno, aktualna, aktualni
next: idući, iduća, idućeg, idući put, sljedeći put
former: bivša, prošli, stara
upcoming: sljedeći termini, zakazani, zakazana, planirani termini
first: prvog, prve, prvi put, prva registracija, datum prve registracije
gross: obračunano
net: iznos za isplatu, isplaćeno, na ruke, isplata na račun, iznos isplate, isplata na ruke, za isplatu na račun, ukupno za isplatu, čisto
minimum: ne manje od
maximum: najveća, ne više od, gornja granica
original: iznos odobren, izvorni
monthly: na mjesec, svaki mjesec
yearly: na godinu
emergency: hitna intervencija, prijava kvara, dežurstvo, kontakt u hitnom slučaju, hitno, u slučaju kvara, kvar prijava, broj za hitne slučajeve, kome javiti, dežurni
bitcoin: bitkoin
`;
