/** What registers, parcels, health papers, schools, journeys and bills speak of, in Slovenian. */
export const slovenianRecords = `
colour: barva, barve, dlaka
fuel: gorivo, goriva, pogonsko gorivo, pogon, vir energije
make: znamka, proizvajalec, proizvajalca, izdelovalec, znamka in model
model: model, modela, komercialna oznaka, znamka in model
body: karoserija, karoserije, oblika nadgradnje, nadgradnja
engine: motor, motorja, motorji
engineSize: delovna prostornina, gibna prostornina, prostornina, kubatura
weight: masa, mase, teža, teže, največja dovoljena masa, največja tehnično dovoljena masa, telesna teža
mileage: prevoženi kilometri, prevoženih kilometrov, stanje števca kilometrov, kilometrina, število prevoženih kilometrov, stanje odometra
emissions: emisije, emisij, emisijski razred, okoljska kategorija, emisijska stopnja
manufactured: leto izdelave, letnik, datum izdelave, leto proizvodnje, leto izgradnje, leto gradnje, izdelano
use: uporaba, uporabe, dejanska raba, namenska raba, namembnost, vrsta rabe
inspection: tehnični pregled, tehničnega pregleda, pregled, pregleda, kontrola, kontrole, naslednji tehnični pregled, preverjanje, preizkus, preiskava, preiskave, veljavnost tehničnega pregleda, preverjanja, preverjanje identitete, servisni pregled
inspector: kontrolor, kontrolorja, preglednik, inšpektor, pregledal, pregledala, ocenjevalec, izpraševalec
station: stp, strokovna organizacija, servis, delavnica, enota tehničnih pregledov
result: rezultat, rezultata, rezultati, izid, izida, ugotovitev, ugotovitve, odločitev, izvid, izvida, končna ocena, mnenje
defect: napaka, napake, okvara, okvare, pomanjkljivost, pomanjkljivosti, ugotovljene napake
restriction: omejitve, kode omejitev, posebni pogoji, bremena
carrier: dostavljavec, dostavna služba, kurir, letalski prevoznik, letalska družba, prevoznika
pickup: prevzem, prevzema, prevzemno mesto, paketomat, paketomata, osebni prevzem, prevzemna točka, kje prevzeti
contents: vsebina, vsebine
note: opomba, opombe, pripomba, pripombe, komentar, navodilo, navodila, sporočilo, želje, zaznamek
expected: predvidena, predvideni, predvideno, pričakovana, pričakovani, ocenjeni, ocenjena, načrtovana dostava
shipped: odposlano, odpremljeno, odprema, datum odpreme, oddano na pošto, poslano, datum pošiljanja, sprejem pošiljke, prevzeto od pošiljatelja, datum oddaje pošiljke
cashOnDelivery: odkupnina, odkupnine, po povzetju, plačilo po povzetju, povzetje
code: koda, kode, prevzemna koda, varnostna koda, dostopna koda, kontrolna koda, potrditvena koda, koda za vrata
barcode: črtna koda, črtne kode, črtno kodo
article: artikel, artikla, postavka, postavke
articleNumber: tarifna oznaka, carinska tarifa, oznaka blaga, koda izdelka
diagnosis: diagnoza, diagnoze, napotna diagnoza, klinična diagnoza, mkb, mkb-10, razlog napotitve, indikacija
disease: bolezen, bolezni, proti bolezni, obolenje, cepljenje proti, ciljna bolezen
medicine: zdravilo, zdravila, zdravil, predpisano zdravilo, pripravek, cepivo, cepiva
ingredient: učinkovina, učinkovine, zdravilna učinkovina, aktivna snov, sestavina, sestava
dosage: odmerjanje, odmerjanja, navodilo za uporabo, način uporabe, jemanje, kako jemati, način jemanja
dose: odmerek, odmerka, odmerki, zaporedni odmerek
batch: serija, serije, serijska številka cepiva, šarža
pharmacy: lekarna, lekarne, lekarni
pharmacist: farmacevt, farmacevta, farmacevtka, lekarnar
sample: vzorec, vzorca, vzorci, material, materiala, biološki material
sampled: odvzem, odvzema, odvzeto, odvzem krvi
bodyHeight: višina, višine, telesna višina, višina v cm
copayment: doplačilo, doplačila, delež pacienta
chip: čip, čipa, mikročip, mikročipa, transponder
species: živali, živalska vrsta
breed: pasme
blood: krvne skupine
father: oče, očeta
mother: mati, matere, mama, dekliški priimek matere
spouse: zakonec, zakonca, soproga, soprog, partner, partnerka, zunajzakonski partner
guarantor: porok, poroka, poroki, solidarni porok
householder: nosilec gospodinjstva, glava družine, predstavnik gospodinjstva
relation: sorodstvo, sorodstveno razmerje, sorodstvena vez, razmerje
teacher: učitelj, učitelja, učiteljica, razrednik, razrednika, razredničarka, predavatelj, mentor, mentorja, mentorica, trener, trenerja, inštruktor, vaditelj, profesor, nosilec predmeta
author: avtor, avtorja, avtorica, avtorji
agent: zavarovalni zastopnik, zavarovalni posrednik, posrednik, posrednika, agent, zavarovalni agent, prodajni zastopnik, zastopnik
caseworker: referent, referenta, referentka, postopek vodi, zadevo obravnava, vodja postopka, uradna oseba, pripravil, pripravila, obdelal, obravnava, kontaktna oseba organa, sestavil, kdo vodi postopek, vodi postopek, cenilec škod, kdo vodi zadevo
signatory: podpis, podpisa, podpisnik, podpisnica, podpisal, podpisala, odobril, odobrila, avtoriziral, avtorizirala, odgovorna oseba, pooblaščena oseba, potrdil
representative: zastopnik, zastopnika, zakoniti zastopnik, pooblaščenec, pooblaščenca, zastopa, ki ga zastopa, prokurist, predstavnik, predstavnika, zastopanje, zastopanja, starš, starša, starši, zakoniti zastopnik otroka, carinski zastopnik
chairperson: predsednik, predsednika, predsednica, predsednik uprave
shareholder: družbenik, družbenika, družbeniki, delničar, delničarja, delničarji, edini družbenik, ustanovitelj, ustanovitelja, ustanovitelji
court: sodišče, sodišča, registrsko sodišče, okrožno sodišče, okrajno sodišče, zemljiškoknjižno sodišče
authority: organ, organa, pristojni organ, izdajatelj listine, upravna enota, upravne enote, finančni urad, davčni urad, urad, urada, matični urad, furs, institucija, carinski urad, center za socialno delo, kdo je odločil
creditor: upnik, upnika, hipotekarni upnik, zastavni upnik, imetnik hipoteke, v korist, imetnik pravice, imetnik zastavne pravice
founded: datum ustanovitve, leto ustanovitve, ustanovljeno, ustanovljena, datum vpisa v sodni register, vpis v sodni register, datum vpisa subjekta
signed: podpisano, datum podpisa, datum sklenitve, datum sklenitve pogodbe, sklenitev pogodbe, datum pogodbe, pogodba z dne, pogodbe z dne, sklenjena, sklenjeno, sklenjen
activity: dejavnost, dejavnosti, panoga, področje dejavnosti, skd, predmet poslovanja
brand: blagovna znamka, blagovne znamke, kratko ime, skrajšana firma, tržno ime, komercialno ime
purpose: namena, namen izdaje, namen potrdila, izdaja se za, se izdaja za namen, potrdilo se izdaja za, za namen, namen plačila, namen nakazila, namen kredita, namen donacije, za kaj, potrdilo za, v kakšen namen, namen potovanja, komu predložiti
reason: razlog, razloga, razlogi, vzrok, vzroka, obrazložitev, razlog prenehanja, razlog odsotnosti
plot: parcela, parcele, zemljišče, zemljišča
deed: pravni naslov, temelj pridobitve, kupna pogodba, kupoprodajna pogodba, listina o pridobitvi, pravna podlaga, temelj vknjižbe, osnova za vpis
share: delež, deleža, lastniški delež, solastniški delež, delež lastništva, idealni delež
floor: nadstropje, nadstropja, etaža, etaže
apartment: številka stanovanja, stanovanje številka, št stanovanja, številka dela stavbe, del stavbe, številka enote
rooms: število sob, prostori, število prostorov, razpored prostorov
valuation: ocenjena vrednost, posplošena vrednost, posplošena tržna vrednost, tržna vrednost, cenitev, vrednost nepremičnine, cenilna vrednost
turnover: promet, prometa, čisti prihodki od prodaje, letni prihodki
fund: rezervni sklad, rezervnega sklada, sklad, sklada, vplačilo v rezervni sklad
territory: teritorialna veljavnost, ozemeljska veljavnost, območje veljavnosti, območje kritja, ozemlje, geografsko kritje, velja v državah
supplyPoint: merilno mesto, številka merilnega mesta, merilnega mesta, odjemno mesto, številka odjemnega mesta, gs1 merilne točke, gsrn, enotni identifikator, merilna točka, id merilnega mesta
distributor: distributer, distributerja, operater distribucijskega sistema, sistemski operater, elektrodistributer, distribucijsko podjetje
opening: začetno stanje, začetni, začetna, začetno, prejšnje stanje, staro stanje, stanje na začetku, na začetku obdobja, prenos iz prejšnjega obdobja, prejšnji odčitek
closing: končno stanje, končni, končna, končno, novo stanje, stanje na koncu, na koncu obdobja, zadnji odčitek
principal: glavnica, glavnice, neodplačana glavnica, preostanek glavnice, dolgovana glavnica, višina kredita, znesek kredita, odobreni znesek
instalment: obrok, obroka, anuiteta, anuitete
overpayment: preplačilo, preplačila, preveč plačano, dobropis iz prejšnjega obdobja, v dobro
lateFee: zamudne obresti, zamudnih obresti, zamudnina, zamudnine, strošek opomina, stroški opomina
deduction: olajšava, olajšave, odtegljaj, odtegljaji, odbitek, odbitki, splošna olajšava, davčna olajšava
taxBase: davčna osnova, davčne osnove, osnova za dohodnino, letna davčna osnova, neto letna davčna osnova, osnova za davek, osnova za prispevke, osnova za odmero
bonus: dodatek, dodatki, dodatka, nagrada, nagrade, bonus, stimulacija, regres, božičnica, delovna uspešnost, dodatek na delovno dobo
contribution: prispevek, prispevki, prispevka, prispevki za socialno varnost, socialni prispevki, prispevek za zdravstvo, prispevek za pokojninsko
hours: število ur, delovne ure, tedensko število ur, nadure, opravljenih ur, ur na teden
leave: dopust, dopusta, letnega dopusta, preostanek dopusta
noticePeriod: odpovedni rok, odpovednega roka, čas odpovedi
branch: poslovalnica, poslovalnice, podružnica, podružnice, enota knjižnice, matična enota, matična knjižnica, izpostava
channel: kanal, kanala, način obveščanja, obveščanje, obvestila, način stika, komunikacijski kanal
studyYear: letnik, letnika, leto študija
studyMode: način študija, načina študija, vrsta študija, oblika študija, način izobraževanja
train: vlak, vlaka, vlak št
coach: vagon, vagona
platform: peron, perona, postajališče, tir in peron, tir številka
travelClass: potovalni razred, razred vožnje, kabina, potovalnega razreda, razred
checkIn: datum prihoda, prijava v hotel, začetek bivanja, dan prihoda
checkOut: odhod, odhoda, odjava, konec bivanja
nights: nočitve, nočitev, noči, dolžina bivanja, na noč
luggage: prtljaga, prtljage, kovček
venue: prizorišče, prizorišča, kraj dogodka, kraj prireditve, kje, lokacija dogodka, mesto dogodka, dvorana, kraj srečanja, kraj opravljanja dela, kraj dela
organiser: organizator, organizatorja, prireditelj, prireditelja, gostitelj
training: trening, treninga, vadba, vadbe, usposabljanje
borrowed: izposojeno, izposojeno gradivo, izposojenega gradiva, izposojene knjige, izposoje, izposoj, izposojenih, knjige doma, knjig doma, število knjig doma
reserved: rezervirano, rezervirano gradivo, rezervacije, rezervacij, rezervirane knjige, čakalna vrsta, v čakalni vrsti
`;
