/** How single kinds of papers and pages call what all of them speak of, in Slovenian. */
export const slovenianCustoms = `
family: dekliški priimek, priimek ob rojstvu
person: oseb, zavezanec, zavezanca, davčni zavezanec, davčnega zavezanca, stanovalec, stanovalci
holder: za koga, na koga, izdano za
owner: lastništvo, lastninska pravica, lastniki, etažni lastnik, solastniki
landlord: upravnik
patient: preiskovanec, preiskovanka, cepljena oseba
child: vzdrževani član, vzdrževani družinski član, otroci
recipient: obdarjenec, uvoznik, uvoznika
sender: izvoznik, izvoznika
doctor: pediater, pediatrinja, lečeči zdravnik, izbrani zdravnik, napotni zdravnik, zdravnik napotitelj, predpisal, otroški zdravnik, veterinar, veterinarja
manager: upravnik, upravnika, ravnatelj, ravnateljica, direktorica, poslovodja
provider: dobavitelj energije, dobavitelj električne energije
issuer: kdo je izdal
contract: pogodba št
policy: polica št
card: kzz, številka kzz
invoice: račun št
order: naročilo št
ticket: karta za vlak
delivery: dostavo, vročitev
parcel: pošiljka št
registration: matična številka, matična številka podjetja, prometno dovoljenje, prometnega dovoljenja, registra, matična številka subjekta
certificate: rojstni list, poročni list, izpisek iz matičnega registra, potrdilo št
meter: plinomer, plinomera, merilnik, merilnika
loan: višina kredita, znesek kredita, odobreni znesek, hipoteka, hipoteke, hipotekarni kredit
property: kraj zavarovanja, zavarovani objekt, stavba, hiša
course: učni predmet, študijski predmet, predmet, predmeta, specializacija, usposabljanje
payment: akontacija, akontacije, predračun, prenos sredstev, trajnik, izplačila, donacija, donacije, predplačilo, dvig, dviga, štipendija, štipendije, subvencija, subvencije, odškodnina, odškodnine, izplačano, izplačilo, predujem, denarna pomoč, otroški dodatek
pension: starostna pokojnina
claim: škodni dogodek, škodnega dogodka, nesreča, nesreče, prometna nesreča, odškodnina, odškodnine, škode
application: vloga, vloge, vlogi, prošnja, prošnje, zahtevek, zahtevka, prijavnica, plomba, plombe
appointment: naročen na
event: sestanek, zbor lastnikov, predstava, srečanje
document: izpisek, izpiska, izpis, izpisa, odločba, odločbe, dopis, dopisa, obvestilo
number: vpisna številka, zaporedna številka, kzz, evidenčna številka, številka kzz, račun št, pogodba št, polica št, naročilo št, pošiljka št, potrdilo št, matična številka, matična številka podjetja, matična številka subjekta
reference: številka zadeve, opravilna številka, šifra zadeve, koda partnerja, številka transakcije, številka primera
iban: številka transakcijskega računa
taxNumber: davčna št, id št za ddv, id ddv, davčna številka zavezanca
nationalId: številka potnega lista, zzzs številka, številka zavarovane osebe, številka osebnega dok, matična številka občana
chassis: identifikacijska številka vozila, številka karoserije
seat: sedežna številka, številka sedeža, sedežna rezervacija
plan: cenik, skupina odjema, odjemna skupina
type: pravnoorganizacijska oblika, pravna oblika
university: vrtec, vrtca, srednja šola, gimnazija, avtošola, avtošole
club: društvo, društva, zveza, zveze, fundacija
hospital: ambulanta, laboratorij, zavod
semester: polletje, ocenjevalno obdobje, zimski semester, poletni semester
address: kraj zavarovanja, naslov bivališča, naslov merilnega mesta, naslov odjemnega mesta, sedež, sedeža, naslov za prejem, začasno prebivališče, kje stanuje, hišni naslov
city: katastrska občina, katastrske občine, pošta, naselje, regija
birthplace: kraj in država rojstva, rojen v
origin: vstopno mesto, odhodna postaja, odhodno letališče
destination: izstopno mesto, ciljna postaja, namembna postaja, ciljno letališče, namembno letališče, relacija, kam gre
phone: tel št
method: način, načina
frequency: kako pogosto, kako pogosto se plačuje
date: kdaj, z dne, datum dopisa
start: bolniški stalež od, odkdaj, se začne, datum sprejema, datum nastopa dela, pravica od, datum vključitve, pravica do od
until: bolniški stalež do, dokdaj, se konča, veljavnost tehničnega pregleda, veljavnost prometnega dovoljenja, obdobje do, garancija do, vezava do, datum prenehanja veljavnosti, do kdaj, do kdaj velja, rok uporabe, rok uporabnosti, uporabno do, prevzem možen do, prevzeti do, pogodba do, zapadlost kredita, končna zapadlost, datum zapadlosti kredita, datum konca
issued: kraj in datum, datum dopisa, izpisano, stanje na dan, natisnjeno, datum izdelave izpisa, datum dokumenta, datum izdaje računa, izstavljeno, datum potrdila, datum odločbe, datum listine
created: datum prejema, prejeto, datum oddaje vloge, datum nakupa blaga, prijavljeno, datum prijave škode, datum škodnega dogodka
departure: čas vzleta
arrival: čas prihoda, predviden čas prihoda, datum prispetja
time: ob kateri uri
period: od do, davčno leto, za leto, za obdobje, zavarovalno leto
duration: garancija, garancijska doba, doba odplačevanja, delovna doba, zavarovalna doba, dolžina, koliko časa, za koliko časa, število mesecev, vezava
capital: kapital
total: koliko plačati, skupaj brez ddv, končni znesek, končna cena, znesek računa, skupna, skupni, skupaj za leto, vsota
balance: sredstva, sredstev, denarnica
outstanding: doplačilo razlike, za doplačilo, ostanek dolga
fee: poštnina, poštnine, vpisnina, vpisnine, kotizacija, strošek dostave, stroški dostave, naročnina mesečno, komunalni prispevek, upravna taksa, obratovalni stroški, stroški upravljanja
price: stroški, stroškov, koliko stane, nakupna cena, kupnina, cena na enoto, cena na kos, tarifna postavka
pay: bruto plača, urna postavka, osebni dohodek
tax: odmerjena dohodnina, davčna obveznost, odmerjeni davek, stopnja ddv, davčna stopnja, carina, carine, carinski dolg, nadomestilo za uporabo stavbnega zemljišča, trošarina
limit: dovoljena prekoračitev
coverage: zavarovana vrednost, obseg kritja, zavarovana tveganja, kritja, kaj je krito
deductible: soudeležba, soudeležbe, soudeležba pri škodi
refund: razlika za vračilo, za vračilo
holdings: vrednost portfelja, skupna vrednost portfelja, vrednost naložbe, privarčevani znesek
interest: efektivna obrestna mera, eom, letna obrestna mera, nominalna obrestna mera
percent: stopnja ddv, davčna stopnja
points: bonus malus
usage: poraba energije
power: nazivna moč, priključna moč odjema, obračunska varovalka
area: površina, površine, kvadratura, velikost parcele, velikost stanovanja, uporabna površina, neto tlorisna površina, tlorisna površina
reading: začetno stanje, končno stanje, prejšnje stanje, staro stanje, novo stanje, stanje na začetku, stanje na koncu, prejšnji odčitek, zadnji odčitek, stanje merilnika
quantity: kosov, pakiranje, število
grade: končni uspeh, učni uspeh, splošni uspeh
due: rok za ugovor, rok za pritožbo, rok vrnitve, datum vrnitve, vrniti do, plačajte do, kdaj plačati, rok oddaje, plačilni rok, rok prijave, plačilo do, rok vračila, do kdaj plačati, najkasneje do, najpozneje do, plačati najkasneje do, rok za reklamacijo, rok za vračilo, doplačilo do, poravnati do, zadnji dan
pending: plomba, plombe, v obravnavi, v teku
overdue: po zapadlosti, zamuda, zamujeno
current: zdaj, sedaj, trenutnega, tekoče
former: stara, prejšnje, prejšnji, prejšnja
first: prve, prvega
gross: z ddv, cena z ddv, znesek z ddv, skupaj z ddv, bruto plača
net: brez ddv, cena brez ddv, znesek brez ddv, skupaj brez ddv, za izplačilo
original: višina kredita, znesek kredita, odobreni znesek, odobreni znesek kredita
emergency: v nujnem primeru, koga obvestiti
bitcoin: bitcoini, bitcoina, bitcoinov
`;
