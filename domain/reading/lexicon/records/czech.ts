/** What registers, parcels, health papers, schools, journeys and bills speak of, in Czech. */
export const czechRecords = `
colour: barva, barvy, odstín, zbarvení, srst
fuel: palivo, paliva, pohon, pohonu, pohonná hmota, zdroj energie
make: tovární značka, značka vozidla, výrobce, značka auta, tovární značka a model, značka a typ, výrobcem, značka zařízení, značka kola, značka přístroje
model: model, modelu, obchodní označení, tovární značka a model, typ vozidla, obchodní označení vozidla, verze, modelová řada
body: karoserie, karosérie
engine: motor, motoru, motory
engineSize: zdvihový objem, objem motoru, zdvihový objem motoru, objem válců, obsah motoru, kubatura
weight: hmotnost, hmotnosti, váha, váhy, provozní hmotnost, největší technicky přípustná hmotnost, pohotovostní hmotnost, váha psa, užitečná hmotnost, kolik váží, okamžitá hmotnost
mileage: najeto, najeté km, stav tachometru, tachometr, stav počítadla ujeté vzdálenosti, stav počítače ujeté vzdálenosti, nájezd, ujeté kilometry, ujeto, najeto kilometrů, kolik najeto
emissions: emise, emisí, emisní norma, emisní třída, emisní limit
manufactured: rok výroby, datum výroby, rok výstavby, rok zhotovení, vyrobeno, rok výroby vozidla, modelový rok, rok uvedení do provozu, datum uvedení do provozu, rok kolaudace
use: užití, využití, způsob užívání, určené použití, použití
inspection: technická prohlídka, technické prohlídky, prohlídka, prohlídky, technická kontrola, kontrola, kontroly, revize, příští technická prohlídka, vyšetření, platnost stk do, platnost technické prohlídky do, technická prohlídka do, ověření, ověřování, ověření totožnosti, kontrola kotle, servisní prohlídka, preventivní prohlídka, měření emisí, kolaudace
inspector: technik, inspektor, kontrolor, revizní technik, znalec, zkoušející, odhadce, odhadce škod, zkušební komisař, komisař, kominík
station: stanice technické kontroly, stanice stk, dílna, servis, autoservis
result: výsledek, výsledku, výsledky, závěr, výrok, rozhodnutí, celkový prospěch, celkové hodnocení, výsledek řízení, výsledek přijímacího řízení, posudek, posudkový závěr, prospěl, splněno, nález, interpretace, rozhodnuto, zdravotní způsobilost
defect: závada, závady, závad, vady, nedostatky, zjištěné závady
restriction: omezení, harmonizované kódy, omezení vlastnického práva, zvláštní podmínky, omezení a zatížení, zvláštní omezení, věcné břemeno, břemena, podmínky, podmínka, kódy omezení, zákaz
carrier: dopravce, dopravci, přepravce, kurýr, kurýra, doručovatel, letecká společnost, provozuje, přepravní společnost, přepravní služba, doručuje, dopravní společnost, přepravcem, autobusový dopravce, svozová společnost
pickup: výdejní místo, výdejního místa, odběrné místo zásilky, vyzvednutí, osobní odběr, výdejní box, vyzvednout kde, podací pošta, ukládací pošta, kde vyzvednout, dodací pošta, výdejna, výdejní místo adresa, místo odběru
contents: obsah, obsahu, popis zboží, co je uvnitř, předmět zásilky, druh zboží, obsahuje
note: poznámka, poznámky, poznámka k objednávce, pokyny, komentář, upozornění, vzkaz, doplňující informace, přání, připomínky, poznámce, dodatek, doplňující údaje, další informace, dieta, alergie, doporučení lékaře, pozn, instrukce, zpráva
expected: předpokládaný, předpokládaná, očekávaný, očekávané, plánovaný, odhadované doručení, odhadovaný, předpokládané, očekávaná, odhad doručení, kdy dorazí, doručíme, plánované, plánovaná, předběžný termín
shipped: odesláno, odeslání, podání zásilky, datum podání, vypraveno, expedováno, datum expedice, odeslána, předáno, předána, předáno kurýrovi, podána, podáno na poště
cashOnDelivery: dobírka, dobírky, dobírkou, dobírková částka, platba při převzetí
code: kód, kódu, heslo zásilky, přístupový kód, ověřovací kód, bezpečnostní kód, kód dveří, výdejový kód, kód zboží, kód produktu, celní kód
barcode: čárový kód, čárového kódu, čárový kód zboží
article: artikl, artiklu, položka, položky
articleNumber: kód zboží, kód produktu, číslo artiklu, celní kód, kód celního sazebníku, sazební zařazení, kód nomenklatury, kód výrobku, objednací číslo
diagnosis: diagnóza, diagnózy, klinická diagnóza, základní diagnóza, důvod návštěvy, indikace, mkn-10
disease: nemoc, nemoci, onemocnění, choroba, proti nemoci, proti onemocnění, očkování proti
medicine: léku, léky, léčivo, léčiva, léčivý přípravek, přípravek, přípravku, očkovací látka, vakcína, předepsaný lék, léčivého přípravku, název léčivého přípravku, léčivem, vakcíny, očkovací látky, předepsáno
ingredient: účinná látka, účinné látky, léčivá látka, složení, složka
dosage: dávkování, návod k použití, jak užívat, užívání, způsob podání, způsob užití
dose: dávky, pořadí dávky, pořadí očkování
batch: šarže, šarži, č šarže, výrobní šarže
pharmacy: lékárna, lékárny, výdejna
pharmacist: lékárník, lékárníka, farmaceut, vydávající
sample: vzorek, vzorku, materiál, materiálu, biologický materiál
sampled: odběr vzorku, odběru, odebráno, odběr dne
bodyHeight: výška, výšky, tělesná výška, výška v cm
copayment: doplatek pacienta, spoluúčast pacienta, regulační poplatek, doplatek za lék, hradí pacient
chip: čip, čipu, mikročip, mikročipu, transpondér, tetovací číslo, označení zvířete
species: zvířete, živočišný druh
breed: plemene
blood: krevní skupiny
father: otec, otce
mother: matka, matky
spouse: manžel, manžela, manželka, manželky, partner, partnerka, manželé, manželovi, choť
guarantor: ručitel, ručitele, spoludlužník
householder: hlava rodiny, hlava domácnosti, přednosta domácnosti
relation: příbuzenský vztah, příbuzenský poměr, vztah, vztahu, příbuznost, poměr k
teacher: učitel, učitele, učitelka, třídní, vyučující, lektor, lektora, lektorka, trenér, trenéra, instruktor, cvičitel, vedoucí práce, školitel, konzultant práce, učitelky, lektorem, trenérka, instruktora, vedoucí kurzu, vedoucí kroužku, školitele, vychovatel, vychovatelka, garant, vede, kdo učí, vedoucí bakalářské práce
author: autor, autora, autorka, autoři
agent: zprostředkovatel, zprostředkovatele, makléř, pojišťovací zprostředkovatel, agent, pojišťovací agent, obchodní zástupce, celní zástupce, realitní kancelář, cestovní kancelář prodejce, získatel, poradce pojištění, kdo prodal, vázaný zástupce
caseworker: vyřizuje, vyřizující, referent, referentka, zpracoval, zpracovala, úřední osoba, oprávněná úřední osoba, vyhotovil, vyhotovila, pracovník úřadu, řešitel, likvidátor, likvidátora, kontaktní pracovník, vyřizuje paní, vyřizuje pan, oprávněná osoba úřadu, sociální pracovnice, zpracovatel, zpracovatele, kdo vyřizuje, úředník, koordinátor
signatory: podpis, podpisu, podepsal, podepsala, podepsán, schválil, schválila, podepisující osoba, uvolnil, ověřil, za správnost, podepsáni, schváleno kým, podepsána kým, kdo podepsal, za společnost, ověřila, za dárce, za obdarovaného, oprávněn podepisovat, podepsaný
representative: zástupce, zákonný zástupce, zákonného zástupce, zmocněnec, zplnomocněný zástupce, zastoupený, zastoupen, jednatel, jednatele, způsob jednání, prokurista, rodič, rodiče, rodičů, opatrovník, statutární zástupce, statutárního orgánu, člen představenstva, jednající, zmocněnce, pověřená osoba
chairperson: předseda, předsedy, předsedkyně, předseda představenstva, předseda výboru, prezident, předsedou, starosta sokola, předseda rady
shareholder: společník, společníka, společníci, akcionář, akcionáře, jediný společník, jediný akcionář
court: soud, soudu, rejstříkový soud, krajský soud, okresní soud, městský soud, soud a spisová značka
authority: úřad, úřadu, finanční úřad, městský úřad, katastrální úřad, katastrální pracoviště, matriční úřad, příslušný úřad, orgán, instituce, živnostenský úřad, celní úřad, magistrát, úřad městské části, správa sociálního zabezpečení, ossz, čssz, kdo rozhodl, vydává, komora, ministerstvo, obecního úřadu, stavební úřad, matrika
creditor: věřitel, věřitele, zástavní věřitel, zástavní věřitele, oprávnění pro, oprávněný, ve prospěch, úvěrující, věřitelem, zástavní věřitel banka, financující banka, poskytovatel úvěru, zapůjčitel, oprávněný ze zástavního práva
founded: datum vzniku, den vzniku, datum založení, rok založení, datum zápisu, den zápisu, vznik společnosti, datum vzniku a zápisu, vznik oprávnění, založena
signed: podepsáno, datum podpisu, podpisu smlouvy, datum smlouvy, smlouva ze dne, smlouvy ze dne, darovací smlouva ze dne, uzavřena, uzavřeno, uzavření, sjednána, sjednáno, datum sjednání, podepsána, datum podepsání, kupní smlouva ze dne
activity: předmět podnikání, činnost, činnosti, obor podnikání, odvětví, převažující činnost, živnost, živnosti, cz nace
brand: obchodní název, obchodní značka, obchodní jméno, zkrácený název, značka zboží
purpose: účel, účelu, pro účely, za účelem, vydává se za účelem, zpráva pro příjemce, na co, k čemu, určeno na, potvrzení pro, určen na, určeno pro, komu předložit, pro koho, k jakému účelu, účel cesty, na jaký účel, předloží
reason: důvod, důvodu, důvody, příčina, odůvodnění, důvod nepřítomnosti
plot: parcela, parcely, pozemek, pozemku, pozemky, stavební parcela, parc č, parcelní č, pozemková parcela, pozemek č, st parcela, parcelu
deed: nabývací titul, nabývací titul nebo jiný podklad zápisu, kupní smlouva, právní titul, podklad zápisu, právní základ, nabývací listina, darovací smlouva, usnesení o dědictví, právní důvod nabytí, nabytí
share: podíl, podílu, vlastnický podíl, spoluvlastnický podíl, velikost podílu, podíl na společných částech, obchodní podíl, podíly, spoluvlastnického podílu, podíl na domě, spoluvlastnický podíl na společných částech
floor: patro, patra, podlaží, poschodí, patře, na patře, v patře, nadzemní podlaží, podl
apartment: číslo bytu, byt číslo, bytová jednotka, č bytu, jednotka, jednotky, č jednotky, jednotka č, číslo bytové jednotky, vymezená jednotka, byt č, byt čís
rooms: pokojů, počet místností, dispozice
valuation: ocenění, tržní hodnota, odhadní cena, odhadní hodnota, zjištěná cena, hodnota nemovitosti, odhad
turnover: obrat, obratu, tržby, výnosy
fund: fond oprav, fondu oprav, fond, fondu, dlouhodobá záloha, příspěvek do fondu oprav, příspěvek na správu domu a pozemku, příspěvek na opravy, tvorba fondu oprav, fond údržby
territory: územní platnost, územní rozsah, území, platnost v zemích
supplyPoint: ean odběrného místa, eic, odběrné místo, číslo odběrného místa, číslo místa spotřeby, předávací místo, opm, odběrného místa číslo, kód odběrného místa, identifikace odběrného místa, číslo místa
distributor: distributor, distributora, distribuční společnost, provozovatel distribuční soustavy
opening: počáteční, předchozí stav, stav na začátku, na začátku období, převod z minulého období, předchozí odečet
closing: konečný, konečná, konečné, koncový stav, nový stav, stav na konci, na konci období, současný stav
principal: jistina, jistiny, nesplacená jistina, zůstatek úvěru, výše poskytnutého úvěru, výše úvěru, původní výše úvěru, splaceno z jistiny, výše půjčky, částka úvěru, poskytnutá částka
instalment: splátka, splátky, anuita, splátek, pravidelná splátka, druhá splátka, anuitní
overpayment: přeplatek, přeplatku, přeplatky
lateFee: úrok z prodlení, poplatek z prodlení, poplatek za zpoždění, zpozdné, smluvní pokuta, sankční poplatek, úroky, penalizace, úrok z prodlení celkem, poplatek za upomínku, upomínací poplatek
deduction: srážky, srážka, srážek, odpočet, odpočty, sleva na dani, nezdanitelná část, sleva na poplatníka
taxBase: základ daně, základu daně, daňový základ, vyměřovací základ, zdanitelná mzda, dílčí základ daně, dílčí daňový základ, základ pro výpočet, základ pro výpočet daně, základ daně celkem
bonus: bonus, odměna, odměny, příplatek, příplatky, mimořádná odměna, osobní ohodnocení, prémie, prémií, odměn, příplatek za
contribution: příspěvky, sociální pojištění, zdravotní pojištění, odvody, důchodové pojištění, pojistné na sociální zabezpečení, sociální zabezpečení, státní příspěvek, pojistné zaměstnance, odvod, odvedeno, zdravotní pojištění zaměstnanec
hours: hodiny, hodin, odpracované hodiny, přesčas, přesčasy, hodinová dotace, počet vyučovacích hodin, vyučovacích hodin, hodinový rozsah, kolik hodin
leave: dovolená, dovolené, nárok na dovolenou, dnů dovolené, kolik dovolené
noticePeriod: výpovědní lhůta, výpovědní doba, výpovědní lhůty, výpovědní doby
branch: pobočka, pobočky, domovská pobočka, domovská knihovna, detašované pracoviště, odštěpný závod, pobočku, kmenová pobočka, oblastní pobočka, územní pracoviště, krajská pobočka, úřadovna, kontaktní místo, jednatelství, místní organizace
channel: kanál, kanálu, komunikační kanál, způsob kontaktu, oznámení, upozorňování, preferovaný kontakt, upozornění zasílat, zasílání, způsob upozornění, jak informovat
studyYear: rok studia, studijní ročník, ročník, ročníku, kolikátý ročník, úsek studia, semestr studia
studyMode: forma studia, formy studia, typ studia, forma vzdělávání, způsob studia, prezenční, kombinovaná, formou, studium forma, forma a typ studia, denní studium, dálkové
train: vlak, vlaku, spoj, spoje, vlaky, rychlík
coach: vagon, vagón, vůz, číslo vozu, vagonu
platform: nástupiště, kolej, stání, stanoviště
travelClass: cestovní třída, vozová třída, kabina, přepravní třída, třída
checkIn: příjezd, datum příjezdu, nástup na pobyt, začátek pobytu, ubytování od, check-in
checkOut: odjezd, datum odjezdu, ukončení pobytu, konec pobytu, ubytování do, check-out
nights: nocí, noci, délka pobytu, počet noclehů, za noc, kolik nocí, noc, přenocování
luggage: zavazadlo, zavazadla, zavazadel, odbavené zavazadlo, příruční zavazadlo, zavazadlech, kabinové zavazadlo, kufr, kufry, odbavená zavazadla
venue: místo konání, místo, kde, dějiště, místo výcviku, místo srazu, sraz, areál, kde se koná, místo pořádání, stadion, divadlo, kde to je
organiser: pořadatel, pořadatele, organizátor, organizátora, pořádá, hostitel, pořádající, cestovní kancelář, pořadatelem, kdo pořádá, organizuje, provozovatel tábora
training: trénink, tréninku, lekce, lekci, rezervovaná lekce, cvičení, lekce jógy, výcviková jízda, jízda, jízdy, kurz plavání
borrowed: vypůjčeno, výpůjčky, výpůjček, půjčené knihy, půjčeno, vypůjčené knihy, půjčených knih, počet půjčených, vypůjčených, vypůjčené tituly, kolik půjčeno
reserved: rezervováno, rezervace, rezervací, rezervované, fronta, ve frontě, rezervované knihy, připraveno k vyzvednutí, pořadí ve frontě
`;
