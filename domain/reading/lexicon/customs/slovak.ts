/** How single kinds of papers and pages call what all of them speak of, in Slovak. */
export const slovakCustoms = `
family: rodné priezvisko, rodného priezviska
person: osôb, spotrebiteľ, fyzická osoba, deklarant, oznamovateľ, člen domácnosti, počet členov domácnosti, kto platí
holder: pre koho, na koho, vydané pre, vystavené pre
owner: vlastnícke právo, spoluvlastník, vlastníci, účastník právneho vzťahu, majiteľ vozidla
insured: poistenca
beneficiary: obdarovaný, obdarovaného, oprávnený, príjemca dávky
child: vyživované dieťa, deti
recipient: obdarovaný, obdarovaného, dovozca
sender: vývozca, podávateľ
doctor: pediater, pediatra, ošetrujúci lekár, všeobecný lekár, odosielajúci lekár, predpisujúci lekár, lekárka, detský lekár, zubár, zubný lekár, fyzioterapeut, sestra, psychológ, odborný lekár, posudkový lekár, očkujúci lekár, očkoval, špecialista, veterinárny lekár, veterinár
manager: správca, riaditeľka, správcovská firma, správcovská spoločnosť
insurer: zdravotná poisťovňa, zdravotnej poisťovne
issuer: kto vystavil, kto vydal
account: zmluvný účet, bankové spojenie, účet č
contract: zmluvný účet, zmluva č
policy: poistná zmluva č
card: preukaz č
invoice: faktúra č
order: objednávka č
ticket: cestovného lístka, druh lístka, vstupenky, letenky
delivery: doprava, dopravy, spôsob dopravy, spôsob doručenia
parcel: zásielka č
registration: ičo, identifikačné číslo organizácie, registra, osvedčenie o evidencii, evidencia, evidencie, technický preukaz, list vlastníctva, listu vlastníctva, číslo listu vlastníctva
certificate: diplom, diplomu, vysvedčenie, rodný list, sobášny list
meter: elektromeru, plynomeru, vodomeru, meradlo, meradla
water: stočné
loan: výška poskytnutého úveru, výška úveru, hypotekárny úver, úverová zmluva
portfolio: portfólio, portfólia
course: vyučovací predmet, študijný predmet, predmet, predmetu, názov programu, špecializácia, školenie
payment: preddavok, preddavku, preddavky, prevod, inkaso, trvalý príkaz, mesačný preddavok spolu, zálohy, zálohu, výber, výberu, výbery, daru, dary, darov, príspevok na bývanie, štipendium, štipendia, dotácia, podpora, odškodné, odškodnenie, vyplatené, dávka sociálna, vklady
pension: starobný dôchodok, druh dávky, invalidný dôchodok, dôchodková dávka
claim: škodová udalosť, škodovej udalosti, nehoda, nehody, poistnej udalosti, odškodnenie, odškodné, vznik škody, likvidácia
application: reklamácia, reklamácie, námietky, námietka, odvolanie, odvolania, sťažnosť, žiadosť, žiadosti, prihláška, prihlášky, podanie
appointment: dátum a čas návštevy, objednaný na
event: schôdza, zhromaždenie, stretnutie vlastníkov, akcia, akcie, zápas, výstava, festival, tábor, zájazd, premietanie, konferencia
document: výpis, výpisu, odpis, osvedčenie o evidencii, oznámenie o, doklad č, list zo dňa
number: číslo v triednom výkaze, objednávka č, faktúra č, zmluva č, doklad č, účet č, zásielka č, preukaz č, poistná zmluva č, vložka číslo, ičo, identifikačné číslo organizácie, číslo listu vlastníctva, číslo účtu
reference: konštantný symbol, špecifický symbol, číslo konania, naša značka, evidenčné číslo spisu, vložka číslo, kód partnera, referenčné číslo, číslo prípadu, var symbol, číslo transakcie
iban: č účtu, účet príjemcu, účet pre platbu, číslo účtu príjemcu, na aký účet
taxNumber: daňové identifikačné číslo, identifikačné číslo pre daň
nationalId: číslo poistenca, číslo pasu, číslo cestovného dokladu, číslo dokladu totožnosti
chassis: identifikačné číslo vozidla, číslo karosérie, výrobné číslo karosérie
seat: miesto číslo, číslo miesta, miestenka, miest na sedenie, miesta na sedenie
plan: sadzba distribúcie, distribučná sadzba, názov programu, produkt dodávky, variant poistenia, názov balíka, názov produktu
group: triedy, študijná skupina
licenceClass: skupiny vozidiel, skupina vodičského oprávnenia, skupiny vodičského oprávnenia
university: materská škola, materskej školy, základná škola, stredná škola, gymnázium, škôlka, jasle, autoškola, autoškoly
club: spolok, spolku, združenie, občianske združenie, zväz, nadácia, nadácie, charita
hospital: zdravotnícke zariadenie, laboratórium, poskytovateľ zdravotnej starostlivosti, pracovisko, ambulancie, očkovacie miesto, zdravotné stredisko
department: katedra, katedry, ústav, referát
semester: polrok, vysvedčenie za, zimný semester, letný semester
address: adresa trvalého pobytu, adresa odberného miesta, kde býva
city: mestská časť, katastrálne územie
country: krajina pôvodu
birthplace: miesto a okres narodenia, narodený v, obec narodenia
origin: nástupná stanica, letisko odletu, miesto nástupu, východisková stanica
destination: miesto určenia, kam ide, cieľová zastávka, trasa, miesto dodania, výstupná stanica, letisko príletu, stanica príchodu
method: spôsob, spôsob doručenia, spôsob dopravy, forma úhrady
frequency: ako často, ako často sa platí, periodicita
date: kedy, zo dňa, dňom, list zo dňa
start: dátum účinnosti, priznáva sa od, dátum prijatia, odkedy, začína, práceneschopnosť od, vznik členstva, vznik nároku, vznik poistenia, zriadené, nárok od, priznané od, študuje od
until: konečná splatnosť, dátum konečnej splatnosti, koniec fixácie, spotrebujte do, použiteľné do, zmluva do, doba určitá do, uložené do, pripravené do, vyzdvihnúť do, platnosť tk do, platnosť ek do, platnosť technickej kontroly do, dokedy, práceneschopnosť do, obdobie do, pobyt do, zánik, nárok do, viazanosť do, skončenie, použiť do, záruka do, spotrebovať do, expiruje
issued: vyhotovené, vyhotovenie, miesto a dátum, list zo dňa, stav ku dňu, výpis ku dňu, vystavená, vystavený, vydaná, vydaný, dátum potvrdenia, dátum listu, dátum rozhodnutia, aktuálne k, údaje ku dňu
created: dátum objednávky, dátum nákupu, dátum dodania tovaru, dátum dodania tovaru alebo služby, nahlásené, dátum vzniku škody, dátum podania žiadosti, prijaté, prijatie, kúpené, zaúčtované, objednané, poskytnuté dňa
departure: čas odchodu
time: o koľkej, čas začiatku, čas odchodu
period: od do, zdaňovacie obdobie, fakturované obdobie, účtovné obdobie, za rok, mesiac, štvrťrok, platobné obdobie, turnus, termín pobytu, za aké obdobie, zdaniteľné obdobie
duration: záruka, záručná doba, štandardná dĺžka štúdia, dĺžka, ako dlho, na ako dlho, doba, fixácia, doba fixácie, počet mesiacov
capital: základné imanie, základného imania, výška základného imania
total: koľko zaplatiť, spolu bez dph, úhrn, mesačný preddavok spolu, nedoplatok na úhradu, súhrnná, celková, celkový, celkové, súčet, spolu za rok, koľko spolu
balance: prostriedky, prostriedkov, peňaženka, hotovosť
outstanding: doplatok, doplatku, zostáva doplatiť, nedoplatok na úhradu, dlžné, zostáva zaplatiť, nedoplatky, nedoplatku, zostávajúca suma, dlhu
fee: poštovné, dopravné, poplatok za odpad, školné, kurzovné, štartovné, provízia, cestovné, cena dopravy, poplatku za, miestny poplatok, miestneho poplatku, poplatok za psa, stravné, zápisné, správny poplatok, parkovné, účastnícky poplatok, náklady na správu, predpis platieb
price: kúpna cena, stojí, koľko stojí
pay: hrubá mzda, čistá mzda, základný plat, hodinová mzda
tax: clo, cla, daň z nehnuteľnosti, spotrebná daň, daňová povinnosť, daň na úhradu, sadzba dph, sadzba dane
deposit: zábezpeka, vratná kaucia
limit: povolené prečerpanie, maximálna suma
coverage: riziká, poistná ochrana, čo je kryté, limit poistného plnenia, poistná hodnota
holdings: hodnota portfólia, celková hodnota portfólia, hodnota investície, trhová hodnota portfólia
interest: úroková miera, ročná úroková sazba
percent: sadzba dph, sadzba dane
points: bonus malus, získané body, trestné body
usage: spotrebované, odobraté množstvo
power: hodnota ističa, menovitý výkon, výkon, rezervovaná kapacita
area: výmera, výmery, plocha, plochy, podlahová plocha, úžitková plocha, veľkosť bytu
reading: počiatočný stav, konečný stav, koncový stav, stav na začiatku, stav na konci, stav vodomeru, stav plynomeru, odpočtu
quantity: kusov, balenie
grade: výsledná známka, vážený priemer, klasifikácia, známky, priemer, priemerný prospech, prospech
due: zaplatiť do, uhradiť do, kedy zaplatiť, vrátiť do, dátum vrátenia, odvolanie do, najneskôr do, najneskôr, uhradiť najneskôr do, lehota na reklamáciu, reklamácie do, námietky do, termín vrátenia, vrátiť najneskôr, splatná, splatný, doplatiť do, posledný deň, do kedy vrátiť, vyrovnanie do, do kedy, dokedy, dokedy zaplatiť, do kedy zaplatiť
paid: zaplatená, uhradená
overdue: po splatnosti, po lehote splatnosti, omeškanie
available: voľné, voľných, zostáva, zostávajúce, nevyčerpaná, na použitie
current: teraz, súčasná
former: predošlá, doterajší, bývalá, predchádzajúca adresa
first: prvej, prvého, prvé
gross: s dph, vrátane dph, cena s dph, suma s dph, spolu s dph, hrubá mzda
net: bez dph, cena bez dph, suma bez dph, spolu bez dph, čistá mzda
minimum: najnižší, najmenší
maximum: najvyšší, najväčší, najvyššia, najväčšia
original: výška poskytnutého úveru, výška úveru
emergency: v prípade núdze, koho kontaktovať, núdzový
bitcoin: bitcoiny, bitcoinu, bitcoinov
`;
