/** What registers, parcels, health papers, schools, journeys and bills speak of, in Slovak. */
export const slovakRecords = `
colour: farba, farby, odtieň, sfarbenie, srsť
fuel: palivo, paliva, pohon, pohonu, pohonná látka, zdroj energie
make: továrenská značka, značka vozidla, výrobca, výrobcu, značka auta
model: model, modelu, obchodný názov vozidla, obchodné označenie
body: karoséria, karosérie
engine: motor, motora, motory
engineSize: zdvihový objem, zdvihový objem valcov, objem motora, zdvihový objem motora, obsah motora
weight: hmotnosť, hmotnosti, váha, váhy, prevádzková hmotnosť, najväčšia prípustná celková hmotnosť, pohotovostná hmotnosť
mileage: najazdené, stav tachometra, tachometer, stav odometra, počet najazdených kilometrov, stav počítadla
emissions: emisie, emisií, emisná norma, emisná trieda, emisný limit
manufactured: rok výroby, dátum výroby, rok výstavby, vyrobené, rok zhotovenia
use: využitie, spôsob využitia, spôsob využívania, účel využitia, spôsob používania, použitie, spôsob využívania pozemku
inspection: technická kontrola, technickej kontroly, kontrola, kontroly, prehliadka, prehliadky, technická prehliadka, emisná kontrola, revízia, vyšetrenie, vyšetrenia, overenie, overenia, overenie totožnosti, preventívna prehliadka, servisná prehliadka, platnosť tk do, platnosť ek do, platnosť technickej kontroly do
inspector: technik, kontrolný technik, inšpektor, kontrolór, revízny technik, znalec, skúšajúci, odhadca, skúšobný komisár, komisár, kominár
station: stanica technickej kontroly, dielňa, servis, autoservis
result: výsledok, výsledku, výsledky, záver, rozhodnutie, rozhodnutia, celkové hodnotenie, posudok, nález, prospel, rozhodnuté, výrok
defect: chyba, chyby, porucha, poruchy, nedostatky, zistené chyby, závady, vady
restriction: obmedzenia, obmedzenie, osobitné podmienky, harmonizované kódy, ťarchy
carrier: dopravca, dopravcu, prepravca, prepravcu, kuriér, kuriéra, doručovateľ, letecká spoločnosť, kuriérska spoločnosť, prevádzkuje
pickup: výdajné miesto, výdajného miesta, odberné miesto zásielky, vyzdvihnutie, miesto vyzdvihnutia, osobný odber, výdajný box, vyzdvihnúť kde, ukladacia pošta, dodávacia pošta
contents: obsah, obsahu
note: poznámka, poznámky, pokyny, komentár, upozornenie, odkaz pre kuriéra, doplňujúce informácie, želanie, pripomienky
expected: predpokladaný, predpokladaná, očakávaný, očakávané, plánovaný, odhadované doručenie
shipped: odoslané, odoslaná, odoslanie, dátum odoslania, dátum podania zásielky, podané na pošte, odovzdané dopravcovi, expedované, dátum expedície
cashOnDelivery: dobierka, dobierky, dobierkou, dobierková suma, platba pri prevzatí
code: kód, kódu, prístupový kód, overovací kód, bezpečnostný kód, heslo zásielky, kód zásielky na výdaj, kód dverí
barcode: čiarový kód, čiarového kódu
article: položka, položky, artikel
articleNumber: kód tovaru, kód produktu, colný kód, sadzobné zaradenie, kód nomenklatúry
diagnosis: diagnóza, diagnózy, klinická diagnóza, základná diagnóza, dôvod návštevy, indikácia, mkch-10
disease: choroba, choroby, ochorenie, ochorenia, ochoreniu, proti ochoreniu, proti chorobe, očkovanie proti
medicine: liek, lieku, lieky, liečivo, liečivá, prípravok, prípravku, očkovacia látka, vakcína, vakcíny, predpísaný liek
ingredient: účinná látka, účinnej látky, liečivá látka, zloženie, zložka
dosage: dávkovanie, dávkovania, návod na použitie, ako užívať, užívanie, spôsob podania, spôsob užívania
dose: dávky, poradie dávky, poradie očkovania
batch: šarža, šarže, výrobná šarža
pharmacy: lekáreň, lekárne, výdajňa
pharmacist: lekárnik, lekárnika, farmaceut, vydávajúci
sample: vzorka, vzorky, materiál, materiálu, biologický materiál
sampled: odber vzorky, odberu, odobraté, odobrané
bodyHeight: výška, výšky, telesná výška, výška v cm
copayment: doplatok pacienta, spoluúčasť pacienta, doplatok za liek, hradí pacient
chip: čip, čipu, mikročip, mikročipu, transpondér
species: zvieraťa, živočíšny druh
breed: plemena
blood: krvnej skupiny
father: otec, otca
mother: matka, matky
spouse: manžel, manžela, manželka, manželky, partner, partnerka
guarantor: ručiteľ, ručiteľa, spoludlžník
householder: hlava rodiny, hlava domácnosti, prednosta domácnosti
relation: príbuzenský vzťah, príbuzenský pomer, vzťah, vzťahu, príbuznosť
teacher: učiteľ, učiteľa, učiteľka, triedna učiteľka, triedny, vyučujúci, lektor, lektorka, tréner, trénera, inštruktor, cvičiteľ, vedúci práce, školiteľ, konzultant práce
author: autor, autora, autorka, autori
agent: sprostredkovateľ, sprostredkovateľa, maklér, finančný agent, poisťovací agent, obchodný zástupca, agent, colný zástupca, realitná kancelária, kto predal
caseworker: vybavuje, vybavuje vec, vybavila, vybavil, referent, referentka, spracoval, spracovala, zodpovedný pracovník, vyhotovil, vyhotovila, vec vybavuje, likvidátor, likvidátora, kontaktný pracovník, sociálna pracovníčka, spracovateľ, kto vybavuje
signatory: podpis, podpisu, podpísal, podpísala, podpísaný, schválil, schválila, podpisujúca osoba, overil, za správnosť, zodpovedná osoba
representative: zástupca, zákonný zástupca, zákonného zástupcu, splnomocnenec, splnomocnený zástupca, zastúpený, zastúpená, konateľ, konateľa, konanie menom spoločnosti, prokurista, konanie v mene spoločnosti, spôsob konania, rodič, rodiča, rodičia, opatrovník, člen predstavenstva, poverená osoba, štatutárny zástupca
chairperson: predseda, predsedu, predsedníčka, predseda predstavenstva, prezident
shareholder: spoločník, spoločníka, spoločníci, akcionár, akcionára, jediný spoločník, jediný akcionár
court: súd, súdu, registrový súd, okresný súd, krajský súd, mestský súd
authority: úrad, úradu, daňový úrad, mestský úrad, okresný úrad, katastrálny odbor, matričný úrad, príslušný úrad, orgán, inštitúcia, živnostenský úrad, colný úrad, sociálna poisťovňa, magistrát, kto rozhodol, komora, ministerstvo
creditor: veriteľ, veriteľa, záložný veriteľ, záložného veriteľa, v prospech, oprávnený z vecného bremena
founded: dátum vzniku, deň vzniku, dátum založenia, rok založenia, dátum zápisu, deň zápisu, vznik spoločnosti, deň zápisu do obchodného registra, založená
signed: podpísané, dátum podpisu, podpisu zmluvy, dátum uzavretia, dátum uzatvorenia, dátum uzatvorenia zmluvy, dátum zmluvy, zmluva zo dňa, zmluvy zo dňa, uzavretá, uzatvorená, uzatvorené, uzavretie zmluvy, deň uzavretia, dátum uzatvorenia poistenia
activity: predmet podnikania, činnosť, činnosti, odvetvie, prevažujúca činnosť, živnosť, živnosti, sk nace
brand: obchodný názov, obchodná značka, skrátený názov, značka tovaru
purpose: účel, účelu, na účely, za účelom, vydáva sa na účely, správa pre prijímateľa, na čo, potvrdenie pre, určené na, na aký účel, komu predložiť, účel cesty
reason: dôvod, dôvodu, dôvody, príčina, odôvodnenie, dôvod neprítomnosti
plot: parcela, parcely, pozemok, pozemku, pozemky
deed: titul nadobudnutia, titul nadobudnutia vlastníctva, kúpna zmluva, právny základ
share: podielu, spoluvlastnícky podiel, vlastnícky podiel, veľkosť podielu, podiel na spoločných častiach, obchodný podiel, podiel na nehnuteľnosti
floor: poschodie, poschodia, podlažie, podlažia
apartment: číslo bytu, byt číslo, bytová jednotka, č bytu, jednotka č, číslo bytovej jednotky, byt č, č jednotky
rooms: izieb, izby, počet miestností, dispozícia bytu
valuation: ocenenie, trhová hodnota, všeobecná hodnota, odhadná cena, hodnota nehnuteľnosti, znalecká hodnota
turnover: obrat, obratu, tržby, tržieb, výnosy
fund: fond opráv, fondu opráv, fond prevádzky údržby a opráv, fond, fondu, príspevok do fondu opráv, tvorba fondu
territory: územná platnosť, územný rozsah, územie, územia, platnosť v krajinách
supplyPoint: eic, kód odberného miesta, odberné miesto, číslo odberného miesta, číslo miesta spotreby, miesto spotreby
distributor: distribútor, distribútora, distribučná spoločnosť, prevádzkovateľ distribučnej siete, prevádzkovateľ distribučnej sústavy
opening: počiatočný stav, počiatočný, počiatočná, predchádzajúci stav, stav na začiatku, na začiatku obdobia, prevod z minulého obdobia
closing: konečný stav, konečný, konečná, konečné, koncový stav, nový stav, stav na konci, na konci obdobia
principal: istina, istiny, nesplatená istina, zostávajúca istina, výška poskytnutého úveru, výška úveru
instalment: splátka, splátky, anuitná splátka
overpayment: preplatok, preplatku, preplatky
lateFee: úrok z omeškania, poplatok z omeškania, poplatok za oneskorenie, zmluvná pokuta, sankčný poplatok, poplatok za upomienku
deduction: zrážky, zrážka, zrážok, odpočítateľná položka, nezdaniteľná časť, daňový bonus
taxBase: základ dane, základu dane, daňový základ, vymeriavací základ, zdaniteľná mzda, čiastkový základ dane
bonus: prémia, bonus, odmena, odmeny, príplatok, príplatky, osobné ohodnotenie
contribution: príspevky, príspevok, sociálne poistenie, zdravotné poistenie, odvody, dôchodkové poistenie, poistné na sociálne poistenie, sociálne zabezpečenie
hours: hodiny, hodín, odpracované hodiny, nadčas, nadčasy
leave: dovolenka, dovolenky, zostávajúca dovolenka, nárok na dovolenku
noticePeriod: výpovedná lehota, výpovedná doba, výpovednej lehoty, výpovednej doby
branch: pobočka, pobočky, domovská pobočka, domovská knižnica, organizačná zložka, filiálka, kmeňová pobočka, kontaktné miesto, územné pracovisko, miestna organizácia
channel: kanál, kanálu, komunikačný kanál, spôsob kontaktu, oznámenia, preferovaný kontakt
studyYear: rok štúdia, študijný ročník, ročník, ročníka
studyMode: forma štúdia, formy štúdia, typ štúdia, metóda štúdia, forma vzdelávania, spôsob štúdia
train: vlak, vlaku, spoj
coach: vagón, vozeň, vozňa
platform: nástupište, koľaj, stanovište
travelClass: cestovná trieda, vozňová trieda, kabína, prepravná trieda, trieda
checkIn: príchod, dátum príchodu, nástup na pobyt, začiatok pobytu, ubytovanie od
checkOut: odchod, dátum odchodu, ukončenie pobytu, koniec pobytu, ubytovanie do
nights: nocí, noci, dĺžka pobytu, za noc
luggage: batožina, batožiny, príručná batožina
venue: miesto konania, miesto, dejisko, miesto schôdze, miesto výcviku, zraz, areál, kde sa koná, štadión, divadlo
organiser: organizátor, organizátora, usporiadateľ, usporiadateľa, hostiteľ
training: tréning, tréningu, lekcia, lekcie, cvičenie, rezervovaná lekcia
borrowed: vypožičané, výpožičky, výpožičiek, požičané knihy, požičané
reserved: rezervované, rezervácie, rezervácií, rezervovaných, poradovník, rezervované knihy
`;
