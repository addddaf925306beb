import type { Forms } from '../forms.ts';

/** What registers, parcels, health papers, schools, journeys and bills speak of, in Slovak. */
export const slovakRecords: Forms = {
  colour: 'farba, farby, farba vozidla, farba karosérie, odtieň, sfarbenie, srsť',
  fuel: 'palivo, paliva, druh paliva, pohon, pohonu, pohonná látka, zdroj energie',
  make: 'továrenská značka, značka vozidla, výrobca, výrobca vozidla, výrobcu, značka auta',
  model: 'model, modelu, obchodný názov vozidla, model vozidla, obchodné označenie',
  body: 'karoséria, karosérie, druh karosérie, typ karosérie',
  engine: 'motor, motora, motory',
  engineSize: 'zdvihový objem, zdvihový objem valcov, objem motora, zdvihový objem motora, obsah motora',
  weight:
    'hmotnosť, hmotnosti, váha, váhy, prevádzková hmotnosť, najväčšia prípustná celková hmotnosť, celková hmotnosť, pohotovostná hmotnosť, hmotnosť zásielky, váha dieťaťa',
  mileage:
    'najazdené, najazdené km, stav tachometra, tachometer, stav odometra, počet najazdených kilometrov, stav počítadla',
  emissions: 'emisie, emisií, emisie co2, emisná norma, emisná trieda, emisný limit',
  manufactured: 'rok výroby, dátum výroby, rok výstavby, vyrobené, rok zhotovenia',
  use: 'využitie, spôsob využitia, spôsob využívania, účel využitia, spôsob používania, použitie, spôsob využívania pozemku',
  inspection:
    'technická kontrola, technickej kontroly, kontrola, kontroly, prehliadka, prehliadky, technická prehliadka, emisná kontrola, revízia, nasledujúca kontrola, vyšetrenie, vyšetrenia, overenie, overenia, overenie totožnosti, preventívna prehliadka, servisná prehliadka, ďalšia kontrola',
  inspector:
    'technik, kontrolný technik, inšpektor, kontrolór, revízny technik, znalec, skúšajúci, odhadca, skúšobný komisár, komisár, kominár',
  station: 'stanica technickej kontroly, stk, dielňa, servis, autoservis',
  result:
    'výsledok, výsledku, výsledky, záver, výsledok kontroly, výsledok vyšetrenia, rozhodnutie, rozhodnutia, celkové hodnotenie, výsledok overenia, výsledok testu, posudok, nález, prospel, rozhodnuté, výrok',
  defect: 'chyba, chyby, porucha, poruchy, nedostatky, zistené chyby, závady, vady',
  restriction: 'obmedzenia, obmedzenie, osobitné podmienky, harmonizované kódy, ťarchy',
  carrier:
    'dopravca, dopravcu, prepravca, prepravcu, kuriér, kuriéra, doručovateľ, letecká spoločnosť, kuriérska spoločnosť, prevádzkuje',
  pickup:
    'výdajné miesto, výdajného miesta, odberné miesto zásielky, vyzdvihnutie, miesto vyzdvihnutia, osobný odber, výdajný box, vyzdvihnúť kde, ukladacia pošta, dodávacia pošta',
  contents: 'obsah, obsahu, obsah zásielky, popis obsahu, obsah balíka',
  note: 'poznámka, poznámky, pokyny, komentár, upozornenie, odkaz pre kuriéra, doplňujúce informácie, želanie, pripomienky',
  expected:
    'predpokladané doručenie, očakávané doručenie, predpokladaný, predpokladaná, očakávaný, očakávané, plánované doručenie, plánovaný, predpokladaný termín, odhadované doručenie',
  shipped:
    'odoslané, odoslaná, odoslanie, dátum odoslania, dátum podania zásielky, podané na pošte, odovzdané dopravcovi, expedované, dátum expedície',
  cashOnDelivery: 'dobierka, dobierky, dobierkou, suma dobierky, dobierková suma, platba pri prevzatí',
  code: 'kód, kódu, kód na vyzdvihnutie, prístupový kód, overovací kód, bezpečnostný kód, heslo zásielky, kód zásielky na výdaj, kód dverí, pin kód',
  barcode: 'čiarový kód, čiarového kódu',
  article: 'položka, položky, artikel, číslo položky, číslo tovaru, katalógové číslo',
  diagnosis:
    'diagnóza, diagnózy, kód diagnózy, klinická diagnóza, základná diagnóza, dôvod návštevy, indikácia, mkch-10',
  disease: 'choroba, choroby, ochorenie, ochorenia, ochoreniu, proti ochoreniu, proti chorobe, očkovanie proti',
  medicine:
    'liek, lieku, lieky, liečivo, liečivá, názov lieku, prípravok, prípravku, očkovacia látka, vakcína, vakcíny, názov vakcíny, predpísaný liek',
  ingredient: 'účinná látka, účinnej látky, liečivá látka, zloženie, zložka',
  dosage: 'dávkovanie, dávkovania, návod na použitie, ako užívať, užívanie, spôsob podania, spôsob užívania',
  dose: 'dávka, dávky, číslo dávky, poradie dávky, poradie očkovania',
  batch: 'šarža, šarže, číslo šarže, výrobná šarža, šarža vakcíny',
  pharmacy: 'lekáreň, lekárne, výdajňa',
  pharmacist: 'lekárnik, lekárnika, vydal lekárnik, farmaceut, vydávajúci',
  sample: 'vzorka, vzorky, materiál, materiálu, biologický materiál, druh materiálu, typ vzorky',
  sampled: 'odber vzorky, odberu, dátum odberu, odobraté, odobrané, čas odberu, dátum a čas odberu',
  bodyHeight: 'výška, výšky, telesná výška, výška v cm',
  copayment: 'doplatok pacienta, spoluúčasť pacienta, doplatok za liek, hradí pacient',
  chip: 'čip, čipu, číslo čipu, mikročip, mikročipu, číslo mikročipu, transpondér',
  species: 'druh zvieraťa, zvieraťa, živočíšny druh',
  breed: 'plemeno, plemena, rasa',
  blood: 'krvná skupina, krvnej skupiny',
  father: 'otec, otca, meno otca, meno a priezvisko otca',
  mother: 'matka, matky, meno matky, meno a priezvisko matky',
  spouse: 'manžel, manžela, manželka, manželky, partner, partnerka, meno manžela, manžel alebo manželka',
  guarantor: 'ručiteľ, ručiteľa, spoludlžník',
  householder: 'hlava rodiny, hlava domácnosti, prednosta domácnosti',
  relation: 'príbuzenský vzťah, príbuzenský pomer, vzťah, vzťahu, vzťah k poistníkovi, príbuznosť',
  teacher:
    'učiteľ, učiteľa, učiteľka, triedny učiteľ, triedna učiteľka, triedny, vyučujúci, lektor, lektorka, tréner, trénera, inštruktor, cvičiteľ, vedúci práce, školiteľ, konzultant práce',
  author: 'autor, autora, autorka, autori',
  agent:
    'sprostredkovateľ, sprostredkovateľa, maklér, finančný agent, poisťovací agent, sprostredkovateľ poistenia, obchodný zástupca, agent, colný zástupca, realitná kancelária, kto predal',
  caseworker:
    'vybavuje, vybavuje vec, vybavila, vybavil, referent, referentka, spracoval, spracovala, zodpovedný pracovník, vyhotovil, vyhotovila, vec vybavuje, likvidátor, likvidátora, kontaktný pracovník, sociálna pracovníčka, spracovateľ, kto vybavuje',
  signatory:
    'podpis, podpisu, podpísal, podpísala, podpísaný, schválil, schválila, podpisujúca osoba, overil, za správnosť, zodpovedná osoba',
  representative:
    'zástupca, zákonný zástupca, zákonného zástupcu, splnomocnenec, splnomocnený zástupca, zastúpený, zastúpená, konateľ, konateľa, konanie menom spoločnosti, prokurista, konanie v mene spoločnosti, spôsob konania, rodič, rodiča, rodičia, opatrovník, člen predstavenstva, poverená osoba, štatutárny zástupca',
  chairperson: 'predseda, predsedu, predsedníčka, predseda predstavenstva, prezident',
  shareholder: 'spoločník, spoločníka, spoločníci, akcionár, akcionára, jediný spoločník, jediný akcionár',
  court: 'súd, súdu, registrový súd, okresný súd, krajský súd, mestský súd',
  authority:
    'úrad, úradu, vydávajúci úrad, daňový úrad, mestský úrad, okresný úrad, katastrálny odbor, matričný úrad, vydávajúci orgán, príslušný úrad, orgán, inštitúcia, obecný úrad, živnostenský úrad, colný úrad, úrad práce, sociálna poisťovňa, magistrát, kto rozhodol, komora, ministerstvo',
  creditor: 'veriteľ, veriteľa, záložný veriteľ, záložného veriteľa, v prospech, oprávnený z vecného bremena',
  founded:
    'dátum vzniku, deň vzniku, dátum založenia, rok založenia, dátum zápisu, deň zápisu, vznik spoločnosti, deň zápisu do obchodného registra, založená',
  signed:
    'podpísané, dátum podpisu, podpisu zmluvy, uzatvorené dňa, uzavretá dňa, dátum uzavretia, dátum uzatvorenia, dátum uzatvorenia zmluvy, dátum zmluvy, zmluva zo dňa, zmluvy zo dňa, uzavretá, uzatvorená, uzatvorené, uzavretie zmluvy, deň uzavretia, dátum uzatvorenia poistenia, kedy podpísané',
  activity:
    'predmet podnikania, predmet činnosti, činnosť, činnosti, hlavná činnosť, odbor činnosti, odvetvie, prevažujúca činnosť, živnosť, živnosti, sk nace',
  brand: 'obchodný názov, obchodná značka, skrátený názov, značka tovaru',
  purpose:
    'účel, účelu, účel vydania, účel potvrdenia, na účely, za účelom, vydáva sa na účely, účel platby, účel úveru, správa pre prijímateľa, účel daru, na čo, potvrdenie pre, určené na, na aký účel, komu predložiť, účel cesty',
  reason: 'dôvod, dôvodu, dôvody, príčina, odôvodnenie, dôvod ukončenia, dôvod neprítomnosti',
  plot: 'parcela, parcely, parcelné číslo, pozemok, pozemku, pozemky, číslo parcely, druh pozemku',
  deed: 'titul nadobudnutia, titul nadobudnutia vlastníctva, kúpna zmluva, právny základ',
  share:
    'podielu, spoluvlastnícky podiel, vlastnícky podiel, veľkosť podielu, podiel na spoločných častiach, obchodný podiel, podiel na nehnuteľnosti',
  floor: 'poschodie, poschodia, podlažie, podlažia',
  apartment:
    'číslo bytu, byt číslo, číslo jednotky, bytová jednotka, č bytu, jednotka č, číslo bytovej jednotky, byt č, č jednotky',
  rooms: 'počet izieb, izieb, izby, počet miestností, dispozícia bytu',
  valuation: 'ocenenie, trhová hodnota, všeobecná hodnota, odhadná cena, hodnota nehnuteľnosti, znalecká hodnota',
  turnover: 'obrat, obratu, ročný obrat, tržby, tržieb, výnosy, čistý obrat',
  fund: 'fond opráv, fondu opráv, fond prevádzky údržby a opráv, fond, fondu, príspevok do fondu opráv, tvorba fondu',
  territory: 'územná platnosť, územný rozsah, územie, územia, platnosť v krajinách',
  supplyPoint:
    'eic, eic kód, pod kód, kód odberného miesta, odberné miesto, číslo odberného miesta, číslo miesta spotreby, miesto spotreby',
  distributor:
    'distribútor, distribútora, distribučná spoločnosť, prevádzkovateľ distribučnej siete, prevádzkovateľ distribučnej sústavy',
  opening:
    'počiatočný stav, počiatočný, počiatočná, počiatočný zostatok, predchádzajúci stav, stav na začiatku, na začiatku obdobia, prevod z minulého obdobia',
  closing:
    'konečný stav, konečný, konečná, konečné, konečný zostatok, koncový stav, nový stav, stav na konci, na konci obdobia',
  principal:
    'istina, istiny, zostatok istiny, nesplatená istina, zostávajúca istina, výška istiny, výška poskytnutého úveru, výška úveru',
  instalment: 'splátka, splátky, výška splátky, mesačná splátka, splátka úveru, anuitná splátka',
  overpayment: 'preplatok, preplatku, preplatky, preplatok z minulého obdobia',
  lateFee:
    'úrok z omeškania, úroky z omeškania, poplatok z omeškania, poplatok za oneskorenie, zmluvná pokuta, sankčný poplatok, poplatok za upomienku',
  deduction: 'zrážky, zrážka, zrážok, odpočítateľná položka, nezdaniteľná časť, zrážky spolu, daňový bonus',
  taxBase: 'základ dane, základu dane, daňový základ, vymeriavací základ, zdaniteľná mzda, čiastkový základ dane',
  bonus: 'prémia, bonus, odmena, odmeny, príplatok, príplatky, osobné ohodnotenie',
  contribution:
    'príspevky, príspevok, sociálne poistenie, zdravotné poistenie, odvody, dôchodkové poistenie, poistné na sociálne poistenie, sociálne zabezpečenie',
  hours: 'hodiny, hodín, odpracované hodiny, počet hodín, hodín týždenne, nadčas, nadčasy, týždenný počet hodín',
  leave: 'dovolenka, dovolenky, zostatok dovolenky, zostávajúca dovolenka, nárok na dovolenku',
  noticePeriod: 'výpovedná lehota, výpovedná doba, výpovednej lehoty, výpovednej doby',
  branch:
    'pobočka, pobočky, domovská pobočka, domovská knižnica, organizačná zložka, filiálka, kmeňová pobočka, kontaktné miesto, územné pracovisko, miestna organizácia',
  channel: 'kanál, kanálu, komunikačný kanál, spôsob kontaktu, spôsob oznámenia, oznámenia, preferovaný kontakt',
  bitcoin: 'bitcoiny, bitcoinu, bitcoinov',
  studyYear: 'ročník štúdia, rok štúdia, študijný ročník, ročník, ročníka',
  studyMode: 'forma štúdia, formy štúdia, typ štúdia, metóda štúdia, forma vzdelávania, spôsob štúdia',
  train: 'vlak, vlaku, číslo vlaku, vlak číslo, spoj',
  coach: 'vagón, vozeň, vozňa, číslo vozňa, číslo vozna',
  platform: 'nástupište, koľaj, nástupište a koľaj, stanovište',
  travelClass: 'cestovná trieda, vozňová trieda, kabína, prepravná trieda, trieda',
  checkIn: 'príchod, dátum príchodu, nástup na pobyt, začiatok pobytu, ubytovanie od',
  checkOut: 'odchod, dátum odchodu, ukončenie pobytu, koniec pobytu, ubytovanie do',
  nights: 'počet nocí, nocí, noci, dĺžka pobytu, počet prenocovaní, za noc',
  luggage: 'batožina, batožiny, zapísaná batožina, príručná batožina, podaná batožina',
  venue:
    'miesto konania, miesto, miesto stretnutia, dejisko, miesto podujatia, miesto schôdze, miesto skúšky, miesto výcviku, zraz, areál, kde sa koná, štadión, divadlo, miesto nehody',
  organiser: 'organizátor, organizátora, usporiadateľ, usporiadateľa, hostiteľ',
  training: 'tréning, tréningu, lekcia, lekcie, ďalšia lekcia, cvičenie, rezervovaná lekcia',
  borrowed: 'vypožičané, výpožičky, výpožičiek, aktuálne výpožičky, požičané knihy, požičané, počet výpožičiek',
  reserved: 'rezervované, rezervácie, rezervácií, rezervovaných, poradovník, rezervované knihy',
  reading:
    'počiatočný stav, konečný stav, koncový stav, stav na začiatku, stav na konci, stav vodomeru, stav plynomeru, odpočtu',
  issued:
    'vyhotovené, vyhotovenie, dátum vyhotovenia, miesto a dátum, list zo dňa, stav ku dňu, výpis ku dňu, vystavená, vystavený, vydaná, vydaný, dátum potvrdenia, dátum listu, dátum rozhodnutia, kedy vydané, aktuálne k, údaje ku dňu',
  due: 'zaplatiť do, uhradiť do, kedy zaplatiť, vrátiť do, dátum vrátenia, lehota splatnosti, deň splatnosti, splatnosť faktúry, lehota na odvolanie, odvolanie do, najneskôr do, najneskôr, uhradiť najneskôr do, lehota na reklamáciu, reklamácie do, námietky do, termín splatnosti, termín úhrady, termín vrátenia, vrátiť najneskôr, splatná, splatný, doplatiť do, posledný deň, do kedy vrátiť, vyrovnanie do, do kedy, dokedy',
  total:
    'koľko zaplatiť, spolu s dph, spolu bez dph, celková cena, úhrn, celkové náklady, celková platba, mesačný preddavok spolu, nedoplatok na úhradu, súhrnná, celková, celkový, celkové, celková výška, celková hodnota, súčet, spolu za rok, koľko spolu',
  fee: 'poštovné, dopravné, poplatok za odpad, školné, kurzovné, štartovné, provízia, cestovné, cena dopravy, poplatku za, miestny poplatok, miestneho poplatku, poplatok za psa, stravné, zápisné, správny poplatok, parkovné, účastnícky poplatok, náklady na správu, predpis platieb, členský poplatok',
  payment:
    'preddavok, preddavku, preddavky, zálohová platba, výška preddavku, prevod, inkaso, trvalý príkaz, mesačná platba, mesačný preddavok spolu, zálohy, zálohu, výber, výberu, výbery, daru, dary, darov, príspevok na bývanie, štipendium, štipendia, dotácia, podpora, odškodné, odškodnenie, poistné plnenie, poistného plnenia, vyplatené, dávka sociálna, vklady, uhradené preddavky',
  loan: 'výška poskytnutého úveru, výška úveru, hypotekárny úver, hypotéky, úverová zmluva',
  reference:
    'konštantný symbol, špecifický symbol, číslo konania, číslo spisu, naša značka, evidenčné číslo spisu, vložka číslo, kód partnera, referenčné číslo, číslo prípadu, var symbol, číslo transakcie',
  duration:
    'záruka, záručná doba, doba poistenia, doba nájmu, dĺžka štúdia, doba splatnosti, štandardná dĺžka štúdia, dĺžka, dĺžka trvania, ako dlho, na ako dlho, doba, doba úveru, fixácia, doba fixácie, počet mesiacov, dĺžka kurzu',
  manager:
    'správca, správca domu, správca nehnuteľnosti, riaditeľka, štatutárny orgán, správcovská firma, správcovská spoločnosť',
  event:
    'schôdza, zhromaždenie, stretnutie vlastníkov, názov podujatia, akcia, akcie, názov akcie, zápas, výstava, festival, tábor, zájazd, premietanie, konferencia',
  doctor:
    'pediater, pediatra, ošetrujúci lekár, všeobecný lekár, odosielajúci lekár, predpisujúci lekár, lekárka, detský lekár, zubár, zubný lekár, fyzioterapeut, sestra, psychológ, odborný lekár, posudkový lekár, očkujúci lekár, očkoval, špecialista',
  hospital:
    'zdravotnícke zariadenie, laboratórium, poskytovateľ zdravotnej starostlivosti, pracovisko, ambulancie, očkovacie miesto, veterinárna klinika, zdravotné stredisko',
  nationalId: 'číslo poistenca, číslo pasu, číslo cestovného dokladu, číslo dokladu totožnosti',
  address: 'adresa trvalého pobytu, adresa odberného miesta, miesto pobytu, adresa bydliska, adresa bytu, kde býva',
  customer: 'konečný odberateľ',
  plan: 'názov tarify, sadzba distribúcie, distribučná sadzba, názov programu, produkt dodávky',
  period:
    'od do, zdaňovacie obdobie, sledované obdobie, obdobie dodávky, fakturované obdobie, účtovné obdobie, obdobie vyúčtovania, za rok, mesiac, štvrťrok, platobné obdobie, turnus, termín pobytu, za aké obdobie',
  frequency: 'ako často, ako často sa platí, periodicita, frekvencia platby',
  certificate: 'diplom, diplomu, vysvedčenie, rodný list, sobášny list',
  pension: 'starobný dôchodok, druh dôchodku, druh dávky, výška dôchodku, invalidný dôchodok, dôchodková dávka',
  outstanding:
    'doplatok, doplatku, zostáva doplatiť, zostatok dlhu, nedoplatok na úhradu, dlžné, zostáva zaplatiť, nedoplatky, nedoplatku, zostávajúca suma, dlhu, neuhradená suma',
  portfolio: 'portfólio, portfólia',
  course:
    'názov predmetu, vyučovací predmet, študijný predmet, názov kurzu, predmet, predmetu, názov programu, špecializácia, učebný odbor, školenie',
  claim:
    'škodová udalosť, škodovej udalosti, nehoda, nehody, poistnej udalosti, odškodnenie, odškodné, vznik škody, likvidácia',
  balance: 'prostriedky, prostriedkov, disponibilný zostatok, peňaženka, voľné prostriedky, hotovosť',
  holdings:
    'hodnota portfólia, celková hodnota portfólia, hodnota investície, nasporená suma, trhová hodnota portfólia',
  tax: 'clo, cla, daň z nehnuteľnosti, spotrebná daň',
  articleNumber: 'kód tovaru, kód produktu, colný kód, sadzobné zaradenie, kód nomenklatúry',
  holder: 'pre koho, na koho, vydané pre, vystavené pre',
  university:
    'materská škola, materskej školy, základná škola, stredná škola, gymnázium, škôlka, jasle, autoškola, autoškoly, názov školy',
  club: 'spolok, spolku, združenie, občianske združenie, zväz, nadácia, nadácie, charita',
  grade: 'výsledná známka, vážený priemer, klasifikácia, bodové hodnotenie',
  available: 'voľné, voľných, zostáva, zostávajúce, nevyčerpaná, na použitie',
  coverage: 'poistené riziká, riziká, poistné krytie, poistná ochrana, čo je kryté',
  destination: 'miesto určenia, kam ide, cieľová zastávka, trasa, miesto dodania',
  application: 'reklamácia, reklamácie, námietky, námietka, odvolanie, odvolania, sťažnosť',
};
